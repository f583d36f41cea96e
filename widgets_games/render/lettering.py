"""Writing on a board: how wide it may come out, where it stands, how much is sent to a canvas.

The widths are those of DejaVu Sans, the widest font that the page is likely to fall back on: what
fits here fits everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from widgets_games.render.geometry import Point
from widgets_games.render.scene import AnyShape, Text

_BASELINE: Final = 0.36
"""How far the baseline is below the middle of figures and capitals, in sizes of the type."""
_REGULAR: Final = {
    0.28: "'ijl",
    0.32: " IJ,.’‘·",
    0.35: "/:;\\|f",
    0.40: "-()[]t!",
    0.47: 'r"',
    0.53: "*_`–sz“”?",
    0.58: "cLFk",
    0.62: "vxyPTYaoāáóeé",
    0.64: "ESbdghnpquú$0123456789{}",
    0.70: "KAVĀBRXZC",
    0.78: "UHNDG&",
    0.84: "OQw#+<=>^~−→←×",
    1.00: "M%mW@—…",
}
_BOLD: Final = {
    0.35: "'ijl ",
    0.38: "/IJ\\|,.’‘·",
    0.44: ":;-f",
    0.50: "!()[]tr_`–",
    0.53: '"*',
    0.60: "?zcs",
    0.68: "Lvxy“”akāáEFTeé",
    0.72: "oó$0123456789hnu{}úSYbdgpq",
    0.77: "CPZBAKRVXĀ",
    0.85: "UGDOQ#+<=>HN^~−→←×",
    1.00: "&w%@M—…",
    1.10: "mW",
}
_BOLD_FROM: Final = 600
_UNKNOWN: Final = 1.0


def _by_character(groups: dict[float, str]) -> dict[str, float]:
    return {character: width for width, group in groups.items() for character in group}


_WIDTHS: Final = {False: _by_character(_REGULAR), True: _by_character(_BOLD)}


def text_width(text: str, size: float, weight: int = 400) -> float:
    """The most room a line of text takes, in the units of its size."""
    widths = _WIDTHS[weight >= _BOLD_FROM]
    return size * sum(widths.get(character, _UNKNOWN) for character in text)


def wrap(text: str, size: float, room: float, weight: int = 400) -> tuple[str, ...]:
    """The text in lines no wider than `room`; a single word that is wider stands alone."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, weight) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


class Face(NamedTuple):
    """The size and weight of type."""

    size: float
    weight: int = 400


def written(middle: Point, text: str, face: Face, fill: str, anchor: str = "middle") -> Text:
    """A line of text whose figures are centred on a point's height.

    It begins on a whole pixel of a dense screen: elsewhere canvas and SVG space letters apart.
    """
    x, y = middle
    baseline = y + face.size * _BASELINE
    return Text(round(x * 2) / 2, round(baseline * 2) / 2, text, *face, anchor, fill=fill)


def writing_last(shapes: Iterable[AnyShape]) -> Iterator[AnyShape]:
    """Shapes that do not meet, then what is written on them: each style is set only once."""
    writing: list[Text] = []
    for shape in shapes:
        if isinstance(shape, Text):
            writing.append(shape)
        else:
            yield shape
    yield from sorted(writing, key=_style)


def _style(text: Text) -> tuple[float, int, str]:
    return text.size, text.weight, str(text.fill)

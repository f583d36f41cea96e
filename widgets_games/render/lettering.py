"""Writing on a board: where a line stands, and how much of it is sent to a canvas."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from widgets_games.render.geometry import Point
from widgets_games.render.scene import AnyShape, Text

_BASELINE: Final = 0.36
"""How far the baseline is below the middle of figures and capitals, in sizes of the type."""


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
    """Shapes that do not meet, then what is written on them: each style is told once, not often."""
    writing: list[Text] = []
    for shape in shapes:
        if isinstance(shape, Text):
            writing.append(shape)
        else:
            yield shape
    yield from sorted(writing, key=_style)


def _style(text: Text) -> tuple[float, int, str]:
    return text.size, text.weight, str(text.fill)

"""What figures and words stand on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from widgets_games.games.ohwahree.kit import Kit
from widgets_games.games.ohwahree.picture import Tab
from widgets_games.render.arcs import Point
from widgets_games.render.scene import AnyShape, Rect, Text
from widgets_games.render.text_width import text_width

_BASELINE = 0.36
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
    """Plates that do not meet, then what is written on them: each style is told once, not often."""
    writing: list[Text] = []
    for shape in shapes:
        if isinstance(shape, Text):
            writing.append(shape)
        else:
            yield shape
    yield from sorted(writing, key=_style)


def _style(text: Text) -> tuple[float, int, str]:
    return text.size, text.weight, str(text.fill)


def pill(kit: Kit, middle: Point, tab: Tab, size: float) -> Iterator[AnyShape]:
    """A figure on a round plate, gold with a dark edge while it is news."""
    (x, y), height = middle, size * 1.48
    width = max(height, text_width(tab.text, size, 700) + size * 0.6)
    tokens = kit.tokens
    yield Rect(
        round(x - width / 2, 1),
        round(y - height / 2, 1),
        width,
        height,
        height / 2,
        fill=kit.theme.event if tab.lit else tokens.card,
        stroke=tokens.edge if tab.lit else kit.theme.ink,
        width=2.2 if tab.lit else 1.4,
    )
    colour = tokens.on_event if tab.lit else kit.theme.ink
    yield written(middle, tab.text, Face(size, 700), colour)

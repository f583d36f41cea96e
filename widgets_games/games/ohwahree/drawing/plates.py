"""What figures and words stand on."""

from __future__ import annotations

from collections.abc import Iterator

from widgets_games.games.ohwahree.drawing.pointing import Tab
from widgets_games.games.ohwahree.drawing.style import Style
from widgets_games.render.geometry import Point
from widgets_games.render.lettering import Face, text_width, written
from widgets_games.render.scene import AnyShape, Rect


def pill(style: Style, middle: Point, tab: Tab, size: float) -> Iterator[AnyShape]:
    """A figure on a round plate, gold with a dark edge while it is news."""
    (x, y), height = middle, size * 1.48
    width = max(height, text_width(tab.text, size, 700) + size * 0.6)
    colours = style.colours
    yield Rect(
        round(x - width / 2, 1),
        round(y - height / 2, 1),
        width,
        height,
        height / 2,
        fill=style.theme.event if tab.lit else colours.card,
        stroke=colours.edge if tab.lit else style.theme.ink,
        width=2.2 if tab.lit else 1.4,
    )
    colour = colours.on_event if tab.lit else style.theme.ink
    yield written(middle, tab.text, Face(size, 700), colour)

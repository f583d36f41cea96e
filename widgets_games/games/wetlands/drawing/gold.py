"""The form of what is happening now: gold between two dark lines, never mistaken for a seat."""

from __future__ import annotations

from collections.abc import Iterator

from widgets_games.games.wetlands.drawing.geometry import TILE_CORNER, Box, Point
from widgets_games.games.wetlands.drawing.lines import Way
from widgets_games.games.wetlands.drawing.marks import RING, arrow_head
from widgets_games.games.wetlands.drawing.style import Style
from widgets_games.render.scene import AnyShape, Ellipse, Path, Rect


def lit(style: Style, box: Box) -> Iterator[AnyShape]:
    """A double line round a place where something happens."""
    around = box.grown(1.5)
    for colour, width in (
        (style.colours.edge, 9),
        (style.theme.event, 6.6),
        (style.colours.edge, 1.8),
    ):
        yield Rect(*around, TILE_CORNER + 1.5, stroke=colour, width=width)


def gold_line(style: Style, line: Way) -> Iterator[AnyShape]:
    """A way that was gone."""
    yield Path(line.data, stroke=style.colours.edge, width=6.6)
    yield Path(line.data, stroke=style.theme.event, width=3.6)


def gold_arrow(style: Style, line: Way) -> Iterator[AnyShape]:
    """A way that was gone, with an arrow's head."""
    yield from gold_line(style, line)
    yield arrow_head(line, style.theme.event, style.colours.edge)


def gold_ring(style: Style, foot: Point, scale: float = 1) -> Iterator[AnyShape]:
    """A ring at the foot of a piece that has just come to stand."""
    x, y = foot
    rx = RING * scale
    for colour, width in ((style.colours.edge, 6), (style.theme.event, 3)):
        yield Ellipse(x, y + 1, rx, rx * 0.36, stroke=colour, width=width)

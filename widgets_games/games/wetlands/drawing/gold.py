"""The form of what is happening now: gold between two dark lines, never mistaken for a seat."""

from __future__ import annotations

from collections.abc import Iterator

from widgets_games.games.wetlands.drawing.geometry import TILE_CORNER
from widgets_games.games.wetlands.drawing.lines import Way
from widgets_games.games.wetlands.drawing.marks import RING, arrow_head
from widgets_games.games.wetlands.drawing.style import Style
from widgets_games.render.geometry import Box, Point
from widgets_games.render.marks import traced, two_tone
from widgets_games.render.scene import AnyShape, Ellipse, Path, Rect


def lit(style: Style, box: Box) -> Iterator[AnyShape]:
    """A double line round a place where something happens."""
    edge, event = style.colours.edge, style.theme.event
    outline = Rect(*box.grown(1.5), TILE_CORNER + 1.5)
    return traced(outline, (edge, 9), (event, 6.6), (edge, 1.8))


def gold_line(style: Style, line: Way) -> Iterator[AnyShape]:
    """A way that was gone."""
    return two_tone(style, Path(line.data), 6.6, 3.6)


def gold_arrow(style: Style, line: Way) -> Iterator[AnyShape]:
    """A way that was gone, with an arrow's head."""
    yield from gold_line(style, line)
    yield arrow_head(line, style.theme.event, style.colours.edge)


def gold_ring(style: Style, foot: Point, scale: float = 1) -> Iterator[AnyShape]:
    """A ring at the foot of a piece that has just come to stand."""
    x, y = foot
    rx = RING * scale
    return two_tone(style, Ellipse(x, y + 1, rx, rx * 0.36), 6, 3)

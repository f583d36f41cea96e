"""The form of what is happening now: gold between two dark lines, never mistaken for a seat."""

from __future__ import annotations

from collections.abc import Iterator

from widgets_games.games.wetlands.drawing.geometry import TILE_CORNER, Box, Point
from widgets_games.games.wetlands.drawing.kit import Kit
from widgets_games.games.wetlands.drawing.lines import Way
from widgets_games.games.wetlands.drawing.marks import RING, arrow_head
from widgets_games.render.scene import AnyShape, Ellipse, Path, Rect


def lit(kit: Kit, box: Box) -> Iterator[AnyShape]:
    """A double line round a place where something happens."""
    around = box.grown(1.5)
    for colour, width in ((kit.tokens.edge, 9), (kit.theme.event, 6.6), (kit.tokens.edge, 1.8)):
        yield Rect(*around, TILE_CORNER + 1.5, stroke=colour, width=width)


def gold_line(kit: Kit, line: Way) -> Iterator[AnyShape]:
    """A way that was gone."""
    yield Path(line.data, stroke=kit.tokens.edge, width=6.6)
    yield Path(line.data, stroke=kit.theme.event, width=3.6)


def gold_arrow(kit: Kit, line: Way) -> Iterator[AnyShape]:
    """A way that was gone, with an arrow's head."""
    yield from gold_line(kit, line)
    yield arrow_head(line, kit.theme.event, kit.tokens.edge)


def gold_ring(kit: Kit, foot: Point, scale: float = 1) -> Iterator[AnyShape]:
    """A ring at the foot of a piece that has just come to stand."""
    x, y = foot
    rx = RING * scale
    for colour, width in ((kit.tokens.edge, 6), (kit.theme.event, 3)):
        yield Ellipse(x, y + 1, rx, rx * 0.36, stroke=colour, width=width)

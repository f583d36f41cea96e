"""Marks on the board: each says what it means by its form, its colour only says it again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeAlias

from widgets_games.games.rowan.drawing.dice import Die, die
from widgets_games.games.rowan.drawing.geometry import (
    BOARD_Y,
    CELL_W,
    HEAD_DIE,
    HEAD_Y,
    PIECE_RY,
    PIECE_T,
    PLATE_RX,
    PLATE_RY,
    SKY_FOOT,
    column_x,
)
from widgets_games.games.rowan.drawing.ground import lane_box, plates, ways_between
from widgets_games.games.rowan.drawing.kit import Kit
from widgets_games.games.rowan.drawing.pointing import Picture
from widgets_games.games.rowan.rules.cells import LETTERS, Cell, Column
from widgets_games.render.arcs import Point, spelled
from widgets_games.render.lettering import Face, written
from widgets_games.render.scene import AnyShape, At, Ellipse, Path, Rect

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width, height."""

_DASHED: Final = (5, 5)
_DOTTED: Final = (0.8, 6.4)


def under(kit: Kit, picture: Picture) -> Iterator[AnyShape]:
    """The marks below the piles."""
    if picture.lane is not None:
        yield from _lit_lane(kit, picture.lane)
    if picture.ways:
        line = ways_between(kit, picture.ways)
        yield Path(line, stroke=kit.theme.legal, width=kit.stroke(3.2), alpha=0.8)
    if picture.way:
        yield from _two_tone(kit, ways_between(kit, [picture.way]))
    for cell, kind in picture.rings.items():
        yield from RINGS[kind](kit, kit.geometry.plate(cell))


def over(kit: Kit, picture: Picture, heights: Mapping[Cell, float]) -> Iterator[AnyShape]:
    """The marks above the piles.

    Args:
        kit: where and in which colours.
        picture: what is marked.
        heights: how high the pile on each cell is, the pieces above it included.
    """
    if picture.to_sky is not None:
        yield from _sky_arrow(kit, picture.to_sky, heights[picture.to_sky])
    if picture.falling is not None and not picture.rain:
        yield from _chevrons(kit, picture.falling, heights[picture.falling])
    if picture.falling is not None and picture.rain:
        yield _streaks(kit, picture.falling, heights[picture.falling])
    for cell, kind in picture.rings.items():
        if kind == "refused" and heights.get(cell):
            yield from _cross_badge(kit, cell, heights[cell])
    for cell, words in picture.gains.items():
        yield from _gain(kit, cell, heights.get(cell, 0), words)


def cursor(kit: Kit, box: Box) -> Iterator[AnyShape]:
    """The keyboard's place: a double line."""
    x, y, w, h = box
    yield Rect(x + 2, y + 2, w - 4, h - 4, 12, stroke=kit.theme.paper, width=6)
    yield Rect(x + 2, y + 2, w - 4, h - 4, 12, stroke=kit.theme.focus, width=3.2)
    yield Rect(x + 6, y + 6, w - 12, h - 12, 9, stroke=kit.theme.focus, width=1.2)


def glowing(kit: Kit, box: Box, radius: float) -> Iterator[AnyShape]:
    """A line round a place that something has just happened to; dark, then yellow."""
    yield Rect(*box, radius, stroke=kit.tokens.event_edge, width=kit.stroke(5.2))
    yield Rect(*box, radius, stroke=kit.theme.event, width=kit.stroke(3))


def blamed(kit: Kit, box: Box, radius: float) -> AnyShape:
    """A broken line round a place that a refusal is about."""
    return Rect(*box, radius, stroke=kit.theme.refused, width=kit.stroke(3.2), dash=_DASHED)


def _lit_lane(kit: Kit, column: Column) -> Iterator[AnyShape]:
    """The lane of the die that is taken up, and its die."""
    theme, tokens = kit.theme, kit.tokens
    x, y, w, h, corner = lane_box(kit, column)
    yield Rect(x, y, w, h, corner, fill=tokens.lit, alpha=0.8)
    yield from plates(kit, range(column, kit.geometry.rows * len(LETTERS), len(LETTERS)))
    yield Rect(x, y, w, h, corner, stroke=tokens.event_edge, width=kit.stroke(5.2))
    yield Rect(x, y, w, h, corner, stroke=theme.event, width=kit.stroke(3.2))
    middle = column_x(column) + 11
    yield from die(kit, (middle, HEAD_Y), HEAD_DIE, Die(column + 1, "now"))
    tip = f"M{middle - 8:g},{BOARD_Y - 7} H{middle + 8:g} L{middle:g},{BOARD_Y + 4} Z"
    yield Path(tip, fill=theme.event, stroke=tokens.on_event, width=1.3)


def _two_tone(kit: Kit, line: str) -> Iterator[AnyShape]:
    yield Path(line, stroke=kit.tokens.event_edge, width=kit.stroke(5.6))
    yield Path(line, stroke=kit.theme.event, width=kit.stroke(3.2))


def _plate(at: Point, grown: float = -1.6, **style: Any) -> Ellipse:
    x, y = at
    return Ellipse(x, y, PLATE_RX + grown, PLATE_RY + grown, **style)


def _selected(kit: Kit, at: Point) -> Iterator[AnyShape]:
    """The chosen stack: a thick closed ring."""
    focus = kit.theme.focus
    yield _plate(at, 0.8, fill=focus, alpha=0.14)
    yield _plate(at, 0.8, stroke=focus, width=kit.stroke(4))


def _movable(kit: Kit, at: Point) -> Iterator[AnyShape]:
    """A stack that may be chosen: a ring."""
    yield _plate(at, fill=kit.theme.legal, alpha=0.1)
    yield _plate(at, stroke=kit.theme.legal, width=kit.stroke(3.2))


def _target(kit: Kit, at: Point) -> Iterator[AnyShape]:
    """Where a stack may go: a ring with a dot."""
    x, y = at
    legal = kit.theme.legal
    yield _plate(at, fill=kit.tokens.plate)
    yield _plate(at, fill=legal, alpha=0.1)
    yield _plate(at, stroke=legal, width=kit.stroke(2.8))
    yield Ellipse(x, y, 8.8, 6, fill=legal)


def _refused(kit: Kit, at: Point) -> Iterator[AnyShape]:
    """Where a stack may not go: a ring with a cross."""
    x, y = at
    colour = kit.theme.refused
    yield _plate(at, fill=kit.tokens.plate)
    yield _plate(at, fill=colour, alpha=0.08)
    yield _plate(at, stroke=colour, width=kit.stroke(3.2))
    yield Path("M-14,-9 L14,9 M-14,9 L14,-9", stroke=colour, width=kit.stroke(4.6), at=At(x, y))


def _blamed(kit: Kit, at: Point) -> Iterator[AnyShape]:
    """A place that a refusal is about: a broken ring."""
    colour = kit.theme.refused
    yield _plate(at, 1, fill=colour, alpha=0.12)
    yield _plate(at, 1, stroke=colour, width=kit.stroke(3.6), dash=_DASHED)


def _now(kit: Kit, at: Point) -> Iterator[AnyShape]:
    """Where something has just happened: a ring of two tones."""
    yield _plate(at, 0, fill=kit.tokens.plate)
    yield _plate(at, 0, stroke=kit.tokens.event_edge, width=kit.stroke(6.4))
    yield _plate(at, 0, stroke=kit.theme.event, width=kit.stroke(4))


def _next(kit: Kit, at: Point) -> Iterator[AnyShape]:
    """Where something is about to happen: a dotted ring."""
    yield _plate(at, fill=kit.tokens.plate)
    yield _plate(at, stroke=kit.tokens.event_ink, width=kit.stroke(3.2), dash=_DOTTED)


def _movable_left(kit: Kit, at: Point) -> Iterator[AnyShape]:
    """A stack that may be chosen where something was a moment ago: both rings, one in the other."""
    yield from _movable(kit, at)
    yield from _left(kit, at, 4)


def _left(kit: Kit, at: Point, grown: float = -1.6) -> Iterator[AnyShape]:
    """Where something was a moment ago: a thin broken ring."""
    yield _plate(at, grown, stroke=kit.theme.ink_soft, width=kit.stroke(1.8), dash=(2.4, 4.8))


RINGS: Final[Mapping[str, Callable[[Kit, Point], Iterator[AnyShape]]]] = {
    "selected": _selected,
    "movable": _movable,
    "movable-left": _movable_left,
    "target": _target,
    "refused": _refused,
    "blamed": _blamed,
    "now": _now,
    "next": _next,
    "left": _left,
}
"""The marks on plates, by name."""


def _sky_arrow(kit: Kit, cell: Cell, height: float) -> Iterator[AnyShape]:
    """The way up from the top row, through the gap between letter and die."""
    x, y = kit.geometry.plate(cell)
    x -= 9
    top = SKY_FOOT - 3
    foot = y - height * PIECE_T - PIECE_RY - 8
    legal = kit.theme.legal
    yield Path(f"M{x:g},{foot:g} V{top + 8}", stroke=legal, width=kit.stroke(3.2))
    yield Path(f"M{x - 7:g},{top + 8} H{x + 7:g} L{x:g},{top - 5} Z", fill=legal)


def _chevrons(kit: Kit, cell: Cell, height: float) -> Iterator[AnyShape]:
    """Above a pile that has come down a step."""
    x, y = kit.geometry.plate(cell)
    y -= height * PIECE_T + PIECE_RY + 24
    if y < BOARD_Y:
        return
    parts = (f"M{x - 10:g},{top:g} L{x:g},{top + 7:g} L{x + 10:g},{top:g}" for top in (y, y + 10.4))
    line = " ".join(parts)
    yield Path(line, stroke=kit.tokens.on_event, width=5.6)
    yield Path(line, stroke=kit.theme.event, width=3.2)


def _streaks(kit: Kit, cell: Cell, height: float) -> AnyShape:
    """Rain above a piece."""
    x, y = kit.geometry.plate(cell)
    foot = y - height * PIECE_T - PIECE_RY
    top = max(BOARD_Y + 3, foot - 26)
    drops = ((-26, 14), (-16, 7), (-6, 4), (4, 4))
    line = " ".join(f"M{x + dx:g},{top:g} V{max(top + 3, foot + dy - 8):g}" for dx, dy in drops)
    return Path(line, stroke=kit.tokens.event_ink, width=kit.stroke(2.4), alpha=0.75)


def _cross_badge(kit: Kit, cell: Cell, height: float) -> Iterator[AnyShape]:
    """A cross beside the top of a pile, as the one on its plate is hidden."""
    x, y = kit.geometry.plate(cell)
    at = At(x + 30, y - height * PIECE_T - 12)
    yield Ellipse(0, 0, 10, 10, fill=kit.theme.refused, stroke=kit.theme.paper, width=1.6, at=at)
    cross = "M-3.6,-3.6 L3.6,3.6 M-3.6,3.6 L3.6,-3.6"
    yield Path(cross, stroke=kit.theme.paper, width=2.6, at=at)


def _gain(kit: Kit, cell: Cell, height: float, words: str) -> Iterator[AnyShape]:
    """What is written beside the top of a pile."""
    x, y = kit.geometry.plate(cell)
    middle = x + CELL_W / 2 - 1, y - height * PIECE_T - PIECE_RY - 6
    face = Face(kit.geometry.type.body, 700)
    yield written(middle, words, face, kit.tokens.event_ink, "end")


def leader(points: tuple[Point, ...], colour: str) -> Iterator[AnyShape]:
    """A thin line that ties a card to a place."""
    yield Path(f"M{spelled(points[0])} L{spelled(*points[1:])}", stroke=colour, width=2)
    x, y = points[0]
    yield Ellipse(x, y, 3.6, 3.6, fill=colour)

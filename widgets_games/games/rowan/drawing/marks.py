"""Marks on the board: each says what it means by its form, its colour only says it again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

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
from widgets_games.games.rowan.drawing.pointing import Picture
from widgets_games.games.rowan.drawing.style import Style
from widgets_games.games.rowan.rules.cells import LETTERS, Cell, Column
from widgets_games.render import marks as shared
from widgets_games.render.geometry import Box, Point, spelled
from widgets_games.render.lettering import Face, written
from widgets_games.render.marks import CROSS, Head, arrow_head, badge, traced, two_tone
from widgets_games.render.scene import AnyShape, At, Ellipse, Path, Rect

_DASHED: Final = (5, 5)
_DOTTED: Final = (0.8, 6.4)


def under(style: Style, picture: Picture) -> Iterator[AnyShape]:
    """The marks below the piles."""
    if picture.lane is not None:
        yield from _lit_lane(style, picture.lane)
    if picture.ways:
        line = ways_between(style, picture.ways)
        yield Path(line, stroke=style.theme.legal, width=style.stroke(3.2), alpha=0.8)
    if picture.way:
        line = ways_between(style, [picture.way])
        yield from two_tone(style, Path(line), style.stroke(5.6), style.stroke(3.2))
    for cell, kind in picture.rings.items():
        yield from RINGS[kind](style, style.geometry.plate(cell))


def over(style: Style, picture: Picture, heights: Mapping[Cell, float]) -> Iterator[AnyShape]:
    """The marks above the piles.

    Args:
        style: where and in which colours.
        picture: what is marked.
        heights: how high the pile on each cell is, the pieces above it included.
    """
    if picture.to_sky is not None:
        yield from _sky_arrow(style, picture.to_sky, heights[picture.to_sky])
    if picture.falling is not None and not picture.rain:
        yield from _chevrons(style, picture.falling, heights[picture.falling])
    if picture.falling is not None and picture.rain:
        yield _streaks(style, picture.falling, heights[picture.falling])
    for cell, kind in picture.rings.items():
        if kind == "refused" and heights.get(cell):
            yield from _cross_badge(style, cell, heights[cell])
    for cell, words in picture.gains.items():
        yield from _gain(style, cell, heights.get(cell, 0), words)


def cursor(style: Style, box: Box) -> Iterator[AnyShape]:
    """The keyboard's place, within a place's room."""
    return shared.cursor(style.theme, Rect(*box.grown(-2), 12))


def glowing(style: Style, box: Box, radius: float) -> Iterator[AnyShape]:
    """A line round a place that something has just happened to."""
    return two_tone(style, Rect(*box, radius), style.stroke(5.2), style.stroke(3))


def blamed(style: Style, box: Box, radius: float) -> AnyShape:
    """A broken line round a place that a refusal is about."""
    return Rect(*box, radius, stroke=style.theme.refused, width=style.stroke(3.2), dash=_DASHED)


def _lit_lane(style: Style, column: Column) -> Iterator[AnyShape]:
    """The lane of the die that is taken up, and its die."""
    theme, colours = style.theme, style.colours
    lane = Rect(*lane_box(style, column))
    yield replace(lane, fill=colours.lit, alpha=0.8)
    yield from plates(style, range(column, style.geometry.rows * len(LETTERS), len(LETTERS)))
    yield from two_tone(style, lane, style.stroke(5.2), style.stroke(3.2))
    middle = column_x(column) + 11
    yield from die(style, (middle, HEAD_Y), HEAD_DIE, Die(column + 1, "now"))
    tip = middle, BOARD_Y + 4
    yield arrow_head(tip, -90, Head(11, 8), theme.event, (colours.on_event, 1.3))


def _plate(at: Point, grown: float = -1.6, **paint: Any) -> Ellipse:
    x, y = at
    return Ellipse(x, y, PLATE_RX + grown, PLATE_RY + grown, **paint)


def _selected(style: Style, at: Point) -> Iterator[AnyShape]:
    """The chosen stack: a thick closed ring."""
    focus = style.theme.focus
    yield _plate(at, 0.8, fill=focus, alpha=0.14)
    yield _plate(at, 0.8, stroke=focus, width=style.stroke(4))


def _movable(style: Style, at: Point) -> Iterator[AnyShape]:
    """A stack that may be chosen: a ring."""
    yield _plate(at, fill=style.theme.legal, alpha=0.1)
    yield _plate(at, stroke=style.theme.legal, width=style.stroke(3.2))


def _target(style: Style, at: Point) -> Iterator[AnyShape]:
    """Where a stack may go: a ring with a dot."""
    x, y = at
    legal = style.theme.legal
    yield _plate(at, fill=style.colours.plate)
    yield _plate(at, fill=legal, alpha=0.1)
    yield _plate(at, stroke=legal, width=style.stroke(2.8))
    yield Ellipse(x, y, 8.8, 6, fill=legal)


def _refused(style: Style, at: Point) -> Iterator[AnyShape]:
    """Where a stack may not go: a ring with a cross."""
    x, y = at
    colour = style.theme.refused
    yield _plate(at, fill=style.colours.plate)
    yield _plate(at, fill=colour, alpha=0.08)
    yield _plate(at, stroke=colour, width=style.stroke(3.2))
    yield Path("M-14,-9 L14,9 M-14,9 L14,-9", stroke=colour, width=style.stroke(4.6), at=At(x, y))


def _blamed(style: Style, at: Point) -> Iterator[AnyShape]:
    """A place that a refusal is about: a broken ring."""
    colour = style.theme.refused
    yield _plate(at, 1, fill=colour, alpha=0.12)
    yield _plate(at, 1, stroke=colour, width=style.stroke(3.6), dash=_DASHED)


def _now(style: Style, at: Point) -> Iterator[AnyShape]:
    """Where something has just happened: a ring of two tones."""
    yield _plate(at, 0, fill=style.colours.plate)
    yield from two_tone(style, _plate(at, 0), style.stroke(6.4), style.stroke(4))


def _next(style: Style, at: Point) -> Iterator[AnyShape]:
    """Where something is about to happen: a dotted ring."""
    yield _plate(at, fill=style.colours.plate)
    yield _plate(at, stroke=style.colours.event_ink, width=style.stroke(3.2), dash=_DOTTED)


def _movable_left(style: Style, at: Point) -> Iterator[AnyShape]:
    """A stack that may be chosen where something was a moment ago: both rings, one in the other."""
    yield from _movable(style, at)
    yield from _left(style, at, 4)


def _left(style: Style, at: Point, grown: float = -1.6) -> Iterator[AnyShape]:
    """Where something was a moment ago: a thin broken ring."""
    yield _plate(at, grown, stroke=style.theme.ink_soft, width=style.stroke(1.8), dash=(2.4, 4.8))


RINGS: Final[Mapping[str, Callable[[Style, Point], Iterator[AnyShape]]]] = {
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


def _sky_arrow(style: Style, cell: Cell, height: float) -> Iterator[AnyShape]:
    """The way up from the top row, through the gap between letter and die."""
    x, y = style.geometry.plate(cell)
    x -= 9
    top = SKY_FOOT - 3
    foot = y - height * PIECE_T - PIECE_RY - 8
    legal = style.theme.legal
    yield Path(f"M{x:g},{foot:g} V{top + 8}", stroke=legal, width=style.stroke(3.2))
    yield arrow_head((x, top - 5), 90, Head(13, 7), legal)


def _chevrons(style: Style, cell: Cell, height: float) -> Iterator[AnyShape]:
    """Above a pile that has come down a step."""
    x, y = style.geometry.plate(cell)
    y -= height * PIECE_T + PIECE_RY + 24
    if y < BOARD_Y:
        return
    parts = (f"M{x - 10:g},{top:g} L{x:g},{top + 7:g} L{x + 10:g},{top:g}" for top in (y, y + 10.4))
    line = " ".join(parts)
    yield from traced(Path(line), (style.colours.on_event, 5.6), (style.theme.event, 3.2))


def _streaks(style: Style, cell: Cell, height: float) -> AnyShape:
    """Rain above a piece."""
    x, y = style.geometry.plate(cell)
    foot = y - height * PIECE_T - PIECE_RY
    top = max(BOARD_Y + 3, foot - 26)
    drops = ((-26, 14), (-16, 7), (-6, 4), (4, 4))
    line = " ".join(f"M{x + dx:g},{top:g} V{max(top + 3, foot + dy - 8):g}" for dx, dy in drops)
    return Path(line, stroke=style.colours.event_ink, width=style.stroke(2.4), alpha=0.75)


def _cross_badge(style: Style, cell: Cell, height: float) -> Iterator[AnyShape]:
    """A cross beside the top of a pile, as the one on its plate is hidden."""
    x, y = style.geometry.plate(cell)
    at = At(x + 30, y - height * PIECE_T - 12, 1.1)
    return badge(style.theme, at, CROSS, style.theme.refused)


def _gain(style: Style, cell: Cell, height: float, words: str) -> Iterator[AnyShape]:
    """What is written beside the top of a pile."""
    x, y = style.geometry.plate(cell)
    middle = x + CELL_W / 2 - 1, y - height * PIECE_T - PIECE_RY - 6
    face = Face(style.geometry.type.body, 700)
    yield written(middle, words, face, style.colours.event_ink, "end")


def leader(points: tuple[Point, ...], colour: str) -> Iterator[AnyShape]:
    """A thin line that ties a card to a place."""
    yield Path(f"M{spelled(points[0])} L{spelled(*points[1:])}", stroke=colour, width=2)
    x, y = points[0]
    yield Ellipse(x, y, 3.6, 3.6, fill=colour)

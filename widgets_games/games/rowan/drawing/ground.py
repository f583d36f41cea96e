"""What never moves: the land, the Sky, and the board whose lines are the ways of light stacks."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from widgets_games.games.rowan.drawing.dice import Die, die
from widgets_games.games.rowan.drawing.geometry import (
    BOARD_W,
    BOARD_X,
    BOARD_Y,
    CELL_W,
    FRAME_PAD,
    FRAME_TOP,
    GROUND_H,
    HEAD_DIE,
    HEAD_Y,
    PLATE_RX,
    PLATE_RY,
    SKY_CROWN,
    SKY_FOOT,
    SKY_LEFT,
    SKY_RIGHT,
    SOCKET_R,
    SOCKETS,
    column_x,
    socket,
)
from widgets_games.games.rowan.drawing.land import land
from widgets_games.games.rowan.drawing.rowan_branch import branch
from widgets_games.games.rowan.drawing.sky import zone_bar, zone_names
from widgets_games.games.rowan.drawing.style import Style
from widgets_games.games.rowan.rules.cells import COLUMNS, LETTERS, Cell
from widgets_games.render.geometry import spelled
from widgets_games.render.lettering import Face, written
from widgets_games.render.scene import AnyShape, At, Ellipse, Gradient, Path, Rect

_LANE_INSET = 3
_LANE_CORNER = 13
_STONES = 26


def ground(style: Style) -> Iterator[AnyShape]:
    """The ground, the back first."""
    yield from land(style)
    yield from _sky(style)
    yield from branch(style)
    yield from _frame(style)
    yield from _trench(style)
    for column in range(COLUMNS):
        yield from _lane(style, column)
    yield _ways(style)
    yield from plates(style, style.geometry.cells())
    yield from _heads(style)


def plates(style: Style, cells: Iterable[Cell]) -> Iterator[AnyShape]:
    """The plates that piles stand on."""
    for cell in cells:
        yield Ellipse(
            0,
            0,
            PLATE_RX - 1.6,
            PLATE_RY - 1.6,
            fill=_plate_fill(style),
            stroke=style.theme.board_line,
            width=style.stroke(1),
            at=At(*style.geometry.plate(cell)),
        )


def lane_box(style: Style, column: int) -> tuple[float, float, float, float, float]:
    """The room of a lane, with the radius of its corners."""
    x = BOARD_X + column * CELL_W + _LANE_INSET
    height = style.geometry.bottom - BOARD_Y
    return x, BOARD_Y, CELL_W - 2 * _LANE_INSET, height, _LANE_CORNER


def ways_between(style: Style, cells: Iterable[tuple[Cell, Cell]]) -> str:
    """Lines from plate to plate, each ending at the edges of both."""
    parts = []
    for one, other in cells:
        (x1, y1), (x2, y2) = style.geometry.plate(one), style.geometry.plate(other)
        share = 1 / math.hypot((x2 - x1) / PLATE_RX, (y2 - y1) / PLATE_RY)
        dx, dy = (x2 - x1) * share, (y2 - y1) * share
        parts.append(f"M{spelled((x1 + dx, y1 + dy))} L{spelled((x2 - dx, y2 - dy))}")
    return " ".join(parts)


def _ways(style: Style) -> Path:
    """The ways of light stacks: sideways and diagonal, never straight along a column."""
    neighbours = []
    for cell in style.geometry.cells():
        column, row = cell % COLUMNS, cell // COLUMNS
        for across, up in ((1, 0), (1, 1), (-1, 1)):
            if 0 <= column + across < COLUMNS and row + up < style.geometry.rows:
                neighbours.append((cell, cell + across + up * COLUMNS))
    line = style.theme.board_line
    return Path(ways_between(style, neighbours), stroke=line, width=style.stroke(1.6), alpha=0.6)


def _plate_fill(style: Style) -> Gradient:
    stops = ((0, style.colours.plate_deep), (1, style.colours.plate))
    return Gradient(0, -PLATE_RY, 0, PLATE_RY, stops)


def _sky(style: Style) -> Iterator[AnyShape]:
    colours = style.colours
    fill = Gradient(0, SKY_CROWN, 0, SKY_FOOT, ((0, colours.sky_top), (1, colours.sky_low)))
    yield Path(
        f"M{SKY_LEFT},{SKY_FOOT} C{SKY_LEFT + 24},50 320,{SKY_CROWN} 480,{SKY_CROWN} "
        f"C640,{SKY_CROWN} {SKY_RIGHT - 24},50 {SKY_RIGHT},{SKY_FOOT} Z",
        fill=fill,
        stroke=colours.sky_line,
        width=style.stroke(1.6),
    )
    for zone in range(3):
        yield from zone_bar(style, zone, lit=False)
    yield from zone_names(style)
    for number in range(SOCKETS):
        place = *socket(number), SOCKET_R - 2.4, SOCKET_R - 2.4
        yield Ellipse(*place, fill=colours.plate, alpha=0.35)
        yield Ellipse(*place, stroke=colours.socket, width=style.stroke(1.4), dash=(2.4, 3.6))


def _frame(style: Style) -> Iterator[AnyShape]:
    colours = style.colours
    x, y, w = BOARD_X - FRAME_PAD, FRAME_TOP, BOARD_W + 2 * FRAME_PAD
    h = style.geometry.ground_top + GROUND_H + 11 - y
    wood = Gradient(0, 0, 0, h, ((0, style.theme.board), (1, colours.frame)))
    at = At(x, y)
    yield Rect(3, 6, w, h, 18, fill=colours.shadow, alpha=0.10, at=at)
    yield Rect(0, 0, w, h, 18, fill=wood, stroke=colours.frame_edge, width=1.6, at=at)
    yield Rect(1.6, 1.6, w - 3.2, h - 3.2, 16, stroke=colours.plate, width=1.6, alpha=0.7, at=at)
    inner = 5.6, 5.6, w - 11.2, h - 11.2, 13
    yield Rect(*inner, stroke=colours.frame_edge, width=0.8, alpha=0.55, at=at)


def _trench(style: Style) -> Iterator[AnyShape]:
    """The Ground below row 1, with a few stones."""
    colours, top = style.colours, style.geometry.ground_top
    fill = Gradient(0, 0, 0, GROUND_H, ((0, colours.trench), (1, colours.earth)))
    line, at = colours.earth_line, At(BOARD_X, top)
    box = _LANE_INSET, 0, BOARD_W - 2 * _LANE_INSET, GROUND_H, _LANE_CORNER
    yield Rect(*box, fill=fill, stroke=line, width=style.stroke(1.3), at=at)
    parts = []
    for number in range(_STONES):
        x, y = 19 + number * 15.6, 10 + number * 30 % (GROUND_H - 18)
        parts.append(f"M{x:.1f},{y:.1f} h{5.6 + number % 3 * 2.4:.1f}")
    yield Path(" ".join(parts), stroke=line, width=1.2, alpha=0.45, at=at)


def _lane(style: Style, column: int) -> Iterator[AnyShape]:
    """A way of the Bear, open towards the Sky."""
    x, y, w, h, corner = lane_box(style, column)
    colours, at = style.colours, At(x, y)
    yield Rect(0, 0, w, h, corner, fill=colours.lane, at=at)
    fade = Gradient(0, 0, 0, 27, ((0, colours.plate_deep), (1, colours.lane)))
    yield Rect(0, 0, w, 27, corner, fill=fade, at=at)


def _heads(style: Style) -> Iterator[AnyShape]:
    """Letter and die above each lane, and the numbers of the rows."""
    size = style.geometry.type
    for column in range(COLUMNS):
        x = column_x(column)
        yield from die(style, (x + 11, HEAD_Y), HEAD_DIE, Die(column + 1, "flat"))
        face = Face(size.body, 600)
        yield written((x - 20, HEAD_Y), LETTERS[column], face, style.theme.ink_soft)
    for row in range(style.geometry.rows):
        _, y = style.geometry.plate(row * COLUMNS)
        middle = BOARD_X - FRAME_PAD - 9, y
        yield written(middle, str(row + 1), Face(size.small), style.theme.ink_soft, "end")

"""Where everything is on the page, in board units, for each number of rows and size of type."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from widgets_games.games.rowan.rules.cells import COLUMNS, SKY, Cell
from widgets_games.render.geometry import Point

PAGE_W: Final = 960
CELL_W: Final = 86
BOARD_X: Final = (PAGE_W - COLUMNS * CELL_W) / 2
"""The left edge of column a; the right one of column e is as far from the other side."""
BOARD_W: Final = COLUMNS * CELL_W
BOARD_Y: Final = 186
"""The top edge of the top row."""
FRAME_PAD: Final = 16
FRAME_TOP: Final = 141
HEAD_Y: Final = 163
"""The middle of the letters and dice above the columns."""
HEAD_DIE: Final = 30
_PITCH: Final = 86
"""The height of a row where there are at least as many rows as here."""
_ROWS: Final = 5
_PAGE_H: Final = 720
_PLATE_DY: Final = 15
"""How far the plate is below the middle of its cell, so that piles have room above it."""
PLATE_RX: Final = 35
PLATE_RY: Final = 24
PIECE_RX: Final = 28
PIECE_RY: Final = 18.4
PIECE_T: Final = 8.4
"""The thickness of a piece."""
LIFT: Final = 7
"""How high a picked pile is held."""
GROUND_DY: Final = 11
GROUND_H: Final = 56
SKY_LEFT: Final = 152
SKY_RIGHT: Final = 808
SKY_CROWN: Final = 13
SKY_FOOT: Final = 134
SOCKETS: Final = 12
SOCKET_PITCH: Final = 43
SOCKET_R: Final = 15
_SOCKET_Y: Final = 60
_SOCKET_SAG: Final = 19
_SOCKETS_X: Final = PAGE_W / 2 + 11
ZONE_DY: Final = 23
"""How far the bars of the zones are below the sockets."""
ZONE_NAME_Y: Final = 117
SKY_X: Final = 210
"""The middle of the word and the number of the Sky."""
PANEL_W: Final = 212
PANEL_LEFT: Final = 27
PANEL_RIGHT: Final = PAGE_W - 24 - PANEL_W
PANEL_Y: Final = 160
PIT_X: Final = 123
CAVE_X: Final = 832
CAVE_W: Final = 74
"""Half the width of the Cave's mouth."""
CAVE_H: Final = 118


@dataclass(frozen=True, slots=True)
class Type:
    """Sizes of type, in board units."""

    small: float
    body: float
    head: float
    pile: float
    sky: float
    banner: float


@dataclass(frozen=True, slots=True)
class Geometry:
    """The measures of a board with this number of rows.

    Attributes:
        rows: how many rows there are.
        pitch: how high a row is: few rows stand further apart.
        page_h: the height of the page.
        type: sizes of type.
        lead: how much further apart than usual lines of text are.
    """

    rows: int
    pitch: float
    page_h: float
    type: Type
    lead: float

    @property
    def bottom(self) -> float:
        """The bottom edge of row 1."""
        return BOARD_Y + self.rows * self.pitch

    @property
    def ground_top(self) -> float:
        """The top edge of the Ground."""
        return self.bottom + GROUND_DY

    @property
    def ground_middle(self) -> float:
        """The height of what lies on the Ground."""
        return self.ground_top + GROUND_H / 2

    @property
    def pit(self) -> Point:
        """The middle of the Pit."""
        return PIT_X, self.page_h - 66

    @property
    def cave(self) -> Point:
        """The middle of the Cave's floor."""
        return CAVE_X, self.page_h - 37

    def row_of(self, cell: Cell) -> int:
        """The row of a cell, counted from 0 next to the Ground; for the Sky, the one above all."""
        return self.rows if cell == SKY else cell // COLUMNS

    def corner(self, cell: Cell) -> Point:
        """The upper left corner of a cell."""
        row = self.rows - 1 - cell // COLUMNS
        return BOARD_X + cell % COLUMNS * CELL_W, BOARD_Y + row * self.pitch

    def plate(self, cell: Cell) -> Point:
        """The middle of a cell's plate, on which its pile stands."""
        x, y = self.corner(cell)
        return x + CELL_W / 2, y + self.pitch / 2 + _PLATE_DY

    def cells(self) -> range:
        """All cells."""
        return range(self.rows * COLUMNS)


def column_x(column: int) -> float:
    """The middle of a column."""
    return BOARD_X + (column + 0.5) * CELL_W


def socket(number: int) -> Point:
    """The middle of a socket of the Sky, counted from 0."""
    return socket_x(number), sky_arc(socket_x(number))


def socket_x(number: float) -> float:
    """How far to the right a socket is, or a place between two."""
    return _SOCKETS_X + (number - (SOCKETS - 1) / 2) * SOCKET_PITCH


def sky_arc(x: float) -> float:
    """The height of the arc of sockets above a point."""
    off = (x - _SOCKETS_X) / (SOCKET_PITCH * (SOCKETS - 1) / 2)
    return _SOCKET_Y + _SOCKET_SAG * off * off


def ground_seat(number: int) -> float:
    """The middle of the seat of a piece on the Ground, counted from 0."""
    return column_x(number)


@lru_cache(maxsize=32)
def geometry_of(rows: int, large: bool) -> Geometry:
    """The measures of a board with this number of rows."""
    more = max(0, rows - _ROWS)
    # A page is shown as high as fits: what is higher is shown smaller, its type must be larger.
    scale = (1.18 if large else 1) * (1 + 0.025 * more)
    sizes = Type(*(round(size * scale * 2) / 2 for size in (16, 17.5, 23, 26, 25, 34)))
    return Geometry(
        rows,
        max(_PITCH, _ROWS * _PITCH / rows // 0.5 * 0.5),
        _PAGE_H + more * _PITCH,
        sizes,
        scale,
    )

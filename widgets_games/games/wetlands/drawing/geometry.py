"""Where everything is on the page, in board units, in the normal and in the large size."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from widgets_games.games.wetlands.rules.path import (
    KWAKWANI,
    LAST,
    LLANSAE,
    OFF,
    ROW_LENGTH,
    SISSIRU,
    Domain,
    row_of,
)
from widgets_games.render.geometry import Box, Point
from widgets_games.render.style import side_by_side

PAGE_W: Final = 760
BOARD_X: Final = 20
BOARD_W: Final = 720
CORNER: Final = 16
GUTTER: Final = 45
FIELD_LEFT: Final = BOARD_X + GUTTER
"""The left edge of the domains; the turn from 20 to 21 lies in the gutter before it."""
PITCH_X: Final = 63
FIELD_RIGHT: Final = FIELD_LEFT + PITCH_X * ROW_LENGTH
TILE_W: Final = 56
TILE_CORNER: Final = 9
TILE_LIFT: Final = 2.5
RIVER_PAD: Final = 6
"""How much water is seen above and below a row of domains."""
TURN_BULGE: Final = 34
"""How far the path swings out of the field at a turn."""
STICKS_W: Final = 144
"""The room of the throwing sticks: a mark round it keeps clear of the trays in both sizes."""
FOOT_DX: Final = 3
PIECE_H: Final = 40
HOVER: Final = 42
"""How high a piece flies over another one."""
LIFT: Final = 14
"""How high a piece is held over an empty domain."""
GRIP: Final = 6
"""How high the Raven holds a piece it has just seized."""


@dataclass(frozen=True, slots=True)
class Type:
    """Sizes of type, in board units."""

    number: float
    name: float
    exit: float
    ends: float
    label: float
    caption: float
    title: float
    throw: float


@dataclass(frozen=True, slots=True)
class Geometry:
    """The measures in which the two sizes differ; what both share is a constant.

    Attributes:
        page_h: height of the page.
        board_y, board_h: top and height of the wooden board.
        first_row, pitch_y: centre line of the top row, and the way to the next one.
        tile_h: height of a domain.
        number_dy: baseline of a domain's number below its top edge.
        name_dy: baseline of a domain's name below its bottom edge.
        lowered: names on a second line, so that neighbours do not meet, and how much lower.
        exit_dy: centre of an exit's sign above the domain.
        ends_x: middle of the words Start and Off, from the page's edges.
        emblem_dy, emblem_scale: where and how large an emblem is drawn on its domain.
        caption_y, caption_leading: first baseline of the caption, and the way to the second.
        tray_y, tray_w, tray_h: top and size of a tray.
        tray_piece, stick_scale: scale of pieces in a tray, and of the sticks.
        type: sizes of type.
    """

    page_h: float
    board_y: float
    board_h: float
    first_row: float
    pitch_y: float
    tile_h: float
    number_dy: float
    name_dy: float
    lowered: tuple[frozenset[Domain], float]
    exit_dy: float
    ends_x: float
    emblem_dy: float
    emblem_scale: float
    caption_y: float
    caption_leading: float
    tray_y: float
    tray_w: float
    tray_h: float
    tray_piece: float
    stick_scale: float
    type: Type

    def row_y(self, row: int) -> float:
        """The centre line of a row, 0 to 2."""
        return self.first_row + self.pitch_y * row

    def centre(self, domain: Domain) -> Point:
        """The middle of a domain; of the gate for `OFF`."""
        if domain == OFF:
            return self.gate.centre
        row = row_of(domain)
        column = (domain - 1) % ROW_LENGTH
        if row == 1:
            column = ROW_LENGTH - 1 - column
        return FIELD_LEFT + PITCH_X * (column + 0.5), self.row_y(row)

    def foot(self, domain: Domain) -> Point:
        """Where a piece stands."""
        x, y = self.centre(domain)
        return x + FOOT_DX, y + self.tile_h / 2 - 11

    def tile(self, domain: Domain) -> Box:
        """The stone of a domain."""
        x, y = self.centre(domain)
        return Box(x - TILE_W / 2, y - self.tile_h / 2, TILE_W, self.tile_h)

    def cell(self, domain: Domain) -> Box:
        """The whole room of a domain, as large as cells get without touching another row's."""
        x, y = self.centre(domain)
        height = self.tile_h + 2 * RIVER_PAD
        return Box(x - PITCH_X / 2, y - height / 2, PITCH_X, height)

    @property
    def gate(self) -> Box:
        """Where pieces leave the board: the water after the last domain."""
        height = self.tile_h + 2 * RIVER_PAD
        x, y = FIELD_RIGHT + 1, self.row_y(row_of(LAST)) - height / 2
        return Box(x, y, PAGE_W - x, height)

    def tray(self, seat: int) -> Box:
        """The tray of a seat: the first player's on the left."""
        x = BOARD_X if seat == 1 else BOARD_X + BOARD_W - self.tray_w
        return Box(x, self.tray_y, self.tray_w, self.tray_h)

    def tray_place(self, seat: int, number: int) -> Point:
        """Where the piece with this number (from 0) stands in its tray."""
        tray = self.tray(seat)
        gap = (tray.w - 30) / 5
        return tray.x + 15 + gap * (number + 0.5), tray.y + tray.h - 14 * self.tray_piece

    @property
    def sticks(self) -> Box:
        """The room of the throwing sticks, between the trays."""
        return Box((PAGE_W - STICKS_W) / 2, self.tray_y - 4, STICKS_W, self.tray_h + 10)


NORMAL, LARGE = side_by_side(
    Geometry,
    page_h=(502, 596),
    board_y=(20, 8),
    board_h=(316, 414),
    first_row=(82, 88),
    pitch_y=(88, 109),
    tile_h=(58, 76),
    number_dy=(13, 21),
    name_dy=(18.5, 23),
    lowered=((frozenset(), 0), (frozenset((KWAKWANI, LLANSAE)), 21)),
    exit_dy=(15.5, 18),
    ends_x=(42.5, 35),
    emblem_dy=(4, 15.5),
    emblem_scale=(0.94, 0.86),
    caption_y=(363, 452),
    caption_leading=(20, 26),
    tray_y=(424, 526),
    tray_w=(238, 266),
    tray_h=(58, 50),
    tray_piece=(0.92, 0.8),
    stick_scale=(0.94, 0.86),
    type=side_by_side(
        Type,
        number=(12.5, 24),
        name=(12, 20),
        exit=(13, 17),
        ends=(12.5, 18),
        label=(13, 21),
        caption=(15, 22),
        title=(14, 20),
        throw=(34, 44),
    ),
)

NAMED_BELOW: Final = (SISSIRU, 26, KWAKWANI, 28, LLANSAE)


def turn_after(domain: Domain) -> int:
    """1 if the path turns at the right after a domain, -1 at the left, 0 if it goes on."""
    return {10: 1, 20: -1}.get(domain, 0)

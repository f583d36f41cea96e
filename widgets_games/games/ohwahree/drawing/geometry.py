"""Where everything is on the page, in board units, in the normal and in the large size."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from widgets_games.games.ohwahree.rules.ring import Pit
from widgets_games.render.geometry import Point, polar
from widgets_games.render.style import side_by_side

PAGE_W: Final = 720
PAGE_H: Final = 816
"""Both sizes have the same page: a board that gets larger type keeps its room at the table."""
CENTRE: Final[Point] = (PAGE_W / 2, 380)
HALF: Final = 330
"""Half the side of the wooden board."""
CORNER: Final = 40
FIRST_ANGLE: Final = 195
ANGLE_STEP: Final = 30
RING: Final = 226
"""How far the middle of a pit is from the middle of the board; so are the following."""
RIM: Final = 51
FLOOR: Final = 46
BAND: Final = 300
BAND_W: Final = 19
MARKER: Final = 13.5
BADGE: Final = 176
GROOVE: Final = 97
TAB_TURN: Final = -42
"""How far round the rim a tab sits, from the rim's outermost point."""
HAND: Final = 47
SPOUT: Final = 81
HEAP_OUT: Final = 4
"""A heap lies this far outwards of the middle of its pit, clear of the badge."""
WORDS_OUT: Final = 10
"""And so do words."""
PEBBLE: Final = 11.6
TRAY_ARC: Final = 328
TRAY_EDGE: Final = 314
TRAY_END: Final = 152
TRAY_PEBBLE: Final = 8.4
PLATE: Final = 290
PLATE_R: Final = 27
ROSETTE: Final = 268
TOUCH: Final = 50


class Corner(NamedTuple):
    """A corner of the board: to which side, 1 for right and down."""

    across: int
    down: int


_LEFT_DOWN: Final = Corner(-1, 1)
_RIGHT_DOWN: Final = Corner(1, 1)
_RIGHT_UP: Final = Corner(1, -1)
_LEFT_UP: Final = Corner(-1, -1)
CORNERS: Final = (_LEFT_DOWN, _RIGHT_DOWN, _RIGHT_UP, _LEFT_UP)
SEAT_CORNERS: Final = {
    2: (_LEFT_DOWN, _RIGHT_UP),
    3: (_LEFT_DOWN, _RIGHT_DOWN, _LEFT_UP),
    4: CORNERS,
}
"""For each number of players, where they sit: each near the middle of its own pits."""


@dataclass(frozen=True, slots=True)
class Type:
    """Sizes of type, in board units."""

    badge: float
    letter: float
    hand: float
    plate: float
    name: float
    note: float
    tab: float
    tag: float
    title: float
    line: float
    total: float
    inside: float
    caption: float


@dataclass(frozen=True, slots=True)
class Geometry:
    """The measures in which the two sizes differ; what both share is a constant.

    Attributes:
        names_dy: how far outside of the board the names stand.
        caption_y, caption_leading: first baseline of the caption, and the way to the second.
        badge_gap: how many degrees beside the middle of a badge there is room again.
        letter: how far a pit’s letter is from the middle of the board.
        button: the radius of a direction’s button.
        button_turn: how far round the groove it is, from the picked pit.
        gain_turn: what an offered way would capture is at least so far from the picked pit.
        button_touch, hand_touch: half the side of what can be hit there.
        type: sizes of type.
    """

    names_dy: float
    caption_y: float
    caption_leading: float
    badge_gap: float
    letter: float
    button: float
    button_turn: float
    gain_turn: float
    button_touch: float
    hand_touch: float
    type: Type


def on_ray(radius: float, degrees: float) -> Point:
    """A point so far from the middle of the board, in that direction."""
    return polar(radius, degrees, CENTRE)


def pit_at(pit: Pit, radius: float = RING) -> Point:
    """The middle of a pit, or a point nearer to or further from the middle of the board."""
    return on_ray(radius, angle(pit))


def tab_at(pit: Pit) -> Point:
    """Where a pit's tab sits on its rim."""
    return polar(RIM + 1, angle(pit) + TAB_TURN, pit_at(pit))


def corner_at(corner: Corner, distance: float) -> Point:
    """A point on the diagonal towards a corner."""
    x, y = CENTRE
    return x + corner.across * distance, y + corner.down * distance


def button_at(pit: Pit | None, direction: int, turn: float) -> Point:
    """Where a direction's button is: beside the picked pit, or at its own side if none is."""
    if pit is None:
        return on_ray(GROOVE, 0 if direction > 0 else 180)
    return on_ray(GROOVE, angle(pit) + direction * turn)


def angle(pit: Pit) -> float:
    """In which direction a pit lies from the middle of the board."""
    return FIRST_ANGLE + ANGLE_STEP * pit


NORMAL, LARGE = side_by_side(
    Geometry,
    names_dy=(23, 22),
    caption_y=(773, 779),
    caption_leading=(24, 26),
    badge_gap=(6.2, 8),
    letter=(143, 135),
    button=(21, 26),
    button_turn=(21, 27),
    gain_turn=(44, 57),
    button_touch=(22, 31),
    hand_touch=(44, 41),
    type=side_by_side(
        Type,
        badge=(21, 28),
        letter=(20, 26),
        hand=(25, 31),
        plate=(23, 29),
        name=(18, 24),
        note=(16, 20),
        tab=(16, 21),
        tag=(15, 20),
        title=(22, 24),
        line=(18, 23),
        total=(46, 52),
        inside=(14, 14),
        caption=(18, 23),
    ),
)

"""The places off the board: what lies in the Pit, waits in the Cave, and rains from the Ground."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from widgets_games.games.contract import Stage
from widgets_games.games.rowan.drawing.agenda import RainPart, Turn
from widgets_games.games.rowan.drawing.captions import WORDS, say
from widgets_games.games.rowan.drawing.dice import Die, die
from widgets_games.games.rowan.drawing.geometry import (
    BOARD_W,
    BOARD_X,
    GROUND_H,
    PANEL_LEFT,
    PANEL_W,
    ground_seat,
)
from widgets_games.games.rowan.drawing.land import CAVE_NAME_UP, PIT_NAME_UP
from widgets_games.games.rowan.drawing.marks import glowing
from widgets_games.games.rowan.drawing.pieces import MINI, discs, mini, shadow
from widgets_games.games.rowan.drawing.pointing import Picture
from widgets_games.games.rowan.drawing.style import Style
from widgets_games.games.rowan.rules.cells import COLUMNS
from widgets_games.games.rowan.rules.state import State
from widgets_games.render.geometry import Box, Point
from widgets_games.render.lettering import Face, text_width, written
from widgets_games.render.scene import AnyShape, At, Ellipse

_PIT_ROWS: Final = ((0, 3), (3, 4), (7, 5))
"""The first pair of each row in the Pit, and how many it has; the lowest row first."""
PIT_SEEN: Final = 12
_BETWEEN: Final = 10
"""The room between the counts of the two sides."""
_CAVE_SEEN: Final = 15
_CAVE_PILE: Final = 5
SMALL: Final = 0.66
"""The scale of piles in the Cave and of pieces on the Ground."""


def pit_key(number: int) -> str:
    """The key of a pair in the Pit, counted from 0."""
    return f"pit-{number}"


def seat_key(number: int) -> str:
    """The key of the piece on a seat of the Ground."""
    return f"ground-{number}"


def pit_place(style: Style, number: int) -> Point:
    """Where a pair lies in the Pit."""
    x, y = style.geometry.pit
    row = next(row for row in (2, 1, 0) if number >= _PIT_ROWS[row][0])
    first, count = _PIT_ROWS[row]
    return x + (number - first - (count - 1) / 2) * 33, y + 32 - row * 17


def pit(style: Style, state: State, picture: Picture) -> Iterator[AnyShape]:
    """The pairs in the Pit and how many they are."""
    light, dark = state.pit
    for number in range(min(PIT_SEEN, max(light, dark))):
        x, y = pit_place(style, number)
        key = pit_key(number)
        if number < dark:
            yield mini(style, (x + 6, y - 2.4), light=False, key=key, scale=0.92)
        if number < light:
            yield mini(style, (x - 6, y), light=True, key=key, scale=0.92)
    y = style.geometry.pit[1] - PIT_NAME_UP
    size = style.geometry.type.body
    going = picture.going
    counts = _Count(True, light, going.pit_light), _Count(False, dark, going.pit_dark)
    name = text_width(say(WORDS["pit"]), size, 600)
    room = PANEL_W - name - 4
    while _width(counts, size) + _BETWEEN > room:
        size -= 0.5
    if "pit" in picture.glow:
        yield from glowing(style, Box(PANEL_LEFT - 10, y - 16, PANEL_W + 2, 32), 11)
    x = PANEL_LEFT + name + 7
    for count in counts:
        yield from _counted(style, (x, y), count, size)
        x += _width((count,), size) + _BETWEEN


def cave(style: Style, state: State, picture: Picture) -> Iterator[AnyShape]:
    """The Bear's reserve: three piles at most, and how many there are."""
    x, y = style.geometry.cave
    seen = min(state.cave, _CAVE_SEEN)
    piles = -(-seen // _CAVE_PILE)
    for number in range(piles):
        height = min(_CAVE_PILE, seen - number * _CAVE_PILE)
        foot = At(x + (number - (piles - 1) / 2) * 46, y - 19, SMALL)
        yield from discs(style, foot, -height)
    up, size = y - CAVE_NAME_UP, style.geometry.type.body
    if "cave" in picture.glow:
        left = x - 12 - text_width(say(WORDS["cave"]), size, 600)
        yield from glowing(style, Box(left, up - 16, x + 84 - left, 32), 11)
    count = _Count(False, state.cave, picture.going.cave)
    yield from _counted(style, (x + 7, up), count, size)


class Seat(NamedTuple):
    """A seat on the Ground.

    Attributes:
        rain: its die.
        more: how many more pieces wait here, for which there is no seat.
    """

    rain: RainPart
    more: int = 0


def seats(turn: Turn | None) -> tuple[Seat, ...]:
    """The pieces of the rain that falls now, or that waits."""
    if turn is None:
        return ()
    raining = [part.rain for part in turn.parts if part.rain]
    unfinished = [rain for rain in raining if any(each.stage is not Stage.DONE for each in rain)]
    found = [Seat(each) for rain in unfinished for each in rain]
    if len(found) <= COLUMNS:
        return tuple(found)
    # More than there are seats: the one before the first that is not done, and those after it.
    first = next(index for index, seat in enumerate(found) if seat.rain.stage is not Stage.DONE)
    start = min(max(0, first - 1), len(found) - COLUMNS)
    shown = found[start : start + COLUMNS]
    hidden = len(found) - start - COLUMNS
    return (*shown[:-1], shown[-1]._replace(more=hidden))


def ground_place(style: Style, seat: int) -> Point:
    """Where the piece of a seat lies."""
    return ground_seat(seat) - 16, style.geometry.ground_middle + 5


def on_ground(style: Style, turn: Turn | None, picture: Picture) -> Iterator[AnyShape]:
    """The pieces on the Ground, each beside its rain die."""
    y = style.geometry.ground_middle
    taken = seats(turn)
    if "ground" in picture.glow:
        box = Box(BOARD_X + 3, style.geometry.ground_top, BOARD_W - 6, GROUND_H)
        yield from glowing(style, box, 13)
    face = Face(style.geometry.type.body, 600)
    if len(taken) < COLUMNS:
        right = BOARD_X + BOARD_W - 14, y
        middle = BOARD_X + BOARD_W / 2, y
        place, anchor = (right, "end") if taken else (middle, "middle")
        yield written(place, say(WORDS["ground"]), face, style.theme.ink, anchor)
    for number, seat in enumerate(taken):
        key = seat_key(number)
        x, foot = ground_place(style, number)
        if seat.rain.lies:
            yield from shadow(style, At(x, foot, SMALL), key)
            yield from discs(style, At(x, foot, SMALL), -1, key)
        else:
            width, dash = style.stroke(1.6), (2.4, 4)
            ink = style.theme.ink_soft
            yield Ellipse(x, y + 1, 18.4, 12, stroke=ink, width=width, dash=dash)
        if seat.more:
            words = say(WORDS["more"], count=seat.more)
            yield written((ground_seat(number) + 6, y), words, face, style.theme.ink, "start")
            continue
        state = {Stage.DONE: "done", Stage.NOW: "now", Stage.NEXT: "wait"}[seat.rain.stage]
        yield from die(style, (ground_seat(number) + 22, y), 28, Die(seat.rain.face, state))


class _Count(NamedTuple):
    """How many pieces of a side, and how many are on their way there."""

    light: bool
    held: int
    going: int


def _counted(style: Style, at: Point, count: _Count, size: float) -> Iterator[AnyShape]:
    x, y = at
    yield mini(style, (x + MINI + 2, y), count.light)
    left = x + 2 * MINI + 8
    face = Face(size, 700)
    yield written((left, y), str(count.held), face, style.theme.ink, "start")
    if count.going:
        left += text_width(str(count.held), size, 700) + 3
        words = say(WORDS["more"], count=count.going)
        yield written((left, y), words, face, style.colours.event_ink, "start")


def _width(counts: tuple[_Count, ...], size: float) -> float:
    words = "".join(f"{each.held}{f'+{each.going}' if each.going else ''}" for each in counts)
    gaps = sum(2 * MINI + 8 + (3 if each.going else 0) for each in counts)
    return text_width(words, size, 700) + gaps

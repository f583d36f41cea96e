"""How pieces come to lie where a frame shows them: a step, rain, pairs on their way to the Pit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from widgets_games.engine.trace import Frame
from widgets_games.games.contract import Stage
from widgets_games.games.rowan.drawing.agenda import turn_of
from widgets_games.games.rowan.drawing.geometry import PIECE_T, SKY_FOOT, socket
from widgets_games.games.rowan.drawing.pieces import (
    AIR_KEY,
    air_foot,
    discs,
    flying,
    mini,
    pile_key,
)
from widgets_games.games.rowan.drawing.sky import home_at, star_key
from widgets_games.games.rowan.drawing.stores import (
    PIT_SEEN,
    SMALL,
    ground_place,
    pit_key,
    pit_place,
    seat_key,
    seats,
)
from widgets_games.games.rowan.drawing.style import Style
from widgets_games.games.rowan.rules import bear_events, events
from widgets_games.games.rowan.rules.cells import Cell
from widgets_games.games.rowan.rules.moves import Move
from widgets_games.games.rowan.rules.state import State
from widgets_games.render.geometry import Point
from widgets_games.render.motion import evenly
from widgets_games.render.scene import AnyShape, At, Flight

POINTS: Final = 15
"""How many pictures the flight of a pile has; several pieces share about as many."""
_LEAST: Final = 5


def flights(style: Style, frame: Frame[State, Move, events.Event]) -> Iterator[Flight]:
    """The ways of the pieces that the frame's event moved."""
    state, plate = frame.state, style.geometry.plate
    match frame.event:
        case events.StackMoved(origin, target, _, height):
            yield _flight(style, height, (plate(origin), plate(target)), pile_key(target))
        case events.LeftForSky(origin, height, saved):
            for number in range(saved - height, saved):
                shapes = tuple(home_at(style, 0, 0, lit=True))
                way = plate(origin), socket(number)
                yield Flight(shapes, _points(way, height), frozenset((star_key(number),)))
        case bear_events.SteppedDown(origin, target, height):
            yield _come_down(style, state, (plate(origin), target), height)
        case bear_events.CameFromCave(cell, height, _):
            x, y = style.geometry.cave
            yield _come_down(style, state, ((x, y - 19), cell), height)
        case bear_events.RainFell(cell):
            yield _come_down(style, state, (_above(style, cell), cell), 1)
        case bear_events.RainJoined(cell, total):
            x, y = plate(cell)
            way = _above(style, cell), (x, y - (total - 1) * PIECE_T)
            yield Flight(tuple(discs(style, At(), -1)), _points(way), frozenset())
        case _:
            yield from _off_board(style, frame)


def _off_board(style: Style, frame: Frame[State, Move, events.Event]) -> Iterator[Flight]:
    """What leaves the board for the Ground, the Pit or the Cave."""
    plate = style.geometry.plate
    match frame.event:
        case bear_events.WentToGround(origin):
            yield from _to_ground(style, frame, origin)
        case bear_events.PairsLost(cell, pairs, light, dark):
            last = max(light, dark)
            yield from _to_pit(style, plate(cell), range(last - pairs, last))
        case bear_events.PairsParted(cell, pairs, light, _):
            yield from _to_pit(style, plate(cell), range(light - pairs, light), dark=False)
            yield _to_cave(style, plate(cell))
        case bear_events.RainCaved() | bear_events.RainTurnedAway():
            yield _to_cave(style, _seat_of_rain(style, frame))
        case bear_events.MergedOver(cell=cell):
            yield _to_cave(style, plate(cell))
        case _:
            return


def _flight(style: Style, height: int, way: tuple[Point, Point], key: str) -> Flight:
    return Flight(tuple(flying(style, At(), height)), _points(way), frozenset((key,)))


def _come_down(style: Style, state: State, way: tuple[Point, Cell], height: int) -> Flight:
    """Bear pieces on their way to a cell, where they stand, or to the air above it."""
    start, cell = way
    foot = At(*style.geometry.plate(cell))
    key = pile_key(cell)
    if state.air:
        foot, key = air_foot(style, state), AIR_KEY
    drawn = flying if height > 1 else discs
    shapes = tuple(drawn(style, At(scale=foot.scale), -height))
    return Flight(shapes, _points((start, (foot.x, foot.y))), frozenset((key,)))


def _above(style: Style, cell: Cell) -> Point:
    """Where rain comes from."""
    return style.geometry.plate(cell)[0], SKY_FOOT


def _to_ground(
    style: Style, frame: Frame[State, Move, events.Event], origin: Cell
) -> Iterator[Flight]:
    taken = [n for n, seat in enumerate(seats(turn_of(frame))) if seat.rain.stage is Stage.NEXT]
    for number in taken:
        way = style.geometry.plate(origin), ground_place(style, number)
        shapes = tuple(discs(style, At(scale=SMALL), -1))
        yield Flight(shapes, _points(way, len(taken)), frozenset((seat_key(number),)))


def _to_pit(style: Style, start: Point, numbers: range, dark: bool = True) -> Iterator[Flight]:
    """Pairs, or their light pieces alone."""
    for number in numbers:
        shapes: list[AnyShape] = [mini(style, (6, -2.4), light=False)] if dark else []
        shapes.append(mini(style, (-6, 0), light=True))
        seen = min(number, PIT_SEEN - 1)
        key = {pit_key(number)} if number < PIT_SEEN else set[str]()
        points = _points((start, pit_place(style, seen)), len(numbers))
        yield Flight(tuple(shapes), points, frozenset(key))


def _to_cave(style: Style, start: Point) -> Flight:
    x, y = style.geometry.cave
    shapes = tuple(discs(style, At(scale=SMALL), -1))
    return Flight(shapes, _points((start, (x, y - 19))), frozenset())


def _seat_of_rain(style: Style, frame: Frame[State, Move, events.Event]) -> Point:
    """Where the piece lay whose rain die has fallen."""
    taken = [n for n, seat in enumerate(seats(turn_of(frame))) if seat.rain.stage is Stage.NOW]
    return ground_place(style, taken[0] if taken else 0)


def _points(way: tuple[Point, Point], shared: int = 1) -> tuple[Point, ...]:
    return evenly(way, max(_LEAST, POINTS // shared))

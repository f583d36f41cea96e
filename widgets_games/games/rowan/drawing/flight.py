"""How pieces come to lie where a frame shows them: a step, rain, pairs on their way to the Pit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from widgets_games.engine.trace import Frame
from widgets_games.games.contract import Stage
from widgets_games.games.rowan.drawing.agenda import turn_of
from widgets_games.games.rowan.drawing.geometry import PIECE_T, SKY_FOOT, socket
from widgets_games.games.rowan.drawing.kit import Kit
from widgets_games.games.rowan.drawing.pieces import AIR_KEY, discs, flying, mini, pile_key
from widgets_games.games.rowan.drawing.piles import air_foot
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
from widgets_games.games.rowan.rules import events as e
from widgets_games.games.rowan.rules import rain_events
from widgets_games.games.rowan.rules.cells import Cell
from widgets_games.games.rowan.rules.state import Move, State
from widgets_games.render.arcs import Point
from widgets_games.render.motion import evenly
from widgets_games.render.scene import AnyShape, At, Flight

POINTS: Final = 15
"""How many pictures the flight of a pile has; several pieces share about as many."""
_LEAST: Final = 5


def flights(kit: Kit, frame: Frame[State, Move, e.Event]) -> Iterator[Flight]:
    """The ways of the pieces that the frame's event moved."""
    state, plate = frame.state, kit.geometry.plate
    match frame.event:
        case e.StackMoved(origin, target, _, height):
            yield _flight(kit, height, (plate(origin), plate(target)), pile_key(target))
        case e.LeftForSky(origin, height, saved):
            for number in range(saved - height, saved):
                shapes = tuple(home_at(kit, 0, 0, lit=True))
                way = plate(origin), socket(number)
                yield Flight(shapes, _points(way, height), frozenset((star_key(number),)))
        case e.SteppedDown(origin, target, height):
            yield _come_down(kit, state, (plate(origin), target), height)
        case e.CameFromCave(cell, height, _):
            x, y = kit.geometry.cave
            yield _come_down(kit, state, ((x, y - 19), cell), height)
        case rain_events.RainFell(cell):
            yield _come_down(kit, state, (_above(kit, cell), cell), 1)
        case rain_events.RainJoined(cell, total):
            x, y = plate(cell)
            way = _above(kit, cell), (x, y - (total - 1) * PIECE_T)
            yield Flight(tuple(discs(kit, At(), -1)), _points(way), frozenset())
        case _:
            yield from _off_board(kit, frame)


def _off_board(kit: Kit, frame: Frame[State, Move, e.Event]) -> Iterator[Flight]:
    """What leaves the board for the Ground, the Pit or the Cave."""
    plate = kit.geometry.plate
    match frame.event:
        case rain_events.WentToGround(origin):
            yield from _to_ground(kit, frame, origin)
        case e.PairsLost(cell, pairs, light, dark):
            last = max(light, dark)
            yield from _to_pit(kit, plate(cell), range(last - pairs, last))
        case e.PairsParted(cell, pairs, light, _):
            yield from _to_pit(kit, plate(cell), range(light - pairs, light), dark=False)
            yield _to_cave(kit, plate(cell))
        case rain_events.RainCaved() | rain_events.RainTurnedAway():
            yield _to_cave(kit, _seat_of_rain(kit, frame))
        case e.MergedOver(cell=cell):
            yield _to_cave(kit, plate(cell))
        case _:
            return


def _flight(kit: Kit, height: int, way: tuple[Point, Point], key: str) -> Flight:
    return Flight(tuple(flying(kit, At(), height)), _points(way), frozenset((key,)))


def _come_down(kit: Kit, state: State, way: tuple[Point, Cell], height: int) -> Flight:
    """Bear pieces on their way to a cell, where they stand, or to the air above it."""
    start, cell = way
    foot = At(*kit.geometry.plate(cell))
    key = pile_key(cell)
    if state.air:
        foot, key = air_foot(kit, state), AIR_KEY
    drawn = flying if height > 1 else discs
    shapes = tuple(drawn(kit, At(scale=foot.scale), -height))
    return Flight(shapes, _points((start, (foot.x, foot.y))), frozenset((key,)))


def _above(kit: Kit, cell: Cell) -> Point:
    """Where rain comes from."""
    return kit.geometry.plate(cell)[0], SKY_FOOT


def _to_ground(kit: Kit, frame: Frame[State, Move, e.Event], origin: Cell) -> Iterator[Flight]:
    taken = [n for n, seat in enumerate(seats(turn_of(frame))) if seat.rain.stage is Stage.NEXT]
    for number in taken:
        way = kit.geometry.plate(origin), ground_place(kit, number)
        shapes = tuple(discs(kit, At(scale=SMALL), -1))
        yield Flight(shapes, _points(way, len(taken)), frozenset((seat_key(number),)))


def _to_pit(kit: Kit, start: Point, numbers: range, dark: bool = True) -> Iterator[Flight]:
    """Pairs, or their light pieces alone."""
    for number in numbers:
        shapes: list[AnyShape] = [mini(kit, (6, -2.4), light=False)] if dark else []
        shapes.append(mini(kit, (-6, 0), light=True))
        seen = min(number, PIT_SEEN - 1)
        key = {pit_key(number)} if number < PIT_SEEN else set[str]()
        points = _points((start, pit_place(kit, seen)), len(numbers))
        yield Flight(tuple(shapes), points, frozenset(key))


def _to_cave(kit: Kit, start: Point) -> Flight:
    x, y = kit.geometry.cave
    shapes = tuple(discs(kit, At(scale=SMALL), -1))
    return Flight(shapes, _points((start, (x, y - 19))), frozenset())


def _seat_of_rain(kit: Kit, frame: Frame[State, Move, e.Event]) -> Point:
    """Where the piece lay whose rain die has fallen."""
    taken = [n for n, seat in enumerate(seats(turn_of(frame))) if seat.rain.stage is Stage.NOW]
    return ground_place(kit, taken[0] if taken else 0)


def _points(way: tuple[Point, Point], shared: int = 1) -> tuple[Point, ...]:
    return evenly(way, max(_LEAST, POINTS // shared))

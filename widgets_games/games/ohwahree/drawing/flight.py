"""How pebbles come to lie where a frame shows them: one in flight, or a captured heap."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from widgets_games.engine.trace import Frame
from widgets_games.games.ohwahree.drawing.geometry import (
    CENTRE,
    HEAP_OUT,
    PLATE,
    RING,
    SPOUT,
    angle,
    corner_at,
    on_ray,
    pit_at,
)
from widgets_games.games.ohwahree.drawing.hand import TAKEN_KEY
from widgets_games.games.ohwahree.drawing.pebbles import Pebble, flying
from widgets_games.games.ohwahree.drawing.pits import NEWEST_KEY, pebbles_in
from widgets_games.games.ohwahree.drawing.style import Style
from widgets_games.games.ohwahree.drawing.trays import BANKED_KEY, corner_of
from widgets_games.games.ohwahree.rules import end_events as end
from widgets_games.games.ohwahree.rules import events as e
from widgets_games.games.ohwahree.rules.moves import Move
from widgets_games.games.ohwahree.rules.state import State
from widgets_games.render.geometry import Point
from widgets_games.render.motion import evenly
from widgets_games.render.scene import Flight

POINTS: Final = 18
"""How many pictures the flight of one pebble has; that of a heap has fewer, as each is larger."""
_HEAP: Final = 3
"""A captured heap in flight is drawn as this many pebbles at most."""


def flights(style: Style, frame: Frame[State, Move, e.Event]) -> Iterator[Flight]:
    """The way of what the frame's event moved."""
    match frame.event:
        case e.Lifted(pit=pit, pebbles=pebbles):
            way = pit_at(pit, RING + HEAP_OUT), CENTRE
            yield _flight(style, pit, pebbles, way, TAKEN_KEY)
        case e.Sown(pit=pit) | e.SownAgain(pit=pit):
            fallen = pebbles_in(pit, frame.state.pits[pit])[-1]
            spout = on_ray(SPOUT - 8, angle(pit))
            flown = _flown((fallen,), (spout, (fallen.x, fallen.y)), NEWEST_KEY, style)
            yield replace(flown, adds=True)
        case e.Captured(pit=pit, pebbles=pebbles) | e.ChainCaptured(pit=pit, pebbles=pebbles):
            way = pit_at(pit, RING + HEAP_OUT), CENTRE
            yield _flight(style, pit, pebbles, way, TAKEN_KEY)
        case e.Banked(seat, pebbles, _):
            plate = corner_at(corner_of(frame.state, seat), PLATE - 34)
            yield _flight(style, 0, pebbles, (CENTRE, plate), BANKED_KEY)
        case end.Gathered(seat, pit, pebbles, _):
            plate = corner_at(corner_of(frame.state, seat), PLATE - 34)
            way = pit_at(pit, RING + HEAP_OUT), plate
            yield _flight(style, pit, pebbles, way, BANKED_KEY)
        case _:
            return


def _flight(style: Style, look: int, count: int, way: tuple[Point, Point], key: str) -> Flight:
    """A heap on its way."""
    beside = ((0, 0), (15, -9), (-7, -16))
    heap = [
        Pebble(x, y, look * 7 + number * 11)
        for number, (x, y) in enumerate(beside[: min(count, _HEAP)])
    ]
    return _flown(heap, way, key, style)


def _flown(heap: Sequence[Pebble], way: tuple[Point, Point], key: str, style: Style) -> Flight:
    """Pebbles that keep their places about the first one."""
    first = heap[0]
    piece = tuple(
        shape
        for pebble in heap
        for shape in flying(style, pebble._replace(x=pebble.x - first.x, y=pebble.y - first.y))
    )
    return Flight(piece, evenly(way, POINTS // len(piece)), frozenset((key,)))

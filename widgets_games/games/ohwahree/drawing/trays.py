"""The seats in the corners: captured pebbles, their number, names and whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from widgets_games.engine.game import Seat
from widgets_games.engine.trace import Frame
from widgets_games.games.ohwahree.drawing import packing
from widgets_games.games.ohwahree.drawing.captions import NOTES, SIGNS, say
from widgets_games.games.ohwahree.drawing.geometry import (
    CENTRE,
    HALF,
    PLATE,
    PLATE_R,
    SEAT_CORNERS,
    TRAY_PEBBLE,
    Corner,
    corner_at,
)
from widgets_games.games.ohwahree.drawing.pebbles import Pebble, pebbles
from widgets_games.games.ohwahree.drawing.pointing import Picture
from widgets_games.games.ohwahree.drawing.seats import seat_shape
from widgets_games.games.ohwahree.drawing.style import Style
from widgets_games.games.ohwahree.rules.events import Event
from widgets_games.games.ohwahree.rules.moves import Move
from widgets_games.games.ohwahree.rules.sentences import spell_seat
from widgets_games.games.ohwahree.rules.state import State
from widgets_games.render.geometry import Point
from widgets_games.render.lettering import Face, text_width, writing_last, written
from widgets_games.render.scene import AnyShape, Ellipse, Rect

BANKED_KEY: Final = "banked"
"""The key of the pebbles that have just come into a tray."""


class Naming(NamedTuple):
    """What stands at a name.

    Attributes:
        active: whether it is the seat's turn.
        note: what stands behind the name.
        pits: how many little pits stand between.
    """

    active: bool
    note: str
    pits: int


def corner_of(state: State, seat: Seat) -> Corner:
    """Where a seat is."""
    return SEAT_CORNERS[len(state.captured)][seat - 1]


def in_tray(corner: Corner, count: int) -> tuple[Pebble, ...]:
    """The pebbles of a tray, those that came last last; as many as can be seen."""
    x, y = CENTRE
    return tuple(
        Pebble(x + spot.x, y + spot.y, number * 7 + 3, TRAY_PEBBLE, spot.layer)
        for number, spot in enumerate(packing.tray(corner)[:count])
    )


def trays(style: Style, state: State, come: tuple[Seat, int]) -> Iterator[AnyShape]:
    """Captured pebbles.

    Args:
        style: where and in which colours.
        state: what was captured.
        come: into whose tray how many have just come.
    """
    lying: list[Pebble] = []
    new: tuple[Pebble, ...] = ()
    for seat, count in enumerate(state.captured, 1):
        here = in_tray(corner_of(state, seat), count)
        before = count - come[1] if seat == come[0] else count
        lying.extend(here[:before])
        new += here[before:]
    yield from pebbles(style, lying)
    yield from pebbles(style, new, BANKED_KEY)


def totals(style: Style, state: State, picture: Picture) -> Iterator[AnyShape]:
    """The number on each seat's plate; a plate where something happens is ringed."""
    for seat, count in enumerate(state.captured, 1):
        x, y = corner_at(corner_of(state, seat), PLATE)
        if seat in picture.seats:
            yield from _ringed(style, seat, (x, y))
        drop = 5 if seat == 3 else 0
        size = style.geometry.type.plate - (3 if seat > 2 else 0)
        yield written((x, y + drop), str(count), Face(size, 700), style.colours.on_seat(seat))


def _ringed(style: Style, seat: Seat, middle: Point) -> Iterator[AnyShape]:
    for colour, width in ((style.colours.edge, 7.4), (style.theme.event, 4.6)):
        yield seat_shape(seat, *middle, PLATE_R, stroke=colour, width=width)


def names(style: Style, frame: Frame[State, Move, Event], pits: bool) -> Iterator[AnyShape]:
    """Each seat's name outside the board; who is to move stands on a plate.

    Args:
        style: where and in which colours.
        frame: whose turn it is, and whether it has been played.
        pits: whether pits are counted, as in the Grand game.
    """
    yield from writing_last(
        shape
        for seat, corner in enumerate(SEAT_CORNERS[len(frame.state.captured)], 1)
        for shape in _name(style, seat, corner, _naming(style, frame, seat, pits))
    )


def _naming(style: Style, frame: Frame[State, Move, Event], seat: Seat, pits: bool) -> Naming:
    state = frame.state
    active = not state.ended and state.to_move == seat
    owned = state.owners.count(seat)
    if pits:
        return Naming(active, say(SIGNS["pits"], pits=owned), 0 if style.large else owned)
    return Naming(active, _note(frame) if active else "", 0)


def _name(style: Style, seat: Seat, corner: Corner, naming: Naming) -> Iterator[AnyShape]:
    type_, ink = style.geometry.type, style.theme.ink
    active, note, shown = naming
    name = spell_seat(seat)
    icon, gap = type_.name * 0.47, type_.name * 0.55
    name_w, note_w = text_width(name, type_.name, 600), text_width(note, type_.note)
    dot = type_.name * 0.83
    width = icon * 2 + gap + name_w + (gap + dot * shown + note_w if note else 0) + 2 * gap
    height = type_.name * 1.75
    x, y = CENTRE
    x += corner.across * (HALF - 6)
    y += corner.down * (HALF + style.geometry.names_dy)
    left = x if corner.across < 0 else x - width
    if active:
        colour = style.seat(seat)
        top, halo = y - height / 2, style.colours.halo
        yield Rect(left, top, width, height, height / 2, fill=halo, stroke=colour, width=2.6)
    at = left + gap + icon
    yield seat_shape(seat, at, y, icon, fill=style.seat(seat), stroke=style.colours.edge, width=1)
    at += icon + gap * 0.8
    yield written((at, y), name, Face(type_.name, 600), ink, "start")
    at += name_w + gap
    for number in range(shown):
        yield _little_pit(style, seat, (at + dot * (number + 0.35), y), dot * 0.36)
    at += dot * shown
    if note:
        yield written((at, y), note, Face(type_.note), ink, "start")


def _little_pit(style: Style, seat: Seat, middle: Point, radius: float) -> AnyShape:
    inside, edge = style.colours.wall.near, style.seat(seat)
    return Ellipse(*middle, radius, radius, fill=inside, stroke=edge, width=2.2)


def _note(frame: Frame[State, Move, Event]) -> str:
    state = frame.state
    if state.hand is not None:
        return say(NOTES["capturing" if state.hand.captured else "sowing"])
    at_rest = frame.step is None or frame.index == len(frame.step.events)
    return say(NOTES["to-move"]) if at_rest else ""

"""The drawing of Wetlands Crossing."""

from __future__ import annotations

from collections.abc import Iterator

from widgets_games.engine.rulebook import Place
from widgets_games.engine.trace import Frame
from widgets_games.games.wetlands.drawing import captions
from widgets_games.games.wetlands.drawing import description as words
from widgets_games.games.wetlands.drawing.arrows import medallion
from widgets_games.games.wetlands.drawing.dam_wall import dam_stencils
from widgets_games.games.wetlands.drawing.emblems import emblems, raven, seals
from widgets_games.games.wetlands.drawing.flight import air, flights, grip
from widgets_games.games.wetlands.drawing.geometry import GRIP, PAGE_W, PIECE_H
from widgets_games.games.wetlands.drawing.ground import exit_sign, ground, numbers
from widgets_games.games.wetlands.drawing.marks import (
    cursor,
    room,
)
from widgets_games.games.wetlands.drawing.pieces import (
    HAND_KEY,
    RAVEN_KEY,
    ghost,
    piece,
    piece_key,
    seat_on,
    standing,
)
from widgets_games.games.wetlands.drawing.pointing import pointed_at
from widgets_games.games.wetlands.drawing.stream import turn_arrow
from widgets_games.games.wetlands.drawing.style import Style, style_of
from widgets_games.games.wetlands.drawing.trays import caption, off_pieces, sticks, trays
from widgets_games.games.wetlands.rules import events as e
from widgets_games.games.wetlands.rules.moves import Advance, Move
from widgets_games.games.wetlands.rules.path import (
    EXITS,
    FIRST,
    LAST,
    OFF,
    Domain,
    bitboard,
    domains_of,
)
from widgets_games.games.wetlands.rules.state import Airborne, State
from widgets_games.render.board import Board, Look, Marks, View
from widgets_games.render.scene import AnyShape, At, Flight, Region

OFF_PLACE = "off"
STICKS_PLACE = "sticks"


class WetlandsBoard(Board[State, Move, e.Event]):
    """The stream of thirty domains, the trays of the pieces that are off, and the sticks."""

    def size(self, look: Look) -> tuple[float, float]:
        """Width and height of the picture."""
        return PAGE_W, style_of(look).geometry.page_h

    def ground(self, look: Look) -> tuple[AnyShape, ...]:
        """What never moves."""
        return tuple(ground(style_of(look)))

    def stencils(self, look: Look) -> tuple[AnyShape, ...]:
        """The pieces and the dam: what a step draws with gradients and reused paths."""
        style = style_of(look)
        shapes: list[AnyShape] = [*raven(style.theme.ink, style.theme.paper, At())]
        for seat in (1, 2):
            shapes.extend(standing(style, seat, At()))
            shapes.extend(ghost(style, seat, (0, 0)))
        return (*shapes, *dam_stencils(style, (style.theme.refused, style.colours.wood)))

    def moving(self, view: View[State, Move, e.Event]) -> tuple[AnyShape, ...]:
        """What a step can change."""
        style, state = style_of(view.look), view.frame.state
        marks = pointed_at(style, view)
        taken = _standing_on(state) | marks.taken
        return (
            *emblems(style, taken),
            *(turn_arrow(style, turn) for turn in (10, 20) if turn not in marks.turns),
            *trays(style, state),
            *marks.under,
            *numbers(style),
            *_pieces(style, state, view.marks),
            *off_pieces(style, state),
            *marks.over,
            *seals(style, taken),
            *_in_the_air(style, state),
            *_covered_signs(style, view.frame),
            *sticks(style, state.throw),
            *caption(style, tuple(captions.remarks(view))),
            *_focus(style, view),
        )

    def regions(self, view: View[State, Move, e.Event]) -> tuple[Region, ...]:
        """The domains in path order, the gate and the tray of the player to move, the sticks."""
        style, state = style_of(view.look), view.frame.state
        geometry, seat = style.geometry, state.to_move
        off = words.off_label(state, seat)
        return (
            *(
                Region(domain, *geometry.cell(domain), words.domain_label(state, domain))
                for domain in range(FIRST, LAST + 1)
            ),
            Region(OFF_PLACE, *geometry.gate, off),
            Region(OFF_PLACE, *geometry.tray(seat), off),
            Region(STICKS_PLACE, *geometry.sticks, words.throw_label(state)),
        )

    def flights(self, view: View[State, Move, e.Event]) -> tuple[Flight, ...]:
        """The ways of the pieces that the event moved."""
        return tuple(flights(style_of(view.look), view.frame))

    def description(self, view: View[State, Move, e.Event]) -> str:
        """The picture in words."""
        return words.description(view)

    def text(self, view: View[State, Move, e.Event]) -> str:
        """Three rows as they are drawn: `p` and `y` for pieces, `.` for an empty domain."""
        return words.in_characters(view.frame.state)

    def clicks(self, move: Move) -> tuple[Place, ...]:
        """A piece and where it goes; the sticks to throw and to pass."""
        if isinstance(move, Advance):
            return move.origin, OFF_PLACE if move.target == OFF else move.target
        return (STICKS_PLACE,)


def _standing_on(state: State) -> frozenset[Domain]:
    """The domains whose emblem a piece hides, one in the air included."""
    air_borne = [piece.above for piece in (state.hand, state.raven) if piece]
    return frozenset(domains_of(state.pieces[0] | state.pieces[1] | bitboard(*air_borne)))


def _pieces(style: Style, state: State, marks: Marks[Move]) -> Iterator[AnyShape]:
    """The pieces on the board, those further back first; a chosen one is lifted a little."""
    for domain in domains_of(state.pieces[0] | state.pieces[1]):
        seat, lift = seat_on(state, domain), 4 if marks.picked[:1] == (domain,) else 0
        yield from standing(style, seat, At(*style.geometry.foot(domain)), piece_key(domain), lift)


def _in_the_air(style: Style, state: State) -> Iterator[AnyShape]:
    if state.hand:
        yield from _hovering(style, state, state.hand)
    if state.raven:
        seat, _, above = state.raven
        foot, (x, y) = At(*style.geometry.foot(above)), grip(style.geometry, above)
        yield from standing(style, seat, foot, RAVEN_KEY, GRIP)
        yield from medallion(style, (x, y - PIECE_H / 2), 11)


def _hovering(style: Style, state: State, hand: Airborne) -> Iterator[AnyShape]:
    """The moving piece; its shadow falls on an empty domain only."""
    seat, _, above = hand
    foot = At(*style.geometry.foot(above))
    x, y = air(style.geometry, state, above)
    if seat_on(state, above):
        yield from piece(style.seat(seat), style.colours.edge, seat, At(x, y), HAND_KEY)
    else:
        yield from standing(style, seat, foot, HAND_KEY, foot.y - y)


def _covered_signs(style: Style, frame: Frame[State, Move, e.Event]) -> Iterator[AnyShape]:
    """Signs of exits again, over the piece held before one and the Raven's way across another."""
    events = frame.step.events[: frame.index] if frame.step else ()
    covered = {event.domain for event in events if isinstance(event, e.Stolen)}
    if frame.state.hand:
        covered.add(frame.state.hand.above)
    for domain in sorted(covered & EXITS.keys()):
        yield from exit_sign(style, domain, style.theme.paper, style.theme.ink)


def _focus(style: Style, view: View[State, Move, e.Event]) -> Iterator[AnyShape]:
    """The keyboard's cursor."""
    place = view.marks.focus
    if place == STICKS_PLACE:
        yield from cursor(style, style.geometry.sticks.grown(-6))
    elif place == OFF_PLACE:
        yield from cursor(style, room(style, OFF).grown(-4))
    elif isinstance(place, int):
        yield from cursor(style, style.geometry.tile(place))

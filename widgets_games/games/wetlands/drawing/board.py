"""The drawing of Wetlands Crossing."""

from __future__ import annotations

from collections.abc import Iterator

from widgets_games.engine.rulebook import Place
from widgets_games.engine.trace import Frame
from widgets_games.games.wetlands.drawing import description as words
from widgets_games.games.wetlands.drawing.arrows import medallion
from widgets_games.games.wetlands.drawing.dam_wall import dam_stencils
from widgets_games.games.wetlands.drawing.emblems import emblems, raven, seals
from widgets_games.games.wetlands.drawing.event_marks import happening
from widgets_games.games.wetlands.drawing.flight import air, flights, grip
from widgets_games.games.wetlands.drawing.geometry import GRIP, PAGE_W, PIECE_H
from widgets_games.games.wetlands.drawing.ground import exit_sign, ground
from widgets_games.games.wetlands.drawing.kit import Kit, kit_of
from widgets_games.games.wetlands.drawing.marks import (
    Layers,
    cursor,
    landing,
    movable,
    outlined,
    room,
    route,
    selected,
    stacked,
    turns_between,
)
from widgets_games.games.wetlands.drawing.numbers import numbers
from widgets_games.games.wetlands.drawing.pieces import (
    HAND_KEY,
    RAVEN_KEY,
    ghost,
    piece,
    piece_key,
    seat_on,
    standing,
)
from widgets_games.games.wetlands.drawing.refusal_marks import refusal
from widgets_games.games.wetlands.drawing.stream import turn_arrow
from widgets_games.games.wetlands.drawing.trays import caption, off_pieces, sticks, trays
from widgets_games.games.wetlands.rules.events import Advance, Airborne, Event, Move, State, Stolen
from widgets_games.games.wetlands.rules.path import (
    EXITS,
    FIRST,
    LAST,
    OFF,
    Domain,
    bitboard,
    domains_of,
)
from widgets_games.render.board import Board, Look, Marks, View
from widgets_games.render.caption import Remark
from widgets_games.render.scene import AnyShape, At, Flight, Region

OFF_PLACE = "off"
STICKS_PLACE = "sticks"


class WetlandsBoard(Board[State, Move, Event]):
    """The stream of thirty domains, the trays of the pieces that are off, and the sticks."""

    def size(self, look: Look) -> tuple[float, float]:
        """Width and height of the picture."""
        return PAGE_W, kit_of(look).geometry.page_h

    def ground(self, look: Look) -> tuple[AnyShape, ...]:
        """What never moves."""
        return tuple(ground(kit_of(look)))

    def stencils(self, look: Look) -> tuple[AnyShape, ...]:
        """The pieces and the dam: what a step draws with gradients and reused paths."""
        kit = kit_of(look)
        shapes: list[AnyShape] = [*raven(kit.theme.ink, kit.theme.paper, At())]
        for seat in (1, 2):
            shapes.extend(standing(kit, seat, At()))
            shapes.extend(ghost(kit, seat, (0, 0)))
        return (*shapes, *dam_stencils(kit, (kit.theme.refused, kit.tokens.wood)))

    def moving(self, view: View[State, Move, Event]) -> tuple[AnyShape, ...]:
        """What a step can change."""
        kit, state = kit_of(view.look), view.frame.state
        marks = _marks(kit, view)
        taken = _standing_on(state) | marks.taken
        return (
            *emblems(kit, taken),
            *(turn_arrow(kit, turn) for turn in (10, 20) if turn not in marks.turns),
            *trays(kit, state),
            *marks.under,
            *numbers(kit),
            *_pieces(kit, state, view.marks),
            *off_pieces(kit, state),
            *marks.over,
            *seals(kit, taken),
            *_in_the_air(kit, state),
            *_covered_signs(kit, view.frame),
            *sticks(kit, state.throw),
            *caption(kit, [Remark(*remark) for remark in words.remarks(view)]),
            *_focus(kit, view),
        )

    def regions(self, view: View[State, Move, Event]) -> tuple[Region, ...]:
        """The domains in path order, the gate and the tray of the player to move, the sticks."""
        kit, state = kit_of(view.look), view.frame.state
        geometry, seat = kit.geometry, state.to_move
        off = words.off_label(state, seat)
        return (
            *(
                Region(domain, *geometry.cell(domain), words.domain_label(state, domain))
                for domain in range(FIRST, LAST + 1)
            ),
            Region(OFF_PLACE, *geometry.gate, off),
            Region(OFF_PLACE, *geometry.tray(seat), off),
            Region(STICKS_PLACE, *geometry.sticks, words.sticks_label(state)),
        )

    def flights(self, view: View[State, Move, Event]) -> tuple[Flight, ...]:
        """The ways of the pieces that the event moved."""
        return tuple(flights(kit_of(view.look), view.frame))

    def description(self, view: View[State, Move, Event]) -> str:
        """The picture in words."""
        return words.description(view)

    def text(self, view: View[State, Move, Event]) -> str:
        """Three rows as they are drawn: `p` and `y` for pieces, `.` for an empty domain."""
        return words.picture(view.frame.state)

    def clicks(self, move: Move) -> tuple[Place, ...]:
        """A piece and where it goes; the sticks to throw and to pass."""
        if isinstance(move, Advance):
            return move.origin, OFF_PLACE if move.target == OFF else move.target
        return (STICKS_PLACE,)


def _marks(kit: Kit, view: View[State, Move, Event]) -> Layers:
    """One idea at a time: what was refused, else what was picked, else what has just happened."""
    marks, state = view.marks, view.frame.state
    if marks.refused is not None:
        return refusal(kit, state, marks.refused, marks.objections)
    if marks.picked:
        return _picked(kit, state, marks)
    return stacked((happening(kit, view.frame), _choices(kit, marks)))


def _picked(kit: Kit, state: State, marks: Marks[Move]) -> Layers:
    origin = marks.picked[0]
    if not isinstance(origin, int):
        return Layers()
    targets = [move.target for move in words.leading_from(marks)]
    under: list[AnyShape] = []
    for target in targets:
        under.extend(route(kit, origin, target, kit.theme.legal))
    under.extend(selected(kit, origin))
    for target in targets:
        seat = None if seat_on(state, target) else state.to_move
        under.extend(landing(kit, target, seat))
    turns = frozenset[Domain]().union(*(turns_between(origin, target) for target in targets))
    return Layers(tuple(under), taken=frozenset(targets), turns=turns)


def _choices(kit: Kit, marks: Marks[Move]) -> Layers:
    """Rings at the pieces that may move, or a line round the sticks."""
    origins = [move.origin for move in marks.choices if isinstance(move, Advance)]
    under = [shape for origin in origins for shape in movable(kit, origin)]
    if marks.choices and not origins:
        under.append(outlined(kit.geometry.sticks.grown(-4), kit.theme.legal, 3))
    return Layers(tuple(under))


def _standing_on(state: State) -> frozenset[Domain]:
    """The domains whose emblem a piece hides, one in the air included."""
    air_borne = [piece.above for piece in (state.hand, state.raven) if piece]
    return frozenset(domains_of(state.pieces[0] | state.pieces[1] | bitboard(*air_borne)))


def _pieces(kit: Kit, state: State, marks: Marks[Move]) -> Iterator[AnyShape]:
    """The pieces on the board, those further back first; a chosen one is lifted a little."""
    for domain in domains_of(state.pieces[0] | state.pieces[1]):
        seat, lift = seat_on(state, domain), 4 if marks.picked[:1] == (domain,) else 0
        yield from standing(kit, seat, At(*kit.geometry.foot(domain)), piece_key(domain), lift)


def _in_the_air(kit: Kit, state: State) -> Iterator[AnyShape]:
    if state.hand:
        yield from _hovering(kit, state, state.hand)
    if state.raven:
        seat, _, above = state.raven
        foot, (x, y) = At(*kit.geometry.foot(above)), grip(kit.geometry, above)
        yield from standing(kit, seat, foot, RAVEN_KEY, GRIP)
        yield from medallion(kit, (x, y - PIECE_H / 2), 11)


def _hovering(kit: Kit, state: State, hand: Airborne) -> Iterator[AnyShape]:
    """The moving piece; its shadow falls on an empty domain only."""
    seat, _, above = hand
    foot = At(*kit.geometry.foot(above))
    x, y = air(kit.geometry, state, above)
    if seat_on(state, above):
        yield from piece(kit.seat(seat), kit.tokens.edge, seat, At(x, y), HAND_KEY)
    else:
        yield from standing(kit, seat, foot, HAND_KEY, foot.y - y)


def _covered_signs(kit: Kit, frame: Frame[State, Move, Event]) -> Iterator[AnyShape]:
    """Signs of exits again, over the piece held before one and the Raven's way across another."""
    events = frame.step.events[: frame.index] if frame.step else ()
    covered = {event.domain for event in events if isinstance(event, Stolen)}
    if frame.state.hand:
        covered.add(frame.state.hand.above)
    for domain in sorted(covered & EXITS.keys()):
        yield from exit_sign(kit, domain, kit.theme.paper, kit.theme.ink)


def _focus(kit: Kit, view: View[State, Move, Event]) -> Iterator[AnyShape]:
    """The keyboard's cursor."""
    place = view.marks.focus
    if place == STICKS_PLACE:
        yield from cursor(kit, kit.geometry.sticks.grown(-6))
    elif place == OFF_PLACE:
        yield from cursor(kit, room(kit, OFF).grown(-4))
    elif isinstance(place, int):
        yield from cursor(kit, kit.geometry.tile(place))

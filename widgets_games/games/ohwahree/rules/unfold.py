"""A legal move unfolded, from choosing a direction to the next player's turn or the game's end.

Every event is applied to the working copy as it is told: what happens next depends on it.
"""

from __future__ import annotations

from functools import cache

from widgets_games.engine.game import Seat
from widgets_games.games.ohwahree.rules.capture import landing
from widgets_games.games.ohwahree.rules.effects import Draft, apply, apply_all
from widgets_games.games.ohwahree.rules.end_events import EndedByAgreement
from widgets_games.games.ohwahree.rules.endings import (
    closing,
    end_before_turn,
    end_by_passes,
)
from widgets_games.games.ohwahree.rules.events import Event, Passed, TurnEnded
from widgets_games.games.ohwahree.rules.moves import Move, Pass, Sow
from widgets_games.games.ohwahree.rules.ring import next_seat
from widgets_games.games.ohwahree.rules.sowing import sowing
from widgets_games.games.ohwahree.rules.switches import Terms


def unfold(draft: Draft, move: Move, terms: Terms) -> tuple[Event, ...]:
    """The events of a legal move, all of them applied to a working copy of the state before."""
    if isinstance(move, Sow):
        return _turn(draft, move, terms)
    if isinstance(move, Pass):
        return _pass(draft, terms)
    return end(draft, EndedByAgreement(draft.to_move), terms)


def end(draft: Draft, ended: Event, terms: Terms) -> tuple[Event, ...]:
    """The game ends: the events from its end to its result, applied."""
    apply(draft, ended)
    closed = tuple(closing(draft, terms))
    apply_all(draft, closed)
    return (ended, *closed)


def _turn(draft: Draft, move: Sow, terms: Terms) -> tuple[Event, ...]:
    seat = draft.to_move
    pit, direction = move
    sown = sowing(seat, pit, direction, draft.pits[pit], terms.chosen)
    apply_all(draft, sown.events)
    landed = landing(draft, sown, terms) + _turn_ended(seat, next_seat(seat, terms.players))
    apply_all(draft, landed)
    if ended := end_before_turn(draft, terms):
        return sown.events + landed + end(draft, ended, terms)
    return sown.events + landed


def _pass(draft: Draft, terms: Terms) -> tuple[Event, ...]:
    by_passes = end_by_passes(draft, terms)
    passed = _passed(draft.to_move, next_seat(draft.to_move, terms.players))
    apply(draft, passed)
    if ended := by_passes or end_before_turn(draft, terms):
        return (passed, *end(draft, ended, terms))
    return (passed,)


@cache
def _turn_ended(seat: Seat, enemy: Seat) -> tuple[Event, ...]:
    return (TurnEnded(seat, enemy),)


_passed = cache(Passed)

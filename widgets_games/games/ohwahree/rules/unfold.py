"""A legal move unfolded, from choosing a direction to the next player's turn or the game's end.

What has happened is applied to the working copy at once: what happens next depends on it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from widgets_games.engine.game import Seat
from widgets_games.games.ohwahree.rules import endings
from widgets_games.games.ohwahree.rules import events as e
from widgets_games.games.ohwahree.rules.capture import landing
from widgets_games.games.ohwahree.rules.effects import Draft
from widgets_games.games.ohwahree.rules.moves import Move, Pass, Sow
from widgets_games.games.ohwahree.rules.ring import next_seat
from widgets_games.games.ohwahree.rules.sowing import sowing
from widgets_games.games.ohwahree.rules.switches import Terms


def unfold(draft: Draft, move: Move, terms: Terms) -> tuple[e.Event, ...]:
    """The events of a legal move, each with its effect on a working copy of the state before."""
    if isinstance(move, Sow):
        return _turn(draft, move, terms)
    if isinstance(move, Pass):
        return _pass(draft, terms)
    return finish(draft, endings.by_agreement(draft), terms)


def finish(draft: Draft, ended: e.Event, terms: Terms) -> tuple[e.Event, ...]:
    """The game ends: the events from its end to its result, applied."""
    _apply(draft, (ended,))
    left_over = tuple(endings.left_over(draft, terms))
    _apply(draft, left_over)
    return (ended, *left_over, endings.result(draft, terms))


def _turn(draft: Draft, move: Sow, terms: Terms) -> tuple[e.Event, ...]:
    seat = draft.to_move
    pit, direction = move
    sown = sowing(seat, pit, direction, draft.pits[pit], terms.chosen)
    draft.sow(pit, direction, sown.way)
    landed = landing(draft, sown, terms) + _turn_ended(seat, next_seat(seat, terms.players))
    _apply(draft, landed)
    if ended := endings.before_turn(draft, terms):
        return sown.events + landed + finish(draft, ended, terms)
    return sown.events + landed


def _pass(draft: Draft, terms: Terms) -> tuple[e.Event, ...]:
    by_two_passes = endings.by_two_passes(draft, terms)
    passed = _passed(draft.to_move, next_seat(draft.to_move, terms.players))
    _apply(draft, (passed,))
    if ended := by_two_passes or endings.before_turn(draft, terms):
        return (passed, *finish(draft, ended, terms))
    return (passed,)


def _apply(draft: Draft, events: Iterable[Any]) -> None:
    """Apply events in place, one after the other; `caused_by` has given each its effect."""
    for event in events:
        event.apply(draft)


@cache
def _turn_ended(seat: Seat, enemy: Seat) -> tuple[e.Event, ...]:
    return (e.TurnEnded(seat, enemy),)


_passed = cache(e.Passed)

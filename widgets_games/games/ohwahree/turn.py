"""A legal move unfolded, from choosing a direction to the next player's turn or the game's end."""

from __future__ import annotations

from functools import cache
from operator import add

from widgets_games.games.ohwahree.capture import AfterSowing, captures, no_capture
from widgets_games.games.ohwahree.draft import Draft, apply
from widgets_games.games.ohwahree.endings import end_before_turn, end_by_passes, majority
from widgets_games.games.ohwahree.events import Event, Passed, Sow, State, TurnEnded
from widgets_games.games.ohwahree.ring import next_seat
from widgets_games.games.ohwahree.sowing import sowing
from widgets_games.games.ohwahree.switches import Terms


def turn(state: State, move: Sow, terms: Terms) -> tuple[Event, ...]:
    """The events of a legal sowing, without the closing of the game that it may end."""
    seat = state.to_move
    pit, direction = move
    sown = sowing(seat, pit, direction, state.pits[pit], terms.chosen)
    pits = tuple(map(add, state.pits, sown.gains))
    after = AfterSowing(pits, state.owners, seat, sown, state.captured[seat - 1])
    captured = captures(after, terms)
    if captured:
        return _after_capture(state, sown.events + captured, terms)
    enemy = next_seat(seat, terms.players)
    events = (*sown.events, no_capture(after, terms), _turn_ended(seat, enemy))
    ended = end_before_turn((pits, enemy), state.owners, state.since_capture, terms)
    return (*events, ended) if ended else events


def passing(state: State, terms: Terms) -> tuple[Event, ...]:
    """The events of a pass, without the closing of the game that it may end."""
    enemy = next_seat(state.to_move, terms.players)
    passed = _passed(state.to_move, enemy)
    ended = end_by_passes(state, terms) or end_before_turn(
        (state.pits, enemy), state.owners, state.since_capture, terms
    )
    return (passed, ended) if ended else (passed,)


def _after_capture(state: State, events: tuple[Event, ...], terms: Terms) -> tuple[Event, ...]:
    """The events up to a capture, and what follows it."""
    draft = Draft(state)
    for event in events:
        apply(draft, event)
    seat, pits = state.to_move, tuple(draft.pits)
    tray = draft.captured[seat - 1]
    if ended := majority(seat, tray, sum(pits) + sum(draft.captured), terms):
        return (*events, ended)
    enemy = next_seat(seat, terms.players)
    events = (*events, _turn_ended(seat, enemy))
    ended = end_before_turn((pits, enemy), draft.owners, (), terms)
    return (*events, ended) if ended else events


_turn_ended = cache(TurnEnded)
_passed = cache(Passed)

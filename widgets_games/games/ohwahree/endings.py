"""When the game ends, what becomes of the pebbles still in pits, and who has won."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from widgets_games.engine.game import Outcome, Seat
from widgets_games.games.ohwahree.events import (
    Drawn,
    DrawnGrand,
    EndedByAgreement,
    EndedByMajority,
    EndedByNoMove,
    EndedByRepetition,
    EndedByTwoPasses,
    Event,
    Gathered,
    LeftForNobody,
    Standing,
    State,
    Won,
    WonByPebbles,
    WonByPits,
)
from widgets_games.games.ohwahree.legality import legal_sowings
from widgets_games.games.ohwahree.ring import previous_seat
from widgets_games.games.ohwahree.switches import Terms

ENDS: Final = frozenset(
    (EndedByNoMove, EndedByTwoPasses, EndedByAgreement, EndedByRepetition, EndedByMajority)
)
"""The kinds of events that end the game."""


def majority(seat: Seat, tray: int, total: int, terms: Terms) -> Event | None:
    """The end when a player's tray holds more than half of all pebbles."""
    if terms.majority_ends and 2 * tray > total:
        return EndedByMajority(seat, tray, total)
    return None


def end_before_turn(
    standing: Standing, owners: tuple[Seat, ...], earlier: tuple[Standing, ...], terms: Terms
) -> Event | None:
    """The end that comes before a player's turn, if one does.

    Args:
        standing: the pebbles in the pits and who is to move.
        owners: whose each pit is.
        earlier: what has stood since the last capture, before this.
        terms: the switches.
    """
    pits, seat = standing
    times = terms.repetition
    if times and earlier.count(standing) >= times - 1:
        return EndedByRepetition(seat, times)
    if terms.players == 2 and not legal_sowings(pits, owners, seat, terms):
        return EndedByNoMove(seat)
    return None


def end_by_passes(state: State, terms: Terms) -> Event | None:
    """The end that comes with a pass, if the player before could not play either."""
    if state.passed:
        return EndedByTwoPasses(state.to_move, previous_seat(state.to_move, terms.players))
    return None


def end_of_position(state: State, terms: Terms) -> Event | None:
    """The end of a game that stands at its end from the first."""
    total = sum(state.pits) + sum(state.captured)
    for seat, tray in enumerate(state.captured, start=1):
        if ended := majority(seat, tray, total, terms):
            return ended
    return end_before_turn((state.pits, state.to_move), state.owners, (), terms)


def closing(state: State, terms: Terms) -> Iterator[Event]:
    """What follows the end: the pebbles left are settled, and the result is told."""
    trays = list(state.captured)
    if terms.leftover_to_owner:
        for pit, (pebbles, owner) in enumerate(zip(state.pits, state.owners, strict=True)):
            if pebbles:
                trays[owner - 1] += pebbles
                yield Gathered(owner, pit, pebbles, trays[owner - 1])
    elif any(state.pits):
        yield LeftForNobody(sum(state.pits))
    yield _result(pits_owned(state), tuple(trays), terms)


def pits_owned(state: State) -> tuple[int, ...]:
    """How many pits each player owns."""
    return tuple(state.owners.count(seat) for seat in range(1, len(state.captured) + 1))


def outcome(state: State, terms: Terms) -> Outcome | None:
    """How the game has ended; the scores are pebbles captured, in the Grand game pits owned."""
    if not state.ended:
        return None
    owned = pits_owned(state)
    leading = leaders(owned, state.captured, terms)
    scores = state.captured if terms.pit_capture is None else owned
    return Outcome(state.ended, leading if len(leading) == 1 else (), scores)


def leaders(owned: tuple[int, ...], captured: tuple[int, ...], terms: Terms) -> tuple[Seat, ...]:
    """The players whom nobody surpasses: in pebbles, in the Grand game first in pits."""
    grand = terms.pit_capture is not None
    worth = [(pits if grand else 0, pebbles) for pits, pebbles in zip(owned, captured, strict=True)]
    best = max(worth)
    return tuple(seat for seat, found in enumerate(worth, start=1) if found == best)


def _result(owned: tuple[int, ...], captured: tuple[int, ...], terms: Terms) -> Event:
    """Who has won, or who shares the lead."""
    leading = leaders(owned, captured, terms)
    if terms.pit_capture is None:
        return Won(leading[0], captured) if len(leading) == 1 else Drawn(leading, captured)
    if len(leading) > 1:
        return DrawnGrand(leading, owned, captured)
    if owned.count(max(owned)) == 1:
        return WonByPits(leading[0], owned)
    return WonByPebbles(leading[0], owned, captured)

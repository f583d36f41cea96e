"""When the game ends, what becomes of the pebbles still in pits, and who has won."""

from __future__ import annotations

from collections.abc import Iterator

from widgets_games.engine.game import Outcome, Seat
from widgets_games.games.ohwahree.rules.effects import Draft
from widgets_games.games.ohwahree.rules.end_events import (
    Drawn,
    DrawnGrand,
    EndedByMajority,
    EndedByNoMove,
    EndedByRepetition,
    EndedByTwoPasses,
    Gathered,
    LeftForNobody,
    Won,
    WonByPebbles,
    WonByPits,
)
from widgets_games.games.ohwahree.rules.events import Event
from widgets_games.games.ohwahree.rules.legality import can_sow
from widgets_games.games.ohwahree.rules.ring import previous_seat
from widgets_games.games.ohwahree.rules.state import State
from widgets_games.games.ohwahree.rules.switches import Terms


def end_by_passes(draft: Draft, terms: Terms) -> Event | None:
    """The end when the player to move passes and the one before has passed, too."""
    if not draft.passed:
        return None
    return EndedByTwoPasses(draft.to_move, previous_seat(draft.to_move, terms.players))


def end_before_turn(draft: Draft, terms: Terms) -> Event | None:
    """The end that comes before the turn of the player to move, if one does."""
    seat, times = draft.to_move, terms.repetition
    if terms.majority_ends and (ended := _end_by_majority(draft)):
        return ended
    if times and draft.since_capture.count(draft.since_capture[-1]) >= times:
        return EndedByRepetition(seat, times)
    if terms.players == 2 and not can_sow(draft.pits, draft.owners, seat, terms):
        return EndedByNoMove(seat)
    return None


def _end_by_majority(draft: Draft) -> Event | None:
    """The end when a player has captured more than half of all pebbles."""
    most, total = max(draft.captured), sum(draft.pits) + sum(draft.captured)
    if 2 * most <= total:
        return None
    return EndedByMajority(draft.captured.index(most) + 1, most, total)


def closing(draft: Draft, terms: Terms) -> Iterator[Event]:
    """What follows the end: the pebbles left are settled, and the result is told."""
    trays = list(draft.captured)
    if terms.leftover_to_owner:
        for pit, (pebbles, owner) in enumerate(zip(draft.pits, draft.owners, strict=True)):
            if pebbles:
                trays[owner - 1] += pebbles
                yield Gathered(owner, pit, pebbles, trays[owner - 1])
    elif any(draft.pits):
        yield LeftForNobody(sum(draft.pits))
    yield _result(pits_owned(draft), tuple(trays), terms)


def pits_owned(state: State | Draft) -> tuple[int, ...]:
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

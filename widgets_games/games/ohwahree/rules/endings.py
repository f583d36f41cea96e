"""When the game ends, what becomes of the pebbles still in pits, and who has won."""

from __future__ import annotations

from collections.abc import Iterator

from widgets_games.engine.game import Outcome, Seat
from widgets_games.games.ohwahree.rules import end_events as end
from widgets_games.games.ohwahree.rules.effects import Draft
from widgets_games.games.ohwahree.rules.events import Event
from widgets_games.games.ohwahree.rules.legality import can_play
from widgets_games.games.ohwahree.rules.ring import previous_seat
from widgets_games.games.ohwahree.rules.state import State
from widgets_games.games.ohwahree.rules.switches import Terms


def by_agreement(draft: Draft) -> Event:
    """The end when all players agree, which they may at any decision.

    Rule: end-agreed.
    """
    return end.EndedByAgreement(draft.to_move)


def by_two_passes(draft: Draft, terms: Terms) -> Event | None:
    """The end when the player to move cannot play, and the one before could not, either.

    Rule: end-many.
    """
    if not draft.passed:
        return None
    return end.EndedByTwoPasses(draft.to_move, previous_seat(draft.to_move, terms.players))


def before_turn(draft: Draft, terms: Terms) -> Event | None:
    """The end that comes before the turn of the player to move, if one does."""
    return (
        (by_majority(draft) if terms.majority_ends else None)
        or by_repetition(draft, terms.repetition)
        or (by_no_move(draft, terms) if terms.players == 2 else None)
    )


def by_majority(draft: Draft) -> Event | None:
    """The end when a player has captured more than half of all pebbles.

    Rule: majority.
    """
    most, total = max(draft.captured), sum(draft.pits) + sum(draft.captured)
    if 2 * most <= total:
        return None
    return end.EndedByMajority(draft.captured.index(most) + 1, most, total)


def by_repetition(draft: Draft, times: int) -> Event | None:
    """The end when the present standing is there for the last time it may be, with no capture.

    Rule: end-repeat.
    """
    if not times or draft.since_capture.count(draft.since_capture[-1]) < times:
        return None
    return end.EndedByRepetition(draft.to_move, times)


def by_no_move(draft: Draft, terms: Terms) -> Event | None:
    """The end, of two players, when the one to move cannot play.

    Rule: end-two.
    """
    if can_play(draft.pits, draft.owners, draft.to_move, terms):
        return None
    return end.EndedByNoMove(draft.to_move)


def left_over(draft: Draft, terms: Terms) -> Iterator[Event]:
    """What becomes of the pebbles still in pits: nobody's, or those of each pit's owner.

    Rule: leftover.
    """
    trays = list(draft.captured)
    if terms.leftover_to_owner:
        for pit, (pebbles, owner) in enumerate(zip(draft.pits, draft.owners, strict=True)):
            if pebbles:
                trays[owner - 1] += pebbles
                yield end.Gathered(owner, pit, pebbles, trays[owner - 1])
    elif any(draft.pits):
        yield end.LeftForNobody(sum(draft.pits))


def pits_owned(state: State | Draft) -> tuple[int, ...]:
    """How many pits each player owns."""
    return tuple(state.owners.count(seat) for seat in range(1, len(state.captured) + 1))


def outcome(state: State, terms: Terms) -> Outcome | None:
    """How the game has ended; the scores are pebbles captured, in the Grand game pits owned."""
    if not state.ended:
        return None
    owned = pits_owned(state)
    leading = leaders(owned, state.captured, terms)
    scores = owned if terms.grand else state.captured
    return Outcome(state.ended, leading if len(leading) == 1 else (), scores)


def leaders(owned: tuple[int, ...], captured: tuple[int, ...], terms: Terms) -> tuple[Seat, ...]:
    """The players whom nobody surpasses: in pebbles, in the Grand game first in pits.

    Rule: win-basic, win-grand.
    """
    pits = owned if terms.grand else (0,) * len(owned)
    worth = list(zip(pits, captured, strict=True))
    best = max(worth)
    return tuple(seat for seat, found in enumerate(worth, start=1) if found == best)


def result(draft: Draft, terms: Terms) -> Event:
    """Who has won, or who shares the lead; the pebbles left over are settled."""
    owned, captured = pits_owned(draft), draft.captured
    leading = leaders(owned, captured, terms)
    if not terms.grand:
        return end.Won(leading[0], captured) if len(leading) == 1 else end.Drawn(leading, captured)
    if len(leading) > 1:
        return end.DrawnGrand(leading, owned, captured)
    if owned.count(max(owned)) == 1:
        return end.WonByPits(leading[0], owned)
    return end.WonByPebbles(leading[0], owned, captured)

"""Whatever a sentence of Oh-Wah-Ree says of the position beside it can be counted on the board."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.contract.checks import all_settings, setting_id
from widgets_games.engine.explore import random_move
from widgets_games.games.ohwahree.game import OhWahRee
from widgets_games.games.ohwahree.rules import end_events as end
from widgets_games.games.ohwahree.rules import events as e
from widgets_games.games.ohwahree.rules.state import State

TOGETHER = {"feed": True, "grand_slam": "annulled", "majority_ends": True, "leftover": "owner"}
SETTINGS = [game for game in all_settings() if isinstance(game, OhWahRee)]
SETTINGS += [
    OhWahRee(2, **TOGETHER, repetition=2),
    OhWahRee(2, **TOGETHER, direction="choice", pebble_capture=(1, 2, 3)),
    OhWahRee(3, grand=True, pit_capture=(1,), leftover="owner", feed=True),
]


def owned(state: State, seat: int) -> int:
    """How many pebbles lie in the pits of a seat."""
    return sum(
        count for count, owner in zip(state.pits, state.owners, strict=True) if owner == seat
    )


class Watched:
    """A move watched event by event: whose the pits were before it, where its pebbles fell."""

    def __init__(self, game: OhWahRee, before: State) -> None:
        self.game = game
        self.owners = before.owners
        self.fell: list[int] = []
        self.captured: list[int] = []

    def is_enemys(self, pit: int, seat: int) -> bool:
        """Whether a pit was an enemy's before the move."""
        return self.owners[pit] != seat

    def true_of_sowing(self, event: Any, before: State, after: State) -> bool:
        """Whether a telling of pebbles that are lifted and fall is true."""
        match event:
            case e.Lifted(seat=seat, pit=pit, pebbles=pebbles):
                true = self.owners[pit] == seat and before.pits[pit] == pebbles > after.pits[pit]
            case e.Sown(pit=pit, left=left) | e.SownAgain(pit=pit, left=left):
                self.fell.append(pit)
                lap = event.lap if isinstance(event, e.SownAgain) else 1
                in_hand = after.hand.pebbles if after.hand else 0
                one_more = after.pits[pit] == before.pits[pit] + 1
                true = one_more and left == in_hand and self.fell.count(pit) == lap
            case e.SourceSkipped(pit=pit, left=left):
                true = before.hand is not None and before.hand[1] == pit and left > 0
            case e.EndedInOwnPit(seat, pit):
                true = self.fell[-1] == pit and not self.is_enemys(pit, seat)
            case _:
                true = True
        return true

    def true_of_capture(self, event: Any, before: State, after: State) -> bool:
        """Whether a telling of what is captured, and where that stops, is true."""
        counts = self.game.terms.pebble_capture
        match event:
            case e.EndedWithoutCapture(seat, owner, pit, held):
                right = self.fell[-1] == pit and self.owners[pit] == owner != seat
                true = right and held == before.pits[pit] - 1 and held not in counts
            case (
                e.Captured(pit=pit, pebbles=pebbles, held=held, owner=owner)
                | e.ChainCaptured(pit=pit, pebbles=pebbles, held=held, owner=owner)
            ):
                self.captured.append(pit)
                link = event.link if isinstance(event, e.ChainCaptured) else 1
                whose = self.owners[pit] == owner != event.seat
                emptied = before.pits[pit] == pebbles == held + 1 and not after.pits[pit]
                true = whose and emptied and held in counts and link == len(self.captured)
            case e.PitTaken(seat, owner, pit):
                true = self.owners[pit] == owner and after.owners[pit] == seat
            case e.StoppedAtOwnPit(seat, pit):
                true = not self.is_enemys(pit, seat)
            case e.StoppedByCount(seat, owner, pit, held):
                right = self.owners[pit] == owner != seat and held == before.pits[pit] - 1
                true = right and held not in counts
            case e.StoppedAtEmptied(pit=pit):
                true = pit in self.captured and not before.pits[pit]
            case _:
                true = True
        return true

    def true_of_all(self, event: Any, before: State, after: State) -> bool:
        """Whether a telling of everything the enemies have, or of the tray, is true."""
        match event:
            case e.SlamAnnulled(seat, pits, pebbles):
                theirs = sum(n for p, n in enumerate(before.pits) if self.is_enemys(p, seat))
                true = sum(before.pits[pit] for pit in pits) == pebbles == theirs
            case e.SlamStood(seat):
                true = not any(n for p, n in enumerate(before.pits) if self.is_enemys(p, seat))
            case e.Banked(seat, pebbles, total):
                true = before.captured[seat - 1] + pebbles == total == after.captured[seat - 1]
            case e.TurnEnded(seat, enemy):
                true = before.to_move == seat != enemy == after.to_move
            case e.Passed(seat, enemy):
                true = self.cannot_play(before, seat) and after.to_move == enemy
            case _:
                true = True
        return true

    def cannot_play(self, state: State, seat: int) -> bool:
        """Whether a seat has nothing to sow, or feeds nobody where it must."""
        return owned(state, seat) == 0 or (
            self.game.terms.feed and all(owned(state, other) == 0 for other in self.others(seat))
        )

    def others(self, seat: int) -> list[int]:
        """All seats but one."""
        return [other for other in range(1, self.game.players + 1) if other != seat]

    def true_of_the_end(self, event: Any, before: State, after: State) -> bool:
        """Whether a telling of an end is true."""
        match event:
            case end.EndedByNoMove(seat=seat):
                true = self.cannot_play(before, seat)
            case end.EndedByRepetition(seat=seat, times=times):
                true = before.to_move == seat and times == self.game.terms.repetition
            case end.EndedByMajority(seat, pebbles, total):
                true = before.captured[seat - 1] == pebbles and 2 * pebbles > total
            case end.LeftForNobody(pebbles):
                true = sum(before.pits) == pebbles > 0
            case end.Gathered(seat, pit, pebbles, total):
                whose = before.owners[pit] == seat and before.pits[pit] == pebbles
                true = whose and after.captured[seat - 1] == total
            case end.Won(seat, pebbles):
                most = max(pebbles)
                true = pebbles == before.captured and [*pebbles].count(most) == 1
            case end.Drawn(seats, pebbles):
                first = [seat for seat, n in enumerate(pebbles, 1) if n == max(pebbles)]
                true = pebbles == before.captured and [*seats] == first and len(first) > 1
            case end.DrawnGrand(seats=seats):
                true = len(seats) > 1
            case end.WonByPits(seat, pits):
                counted = tuple(before.owners.count(s) for s in range(1, self.game.players + 1))
                alone = [*pits].count(max(pits)) == 1
                true = pits == counted and pits[seat - 1] == max(pits) and alone
            case _:
                true = True
        return true


@pytest.mark.parametrize("game", SETTINGS, ids=setting_id)
def test_what_an_event_says_can_be_counted_on_the_board(game: OhWahRee) -> None:
    """Pebbles that are lifted, fall and are captured; whose a pit is; who is next and who wins."""
    for rng_seed in range(2):
        dice, state = Random(rng_seed), game.initial_state()
        for _ in range(150):
            if game.outcome(state) is not None:
                break
            step = game.unchecked_step(state, random_move(game, state, dice))
            watched = Watched(game, state)
            for event in step.events:
                before, state = state, game.evolve(state, event)
                said = (str(game.rulebook.tell(event)), game.position_text(step.before))
                assert watched.true_of_sowing(event, before, state), said
                assert watched.true_of_capture(event, before, state), said
                assert watched.true_of_all(event, before, state), said
                assert watched.true_of_the_end(event, before, state), said

"""What a state is worth to players that look one move ahead, and how they play by it."""

from __future__ import annotations

from itertools import product
from random import Random
from statistics import fmean

import pytest

from tests.games.rowan.positions import GAME, after, playing, position
from widgets_games.engine.explore import playout
from widgets_games.engine.players import PLAYERS
from widgets_games.games.rowan.rules.appraisal import chance_of


def worth(stacks: str, moves: str = "", cave: int = 0) -> float:
    """What a position is worth, after some moves."""
    state = position(stacks, cave=cave)
    return GAME.appraise(after(state, moves) if moves else state, 1)


def chosen(stacks: str, cave: int = 0) -> str:
    """The move that the greedy player makes."""
    state = position(stacks, cave=cave)
    return GAME.move_text(PLAYERS["greedy"].choose(GAME, state, Random(1)))


def test_a_piece_is_worth_more_the_nearer_it_is_to_the_sky() -> None:
    """And most of all in it."""
    rows = [worth(f"c{row}=l2 e1=l1") for row in range(1, 6)]
    assert rows == sorted(set(rows))
    assert GAME.appraise(position("e1=l1", sky=2), 1) > rows[-1]


def test_what_the_bear_may_annihilate_with_the_dice_that_are_due_is_taken_off() -> None:
    """The nearer it stands above a stack, and the more dice there are."""
    free = worth("c2=l2 e1=l1", "e1-pass")
    far = worth("c2=l2 c4=b2 e1=l1", "e1-pass")
    near = worth("c2=l2 c3=b2 e1=l1", "e1-pass")
    assert free == far > near
    assert worth("c2=l2 c4=b2 e1=l2", "e1-pass") < worth("c2=l2 c5=b2 e1=l2", "e1-pass")


def test_a_stack_on_the_top_row_fears_the_cave() -> None:
    """An empty one sends nobody, and none comes where a Bear stack stands in the column."""
    assert worth("c5=l2 e1=l1", "e1-pass", cave=3) < worth("c5=l2 e1=l1", "e1-pass")
    guarded = worth("c5=l2 c3=b1 e1=l1", "e1-pass", cave=3)
    assert guarded == worth("c5=l2 c3=b1 e1=l1", "e1-pass")


def test_the_greedy_player_leaves_for_the_sky_and_does_not_linger_below_the_bear() -> None:
    """Both by the worth of what comes out."""
    assert chosen("c5=l3 a1=l1") == "c5-sky"
    assert chosen("c3=l1 c4=b5 a1=b1 e1=b1") != "c3-pass"


@pytest.mark.parametrize(("dice", "times"), [*product(range(1, 6), range(1, 6))])
def test_the_chance_that_a_column_is_named_is_counted_out(dice: int, times: int) -> None:
    """Over all ways that the dice can fall."""
    ways = [fallen.count(1) >= times for fallen in product(range(1, 7), repeat=dice)]
    assert chance_of(dice, times) == pytest.approx(sum(ways) / len(ways))


@pytest.mark.parametrize("options", [{}, {"rows": 3}, {"highest": "tallest"}], ids=str)
def test_the_greedy_player_saves_far_more_than_a_random_one(options: dict[str, object]) -> None:
    """Forty games each."""
    game = playing(**options)

    def saved(name: str) -> float:
        found = []
        for rng_seed in range(40):
            timeline = playout(game, Random(rng_seed), (PLAYERS[name].choose,))
            outcome = game.outcome(timeline.node.state)
            assert outcome is not None
            found.append(outcome.scores[0])
        return fmean(found)

    assert saved("greedy") > saved("random") + 2

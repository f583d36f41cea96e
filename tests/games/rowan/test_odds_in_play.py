"""The odds of the Bear's turn in positions of real games, and where they are sampled."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import sqrt
from random import Random

import pytest

from tests.games.rowan.counted import lost, met
from tests.games.rowan.positions import GAME, playing, position
from tests.strategies import skip
from widgets_games.engine.game import CHANCE
from widgets_games.games.rowan.game import Rowan
from widgets_games.games.rowan.odds.danger import danger_of, odds_of, odds_of_all
from widgets_games.games.rowan.odds.sampling import TURNS
from widgets_games.games.rowan.rules.cells import Cell
from widgets_games.games.rowan.rules.moves import Go
from widgets_games.games.rowan.rules.state import State

LARGE = (
    (GAME, "a1=l3 b5=l3 c4=l2 e2=l3 a3=b2 b2=b3 c5=b1 d1=b2 e3=b1", 4),
    (playing(rain="end"), "a1=l3 b5=l3 c4=l2 e2=l3 a3=b2 b2=b3 c5=b1 d1=b2 e3=b1", 4),
    (playing(dead_bear="cave"), "a4=l4 c5=l2 d3=l3 a5=b4 b1=b2 c1=b1 d5=b2 e1=b2", 2),
    (playing(highest="tallest", rows=3), "a1=l4 b3=l2 e3=l1 a2=b1 a3=b3 c3=b2 d2=b4", 0),
    (playing(rows=9), "a1=l5 b9=l2 c9=l1 a5=b2 b8=b3 c8=b5 d9=b5", 9),
)


def decisions(game: Rowan, number: int) -> list[State]:
    """Positions of random games in which the player decides."""
    found: list[State] = []
    for seed in range(6 * number):
        state = skip(game, seed * 7 % 90, seed)
        if game.actor(state) != CHANCE:
            found.append(state)
    return found[:number]


@pytest.mark.parametrize(("game", "stacks", "cave"), LARGE, ids=map(repr, range(len(LARGE))))
def test_the_game_itself_comes_out_as_the_odds_say(game: Rowan, stacks: str, cave: int) -> None:
    """Over 1,500 turns of many dice: each frequency within five standard deviations."""
    state = position(stacks, cave=cave, game=game)
    state = game.play(state, game.parse_move("a1-pass" if "a1=l" in stacks else "a4-pass")).after
    danger = danger_of(state.cells, state.cave, state.due, game.terms)
    assert danger.exact
    turns, dice = 1500, Random(3)
    hits: Counter[Cell] = Counter()
    losses: list[int] = []
    for _ in range(turns):
        played, here = state, frozenset[Cell]()
        while game.outcome(played) is None and game.actor(played) == CHANCE:
            step = game.unchecked_step(played, game.draw(played, dice))
            played, here = step.after, here | met(step.events)
        hits.update(here)
        losses.append(lost(state, played))
    for cell, p in danger.hits.items():
        assert abs(hits[cell] - turns * p) <= 5 * sqrt(turns * p * (1 - p)), cell
    mean, p = sum(losses) / turns, danger.any_hit
    spread = sqrt(sum((loss - mean) ** 2 for loss in losses) / turns)
    assert abs(mean - danger.loss) <= 5 * spread / sqrt(turns)
    assert abs(sum(map(bool, losses)) - turns * p) <= 5 * sqrt(turns * p * (1 - p))


@pytest.mark.parametrize("game", [GAME, playing(rain="end", dead_bear="cave")], ids=repr)
def test_what_holds_for_every_move_of_a_game(game: Rowan) -> None:
    """Chances are chances; any stack is hit at least as often as one, at most as all together."""
    for state in decisions(game, 12):
        found = odds_of_all(state, game.terms)
        assert list(found) == list(game.legal_moves(state))
        for move, odds in found.items():
            after = game.unchecked_step(state, move).after
            danger = odds.danger
            heights = {cell: height for cell, height in enumerate(after.cells) if height > 0}
            assert danger.hits.keys() == danger.losses.keys() == heights.keys()
            assert all(0 <= p <= 1 for p in danger.hits.values())
            assert max(danger.hits.values(), default=0) <= danger.any_hit
            assert danger.any_hit <= sum(danger.hits.values())
            for cell, loss in danger.losses.items():
                assert danger.hits[cell] <= loss <= heights[cell] * danger.hits[cell]
            assert danger.loss == sum(danger.losses.values())
            assert odds.hit == (0 if odds.cell is None else danger.hits[odds.cell])


def test_games_from_the_start_are_counted_exactly() -> None:
    """Stacks of two and three roll so few dice that nothing has to be sampled."""
    for state in decisions(GAME, 25):
        for odds in odds_of_all(state, GAME.terms).values():
            assert odds.danger.exact
            assert (odds.danger.margin, odds.danger.loss_margin) == (0, 0)


def test_moves_with_the_same_result_have_the_same_odds() -> None:
    """To pass with one stack of two or with another makes no difference to what is hit."""
    found = odds_of_all(GAME.initial_state(), GAME.terms)
    assert found[Go(0, 0)].danger is found[Go(2, 2)].danger
    assert found[Go(0, 0)].danger is not found[Go(1, 1)].danger


def test_a_stack_that_no_die_reaches_is_not_hit() -> None:
    """Far below the Bear, with no rain to come."""
    found = odds_of_all(GAME.initial_state(), GAME.terms)
    assert found[Go(0, 0)].danger.any_hit == 0
    assert all(odds.danger.exact for odds in found.values())


def test_what_is_too_much_to_count_is_sampled_and_says_so() -> None:
    """Five dice and twenty-five pieces about to rain: always the same figures, with a margin."""
    game = playing(rows=3)
    state = position("a3=l5 b3=l2 c2=l5 a1=b5 b1=b5 c1=b5 d1=b5 e1=b5", cave=3, game=game)
    passing = GAME.parse_move("a3-pass")
    assert isinstance(passing, Go)
    danger_of.cache_clear()
    found = odds_of(state, passing, game.terms).danger
    assert not found.exact
    assert 0 < found.margin < 0.03
    assert 0 < found.loss_margin < 0.2
    assert (found.any_hit * TURNS).denominator == 1
    danger_of.cache_clear()
    assert odds_of(state, passing, game.terms).danger == found


@pytest.mark.parametrize(("game", "stacks", "cave"), LARGE, ids=map(repr, range(len(LARGE))))
def test_a_sample_is_near_what_is_counted(game: Rowan, stacks: str, cave: int) -> None:
    """Each chance of a sample is off by less than three times its margin."""
    state = position(stacks, cave=cave, game=game)
    cells, terms = state.cells, game.terms
    exact = danger_of(cells, cave, 3, terms)
    sampled = danger_of(cells, cave, 3, terms, most_steps=0)
    assert exact.exact
    assert not sampled.exact
    for cell, p in exact.hits.items():
        assert abs(sampled.hits[cell] - p) <= 3 * sampled.margin
    assert abs(sampled.loss - exact.loss) <= 3 * sampled.loss_margin


def test_one_die_hits_one_stack_or_none() -> None:
    """Below a Bear stack in every column, all but a blank is a hit."""
    state = position("a1=l1 b1=l1 c1=l1 d1=l1 e1=l1 a2=b1 b2=b1 c2=b1 d2=b1 e2=b1")
    danger = odds_of_all(state, GAME.terms)[Go(0, 0)].danger
    assert set(danger.hits.values()) == {Fraction(1, 6)}
    assert danger.any_hit == danger.loss == Fraction(5, 6)

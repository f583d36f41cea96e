"""The odds of the dice, and the order in which they fall."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from tests.games.rowan.positions import GAME, after, position
from widgets_games.games.rowan.rules.moves import Rain, Roll


@pytest.mark.parametrize(("height", "outcomes"), [(1, 6), (2, 21), (3, 56), (4, 126), (5, 252)])
def test_every_outcome_of_a_roll_is_listed_once_with_its_exact_odds(
    height: int, outcomes: int
) -> None:
    """As often as its dice fall among all the ways that they can."""
    odds = GAME.odds(after(position(f"a1=l{height}"), "a1-pass"))
    ways = Counter(tuple(sorted(dice)) for dice in product(range(1, 7), repeat=height))
    assert len(odds.outcomes) == outcomes
    assert {move.dice: p for move, p in odds if isinstance(move, Roll)} == {
        dice: Fraction(count, 6**height) for dice, count in ways.items()
    }


def test_a_roll_in_any_order_is_legal_and_has_the_odds_of_its_outcome() -> None:
    """Two dice fall as 1 and 2 in two of thirty-six ways."""
    state = after(position("a1=l2"), "a1-pass")
    legal = GAME.legal_moves(state)
    for text in ("roll 1 2", "roll 2 1"):
        move = GAME.parse_move(text)
        assert GAME.is_legal(state, move)
        assert move in legal
        assert GAME.odds(state).probability(move) == Fraction(1, 18)


def test_every_face_of_a_rain_die_is_equally_likely() -> None:
    """One in six."""
    state = after(position("a1=l1 c1=b1"), "a1-pass, roll 3")
    assert list(GAME.odds(state)) == [(Rain(face), Fraction(1, 6)) for face in range(1, 7)]


def test_dice_are_drawn_in_the_order_in_which_they_fall() -> None:
    """All 216 ways of three dice come up about equally often."""
    state = after(position("a1=l3"), "a1-pass")
    dice = Random(1)
    fallen: Counter[tuple[int, ...]] = Counter()
    for _ in range(21600):
        move = GAME.draw(state, dice)
        assert isinstance(move, Roll)
        fallen[move.dice] += 1
    assert set(fallen) == set(product(range(1, 7), repeat=3))
    assert 50 < min(fallen.values()) < max(fallen.values()) < 160


def test_a_drawn_rain_die_shows_every_face() -> None:
    """About equally often."""
    state = after(position("a1=l1 c1=b1"), "a1-pass, roll 3")
    dice = Random(1)
    fallen = Counter(GAME.draw(state, dice) for _ in range(6000))
    assert {move for move in fallen if isinstance(move, Rain)} == set(map(Rain, range(1, 7)))
    assert 850 < min(fallen.values()) < max(fallen.values()) < 1150

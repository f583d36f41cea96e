"""Odds and dice: exact probabilities, and draws that follow them."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

import pytest

from widgets_games.engine.chance import Odds, ScriptedDice

LOADED = Odds([("low", Fraction(1, 6)), ("middle", Fraction(1, 3)), ("high", Fraction(1, 2))])


@pytest.mark.parametrize(
    "odds",
    [
        [],
        [("a", Fraction(1, 2))],
        [("a", Fraction(1, 2)), ("b", Fraction(2, 3))],
        [("a", Fraction(1)), ("b", Fraction(0))],
        [("a", Fraction(3, 2)), ("b", Fraction(-1, 2))],
    ],
)
def test_odds_must_be_positive_and_sum_to_one(odds: list[tuple[str, Fraction]]) -> None:
    """Odds that no die can have are refused when they are made."""
    with pytest.raises(ValueError, match="positive and sum to 1"):
        Odds(odds)


@pytest.mark.parametrize(
    ("number", "move"),
    [
        (0.0, "low"),
        (0.16, "low"),
        (0.17, "middle"),
        (0.4999, "middle"),
        (0.5, "high"),
        (0.9999999999999999, "high"),
    ],
)
def test_a_number_falls_to_the_outcome_whose_share_it_lies_in(number: float, move: str) -> None:
    """Shares follow each other from 0 to 1 in the order of the outcomes."""
    assert LOADED.draw(ScriptedDice([number])) == move


def test_draws_follow_the_odds() -> None:
    """Six thousand draws come within four standard deviations of their odds."""
    dice = random.Random(1)
    counts = Counter(LOADED.draw(dice) for _ in range(6000))
    for move, probability in LOADED:
        expected = float(6000 * probability)
        deviation = (expected * (1 - float(probability))) ** 0.5
        assert abs(counts[move] - expected) < 4 * deviation


def test_probabilities_are_exact() -> None:
    """A probability is a fraction, and 0 for what cannot happen."""
    assert LOADED.probability("middle") == Fraction(1, 3)
    assert LOADED.probability("sideways") == 0
    assert LOADED.moves == ("low", "middle", "high")


def test_scripted_dice_run_out() -> None:
    """Scripted dice show their numbers in order and then no more."""
    dice = ScriptedDice([0.25, 0.75])
    assert [dice.random(), dice.random()] == [0.25, 0.75]
    with pytest.raises(IndexError, match="no more results"):
        dice.random()

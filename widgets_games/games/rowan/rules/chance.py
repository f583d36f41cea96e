"""The odds of the Bear's dice and of a rain die, and how dice fall."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final

from widgets_games.engine.chance import Dice, Odds
from widgets_games.games.rowan.rules.moves import Move, Rain, Roll
from widgets_games.games.rowan.rules.state import Face

FACES: Final = (1, 2, 3, 4, 5, 6)

_RAINS: Final = tuple(Rain(face) for face in FACES)

RAIN_ODDS: Final[Odds[Move]] = Odds((rain, Fraction(1, len(FACES))) for rain in _RAINS)
"""The odds of one rain die."""


@cache
def roll_odds(dice: int) -> Odds[Move]:
    """The odds of a roll of `dice` dice: each outcome once, its dice in ascending order."""
    return Odds(
        (Roll(fallen), Fraction(orders(fallen), len(FACES) ** dice))
        for fallen in combinations_with_replacement(FACES, dice)
    )


def orders(dice: tuple[Face, ...]) -> int:
    """In how many orders dice that show this can fall."""
    return factorial(len(dice)) // prod(factorial(dice.count(face)) for face in set(dice))


def draw_roll(dice: int, tosses: Dice) -> Roll:
    """A roll of `dice` dice, in the order in which they fall."""
    return Roll(tuple([int(tosses.random() * 6) + 1 for _ in range(dice)]))


def draw_rain(tosses: Dice) -> Rain:
    """A rain die."""
    return _RAINS[int(tosses.random() * 6)]

"""Exact odds, and the dice that draw from them.

The engine owns no random generator: whoever plays chance passes one in. `random.Random(rng_seed)`
gives seeded dice; `ScriptedDice` gives the results a test or a lesson wants.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import accumulate
from typing import Generic, Protocol, TypeVar

M = TypeVar("M")


class Dice(Protocol):
    """What chance draws from; `random.Random` is one."""

    def random(self) -> float:
        """A number from 0 (included) to 1 (excluded)."""


class Odds(Generic[M]):
    """The outcomes of a chance node and the exact probability of each.

    Args:
        outcomes: chance moves with their probabilities.

    Raises:
        ValueError: the probabilities do not sum to 1, or one is not positive.
    """

    __slots__ = ("_limits", "_moves", "outcomes")

    def __init__(self, outcomes: Iterable[tuple[M, Fraction]]) -> None:
        self.outcomes: tuple[tuple[M, Fraction], ...] = tuple(outcomes)
        if sum(p for _, p in self.outcomes) != 1 or min(p for _, p in self.outcomes) <= 0:
            raise ValueError("the odds of a chance node must be positive and sum to 1")
        self._moves = tuple(move for move, _ in self.outcomes)
        self._limits = [float(p) for p in accumulate(p for _, p in self.outcomes)][:-1]

    def __iter__(self) -> Iterator[tuple[M, Fraction]]:
        return iter(self.outcomes)

    @property
    def moves(self) -> tuple[M, ...]:
        """The chance moves, without their odds."""
        return self._moves

    def draw(self, dice: Dice) -> M:
        """One outcome, drawn with its probability."""
        return self._moves[bisect_right(self._limits, dice.random())]

    def probability(self, move: M) -> Fraction:
        """The probability of a chance move; 0 if it cannot happen."""
        return sum((p for outcome, p in self.outcomes if outcome == move), Fraction(0))


class ScriptedDice:
    """Dice that show given numbers from 0 to 1, in order.

    Raises:
        IndexError: more numbers were drawn than given.
    """

    def __init__(self, numbers: Iterable[float]) -> None:
        self._numbers = list(numbers)

    def random(self) -> float:
        """The next number."""
        if not self._numbers:
            raise IndexError("the scripted dice have no more results")
        return self._numbers.pop(0)

"""How a throw is spoken of at the table, and how one of several dice is chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


class ThrowWords(NamedTuple):
    """What the table says where chance acts.

    Attributes:
        says: who throws: `Purple throws.`
        button: what the button says that lets chance act: `Throw`.
        odds: the title of the odds: `Odds of the throw`.
        first: what is said to somebody who clicks something else.
        before: who threw, before the odds of a throw that led to a move: `Purple threw`.
    """

    says: str
    button: str
    odds: str
    first: str
    before: str


def throw_words(actor: str) -> ThrowWords:
    """The words of a throw of a single die or of sticks."""
    return ThrowWords(
        says=f"{actor} throws.",
        button="Throw",
        odds="Odds of the throw",
        first=f"{actor} has to throw first: press Throw.",
        before=f"{actor} threw",
    )


class SeveralDice(NamedTuple):
    """A throw of several dice, whose result is chosen die by die.

    Attributes:
        number: how many dice.
        faces: what each of them can show.
        result: the move of chance that has the dice show this.
        shown: what the dice show in such a move.
    """

    number: int
    faces: tuple[int, ...]
    result: Callable[[tuple[int, ...]], Any]
    shown: Callable[[Any], tuple[int, ...]]

"""What the table says and shows of chance: how a throw is spoken of, what may follow a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from widgets_games.engine.language import say
from widgets_games.engine.rulebook import Place


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
    """The words of a throw of a single die or of sticks, in the language that is spoken."""
    return ThrowWords(
        says=say("{actor} throws.", actor=actor),
        button=say("Throw"),
        odds=say("Odds of the throw"),
        first=say("{actor} has to throw first: press Throw.", actor=actor),
        before=say("{actor} threw", actor=actor),
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


class Prospect(NamedTuple):
    """What may follow one legal move.

    Attributes:
        move: the move.
        origin: the place that it starts from.
        figures: a figure for each column of the forecast: `42 %`, `0.8`.
        is_best: whether no move has a better figure in the last column.
    """

    move: Any
    origin: Place
    figures: tuple[str, ...]
    is_best: bool = False


class Forecast(NamedTuple):
    """What may follow each legal move of a position.

    Attributes:
        title: what the figures are about.
        columns: the heading of each column.
        prospects: a line for each legal move.
        note: how the figures were found: counted, or sampled and then how far they may be off.
    """

    title: str
    columns: tuple[str, ...]
    prospects: tuple[Prospect, ...]
    note: str

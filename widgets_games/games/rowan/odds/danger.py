"""What the Bear's turn does after a move of the player: chances, before any die has fallen.

A light stack is hit when Bear pieces enter its cell: by a step, from the Cave, or as rain.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from widgets_games.games.rowan.odds.columns import column_rules
from widgets_games.games.rowan.odds.counting import TooManyWays, Turn, count
from widgets_games.games.rowan.odds.sampling import sample
from widgets_games.games.rowan.rules import legality
from widgets_games.games.rowan.rules.cells import SKY, Cell, Column
from widgets_games.games.rowan.rules.effects import Draft
from widgets_games.games.rowan.rules.moves import Go
from widgets_games.games.rowan.rules.state import State
from widgets_games.games.rowan.rules.switches import Terms
from widgets_games.games.rowan.rules.unfold import unfold

MOST_STEPS: Final = 20_000
"""More steps from die to die are not counted: they would take longer than a reader waits."""


class Danger(NamedTuple):
    """What the Bear's turn does to the light stacks.

    Attributes:
        exact: whether every way that the dice can fall has been counted; if not, turns have been
            played, and each number is off by no more than a margin in 95 of 100 cases.
        hits: for each light stack, by its cell, the chance that it is hit.
        any_hit: the chance that a light stack is hit.
        losses: for each light stack, by its cell, how many of its pieces are lost on average.
        loss: how many light pieces are lost on average.
        margin: how far each chance may be off; 0 if they are exact.
        loss_margin: how far `loss` may be off; 0 if it is exact.
    """

    exact: bool
    hits: Mapping[Cell, Fraction]
    any_hit: Fraction
    losses: Mapping[Cell, Fraction]
    loss: Fraction
    margin: float = 0.0
    loss_margin: float = 0.0


class Odds(NamedTuple):
    """What a move lets the Bear do.

    Attributes:
        move: the move.
        cell: where the chosen stack stands then, None if it has left for the Sky.
        danger: what the Bear's turn does.
    """

    move: Go
    cell: Cell | None
    danger: Danger

    @property
    def hit(self) -> Fraction:
        """The chance that the chosen stack is hit; 0 in the Sky."""
        return Fraction(0) if self.cell is None else self.danger.hits[self.cell]


def odds_of(state: State, move: Go, terms: Terms) -> Odds:
    """What the Bear's turn does after a move.

    Args:
        state: a position in which the player decides.
        move: a legal move there.
        terms: the switches.
    """
    draft = Draft(state)
    unfold(draft, move, terms)
    danger = danger_of(tuple(draft.cells), draft.cave, draft.due, terms)
    return Odds(move, None if move.target == SKY else move.target, danger)


def odds_of_all(state: State, terms: Terms) -> dict[Go, Odds]:
    """What the Bear's turn does after each legal move, in the order of the moves."""
    return {
        move: odds_of(state, move, terms) for move in legality.legal_decisions(state, terms.rows)
    }


@lru_cache(maxsize=256)
def danger_of(
    cells: tuple[int, ...], cave: int, dice: int, terms: Terms, most_steps: int = MOST_STEPS
) -> Danger:
    """What a roll of the Bear does.

    Args:
        cells: what stands on the board.
        cave: the pieces in the Cave.
        dice: how many dice the Bear rolls.
        terms: the switches.
        most_steps: where counting takes more steps than these, turns are sampled.
    """
    columns = tuple(tuple([cells[cell] for cell in lane]) for lane in terms.lanes)
    turn = Turn(columns, cave, dice, terms.rain_last)
    rules = column_rules(terms)
    exact, margin, loss_margin = True, 0.0, 0.0
    try:
        tally = count(turn, rules, most_steps)
    except TooManyWays:
        exact = False
        tally, margin, loss_margin = sample(turn, rules)
    ways = tally.ways
    return Danger(
        exact,
        _shares(tally.hits, terms, ways),
        Fraction(tally.hit, ways),
        _shares(tally.lost, terms, ways),
        Fraction(sum(tally.lost.values()), ways),
        margin,
        loss_margin,
    )


def _shares(
    counts: Mapping[tuple[Column, int], int], terms: Terms, ways: int
) -> Mapping[Cell, Fraction]:
    """Counts by column and depth as shares of all ways, by cell."""
    return MappingProxyType(
        {
            terms.lanes[column][depth]: Fraction(number, ways)
            for (column, depth), number in counts.items()
        }
    )

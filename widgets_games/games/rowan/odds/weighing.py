"""How good the player's moves are, by the exact odds of the Bear's turn that follows."""

from __future__ import annotations

from math import fsum
from typing import Final

from widgets_games.games.rowan.odds.danger import Odds, odds_of_all
from widgets_games.games.rowan.rules.cells import COLUMNS, SKY, Cell
from widgets_games.games.rowan.rules.moves import Move
from widgets_games.games.rowan.rules.state import State
from widgets_games.games.rowan.rules.switches import Terms

ON_ROW_1: Final = 0.8
ON_TOP_ROW: Final = 0.97
"""What a light piece is worth there, if one in the Sky is worth 1.

Found by play. That they differ by so little means patience: a row gained is worth a small risk.
"""


def weigh(state: State, terms: Terms) -> dict[Move, float]:
    """How many pieces Light may hope to save after each legal move and the Bear's turn.

    A piece in the Sky counts 1, one on the board the more the nearer it is to the Sky, and one
    that the Bear's turn takes counts nothing.
    """
    return {move: _worth(state, odds, terms) for move, odds in odds_of_all(state, terms).items()}


def _worth(state: State, odds: Odds, terms: Terms) -> float:
    origin, target = odds.move
    left = {cell: height for cell, height in enumerate(state.cells) if height > 0}
    height = left.pop(origin)
    saved = state.sky + (height if target == SKY else 0)
    if target != SKY:
        left[target] = height
    losses = odds.danger.losses
    # An exact sum: a plain one differs in its last digit between versions of Python.
    worths = (
        (height - float(losses[cell])) * _worth_on(cell, terms) for cell, height in left.items()
    )
    return saved + fsum(worths)


def _worth_on(cell: Cell, terms: Terms) -> float:
    climb = (ON_TOP_ROW - ON_ROW_1) / (terms.rows - 1)
    return ON_ROW_1 + climb * (cell // COLUMNS)

"""How good a state of Rowan looks: for players that look ahead without counting the dice out."""

from __future__ import annotations

from functools import cache
from math import comb, fsum
from typing import Final

from widgets_games.games.rowan.rules.cells import COLUMNS, HIGHEST_STACK, Lane
from widgets_games.games.rowan.rules.state import State
from widgets_games.games.rowan.rules.switches import Terms

ON_ROW_1: Final = 0.35
ON_TOP_ROW: Final = 0.9
"""What a light piece is worth there, if one in the Sky is worth 1."""


def prospects(state: State, terms: Terms) -> float:
    """How many pieces Light may hope to save.

    A piece in the Sky counts 1, one on the board the more the nearer it is to the Sky. What the
    Bear may annihilate with the dice that are due is taken off, by its chance: that a column is
    named as often as its highest stack needs to come to the first light stack below it.
    """
    climb = (ON_TOP_ROW - ON_ROW_1) / (terms.rows - 1)
    worths = [
        standing * (ON_ROW_1 + climb * (cell // COLUMNS))
        for cell, standing in enumerate(state.cells)
        if standing > 0
    ]
    threats = [-_threat(state, lane) for lane in terms.lanes] if state.due else []
    # The sum is exact: a plain one differs in its last digit between versions of Python.
    return fsum([state.sky, *worths, *threats])


def _threat(state: State, lane: Lane) -> float:
    """The light pieces of a column that the roll due may cost, by its chance."""
    standing = [state.cells[cell] for cell in lane]
    target = next((place for place, height in enumerate(standing) if height > 0), None)
    if target is None:
        return 0.0
    above = [place for place in range(target) if standing[place]]
    if above:
        # On its way down the highest stack takes the others with it.
        dark, steps = -sum(standing[:target]), target - above[0]
    elif min(standing) < 0:
        return 0.0
    else:
        dark, steps = state.cave, target + 1
    hit = min(dark, HIGHEST_STACK, standing[target])
    return chance_of(state.due, steps) * hit * ON_TOP_ROW


@cache
def chance_of(dice: int, times: int) -> float:
    """The chance that at least `times` of the dice name a certain column."""
    ways = sum(comb(dice, hits) * 5 ** (dice - hits) for hits in range(times, dice + 1))
    return float(ways / 6**dice)

"""How good a state of Rowan looks: for players that look ahead without counting the dice out."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final

from widgets_games.games.rowan.cells import COLUMNS, HIGHEST_STACK, Lane
from widgets_games.games.rowan.state import State
from widgets_games.games.rowan.switches import Terms

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
    value = float(state.sky)
    for cell, standing in enumerate(state.cells):
        if standing > 0:
            value += standing * (ON_ROW_1 + climb * (cell // COLUMNS))
    if state.due:
        value -= sum(_threat(state, lane) for lane in terms.lanes)
    return value


def _threat(state: State, lane: Lane) -> float:
    """The light pieces of a column that the roll due may cost, by its chance."""
    dark, steps = 0, 0
    for cell in lane:
        standing = state.cells[cell]
        if standing > 0:
            if not dark:
                dark, steps = min(state.cave, HIGHEST_STACK), steps + 1 if cell == lane[0] else 99
            return chance_of(state.due, steps) * min(dark, standing) * ON_TOP_ROW
        if standing < 0:
            dark, steps = -standing, 0
        steps += bool(dark)
    return 0.0


@cache
def chance_of(dice: int, times: int) -> float:
    """The chance that at least so many of the dice name a certain column."""
    ways = sum(comb(dice, hits) * 5 ** (dice - hits) for hits in range(times, dice + 1))
    return float(ways / 6**dice)

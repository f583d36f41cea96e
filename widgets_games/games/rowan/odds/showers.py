"""The outcomes of rain: what several pieces make of the top cells, and in how many ways."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from math import comb
from typing import Final, NamedTuple

from widgets_games.games.rowan.odds.columns import ColumnRules, Stacks
from widgets_games.games.rowan.rules.cells import COLUMNS

FACES: Final = COLUMNS + 1
"""A die names a column, or is blank."""
SETTLED: Final = 99
"""Stands for what is on a top cell when that matters no longer, nor what the Cave has."""


class Shower(NamedTuple):
    """One of the things that rain may come to.

    Attributes:
        tops: what stands on the top cells then.
        gain: how many pieces the Cave has more, as long as that matters.
        ways: in how many ways it comes about; all ways together are 6 for each piece, multiplied.
    """

    tops: Stacks
    gain: int
    ways: int


@lru_cache(maxsize=512)
def showers(tops: Stacks, pieces: int, rules: ColumnRules) -> tuple[Shower, ...]:
    """What falling pieces make of the top cells and the Cave, in every way they can fall.

    Args:
        tops: what stands on the top cells.
        pieces: how many fall.
        rules: the rules of one column.
    """
    start: Stacks = ()
    found = {(start, 0, pieces): 1}
    for top in tops:
        if top != SETTLED:
            found = _fall(found, top, rules)
    settled = tops.count(SETTLED)
    counted: dict[tuple[Stacks, int], int] = defaultdict(int)
    for (fell, gain, left), ways in found.items():
        cells = iter(fell)
        whole = tuple([SETTLED if top == SETTLED else next(cells) for top in tops])
        counted[whole, 0 if settled else gain + left] += ways * (1 + settled) ** left
    return tuple(Shower(whole, gain, ways) for (whole, gain), ways in counted.items())


def _fall(
    before: dict[tuple[Stacks, int, int], int], top: int, rules: ColumnRules
) -> dict[tuple[Stacks, int, int], int]:
    """None of the pieces that are left falls on a cell, or one, or more."""
    found: dict[tuple[Stacks, int, int], int] = defaultdict(int)
    for (fell, gain, left), ways in before.items():
        for number in range(left + 1):
            after, gained = rules.rained(top, number)
            found[(*fell, after), gain + gained, left - number] += ways * comb(left, number)
    return found

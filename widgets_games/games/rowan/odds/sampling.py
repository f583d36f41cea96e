"""The Bear's turn played many times over, where counting every way would take too long."""

from __future__ import annotations

import math
from random import Random
from typing import Final, NamedTuple

from widgets_games.games.rowan.odds.columns import ColumnRules, Stacks
from widgets_games.games.rowan.odds.counting import Tally, Turn
from widgets_games.games.rowan.odds.showers import FACES
from widgets_games.games.rowan.rules.cells import COLUMNS, Column

TURNS: Final = 2_000
"""How many turns are played."""
_RNG_SEED: Final = 1
"""Always the same dice: who asks twice hears the same."""
_SURE: Final = 1.96
"""So many standard deviations to either side hold 95 of 100 samples."""


class Sample(NamedTuple):
    """What has been seen.

    Attributes:
        tally: counts, as if the turns that were played were all there are.
        margin: how far a chance may be off, with a confidence of 95 %.
        lost_margin: the same for the mean of light pieces lost.
    """

    tally: Tally
    margin: float
    lost_margin: float


def sample(turn: Turn, rules: ColumnRules) -> Sample:
    """A turn played many times over.

    Args:
        turn: what is to be played.
        rules: the rules of one column.
    """
    dice = Random(_RNG_SEED)
    lit = {
        (column, depth): standing
        for column, stacks in enumerate(turn.columns)
        for depth, standing in enumerate(stacks)
        if standing > 0
    }
    hits, lost = dict.fromkeys(lit, 0), dict.fromkeys(lit, 0)
    any_hit = squares = 0
    for _ in range(TURNS):
        columns = _play(turn, rules, dice)
        total = 0
        for place, standing in lit.items():
            gone = standing - max(columns[place[0]][place[1]], 0)
            hits[place] += gone > 0
            lost[place] += gone
            total += gone
        any_hit += total > 0
        squares += total * total
    mean = sum(lost.values()) / TURNS
    spread = math.sqrt(max(squares / TURNS - mean * mean, 0))
    # A chance of a half is the one that is furthest off.
    return Sample(
        Tally(TURNS, any_hit, hits, lost),
        _SURE * 0.5 / math.sqrt(TURNS),
        _SURE * spread / math.sqrt(TURNS),
    )


def _play(turn: Turn, rules: ColumnRules, dice: Random) -> list[Stacks]:
    """What stands in the columns when all is resolved."""
    columns, cave, lying = list(turn.columns), turn.cave, 0
    for face in sorted(int(dice.random() * FACES) for _ in range(turn.dice)):
        if face == COLUMNS:
            continue
        columns[face], gain, fallen = rules.turned(columns[face], cave)
        cave += gain
        if turn.rain_last:
            lying += fallen
        else:
            cave += _rain(columns, rules, dice, fallen)
    _rain(columns, rules, dice, lying)
    return columns


def _rain(columns: list[Stacks], rules: ColumnRules, dice: Random, pieces: int) -> int:
    """So many pieces fall; how many of them come into the Cave, or others for them."""
    gained = 0
    for _ in range(pieces):
        column: Column = int(dice.random() * FACES)
        if column == COLUMNS:
            gained += 1
            continue
        top, gain = rules.rained(columns[column][0], 1)
        columns[column] = (top, *columns[column][1:])
        gained += gain
    return gained

"""Exact odds of the Bear's turn: every way that the dice can fall, column by column.

Dice are resolved in ascending order, so a column is done with when its dice are. What is left of
it then is its top cell, on which rain may fall. Points of the turn between which nothing differs
that still matters are counted together. The end of the game needs no looking for: where no light
piece is left, none can be hit.
"""

from __future__ import annotations

from collections import defaultdict
from math import comb
from typing import NamedTuple, TypeAlias

from widgets_games.games.rowan.odds.columns import ColumnRules, Stacks
from widgets_games.games.rowan.odds.showers import FACES, SETTLED, Shower, showers
from widgets_games.games.rowan.rules.cells import COLUMNS, HIGHEST_STACK, Column


class Turn(NamedTuple):
    """A turn of the Bear.

    Attributes:
        columns: what stands in each column, from the Sky down.
        cave: the pieces in the Cave.
        dice: how many dice the Bear rolls.
        rain_last: whether rain waits until all dice are resolved.
    """

    columns: tuple[Stacks, ...]
    cave: int
    dice: int
    rain_last: bool


class Tally(NamedTuple):
    """What has been counted.

    Attributes:
        ways: how many ways there are, by the dice and by the rain.
        hit: in how many of them a light stack is hit.
        hits: the same for each light stack, by its column and how far below the Sky it is.
        lost: the light pieces of each that are lost, all ways together.
    """

    ways: int
    hit: int
    hits: dict[tuple[Column, int], int]
    lost: dict[tuple[Column, int], int]


class Point(NamedTuple):
    """A point of the turn between two dice.

    Attributes:
        tops: what stands on the top cells.
        below: what stands below in the column whose dice are being resolved.
        cave: the pieces in the Cave, as far as they matter.
        lying: the pieces on the Ground.
        hit: whether a light stack has been hit that is settled.
    """

    tops: Stacks
    below: Stacks
    cave: int
    lying: int
    hit: bool


Weights: TypeAlias = dict[Point, int]
"""Points, and in how many ways they are reached."""


class TooManyWays(Exception):
    """There is more to be counted than was allowed."""


def count(turn: Turn, rules: ColumnRules, limit: int) -> Tally:
    """Count every way that a turn can go.

    Args:
        turn: what is to be counted.
        rules: the rules of one column.
        limit: how many steps from one point to another may be counted.

    Raises:
        TooManyWays: there are more.
    """
    return _Count(turn, rules, limit).run()


class _Count:
    def __init__(self, turn: Turn, rules: ColumnRules, limit: int) -> None:
        self._turn, self._rules, self._left = turn, rules, limit
        self._rained: set[tuple[Stacks, int]] = set()
        self._tops = tuple(stacks[0] for stacks in turn.columns)
        self._lit = [
            [depth for depth, standing in enumerate(stacks) if standing > 0]
            for stacks in turn.columns
        ]
        self._lit_tops = [column for column, lit in enumerate(self._lit) if 0 in lit]
        self._hit = 0
        places = [(column, depth) for column, lit in enumerate(self._lit) for depth in lit]
        self._hits, self._lost = dict.fromkeys(places, 0), dict.fromkeys(places, 0)
        self._can_fall = [_dice_to_fall(stacks) for stacks in turn.columns]
        self._can_clear = [_dice_to_clear(stacks) for stacks in turn.columns]

    def run(self) -> Tally:
        dice = self._turn.dice
        # Every rain die splits the ways in six: there are enough of them for all that can fall.
        rain = FACES ** (HIGHEST_STACK * dice)
        layers: list[Weights] = [defaultdict(int) for _ in range(dice + 1)]
        layers[dice][Point(self._tops, (), self._turn.cave, 0, False)] = rain
        for column in range(COLUMNS):
            following: list[Weights] = [defaultdict(int) for _ in range(dice + 1)]
            for left in range(1, dice + 1):
                if layers[left]:
                    self._count_column(column, left, layers[left], following)
            layers = following
        return Tally(rain * FACES**dice, self._hit, self._hits, self._lost)

    def _count_column(
        self, column: Column, left: int, before: Weights, following: list[Weights]
    ) -> None:
        """None of the dice that are left names the column, or one, or more."""
        below = self._turn.columns[column][1:]
        points = {point._replace(below=below): ways for point, ways in before.items()}
        self._leave(column, left, points, 1, following)
        for named in range(1, left + 1):
            points = self._resolve(column, points, is_last=named == left)
            self._leave(column, left - named, points, comb(left, named), following)

    def _resolve(self, column: Column, points: Weights, is_last: bool) -> Weights:
        """One more die names the column; after the last, rain matters on light stacks only."""
        found: Weights = defaultdict(int)
        turned, rains = self._rules.turned, not self._turn.rain_last
        for point, ways in points.items():
            before, cave = point.tops, point.cave
            stacks, gain, fallen = turned((before[column], *point.below), cave)
            tops = (*before[:column], stacks[0], *before[column + 1 :])
            below, cave, lying, hit = stacks[1:], cave + gain, point.lying, point.hit
            if not (fallen and rains):
                found[Point(tops, below, cave, lying + fallen, hit)] += ways
                continue
            if is_last:
                lit = self._lit_tops
                tops = tuple([top if at in lit else SETTLED for at, top in enumerate(tops)])
            share = ways // FACES**fallen
            for fell, caved, times in self._rain(tops, fallen):
                found[Point(fell, below, cave + caved, lying, hit)] += share * times
        self._spend(len(points))
        return found

    def _leave(
        self, column: Column, left: int, points: Weights, named: int, following: list[Weights]
    ) -> None:
        """The column is done with: the dice that are left name later ones, or are blank."""
        later = FACES - 1 - column
        rest = named * later**left
        self._spend(len(points))
        may_rain, most = self._can_rain(column, left), self._cave_matters(column, left)
        keeps_dark = may_rain and most > 0 and not self._turn.rain_last
        ends = not left or column == COLUMNS - 1
        for (tops, below, cave, lying, was_hit), ways in points.items():
            hit = self._settle(column, 1, below, ways * rest) or was_hit
            if ends:
                self._end(tops, lying, hit, ways * rest)
                continue
            kept = may_rain or lying > 0, keeps_dark
            done, hits = self._settle_tops(tops[: column + 1], kept, ways * rest)
            point = Point(done + tops[column + 1 :], (), min(cave, most), lying, hit or hits)
            following[left][point] += ways * named

    def _end(self, tops: Stacks, lying: int, hit: bool, ways: int) -> None:
        """All dice are resolved, but for the rain that waits."""
        tops, hits = self._settle_tops(tops, (lying > 0, False), ways)
        hit |= hits
        if not lying:
            self._hit += hit * ways
            return
        share = ways // FACES**lying
        for fell, _, times in self._rain(tops, lying):
            self._end(fell, 0, hit, share * times)

    def _settle_tops(self, tops: Stacks, kept: tuple[bool, bool], ways: int) -> tuple[Stacks, bool]:
        """Settle the top cells of the first columns.

        Args:
            tops: what stands there.
            kept: whether light stacks still matter, and whether the Bear's and empty cells do.
            ways: how many ways lead here.

        Returns:
            The cells, and whether a light stack has been hit that is settled now.
        """
        keeps_lit, keeps_dark = kept
        hit = False
        for column in self._lit_tops:
            for top in tops[column : column + 1]:
                keeps = keeps_lit if top > 0 else keeps_dark
                if not keeps and top != SETTLED:
                    hit |= self._settle(column, 0, (top,), ways)
        if not (keeps_lit or keeps_dark):
            return (SETTLED,) * len(tops), hit
        keeping = [keeps_lit if top > 0 else keeps_dark for top in tops]
        return tuple(
            [top if keeps else SETTLED for top, keeps in zip(tops, keeping, strict=True)]
        ), hit

    def _settle(self, column: Column, depth: int, stacks: Stacks, ways: int) -> bool:
        """Nothing more happens to these stacks of a column, the first of them that deep.

        Returns:
            Whether a light one has been hit.
        """
        hit = False
        for place in self._lit[column]:
            if depth <= place < depth + len(stacks):
                lost = self._turn.columns[column][place] - max(stacks[place - depth], 0)
                if lost:
                    hit = True
                    self._hits[column, place] += ways
                    self._lost[column, place] += lost * ways
        return hit

    def _can_rain(self, column: Column, left: int) -> bool:
        """Whether a piece may still come to the Ground from a column after this one."""
        return any(dice <= left for dice in self._can_fall[column + 1 :])

    def _cave_matters(self, column: Column, left: int) -> int:
        """How many of the Cave's pieces may still come out; more might as well not be there."""
        may_return = any(dice < left for dice in self._can_clear[column + 1 :])
        return HIGHEST_STACK * left if may_return else 0

    def _rain(self, tops: Stacks, pieces: int) -> tuple[Shower, ...]:
        """What falling pieces lead to; finding it out costs more the first time."""
        found = showers(tops, pieces, self._rules)
        known = (tops, pieces) in self._rained
        self._rained.add((tops, pieces))
        self._spend(len(found) if known else 3 * len(found))
        return found

    def _spend(self, steps: int) -> None:
        self._left -= steps
        if self._left < 0:
            raise TooManyWays


def _dice_to_fall(stacks: Stacks) -> int:
    """The fewest dice after which a piece of the column may lie on the Ground."""
    rows = len(stacks)
    return min([rows, *(rows - depth for depth, standing in enumerate(stacks) if standing < 0)])


def _dice_to_clear(stacks: Stacks) -> int:
    """The fewest dice after which a column may have no Bear stack.

    A stack with light ones below may be annihilated by the first die. One without goes all the
    way to the Ground, by itself or joined to others.
    """
    rows, most = len(stacks), 0
    for depth, standing in enumerate(stacks):
        if standing < 0:
            most = max(most, 1 if max(stacks[depth:]) > 0 else rows - depth)
    return most

"""One column by itself: what a die does in it, and what rain does on its top cell.

The rules are asked once for each case, and their answer is remembered: whoever counts the Bear's
turn out meets the same few columns again and again.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeAlias

from widgets_games.games.rowan.rules.bear import act_in_column, rain
from widgets_games.games.rowan.rules.cells import COLUMNS, HIGHEST_STACK
from widgets_games.games.rowan.rules.effects import Draft
from widgets_games.games.rowan.rules.state import Face, State
from widgets_games.games.rowan.rules.switches import Terms

Stacks: TypeAlias = tuple[int, ...]
"""What stands on the cells of a column, from the Sky down: light above 0, the Bear below."""

_FACE: Final[Face] = 1
"""Any column will do."""


class Turned(NamedTuple):
    """What a die has done in a column.

    Attributes:
        stacks: what stands there now.
        gain: how many pieces the Cave has more, or less where it is negative.
        fallen: how many pieces lie on the Ground.
    """

    stacks: Stacks
    gain: int
    fallen: int


class Rained(NamedTuple):
    """What rain has done on a top cell.

    Attributes:
        top: what stands there now.
        gain: how many pieces the Cave has more.
    """

    top: int
    gain: int


class ColumnRules:
    """The rules of one column.

    Args:
        terms: the switches.
    """

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        self._lane = terms.lanes[_FACE - 1]
        # Any game has few of them; a limit, as programs may ask for positions without end.
        self._turned = lru_cache(maxsize=1 << 17)(self._turn)
        self.rained = cache(self._rain)

    def turned(self, stacks: Stacks, cave: int) -> Turned:
        """What a die does that names a column with these stacks, with `cave` pieces in the Cave."""
        if min(stacks) < 0:
            return self._turned(stacks, 0)
        return self._turned(stacks, min(cave, HIGHEST_STACK))

    def _turn(self, stacks: Stacks, cave: int) -> Turned:
        draft = self._draft(stacks, cave)
        act_in_column(draft, self._lane, self._terms)
        standing = tuple([draft.cells[cell] for cell in self._lane])
        return Turned(standing, draft.cave - cave, len(draft.ground))

    def _rain(self, top: int, pieces: int) -> Rained:
        """So many pieces fall on a top cell, one after the other."""
        draft = self._draft((top,), 0, pieces)
        for _ in range(pieces):
            rain(draft, _FACE, self._terms)
        return Rained(draft.cells[self._lane[0]], draft.cave)

    def _draft(self, stacks: Sequence[int], cave: int, lying: int = 0) -> Draft:
        """A board with nothing else on it."""
        draft = Draft(State((0,) * (COLUMNS * self._terms.rows), cave=cave, ground=(1,) * lying))
        for cell, standing in zip(self._lane, stacks, strict=False):
            draft.cells[cell] = standing
        return draft


@cache
def column_rules(terms: Terms) -> ColumnRules:
    """The rules of one column under these switches."""
    return ColumnRules(terms)

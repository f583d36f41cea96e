"""What the player and the dice may do in a state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from widgets_games.games.rowan.rules.cells import Cell
from widgets_games.games.rowan.rules.state import Face


class Go(NamedTuple):
    """A player's move: the stack on `origin` goes to `target`.

    The target is a cell, `SKY`, or the origin itself: then the player passes with that stack.
    """

    origin: Cell
    target: Cell


class Beyond(NamedTuple):
    """A player's move to where there is no cell, which no rule allows.

    Attributes:
        origin: the cell of the stack.
        column: where it would go, counted from a = 0; 5 or more is right of the board.
        row: counted from row 1; 0 is below the board, more than there are rows above it.
    """

    origin: Cell
    column: int
    row: int


@dataclass(frozen=True, slots=True, eq=False)
class Roll:
    """Chance's move: the Bear's dice, as they fell.

    Rolls are equal if the same dice fell in any order, as they are sorted before they do anything.
    """

    dice: tuple[Face, ...]

    @property
    def ascending(self) -> tuple[Face, ...]:
        """The dice in the order in which they are resolved.

        Rule: ascending.
        """
        return tuple(sorted(self.dice))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Roll) and self.ascending == other.ascending

    def __hash__(self) -> int:
        return hash(self.ascending)


class Rain(NamedTuple):
    """Chance's move: the rain die of the first piece on the Ground."""

    face: Face


Move: TypeAlias = Go | Beyond | Roll | Rain

"""The moves: what a player intends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from widgets_games.engine.errors import MoveTextError, shown
from widgets_games.engine.language import say
from widgets_games.games.ohwahree.rules import ring
from widgets_games.games.ohwahree.rules.ring import Direction, Pit


class Sow(NamedTuple):
    """A player's move: the pebbles of a pit are sown in a direction."""

    pit: Pit
    direction: Direction


# Two named tuples without fields would be equal.


@dataclass(frozen=True, slots=True)
class Pass:
    """A player's move who cannot play, with three or four players."""


@dataclass(frozen=True, slots=True)
class Agree:
    """All players agree that no further captures are possible."""


Move: TypeAlias = Sow | Pass | Agree


def checked(move: Any) -> Move:
    """The same, if it is a move at all, legal or not.

    Raises:
        MoveTextError: it is none.
    """
    match move:
        case Sow(pit, ring.COUNTERCLOCKWISE | ring.CLOCKWISE | ring.UNSAID) if (
            type(pit) is int and 0 <= pit < ring.PITS
        ):
            return move
        case Pass() | Agree():
            return move
    raise MoveTextError(say("{thing} is not a move of Oh-Wah-Ree", thing=shown(move)))

"""The moves: what a player intends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

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

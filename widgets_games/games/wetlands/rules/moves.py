"""The moves: what a player intends, and what chance may throw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from widgets_games.games.wetlands.rules.path import Domain


class Advance(NamedTuple):
    """A player's move: the piece on `origin` goes to `target` (31: off the board)."""

    origin: Domain
    target: Domain


# A named tuple without fields would be false.


@dataclass(frozen=True, slots=True)
class Pass:
    """A player's move when nothing else is legal."""


class Throw(NamedTuple):
    """Chance's move: the number thrown."""

    value: int


Move: TypeAlias = Advance | Pass | Throw

"""What happens on the Ground and in the rain, in the past tense; see `events`."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from widgets_games.games.rowan.rules.cells import Cell
from widgets_games.games.rowan.rules.state import Face


class WentToGround(NamedTuple):
    """A Bear stack moved off row 1 and lies on the Ground, piece by piece."""

    origin: Cell
    height: int


class RainBegan(NamedTuple):
    """The pieces on the Ground rain at once, before the next die."""

    pieces: int


class RainPutOff(NamedTuple):
    """The pieces wait on the Ground until all dice are resolved.

    Only with the switch rain="end".
    """

    pieces: int


class RainBeganLast(NamedTuple):
    """All dice are resolved, and the pieces on the Ground rain.

    Only with the switch rain="end".
    """

    pieces: int


class RainRolled(NamedTuple):
    """The rain die of a piece fell; so many were on the Ground, this piece among them."""

    face: Face
    pieces: int


class RainFell(NamedTuple):
    """The piece rained on the top cell of its column.

    If the cell is empty it stands there now, else it is in the air above a light stack.
    """

    cell: Cell


class RainJoined(NamedTuple):
    """The piece rained on the Bear stack of a top cell, which is `total` tall now."""

    cell: Cell
    total: int


class RainTurnedAway(NamedTuple):
    """The Bear stack of the top cell is five tall: the piece went to the Cave."""

    cell: Cell
    in_cave: int


class RainCaved(NamedTuple):
    """The rain die showed 6: the piece went to the Cave."""

    in_cave: int


RainEvent: TypeAlias = (
    WentToGround
    | RainBegan
    | RainPutOff
    | RainBeganLast
    | RainRolled
    | RainFell
    | RainJoined
    | RainTurnedAway
    | RainCaved
)

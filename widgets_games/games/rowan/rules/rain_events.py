"""What happens on the Ground and in the rain, in the past tense; see `events`."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from widgets_games.engine.rulebook import caused_by
from widgets_games.games.rowan.rules.cells import Cell
from widgets_games.games.rowan.rules.state import Face


@caused_by(
    "ground",
    "The Bear’s {height:stack} moves off {origin:cell} to the Ground.",
    places=("origin", "ground"),
    sums_up=True,
)
class WentToGround(NamedTuple):
    """A Bear stack moved off row 1 and lies on the Ground, piece by piece."""

    origin: Cell
    height: int


@caused_by(
    "rain-when",
    "What lies on the Ground rains now, before any other die: {pieces:pieces}.",
    places=("ground",),
)
class RainBegan(NamedTuple):
    """The pieces on the Ground rain at once, before the next die."""

    pieces: int


@caused_by(
    "rain-when",
    "What lies on the Ground waits until all dice are resolved: {pieces:pieces}.",
    places=("ground",),
)
class RainPutOff(NamedTuple):
    """The pieces wait on the Ground until all dice are resolved.

    Only with the switch rain="end".
    """

    pieces: int


@caused_by(
    "rain-when",
    "All dice are resolved, and what lies on the Ground rains: {pieces:pieces}.",
    places=("ground",),
)
class RainBeganLast(NamedTuple):
    """All dice are resolved, and the pieces on the Ground rain.

    Only with the switch rain="end".
    """

    pieces: int


@caused_by(
    "rain", "The rain die shows {face}, for {pieces:next} on the Ground.", places=("ground",)
)
class RainRolled(NamedTuple):
    """The rain die of a piece fell; so many were on the Ground, this piece among them."""

    face: Face
    pieces: int


@caused_by("rain", "The piece falls on {cell:cell}.", places=("cell",), sums_up=True)
class RainFell(NamedTuple):
    """The piece rained on the top cell of its column.

    If the cell is empty it stands there now, else it is in the air above a light stack.
    """

    cell: Cell


@caused_by(
    "rain",
    "The piece falls on {cell:cell} and raises the Bear stack there to {total}.",
    places=("cell",),
    sums_up=True,
)
class RainJoined(NamedTuple):
    """The piece rained on the Bear stack of a top cell, which is `total` tall now."""

    cell: Cell
    total: int


@caused_by(
    "rain-full",
    "The Bear stack on {cell:cell} is five high: the piece goes to the Cave, which holds "
    "{in_cave} now.",
    places=("cell", "cave"),
    sums_up=True,
)
class RainTurnedAway(NamedTuple):
    """The Bear stack of the top cell is five tall: the piece went to the Cave."""

    cell: Cell
    in_cave: int


@caused_by(
    "rain",
    "A 6 sends the piece to the Cave, which holds {in_cave} now.",
    places=("cave",),
    sums_up=True,
)
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

"""What happens to the Bear's pieces, in the past tense; see `events`."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from widgets_games.engine.rulebook import caused_by
from widgets_games.games.rowan.rules.cells import HIGHEST_STACK, Cell
from widgets_games.games.rowan.rules.effects import Draft
from widgets_games.games.rowan.rules.state import Face, RainDie

# ---------------------------------------------------------------------- steps, the Cave


@caused_by(
    "bear-step",
    "The Bear’s {height:stack} steps from {origin:cell} down to {target:cell}.",
    places=("origin", "target"),
    sums_up=True,
)
class SteppedDown(NamedTuple):
    """A Bear stack went one cell towards the Ground, whole.

    If the cell is empty it stands there now, else it is in the air above it.
    """

    origin: Cell
    target: Cell
    height: int

    def apply(self, draft: Draft) -> None:
        """Move the stack into the cell, or above it."""
        origin, target, height = self
        draft.cells[origin] = 0
        draft.enter(target, height)


@caused_by(
    "cave-return",
    "Column {cell:column_of} had no Bear stack: the Cave sends {height:pieces} to {cell:cell} "
    "and has {remaining} left.",
    places=("cell", "cave"),
    sums_up=True,
)
class CameFromCave(NamedTuple):
    """The column has no Bear stack: pieces came from the Cave to its top cell.

    If the cell is empty they stand there now, else they are in the air above it.

    Attributes:
        cell: the top cell of the column.
        height: how many came.
        remaining: how many the Cave has left.
    """

    cell: Cell
    height: int
    remaining: int

    def apply(self, draft: Draft) -> None:
        """Bring the pieces to the cell, or above it."""
        cell, height, draft.cave = self
        draft.enter(cell, height)


@caused_by(
    "cave-return",
    "Column {cell:column_of} has no Bear stack, and the Cave is empty: nothing happens.",
    places=("cell", "cave"),
    sums_up=True,
)
class CaveWasEmpty(NamedTuple):
    """The column has no Bear stack, and the Cave no piece to send; `cell` is the top cell."""

    cell: Cell


# ---------------------------------------------------------------------- stacks that meet


@caused_by(
    "annihilate",
    "The Bear and Light meet on {cell:cell}, {dark} against {light}.",
    places=("cell",),
)
class Met(NamedTuple):
    """Bear pieces in the air met the light stack of a cell."""

    cell: Cell
    dark: int
    light: int


@caused_by(
    "annihilate",
    "On {cell:cell} {pairs:pairs} annihilated: the Bear holds the cell with {left:pieces}.",
    places=("cell",),
    sums_up=True,
)
class BearHeld(NamedTuple):
    """`pairs` pairs annihilated each other, and `left` Bear pieces hold the cell."""

    cell: Cell
    pairs: int
    left: int

    def apply(self, draft: Draft) -> None:
        """Leave what is left of the Bear’s."""
        cell, draft.pairs, left = self
        draft.hold(cell, -left)


@caused_by(
    "annihilate",
    "On {cell:cell} {pairs:pairs} annihilated: Light holds the cell with {left:pieces}.",
    places=("cell",),
    sums_up=True,
)
class LightHeld(NamedTuple):
    """`pairs` pairs annihilated each other, and `left` light pieces hold the cell."""

    cell: Cell
    pairs: int
    left: int

    def apply(self, draft: Draft) -> None:
        """Leave what is left of Light’s."""
        cell, draft.pairs, left = self
        draft.hold(cell, left)


@caused_by(
    "annihilate",
    "On {cell:cell} {pairs:pairs} annihilated: the cell is empty.",
    places=("cell",),
    sums_up=True,
)
class NobodyHeld(NamedTuple):
    """`pairs` pairs annihilated each other, and the cell is empty."""

    cell: Cell
    pairs: int

    def apply(self, draft: Draft) -> None:
        """Empty the cell."""
        cell, draft.pairs = self
        draft.hold(cell, 0)


@caused_by(
    "pit",
    "Both pieces of each pair go to the Pit, which holds {light} of Light’s and {dark} of the "
    "Bear’s now.",
    places=("cell", "pit"),
)
class PairsLost(NamedTuple):
    """Annihilated pairs went to the Pit, which has `light` and `dark` pieces now."""

    cell: Cell
    pairs: int
    light: int
    dark: int

    def apply(self, draft: Draft) -> None:
        """Put the pairs into the Pit."""
        _, _, light, dark = self
        draft.pit = (light, dark)
        draft.pairs = 0


@caused_by(
    "pit",
    "Light’s pieces go to the Pit, which holds {light} of them now, and the Bear’s to the "
    "Cave, which holds {in_cave}.",
    places=("cell", "pit", "cave"),
)
class PairsParted(NamedTuple):
    """Of annihilated pairs the light pieces went to the Pit, the dark ones to the Cave.

    Only with the switch dead_bear="cave".

    Attributes:
        cell: where they met.
        pairs: how many pairs.
        light: light pieces in the Pit now.
        in_cave: Bear pieces in the Cave now.
    """

    cell: Cell
    pairs: int
    light: int
    in_cave: int

    def apply(self, draft: Draft) -> None:
        """Put the pairs into the Pit and the Cave."""
        _, _, light, draft.cave = self
        draft.pit = (light, draft.pit[1])
        draft.pairs = 0


@caused_by(
    "bear-merge",
    "The Bear’s stacks join on {cell:cell}: together they are {total:pieces} high.",
    places=("cell",),
    sums_up=True,
)
class Merged(NamedTuple):
    """Bear pieces in the air joined the Bear stack of a cell, which is `total` tall now."""

    cell: Cell
    height: int
    total: int

    def apply(self, draft: Draft) -> None:
        """Make one stack of two."""
        cell, _, total = self
        draft.hold(cell, -total)


@caused_by(
    "bear-merge",
    "The Bear’s stacks join on {cell:cell}: five pieces stay, and the Cave takes {over:rest} "
    "and holds {in_cave} now.",
    places=("cell", "cave"),
    sums_up=True,
)
class MergedOver(NamedTuple):
    """Bear pieces in the air joined a Bear stack, and those over five went to the Cave.

    Attributes:
        cell: where the stack of five stands now.
        height: how many were in the air.
        over: how many went to the Cave.
        in_cave: Bear pieces in the Cave now.
    """

    cell: Cell
    height: int
    over: int
    in_cave: int

    def apply(self, draft: Draft) -> None:
        """Make one stack of five, and keep the others in the Cave."""
        cell, _, _, draft.cave = self
        draft.hold(cell, -HIGHEST_STACK)


# ---------------------------------------------------------------------- the Ground, and rain


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

    def apply(self, draft: Draft) -> None:
        """Lay the stack on the Ground, each piece by the die that sent it."""
        origin, height = self
        draft.cells[origin] = 0
        draft.ground += (draft.done,) * height


@caused_by(
    "rain-when",
    "{pieces:rain_now}.",
    places=("ground",),
)
class RainBegan(NamedTuple):
    """The pieces on the Ground rain at once, before the next die."""

    pieces: int


@caused_by(
    "rain-when",
    "{pieces:rain_later}.",
    places=("ground",),
)
class RainPutOff(NamedTuple):
    """The pieces wait on the Ground until all dice are resolved.

    Only with the switch rain="end".
    """

    pieces: int


@caused_by(
    "rain-when",
    "{pieces:rain_last}.",
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
    """The rain die of a piece fell; `pieces` were on the Ground, this one among them."""

    face: Face
    pieces: int

    def apply(self, draft: Draft) -> None:
        """Keep the die with the one that sent its piece."""
        draft.rained += (RainDie(draft.ground[0], self[0]),)


@caused_by("rain", "The piece falls on {cell:cell}.", places=("cell",), sums_up=True)
class RainFell(NamedTuple):
    """The piece rained on the top cell of its column.

    If the cell is empty it stands there now, else it is in the air above a light stack.
    """

    cell: Cell

    def apply(self, draft: Draft) -> None:
        """Drop the piece on the cell, or above it."""
        draft.lift()
        draft.enter(self[0], 1)


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

    def apply(self, draft: Draft) -> None:
        """Raise the stack."""
        draft.lift()
        cell, total = self
        draft.cells[cell] = -total


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

    def apply(self, draft: Draft) -> None:
        """Put the piece into the Cave."""
        draft.lift()
        _, draft.cave = self


@caused_by(
    "rain",
    "A 6 sends the piece to the Cave, which holds {in_cave} now.",
    places=("cave",),
    sums_up=True,
)
class RainCaved(NamedTuple):
    """The rain die showed 6: the piece went to the Cave."""

    in_cave: int

    def apply(self, draft: Draft) -> None:
        """Put the piece into the Cave."""
        draft.lift()
        (draft.cave,) = self


BearEvent: TypeAlias = (
    SteppedDown
    | CameFromCave
    | CaveWasEmpty
    | Met
    | BearHeld
    | LightHeld
    | NobodyHeld
    | PairsLost
    | PairsParted
    | Merged
    | MergedOver
    | WentToGround
    | RainBegan
    | RainPutOff
    | RainBeganLast
    | RainRolled
    | RainFell
    | RainJoined
    | RainTurnedAway
    | RainCaved
)

"""Everything that can happen, in the past tense.

The rulebook says of each class which rule causes it, which of its fields are places to light up,
and in which sentence it is told. Cells are numbers (`cells.name_of` names them); `height`, `light`,
`dark` and `left` are pieces, and `dice` are faces.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from widgets_games.engine.rulebook import caused_by
from widgets_games.games.rowan.rules.cells import Cell, Lane
from widgets_games.games.rowan.rules.end_events import EndEvent
from widgets_games.games.rowan.rules.rain_events import RainEvent
from widgets_games.games.rowan.rules.state import Face

# ---------------------------------------------------------------------- the player's part


@caused_by(
    "whole-stack",
    "Light chooses the {height:stack} on {cell:cell}; it moves whole, or not at all.",
    places=("cell",),
)
class StackChosen(NamedTuple):
    """The player chose a light stack to move or to pass with."""

    cell: Cell
    height: int


@caused_by(
    "reach",
    "Light’s {height:stack} goes from {origin:cell} to {target:cell}, {steps:far} in a "
    "straight line; its height allows {height}.",
    places=("origin", "target"),
    sums_up=True,
)
class StackMoved(NamedTuple):
    """The chosen stack moved to an empty cell, `steps` cells away in a straight line."""

    origin: Cell
    target: Cell
    steps: int
    height: int


@caused_by(
    "pass", "Light passes with the {height:stack} on {cell:cell}.", places=("cell",), sums_up=True
)
class StackPassed(NamedTuple):
    """The chosen stack stayed where it is: the player passed."""

    cell: Cell
    height: int


@caused_by(
    "sky",
    "Light’s {height:stack} leaves {origin:cell} for the Sky, which holds {saved:pieces} now.",
    places=("origin", "sky"),
    sums_up=True,
)
class LeftForSky(NamedTuple):
    """The chosen stack left the board from the top row; `saved` pieces are in the Sky now."""

    origin: Cell
    height: int
    saved: int


@caused_by("bear-dice", "The Bear is to roll {height:dice}, as many as the chosen stack is high.")
class DiceDue(NamedTuple):
    """The Bear is to roll a die for each piece of the chosen stack."""

    height: int


# ---------------------------------------------------------------------- the Bear's dice


@caused_by("bear-dice", "The Bear rolls {dice:faces}.", sums_up=True)
class Rolled(NamedTuple):
    """The dice fell, in this order."""

    dice: tuple[Face, ...]


@caused_by("ascending", "In ascending order: {dice:faces}.")
class Sorted(NamedTuple):
    """The dice were put in ascending order, in which they are resolved."""

    dice: tuple[Face, ...]


@caused_by("blank", "Die {number} of {dice} shows 6, a blank: nothing happens.")
class BlankDie(NamedTuple):
    """A die that shows 6 was taken up: nothing happens. It is die `number` of `dice`, from 1."""

    number: int
    dice: int


@caused_by(
    "bear-step",
    "Die {number} of {dice} shows {face}: it names column {face:column}.",
    places=("lane",),
)
class DieTaken(NamedTuple):
    """A die was taken up: it names a column.

    Attributes:
        number: which die of the agenda it is, from 1.
        dice: how many there are.
        face: what it shows, 1 to 5.
        lane: the cells of the column, from the Sky down.
    """

    number: int
    dice: int
    face: Face
    lane: Lane


@caused_by(
    "highest",
    "The Bear’s {height:stack} on {cell:cell} is the highest: there is no other in the column.",
    places=("cell",),
)
class OnlyStack(NamedTuple):
    """The column has one Bear stack: it is the highest."""

    cell: Cell
    height: int


@caused_by(
    "highest",
    "The Bear’s {height:stack} on {cell:cell} is the highest: it is nearer the Sky than "
    "{others:cells}.",
    places=("cell", "others"),
)
class NearestSky(NamedTuple):
    """Of several Bear stacks of the column the one nearest the Sky is the highest.

    Attributes:
        cell: where it stands.
        height: how tall it is.
        others: where the others stand, from the Sky down.
    """

    cell: Cell
    height: int
    others: tuple[Cell, ...]


@caused_by(
    "highest",
    "The Bear’s {height:stack} on {cell:cell} is the highest: it is taller than what stands "
    "on {others:cells}.",
    places=("cell", "others"),
)
class Tallest(NamedTuple):
    """Of several Bear stacks of the column the tallest is the highest; `others` as in NearestSky.

    Only with the switch highest="tallest".
    """

    cell: Cell
    height: int
    others: tuple[Cell, ...]


@caused_by(
    "highest",
    "The Bear’s {height:stack} on {cell:cell} is the highest: it is as tall as what stands on "
    "{others:cells}, and nearer the Sky.",
    places=("cell", "others"),
)
class TallestNearestSky(NamedTuple):
    """Of several Bear stacks that are equally tall the one nearest the Sky is the highest.

    Only with the switch highest="tallest". `others` are the equally tall ones.
    """

    cell: Cell
    height: int
    others: tuple[Cell, ...]


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


@caused_by(
    "cave-return",
    "Column {cell:column_of} has no Bear stack: the Cave sends {height:pieces} to {cell:cell} "
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
    """So many pairs annihilated each other, and `left` Bear pieces hold the cell."""

    cell: Cell
    pairs: int
    left: int


@caused_by(
    "annihilate",
    "On {cell:cell} {pairs:pairs} annihilated: Light holds the cell with {left:pieces}.",
    places=("cell",),
    sums_up=True,
)
class LightHeld(NamedTuple):
    """So many pairs annihilated each other, and `left` light pieces hold the cell."""

    cell: Cell
    pairs: int
    left: int


@caused_by(
    "annihilate",
    "On {cell:cell} {pairs:pairs} annihilated: the cell is empty.",
    places=("cell",),
    sums_up=True,
)
class NobodyHeld(NamedTuple):
    """So many pairs annihilated each other, and the cell is empty."""

    cell: Cell
    pairs: int


@caused_by(
    "pit",
    "Both pieces of each pair go to the Pit, which holds {light} of Light’s and {dark} of the "
    "Bear’s now.",
    places=("cell", "pit"),
)
class PairsLost(NamedTuple):
    """Annihilated pairs went to the Pit, which now has so many light and dark pieces."""

    cell: Cell
    pairs: int
    light: int
    dark: int


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


@caused_by(
    "bear-merge",
    "The Bear’s stacks join on {cell:cell}: five pieces stay, and {over} too many go to the "
    "Cave, which holds {in_cave} now.",
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


Event: TypeAlias = (
    StackChosen
    | StackMoved
    | StackPassed
    | LeftForSky
    | DiceDue
    | Rolled
    | Sorted
    | BlankDie
    | DieTaken
    | OnlyStack
    | NearestSky
    | Tallest
    | TallestNearestSky
    | SteppedDown
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
    | RainEvent
    | EndEvent
)

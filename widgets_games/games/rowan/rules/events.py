"""Everything that can happen, in the past tense: the turn here, the Bear's pieces in `bear_events`.

Each class has the rule that causes it, the sentence that tells it, those of its fields that are
places to light up, and what it changes in a working copy. Cells are numbers (`cells.name_of` names
them); `height`, `light`, `dark` and `left` are pieces, and `dice` are faces.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from widgets_games.engine.rulebook import caused_by
from widgets_games.games.rowan.rules.bear_events import BearEvent
from widgets_games.games.rowan.rules.cells import Cell, Lane
from widgets_games.games.rowan.rules.effects import Draft
from widgets_games.games.rowan.rules.state import Face

# ---------------------------------------------------------------------- the player’s part


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

    def apply(self, draft: Draft) -> None:
        """Move the stack."""
        origin, target, _, height = self
        draft.cells[origin] = 0
        draft.cells[target] = height


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

    def apply(self, draft: Draft) -> None:
        """Take the stack off the board."""
        origin, _, draft.sky = self
        draft.cells[origin] = 0


@caused_by("bear-dice", "The Bear is to roll {height:dice}, as many as the chosen stack is high.")
class DiceDue(NamedTuple):
    """The Bear is to roll a die for each piece of the chosen stack."""

    height: int

    def apply(self, draft: Draft) -> None:
        """Owe the dice."""
        (draft.due,) = self


# ---------------------------------------------------------------------- the Bear’s dice


@caused_by("bear-dice", "The Bear rolls {dice:faces}.", sums_up=True)
class Rolled(NamedTuple):
    """The dice fell, in this order."""

    dice: tuple[Face, ...]

    def apply(self, draft: Draft) -> None:
        """Keep the dice as they fell."""
        (draft.rolled,) = self
        draft.due = 0


@caused_by("ascending", "In ascending order: {dice:faces}.")
class Sorted(NamedTuple):
    """The dice were put in ascending order, in which they are resolved."""

    dice: tuple[Face, ...]

    def apply(self, draft: Draft) -> None:
        """Keep them in order."""
        (draft.agenda,) = self


@caused_by("blank", "Die {number} of {dice} shows 6, a blank: nothing happens.")
class BlankDie(NamedTuple):
    """A die that shows 6 was taken up: nothing happens. It is die `number` of `dice`, from 1."""

    number: int
    dice: int

    def apply(self, draft: Draft) -> None:
        """Take up the die."""
        draft.done = self[0]


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

    def apply(self, draft: Draft) -> None:
        """Take up the die."""
        draft.done = self[0]


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


# ---------------------------------------------------------------------- the end


@caused_by("turn", "The Bear is done: Light is next.")
class TurnEnded(NamedTuple):
    """All dice and rain are resolved: the player is next.

    `turns` is how many turns have ended; 0 when no switch limits them.
    """

    turns: int

    def apply(self, draft: Draft) -> None:
        """Take the dice away."""
        draft.end_turn(self[0])


@caused_by("turn", "The Bear is done: no turn is left.")
class LastTurnEnded(NamedTuple):
    """All dice and rain of the last turn are resolved.

    Only with the switch max_turns. `turns` is how many have ended.
    """

    turns: int

    def apply(self, draft: Draft) -> None:
        """Take the dice away."""
        draft.end_turn(self[0])


@caused_by("end", "No light piece is left on the board: the game ends.", sums_up=True)
class Ended(NamedTuple):
    """No light piece is left on the board: the game ended."""


@caused_by(
    "turn-limit",
    "Turn {turns} was the last, and the game ends. {left:unsaved}.",
    sums_up=True,
)
class EndedByTurns(NamedTuple):
    """The last turn is over; `left` light pieces on the board are not saved."""

    turns: int
    left: int


@caused_by("result", "Light wins with {saved:pieces} in the Sky.", places=("sky",), sums_up=True)
class Won(NamedTuple):
    """Ten or more light pieces are in the Sky."""

    saved: int


@caused_by("result", "A draw, with {saved:pieces} in the Sky.", places=("sky",), sums_up=True)
class Drawn(NamedTuple):
    """Nine light pieces are in the Sky."""

    saved: int


@caused_by(
    "result", "Light loses with only {saved:pieces} in the Sky.", places=("sky",), sums_up=True
)
class Lost(NamedTuple):
    """Eight or fewer light pieces are in the Sky."""

    saved: int


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
    | TurnEnded
    | LastTurnEnded
    | Ended
    | EndedByTurns
    | Won
    | Drawn
    | Lost
    | BearEvent
)

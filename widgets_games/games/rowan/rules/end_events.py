"""How turns and games end, in the past tense; see `events`."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from widgets_games.engine.rulebook import caused_by


@caused_by("turn", "The Bear is done: {last:follows}.")
class TurnEnded(NamedTuple):
    """All dice and rain are resolved: the player is next, if there is another turn.

    Attributes:
        turns: how many turns have ended; 0 when no switch limits them.
        last: whether no turn is left.
    """

    turns: int
    last: bool = False


@caused_by("end", "No light piece is left on the board: the game ends.", sums_up=True)
class Ended(NamedTuple):
    """No light piece is left on the board: the game ended."""


@caused_by(
    "turn-limit",
    "Turn {turns} was the last: the game ends, and what is left on the board is not saved: "
    "{left:pieces}.",
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


EndEvent: TypeAlias = TurnEnded | Ended | EndedByTurns | Won | Drawn | Lost

"""How turns and games end, in the past tense; see `events`."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class TurnEnded(NamedTuple):
    """All dice and rain are resolved: the player is next, if there is another turn.

    Attributes:
        turns: how many turns have ended; 0 when no switch limits them.
        last: whether no turn is left.
    """

    turns: int
    last: bool = False


class Ended(NamedTuple):
    """No light piece is left on the board: the game ended."""


class EndedByTurns(NamedTuple):
    """The last turn is over; `left` light pieces on the board are not saved."""

    turns: int
    left: int


class Won(NamedTuple):
    """Ten or more light pieces are in the Sky."""

    saved: int


class Drawn(NamedTuple):
    """Nine light pieces are in the Sky."""

    saved: int


class Lost(NamedTuple):
    """Eight or fewer light pieces are in the Sky."""

    saved: int


EndEvent: TypeAlias = TurnEnded | Ended | EndedByTurns | Won | Drawn | Lost

"""What can happen at the end of a game: why it ends, what is left, who has won."""

from __future__ import annotations

from typing import NamedTuple

from widgets_games.engine.game import Seat
from widgets_games.games.ohwahree.rules.ring import Pit


class EndedByNoMove(NamedTuple):
    """Of two players the one to move could not play: the game ended."""

    seat: Seat


class EndedByTwoPasses(NamedTuple):
    """Two players in succession could not play: the game ended."""

    seat: Seat
    before: Seat


class EndedByAgreement(NamedTuple):
    """The players agreed to end the game."""

    seat: Seat


class EndedByRepetition(NamedTuple):
    """A position stood for the last time it may: the game ended."""

    seat: Seat
    times: int


class EndedByMajority(NamedTuple):
    """A player captured more than half of all pebbles: the game ended."""

    seat: Seat
    pebbles: int
    total: int


class LeftForNobody(NamedTuple):
    """The pebbles still in pits count for nobody."""

    pebbles: int


class Gathered(NamedTuple):
    """The pebbles still in a pit went to its owner's tray, which holds `total` now."""

    seat: Seat
    pit: Pit
    pebbles: int
    total: int


class Won(NamedTuple):
    """A player captured the most pebbles."""

    seat: Seat
    pebbles: tuple[int, ...]


class Drawn(NamedTuple):
    """Players captured equally many pebbles, and nobody more."""

    seats: tuple[Seat, ...]
    pebbles: tuple[int, ...]


class WonByPits(NamedTuple):
    """A player owns the most pits at the end of the Grand game."""

    seat: Seat
    pits: tuple[int, ...]


class WonByPebbles(NamedTuple):
    """Of the players with the most pits one captured the most pebbles."""

    seat: Seat
    pits: tuple[int, ...]
    pebbles: tuple[int, ...]


class DrawnGrand(NamedTuple):
    """Players have equally many pits and pebbles, and nobody more."""

    seats: tuple[Seat, ...]
    pits: tuple[int, ...]
    pebbles: tuple[int, ...]

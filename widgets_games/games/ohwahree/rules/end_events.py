"""What can happen at the end of a game: why it ends, what is left, who has won."""

from __future__ import annotations

from typing import NamedTuple

from widgets_games.engine.game import Seat
from widgets_games.engine.rulebook import caused_by, telling_of
from widgets_games.games.ohwahree.rules.effects import Draft
from widgets_games.games.ohwahree.rules.ring import Pit


@caused_by("end-two", "{seat:seat} cannot play: the game ends.", sums_up=True)
class EndedByNoMove(NamedTuple):
    """Of two players the one to move could not play: the game ended."""

    seat: Seat

    def apply(self, draft: Draft) -> None:
        """The game is over, by this rule."""
        draft.ended = telling_of(self).rule


@caused_by(
    "end-many",
    "{before:seat} could not play, and now {seat:seat} cannot: the game ends.",
    sums_up=True,
)
class EndedByTwoPasses(NamedTuple):
    """Two players in succession could not play: the game ended."""

    seat: Seat
    before: Seat

    def apply(self, draft: Draft) -> None:
        """The game is over, by this rule."""
        draft.ended = telling_of(self).rule


@caused_by(
    "end-agreed",
    "The players agree that no further captures are possible: the game ends.",
    sums_up=True,
)
class EndedByAgreement(NamedTuple):
    """The players agreed to end the game."""

    seat: Seat

    def apply(self, draft: Draft) -> None:
        """The game is over, by this rule."""
        draft.ended = telling_of(self).rule


@caused_by(
    "end-repeat",
    "The position stands for the {times:ordinal} time with {seat:seat} to move and nothing "
    "captured in between: the game ends.",
    sums_up=True,
)
class EndedByRepetition(NamedTuple):
    """A position stood for the last time it may: the game ended."""

    seat: Seat
    times: int

    def apply(self, draft: Draft) -> None:
        """The game is over, by this rule."""
        draft.ended = telling_of(self).rule


@caused_by(
    "majority",
    "{seat:seat} has {pebbles} of {total} pebbles, more than half: the game ends.",
    sums_up=True,
)
class EndedByMajority(NamedTuple):
    """A player captured more than half of all pebbles: the game ended."""

    seat: Seat
    pebbles: int
    total: int

    def apply(self, draft: Draft) -> None:
        """The game is over, by this rule."""
        draft.ended = telling_of(self).rule


@caused_by("leftover", "Nobody gets the {pebbles:pebbles} still in pits.", sums_up=True)
class LeftForNobody(NamedTuple):
    """The pebbles still in pits count for nobody."""

    pebbles: int


@caused_by(
    "leftover",
    "{seat:seat} gathers {pebbles:pebbles} from pit {pit:pit}, which is {seat:whose} own: the tray "
    "now holds {total}.",
    places=("pit",),
)
class Gathered(NamedTuple):
    """The pebbles still in a pit went to its owner's tray, which holds `total` now."""

    seat: Seat
    pit: Pit
    pebbles: int
    total: int

    def apply(self, draft: Draft) -> None:
        """The tray holds them."""
        draft.pits[self.pit] = 0
        draft.fill_tray(self.seat, self.total)


@caused_by(
    "win-basic", "{seat:seat} wins with the most pebbles captured: {pebbles:scores}.", sums_up=True
)
class Won(NamedTuple):
    """A player captured the most pebbles."""

    seat: Seat
    pebbles: tuple[int, ...]


@caused_by(
    "win-basic",
    "A draw between {seats:seats}, with equally many pebbles captured: {pebbles:scores}.",
    sums_up=True,
)
class Drawn(NamedTuple):
    """Players captured equally many pebbles, and nobody more."""

    seats: tuple[Seat, ...]
    pebbles: tuple[int, ...]


@caused_by("win-grand", "{seat:seat} wins with the most pits: {pits:scores}.", sums_up=True)
class WonByPits(NamedTuple):
    """A player owns the most pits at the end of the Grand game."""

    seat: Seat
    pits: tuple[int, ...]


@caused_by(
    "win-grand",
    "The lead in pits is shared: {pits:scores}. {seat:seat} wins with more pebbles captured: "
    "{pebbles:scores}.",
    sums_up=True,
)
class WonByPebbles(NamedTuple):
    """Of the players with the most pits one captured the most pebbles."""

    seat: Seat
    pits: tuple[int, ...]
    pebbles: tuple[int, ...]


@caused_by(
    "win-grand",
    "A draw between {seats:seats}, with equally many pits and pebbles: pits {pits:scores}; "
    "pebbles {pebbles:scores}.",
    sums_up=True,
)
class DrawnGrand(NamedTuple):
    """Players have equally many pits and pebbles, and nobody more."""

    seats: tuple[Seat, ...]
    pits: tuple[int, ...]
    pebbles: tuple[int, ...]

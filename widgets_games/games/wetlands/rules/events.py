"""Everything that can happen, in the past tense.

Each class says which rule causes it, in which sentence it is told, which of its fields are places
to light up, and what it changes in a working copy of the state.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from widgets_games.engine.game import Seat
from widgets_games.engine.rulebook import caused_by
from widgets_games.games.wetlands.rules.effects import Draft, airborne
from widgets_games.games.wetlands.rules.path import Domain


@caused_by("throw", "{seat:seat} throws {value}.")
class Thrown(NamedTuple):
    """A number was thrown, each equally likely."""

    seat: Seat
    value: int

    def apply(self, draft: Draft) -> None:
        """The number is what the turn has to move by."""
        draft.throw = self.value


@caused_by("throw-sticks", "{seat:seat} throws {value:sticks}.")
class SticksThrown(NamedTuple):
    """A number was thrown with five two-sided sticks."""

    seat: Seat
    value: int

    def apply(self, draft: Draft) -> None:
        """As with a die."""
        draft.throw = self.value


@caused_by(
    "must-move",
    "{seat:seat} has only one legal move, from {origin:domain} {target:goal}: it must be made.",
    places=("origin", "target"),
)
class Forced(NamedTuple):
    """Only one move was legal, so it had to be made."""

    seat: Seat
    origin: Domain
    target: Domain


@caused_by(
    "path",
    "{seat:seat}’s piece on {origin:domain} moves {steps:domains} along the path.",
    places=("origin", "target"),
)
class SetOut(NamedTuple):
    """A piece left its domain to move on along the path."""

    seat: Seat
    origin: Domain
    target: Domain
    steps: int

    def apply(self, draft: Draft) -> None:
        """The piece is in the air above the domain it left."""
        seat, origin, _, _ = self
        draft.flip(seat, 1 << origin)
        draft.hand = airborne(seat, origin, origin)


@caused_by(
    "leap",
    "{seat:seat}’s piece leaps over {owner:seat}’s piece on {over:domain}.",
    places=("over",),
)
class Leapt(NamedTuple):
    """The moving piece passed over another piece."""

    seat: Seat
    over: Domain
    owner: Seat

    def apply(self, draft: Draft) -> None:
        """The piece is above the one it passes."""
        draft.hover(self.over)


@caused_by(
    "own-dam",
    "{seat:seat}’s piece passes over a dam of its own side, on {dam:places}.",
    places=("dam",),
)
class OwnDamPassed(NamedTuple):
    """The moving piece passed over a dam of its own side."""

    seat: Seat
    dam: tuple[Domain, ...]

    def apply(self, draft: Draft) -> None:
        """The piece is above the end of the dam."""
        draft.hover(self.dam[-1])


@caused_by(
    "one-piece",
    "{seat:seat}’s piece lands on {domain:domain}, which is empty.",
    places=("domain",),
    sums_up=True,
)
class Landed(NamedTuple):
    """The moving piece landed on an empty domain."""

    seat: Seat
    domain: Domain

    def apply(self, draft: Draft) -> None:
        """The piece stands there."""
        draft.land(self.seat, self.domain)


@caused_by(
    "safe",
    "{seat:seat}’s piece lands on {domain:domain} and cannot be exchanged there.",
    places=("domain",),
    sums_up=True,
)
class LandedSafe(NamedTuple):
    """The moving piece landed on a domain where it cannot be exchanged."""

    seat: Seat
    domain: Domain

    def apply(self, draft: Draft) -> None:
        """The piece stands there."""
        draft.land(self.seat, self.domain)


@caused_by(
    "wiwun-stop",
    "{seat:seat}’s piece lands on {domain:domain}, where every piece must stop.",
    places=("domain",),
    sums_up=True,
)
class StoppedOnWiwun(NamedTuple):
    """The moving piece made the stop that every piece must make."""

    seat: Seat
    domain: Domain

    def apply(self, draft: Draft) -> None:
        """The piece stands there."""
        draft.land(self.seat, self.domain)


@caused_by(
    "exchange",
    "{seat:seat}’s piece and {enemy:seat}’s piece change places: {seat:seat} stands on "
    "{domain:domain}, {enemy:seat} on {origin:domain}.",
    places=("domain", "origin"),
    sums_up=True,
)
class Exchanged(NamedTuple):
    """The moving piece landed on an enemy piece, and the two changed places."""

    seat: Seat
    enemy: Seat
    origin: Domain
    domain: Domain

    def apply(self, draft: Draft) -> None:
        """Each piece stands where the other stood."""
        draft.flip(self.enemy, 1 << self.domain | 1 << self.origin)
        draft.land(self.seat, self.domain)


@caused_by(
    "kwakwani",
    "{seat:seat}’s piece lands on {domain:domain}, and the Trickster Raven seizes it.",
    places=("domain",),
    sums_up=True,
)
class Seized(NamedTuple):
    """The moving piece landed on Kwakwani and was seized."""

    seat: Seat
    domain: Domain

    def apply(self, draft: Draft) -> None:
        """The piece goes from the hand to the Raven."""
        draft.hand = None
        draft.seize(self.seat, self.domain)


@caused_by(
    "last-theft",
    "Kwakwani steals {seat:seat}’s piece from {domain:domain}, to make room for {enemy:seat}’s.",
    places=("domain",),
    sums_up=True,
)
class Stolen(NamedTuple):
    """Kwakwani stole the piece on the last domain, because an enemy lands there."""

    seat: Seat
    enemy: Seat
    domain: Domain

    def apply(self, draft: Draft) -> None:
        """The piece goes from the board to the Raven."""
        draft.flip(self.seat, 1 << self.domain)
        draft.seize(self.seat, self.domain)


@caused_by(
    "kwakwani",
    "Kwakwani carries {seat:seat}’s piece back to {domain:domain}.",
    places=("origin", "domain"),
    sums_up=True,
)
class CarriedBack(NamedTuple):
    """Kwakwani carried a piece to Siss’siru."""

    seat: Seat
    origin: Domain
    domain: Domain

    def apply(self, draft: Draft) -> None:
        """The Raven puts the piece down."""
        draft.release(self.seat, self.domain)


@caused_by(
    "kwakwani-full",
    "Siss’siru is taken: Kwakwani carries {seat:seat}’s piece back to {domain:domain}, "
    "the nearest empty domain before it.",
    places=("origin", "domain"),
    sums_up=True,
)
class CarriedFurther(NamedTuple):
    """Kwakwani carried a piece to the nearest empty domain before Siss’siru, which was taken."""

    seat: Seat
    origin: Domain
    domain: Domain

    def apply(self, draft: Draft) -> None:
        """The Raven puts the piece down."""
        draft.release(self.seat, self.domain)


@caused_by(
    "exits",
    "{seat:seat}’s piece on {origin:domain} leaves the board with {throw:article}: {off:left}.",
    places=("origin",),
    sums_up=True,
)
class LeftByExit(NamedTuple):
    """A piece left the board from one of the last three domains by that domain's own number."""

    seat: Seat
    origin: Domain
    throw: int
    off: int

    def apply(self, draft: Draft) -> None:
        """The piece is off the board."""
        draft.leave(self.seat, self.off)


@caused_by(
    "wiwun-exit",
    "{seat:seat}’s piece on {origin:domain} leaves the board with a five: {off:left}.",
    places=("origin",),
    sums_up=True,
)
class LeftFromWiwun(NamedTuple):
    """A piece left the board from Wi’wun by a five."""

    seat: Seat
    origin: Domain
    off: int

    def apply(self, draft: Draft) -> None:
        """The piece is off the board."""
        draft.leave(self.seat, self.off)


@caused_by(
    "forfeit", "{seat:seat} has no legal move with {throw:article}: the turn passes.", sums_up=True
)
class Forfeited(NamedTuple):
    """No move was legal, and the turn passed."""

    seat: Seat
    throw: int

    def apply(self, draft: Draft) -> None:
        """The other player is to throw."""
        draft.end_turn(self.seat)


@caused_by("throw", "{seat:seat}’s turn ends; {enemy:seat} throws next.")
class TurnEnded(NamedTuple):
    """One throw, one turn: the other player throws next."""

    seat: Seat
    enemy: Seat

    def apply(self, draft: Draft) -> None:
        """The other player is to throw."""
        draft.end_turn(self.seat)


@caused_by("aim", "{seat:seat} has all five pieces off the board and wins.", sums_up=True)
class Won(NamedTuple):
    """A player took the fifth piece off the board."""

    seat: Seat

    def apply(self, draft: Draft) -> None:
        """Nobody throws any more: the turn is over."""
        draft.end_turn(self.seat)


Event: TypeAlias = (
    Thrown
    | SticksThrown
    | Forced
    | SetOut
    | Leapt
    | OwnDamPassed
    | Landed
    | LandedSafe
    | StoppedOnWiwun
    | Exchanged
    | Seized
    | Stolen
    | CarriedBack
    | CarriedFurther
    | LeftByExit
    | LeftFromWiwun
    | Forfeited
    | TurnEnded
    | Won
)

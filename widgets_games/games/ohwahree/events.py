"""The values the rules work with: a state, the moves, and everything that can happen.

The rulebook says of each class of event which rule causes it, which of its fields are pits to light
up, and in which sentence it is told.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from widgets_games.engine.game import Seat
from widgets_games.games.ohwahree.ring import Direction, Pit

Pits: TypeAlias = tuple[int, ...]
"""How many pebbles each pit holds, a to l."""

Standing: TypeAlias = tuple[Pits, Seat]
"""What can come again while nobody captures: the pebbles in the pits, and who is to move.

The owners of the pits are not part of it: they change only by a capture.
"""


class Hand(NamedTuple):
    """A sowing under way, from lifting the pebbles until the captured ones are in the tray.

    Attributes:
        seat: who sows.
        source: the pit the pebbles came from.
        direction: the way they are sown.
        pebbles: how many are still to be sown.
        last: the pit the last one fell into, the source before the first.
        captured: pebbles captured by this sowing, waiting in the hand.
    """

    seat: Seat
    source: Pit
    direction: Direction
    pebbles: int
    last: Pit
    captured: int = 0


class State(NamedTuple):
    """Everything the rules need to know.

    Attributes:
        pits: how many pebbles each pit holds.
        owners: the seat each pit belongs to.
        to_move: the seat whose turn it is.
        captured: for each seat, how many pebbles are in its tray.
        since_capture: every standing since the last capture, the present one last.
        hand: the sowing under way, else None.
        passed: whether the player before could not play.
        ended: the rule that has ended the game, "" while it goes on.
    """

    pits: Pits
    owners: tuple[Seat, ...]
    to_move: Seat
    captured: tuple[int, ...]
    since_capture: tuple[Standing, ...]
    hand: Hand | None = None
    passed: bool = False
    ended: str = ""


# ---------------------------------------------------------------------- moves


class Sow(NamedTuple):
    """A player's move: the pebbles of a pit are sown in a direction."""

    pit: Pit
    direction: Direction


# Two named tuples without fields would be equal.


@dataclass(frozen=True, slots=True)
class Pass:
    """A player's move who cannot play, with three or four players."""


@dataclass(frozen=True, slots=True)
class Agree:
    """All players agree that no further captures are possible."""


Move: TypeAlias = Sow | Pass | Agree


# ---------------------------------------------------------------------- sowing


class DirectionChosen(NamedTuple):
    """The player chose which way to sow."""

    seat: Seat
    pit: Pit
    direction: Direction


class Lifted(NamedTuple):
    """All pebbles of a pit were taken into the hand."""

    seat: Seat
    pit: Pit
    pebbles: int
    direction: Direction


class Sown(NamedTuple):
    """A pebble fell into a pit; so many are left in the hand."""

    seat: Seat
    pit: Pit
    left: int


class SownAgain(NamedTuple):
    """A pebble fell into a pit that got one on the lap before; so many are left in the hand."""

    seat: Seat
    pit: Pit
    left: int
    lap: int


class SourceSkipped(NamedTuple):
    """A lap is done, and the pit the pebbles came from gets none of them."""

    seat: Seat
    pit: Pit
    lap: int
    left: int


# ---------------------------------------------------------------------- capturing


class EndedInOwnPit(NamedTuple):
    """The last pebble fell into a pit of the player's own: no capture."""

    seat: Seat
    pit: Pit


class EndedWithoutCapture(NamedTuple):
    """The last pebble fell into an enemy pit that held too few or too many: no capture."""

    seat: Seat
    owner: Seat
    pit: Pit
    held: int


class Captured(NamedTuple):
    """The last pebble fell into an enemy pit that held the right number, which is captured.

    Attributes:
        held: how many the pit held before its last pebble.
        pebbles: how many are captured, that pebble too.
        waiting: how many captured pebbles wait in the hand now.
    """

    seat: Seat
    owner: Seat
    pit: Pit
    held: int
    pebbles: int
    waiting: int


class ChainCaptured(NamedTuple):
    """The pebble before also fell into such a pit: a further link of the chain.

    Attributes:
        held: how many the pit held before its last pebble.
        pebbles: how many are captured, that pebble too.
        waiting: how many captured pebbles wait in the hand now.
        link: which link of the chain it is, from 2; `Captured` is the first.
    """

    seat: Seat
    owner: Seat
    pit: Pit
    held: int
    pebbles: int
    waiting: int
    link: int


class ChainPassedSource(NamedTuple):
    """The chain went on past the pit the pebbles came from, which got none."""

    seat: Seat
    pit: Pit


class PitTaken(NamedTuple):
    """A pit changed hands: its marker was replaced."""

    seat: Seat
    owner: Seat
    pit: Pit


class PitKept(NamedTuple):
    """The pebbles of a pit were captured, but the pit stays its owner's."""

    seat: Seat
    owner: Seat
    pit: Pit
    held: int


class StoppedAtOwnPit(NamedTuple):
    """The chain stopped before a pit of the player's own."""

    seat: Seat
    pit: Pit


class StoppedByCount(NamedTuple):
    """The chain stopped before an enemy pit that held too few or too many."""

    seat: Seat
    owner: Seat
    pit: Pit
    held: int


class StoppedAtEmptied(NamedTuple):
    """The chain stopped before a pit that it had emptied already."""

    seat: Seat
    pit: Pit


class StoppedAtFirstPebble(NamedTuple):
    """The chain stopped because the first pebble of the sowing had fallen into its last pit."""

    seat: Seat
    pit: Pit


class SlamAnnulled(NamedTuple):
    """The chain would have taken every pebble the enemies have: it is annulled, and they stay."""

    seat: Seat
    pits: tuple[Pit, ...]
    pebbles: int


class SlamStood(NamedTuple):
    """The chain took every pebble the enemies had, which is allowed."""

    seat: Seat


class Banked(NamedTuple):
    """The captured pebbles went from the hand into the player's tray.

    Attributes:
        pebbles: how many they are.
        total: how many the tray holds now.
    """

    seat: Seat
    pebbles: int
    total: int


# ---------------------------------------------------------------------- the turn and the end


class TurnEnded(NamedTuple):
    """The turn went to the next player."""

    seat: Seat
    enemy: Seat


class Passed(NamedTuple):
    """A player could not play, and the turn went to the next."""

    seat: Seat
    enemy: Seat


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


Event: TypeAlias = (
    DirectionChosen
    | Lifted
    | Sown
    | SownAgain
    | SourceSkipped
    | EndedInOwnPit
    | EndedWithoutCapture
    | Captured
    | ChainCaptured
    | ChainPassedSource
    | PitTaken
    | PitKept
    | StoppedAtOwnPit
    | StoppedByCount
    | StoppedAtEmptied
    | StoppedAtFirstPebble
    | SlamAnnulled
    | SlamStood
    | Banked
    | TurnEnded
    | Passed
    | EndedByNoMove
    | EndedByTwoPasses
    | EndedByAgreement
    | EndedByRepetition
    | EndedByMajority
    | LeftForNobody
    | Gathered
    | Won
    | Drawn
    | WonByPits
    | WonByPebbles
    | DrawnGrand
)

"""Everything that can happen: each kind of event with its rule, its sentence and its effect.

What ends a game, and what follows its end, is in `end_events`; `Event` is any of both.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from widgets_games.engine.game import Seat
from widgets_games.engine.rulebook import caused_by
from widgets_games.games.ohwahree.rules import end_events as end
from widgets_games.games.ohwahree.rules.effects import Draft
from widgets_games.games.ohwahree.rules.ring import Direction, Pit

# ---------------------------------------------------------------------- sowing


@caused_by(
    "direction", "{seat:seat} chooses to sow pit {pit:pit} {direction:direction}.", places=("pit",)
)
class DirectionChosen(NamedTuple):
    """The player chose which way to sow."""

    seat: Seat
    pit: Pit
    direction: Direction


@caused_by(
    "sow",
    "{seat:seat} takes {pebbles:pebbles} from pit {pit:pit} to sow {direction:direction}.",
    places=("pit",),
    sums_up=True,
)
class Lifted(NamedTuple):
    """All pebbles of a pit were taken into the hand."""

    seat: Seat
    pit: Pit
    pebbles: int
    direction: Direction

    def apply(self, draft: Draft) -> None:
        """The pit is empty, its pebbles are in the hand."""
        draft.sower, draft.source, draft.pebbles, draft.direction = self
        draft.last = draft.source
        draft.waiting = 0
        draft.pits[draft.source] = 0


@caused_by("sow", "A pebble falls into pit {pit:pit}: {left:left} in the hand.", places=("pit",))
class Sown(NamedTuple):
    """A pebble fell into a pit, and `left` are still in the hand."""

    seat: Seat
    pit: Pit
    left: int

    def apply(self, draft: Draft) -> None:
        """The pit holds one more, the hand one less."""
        _, pit, draft.pebbles = self
        draft.pits[pit] += 1
        draft.last = pit


@caused_by(
    "sow",
    "On lap {lap} another pebble falls into pit {pit:pit}: {left:left} in the hand.",
    places=("pit",),
)
class SownAgain(NamedTuple):
    """A pebble fell into a pit that got one on the lap before; `left` are still in the hand."""

    seat: Seat
    pit: Pit
    left: int
    lap: int

    def apply(self, draft: Draft) -> None:
        """The pit holds one more, the hand one less."""
        draft.pits[self.pit] += 1
        draft.pebbles = self.left
        draft.last = self.pit


@caused_by(
    "skip-source",
    "Lap {lap} is done: pit {pit:pit}, where the pebbles came from, is skipped with "
    "{left:pebbles} in the hand.",
    places=("pit",),
)
class SourceSkipped(NamedTuple):
    """A lap is done, and the pit the pebbles came from gets none of them."""

    seat: Seat
    pit: Pit
    lap: int
    left: int


# ---------------------------------------------------------------------- capturing


@caused_by(
    "capture",
    "The last pebble fell into pit {pit:pit}, {seat:whose} own: nothing is captured.",
    places=("pit",),
)
class EndedInOwnPit(NamedTuple):
    """The last pebble fell into a pit of the player's own: no capture."""

    seat: Seat
    pit: Pit

    def apply(self, draft: Draft) -> None:
        """The hand is done."""
        draft.sower = 0


@caused_by(
    "capture",
    "The last pebble fell into pit {pit:pit} of {owner:seat}, which held {held}: "
    "nothing is captured.",
    places=("pit",),
)
class EndedWithoutCapture(NamedTuple):
    """The last pebble fell into an enemy pit that held too few or too many: no capture."""

    seat: Seat
    owner: Seat
    pit: Pit
    held: int

    def apply(self, draft: Draft) -> None:
        """The hand is done."""
        draft.sower = 0


@caused_by(
    "capture",
    "The last pebble fell into pit {pit:pit} of {owner:seat}, which held {held}: "
    "{seat:seat} captures {pebbles:pebbles}.",
    places=("pit",),
    sums_up=True,
)
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

    def apply(self, draft: Draft) -> None:
        """The pebbles wait in the hand."""
        draft.capture(self.pit, self.waiting)


@caused_by(
    "chain",
    "The pebble before fell into pit {pit:pit} of {owner:seat}, which held {held}: "
    "{seat:seat} captures {pebbles:pebbles} more, link {link} of the chain.",
    places=("pit",),
    sums_up=True,
)
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

    def apply(self, draft: Draft) -> None:
        """The pebbles wait in the hand, too."""
        draft.capture(self.pit, self.waiting)


@caused_by(
    "chain",
    "The chain passes over pit {pit:pit}, where the pebbles came from: it got none.",
    places=("pit",),
)
class ChainPassedSource(NamedTuple):
    """The chain went on past the pit the pebbles came from, which got none."""

    seat: Seat
    pit: Pit


@caused_by(
    "grand",
    "Pit {pit:pit} changes hands, from {owner:seat} to {seat:seat}.",
    places=("pit",),
    sums_up=True,
)
class PitTaken(NamedTuple):
    """A pit changed hands: its marker was replaced."""

    seat: Seat
    owner: Seat
    pit: Pit

    def apply(self, draft: Draft) -> None:
        """The pit is the player's."""
        draft.give_pit(self.pit, self.seat)


@caused_by(
    "grand-pit-capture", "Pit {pit:pit} held {held}, so it stays {owner:whose}.", places=("pit",)
)
class PitKept(NamedTuple):
    """The pebbles of a pit were captured, but the pit stays its owner's."""

    seat: Seat
    owner: Seat
    pit: Pit
    held: int


@caused_by("chain", "The chain stops before pit {pit:pit}, {seat:whose} own.", places=("pit",))
class StoppedAtOwnPit(NamedTuple):
    """The chain stopped before a pit of the player's own."""

    seat: Seat
    pit: Pit


@caused_by(
    "chain",
    "The chain stops before pit {pit:pit} of {owner:seat}, which held {held}.",
    places=("pit",),
)
class StoppedByCount(NamedTuple):
    """The chain stopped before an enemy pit that held too few or too many."""

    seat: Seat
    owner: Seat
    pit: Pit
    held: int


@caused_by(
    "chain", "The chain stops before pit {pit:pit}, which it has emptied already.", places=("pit",)
)
class StoppedAtEmptied(NamedTuple):
    """The chain stopped before a pit that it had emptied already."""

    seat: Seat
    pit: Pit


@caused_by(
    "chain",
    "The chain stops at pit {pit:pit}, where the first pebble fell: no pebble came before.",
    places=("pit",),
)
class StoppedAtFirstPebble(NamedTuple):
    """The chain stopped because the first pebble of the sowing had fallen into its last pit."""

    seat: Seat
    pit: Pit


@caused_by(
    "grand-slam",
    "{seat:seat} would capture {pebbles:pebbles} from {pits:pits}, all that the enemies have: "
    "the capture is annulled.",
    places=("pits",),
    sums_up=True,
)
class SlamAnnulled(NamedTuple):
    """The chain would have taken every pebble the enemies have: it is annulled, and they stay."""

    seat: Seat
    pits: tuple[Pit, ...]
    pebbles: int

    def apply(self, draft: Draft) -> None:
        """The hand is done."""
        draft.sower = 0


@caused_by("no-slam-limit", "{seat:seat} has captured all that the enemies had, which is allowed.")
class SlamStood(NamedTuple):
    """The chain took every pebble the enemies had, which is allowed."""

    seat: Seat


@caused_by(
    "capture",
    "{seat:seat} puts {pebbles:pebbles} into the tray, which holds {total} now.",
    sums_up=True,
)
class Banked(NamedTuple):
    """The captured pebbles went from the hand into the player's tray.

    Attributes:
        pebbles: how many they are.
        total: how many the tray holds now.
    """

    seat: Seat
    pebbles: int
    total: int

    def apply(self, draft: Draft) -> None:
        """The tray holds them, and the hand is done."""
        draft.fill_tray(self.seat, self.total)
        draft.sower = 0


# ---------------------------------------------------------------------- the turn


@caused_by("turn-order", "{seat:whose} turn ends; {enemy:seat} is next.")
class TurnEnded(NamedTuple):
    """The turn went to the next player."""

    seat: Seat
    enemy: Seat

    def apply(self, draft: Draft) -> None:
        """The next player is to move."""
        draft.pass_turn(self.enemy, False)


@caused_by("cannot-play", "{seat:seat} cannot play and passes; {enemy:seat} is next.", sums_up=True)
class Passed(NamedTuple):
    """A player could not play, and the turn went to the next."""

    seat: Seat
    enemy: Seat

    def apply(self, draft: Draft) -> None:
        """The next player is to move, and knows of the pass."""
        draft.pass_turn(self.enemy, True)


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
    | end.EndedByNoMove
    | end.EndedByTwoPasses
    | end.EndedByAgreement
    | end.EndedByRepetition
    | end.EndedByMajority
    | end.LeftForNobody
    | end.Gathered
    | end.Won
    | end.Drawn
    | end.WonByPits
    | end.WonByPebbles
    | end.DrawnGrand
)

"""A working copy of a state, on which events have their effect."""

from __future__ import annotations

from widgets_games.engine.game import Seat
from widgets_games.games.ohwahree.rules.ring import Direction, Pit
from widgets_games.games.ohwahree.rules.state import Hand, State


class Draft:
    """A state being changed; the attributes are those of `State`, those of its hand among them.

    The sower is 0 while no hand is at work.

    Every pebble is two changes: made on single attributes they cost least.
    """

    __slots__ = (
        "captured",
        "direction",
        "ended",
        "last",
        "owners",
        "passed",
        "pebbles",
        "pits",
        "since_capture",
        "source",
        "sower",
        "to_move",
        "waiting",
    )

    def __init__(self, state: State) -> None:
        (
            pits,
            self.owners,
            self.to_move,
            self.captured,
            self.since_capture,
            hand,
            self.passed,
            self.ended,
        ) = state
        self.pits = list(pits)
        self.sower = 0
        if hand:
            (
                self.sower,
                self.source,
                self.direction,
                self.pebbles,
                self.last,
                self.waiting,
            ) = hand

    def state(self) -> State:
        """The state it stands for now."""
        return State(
            tuple(self.pits),
            self.owners,
            self.to_move,
            self.captured,
            self.since_capture,
            self._hand() if self.sower else None,
            self.passed,
            self.ended,
        )

    def _hand(self) -> Hand:
        return Hand(self.sower, self.source, self.direction, self.pebbles, self.last, self.waiting)

    # ------------------------------------------------------------------ what several events change

    def sow(self, source: Pit, direction: Direction, way: tuple[Pit, ...]) -> None:
        """A whole sowing by the player to move, as its events would do it pebble by pebble.

        More than half of all events are pebbles falling: one by one, they would take most of the
        time that a move takes.

        Args:
            source: the pit the pebbles come from.
            direction: the way they go.
            way: the pit each of them falls into, in order.
        """
        pits = self.pits
        pits[source] = 0
        for pit in way:
            pits[pit] += 1
        self.sower, self.source, self.direction = self.to_move, source, direction
        self.pebbles, self.last, self.waiting = 0, way[-1], 0

    def capture(self, pit: Pit, waiting: int) -> None:
        """A pit is emptied; `waiting` captured pebbles are now in the hand, its own among them."""
        self.pits[pit] = 0
        self.waiting = waiting
        self.since_capture = ()

    def give_pit(self, pit: Pit, seat: Seat) -> None:
        """A pit gets another owner."""
        owners = list(self.owners)
        owners[pit] = seat
        self.owners = tuple(owners)

    def fill_tray(self, seat: Seat, total: int) -> None:
        """A player's tray now holds `total` pebbles."""
        captured = list(self.captured)
        captured[seat - 1] = total
        self.captured = tuple(captured)

    def pass_turn(self, seat: Seat, passed: bool) -> None:
        """A player is to move, and the standing is noted.

        Args:
            seat: who is to move.
            passed: whether the player before could not play.
        """
        self.to_move = seat
        self.passed = passed
        self.since_capture += ((tuple(self.pits), seat),)

"""The state: the pits, whose they are, what was captured, and the hand while it sows."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from widgets_games.engine.game import Seat
from widgets_games.games.ohwahree.rules.ring import Direction, Pit

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

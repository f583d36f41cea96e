"""The twelve pits in a ring, lettered a to l counterclockwise, and whose they are at the start."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from widgets_games.engine.game import Seat

Pit: TypeAlias = int
"""A pit of the ring, 0 (a) to 11 (l)."""

Direction: TypeAlias = int
"""A way round the ring: `COUNTERCLOCKWISE` or `CLOCKWISE`, or `UNSAID`."""

PITS: Final = 12
LETTERS: Final = "abcdefghijkl"

COUNTERCLOCKWISE: Final = 1
CLOCKWISE: Final = -1
UNSAID: Final = 0
"""The direction of a move that does not say which way, where it should."""

PEBBLES_A_PIT: Final = {2: 4, 3: 5, 4: 6}
"""For each number of players, how many pebbles each pit holds at the start."""


def pebbles_in_all(players: int) -> int:
    """How many pebbles the set for a number of players has."""
    return PITS * PEBBLES_A_PIT[players]


def arcs(players: int) -> tuple[Seat, ...]:
    """The owner of each pit at the start: a contiguous arc a player, the first player's from a.

    Rule: setup.
    """
    return tuple(1 + pit * players // PITS for pit in range(PITS))


def following(source: Pit, direction: Direction) -> Iterator[Pit]:
    """The pits that pebbles fall into, without end: round the ring, never into the source.

    Rule: sow, skip-source.
    """
    while True:
        for distance in range(1, PITS):
            yield (source + direction * distance) % PITS


def next_seat(seat: Seat, players: int) -> Seat:
    """Whose turn follows a player's, counterclockwise round the ring.

    Rule: turn-order.
    """
    return seat % players + 1


def previous_seat(seat: Seat, players: int) -> Seat:
    """Whose turn came before a player's."""
    return (seat - 2) % players + 1

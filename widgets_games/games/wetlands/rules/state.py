"""The state of a game: where the pieces stand, whose turn it is, what is in the air."""

from __future__ import annotations

from typing import Final, NamedTuple

from widgets_games.engine.game import Seat
from widgets_games.games.wetlands.rules.path import PIECES, Bitboard, Domain, bitboard


class Airborne(NamedTuple):
    """A piece in the air: whose it is, the domain it left, and the domain it is above."""

    seat: Seat
    origin: Domain
    above: Domain


class State(NamedTuple):
    """Everything the rules need to know.

    Attributes:
        pieces: for each seat, the domains its pieces stand on.
        off: for each seat, how many pieces have left the board.
        to_move: the seat whose turn it is.
        throw: the number thrown, 0 before the throw.
        hand: the moving piece between leaving a domain and landing, else None.
        raven: the piece Kwakwani carries, else None.
    """

    pieces: tuple[Bitboard, Bitboard]
    off: tuple[int, int]
    to_move: Seat
    throw: int = 0
    hand: Airborne | None = None
    raven: Airborne | None = None

    @property
    def sides(self) -> tuple[Bitboard, Bitboard]:
        """The pieces of the player to move, and the enemy's."""
        purple, yellow = self.pieces
        return (purple, yellow) if self.to_move == 1 else (yellow, purple)


START: Final = State((bitboard(1, 3, 5, 7, 9), bitboard(2, 4, 6, 8, 10)), (0, 0), 1)
"""The pieces alternating on domains 1 to 10, and the first player to throw."""


def winner(off: tuple[int, int]) -> Seat:
    """The seat that has won with these pieces off the board, 0 while nobody has.

    Rule: aim.
    """
    return off.index(PIECES) + 1 if PIECES in off else 0

"""A working copy of a state, and the changes that several kinds of events share."""

from __future__ import annotations

from functools import cache

from widgets_games.engine.game import Seat
from widgets_games.games.wetlands.rules.path import Bitboard, Domain
from widgets_games.games.wetlands.rules.state import Airborne, State

airborne = cache(Airborne)
"""A piece in the air. Nearly every event puts one there or moves it; the values are few."""

# What `State(...)` comes to, without the time that it takes for names and defaults.
_make_state = tuple.__new__


class Draft:
    """A state being changed; the attributes are those of `State`."""

    __slots__ = ("hand", "off", "pieces", "raven", "throw", "to_move")

    def __init__(self, state: State) -> None:
        self.pieces, self.off, self.to_move, self.throw, self.hand, self.raven = state

    def flip(self, seat: Seat, domains: Bitboard) -> None:
        """Take away a side's pieces where they are, and put pieces where there are none."""
        purple, yellow = self.pieces
        self.pieces = (purple ^ domains, yellow) if seat == 1 else (purple, yellow ^ domains)

    def hover(self, above: Domain) -> None:
        """Hold the moving piece above a domain on its way."""
        assert self.hand is not None
        seat, origin, _ = self.hand
        self.hand = airborne(seat, origin, above)

    def land(self, seat: Seat, domain: Domain) -> None:
        """Put the moving piece down."""
        self.flip(seat, 1 << domain)
        self.hand = None

    def seize(self, seat: Seat, domain: Domain) -> None:
        """Give a piece above a domain to the Raven."""
        self.raven = airborne(seat, domain, domain)

    def release(self, seat: Seat, domain: Domain) -> None:
        """Put down the piece that the Raven carries."""
        self.flip(seat, 1 << domain)
        self.raven = None

    def leave(self, seat: Seat, off: int) -> None:
        """Take the moving piece off the board, where `off` pieces of its side are now."""
        purple, yellow = self.off
        self.off = (off, yellow) if seat == 1 else (purple, off)
        self.hand = None

    def end_turn(self, seat: Seat) -> None:
        """Give the turn of a seat to the other."""
        self.to_move = 3 - seat
        self.throw = 0


def frozen(draft: Draft) -> State:
    """The state that a draft stands for now."""
    return _make_state(
        State,
        (draft.pieces, draft.off, draft.to_move, draft.throw, draft.hand, draft.raven),
    )

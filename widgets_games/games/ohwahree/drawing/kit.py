"""What every drawing function of this board needs: where things are, and in which colours."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from widgets_games.games.ohwahree.drawing.colours import Tokens, tokens_of
from widgets_games.games.ohwahree.drawing.geometry import LARGE, NORMAL, Geometry
from widgets_games.render.board import Look
from widgets_games.render.theme import Theme


class Kit(NamedTuple):
    """A look, resolved.

    Attributes:
        geometry: where things are.
        theme: the colours that all boards share.
        tokens: the colours of this one.
        large: whether type is large.
    """

    geometry: Geometry
    theme: Theme
    tokens: Tokens
    large: bool

    def seat(self, seat: int) -> str:
        """The colour of a seat."""
        return self.theme.seats[seat - 1]

    def on_seat(self, seat: int) -> str:
        """The colour of writing on a seat's colour."""
        return self.tokens.on_seats[seat - 1]


@lru_cache(maxsize=8)
def kit_of(look: Look) -> Kit:
    """What a look means for this board."""
    geometry = LARGE if look.large else NORMAL
    return Kit(geometry, look.theme, tokens_of(look.theme), look.large)

"""What every drawing function of this board needs: where things are, and in which colours."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from widgets_games.games.wetlands.drawing.colours import Tokens, tokens_of
from widgets_games.games.wetlands.drawing.geometry import LARGE, NORMAL, Geometry
from widgets_games.render.board import Look
from widgets_games.render.theme import Theme


class Kit(NamedTuple):
    """A look, resolved.

    Attributes:
        geometry: where things are.
        theme: the colours that all boards share.
        tokens: the colours of this one.
    """

    geometry: Geometry
    theme: Theme
    tokens: Tokens

    def seat(self, seat: int) -> str:
        """The colour of a seat."""
        return self.theme.seats[seat - 1]


@lru_cache(maxsize=8)
def kit_of(look: Look) -> Kit:
    """What a look means for this board."""
    geometry = LARGE if look.large else NORMAL
    return Kit(geometry, look.theme, tokens_of(look.theme))

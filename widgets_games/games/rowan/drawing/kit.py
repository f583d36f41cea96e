"""What every drawing function of this board needs: where things are, and in which colours."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from widgets_games.games.rowan.drawing.colours import Tokens, tokens_of
from widgets_games.games.rowan.drawing.geometry import Geometry, geometry_of
from widgets_games.render.board import Look
from widgets_games.render.theme import Theme


class Kit(NamedTuple):
    """A look, resolved for a board with so many rows.

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

    def stroke(self, width: float) -> float:
        """The width of a line, thicker where type is large."""
        return round(width * self.geometry.stroke, 2)


@lru_cache(maxsize=64)
def kit_of(look: Look, rows: int) -> Kit:
    """What a look means for this board."""
    return Kit(geometry_of(rows, look.large), look.theme, tokens_of(look.theme), look.large)

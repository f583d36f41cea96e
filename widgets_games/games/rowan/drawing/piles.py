"""The piles on the board, the far ones first, and the one in the air above one of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from widgets_games.games.rowan.drawing.geometry import LIFT, PIECE_T
from widgets_games.games.rowan.drawing.pieces import (
    AIR_KEY,
    faded,
    flying,
    ghost,
    pile,
    pile_key,
    shadow,
)
from widgets_games.games.rowan.drawing.pointing import Picture
from widgets_games.games.rowan.drawing.style import Style
from widgets_games.games.rowan.rules.cells import COLUMNS, Cell
from widgets_games.games.rowan.rules.state import State
from widgets_games.render.scene import AnyShape, At

_HOVER: Final = 30
"""How high a pile in the air is above what it is to land on."""
_TALL: Final = 7
"""Piles that are higher together are drawn smaller in the air, to stay below the Sky."""
_TALL_SCALE: Final = 0.7
_TALL_HOVER: Final = 25


def air_foot(style: Style, state: State) -> At:
    """Where the pile in the air is, and how large it is drawn."""
    assert state.air is not None
    below = abs(state.cells[state.air.cell])
    tall = below + state.air.height > _TALL
    x, y = style.geometry.plate(state.air.cell)
    hover = _TALL_HOVER if tall else _HOVER
    return At(x, round(y - below * PIECE_T - hover, 1), _TALL_SCALE if tall else 1)


def heights(style: Style, state: State, lifted: Cell | None) -> dict[Cell, float]:
    """How far up each pile reaches, in pieces; with what is in the air above it."""
    found: dict[Cell, float] = {cell: abs(height) for cell, height in enumerate(state.cells)}
    if lifted is not None:
        found[lifted] += LIFT / PIECE_T
    if state.air:
        foot, (_, y) = air_foot(style, state), style.geometry.plate(state.air.cell)
        found[state.air.cell] = (y - foot.y) / PIECE_T + state.air.height * foot.scale
    return found


def piles(style: Style, state: State, picture: Picture, lifted: Cell | None) -> Iterator[AnyShape]:
    """All piles; in colours that stand back when the game is over."""
    dressed = faded(style) if picture.zone is not None else style
    for row in range(style.geometry.rows - 1, -1, -1):
        for cell in range(row * COLUMNS, (row + 1) * COLUMNS):
            if picture.ghost and picture.ghost[0] == cell:
                yield from ghost(style, style.geometry.plate(cell), picture.ghost[1])
            if height := state.cells[cell]:
                yield from _standing(dressed, cell, height, lifted == cell)
            if state.air and state.air.cell == cell:
                yield from flying(dressed, air_foot(style, state), -state.air.height, AIR_KEY)


def _standing(style: Style, cell: Cell, height: int, lifted: bool) -> Iterator[AnyShape]:
    x, y = style.geometry.plate(cell)
    key = pile_key(cell)
    if not lifted:
        yield from pile(style, At(x, y), height, key)
        return
    yield from shadow(style, At(x, y + 2), key)
    yield from flying(style, At(x, y - LIFT), height, key)

"""A state: all that the rules need to know, and what the turn has shown so far."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from widgets_games.games.rowan.rules.cells import Cell

Face: TypeAlias = int
"""What a die shows, 1 to 6; 6 is blank."""


class Airborne(NamedTuple):
    """Bear pieces above a cell that is not empty: they came by a step, from the Cave, or as rain.

    Attributes:
        cell: the cell they are about to enter.
        height: how many they are.
    """

    cell: Cell
    height: int


class RainDie(NamedTuple):
    """A rain die that has fallen this turn.

    Attributes:
        die: which of the sorted dice sent the piece to the Ground, from 1.
        face: what the rain die showed.
    """

    die: int
    face: Face


class State(NamedTuple):
    """Everything the rules need to know, and what the turn has shown so far.

    A player decides when `due` is 0 and `rolled` empty. The Bear is to roll when `due` is not 0.
    A rain die is to fall when a step has ended with pieces on the Ground.

    Attributes:
        cells: what stands on each cell: n is a light stack of n, -n a Bear stack, 0 nothing.
        sky: light pieces saved.
        pit: annihilated pieces, light and dark.
        cave: the Bear's reserve.
        due: how many dice the Bear is to roll, 0 if none.
        rolled: the dice of this turn as they fell, empty when it is the player's turn.
        agenda: the same dice sorted, empty until that is done.
        done: how many dice of the agenda have been taken up, the one being resolved among them.
        ground: for each Bear piece on the Ground, in the order they rain, which die of the agenda
            sent it there, from 1.
        rained: the rain dice of this turn, in the order they fell.
        air: Bear pieces above a cell, else None.
        pairs: annihilated pairs, a light and a dark piece each, that have not been put away.
        turns: turns that have ended; always 0 when no switch limits them.
    """

    cells: tuple[int, ...]
    sky: int = 0
    pit: tuple[int, int] = (0, 0)
    cave: int = 0
    due: int = 0
    rolled: tuple[Face, ...] = ()
    agenda: tuple[Face, ...] = ()
    done: int = 0
    ground: tuple[int, ...] = ()
    rained: tuple[RainDie, ...] = ()
    air: Airborne | None = None
    pairs: int = 0
    turns: int = 0

"""The ways of light stacks over the board: lines, what lies between, and what is free."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from widgets_games.games.rowan.rules.cells import COLUMNS, HIGHEST_STACK, SKY, Cell
from widgets_games.games.rowan.rules.moves import Go

Ray: TypeAlias = tuple[Go, ...]
"""Moves from a cell in one direction, the nearest first."""

WAYS: Final = ((1, 1), (-1, 1), (1, -1), (-1, -1), (1, 0), (-1, 0))
"""The directions a light stack may go, by columns and rows: diagonally, then sideways."""
STRAIGHT: Final = ((0, 1), (0, -1))
"""Straight forward and straight back, which no light stack may go."""


class Line(NamedTuple):
    """How two places of the grid lie to each other.

    Attributes:
        steps: how many cells they are apart, the longer way of columns and rows.
        is_straight: whether one lies straight ahead of the other, in the same column.
        is_open: whether one lies diagonally or sideways from the other.
        between: the cells on the straight line between them, none if there is no such line.
    """

    steps: int
    is_straight: bool
    is_open: bool
    between: tuple[Cell, ...]


def line(origin: Cell, column: int, row: int, rows: int) -> Line:
    """How a place lies to a cell.

    Args:
        origin: the cell.
        column: of the place, counted from a = 0, on the board or right of it.
        row: of the place, counted from row 1 = 0, on the board, above it or below.
        rows: how many rows the board has.
    """
    across, up = column - origin % COLUMNS, row - origin // COLUMNS
    steps = max(abs(across), abs(up))
    is_line = steps > 0 and (across == 0 or up == 0 or abs(across) == abs(up))
    between: list[Cell] = []
    for step in range(1, steps if is_line else 0):
        x = origin % COLUMNS + across // steps * step
        y = origin // COLUMNS + up // steps * step
        if 0 <= x < COLUMNS and 0 <= y < rows:
            between.append(y * COLUMNS + x)
    is_straight = across == 0 and up != 0
    return Line(steps, is_straight, is_line and not is_straight, tuple(between))


class Moves(NamedTuple):
    """The moves from a cell that the board and the height of the stack allow.

    Attributes:
        at_once: to pass and, from the top row, to leave for the Sky.
        rays: for each direction those along it, as far as no stack is in the way.
    """

    at_once: tuple[Go, ...]
    rays: tuple[Ray, ...]


@cache
def moves_from(origin: Cell, height: int, rows: int) -> Moves:
    """The moves of a stack of that height on an empty board with this number of rows.

    It passes, leaves for the Sky from the top row whatever its height, or goes as far as it is high
    in one of the six `WAYS`.

    Rule: reach, directions, sky, pass.
    """
    leaving = (Go(origin, SKY),) if origin // COLUMNS == rows - 1 else ()
    rays = (ray_from(origin, way, height, rows) for way in WAYS)
    return Moves((Go(origin, origin), *leaving), tuple(ray for ray in rays if ray))


@cache
def moves_by_cell(rows: int) -> tuple[tuple[Moves, ...], ...]:
    """For each cell and each height of a stack, from 0, what `moves_from` gives."""
    return tuple(
        tuple(moves_from(cell, height, rows) for height in range(HIGHEST_STACK + 1))
        for cell in range(rows * COLUMNS)
    )


def ray_from(origin: Cell, way: tuple[int, int], length: int, rows: int) -> Ray:
    """The moves from a cell in a direction, up to `length` cells and never off the board."""
    across, up = way
    column, row = origin % COLUMNS, origin // COLUMNS
    found = []
    for _ in range(length):
        column, row = column + across, row + up
        if not (0 <= column < COLUMNS and 0 <= row < rows):
            break
        found.append(Go(origin, row * COLUMNS + column))
    return tuple(found)


def free_moves(cells: Sequence[int], moves: Moves) -> list[Go]:
    """Those of a stack's moves that no other stack is in the way of: the legal ones.

    Rule: no-jump, no-entry.
    """
    found = [*moves.at_once]
    for ray in moves.rays:
        for move in ray:
            if cells[move[1]]:
                break
            found.append(move)
    return found


@cache
def steps_between(origin: Cell, target: Cell) -> int:
    """How many cells two cells of one line are apart."""
    across = abs(target % COLUMNS - origin % COLUMNS)
    return max(across, abs(target // COLUMNS - origin // COLUMNS))

"""The cells of the board and their names: columns a to e, rows from 1 at the Ground to the Sky."""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

Cell: TypeAlias = int
"""A cell, counted from a1 = 0 along the rows: b1 = 1, and a2 = 5. `SKY` is a target, no cell."""

Column: TypeAlias = int
"""A column, 0 (a) to 4 (e); a die that shows 1 names column 0."""

Lane: TypeAlias = tuple[Cell, ...]
"""The cells of one column, from the Sky down to the Ground."""

COLUMNS: Final = 5
LETTERS: Final = "abcde"
BLANK: Final = 6
"""The face of a die that names no column."""
SKY: Final = -1
"""Where a stack goes that leaves the board, as the target of a move."""
HIGHEST_STACK: Final = 5
"""More pieces than that make no stack."""


def name_of(cell: Cell) -> str:
    """A cell as moves and positions name it: `b1`."""
    return f"{LETTERS[cell % COLUMNS]}{cell // COLUMNS + 1}"


@cache
def lanes(rows: int) -> tuple[Lane, ...]:
    """The lanes of a board with this number of rows, a to e."""
    return tuple(
        tuple(range((rows - 1) * COLUMNS + column, -1, -COLUMNS)) for column in range(COLUMNS)
    )

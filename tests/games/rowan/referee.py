"""The Bear's turn once more, slowly: cells by name, rules one after the other, no events.

The rules of the game are held to it in positions that nobody thought of.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Board = dict[str, int]
"""Cells by name with what stands there: light stacks above 0, Bear stacks below."""


class Referee:
    """A position in which the Bear is to roll.

    Args:
        board: the stacks.
        cave: pieces in the Cave.
        options: the switches, all of them.

    Attributes:
        pit: light and dark pieces annihilated from here on.
    """

    def __init__(self, board: Board, cave: int, options: dict[str, Any]) -> None:
        self.board = dict(board)
        self.cave = cave
        self.options = options
        self.pit = [0, 0]

    def is_over(self) -> bool:
        """Whether no light stack stands."""
        return not any(standing > 0 for standing in self.board.values())

    def roll(self, dice: list[int], rain: Iterator[int]) -> None:
        """Resolve the dice; each piece on the Ground takes the next face of the rain."""
        waiting = 0
        for face in sorted(dice):
            fallen = self._column("abcde"[face - 1]) if face < 6 else 0
            if self.is_over():
                return
            if self.options["rain"] == "now":
                self._rain(fallen, rain)
            else:
                waiting += fallen
            if self.is_over():
                return
        self._rain(waiting, rain)

    def _column(self, letter: str) -> int:
        """A step in a column, or a return from the Cave; how many pieces reach the Ground."""
        bears = [
            (row, -self.board[f"{letter}{row}"])
            for row in range(1, self.options["rows"] + 1)
            if self.board.get(f"{letter}{row}", 0) < 0
        ]
        if not bears:
            sent = min(5, self.cave)
            self.cave -= sent
            self._enter(f"{letter}{self.options['rows']}", sent)
            return 0
        if self.options["highest"] == "tallest":
            row, height = max(bears, key=lambda bear: (bear[1], bear[0]))
        else:
            row, height = max(bears)
        del self.board[f"{letter}{row}"]
        if row == 1:
            return height
        self._enter(f"{letter}{row - 1}", height)
        return 0

    def _rain(self, pieces: int, rain: Iterator[int]) -> None:
        for _ in range(pieces):
            face = next(rain)
            if face == 6:
                self.cave += 1
            else:
                self._enter(f"{'abcde'[face - 1]}{self.options['rows']}", 1)
            if self.is_over():
                return

    def _enter(self, cell: str, pieces: int) -> None:
        """Bear pieces come one by one: each takes a light piece with it, or is added."""
        for _ in range(pieces):
            standing = self.board.get(cell, 0)
            if standing > 0:
                self.pit[0] += 1
                if self.options["dead_bear"] == "cave":
                    self.cave += 1
                else:
                    self.pit[1] += 1
                self.board[cell] = standing - 1
            elif standing == -5:
                self.cave += 1
            else:
                self.board[cell] = standing - 1
        if not self.board.get(cell):
            self.board.pop(cell, None)

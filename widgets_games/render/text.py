"""A board as plain text, for a terminal and for outputs that show nothing else."""

from __future__ import annotations

from textwrap import fill
from typing import Any

from widgets_games.render.board import Board, View

LINE_LENGTH = 80


def board_text(board: Board[Any, Any, Any], view: View[Any, Any, Any]) -> str:
    """The board drawn with characters, and its description in lines of at most 80."""
    description = fill(board.description(view), LINE_LENGTH)
    return f"{board.text(view)}\n\n{description}\n".lstrip("\n")

"""Moves of Rowan as text; `position` does the same for positions."""

from __future__ import annotations

import re
from string import ascii_lowercase
from typing import Final

from widgets_games.engine.errors import MoveTextError, shown
from widgets_games.engine.language import say
from widgets_games.games.rowan.rules.cells import COLUMNS, LETTERS, SKY, Cell, name_of
from widgets_games.games.rowan.rules.moves import Beyond, Go, Move, Rain, Roll

_GO: Final = re.compile(r"([a-e])([1-9])-(?:(sky)|(pass)|([a-z])(0|[1-9][0-9]?))", re.ASCII)
_ROLL: Final = re.compile(r"roll [1-6](?: [1-6]){0,4}", re.ASCII)
_RAIN: Final = re.compile(r"rain ([1-6])", re.ASCII)


def move_text(move: object) -> str:
    """A move as text: `b1-c2`, `a5-sky`, `c1-pass`, `roll 6 2 6`, `rain 4`.

    Raises:
        MoveTextError: it is no move.
    """
    if isinstance(move, Go):
        return f"{name_of(move.origin)}-{_target_text(move)}"
    if isinstance(move, Roll):
        return f"roll {' '.join(map(str, move.dice))}"
    if isinstance(move, Rain):
        return f"rain {move.face}"
    if isinstance(move, Beyond):
        return f"{name_of(move.origin)}-{ascii_lowercase[move.column]}{move.row}"
    raise MoveTextError(say("{move} is not a move of Rowan", move=shown(move)))


def parse_move(text: str, rows: int) -> Move:
    """The move a text stands for, legal or not.

    Args:
        text: as `move_text` writes it; to go to where one is, as in `c1-c1`, is to pass.
        rows: how many rows the board has.

    Raises:
        MoveTextError: it stands for none, or the stack would come from beside the board.
    """
    move = _read_move(text, rows)
    if move is None:
        raise MoveTextError(
            say(
                "{text} is not a move of Rowan: a move is two cells from a1 to e{rows} as in "
                "'b1-c2', 'a{rows}-sky', 'c1-pass', one to five dice as in 'roll 6 2 6', or "
                "'rain 4'",
                text=shown(text),
                rows=rows,
            )
        )
    return move


def _read_move(text: str, rows: int) -> Move | None:
    if _ROLL.fullmatch(text):
        return Roll(tuple(map(int, text.split(" ")[1:])))
    if rain := _RAIN.fullmatch(text):
        return Rain(int(rain[1]))
    if (go := _GO.fullmatch(text)) and int(go[2]) <= rows:
        return _parse_go(go, rows)
    return None


def _target_text(move: Go) -> str:
    if move.target == SKY:
        return "sky"
    return "pass" if move.target == move.origin else name_of(move.target)


def _parse_go(go: re.Match[str], rows: int) -> Go | Beyond:
    origin = _cell(go[1], go[2])
    if go[3]:
        return Go(origin, SKY)
    if go[4]:
        return Go(origin, origin)
    if go[5] in LETTERS and 1 <= int(go[6]) <= rows:
        return Go(origin, _cell(go[5], go[6]))
    return Beyond(origin, ascii_lowercase.index(go[5]), int(go[6]))


def _cell(letter: str, row: str) -> Cell:
    return (int(row) - 1) * COLUMNS + LETTERS.index(letter)

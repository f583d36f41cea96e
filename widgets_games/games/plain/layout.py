"""Where everything is on the plain board: places in rows, and a tile for each move without places.

A game says what stands where by `contents`. One that does not is shown by its position as text, in
rows, and each of its moves has a tile.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from math import ceil
from typing import Final, NamedTuple, TypeAlias

from widgets_games.engine.game import AnyGame
from widgets_games.engine.rulebook import Place
from widgets_games.render.geometry import Box
from widgets_games.render.lettering import text_width

PAGE_W: Final = 720.0
MARGIN: Final = 16.0
TYPE: Final = {False: 15.0, True: 20.0}
"""The size of the type, plain and large."""

_CELL_H: Final = 84.0
_LOWEST_CELL: Final = 40.0
_MOST_BOARD_H: Final = 430.0
_LONGEST_ROW: Final = 12
_TILES_H: Final = {True: 76.0, False: 160.0}
"""The room of the tiles beside a board with places, and where they are all there is to click."""
_GAP: Final = 6.0


class Cell(NamedTuple):
    """What stands in a row: a place and what is on it, or a part of the position's text.

    Attributes:
        place: the place; None for a part of the text.
        content: what stands there, as text.
    """

    place: Place | None
    content: str


Rows: TypeAlias = Sequence[Sequence[Cell]]


class Sheet(NamedTuple):
    """The parts of the picture, one below the other.

    Attributes:
        board: the places.
        tiles: the moves that no places stand for.
        words: the caption and the position as text.
    """

    board: Box
    tiles: Box
    words: Box

    @property
    def height(self) -> float:
        """The height of the whole picture."""
        return self.words.y + self.words.h


def sheet(game: AnyGame, *, large: bool) -> Sheet:
    """The parts of a game's picture; they stay where they are as long as the game lasts."""
    start = game.initial_state()
    rows = len(rows_of(game, start))
    board_h = rows * max(_LOWEST_CELL, min(_CELL_H, _MOST_BOARD_H / rows)) + 2 * MARGIN
    width = PAGE_W - 2 * MARGIN
    board = Box(MARGIN, MARGIN, width, board_h)
    tiles = Box(MARGIN, board.y + board.h + 12, width, _TILES_H[bool(game.contents(start))])
    words = Box(MARGIN, tiles.y + tiles.h, width, 5.4 * TYPE[large])
    return Sheet(board, tiles, words)


def rows_of(game: AnyGame, state: object, named: Iterable[Place] = ()) -> Rows:
    """What stands on the board, row by row.

    Args:
        game: the rules.
        state: what is shown.
        named: places that something is said of; those the game does not list get a row at the end.
    """
    contents = game.contents(state)
    text = game.position_text(state)
    rows: list[list[Cell]]
    if contents:
        rows = [[Cell(p, contents[p]) for p in row] for row in _rows_of_places([*contents], text)]
    else:
        rows = [[Cell(None, part) for part in row] for row in _rows_of_text(text)]
    others = [Cell(place, "") for place in dict.fromkeys(named) if place not in contents]
    return [*rows, others] if others else rows


def cells_in(rows: Rows, room: Box) -> Iterator[tuple[Cell, Box]]:
    """Every cell of some rows with its box, the rows in the middle of the room."""
    room = room.grown(-MARGIN)
    height = min(_CELL_H, room.h / len(rows))
    top = room.y + (room.h - height * len(rows)) / 2
    for number, row in enumerate(rows):
        # Places are as wide as each other; a part of the text is as wide as its writing.
        longest = max(map(len, rows)) if row[0].place is not None else len(row)
        wide = height if row[0].place is not None else _width_of_text(row, height)
        width = min(room.w / longest, max(height, wide))
        left = room.x + (room.w - width * len(row)) / 2
        for column, cell in enumerate(row):
            box = Box(left + column * width, top + number * height, width, height)
            yield cell, box.grown(-_GAP / 2)


def tiles_in(texts: Sequence[str], room: Box) -> tuple[float, tuple[Box, ...]]:
    """The largest type in which some moves fit side by side, and the box of each."""
    longest = max(text_width(text, 1, 600) for text in texts)

    def size_in(rows: int) -> float:
        width = room.w / ceil(len(texts) / rows) - _GAP
        return min(20.0, (room.h / rows - _GAP) * 0.5, width * 0.86 / longest)

    rows = max(range(1, len(texts) + 1), key=size_in)
    columns, size = ceil(len(texts) / rows), size_in(rows)
    width = min(room.w / columns, longest * size + 60)
    height = min(room.h / rows, 56)
    top = room.y + (room.h - height * rows) / 2
    boxes = list[Box]()
    for number in range(len(texts)):
        row, column = divmod(number, columns)
        in_row = min(columns, len(texts) - row * columns)
        left = room.x + (room.w - width * in_row) / 2
        box = Box(left + column * width, top + row * height, width, height)
        boxes.append(box.grown(-_GAP / 2))
    return size, tuple(boxes)


def _rows_of_places(places: Sequence[Place], text: str) -> list[list[Place]]:
    """Places such as `b5` by the part of their name that changes more slowly; others in order."""
    names = [re.fullmatch(r"([A-Za-z]+)(\d+)", str(place)) for place in places]
    parts = [found.groups() for found in names if found]
    if len(parts) == len(places) > 1 and (slow := _slow_part(parts)) is not None:
        named = zip(parts, places, strict=True)
        return [[p for _, p in row] for _, row in groupby(named, lambda pair: pair[0][slow])]
    columns = _columns(len(places), text)
    return [list(places[start : start + columns]) for start in range(0, len(places), columns)]


def _slow_part(parts: Sequence[Sequence[str]]) -> int | None:
    """Which part of their names the first two places share, and each row's in turn."""
    return next((part for part in (0, 1) if parts[0][part] == parts[1][part]), None)


def _columns(places: int, text: str) -> int:
    """How many places a row has: as many as in the position's text, if it writes them in rows."""
    rows = text.split(maxsplit=1)[0].count("/") + 1 if text.strip() else 1
    if rows == 1 or places % rows:
        rows = ceil(places / _LONGEST_ROW)
    return ceil(places / rows)


def _rows_of_text(text: str) -> list[list[str]]:
    """A position as rows of parts: split at spaces and strokes, then at commas."""
    rows = [row.split(",") for row in re.split(r"[\s/]+", text) if row]
    return rows or [[text]]


def _width_of_text(row: Sequence[Cell], height: float) -> float:
    return max(text_width(cell.content, height * 0.4, 600) for cell in row) + 2 * _GAP

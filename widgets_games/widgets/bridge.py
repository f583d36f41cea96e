"""The bridge to the page: names and keys for the board, live regions, theme and width."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import anywidget
import traitlets

from widgets_games.engine.language import say
from widgets_games.render.board import Board, Look
from widgets_games.render.theme import LIGHT

KEYS = (
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "ArrowDown",
    "Home",
    "End",
    "Enter",
    " ",
    "Escape",
)

WORDS: Final = {
    "board": "game board",
    "place": "Place in the game",
    "play": "Play",
    "pause": "Pause",
}
"""What the script calls the parts that it names."""

SMALL_SCALE: Final = 640 / 760
"""Shown at fewer pixels of the page to its unit, a board needs larger type."""


class Bridge(anywidget.AnyWidget):
    """What the page needs to know of a table, and what the table needs to know of the page.

    Attributes:
        game_title: the name of the whole table.
        description: the board in words.
        further_descriptions: the boards after the first in words, where there are several.
        switch_names: what the switches beside several boards are called one by one, where what is
            written at them is the same on both sides.
        words: what the script calls the parts it names, in the language spoken.
        announcement: what a screen reader says next.
        warning: an error, said at once.
        board_keys: the keys of the board that the table wants to hear of.
        reduced_motion: whether the person asked for less motion.
        dark_page: whether the page is dark.
        small_below: shown narrower than so many pixels of the page, the board is small.
        small_board: whether the board is shown so small that it needs larger type.
    """

    _esm = Path(__file__).with_name("bridge.js")

    game_title = traitlets.Unicode().tag(sync=True)
    description = traitlets.Unicode().tag(sync=True)
    further_descriptions: Any = traitlets.List(traitlets.Unicode()).tag(sync=True)
    switch_names: Any = traitlets.List(traitlets.Unicode()).tag(sync=True)
    words: Any = traitlets.Dict().tag(sync=True)
    announcement = traitlets.Unicode().tag(sync=True)
    warning = traitlets.Unicode().tag(sync=True)
    board_keys: Any = traitlets.List(traitlets.Unicode(), list(KEYS)).tag(sync=True)
    reduced_motion = traitlets.Bool(False).tag(sync=True)
    dark_page = traitlets.Bool(False).tag(sync=True)
    small_below = traitlets.Int(640).tag(sync=True)
    small_board = traitlets.Bool(False).tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        super().__init__(words={part: say(word) for part, word in WORDS.items()}, **traits)

    def know_board(self, board: Board[Any, Any, Any]) -> None:
        """Tell the page at which width this board is small."""
        width, _ = board.size(Look(LIGHT))
        self.small_below = round(SMALL_SCALE * width)

"""The bridge to the page: names and keys for the board, live regions, theme and width."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import anywidget
import traitlets

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


class Bridge(anywidget.AnyWidget):
    """What the page needs to know of a table, and what the table needs to know of the page.

    Attributes:
        game_title: the name of the whole table.
        description: the board in words.
        further_descriptions: the boards after the first in words, where there are several.
        announcement: what a screen reader says next.
        warning: an error, said at once.
        board_keys: the keys of the board that the table wants to hear of.
        reduced_motion: whether the person asked for less motion.
        dark_page: whether the page is dark.
        small_board: whether the board is shown so small that it needs larger type.
    """

    _esm = Path(__file__).with_name("bridge.js")

    game_title = traitlets.Unicode().tag(sync=True)
    description = traitlets.Unicode().tag(sync=True)
    further_descriptions: Any = traitlets.List(traitlets.Unicode()).tag(sync=True)
    announcement = traitlets.Unicode().tag(sync=True)
    warning = traitlets.Unicode().tag(sync=True)
    board_keys: Any = traitlets.List(traitlets.Unicode(), list(KEYS)).tag(sync=True)
    reduced_motion = traitlets.Bool(False).tag(sync=True)
    dark_page = traitlets.Bool(False).tag(sync=True)
    small_board = traitlets.Bool(False).tag(sync=True)

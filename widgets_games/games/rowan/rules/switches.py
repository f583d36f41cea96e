"""The switches of Rowan and what they come to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, NamedTuple

from widgets_games.engine.language import counted
from widgets_games.engine.switch import Also, Switch
from widgets_games.games.rowan.rules.cells import COLUMNS, HIGHEST_STACK, Lane, lanes

LIGHT_PIECES: Final = 12
"""How many pieces the player has at the start."""
LIGHT_START: Final = (2, 3, 2, 3, 2)
BEAR_START: Final = (2, 3, 2, 3, 2)
"""Heights of the stacks at the start, a to e, unless a switch says otherwise."""
MOST_IN_CAVE: Final = 999
"""A limit for the switch, far beyond any game."""
MOST_BEAR_PIECES: Final = MOST_IN_CAVE + COLUMNS * HIGHEST_STACK
"""The most that the switches give the Bear; no position has more of its pieces, lost ones too."""
MOST_TURNS: Final = 9999


def _are_heights(value: Any) -> bool:
    return (
        isinstance(value, tuple)
        and len(value) == COLUMNS
        and all(type(height) is int and 0 <= height <= HIGHEST_STACK for height in value)
    )


def _are_light_heights(value: Any) -> bool:
    return _are_heights(value) and sum(value) == LIGHT_PIECES


def _number(least: int, most: int, label: Callable[[int], str]) -> Also:
    return Also(
        lambda value: type(value) is int and least <= value <= most,
        f"a whole number from {least} to {most}",
        label,
    )


def _spell_heights(heights: tuple[int, ...]) -> str:
    return ", ".join(map(str, heights))


SWITCHES: Final = (
    Switch(
        "rows",
        5,
        (3, 4, 5, 6, 7, 8, 9),
        "Rows (playtest reading)",
        ("3", "4", "5", "6", "7", "8", "9"),
        "board",
    ),
    Switch(
        "light_start",
        LIGHT_START,
        (LIGHT_START, (3, 2, 2, 2, 3), (2, 2, 4, 2, 2), (4, 0, 4, 0, 4)),
        "Light starts with stacks of (playtest reading)",
        ("2, 3, 2, 3, 2", "3, 2, 2, 2, 3", "2, 2, 4, 2, 2", "4, 0, 4, 0, 4"),
        "light-start",
        Also(
            _are_light_heights,
            f"five heights from 0 to {HIGHEST_STACK}, a to e, that add up to {LIGHT_PIECES}",
            _spell_heights,
        ),
    ),
    Switch(
        "bear_start",
        BEAR_START,
        (BEAR_START, (3, 2, 2, 2, 3), (1, 1, 1, 1, 1), (4, 4, 4, 4, 4)),
        "The Bear starts with stacks of (playtest reading)",
        ("2, 3, 2, 3, 2", "3, 2, 2, 2, 3", "1, 1, 1, 1, 1", "4, 4, 4, 4, 4"),
        "bear-start",
        Also(_are_heights, f"five heights from 0 to {HIGHEST_STACK}, a to e", _spell_heights),
    ),
    Switch(
        "bear_cave",
        0,
        (0, 3, 5, 10),
        "Pieces in the Cave at the start (playtest reading)",
        ("none", "3", "5", "10"),
        "bear-start",
        _number(0, MOST_IN_CAVE, str),
    ),
    Switch(
        "highest",
        "nearest",
        ("nearest", "tallest"),
        "The highest Bear stack of a column (playtest reading)",
        ("the one nearest the Sky", "the tallest"),
        "highest",
    ),
    Switch(
        "dead_bear",
        "pit",
        ("pit", "cave"),
        "Annihilated Bear pieces go to (playtest reading)",
        ("the Pit", "the Cave"),
        "pit",
    ),
    Switch(
        "rain",
        "now",
        ("now", "end"),
        "Rain falls (playtest reading)",
        ("before the next die", "after all dice"),
        "rain-when",
    ),
    Switch(
        "max_turns",
        None,
        (None, 20, 50),
        "The game ends after (playtest reading)",
        ("as many turns as it takes", "20 turns", "50 turns"),
        "turn-limit",
        _number(1, MOST_TURNS, partial(counted, "1 turn", "{number} turns")),
    ),
)


class Terms(NamedTuple):
    """What the switches come to.

    Attributes:
        rows: how many rows the board has.
        lanes: the cells of each column, from the Sky down.
        by_height: whether the highest Bear stack of a column is the tallest.
        dead_to_cave: whether annihilated Bear pieces go to the Cave.
        rain_last: whether rain waits until all dice are resolved.
        max_turns: after how many turns the game ends, 0 for no limit.
        light_start: the heights of the light stacks at the start, a to e.
        bear_start: the same of the Bear's.
        bear_cave: how many pieces are in the Cave at the start.
    """

    rows: int
    lanes: tuple[Lane, ...]
    by_height: bool
    dead_to_cave: bool
    rain_last: bool
    max_turns: int
    light_start: tuple[int, ...]
    bear_start: tuple[int, ...]
    bear_cave: int

    @property
    def top(self) -> int:
        """The first cell of the top row: that one and those after it touch the Sky."""
        return (self.rows - 1) * COLUMNS


def terms_of(options: Mapping[str, Any]) -> Terms:
    """What these switches come to."""
    return Terms(
        rows=options["rows"],
        lanes=lanes(options["rows"]),
        by_height=options["highest"] == "tallest",
        dead_to_cave=options["dead_bear"] == "cave",
        rain_last=options["rain"] == "end",
        max_turns=options["max_turns"] or 0,
        light_start=options["light_start"],
        bear_start=options["bear_start"],
        bear_cave=options["bear_cave"],
    )

"""When the game ends, and how."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from widgets_games.games.rowan.rules import events

LEAST_TO_WIN: Final = 10
LEAST_TO_DRAW: Final = 9
"""Light pieces in the Sky; fewer lose the game."""


def is_light_gone(cells: Sequence[int]) -> bool:
    """Whether no light piece is left on these cells: the game ends at once.

    Rule: end.
    """
    return max(cells) <= 0


def is_out_of_turns(turns: int, max_turns: int) -> bool:
    """Whether the last turn has ended; there is none if `max_turns` is 0.

    Rule: turn-limit.
    """
    return 0 < max_turns <= turns


def result(saved: int) -> events.Won | events.Drawn | events.Lost:
    """The result of a game with this number of light pieces in the Sky.

    Rule: result.
    """
    if saved >= LEAST_TO_WIN:
        return events.Won(saved)
    return events.Drawn(saved) if saved >= LEAST_TO_DRAW else events.Lost(saved)

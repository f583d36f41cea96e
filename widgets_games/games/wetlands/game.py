"""Wetlands Crossing, whole: its rules, its notation and its board."""

from __future__ import annotations

from widgets_games.games.wetlands import notation
from widgets_games.games.wetlands.events import Move, State
from widgets_games.games.wetlands.rules import WetlandsRules


class WetlandsCrossing(WetlandsRules):
    """Wetlands Crossing, a race for two over thirty domains, after Senet.

    Switches: `throw` ("die" or "sticks"), `wiwun_exit` (True or False).
    """

    def move_text(self, move: Move) -> str:
        """A move as text."""
        return notation.move_text(move)

    def parse_move(self, text: str) -> Move:
        """The move a text stands for; see `notation.parse_move`."""
        return notation.parse_move(text)

    def position_text(self, state: State) -> str:
        """A state as text."""
        return notation.position_text(state)

    def parse_position(self, text: str) -> State:
        """The state a text stands for; see `notation.parse_position`."""
        return notation.parse_position(text)

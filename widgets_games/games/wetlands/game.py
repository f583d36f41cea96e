"""Wetlands Crossing, whole: its rules, its notation and its board."""

from __future__ import annotations

from widgets_games.engine.game import Seat
from widgets_games.games.wetlands.drawing.board import WetlandsBoard
from widgets_games.games.wetlands.drawing.description import score
from widgets_games.games.wetlands.drawing.pieces import glyph
from widgets_games.games.wetlands.rules import notation
from widgets_games.games.wetlands.rules.effects import Draft
from widgets_games.games.wetlands.rules.events import Event, Move, State
from widgets_games.games.wetlands.rules.rules import WetlandsRules
from widgets_games.render.board import BoardGame
from widgets_games.render.scene import AnyShape
from widgets_games.render.theme import Theme
from widgets_games.render.throwing import ThrowWords


class WetlandsCrossing(WetlandsRules, BoardGame[State, Move, Event, Draft]):
    """Wetlands Crossing, a race for two over thirty domains, after Senet.

    Switches: `throw` ("die" or "sticks"), `wiwun_exit` (True or False).
    """

    board = WetlandsBoard()

    def seat_glyph(self, seat: Seat, theme: Theme) -> tuple[AnyShape, ...]:
        """The seat's piece in small."""
        return glyph(seat, theme)

    def seat_score(self, state: State, seat: Seat) -> str:
        """How many pieces the seat has off the board."""
        return score(state, seat)

    def throw_words(self, state: State) -> ThrowWords:
        """How a throw is spoken of: the sticks can be clicked, too."""
        words = super().throw_words(state)
        actor = self.seat_name(self.turn_of(state))
        return words._replace(first=f"{actor} has to throw first: click the sticks or press Throw.")

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

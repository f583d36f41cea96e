"""How wetlands is presented at the table, beside its rules."""

from __future__ import annotations

from widgets_games.engine.game import Seat
from widgets_games.engine.language import say
from widgets_games.games.chance import ThrowWords
from widgets_games.games.contract import Presenter
from widgets_games.games.wetlands.drawing.board import WetlandsBoard
from widgets_games.games.wetlands.drawing.captions import score
from widgets_games.games.wetlands.drawing.pieces import glyph
from widgets_games.games.wetlands.rules import events as e
from widgets_games.games.wetlands.rules.moves import Move
from widgets_games.games.wetlands.rules.rules import WetlandsRules
from widgets_games.games.wetlands.rules.state import State
from widgets_games.render.scene import AnyShape
from widgets_games.render.theme import Theme


class WetlandsPresenter(Presenter[State, Move, e.Event]):
    """What the table asks beside the rules.

    Args:
        game: the rules.
    """

    def __init__(self, game: WetlandsRules) -> None:
        super().__init__(game)
        self.game: WetlandsRules = game
        self.board = WetlandsBoard()

    def seat_glyph(self, seat: Seat, theme: Theme) -> tuple[AnyShape, ...]:
        """The seat's piece in small."""
        return glyph(seat, theme)

    def seat_score(self, state: State, seat: Seat) -> str:
        """How many pieces the seat has off the board."""
        return score(state, seat)

    def throw_words(self, state: State) -> ThrowWords:
        """How a throw is spoken of: the sticks can be clicked, too."""
        words = super().throw_words(state)
        actor = self.game.seat_name(self.game.turn_of(state))
        first = say("{actor} has to throw first: click the sticks or press Throw.", actor=actor)
        return words._replace(first=first)

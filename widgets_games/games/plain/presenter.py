"""How a game without a drawing of its own is presented at the table."""

from __future__ import annotations

from typing import Any

from widgets_games.engine.game import AnyGame, Seat
from widgets_games.games.contract import Presenter
from widgets_games.games.plain.board import PlainBoard
from widgets_games.games.plain.tokens import outline
from widgets_games.render.scene import ORIGIN, AnyShape
from widgets_games.render.theme import Theme


class PlainPresenter(Presenter[Any, Any, Any]):
    """The plain board, and what the table says of any game.

    Args:
        game: the rules.
    """

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.board = PlainBoard(game)

    def seat_glyph(self, seat: Seat, theme: Theme) -> tuple[AnyShape, ...]:
        """The shape of the seat's pieces."""
        return (outline(seat, theme, ORIGIN),)

    def seat_score(self, state: Any, seat: Seat) -> str:
        """The seat's score when the game is over; a game has none before."""
        outcome = self.game.outcome(state)
        return "" if outcome is None else str(outcome.scores[seat - 1])

"""How rowan is presented at the table, beside its rules."""

from __future__ import annotations

from collections.abc import Iterable

from widgets_games.engine.game import CHANCE, Seat
from widgets_games.engine.language import say
from widgets_games.engine.rulebook import Place
from widgets_games.engine.trace import Frame
from widgets_games.games.chance import Forecast, SeveralDice, ThrowWords
from widgets_games.games.contract import Agenda, Presenter
from widgets_games.games.rowan.drawing import agenda
from widgets_games.games.rowan.drawing import throw_words as throwing
from widgets_games.games.rowan.drawing.board import RowanBoard
from widgets_games.games.rowan.drawing.description import score
from widgets_games.games.rowan.drawing.pieces import glyph
from widgets_games.games.rowan.odds import forecast as foretelling
from widgets_games.games.rowan.rules import events
from widgets_games.games.rowan.rules.legality import pointed_moves
from widgets_games.games.rowan.rules.moves import Move
from widgets_games.games.rowan.rules.rules import RowanRules
from widgets_games.games.rowan.rules.state import State
from widgets_games.render.board import Figures
from widgets_games.render.scene import AnyShape
from widgets_games.render.theme import Theme


class RowanPresenter(Presenter[State, Move, events.Event]):
    """What the table asks beside the rules.

    Args:
        game: the rules.
    """

    foretells = True

    def __init__(self, game: RowanRules) -> None:
        super().__init__(game)
        self.game: RowanRules = game
        self.board = RowanBoard(game)

    def seat_glyph(self, seat: Seat, theme: Theme) -> tuple[AnyShape, ...]:
        """The side's piece in small."""
        return glyph(seat, theme)

    def seat_score(self, state: State, seat: Seat) -> str:
        """How many pieces are in the Sky."""
        return score(state, seat)

    @property
    def sides(self) -> tuple[Seat, ...]:
        """The player, and the Bear whom the dice move."""
        return (1, CHANCE)

    def side_of(self, state: State) -> Seat:
        """The player, or the Bear."""
        return self.game.actor(state)

    def forecast(self, state: State) -> Forecast:
        """What the Bear's turn does after each move, in figures."""
        return foretelling.forecast(state, self.game.terms)

    def figures(self, state: State, picked: tuple[Place, ...]) -> Figures:
        """The chance of being hit: where the picked stack may go, else of each that passes."""
        return foretelling.figures(state, picked, self.game.terms)

    def agenda(self, frame: Frame[State, Move, events.Event]) -> Agenda | None:
        """The Bear's dice: done, now and to come, and the rain dice they caused."""
        return agenda.agenda(frame)

    def choose_text(self) -> str:
        """What to click instead of choosing from the list."""
        return say("Click a stack, or choose:")

    def throw_words(self, state: State) -> ThrowWords:
        """How the Bear's dice and the rain dice are spoken of."""
        return throwing.words_of(state)

    def several_dice(self, state: State) -> SeveralDice | None:
        """The Bear's dice, chosen one by one."""
        return throwing.dice_of(state)

    def pointed_moves(self, state: State) -> Iterable[Move]:
        """To go anywhere but where another light stack stands: that one is picked instead."""
        return pointed_moves(state)

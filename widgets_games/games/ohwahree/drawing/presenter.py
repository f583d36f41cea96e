"""How ohwahree is presented at the table, beside its rules."""

from __future__ import annotations

from collections.abc import Iterable

from widgets_games.engine.game import Seat
from widgets_games.engine.trace import Frame
from widgets_games.games.contract import Agenda, Presenter, Question
from widgets_games.games.ohwahree.drawing.agenda import agenda_of
from widgets_games.games.ohwahree.drawing.board import OhWahReeBoard
from widgets_games.games.ohwahree.drawing.captions import ACTIONS, say
from widgets_games.games.ohwahree.drawing.description import score
from widgets_games.games.ohwahree.drawing.seats import glyph
from widgets_games.games.ohwahree.rules import legality
from widgets_games.games.ohwahree.rules.events import Event
from widgets_games.games.ohwahree.rules.legality import AGREE
from widgets_games.games.ohwahree.rules.moves import Move
from widgets_games.games.ohwahree.rules.rules import OhWahReeRules
from widgets_games.games.ohwahree.rules.state import State
from widgets_games.render.scene import AnyShape
from widgets_games.render.theme import Theme


class OhWahReePresenter(Presenter[State, Move, Event]):
    """What the table asks beside the rules.

    Args:
        game: the rules.
    """

    def __init__(self, game: OhWahReeRules) -> None:
        super().__init__(game)
        self.game: OhWahReeRules = game
        self.board = OhWahReeBoard(game)

    def seat_glyph(self, seat: Seat, theme: Theme) -> tuple[AnyShape, ...]:
        """The seat's shape in small."""
        return glyph(seat, theme)

    def pointed_moves(self, state: State) -> Iterable[Move]:
        """To sow from any pit: of an enemy's the rules say whose it is."""
        return legality.pointed_moves(state, self.game.terms)

    def agenda(self, frame: Frame[State, Move, Event]) -> Agenda | None:
        """Pebble by pebble where the hand sows, then link by link what it captures."""
        return agenda_of(frame)

    def choose_text(self) -> str:
        """What stands before the list of legal moves."""
        return say(ACTIONS["choose"])

    def offer_text(self, move: Move) -> str:
        """What the button says that ends the game by agreement."""
        return say(ACTIONS["agree"]) if move == AGREE else self.game.move_text(move)

    def offer_question(self, move: Move) -> Question | None:
        """Whether all players agree: one of them alone cannot end the game."""
        if move != AGREE:
            return None
        return Question(say(ACTIONS["agree-question"]), say(ACTIONS["agree-answer"]))

    def seat_score(self, state: State, seat: Seat) -> str:
        """What the seat has captured."""
        return score(state, seat, self.game.options["grand"])

"""Oh-Wah-Ree, whole: its rules, its notation and its board."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from widgets_games.engine.game import Seat
from widgets_games.engine.rulebook import Rule
from widgets_games.engine.trace import Frame
from widgets_games.games.ohwahree.drawing.agenda import agenda_of
from widgets_games.games.ohwahree.drawing.board import OhWahReeBoard
from widgets_games.games.ohwahree.drawing.captions import ACTIONS
from widgets_games.games.ohwahree.drawing.description import score
from widgets_games.games.ohwahree.drawing.seats import glyph
from widgets_games.games.ohwahree.rules import legality, notation
from widgets_games.games.ohwahree.rules.effects import Draft
from widgets_games.games.ohwahree.rules.events import Event
from widgets_games.games.ohwahree.rules.legality import AGREE
from widgets_games.games.ohwahree.rules.moves import Move
from widgets_games.games.ohwahree.rules.rules import OhWahReeRules
from widgets_games.games.ohwahree.rules.state import State
from widgets_games.render.board import Agenda, BoardGame, Question
from widgets_games.render.scene import AnyShape
from widgets_games.render.theme import Theme


class OhWahRee(OhWahReeRules, BoardGame[State, Move, Event, Draft]):
    """Oh-Wah-Ree, a game of sowing and capturing for two to four, after Alex Randolph.

    Switches: `grand` (True or False), `direction` ("fixed" or "choice", for two players),
    `pebble_capture` and `pit_capture` (what a pit may have held), `repetition` (3, 2 or 0),
    `leftover` ("nobody" or "owner"), `feed` (True or False), `grand_slam` ("stands" or "annulled"),
    `majority_ends` (True or False), `preset` (None or "oware": sets others of these).
    """

    def __init__(self, players: int | None = None, **options: Any) -> None:
        super().__init__(players, **options)
        self.board = OhWahReeBoard(self)

    def seat_glyph(self, seat: Seat, theme: Theme) -> tuple[AnyShape, ...]:
        """The seat's shape in small."""
        return glyph(seat, theme)

    def pointed_moves(self, state: State) -> Iterable[Move]:
        """To sow from any pit: of an enemy's the rules say whose it is."""
        return legality.pointed_moves(state, self.terms)

    def rules_at_start(self) -> tuple[Rule, ...]:
        """How the game is set up, and that it is Oware where the preset is on."""
        rules = super().rules_at_start()
        return tuple(r for r in rules if r.id != "oware" or self.options["preset"] == "oware")

    def agenda(self, frame: Frame[State, Move, Event]) -> Agenda | None:
        """Pebble by pebble where the hand sows, then link by link what it captures."""
        return agenda_of(frame)

    def choose_text(self) -> str:
        """What stands before the list of legal moves."""
        return ACTIONS["choose"]

    def offer_text(self, move: Move) -> str:
        """What the button says that ends the game by agreement."""
        return ACTIONS["agree"] if move == AGREE else self.move_text(move)

    def offer_question(self, move: Move) -> Question | None:
        """Whether all players agree: one of them alone cannot end the game."""
        return (
            Question(ACTIONS["agree-question"], ACTIONS["agree-answer"]) if move == AGREE else None
        )

    def seat_score(self, state: State, seat: Seat) -> str:
        """What the seat has captured."""
        return score(state, seat, self.options["grand"])

    def move_text(self, move: Move) -> str:
        """A move as text."""
        return notation.move_text(move, self.terms.chosen)

    def parse_move(self, text: str) -> Move:
        """The move a text stands for; see `notation.parse_move`."""
        return notation.parse_move(text, self.terms.chosen)

    def position_text(self, state: State) -> str:
        """A state as text."""
        return notation.position_text(state)

    def parse_position(self, text: str) -> State:
        """The state a text stands for, at its end if it is over; see `notation.parse_position`."""
        return self.settled(notation.parse_position(text, self.players))

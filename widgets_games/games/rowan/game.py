"""Rowan, whole: its rules, its notation and its board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from widgets_games.engine.game import CHANCE, Seat
from widgets_games.engine.rulebook import Place
from widgets_games.engine.trace import Frame
from widgets_games.games.rowan.drawing import agenda
from widgets_games.games.rowan.drawing import throw_words as throwing
from widgets_games.games.rowan.drawing.board import RowanBoard
from widgets_games.games.rowan.drawing.description import score
from widgets_games.games.rowan.drawing.pieces import glyph
from widgets_games.games.rowan.odds import forecast as foretelling
from widgets_games.games.rowan.odds import weighing
from widgets_games.games.rowan.rules import notation, position
from widgets_games.games.rowan.rules.effects import Draft
from widgets_games.games.rowan.rules.events import (
    Event,
)
from widgets_games.games.rowan.rules.legality import pointed_moves
from widgets_games.games.rowan.rules.rules import RowanRules
from widgets_games.games.rowan.rules.state import Move, State
from widgets_games.render.board import Agenda, BoardGame, Figures
from widgets_games.render.forecast import Forecast
from widgets_games.render.scene import AnyShape
from widgets_games.render.theme import Theme
from widgets_games.render.throwing import SeveralDice, ThrowWords


class Rowan(RowanRules, BoardGame[State, Move, Event, Draft]):
    """Rowan, a solitaire of stacks and dice against a Bear, after El Oso by James Ernest.

    Switches: `rows` (3 to 9), `light_start` and `bear_start` (five heights), `bear_cave` (a
    number), `highest` ("nearest" or "tallest"), `dead_bear` ("pit" or "cave"), `rain` ("now" or
    "end"), `max_turns` (a number, or None).
    """

    foretells = True

    def __init__(self, players: int | None = None, **options: Any) -> None:
        super().__init__(players, **options)
        self.board = RowanBoard(self)

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
        return self.actor(state)

    def forecast(self, state: State) -> Forecast:
        """What the Bear's turn does after each move, in figures."""
        return foretelling.forecast(state, self.terms)

    def figures(self, state: State, picked: tuple[Place, ...]) -> Figures:
        """The chance of being hit: where the picked stack may go, else of each that passes."""
        return foretelling.figures(state, picked, self.terms)

    def agenda(self, frame: Frame[State, Move, Event]) -> Agenda | None:
        """The Bear's dice: done, now and to come, and the rain dice they caused."""
        return agenda.agenda(frame)

    def choose_text(self) -> str:
        """What to click instead of choosing from the list."""
        return "Click a stack, or choose:"

    def throw_words(self, state: State) -> ThrowWords:
        """How the Bear's dice and the rain dice are spoken of."""
        return throwing.words_of(state)

    def several_dice(self, state: State) -> SeveralDice | None:
        """The Bear's dice, chosen one by one."""
        return throwing.dice_of(state)

    def pointed_moves(self, state: State) -> Iterable[Move]:
        """To go anywhere but where another light stack stands: that one is picked instead."""
        return pointed_moves(state)

    def weigh(self, state: State) -> Mapping[Move, float]:
        """How many pieces Light may hope to save after each move; see `weighing`."""
        return weighing.weigh(state, self.terms)

    def move_text(self, move: Move) -> str:
        """A move as text."""
        return notation.move_text(move)

    def parse_move(self, text: str) -> Move:
        """The move a text stands for; see `notation.parse_move`."""
        return notation.parse_move(text, self.terms.rows)

    def position_text(self, state: State) -> str:
        """A state as text."""
        return position.position_text(state)

    def parse_position(self, text: str) -> State:
        """The state a text stands for; see `position.parse_position`."""
        return position.parse_position(text, self.terms)

"""Rowan, whole: its rules, and how they are presented at the table."""

from __future__ import annotations

from collections.abc import Mapping

from widgets_games.games.contract import PresentedGame, Presenter
from widgets_games.games.rowan.odds import weighing
from widgets_games.games.rowan.rules import events
from widgets_games.games.rowan.rules.effects import Draft
from widgets_games.games.rowan.rules.moves import Move
from widgets_games.games.rowan.rules.rules import RowanRules
from widgets_games.games.rowan.rules.state import State


class Rowan(RowanRules, PresentedGame[State, Move, events.Event, Draft]):
    """Rowan, a solitaire of stacks and dice against a Bear, after El Oso by James Ernest.

    Switches: `rows` (3 to 9), `light_start` and `bear_start` (five heights), `bear_cave` (a
    number), `highest` ("nearest" or "tallest"), `dead_bear` ("pit" or "cave"), `rain` ("now" or
    "end"), `max_turns` (a number, or None).
    """

    def make_presenter(self) -> Presenter[State, Move, events.Event]:
        """How the game is presented; its drawing is loaded only here."""
        from widgets_games.games.rowan.drawing.presenter import RowanPresenter  # noqa: PLC0415

        return RowanPresenter(self)

    def weigh(self, state: State) -> Mapping[Move, float]:
        """How many pieces Light may hope to save after each move; see `weighing`."""
        return weighing.weigh(state, self.terms)

"""Wetlands Crossing, whole: its rules, and how they are presented at the table."""

from __future__ import annotations

from widgets_games.games.contract import PresentedGame, Presenter
from widgets_games.games.wetlands.rules import events as e
from widgets_games.games.wetlands.rules.effects import Draft
from widgets_games.games.wetlands.rules.moves import Move
from widgets_games.games.wetlands.rules.rules import WetlandsRules
from widgets_games.games.wetlands.rules.state import State


class WetlandsCrossing(WetlandsRules, PresentedGame[State, Move, e.Event, Draft]):
    """Wetlands Crossing, a race for two over thirty domains, after Senet.

    Switches: `throw` ("die" or "sticks"), `wiwun_exit` (True or False), `dam_split` ("row" or
    "broken").
    """

    def make_presenter(self) -> Presenter[State, Move, e.Event]:
        """How the game is presented; its drawing is loaded only here."""
        from widgets_games.games.wetlands.drawing.presenter import WetlandsPresenter  # noqa: PLC0415

        return WetlandsPresenter(self)

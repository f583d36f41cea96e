"""OhWahRee, whole: its rules, and how they are presented at the table."""

from __future__ import annotations

from widgets_games.games.contract import PresentedGame, Presenter
from widgets_games.games.ohwahree.rules.effects import Draft
from widgets_games.games.ohwahree.rules.events import Event
from widgets_games.games.ohwahree.rules.moves import Move
from widgets_games.games.ohwahree.rules.rules import OhWahReeRules
from widgets_games.games.ohwahree.rules.state import State


class OhWahRee(OhWahReeRules, PresentedGame[State, Move, Event, Draft]):
    """Oh-Wah-Ree, a game of sowing and capturing for two to four, after Alex Randolph.

    Switches: `grand` (True or False), `direction` ("fixed" or "choice", for two players),
    `pebble_capture` and `pit_capture` (what a pit may have held), `repetition` (3, 2 or 0),
    `leftover` ("nobody" or "owner"), `feed` (True or False), `grand_slam` ("stands" or "annulled"),
    `majority_ends` (True or False), `preset` (None or "oware": sets others of these).
    """

    def make_presenter(self) -> Presenter[State, Move, Event]:
        """How the game is presented; its drawing is loaded only here."""
        from widgets_games.games.ohwahree.drawing.presenter import OhWahReePresenter  # noqa: PLC0415

        return OhWahReePresenter(self)

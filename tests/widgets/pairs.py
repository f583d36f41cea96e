"""What tests of a comparison share: a short game by two rule sets, with widgets and without."""

from __future__ import annotations

from typing import Any

from widgets_games import compare
from widgets_games.games.ohwahree.game import OhWahRee
from widgets_games.widgets.comparison.comparison import Comparison
from widgets_games.widgets.comparison.replays import Pair, Replay

START = "0,1,1,1,2,3,3,1,3,2,0,4 111111222222 1 0,0"
MOVES = ("e", "l", "f", "i", "j", "g", "k", "i")


def grand(**switches: Any) -> Comparison:
    """A short game, on the right as a Grand game; Purple captures a pit there and sows from it."""
    return compare(OhWahRee(), MOVES, start=START, right={"grand": True, **switches})


def pair(moves: tuple[str, ...] = MOVES, **right: Any) -> Pair:
    """The same without widgets."""
    return Pair(Replay(OhWahRee(), moves, START), Replay(OhWahRee(**right), moves, START))

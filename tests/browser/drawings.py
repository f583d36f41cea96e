"""The pictures of all games, by name: what the pixel test shows in the page and draws as SVG."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from tests.drawn import LOOKS
from tests.games.ohwahree import pictures as ohwahree
from tests.games.rowan import pictures as rowan
from tests.games.wetlands import pictures as wetlands
from tests.games.wetlands.positions import GAME
from widgets_games.games.contract import AnyPresentedGame
from widgets_games.render.board import Board, Look, View

SHOWN = {
    "wetlands": (
        "refused: dam",
        "refused: tamatu round the right turn",
        "refused: wiwun-stop",
        "choosing: round the turn",
        "4: Exchanged",
    ),
    "ohwahree": (
        "refused: may play",
        "choosing: which way, four",
        "choosing: round",
        "11: Sown",
        "33: ChainCaptured",
    ),
    "rowan": (
        "refused: jump",
        "choosing: odds",
        "36: Met",
        "87: RainFell",
        "147: Won",
    ),
}
"""For each game those with the most kinds of shapes."""


AllViews: TypeAlias = Callable[[Look], Mapping[str, tuple[AnyPresentedGame, View[Any, Any, Any]]]]

OTHERS: Mapping[str, AllViews] = {"ohwahree": ohwahree.all_views, "rowan": rowan.all_views}
"""Of games whose settings are drawn by boards of their own: all pictures with their games."""


def drawings(game: str, look: str) -> list[tuple[str, Board[Any, Any, Any], View[Any, Any, Any]]]:
    """The pictures shown of a game, each with its name and the board that draws it."""
    if game == "wetlands":
        views = wetlands.all_views(LOOKS[look])
        return [(name, GAME.presenter.board, views[name]) for name in SHOWN[game]]
    found = OTHERS[game](LOOKS[look])
    return [(name, found[name][0].presenter.board, found[name][1]) for name in SHOWN[game]]

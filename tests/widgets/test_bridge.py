"""What the page is told of a board: at which width it is small."""

from __future__ import annotations

from functools import partial

from widgets_games import compare, play
from widgets_games.games import new_game


def test_a_board_is_small_by_its_own_measure() -> None:
    """By the size of what is drawn, which is narrower on the square board; also after a change."""
    table = play("wetlands")
    assert table.bridge.small_below == 640
    table.do(partial(table.new_game, new_game("ohwahree")))
    assert table.bridge.small_below == 606
    assert compare("ohwahree").bridge.small_below == 606

"""Counting the ways a game can go: a roll counts once for each outcome, not for each order."""

from __future__ import annotations

from math import comb

import pytest

from tests.games.rowan.positions import legal, playing, position
from widgets_games.engine.explore import divide, perft
from widgets_games.games.rowan.game import Rowan
from widgets_games.games.rowan.rules.moves import Go

BOARDS = (playing(), playing(rows=3), playing(rows=9), playing(light_start=(5, 5, 2, 0, 0)))


@pytest.mark.parametrize("game", BOARDS, ids=repr)
def test_after_every_move_of_a_stack_its_dice_fall_in_so_many_ways(game: Rowan) -> None:
    """One die in six ways, two in 21, three in 56, as sets of faces go."""
    start = game.initial_state()
    moves = [move for move in game.legal_moves(start) if isinstance(move, Go)]
    assert perft(game, start, 1) == len(moves)
    ways = {move: comb(start.cells[move.origin] + 5, 5) for move in moves}
    assert divide(game, start, 2) == ways
    assert perft(game, start, 2) == sum(ways.values())


def test_a_single_piece_in_the_corner_is_counted_out_by_hand() -> None:
    """It passes or goes two ways, six faces fall, and nothing else is on the board.

    From a1 again three ways lead on; from b1 to the right and b2 there are more.
    """
    game = playing()
    state = position("a1=l1")
    assert legal(state) == ["a1-pass", "a1-b2", "a1-b1"]
    onward = {move: len(legal(position(f"{move}=l1"))) for move in ("a1", "b2", "b1")}
    assert onward == {"a1": 3, "b2": 7, "b1": 5}
    assert [perft(game, state, depth) for depth in range(4)] == [1, 3, 18, 6 * (3 + 7 + 5)]


def test_each_rain_die_is_counted_as_a_move_of_its_own() -> None:
    """A three sends both pieces of c1 to the Ground, and each has six ways to fall.

    If the first falls on a5 the last light piece is gone, and no second one falls.
    """
    game = playing()
    state = position("a5=l1 c1=b2")
    rolled = game.play(state, game.parse_move("a5-pass")).after
    assert perft(game, rolled, 1) == 6
    counts = divide(game, rolled, 3)
    # To leave for the Sky is the last move of the game.
    dry = (len(legal(state)) - 1) * 6
    assert counts[game.parse_move("roll 3")] == 5 * 6
    assert counts[game.parse_move("roll 6")] == counts[game.parse_move("roll 1")] == dry

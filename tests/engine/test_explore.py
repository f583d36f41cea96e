"""Playing on by chance, and counting paths."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from widgets_games.engine.chance import Dice, ScriptedDice
from widgets_games.engine.explore import Chooser, divide, perft, pick, playout, random_move
from widgets_games.engine.game import Game
from widgets_games.games import new_game

PATHS = [1, 5, 18, 90, 243, 1215, 3342, 16710]
OVER = "y........./........../.......... y -"


@pytest.mark.parametrize("depth", range(len(PATHS)))
def test_perft_counts_the_known_number_of_paths(depth: int) -> None:
    """Three independent programs agree on these numbers; throws count as moves."""
    game = new_game("wetlands")
    assert perft(game, game.initial_state(), depth) == PATHS[depth]


def test_games_that_end_early_count_nothing() -> None:
    """Below the end of a game there are no paths, but there is the one that leads to it."""
    game = new_game("wetlands")
    won_by_a_one = game.parse_position("y........./........../.........p p 1")
    assert [perft(game, won_by_a_one, depth) for depth in range(4)] == [1, 1, 0, 0]
    over = game.parse_position(OVER)
    assert [perft(game, over, depth) for depth in range(2)] == [1, 0]


def test_divide_splits_the_count_by_the_first_move() -> None:
    """The parts are those of the legal moves and add up to the whole."""
    game = new_game("wetlands")
    parts = divide(game, game.initial_state(), 4)
    assert list(parts) == list(game.legal_moves(game.initial_state()))
    assert sum(parts.values()) == PATHS[4]
    assert parts[game.parse_move("throw 2")] < parts[game.parse_move("throw 1")]


def test_depths_that_make_no_sense_are_refused() -> None:
    """No negative depth, and no first move to split by at depth 0."""
    game = new_game("wetlands")
    with pytest.raises(ValueError, match="0 or more"):
        perft(game, game.initial_state(), -1)
    with pytest.raises(ValueError, match="1 or more"):
        divide(game, game.initial_state(), 0)


def test_the_same_seed_plays_the_same_game() -> None:
    """A seeded playout can be had again; another seed gives another game."""
    game = new_game("wetlands")
    first, again, other = (
        [node.step for node in playout(game, random.Random(seed)).line] for seed in (1, 1, 2)
    )
    assert first == again
    assert first != other


def test_a_playout_is_a_whole_game() -> None:
    """It starts at the start, ends with an outcome, and the cursor stands at its end."""
    game = new_game("wetlands")
    timeline = playout(game, random.Random(3))
    assert timeline.root.state == game.initial_state()
    assert timeline.at_end
    assert game.outcome(timeline.node.state) is not None
    assert len(timeline.leaves()) == 1


def test_a_playout_can_start_anywhere() -> None:
    """From a position that is over, there is nothing to play."""
    game = new_game("wetlands")
    timeline = playout(game, random.Random(3), start=game.parse_position(OVER))
    assert timeline.length == 0
    assert timeline.starts_elsewhere


def test_choosers_decide_for_their_own_seat() -> None:
    """Each chooser is asked at the decisions of its seat alone, never for the throw."""
    game = new_game("wetlands")
    asked: list[tuple[str, int]] = []

    def chooser(name: str) -> Chooser[Any, Any, Any]:
        def choose(of: Game[Any, Any, Any, Any], state: Any, dice: Dice) -> Any:
            asked.append((name, of.actor(state)))
            return random_move(of, state, dice)

        return choose

    timeline = playout(game, random.Random(5), [chooser("first"), chooser("second")])
    assert set(asked) == {("first", 1), ("second", 2)}
    assert len(asked) == len(timeline.line) // 2


def test_random_moves_are_legal_and_all_of_them_come() -> None:
    """Many draws at one decision give every legal move about equally often."""
    game = new_game("wetlands")
    state = game.parse_position("pypypypypy/........../.......... p 3")
    dice = random.Random(1)
    counts = Counter(random_move(game, state, dice) for _ in range(1000))
    assert set(counts) == set(game.legal_moves(state))
    assert max(counts.values()) < 1.5 * min(counts.values())


def test_no_move_can_be_drawn_after_the_end() -> None:
    """A game that is over has no random move."""
    game = new_game("wetlands")
    with pytest.raises(ValueError, match="the game is over"):
        random_move(game, game.parse_position(OVER), random.Random(1))


def test_the_first_and_the_last_can_be_picked() -> None:
    """The smallest number picks the first, the largest the last."""
    assert pick("abc", ScriptedDice([0.0])) == "a"
    assert pick("abc", ScriptedDice([0.9999999999999999])) == "c"

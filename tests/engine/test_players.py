"""Players: who decides for a seat, and that chance is not theirs."""

from __future__ import annotations

import random
from typing import Any

import pytest

from widgets_games.engine.explore import playout
from widgets_games.engine.players import PLAYERS, players_for
from widgets_games.games import GAMES, new_game
from widgets_games.games.wetlands.game import WetlandsCrossing


def test_players_are_found_by_their_name() -> None:
    """The mapping and the players agree on what they are called."""
    assert {name: player.name for name, player in PLAYERS.items()} == {
        "random": "random",
        "greedy": "greedy",
        "careful": "careful",
    }
    assert [player.title for player in PLAYERS.values()] == ["Random", "Greedy", "Careful"]


@pytest.mark.parametrize("name", PLAYERS)
def test_chance_is_not_theirs(name: str) -> None:
    """No player chooses what the dice show, or a move after the end."""
    game = new_game("wetlands")
    with pytest.raises(ValueError, match="chance is to move"):
        PLAYERS[name].choose(game, game.initial_state(), random.Random(1))
    over = game.parse_position("y........./........../.......... y 3")
    with pytest.raises(ValueError, match="the game is over"):
        PLAYERS[name].choose(game, over, random.Random(1))


@pytest.mark.parametrize(
    ("of", "name"), [(of, name) for of in GAMES for name in players_for(new_game(of))]
)
def test_a_player_plays_a_legal_game(of: str, name: str) -> None:
    """Every move chosen is one the rules allow, to the end of the game."""
    game = new_game(of)
    choosers = [PLAYERS[name].choose] * game.players
    timeline = playout(game, random.Random(2), choosers)
    assert game.outcome(timeline.node.state) is not None


def test_the_careful_player_is_offered_for_games_that_count_chance_out() -> None:
    """Elsewhere it says so, and makes no move."""
    offered = {of: "careful" in players_for(new_game(of)) for of in GAMES}
    assert offered == {"wetlands": False, "ohwahree": False, "rowan": True}
    game = new_game("ohwahree")
    with pytest.raises(ValueError, match="Oh-Wah-Ree does not count out"):
        PLAYERS["careful"].choose(game, game.initial_state(), random.Random(1))


class Weighed(WetlandsCrossing):
    """Wetlands Crossing that weighs its moves: by a table, by their texts."""

    def __init__(self, worth: dict[str, float]) -> None:
        super().__init__()
        self.worth = worth

    def weigh(self, state: Any) -> dict[Any, float]:
        """How good each legal move is."""
        return {move: self.worth[self.move_text(move)] for move in self.legal_moves(state)}


@pytest.mark.parametrize(
    ("worth", "chosen"),
    [
        ({"1-3": 0.1, "7-9": 0.2}, {"7-9"}),
        ({"1-3": -1, "7-9": -2}, {"1-3"}),
        ({"1-3": 3, "7-9": 3}, {"1-3", "7-9"}),
    ],
)
def test_careful_takes_what_the_game_weighs_most(worth: dict[str, float], chosen: set[str]) -> None:
    """And tosses between equals."""
    game = Weighed(worth)
    state = game.parse_position("p.....p.../y........./.......... p 2")
    careful = players_for(game)["careful"]
    found = {game.move_text(careful.choose(game, state, random.Random(seed))) for seed in range(20)}
    assert found == chosen


def test_greedy_takes_what_is_worth_most() -> None:
    """Sending an enemy piece back beats a plain step, whatever the dice say."""
    game = new_game("wetlands")
    state = game.parse_position("p.....p.../y........./.......... p 4")
    chosen = {
        game.move_text(PLAYERS["greedy"].choose(game, state, random.Random(seed)))
        for seed in range(20)
    }
    assert chosen == {"7-11"}


def test_greedy_tosses_between_equals() -> None:
    """Of moves worth the same, each is taken sometimes."""
    game = new_game("wetlands")
    state = game.parse_position("p.....p.../y........./.......... p 2")
    chosen = {
        game.move_text(PLAYERS["greedy"].choose(game, state, random.Random(seed)))
        for seed in range(20)
    }
    assert chosen == {"1-3", "7-9"}


def test_greedy_beats_random() -> None:
    """Over sixty games, looking one move ahead wins more than two thirds."""
    game = new_game("wetlands")
    wins = 0
    for seed in range(60):
        seat = seed % 2 + 1
        names = ["greedy", "random"] if seat == 1 else ["random", "greedy"]
        timeline = playout(game, random.Random(seed), [PLAYERS[name].choose for name in names])
        outcome = game.outcome(timeline.node.state)
        wins += outcome is not None and seat in outcome.winners
    assert wins > 40

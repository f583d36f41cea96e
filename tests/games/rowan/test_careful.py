"""The careful player of Rowan: what it prefers, and that it saves more than the others."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from tests.games.rowan.positions import GAME, playing, position
from widgets_games.engine.explore import playout
from widgets_games.engine.players import players_for
from widgets_games.games.rowan.game import Rowan
from widgets_games.games.rowan.rules.state import State

PLAYERS = players_for(GAME)


def chosen(state: State, game: Rowan = GAME) -> set[str]:
    """What the careful player does there, with whatever it tosses."""
    careful = PLAYERS["careful"]
    return {game.move_text(careful.choose(game, state, Random(seed))) for seed in range(8)}


@pytest.mark.parametrize(
    ("stacks", "cave", "moves"),
    [
        # Where the Cave may send pieces the Sky is safer than the top row.
        ("a5=l1 e1=l1", 3, {"a5-sky"}),
        # Out of the way of a Bear stack, upwards rather than sideways.
        ("a1=l1 a2=b5", 0, {"a1-b2"}),
        # Upwards, but not under a Bear stack that one die brings down.
        ("b1=l1 c3=b3", 0, {"b1-a2"}),
        # With nothing to fear as far up as it goes.
        ("a1=l3", 0, {"a1-d4"}),
    ],
)
def test_what_the_careful_player_prefers(stacks: str, cave: int, moves: set[str]) -> None:
    """Pieces that are saved, then pieces that are not lost, then progress."""
    assert chosen(position(stacks, cave=cave)) == moves


def test_a_move_is_weighed_by_what_it_saves_and_what_it_may_lose() -> None:
    """In the Sky a piece counts 1; the chance of being hit is taken off what it is worth."""
    state = position("a5=l2")
    weights = {GAME.move_text(move): weight for move, weight in GAME.weigh(state).items()}
    assert weights["a5-sky"] == 2
    threatened = position("a1=l1 a2=b1")
    weights = {GAME.move_text(move): weight for move, weight in GAME.weigh(threatened).items()}
    free = position("a1=l1 e5=b1")
    safe = {GAME.move_text(move): weight for move, weight in GAME.weigh(free).items()}
    assert weights["a1-pass"] == pytest.approx(safe["a1-pass"] * 5 / 6)


@pytest.mark.parametrize("options", [{"rows": 3}, {"rows": 9}, {"light_start": (4, 0, 4, 0, 4)}])
def test_it_plays_with_any_switch(options: dict[str, object]) -> None:
    """To the end of a game of a few turns."""
    game = playing(**options, max_turns=6)
    timeline = playout(game, Random(1), [PLAYERS["careful"].choose])
    assert game.outcome(timeline.node.state) is not None


def test_the_careful_player_saves_many_more_than_random() -> None:
    """Twenty games with the same dice for each."""
    saved = {
        name: mean(
            playout(GAME, Random(seed), [PLAYERS[name].choose]).node.state.sky for seed in range(20)
        )
        for name in ("random", "careful")
    }
    assert saved["careful"] > saved["random"] + 5

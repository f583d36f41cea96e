"""What Hypothesis draws from: random walks through games, and positions of each game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeAlias

from hypothesis import strategies as st

from widgets_games.engine.explore import random_move
from widgets_games.engine.game import Game
from widgets_games.engine.trace import Step
from widgets_games.games.wetlands.game import WetlandsCrossing
from widgets_games.games.wetlands.rules.state import State

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
AnyStep: TypeAlias = Step[Any, Any, Any]


def skip(game: AnyGame, moves: int, rng_seed: int) -> Any:
    """A state some random moves into the game, before its end."""
    dice, state = Random(rng_seed), game.initial_state()
    for _ in range(moves):
        after = game.unchecked_step(state, random_move(game, state, dice)).after
        if game.outcome(after) is not None:
            break
        state = after
    return state


def walk(game: AnyGame, start: Any, choices: Sequence[int]) -> list[AnyStep]:
    """Steps from a state: each choice picks one of the legal moves by its number."""
    state, steps = start, []
    for choice in choices:
        moves = list(game.legal_moves(state))
        if not moves:
            break
        steps.append(game.play(state, moves[choice % len(moves)]))
        state = steps[-1].after
    return steps


@st.composite
def walks(draw: st.DrawFn, game: AnyGame, skipped: int = 300) -> list[AnyStep]:
    """A dozen moves or fewer of a game, from its start or from somewhere in it."""
    moves = draw(st.one_of(st.just(0), st.integers(0, skipped)), label="moves skipped")
    start = skip(game, moves, draw(st.integers(0, 2**16), label="rng_seed"))
    return walk(game, start, draw(st.lists(st.integers(0, 59), min_size=1, max_size=12)))


@st.composite
def wetlands_positions(draw: st.DrawFn, throw: bool = True) -> State:
    """Any position of Wetlands Crossing that the rules allow, most pieces on the board."""
    places = [n for n in range(1, 31) if n != 27]
    taken = draw(st.lists(st.sampled_from(places), unique=True, min_size=2, max_size=10))
    split = draw(st.integers(max(1, len(taken) - 5), min(5, len(taken) - 1)))
    squares = ["."] * 30
    for number, domain in enumerate(taken):
        squares[domain - 1] = "p" if number < split else "y"
    path = "".join(squares)
    thrown = draw(st.sampled_from("12345")) if throw else "-"
    to_move = draw(st.sampled_from("py"))
    return WetlandsCrossing().parse_position(
        f"{path[:10]}/{path[10:20]}/{path[20:]} {to_move} {thrown}"
    )

"""How many moves a second random play makes, beside OpenSpiel's backgammon stepped from Python.

Both play at random on one thread, with one generator, move by move; throws count as moves. Ours
makes every event of every move on the way. Rounds alternate, so that a busy machine slows both.

    python benchmarks/engine_speed.py [--rounds N] [--seconds N]
"""

from __future__ import annotations

import random
import time
from argparse import ArgumentParser
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from statistics import median
from typing import Any

from widgets_games import new_game
from widgets_games.engine.explore import random_move

pyspiel: Any = import_module("pyspiel") if find_spec("pyspiel") else None


def play_wetlands(dice: random.Random) -> int:
    """A game of Wetlands Crossing through the normative rules; how many moves it took."""
    game = new_game("wetlands")
    state = game.initial_state()
    moves = 0
    while game.outcome(state) is None:
        state = game.step(state, random_move(game, state, dice)).after
        moves += 1
    return moves


def play_backgammon(dice: random.Random) -> int:
    """A game of OpenSpiel's backgammon; how many moves it took."""
    state = pyspiel.load_game("backgammon").new_initial_state()
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, odds)[0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(dice.random() * len(actions))])
        moves += 1
    return moves


def speed(play: Callable[[random.Random], int], seconds: float, rng_seed: int) -> float:
    """Moves a second over whole games that take at least so many seconds."""
    dice = random.Random(rng_seed)
    moves = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        moves += play(dice)
    return moves / spent


def main() -> None:
    """Measure, and print the medians and their ratio."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each program in each round")
    arguments = parser.parse_args()
    players = {"wetlands": play_wetlands}
    if pyspiel is None:
        print("open_spiel is not installed: nothing to compare with")
    else:
        players["backgammon (OpenSpiel)"] = play_backgammon
    speeds: dict[str, list[float]] = {name: [] for name in players}
    for number in range(arguments.rounds):
        for name, play in players.items():
            speeds[name].append(speed(play, arguments.seconds, number))
    medians = {name: median(measured) for name, measured in speeds.items()}
    for name, measured in speeds.items():
        print(
            f"{name}: {medians[name]:,.0f} moves/s, median of {len(measured)} rounds "
            f"({min(measured):,.0f} to {max(measured):,.0f})"
        )
    if len(medians) == 2:
        ours, theirs = medians.values()
        print(f"ratio of the medians: {ours / theirs:.2f}")


if __name__ == "__main__":
    main()

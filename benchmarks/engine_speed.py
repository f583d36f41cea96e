"""How many moves a second random play makes, beside OpenSpiel stepped from Python.

Wetlands Crossing stands beside backgammon, Oh-Wah-Ree beside oware. All play at random on one
thread, with one generator, move by move; throws count as moves. Ours makes every event of every
move on the way. Rounds alternate, so that a busy machine slows both. Rowan has nothing to stand
beside; its events are counted, and there is a number of them that it has to reach.

    python benchmarks/engine_speed.py [--rounds N] [--seconds N]
"""

from __future__ import annotations

import random
import time
from argparse import ArgumentParser
from collections.abc import Callable
from importlib import import_module
from statistics import median
from typing import Any, Final, TypeAlias

from widgets_games.engine.explore import random_move
from widgets_games.engine.game import AnyGame
from widgets_games.games.ohwahree.game import OhWahRee
from widgets_games.games.rowan.game import Rowan
from widgets_games.games.wetlands.game import WetlandsCrossing

pyspiel: Any = import_module("pyspiel")

Play: TypeAlias = Callable[[random.Random], int]
"""Plays a game at random; gives how many moves it took, or how many events."""

EVENTS_BUDGET: Final = 120_000
"""So many events of Rowan a second, or more."""


def ours(game: AnyGame, counts_events: bool = False) -> Play:
    """A game through its normative rules.

    Args:
        game: the rules.
        counts_events: whether to count the events of moves, and not the moves.
    """

    def play(dice: random.Random) -> int:
        state = game.initial_state()
        counted = 0
        while game.outcome(state) is None:
            step = game.unchecked_step(state, random_move(game, state, dice))
            state = step.after
            counted += len(step.events) if counts_events else 1
        return counted

    return play


def theirs(name: str) -> Play:
    """A game of OpenSpiel's."""
    game = pyspiel.load_game(name)

    def play(dice: random.Random) -> int:
        state = game.new_initial_state()
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

    return play


PAIRS: Final = (
    ("wetlands", ours(WetlandsCrossing()), "backgammon (OpenSpiel)", theirs("backgammon")),
    ("ohwahree", ours(OhWahRee()), "oware (OpenSpiel)", theirs("oware")),
    ("ohwahree, preset oware", ours(OhWahRee(preset="oware")), "oware again", theirs("oware")),
)


def speed(play: Play, seconds: float, rng_seed: int) -> float:
    """Moves or events a second over whole games that take at least so many seconds."""
    dice = random.Random(rng_seed)
    counted = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        counted += play(dice)
    return counted / spent


def main() -> None:
    """Measure, and print the medians of each pair and their ratio."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each program in each round")
    arguments = parser.parse_args()
    for name, play, other, play_other in PAIRS:
        speeds: dict[str, list[float]] = {name: [], other: []}
        for number in range(arguments.rounds):
            speeds[name].append(speed(play, arguments.seconds, number))
            speeds[other].append(speed(play_other, arguments.seconds, number))
        for player, measured in speeds.items():
            print(
                f"{player}: {median(measured):,.0f} moves/s, median of {len(measured)} rounds "
                f"({min(measured):,.0f} to {max(measured):,.0f})"
            )
        print(f"ratio of the medians: {median(speeds[name]) / median(speeds[other]):.2f}")
    rowan = ours(Rowan(), counts_events=True)
    measured = [speed(rowan, arguments.seconds, number) for number in range(arguments.rounds)]
    print(
        f"rowan: {median(measured):,.0f} events/s, median of {len(measured)} rounds "
        f"({min(measured):,.0f} to {max(measured):,.0f}), at least {EVENTS_BUDGET:,} wanted"
    )


if __name__ == "__main__":
    main()

"""How long the odds of one move at Rowan take, in positions of random games.

Times are of the processor, so that a busy machine does not count. Nothing is remembered from one
position to the next, but for what the rules of single columns say.

    python benchmarks/rowan_odds.py [--positions N] [--option NAME=VALUE...]
"""

from __future__ import annotations

import json
import random
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from itertools import islice
from statistics import median
from typing import Final, NamedTuple

from widgets_games.engine.explore import random_move
from widgets_games.games.rowan.game import Rowan
from widgets_games.games.rowan.odds.danger import danger_of, odds_of
from widgets_games.games.rowan.rules.moves import Go
from widgets_games.games.rowan.rules.state import State

MEDIAN_BUDGET: Final = 50.0
WORST_BUDGET: Final = 200.0
"""Milliseconds for the odds of one move."""
SHARE: Final = 0.25
"""One game has but so many positions that differ much."""


class Measured(NamedTuple):
    """The odds of one move: milliseconds, whether they were counted out, and where that was."""

    milliseconds: float
    exact: bool
    place: str


def decisions(game: Rowan, dice: random.Random) -> Iterator[tuple[State, Go]]:
    """About one decision in four of random games without end, and a legal move there."""
    while True:
        state = game.initial_state()
        while game.outcome(state) is None:
            move = random_move(game, state, dice)
            if isinstance(move, Go) and dice.random() < SHARE:
                yield state, move
            state = game.unchecked_step(state, move).after


def measure(game: Rowan, state: State, move: Go) -> Measured:
    """The odds of one move, not remembered from before."""
    danger_of.cache_clear()
    start = time.process_time()
    found = odds_of(state, move, game.terms)
    spent = 1000 * (time.process_time() - start)
    return Measured(
        spent, found.danger.exact, f"{game.position_text(state)} {game.move_text(move)}"
    )


def main() -> None:
    """Measure, and print the median, the worst and what was sampled."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    arguments = parser.parse_args()
    options = dict(option.split("=", 1) for option in arguments.option)
    game = Rowan(**{name: json.loads(value) for name, value in options.items()})
    found = list(islice(decisions(game, random.Random(1)), arguments.positions))
    measured = [measure(game, state, move) for state, move in found]
    middle, worst = median(one.milliseconds for one in measured), max(measured)
    print(f"{game}: odds of one move in {len(measured)} positions of random games")
    print(f"median {middle:.2f} ms (budget {MEDIAN_BUDGET:.0f} ms)")
    print(f"worst {worst.milliseconds:.1f} ms (budget {WORST_BUDGET:.0f} ms): {worst.place}")
    print(f"sampled: {sum(not one.exact for one in measured)}")
    if middle > MEDIAN_BUDGET or worst.milliseconds > WORST_BUDGET:
        raise SystemExit("over budget")


if __name__ == "__main__":
    main()

"""How many pieces each computer player saves at Rowan, and how often it wins.

Every player plays the same games: as many as there are numbers, each the seed of its dice.

    python benchmarks/rowan_players.py [--games N] [--players NAME...]
"""

from __future__ import annotations

import random
import time
from argparse import ArgumentParser
from collections import Counter
from math import sqrt
from statistics import mean, stdev

from widgets_games.engine.explore import playout
from widgets_games.engine.players import players_for
from widgets_games.games.rowan.game import Rowan
from widgets_games.games.rowan.rules.endings import result


def main() -> None:
    """Play, and print a line for each player."""
    game = Rowan()
    players = players_for(game)
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--players", nargs="+", choices=players, default=list(players))
    arguments = parser.parse_args()
    for name in arguments.players:
        start = time.process_time()
        saved, moves = [], []
        for seed in range(arguments.games):
            timeline = playout(game, random.Random(seed), [players[name].choose])
            saved.append(timeline.node.state.sky)
            moves.append(sum(game.actor(node.state) == 1 for node in timeline.line[:-1]))
        spent = time.process_time() - start
        ends = Counter(type(result(pieces)).__name__.lower() for pieces in saved)
        margin = 1.96 * stdev(saved) / sqrt(len(saved))
        print(
            f"{name}: {mean(saved):.2f} pieces saved (± {margin:.2f}), {ends['won']} won, "
            f"{ends['drawn']} drawn, {ends['lost']} lost; {mean(moves):.1f} moves a game, "
            f"{1000 * spent / sum(moves):.1f} ms a move",
            flush=True,
        )


if __name__ == "__main__":
    main()

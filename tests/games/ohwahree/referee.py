"""Random games of Oware beside OpenSpiel's, compared move for move.

The tests compare some hundreds. To compare thousands:

    python -m tests.games.ohwahree.referee [--games N] [--rng-seed N]
"""

from __future__ import annotations

from argparse import ArgumentParser
from importlib import import_module
from random import Random
from typing import Any

from widgets_games.engine.explore import pick
from widgets_games.games.ohwahree.game import OhWahRee
from widgets_games.games.ohwahree.rules.moves import Sow
from widgets_games.games.ohwahree.rules.ring import PITS
from widgets_games.games.ohwahree.rules.state import State

HOUSES = PITS // 2


def compare(games: int, rng_seed: int) -> int:
    """Play games at random through both programs.

    Returns:
        How many moves were made.

    Raises:
        AssertionError: they differ in the legal moves, the pits, the pebbles captured or the end.
        ModuleNotFoundError: OpenSpiel is not installed.
    """
    oware = import_module("pyspiel").load_game("oware")
    ours = OhWahRee(preset="oware")
    dice = Random(rng_seed)
    return sum(_play(ours, oware.new_initial_state(), dice) for _ in range(games))


def _play(game: OhWahRee, theirs: Any, dice: Random) -> int:
    made: list[str] = []
    state = game.initial_state()
    while moves := [move for move in game.legal_moves(state) if isinstance(move, Sow)]:
        _check(game, state, theirs, made)
        assert [move.pit % HOUSES for move in moves] == theirs.legal_actions(), made
        move = pick(moves, dice)
        made.append(game.move_text(move))
        theirs.apply_action(move.pit % HOUSES)
        state = game.unchecked_step(state, move).after
    _check(game, state, theirs, made)
    return len(made)


def _check(game: OhWahRee, state: State, theirs: Any, made: list[str]) -> None:
    shares = theirs.observation_tensor(0)
    pebbles = sum(state.pits) + sum(state.captured)
    assert [round(share * pebbles) for share in shares] == [*state.pits, *state.captured], made
    outcome = game.outcome(state)
    assert (outcome is not None) == theirs.is_terminal(), made
    if outcome is not None:
        won = [float(seat in outcome.winners) for seat in (1, 2)]
        assert theirs.returns() == [won[0] - won[1], won[1] - won[0]], made


def main() -> None:
    """Compare as many games as asked for."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--rng-seed", type=int, default=0)
    arguments = parser.parse_args()
    moves = compare(arguments.games, arguments.rng_seed)
    print(f"{arguments.games:,} games, {moves:,} moves: the same in both programs")


if __name__ == "__main__":
    main()

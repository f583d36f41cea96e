"""Counting all the ways a game can go, against a table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.games.ohwahree.positions import GAME, playing
from widgets_games.engine.explore import divide, perft
from widgets_games.games.ohwahree.game import OhWahRee

TABLE = Path(__file__).with_name("perft.txt")


def rows() -> list[tuple[OhWahRee, int, int]]:
    """Each game of the table, with each of its depths and the count there."""
    found = []
    for line in TABLE.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            players, options, *counts = line.split()
            game = playing(int(players), **json.loads(options))
            found += [(game, depth, int(count)) for depth, count in enumerate(counts, start=1)]
    return found


def split(game: OhWahRee, depth: int) -> str:
    """The count by first move, as a reader compares it with another program's."""
    counts = divide(game, game.initial_state(), depth)
    return "\n".join(f"{game.move_text(move)}: {count}" for move, count in counts.items())


def test_the_table_has_every_number_of_players() -> None:
    """Seven depths for two players, five for more."""
    assert [(game.players, depth) for game, depth, _ in rows()] == [
        *((2, depth) for depth in range(1, 8)),
        *((2, depth) for depth in range(1, 8)),
        *((3, depth) for depth in range(1, 6)),
        *((4, depth) for depth in range(1, 6)),
    ]


@pytest.mark.parametrize(("game", "depth", "expected"), rows(), ids=str)
def test_as_many_paths_as_three_other_programs_counted(
    game: OhWahRee, depth: int, expected: int
) -> None:
    """On a difference, the count by first move is printed."""
    counted = perft(game, game.initial_state(), depth)
    assert counted == expected, f"{counted} paths, not {expected}:\n{split(game, depth)}"


def test_the_split_by_first_move_adds_up() -> None:
    """Each of the six pits is counted once."""
    counts = divide(GAME, GAME.initial_state(), 4)
    assert [GAME.move_text(move) for move in counts] == list("abcdef")
    assert sum(counts.values()) == 1014

"""Counting all the ways a game can go, against a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.wetlands.positions import GAME
from widgets_games.engine.explore import divide, perft


def table() -> tuple[str, list[tuple[int, int]]]:
    """The position that `perft.txt` counts from, and its depths with their counts."""
    lines = Path(__file__).with_name("perft.txt").read_text("utf-8").splitlines()
    position, *rows = [line for line in lines if not line.startswith("#")]
    return position, [(int(depth), int(count)) for depth, count in map(str.split, rows)]


POSITION, ROWS = table()


def split(depth: int) -> str:
    """The count by first move, as a reader compares it with another program's."""
    counts = divide(GAME, GAME.parse_position(POSITION), depth)
    return "\n".join(f"{GAME.move_text(move)}: {count}" for move, count in counts.items())


def test_the_table_starts_where_the_game_does() -> None:
    """Eight depths from the start position."""
    assert GAME.position_text(GAME.initial_state()) == POSITION
    assert [depth for depth, _ in ROWS] == list(range(1, 9))


@pytest.mark.parametrize(("depth", "expected"), ROWS)
def test_as_many_paths_as_three_other_programs_counted(depth: int, expected: int) -> None:
    """On a difference, the count by first move is printed."""
    counted = perft(GAME, GAME.parse_position(POSITION), depth)
    assert counted == expected, f"{counted} paths, not {expected}:\n{split(depth)}"


def test_the_split_by_first_move_adds_up() -> None:
    """Each of the five throws is counted once."""
    counts = divide(GAME, GAME.parse_position(POSITION), 4)
    assert len(counts) == 5
    assert sum(counts.values()) == dict(ROWS)[4]

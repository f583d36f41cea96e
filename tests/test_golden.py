"""Playthroughs of each game, told word for word: any change of rules or sentences shows here."""

from __future__ import annotations

import pytest

from tests.golden import PARTS, golden, golden_text
from widgets_games.games import GAMES


def test_every_game_is_told() -> None:
    """A new game brings its playthroughs."""
    assert set(PARTS) == set(GAMES)


@pytest.mark.parametrize("name", PARTS)
def test_the_playthroughs_are_told_as_they_were(name: str) -> None:
    """If the change is meant, see `golden.py` for the command that writes them anew."""
    assert golden_text(name).splitlines() == golden(name).read_text("utf-8").splitlines()


@pytest.mark.parametrize("name", PARTS)
def test_the_playthroughs_are_short_enough_to_review(name: str) -> None:
    """A golden text that nobody reads protects nothing."""
    assert 100 < len(golden(name).read_text("utf-8").splitlines()) < 400

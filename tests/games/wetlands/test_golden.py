"""Two playthroughs, told word for word: any change of rules or sentences shows here."""

from __future__ import annotations

from tests.games.wetlands.golden import GOLDEN, golden_text


def test_the_playthroughs_are_told_as_they_were() -> None:
    """If the change is meant, see `golden.py` for the command that writes them anew."""
    assert golden_text().splitlines() == GOLDEN.read_text("utf-8").splitlines()


def test_the_playthroughs_are_short_enough_to_review() -> None:
    """A golden text that nobody reads protects nothing."""
    assert 100 < len(GOLDEN.read_text("utf-8").splitlines()) < 400

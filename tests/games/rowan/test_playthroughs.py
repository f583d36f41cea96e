"""Recorded games of Rowan: what their notes promise, and the first of them told word for word."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.golden import lines_of
from widgets_games.engine import record
from widgets_games.engine.game import Outcome
from widgets_games.engine.timeline import Timeline
from widgets_games.games.rowan.game import Rowan

HERE = Path(__file__).parent
GOLDEN = HERE / "golden.txt"
NAMES = ("first-game", "nine-in-the-sky", "rain-and-the-cave")


def find(_: str, players: int, options: Mapping[str, Any]) -> Rowan:
    """The game that the records are of."""
    return Rowan(players, **options)


def recorded(name: str) -> Timeline[Any, Any, Any]:
    """A recorded game."""
    return record.load(HERE / "playthroughs" / f"{name}.json", find)


def golden_text() -> str:
    """The playthroughs as one text."""
    parts = (("first-game", 23), ("rain-and-the-cave", 6))
    return "\n\n\n".join(
        "\n".join(lines_of(recorded(name), f"{name}.json", moves)) for name, moves in parts
    )


def rules_in(timeline: Timeline[Any, Any, Any], *moves: int) -> Counter[str]:
    """How often the events of these moves of the main line, from 1, cite each rule."""
    steps = [timeline.line[number].step for number in moves]
    book = timeline.game.rulebook
    return Counter(book.cause(event).id for step in steps if step for event in step.events)


def ends(timeline: Timeline[Any, Any, Any]) -> list[Outcome | None]:
    """How each line ends, the main line first."""
    return [timeline.game.outcome(leaf.state) for leaf in timeline.leaves()]


def test_the_playthroughs_are_told_as_they_were() -> None:
    """A change of rules or sentences shows here."""
    assert golden_text().splitlines() == GOLDEN.read_text("utf-8").splitlines()


def test_the_playthroughs_are_short_enough_to_review() -> None:
    """A golden text that nobody reads protects nothing."""
    assert 100 < len(golden_text().splitlines()) < 400


@pytest.mark.parametrize("name", NAMES)
def test_a_record_read_and_written_again_is_the_same(name: str) -> None:
    """Dice as they fell, variations and notes."""
    text = (HERE / "playthroughs" / f"{name}.json").read_text("utf-8")
    assert record.dumps(record.record_of(recorded(name))) == text


def test_the_first_game_is_won_with_ten_pieces() -> None:
    """Its notes name the moves."""
    timeline = recorded("first-game")
    assert ends(timeline)[0] == Outcome("end", (1,), (10,))
    assert rules_in(timeline, 10) >= Counter(("annihilate", "cave-return"))
    assert rules_in(timeline, 14)["ground"] == 1
    assert rules_in(timeline, 15, 16)["rain"] == 4
    assert rules_in(timeline, 19, 20) >= Counter(("pass", "bear-merge"))
    assert rules_in(timeline, 31)["bear-dice"] == 0


def test_a_three_at_the_last_roll_of_the_first_game_would_have_made_it_a_draw() -> None:
    """One of the variations."""
    timeline = recorded("first-game")
    assert len(ends(timeline)) == 4
    assert Outcome("end", (), (9,)) in ends(timeline)


def test_nine_in_the_sky_is_a_draw_as_the_rain_took_the_tenth_piece() -> None:
    """At move 20."""
    timeline = recorded("nine-in-the-sky")
    assert ends(timeline) == [Outcome("end", (), (9,))]
    assert rules_in(timeline, 6)["annihilate"] == 2
    assert rules_in(timeline, 20) >= Counter(("rain", "annihilate"))
    assert timeline.line[-1].state.pit == (3, 3)


def test_rain_and_the_cave_is_lost_before_the_last_die_is_resolved() -> None:
    """A full stack, a six, a return from the Cave, and the end."""
    timeline = recorded("rain-and-the-cave")
    assert ends(timeline)[0] == Outcome("end", (), (5,))
    assert rules_in(timeline, 3)["rain-full"] == 1
    assert rules_in(timeline, 4)["rain"] == 2
    assert rules_in(timeline, 6) >= Counter(("cave-return", "annihilate", "end"))
    assert timeline.line[-1].state.done < len(timeline.line[-1].state.agenda)
    assert len(ends(timeline)) == 3

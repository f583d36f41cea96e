"""Records: what is kept of a game, and that it comes back."""

from __future__ import annotations

from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.engine.records import (
    SCHEMA,
    START,
    WON_BY_A_ONE,
    a_record,
    grow_branches,
    line,
    paths,
    reread,
    whole_game,
)
from widgets_games.engine import record
from widgets_games.engine.errors import RecordError
from widgets_games.engine.timeline import Timeline
from widgets_games.games import new_game


def test_a_record_is_as_documented() -> None:
    """The whole record of a short game with branches, field by field."""
    assert a_record() == {
        "format": "widgets-games-record",
        "version": 1,
        "game": "wetlands",
        "rules": 1,
        "options": {},
        "players": 2,
        "names": ["Ada", "Bo"],
        "notes": "In class.",
        "tags": ["opening"],
        "start": None,
        "moves": ["throw 3", "1-4", "throw 3", "8-11", "throw 1"],
        "variations": [
            {
                "at": 1,
                "moves": ["3-6", "throw 4"],
                "variations": [{"at": 1, "moves": ["throw 5"]}],
            }
        ],
        "result": None,
    }


@pytest.mark.parametrize("rng_seed", range(8))
def test_every_branch_comes_back_in_its_order(rng_seed: int) -> None:
    """A tree with branches in branches is the same after it was written and read."""
    timeline = whole_game(rng_seed)
    grow_branches(timeline, 30, rng_seed)
    assert len(paths(timeline)) > 10
    assert paths(reread(timeline)) == paths(timeline)
    assert record.record_of(reread(timeline)) == record.record_of(timeline)


def test_a_finished_game_keeps_its_result() -> None:
    """The result names rule, winner and scores, and a loaded game ends with it."""
    timeline = whole_game()
    outcome = timeline.game.outcome(timeline.node.state)
    assert outcome is not None
    assert record.record_of(timeline)["result"] == {
        "rule": "aim",
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
    }
    again = reread(timeline)
    again.go(again.length)
    assert again.game.outcome(again.node.state) == outcome


def test_the_result_is_that_of_the_main_line() -> None:
    """A branch that ends does not make the record of an unfinished game a finished one."""
    timeline = line(["throw 2"], WON_BY_A_ONE)
    timeline.stand_after(timeline.root)
    timeline.play(timeline.game.parse_move("throw 1"))
    timeline.play(timeline.game.parse_move("30-off"))
    assert timeline.game.outcome(timeline.node.state) is not None
    assert record.record_of(reread(timeline))["result"] is None


def test_the_cursor_is_not_kept() -> None:
    """A loaded game stands at its start, wherever it stood when it was saved."""
    timeline = whole_game()
    assert timeline.place == timeline.length
    assert reread(timeline).place == 0


def test_a_start_and_switches_come_back() -> None:
    """A game from a position under changed switches is loaded as it was."""
    game = new_game("wetlands", throw="sticks", wiwun_exit=False)
    timeline = Timeline(game, game.parse_position(START))
    timeline.play(game.parse_move("throw 2"))
    written = record.record_of(timeline)
    assert written["options"] == {"throw": "sticks", "wiwun_exit": False}
    assert written["start"] == START
    again = reread(timeline)
    assert again.game.options == game.options
    assert again.root.state == timeline.root.state


def test_switches_at_their_default_are_left_out() -> None:
    """A switch set to what it is anyway is not written."""
    timeline = Timeline(new_game("wetlands", throw="die"))
    assert record.record_of(timeline)["options"] == {}


def test_notes_come_back() -> None:
    """Names, notes and tags are kept, in any alphabet."""
    timeline = line(["throw 1"])
    timeline.notes = {"names": ["Ωmega", "李"], "notes": 'a "quoted"\nline', "tags": []}
    assert reread(timeline).notes == timeline.notes


@pytest.mark.parametrize(
    "notes",
    [
        {"names": ["one"]},
        {"names": "Ada"},
        {"notes": 3},
        {"notes": "\ud800"},
        {"tags": [1]},
    ],
)
def test_notes_that_no_record_can_hold_are_not_written(notes: dict[str, Any]) -> None:
    """Saving refuses what loading would refuse."""
    timeline = line(["throw 1"])
    timeline.notes = notes
    with pytest.raises(RecordError):
        record.record_of(timeline)


def nested(depth: int) -> Timeline[Any, Any, Any]:
    """A timeline in which a branch leaves a branch that leaves a branch, so many times."""
    game = new_game("wetlands")
    timeline = Timeline(game)
    node = timeline.root
    for _ in range(depth):
        # Twice a throw of 1 to 4: the second time as a branch, in which the next one is made.
        timeline.add(node, game.parse_move("throw 1"))
        node = timeline.add(node, game.parse_move("throw 2"))
        node = timeline.add(node, next(iter(game.legal_moves(node.state))))
    return timeline


@pytest.mark.parametrize("depth", [2, record.DEEPEST])
def test_deeply_nested_branches_come_back(depth: int) -> None:
    """Branches may nest as deep as the limit, whatever Python's own is."""
    timeline = nested(depth)
    assert paths(reread(timeline)) == paths(timeline)


def test_branches_nested_beyond_the_limit_are_not_written() -> None:
    """What could not be read again is refused when it is saved."""
    with pytest.raises(RecordError, match="nest in variations more than 200 deep"):
        record.record_of(nested(record.DEEPEST + 1))


def test_records_follow_the_schema() -> None:
    """What is written is valid by the published schema, which is itself valid."""
    Draft202012Validator.check_schema(SCHEMA.schema)
    timeline = whole_game()
    grow_branches(timeline, 20, 2)
    SCHEMA.validate(record.record_of(timeline))
    SCHEMA.validate(a_record())

"""A turn of Rowan in the timeline: stepping, taking back, other dice, and records of it all."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.games.rowan.positions import GAME
from widgets_games.engine import reading, record
from widgets_games.engine.errors import RecordError
from widgets_games.engine.timeline import Timeline
from widgets_games.games.rowan.game import Rowan
from widgets_games.games.rowan.rules import events
from widgets_games.games.rowan.rules.moves import Move
from widgets_games.games.rowan.rules.state import State

START = "-,-,b2,-,-/-,-,-,-,-/-,-,-,-,-/b1,-,-,-,-/-,l4,b2,-,l1 sky=0 pit=0,0 cave=0"
LINE = ("b1-pass", "roll 6 3 3 1", "e1-pass", "roll 2", "e1-d2")
RAINED = ("b1-pass", "roll 6 1 1 5", "rain 2", "e1-pass", "roll 2")


def line(*texts: str) -> Timeline[State, Move, events.Event]:
    """A timeline with these moves from the start above."""
    timeline = Timeline(GAME, GAME.parse_position(START))
    for text in texts:
        timeline.play(GAME.parse_move(text))
    return timeline


def moves_of(timeline: Timeline[State, Move, events.Event]) -> list[str]:
    """The moves of the shown line."""
    return [GAME.move_text(node.step.move) for node in timeline.line if node.step]


def test_stepping_back_through_dice_and_rain_meets_the_same_frames() -> None:
    """Every event of the turn is a frame."""
    timeline = line(*RAINED)
    forwards = [timeline.frame_at(place) for place in range(timeline.length + 1)]
    timeline.go(timeline.length)
    backwards = [timeline.frame]
    while timeline.place:
        timeline.previous_event()
        backwards.append(timeline.frame)
    assert backwards[::-1] == forwards
    assert len({GAME.position_text(frame.state) for frame in forwards}) > 15


def test_a_turn_taken_back_across_its_roll_is_played_on_otherwise() -> None:
    """What was played before stays a branch beside it."""
    timeline = line(*LINE)
    timeline.go(0)
    timeline.play(GAME.parse_move("e1-pass"))
    timeline.play(GAME.parse_move("roll 5"))
    assert moves_of(timeline) == ["e1-pass", "roll 5"]
    timeline.show(timeline.leaves()[0])
    assert moves_of(timeline) == list(LINE)


def test_other_dice_at_a_roll_leave_the_dice_of_the_main_line_unchanged() -> None:
    """As they fell, in their order."""
    timeline = line(*LINE)
    timeline.go(timeline.move_ends[1])
    timeline.play(GAME.parse_move("roll 2 2 2 2"))
    assert moves_of(timeline) == ["b1-pass", "roll 2 2 2 2"]
    timeline.show(timeline.leaves()[0])
    assert moves_of(timeline) == list(LINE)


def test_the_dice_that_fell_chosen_in_another_order_are_no_other_dice() -> None:
    """The main line is followed, with its dice as they fell."""
    timeline = line(*LINE)
    timeline.go(timeline.move_ends[1])
    timeline.play(GAME.parse_move("roll 1 3 3 6"))
    assert len(timeline.leaves()) == 1
    assert moves_of(timeline) == list(LINE)


def test_another_rain_die_is_a_branch_of_its_own() -> None:
    """At each rain die."""
    timeline = line(*RAINED)
    timeline.go(timeline.move_ends[2])
    for face in (1, 3, 4, 5, 6):
        timeline.play_after(timeline.line[2], GAME.parse_move(f"rain {face}"))
    assert len(timeline.leaves()) == 6
    timeline.show(timeline.leaves()[0])
    assert moves_of(timeline) == list(RAINED)


def again(timeline: Timeline[State, Move, events.Event]) -> Timeline[State, Move, events.Event]:
    """The timeline, saved and read."""
    text = record.dumps(record.record_of(timeline))
    return reading.timeline_of(
        reading.loads(text), lambda _, players, options: Rowan(players, **options)
    )


def test_a_record_keeps_dice_as_they_fell_and_branches_at_them() -> None:
    """Read again it is the same."""
    timeline = line(*LINE)
    timeline.play_after(timeline.line[1], GAME.parse_move("roll 5 4 1 1"))
    timeline.play(GAME.parse_move("rain 6"))
    found = record.record_of(timeline)
    assert found["moves"] == list(LINE)
    assert found["variations"] == [{"at": 1, "moves": ["roll 5 4 1 1", "rain 6"]}]
    assert record.record_of(again(timeline)) == found
    assert found["result"] is None


@pytest.mark.parametrize("moves", range(1, 6))
def test_a_game_saved_in_the_middle_of_the_bears_part_goes_on_from_there(moves: int) -> None:
    """With the roll due, with rain to fall, and between turns."""
    timeline = line(*RAINED[:moves])
    reached = again(timeline)
    reached.go(reached.length)
    assert reached.frame == timeline.frame
    for text in RAINED[moves:]:
        reached.play(GAME.parse_move(text))
    assert moves_of(reached) == list(RAINED)
    assert reached.frame == line(*RAINED).frame


def test_a_finished_game_is_recorded_with_its_score() -> None:
    """The pieces in the Sky, and who won."""
    start = "-,-,l2,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,- sky=8 pit=2,2 cave=0"
    timeline = Timeline(GAME, GAME.parse_position(start))
    timeline.play(GAME.parse_move("c5-sky"))
    found = record.record_of(timeline)
    assert found["result"] == {"rule": "end", "winners": [1], "scores": [10]}
    assert record.record_of(again(timeline)) == found


def test_a_record_whose_dice_are_too_few_is_refused_with_the_place() -> None:
    """One sentence."""
    found = record.record_of(line(*LINE)) | {"moves": ["b1-pass", "roll 6 3 3"]}
    with pytest.raises(RecordError, match=r"moves\[1\]: roll 6 3 3 is not legal: The Bear rolls 4"):
        reading.timeline_of(found, lambda _, players, options: Rowan(players, **options))


def test_a_record_is_plain_json(tmp_path: Path) -> None:
    """Any program can read it."""
    path = tmp_path / "rowan.json"
    record.save(line(*RAINED), path)
    assert json.loads(path.read_text("utf-8"))["moves"] == list(RAINED)

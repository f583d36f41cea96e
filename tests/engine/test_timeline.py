"""The timeline: standing on events, stepping, branching."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.engine.records import line, paths, whole_game
from widgets_games.engine.errors import IllegalMove
from widgets_games.engine.timeline import Timeline
from widgets_games.games import new_game

OPENING = ["throw 3", "1-4", "throw 3", "8-11", "throw 1"]


def positions(timeline: Timeline[Any, Any, Any]) -> list[str]:
    """The position at every place of the line, from the first to the last."""
    game = timeline.game
    return [
        game.position_text(timeline.frame_at(place).state) for place in range(timeline.length + 1)
    ]


def play(timeline: Timeline[Any, Any, Any], text: str) -> None:
    """Make a move that is given as text."""
    timeline.play(timeline.game.parse_move(text))


def test_a_new_timeline_stands_before_the_first_event() -> None:
    """There is nothing before and nothing after, and a move can be made."""
    timeline = Timeline(new_game("wetlands"))
    assert (timeline.place, timeline.length, timeline.move_number) == (0, 0, 0)
    assert timeline.at_decision
    assert timeline.at_end
    assert timeline.frame.event is None


def test_every_event_can_be_stood_on_forwards_and_backwards() -> None:
    """Stepping back shows the same frames as stepping on, in reverse."""
    timeline = whole_game()
    timeline.go(0)
    on = [timeline.frame]
    while not timeline.at_end:
        timeline.next_event()
        on.append(timeline.frame)
    back = [timeline.frame]
    while timeline.place:
        timeline.previous_event()
        back.append(timeline.frame)
    assert len(on) == timeline.length + 1
    assert back == on[::-1]


def test_each_frame_follows_from_the_one_before() -> None:
    """Applying a frame's event to the state of the frame before gives its state."""
    timeline = whole_game()
    for place in range(1, timeline.length + 1):
        frame = timeline.frame_at(place)
        assert frame.event is not None
        before = timeline.frame_at(place - 1).state
        assert timeline.game.evolve(before, frame.event) == frame.state


def test_moves_are_stepped_over_whole() -> None:
    """From inside a move, next goes to its end and previous to its beginning."""
    timeline = line(OPENING)
    ends = timeline.move_ends
    timeline.go(ends[1] + 1)
    assert not timeline.at_decision
    assert timeline.move_number == 2
    timeline.next_move()
    assert timeline.place == ends[2]
    timeline.next_move()
    assert timeline.place == ends[3]
    timeline.previous_move()
    assert timeline.place == ends[2]
    timeline.go(ends[1] + 1)
    timeline.previous_move()
    assert timeline.place == ends[1]


def test_stepping_beyond_the_ends_stays_at_them() -> None:
    """Twenty steps too many do no harm."""
    timeline = line(OPENING)
    for _ in range(20):
        timeline.next_event()
        timeline.next_move()
    assert timeline.place == timeline.length
    timeline.go(-5)
    timeline.previous_move()
    timeline.previous_event()
    assert timeline.place == 0
    with pytest.raises(IndexError, match="the line has places 0 to"):
        timeline.frame_at(timeline.length + 1)
    with pytest.raises(IndexError, match="not -1"):
        timeline.frame_at(-1)


def test_another_move_starts_a_branch_and_the_main_line_stays() -> None:
    """Forking shows the new line; the old one is there with all its moves."""
    timeline = line(OPENING)
    timeline.stand_after(timeline.line[2])
    play(timeline, "throw 5")
    assert paths(timeline) == [OPENING, ["throw 3", "1-4", "throw 5"]]
    assert timeline.at_end
    assert timeline.move_number == 3
    main = [timeline.root, *timeline.root.main_line()][-1]
    timeline.stand_after(main)
    assert [timeline.game.move_text(node.step.move) for node in timeline.line if node.step] == (
        OPENING
    )


def test_a_move_made_before_is_followed() -> None:
    """Making the same move again makes no second branch, and keeps what came after it."""
    timeline = line(OPENING)
    timeline.stand_after(timeline.line[2])
    play(timeline, "throw 3")
    assert paths(timeline) == [OPENING]
    assert timeline.place == timeline.move_ends[3]
    assert timeline.length == timeline.move_ends[5]


def test_a_refused_move_changes_nothing() -> None:
    """The tree, the line and the cursor are as they were."""
    timeline = line(OPENING)
    before = (paths(timeline), timeline.place, timeline.length)
    with pytest.raises(IllegalMove, match="26-off is not legal") as caught:
        play(timeline, "26-off")
    assert caught.value.objections
    assert (paths(timeline), timeline.place, timeline.length) == before


def test_showing_another_branch_keeps_the_place_where_the_two_agree() -> None:
    """The cursor stays where it is, if the shown line has that place, too."""
    timeline = line(OPENING)
    timeline.stand_after(timeline.line[2])
    play(timeline, "throw 5")
    branch = timeline.node
    timeline.show([timeline.root, *timeline.root.main_line()][-1])
    assert timeline.place == timeline.move_ends[2]
    timeline.go(1)
    timeline.show(branch)
    assert timeline.place == 1


def test_a_timeline_can_start_anywhere() -> None:
    """It says so, and its first frame is that position."""
    game = new_game("wetlands")
    start = "........../.........p/.....p...y p 1"
    timeline = Timeline(game, game.parse_position(start))
    assert timeline.starts_elsewhere
    assert positions(timeline) == [start]


def test_a_piece_in_the_air_shows_in_the_position() -> None:
    """Between leaving and landing, the position says where the piece is."""
    assert positions(line(["throw 3", "1-4"])) == [
        "pypypypypy/........../.......... p -",
        "pypypypypy/........../.......... p 3",
        ".ypypypypy/........../.......... p 3 hand=p1@1",
        ".ypypypypy/........../.......... p 3 hand=p1@2",
        ".ypypypypy/........../.......... p 3 hand=p1@3",
        "yypppypypy/........../.......... p 3",
        "yypppypypy/........../.......... y -",
    ]


def test_two_timelines_of_one_game_are_apart() -> None:
    """A game is a value: what happens in one timeline is not seen in another."""
    game = new_game("wetlands")
    one, other = Timeline(game), Timeline(game)
    one.play(game.odds(one.node.state).draw(random.Random(1)))
    assert other.length == 0
    assert other.root.children == []

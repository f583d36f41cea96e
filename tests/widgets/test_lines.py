"""The lines of a game and what the list says of each."""

from __future__ import annotations

import pytest

from tests.widgets.tables import LAST_MOVE, move, session, timeline_at
from widgets_games.engine.timeline import Timeline
from widgets_games.games import new_game
from widgets_games.games.rowan.game import Rowan
from widgets_games.widgets.lines import AnyTimeline, current_line, line_text, lines_of


@pytest.fixture
def forked() -> AnyTimeline:
    """A main line of two moves, two branches of it, and a branch of the first."""
    game = new_game("wetlands")
    timeline: AnyTimeline = Timeline(game)
    three = timeline.add(timeline.root, move("throw 3"))
    timeline.add(three, move("7-10"))
    five = timeline.add(timeline.root, move("throw 5"))
    timeline.add(five, move("9-14"))
    timeline.add(five, move("7-12"))
    timeline.add(three, move("9-12"))
    return timeline


def test_lines_are_named_main_line_first(forked: AnyTimeline) -> None:
    """A branch is followed by its own branches."""
    labels = [(line.label, line.nesting) for line in lines_of(forked)]
    assert labels == [("", 0), ("A", 1), ("A1", 2), ("B", 1)]


def test_each_line_is_told_in_a_sentence(forked: AnyTimeline) -> None:
    """Where it leaves, what was done instead, how long it is and how it ends."""
    assert [line_text(forked, line) for line in lines_of(forked)] == [
        "Main line: 2 moves, open.",
        "A from move 1: throw 5, not throw 3. 2 moves, open.",
        "A1 from move 2: 7-12, not 9-14. 1 move, open.",
        "B from move 2: 9-12, not 7-10. 1 move, open.",
    ]


def test_the_current_line_is_the_shown_one(forked: AnyTimeline) -> None:
    """Standing on a branch's node shows that branch."""
    lines = lines_of(forked)
    assert current_line(forked, lines).label == ""
    for line in lines:
        forked.stand_after(line.leaf)
        assert current_line(forked, lines).label == line.label


def test_a_finished_line_names_its_winner() -> None:
    """Open lines say so."""
    timeline = timeline_at(LAST_MOVE, "30-off")
    assert line_text(timeline, lines_of(timeline)[0]) == "Main line: 1 move, Purple won."


def test_an_empty_game_has_one_line() -> None:
    """The main line, without moves."""
    timeline = session().timeline
    lines = lines_of(timeline)
    assert [line_text(timeline, line) for line in lines] == ["Main line: 0 moves, open."]
    assert current_line(timeline, lines) is lines[0]


def test_many_branches_have_names_of_their_own() -> None:
    """Beyond Z come AA, AB and so on."""
    game = new_game("wetlands")
    timeline: AnyTimeline = Timeline(game)
    node = timeline.root
    for _ in range(10):
        moves = list(game.legal_moves(node.state))
        children = [timeline.add(node, one) for one in moves]
        node = children[0]
    labels = [line.label for line in lines_of(timeline)]
    assert len(labels) > 28
    assert len(set(labels)) == len(labels)
    assert labels[:3] == ["", "A", "B"]
    assert {"Z", "AA", "AB"} <= set(labels)


def test_deep_branches_do_not_exhaust_the_stack() -> None:
    """A branch of a branch of a branch, hundreds deep."""
    game = new_game("wetlands")
    timeline: AnyTimeline = Timeline(game)
    node = timeline.root
    for _ in range(400):
        moves = list(game.legal_moves(node.state))
        timeline.add(node, moves[0])
        node = timeline.add(node, moves[-1])
        if game.outcome(node.state) is not None:
            break
    lines = lines_of(timeline)
    assert len({line.label for line in lines}) == len(lines)


@pytest.mark.parametrize(("saved", "end"), [(8, "lost"), (9, "a draw"), (10, "Light won")])
def test_a_game_for_one_is_won_drawn_or_lost(saved: int, end: str) -> None:
    """That nobody has won does not make it a draw."""
    game = Rowan()
    board = "l1,-,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,-"
    timeline: AnyTimeline = Timeline(
        game, game.parse_position(f"{board} sky={saved - 1} pit=0,0 cave=0")
    )
    timeline.play(game.parse_move("a5-sky"))
    assert line_text(timeline, lines_of(timeline)[0]) == f"Main line: 1 move, {end}."

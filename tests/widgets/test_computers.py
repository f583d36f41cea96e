"""Seats that the computer plays: they answer, wait where no person plays, and never rewrite."""

from __future__ import annotations

import random

import pytest

from tests.widgets.tables import LAST_MOVE, THROWN, main_line, move, session, shown_line
from widgets_games import play
from widgets_games.engine.players import PLAYERS
from widgets_games.widgets import session as session_module

GREEDY = PLAYERS["greedy"]


def test_the_computer_answers_until_a_person_must_act() -> None:
    """Chance in its turn included: after a person's move it is the person's turn again."""
    at = session(THROWN, players={2: GREEDY}, dice=random.Random(1))
    at.make(move("7-10"))
    line = shown_line(at.timeline)
    assert len(line) >= 3
    assert line[1].startswith("throw")
    assert at.game.turn_of(at.frame.state) == 1
    assert at.trail[0] == 1
    assert at.trail[-1] == at.timeline.length


def test_a_computer_in_the_first_seat_begins() -> None:
    """`answer` at the start plays the computer's first turns."""
    at = session(players={1: GREEDY}, dice=random.Random(1))
    at.answer()
    assert at.game.turn_of(at.frame.state) == 2
    assert at.timeline.length > 0


def test_computers_alone_wait_to_be_asked() -> None:
    """With no person at the table nothing plays on by itself: one move at a time is asked for."""
    at = session(players={1: GREEDY, 2: GREEDY}, dice=random.Random(1))
    at.answer()
    assert at.timeline.length == 0
    for count in (1, 2, 3):
        at.let_computer_move()
        assert len(shown_line(at.timeline)) == count


def test_computers_alone_play_to_the_end() -> None:
    """The last move is made, then nothing more happens."""
    at = session(LAST_MOVE, players={1: GREEDY, 2: GREEDY}, dice=random.Random(1))
    at.let_computer_move()
    at.let_computer_move()
    assert shown_line(at.timeline) == ["30-off"]


def test_the_computer_does_not_answer_where_one_looks_back() -> None:
    """Stepping back to the computer's turn makes no move."""
    at = session(THROWN, players={2: GREEDY}, dice=random.Random(1))
    at.make(move("7-10"))
    before = main_line(at.timeline)
    at.first()
    at.next_move()
    assert main_line(at.timeline) == before
    assert len(at.timeline.leaves()) == 1


def test_a_game_without_end_is_not_played_out_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a number of moves it stops, and says so."""
    monkeypatch.setattr(session_module, "LONGEST_PLAYOUT", 40)
    table = play("ohwahree", seats={1: "random", 2: "random"}, rng_seed=1)
    table.session.play_out()
    assert len(table.timeline) == 40
    assert table.session.message is not None
    assert table.session.message.text == (
        "After 40 more moves the game is not over, and it may never be."
    )

"""A game of rules alone at the table: played by mouse and by keyboard, explained, saved, opened."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.short_race import ShortRace
from tests.widgets.tables import click, press_key, read, shown_line
from widgets_games.engine import reading, record
from widgets_games.engine.errors import RecordError
from widgets_games.games import find_game
from widgets_games.games.contract import presenter_of
from widgets_games.widgets.entry import play
from widgets_games.widgets.table import Table

NEARLY = "3,4 1 2"
"""Hare is two squares from the finish, and the coin says two."""


def test_it_is_played_to_its_end_by_mouse() -> None:
    """The tile of the coin, then that of a move, until somebody is at the finish."""
    table = play(ShortRace(), rng_seed=3)
    session = table.session
    while session.game.outcome(session.frame.state) is None:
        state = session.frame.state
        move = next(iter(session.game.legal_moves(state)))
        click(table, presenter_of(session.game).board.clicks(move)[0])
        assert session.frame.state != state, session.message
        assert session.message is None
    assert "The game is over." in read(table)
    assert "is at the finish and wins." in read(table)


def test_it_is_played_by_keyboard() -> None:
    """Enter tosses; arrows visit what may be chosen, refused moves, too; Space chooses."""
    table = play(ShortRace(), start="0,2 1 2")
    press_key(table, "ArrowDown")
    assert table.session.focus == "[run]"
    press_key(table, "ArrowDown")
    assert table.session.focus == "[wait]"
    press_key(table, " ")
    assert shown_line(table.session.timeline) == ["wait"]
    press_key(table, "Enter")
    assert len(shown_line(table.session.timeline)) == 2


def test_a_refused_move_is_explained_at_the_table() -> None:
    """The message gives the rule’s reason, and the board marks the square."""
    table = play(ShortRace(), start="0,2 1 2")
    click(table, "[run]")
    assert "Fox stands on 2 already." in read(table)
    assert "Fox stands on 2 already." in presenter_of(table.session.game).board.description(
        table.view
    )
    assert shown_line(table.session.timeline) == []


def test_each_event_can_be_stepped_through() -> None:
    """From the start to the end and back, with the sentence and the rule of each event."""
    table = play(ShortRace(), start=NEARLY, moves=["run"])
    press_key(table, "ArrowRight")
    assert "Hare runs from 3 to 5." in read(table)
    press_key(table, "ArrowRight")
    assert "Hare is at the finish and wins." in read(table)
    press_key(table, "Home")
    assert table.session.timeline.place == 0


def test_a_click_beside_the_moves_says_what_is_to_be_done() -> None:
    """A square is no move of this game: the table says so, and nothing happens."""
    table = play(ShortRace(), start="0,2 1 2")
    click(table, 4)
    assert table.session.message is not None
    assert shown_line(table.session.timeline) == []


def test_the_computer_plays_it() -> None:
    """A seat that the computer plays answers."""
    table = play(ShortRace(), start="0,2 1 2", seats={2: "random"}, rng_seed=1)
    click(table, "[wait]")
    assert table.session.actor in (None, 0, 1)
    assert len(shown_line(table.session.timeline)) >= 3


def test_its_record_is_opened_by_whoever_knows_the_game(tmp_path: Path) -> None:
    """The registry does not know it and says so; whoever passes the game reads it all."""
    table = play(ShortRace(), start=NEARLY)
    click(table, "[run]")
    path = tmp_path / "race.json"
    record.save(table.session.timeline, path)
    again = reading.load(path, lambda *_: ShortRace())
    opened = Table(ShortRace(), again)
    press_key(opened, "End")
    assert opened.session.frame == table.session.frame
    with pytest.raises(RecordError, match="there is no game 'short-race'"):
        reading.load(path, find_game)


def test_a_table_opens_a_record_of_the_game_that_was_brought_to_it(tmp_path: Path) -> None:
    """Saved at one table with its switch set, opened at another that was brought the same game."""
    path = str(tmp_path / "race.json")
    table = play(ShortRace(crowded=True), start="0,2 1 2", moves=["run"])
    table.save_record(path)
    other = play(ShortRace())
    other.open_record(path)
    assert other.session.game == ShortRace(crowded=True)
    assert shown_line(other.session.timeline) == ["run"]
    with pytest.raises(RecordError, match="there is no game 'short-race'"):
        play("wetlands").open_record(path)

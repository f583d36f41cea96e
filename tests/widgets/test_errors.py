"""What goes wrong at a table is told there, the game is unharmed, and the table works on."""

from __future__ import annotations

import json
from html import unescape
from pathlib import Path
from typing import Any

import ipywidgets
import pytest

from tests.widgets.tables import (
    button,
    buttons,
    click,
    control,
    press,
    press_key,
    read,
    shown,
    shown_line,
    table_after,
)
from widgets_games.engine.players import PLAYERS
from widgets_games.games import new_game
from widgets_games.games.wetlands.drawing.board import WetlandsBoard
from widgets_games.widgets import board_place
from widgets_games.widgets.entry import play
from widgets_games.widgets.table import Table

EVIL = "<img src=x onerror=alert(1)>&\"'"


class Fault(Exception):
    """A fault that a test puts in."""


def fail(*_: Any, **__: Any) -> Any:
    """Stands in for whatever is to fail."""
    raise Fault("no such colour")


def assert_told(table: Table) -> None:
    """The error is in the table: what failed, that the game is unharmed, and the details."""
    text = read(table)
    assert "This step failed. The game is unharmed." in text
    assert "Fault: no such colour" in text
    assert "Details for the programmer" in text
    assert "Traceback" in text
    assert "no such colour" in table.bridge.warning


def assert_works_on(table: Table) -> None:
    """After the error the table steps as before."""
    if "Dismiss" in buttons(table):
        press(table, "Dismiss")
    table.do(table.session.first)
    press(table, "Event ›")
    assert table.session.timeline.place == 1
    assert "This step failed" not in read(table)
    assert table.bridge.warning == ""


@pytest.fixture
def table() -> Table:
    """A table two moves into a game, looked at after its first."""
    made = table_after("throw 3", "7-10")
    press(made, "« Move")
    return made


@pytest.mark.parametrize("part", ["moving", "regions", "description", "flights"])
def test_a_board_that_fails_to_draw(
    table: Table, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    """The cursor moved; the message tells why the picture did not follow."""
    monkeypatch.setattr(board_place, "QUIET_SECONDS", -1.0)
    with monkeypatch.context() as broken:
        broken.setattr(WetlandsBoard, part, fail)
        press(table, "Event ›")
        assert_told(table)
    assert shown_line(table.session.timeline) == ["throw 3", "7-10"]
    assert_works_on(table)


def test_rules_that_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    """A move whose events cannot be found is not made, and can be tried again."""
    table = table_after("throw 3")
    with monkeypatch.context() as broken:
        broken.setattr(type(table.session.game), "events", fail)
        press(table, "Make the move")
        assert_told(table)
    assert shown_line(table.session.timeline) == ["throw 3"]
    press(table, "Try again")
    assert shown_line(table.session.timeline) == ["throw 3", "1-4"]
    assert_works_on(table)


def test_a_computer_player_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """The person's move stands, and the computer's can be asked for again."""
    table = play("wetlands", seats={2: "greedy"}, rng_seed=1)
    press(table, "3")
    with monkeypatch.context() as broken:
        broken.setattr(type(PLAYERS["greedy"]), "choose", fail)
        press(table, "Make the move")
        assert_told(table)
    line = shown_line(table.session.timeline)
    assert line[:2] == ["throw 3", "1-4"]
    press(table, "Dismiss")
    press(table, "Next move")
    assert len(shown_line(table.session.timeline)) > len(line)


def test_an_illegal_choice_of_a_player_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player's own bug cannot break the rules."""
    table = play("wetlands", seats={2: "greedy"}, rng_seed=1)
    press(table, "3")
    with monkeypatch.context() as broken:
        wrong = new_game("wetlands").parse_move("30-off")
        broken.setattr(type(PLAYERS["greedy"]), "choose", lambda *_: wrong)
        press(table, "Make the move")
    assert table.session.message is not None
    assert "30-off is not legal" in read(table)
    assert "30-off" not in shown_line(table.session.timeline)


@pytest.mark.parametrize("act", ["click", "key", "slider", "tab"])
def test_an_error_from_any_handler_is_told(
    table: Table, monkeypatch: pytest.MonkeyPatch, act: str
) -> None:
    """Mouse, keys, slider and tabs alike: none swallows it."""
    with monkeypatch.context() as broken:
        broken.setattr(type(table.session.presenter), "seat_score", fail)
        if act == "click":
            click(table, 7)
        elif act == "key":
            press_key(table, "ArrowLeft")
        elif act == "slider":
            control(table, "Place in the game").value = 2
        else:
            tab = next(w for w in shown(table) if hasattr(w, "selected_index"))
            tab.selected_index = 1
        assert_told(table)
        press_key(table, "Home")
        assert_told(table)
    assert_works_on(table)


@pytest.mark.parametrize("tab", [1, 2])
def test_an_error_in_a_tab_is_told(table: Table, monkeypatch: pytest.MonkeyPatch, tab: int) -> None:
    """The tabs that are drawn only when open report their errors too."""
    press(table, "Last")
    with monkeypatch.context() as broken:
        broken.setattr(type(table.session.game), "candidate_moves", fail)
        broken.setattr(type(table.session.game), "legal_moves", fail)
        next(w for w in shown(table) if hasattr(w, "selected_index")).selected_index = tab
        assert_told(table)
    assert_works_on(table)


def test_what_an_error_says_is_escaped(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its text is shown, not run."""

    def fail_badly(*_: Any) -> Any:
        raise Fault(EVIL)

    with monkeypatch.context() as broken:
        broken.setattr(WetlandsBoard, "moving", fail_badly)
        press(table, "Event ›")
        assert EVIL in unescape(raw(table))
        assert "<img src=x" not in raw(table)


def raw(table: Table) -> str:
    """All HTML of the table in sight."""
    return " ".join(w.value for w in shown(table) if isinstance(w, ipywidgets.HTML))


# ---------------------------------------------------------------------- records


@pytest.fixture
def record_bar(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table with its Set up bar open, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    table = table_after("throw 3", "7-10")
    control(table, "Set up").value = True
    return table


def test_a_saved_game_can_be_opened(record_bar: Table, tmp_path: Path) -> None:
    """With its branches; the table says what it did."""
    table = record_bar
    table.do(
        lambda: table.session.make_after(
            table.session.timeline.root, table.session.game.parse_move("throw 5")
        )
    )
    control(table, "Record").value = "my-game.json"
    press(table, "Save this game")
    assert "Saved as my-game.json." in read(table)
    assert table.bridge.announcement == "Saved as my-game.json."
    assert json.loads((tmp_path / "my-game.json").read_text("utf-8"))["variations"]
    other = play("wetlands")
    control(other, "Set up").value = True
    control(other, "Record").value = " my-game.json "
    press(other, "Open")
    assert "is open." in read(other)
    assert shown_line(other.session.timeline) == ["throw 3", "7-10"]
    assert len(other.session.timeline.leaves()) == 2
    assert other.session.timeline.place == 0


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("", "Type a name for the record first"),
        ("   ", "Type a name for the record first"),
        ("nowhere.json", "nowhere.json"),
        ("broken.json", "broken.json"),
        ("illegal.json", "moves[1]"),
        (".", "."),
        ("no\0name", "no"),
    ],
)
def test_a_record_that_cannot_be_opened(
    record_bar: Table, tmp_path: Path, path: str, sentence: str
) -> None:
    """One sentence says why, without a traceback, and the game at the table stays."""
    table = record_bar
    (tmp_path / "broken.json").write_text('{"format": "widgets-games', "utf-8")
    control(table, "Record").value = "illegal.json"
    press(table, "Save this game")
    record = json.loads((tmp_path / "illegal.json").read_text("utf-8"))
    record["moves"][1] = "1-30"
    (tmp_path / "illegal.json").write_text(json.dumps(record), "utf-8")
    before = table.session.timeline
    control(table, "Record").value = path
    press(table, "Open")
    assert table.session.message is not None
    assert table.session.message.kind == "error"
    assert sentence in read(table)
    assert "Traceback" not in read(table)
    assert "Try again" not in buttons(table)
    assert table.session.timeline is before
    press(table, "Dismiss")
    assert table.session.message is None


@pytest.mark.parametrize("path", ["missing/folder/game.json", ".", "no\0name"])
def test_a_record_that_cannot_be_saved(record_bar: Table, tmp_path: Path, path: str) -> None:
    """The sentence names the path; nothing is written."""
    table = record_bar
    control(table, "Record").value = path
    press(table, "Save this game")
    assert table.session.message is not None
    assert table.session.message.kind == "error"
    assert "Traceback" not in read(table)
    assert list(tmp_path.iterdir()) == []


def test_names_and_paths_from_outside_are_escaped(record_bar: Table, tmp_path: Path) -> None:
    """A record's names, notes and path are text, never HTML."""
    table = record_bar
    control(table, "Record").value = "a.json"
    press(table, "Save this game")
    record = json.loads((tmp_path / "a.json").read_text("utf-8"))
    record |= {"names": [EVIL, EVIL], "notes": EVIL, "tags": [EVIL]}
    (tmp_path / "evil.json").write_text(json.dumps(record), "utf-8")
    control(table, "Record").value = "evil.json"
    press(table, "Open")
    assert shown_line(table.session.timeline) == ["throw 3", "7-10"]
    assert "onerror" not in raw(table)
    control(table, "Record").value = f"{EVIL}.json"
    press(table, "Open")
    assert "<img src=x" not in raw(table)
    assert EVIL in unescape(raw(table))
    assert button(table, "Dismiss")


def test_a_saved_notebook_escapes_too(record_bar: Table) -> None:
    """The picture and text for a notebook without a kernel hold no foreign HTML."""
    bundle = record_bar._repr_mimebundle_()
    assert "onerror" not in bundle["text/html"]

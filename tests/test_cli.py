"""The command line: answers on stdout, or one line on stderr and exit code 2."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from widgets_games import commands
from widgets_games.__main__ import main
from widgets_games.engine import explore, reading
from widgets_games.games import find_game, new_game

START = "pypypypypy/........../.......... p -"
DAM = "....pyyy../........../.......... p 5"
OVER = "y........./........../.......... y -"


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> Any:
    """Runs a command; gives its exit code, and what it wrote to stdout and stderr."""

    def run(*words: str) -> tuple[int, str, str]:
        code = main(words)
        written = capsys.readouterr()
        return code, written.out, written.err

    return run


@pytest.fixture
def recorded(tmp_path: Path, cli: Any) -> Path:
    """The file of a whole game."""
    path = tmp_path / "game.json"
    path.write_text(cli("playout", "wetlands", "--rng-seed", "3")[1], "utf-8")
    return path


# ---------------------------------------------------------------------- what it answers


def test_games_lists_every_switch(cli: Any) -> None:
    """Each game with its players; each switch with its values as JSON and its default."""
    code, out, err = cli("games")
    assert (code, err) == (0, "")
    assert out.splitlines()[:3] == [
        "wetlands: Wetlands Crossing, 2 players",
        '  throw: "die" (Die, 1 to 5), "sticks" (Five sticks (our ruling)); "die" if left out',
        "  wiwun_exit (our ruling): true (yes), false (no); true if left out",
    ]
    assert [line for line in out.splitlines() if not line.startswith(" ")] == [
        "wetlands: Wetlands Crossing, 2 players",
        "ohwahree: Oh-Wah-Ree, 2 or 3 or 4 players",
        "rowan: Rowan, 1 player",
    ]


def test_games_and_trace_mark_rulings(cli: Any) -> None:
    """Each game in its own words: all switches of Rowan are playtest readings, and some rules."""
    switches = cli("games")[1].partition("rowan:")[2].splitlines()[1:]
    assert len(switches) == 8
    assert all(" (playtest reading): " in line for line in switches)
    played = Path(__file__).parents[1] / "seeds" / "records" / "rowan" / "first-game.json"
    lines = [line.split("\t") for line in cli("trace", str(played))[1].splitlines()]
    origins = {line[3]: line[4] for line in lines}
    assert origins["bear-step"] == "source"
    assert origins["highest"] == "playtest reading"
    assert origins["sky"] == "source, in part playtest reading"
    over = "-,-,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,- sky=9 pit=3,0 cave=0"
    assert cli("moves", "rowan", over)[2].endswith("(The end; playtest reading)\n")


def test_playout_prints_a_record_that_holds(cli: Any) -> None:
    """What it prints is a finished game with the switches that were asked for."""
    code, out, err = cli("playout", "wetlands", "--players", "2", "--option", 'throw="sticks"')
    assert (code, err) == (0, "")
    timeline = reading.timeline_of(reading.loads(out), find_game)
    assert timeline.game.options["throw"] == "sticks"
    assert json.loads(out)["result"]["rule"] == "aim"


def test_playout_can_be_had_again(cli: Any) -> None:
    """The same seed prints the same record; without one, two games differ."""
    seeded = [cli("playout", "wetlands", "--rng-seed", "1")[1] for _ in range(2)]
    free = [cli("playout", "wetlands")[1] for _ in range(2)]
    assert seeded[0] == seeded[1]
    assert free[0] != free[1]


def test_check_tells_what_a_record_holds(cli: Any, recorded: Path) -> None:
    """One line: the game, its moves, how it ended."""
    code, out, err = cli("check", str(recorded))
    moves = len(json.loads(recorded.read_text("utf-8"))["moves"])
    assert (code, err) == (0, "")
    assert out.startswith(f"Wetlands Crossing: {moves} moves in the main line, 0 variations. ")
    assert "wins, five pieces off" in out
    assert out.count("\n") == 1


def test_trace_follows_every_event(cli: Any, recorded: Path) -> None:
    """A JSON object per event; the last position of each step is that after the move."""
    code, out, err = cli("trace", str(recorded), "--json")
    assert (code, err) == (0, "")
    told = [json.loads(line) for line in out.splitlines()]
    fields = ["step", "move", "event", "rule", "origin", "sentence", "position"]
    assert all(list(event) == fields for event in told)
    moves = json.loads(recorded.read_text("utf-8"))["moves"]
    after = {event["step"]: (event["move"], event["position"]) for event in told}
    game = new_game("wetlands")
    state = game.initial_state()
    for number, text in enumerate(moves):
        state = game.play(state, game.parse_move(text)).after
        assert after[number] == (text, game.position_text(state))
    assert len(after) == len(moves)
    assert (told[0]["event"], told[0]["rule"]) == ("Thrown", "throw")


def test_trace_prints_a_line_an_event(cli: Any, recorded: Path) -> None:
    """Without --json it is the same, in columns."""
    lines = cli("trace", str(recorded))[1].splitlines()
    told = [json.loads(line) for line in cli("trace", str(recorded), "--json")[1].splitlines()]
    assert [line.split("\t") for line in lines] == [
        [str(value) for value in event.values()] for event in told
    ]


def test_moves_lists_the_legal_moves(cli: Any) -> None:
    """A line a move, or one JSON list; the throws where chance is to move."""
    throws = [f"throw {value}" for value in range(1, 6)]
    assert cli("moves", "wetlands", START) == (0, "\n".join(throws) + "\n", "")
    assert json.loads(cli("moves", "wetlands", START, "--json")[1]) == throws
    assert json.loads(cli("moves", "wetlands", DAM, "--json")[1]) == ["pass"]


def test_moves_says_that_the_game_is_over(cli: Any) -> None:
    """On stderr, with the rule: the answer itself is a list without moves, and no error."""
    told = "The game is over. Purple wins, five pieces off against four. (The aim)\n"
    assert cli("moves", "wetlands", OVER) == (0, "", told)
    assert cli("moves", "wetlands", OVER, "--json") == (0, "[]\n", told)


def test_switches_change_the_answer(cli: Any) -> None:
    """A five from Wi’wun is legal or not, as the switch has it."""
    position = "y........./........../.....p.... p 5"
    assert cli("moves", "wetlands", position)[1] == "26-off\n"
    assert cli("moves", "wetlands", position, "--option", "wiwun_exit=false")[1] == "pass\n"


def test_explain_tells_the_objections(cli: Any) -> None:
    """As JSON: legal or not, and each objection; a refused move is an answer, not an error."""
    code, out, err = cli("explain", "wetlands", DAM, "5-10", "--json")
    assert (code, err) == (0, "")
    assert json.loads(out) == {
        "legal": False,
        "objections": [
            {
                "rule": "dam",
                "places": [6, 7, 8],
                "sentence": "Purple’s piece on 5 cannot move to 10: "
                "Meracahe’s Dam stands on 6, 7 and 8.",
            }
        ],
    }
    legal = DAM.replace("yyy", "y..")
    assert json.loads(cli("explain", "wetlands", legal, "5-10", "--json")[1]) == {
        "legal": True,
        "objections": [],
    }
    assert cli("explain", "wetlands", legal, "5-10")[1].startswith("5-10 is legal.")


def test_perft_counts(cli: Any) -> None:
    """A number, from the start or from a position, under the switches given."""
    assert cli("perft", "wetlands", "5") == (0, "1215\n", "")
    assert cli("perft", "wetlands", "0") == (0, "1\n", "")
    assert cli("perft", "wetlands", "1", "--position", DAM) == (0, "1\n", "")
    assert cli("perft", "wetlands", "2", "--option", 'throw="sticks"') == (0, "18\n", "")


# ---------------------------------------------------------------------- what it refuses


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ([], "COMMAND"),
        (["plya"], "invalid choice"),
        (["moves"], "GAME, POSITION"),
        (["games", "extra"], "unrecognized arguments: extra"),
        (["playout", "wetland"], "did you mean 'wetlands'"),
        (["playout", "wetlands", "--players", "3"], "is played by 2 players"),
        (["playout", "wetlands", "--players", "two"], "invalid int value"),
        (["playout", "wetlands", "--rng-seed", "x"], "invalid int value"),
        (["playout", "wetlands", "--rng", "1"], "unrecognized arguments"),
        (["playout", "wetlands", "--option", "throw"], "must be name=value, not 'throw'"),
        (["playout", "wetlands", "--option", "throw=sticks"], "the value of 'throw' is not JSON"),
        (["playout", "wetlands", "--option", "throw="], "the value of 'throw' is empty"),
        (
            ["playout", "wetlands", "--option", 'throw="coin"'],
            'switch throw cannot be "coin": it takes one of "die", "sticks"',
        ),
        (
            ["playout", "wetlands", "--option", "wiwun_exit=1"],
            "switch wiwun_exit cannot be 1: it takes one of true, false",
        ),
        (["playout", "wetlands", "--option", "wiwun_exit=null"], "cannot be null: it takes"),
        (["playout", "wetlands", "--option", "wiwun_exit=[[]]"], "cannot be [[]]: it takes"),
        (["playout", "wetlands", "--option", f'throw="{"x" * 99}"'], "xxx…: it takes one of"),
        (["playout", "chess", "--option", "wiwun_exit=1"], "there is no game 'chess'"),
        (["playout", "wetlands", "--option", "throw=NaN"], "NaN"),
        (["playout", "wetlands", "--option", "throw=" + "[" * 100_000], "too deeply"),
        (["playout", "wetlands", "--option", "self=1"], "no switch 'self'"),
        (["moves", "wetlands", "nowhere"], "three parts"),
        (["moves", "wetlands", "one\ntwo three"], "row"),
        (["explain", "wetlands", DAM, "e4"], "'e4' is not a move"),
        (["explain", "wetlands", DAM, "5\n10"], "is not a move"),
        (["perft", "wetlands", "-1"], "0 or more, not '-1'"),
        (["perft", "wetlands", "deep"], "0 or more, not 'deep'"),
        (["perft", "wetlands", "2", "--position", ""], "three parts"),
        (["check", "missing.json"], "missing.json cannot be read: there is no such file"),
        (["check", "."], ". cannot be read: it is a folder"),
        (["check", "/"], "/ cannot be read: it is a folder"),
        (["check", "no/game.json"], "no/game.json cannot be read: there is no folder"),
        (["check", ""], "the path of the file is empty"),
        (["check", "a\nb"], "'a\\nb' cannot be read: there is no such file"),
        (["trace", "a\0b"], "'a\\x00b' cannot be read: its path has a character"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else None,
)
def test_bad_input_is_one_line(words: list[str], reason: str, cli: Any) -> None:
    """Exit code 2, nothing on stdout, and one line that says what was wrong."""
    code, out, err = cli(*words)
    assert (code, out) == (2, "")
    assert reason in err
    assert err.startswith("widgets-games: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("command", ["check", "trace"])
@pytest.mark.parametrize("data", [b"", b"{", b"\xff\xfe\x00", b"[" * 100_000, b"null", b"{}"])
def test_a_broken_record_is_one_line(command: str, data: bytes, tmp_path: Path, cli: Any) -> None:
    """Whatever is in the file, there is no traceback, and the line names the file."""
    path = tmp_path / "broken.json"
    path.write_bytes(data)
    code, out, err = cli(command, str(path))
    assert (code, out) == (2, "")
    assert err.startswith(f"widgets-games: {path}: ")
    assert err.count("\n") == 1


def test_help_is_an_answer(capsys: pytest.CaptureFixture[str]) -> None:
    """Asking for help is no error."""
    with pytest.raises(SystemExit) as caught:
        main(["perft", "--help"])
    assert caught.value.code == 0
    assert "DEPTH" in capsys.readouterr().out


def test_ctrl_c_stops_it_quietly(cli: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """An interrupted count ends without a traceback, with the code a shell expects."""

    def interrupted(*_: Any) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(explore, "perft", interrupted)
    assert cli("perft", "wetlands", "60") == (130, "", "")


def test_lab_says_what_is_missing(
    cli: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Without the notebooks, or without JupyterLab, one line says so."""
    monkeypatch.setattr(commands, "NOTEBOOKS", tmp_path / "none")
    monkeypatch.setattr(commands, "find_spec", lambda _: object())
    assert "they come with the source" in cli("lab")[2]
    monkeypatch.setattr(commands, "find_spec", lambda _: None)
    line = "widgets-games: JupyterLab is not installed: pip install 'widgets-games[lab]'\n"
    assert cli("lab") == (2, "", line)


def test_lab_opens_the_notebooks(cli: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """JupyterLab is started on the notebooks, and its exit code is passed on."""
    started: list[list[str]] = []

    def call(words: list[str]) -> int:
        started.append(words)
        return 7

    monkeypatch.setattr(commands, "find_spec", lambda _: object())
    monkeypatch.setattr(commands, "NOTEBOOKS", tmp_path)
    monkeypatch.setattr(subprocess, "call", call)
    assert cli("lab")[0] == 7
    assert started == [[sys.executable, "-m", "jupyterlab", str(tmp_path)]]

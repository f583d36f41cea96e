"""The command line as a process: pipes that close, full disks, terminals of any language."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from widgets_games import new_game
from widgets_games.__main__ import main
from widgets_games.engine import record
from widgets_games.engine.timeline import Timeline

ROOT = Path(__file__).parent.parent
RECORD = ROOT / "seeds" / "records" / "wetlands" / "first-game.json"
DAM = "....pyyy../........../.......... p 5"


def start(*words: str, **options: Any) -> subprocess.Popen[bytes]:
    """Start the program in a process of its own."""
    command = [sys.executable, "-m", "widgets_games", *words]
    options = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options}
    return subprocess.Popen(command, cwd=ROOT, **options)


def test_a_closed_pipe_is_no_error() -> None:
    """Whoever reads two lines and leaves, as `head` does, sees no traceback."""
    with start("trace", str(RECORD)) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 0


def test_what_there_is_one_of_is_not_counted_as_several(tmp_path: Path) -> None:
    """A record of one move with one variation is told so."""
    timeline = Timeline(new_game("wetlands"))
    timeline.play(timeline.game.parse_move("throw 3"))
    timeline.go(0)
    timeline.play(timeline.game.parse_move("throw 4"))
    path = tmp_path / "two-throws.json"
    path.write_text(record.dumps(record.record_of(timeline)), "utf-8")
    with start("check", str(path)) as running:
        told = running.communicate()[0].decode()
    assert told.startswith("Wetlands Crossing: 1 move in the main line, 1 variation. ")


def test_a_full_disk_is_one_line() -> None:
    """An answer that cannot be written is told, once."""
    if not Path("/dev/full").exists():
        pytest.skip("there is no /dev/full here")
    with Path("/dev/full").open("wb") as full:
        running = start("games", stdout=full)
        _, err = running.communicate()
    assert running.returncode == 2
    assert err.count(b"\n") == 1
    assert b"cannot be written: No space left on device" in err


def test_records_are_utf_8_in_any_language() -> None:
    """A terminal that knows only ASCII still gets its answer."""
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    running = start("explain", "wetlands", DAM, "5-10", env=environment)
    out, err = running.communicate()
    assert (running.returncode, err) == (0, b"")
    assert "Purple’s piece" in out.decode()


@pytest.mark.parametrize("game", ["wetlands", "ohwahree", "rowan"])
def test_the_last_position_of_each_step_of_a_trace_can_be_read(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """As the README says: `moves` takes it, with the switches of the record."""
    path = ROOT / "seeds" / "records" / game / "first-game.json"
    assert main(["trace", str(path)]) == 0
    lines = [line.split("\t") for line in capsys.readouterr().out.splitlines()]
    last = {line[0]: line[-1] for line in lines}
    assert last
    for position in last.values():
        assert main(["moves", game, position]) == 0

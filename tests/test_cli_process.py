"""The command line as a process: pipes that close, full disks, terminals of any language."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

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

"""The README: every command and every line of Python in it does what it says."""

from __future__ import annotations

import doctest
import re
import shlex
import shutil
import subprocess
import sys
from contextlib import chdir, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest

from widgets_games.__main__ import build_parser, main
from widgets_games.engine.explanation import Explanation
from widgets_games.widgets.comparison.comparison import Comparison
from widgets_games.widgets.entry import play
from widgets_games.widgets.keyboard import Keyboard
from widgets_games.widgets.table import Table

ROOT = Path(__file__).resolve().parents[1]
README = ROOT / "README.md"
TEXT = README.read_text("utf-8")
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")

STAYS_OPEN = {
    "python3 start.py": "opens JupyterLab and runs until it is stopped; see test_start.py",
    "python3 start.py test": "runs all tests, this one, too",
}
"""Commands that no test can run, and why."""


class Command(NamedTuple):
    """A command of the README.

    Attributes:
        words: what is typed.
        output: the file that takes what it prints; empty for the screen.
        shown: what the README says that it prints.
    """

    words: list[str]
    output: str
    shown: str


def blocks(kind: str) -> list[str]:
    """The blocks of code in a language."""
    return [text for language, text in BLOCK.findall(TEXT) if language == kind]


def commands() -> list[Command]:
    """The commands of the blocks in which a prompt comes before each."""
    found = []
    for text in blocks("console"):
        for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
            line, _, shown = part.partition("\n")
            words, _, output = line.partition(" > ")
            found.append(Command(shlex.split(words), output, shown))
    return found


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder to work in, with the recorded games."""
    here = tmp_path_factory.mktemp("readme")
    shutil.copytree(ROOT / "seeds", here / "seeds")
    return here


def assert_same(shown: str, printed: str) -> None:
    """Compare, letting … in what is shown stand for anything."""
    pattern = ".*".join(re.escape(part) for part in shown.split("…"))
    assert re.fullmatch(pattern, printed, re.DOTALL), f"shown:\n{shown}\nprinted:\n{printed}"


def test_every_block_is_in_a_language_that_is_tested() -> None:
    """No block of code is left out by these tests."""
    assert {language for language, _ in BLOCK.findall(TEXT)} == {"sh", "python", "pycon", "console"}
    assert TEXT.count("\n```") == 2 * len(BLOCK.findall(TEXT))


def test_commands_print_what_is_shown(folder: Path) -> None:
    """Each command of the command line, in the order of the README."""
    for command in commands():
        assert command.words[0] == "widgets-games"
        printed = StringIO()
        with chdir(folder), redirect_stdout(printed):
            assert main(command.words[1:]) == 0
        if command.output:
            (folder / command.output).write_text(printed.getvalue(), "utf-8")
        else:
            assert_same(command.shown, printed.getvalue())


def test_every_command_has_an_example() -> None:
    """All that the help lists is in the README; `lab` stays open and is only named."""
    listed = set(re.findall(r"^    (\w+) ", build_parser().format_help(), re.MULTILINE))
    shown = {command.words[1] for command in commands()}
    assert listed - shown == {"lab"}
    assert "`widgets-games lab`" in TEXT


def test_the_sessions_print_what_is_shown(folder: Path) -> None:
    """The blocks with `>>>`."""
    for text in blocks("pycon"):
        session = doctest.DocTestParser().get_doctest(text, {}, "README", str(README), 0)
        report = StringIO()
        with chdir(folder):
            result = doctest.DocTestRunner(verbose=False).run(session, out=report.write)
        assert result.attempted
        assert not result.failed, report.getvalue()


def test_the_lines_for_a_notebook_run(folder: Path) -> None:
    """Each of them gives something that a notebook shows."""
    for text in blocks("python"):
        head, _, calls = text.partition("\n\n")
        names: dict[str, object] = {}
        exec(head, names)
        for line in calls.splitlines():
            with chdir(folder):
                shown = eval(line, names)
            assert isinstance(shown, Table | Explanation | Comparison)


def test_what_is_not_run_is_listed_with_its_reason() -> None:
    """The commands that stay open, and no others."""
    lines = [line.split("#")[0].strip() for text in blocks("sh") for line in text.splitlines()]
    assert lines == list(STAYS_OPEN)


def test_start_says_how_it_is_used() -> None:
    """`start.py` knows the two ways of starting it."""
    help_ = subprocess.run(
        [sys.executable, ROOT / "start.py", "--help"], capture_output=True, text=True, check=True
    )
    assert "start.py [--no-browser]" in help_.stdout
    assert "start.py test" in help_.stdout


def test_the_keys_are_those_of_the_board() -> None:
    """Every key of the table means something to the board, and every key of the board is there."""
    names = {"→": "ArrowRight", "←": "ArrowLeft", "↓": "ArrowDown", "↑": "ArrowUp", "Space": " "}
    rows = re.findall(r"^\| (.+?) \| .+ \|$", TEXT, re.MULTILINE)[2:]
    words = re.sub(r"Shift \+ | and | or ", " ", " ".join(rows)).split()
    told = {names.get(word, word) for word in words}
    assert told == {"Home", "End", "Enter", "Escape", *names.values()}
    keyboard = Keyboard(play("wetlands").session)
    assert all(keyboard.command(key, shift=False) for key in told)


def test_links_lead_somewhere() -> None:
    """Every link to a file of this project has its file."""
    links = [link for link in LINK.findall(TEXT) if not link.startswith("https://")]
    assert links
    for link in links:
        assert (ROOT / link).exists(), link


def test_the_address_of_binder_opens_the_first_notebook() -> None:
    """Its owner is a placeholder and said to be one; its notebook is there."""
    project = r"https://mybinder\.org/v2/gh/(\w+)/widgets_games/HEAD"
    address = re.search(project + r"\?labpath=(\S+)\)", TEXT)
    assert address is not None
    assert address[1] == "OWNER"
    assert "OWNER is a placeholder" in TEXT
    assert (ROOT / address[2].replace("%2F", "/")).exists()


def test_the_picture_is_small_and_described() -> None:
    """It opens on a slow network, and says what it shows to those who cannot see it."""
    assert (ROOT / "docs/table.png").stat().st_size < 300_000
    described = re.search(r"!\[([^\]]{40,})\]\(docs/table\.png\)", TEXT)
    assert described is not None

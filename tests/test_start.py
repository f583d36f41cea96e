"""What start.py does and says, without installing anything."""

from __future__ import annotations

import json
import runpy
import socket
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import start
from startup import browser, environment

ROOT = Path(start.__file__).parent


class Workshop:
    """An environment in which making and installing are only written down."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[str] = []
        self.packages = ["ipycanvas", "ipywidgets"]
        self.stamp = folder / "start-stamp.json"
        monkeypatch.setattr(environment, "STAMP", self.stamp)
        monkeypatch.setattr(environment, "intact_packages", lambda: self.packages)
        monkeypatch.setattr(environment, "make_venv", lambda: self.done.append("venv"))
        monkeypatch.setattr(environment, "install", lambda extras: self.done.append(str(extras)))

    def write_stamp(self, **changes: object) -> None:
        """Writes the stamp of a finished install, with changes."""
        stamp: dict[str, Any] = {
            "origin": environment.origin(),
            "recipe": environment.recipe(),
            "extras": ["lab"],
            "packages": ["ipycanvas", "ipywidgets"],
        }
        self.stamp.write_text(json.dumps({**stamp, **changes}), "utf-8")


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    """An environment that is not there yet."""
    return Workshop(tmp_path, monkeypatch)


def test_an_old_python_is_told_so_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """The message names what is needed and what this is."""
    monkeypatch.setattr(sys, "version_info", (3, 8, 18))
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(ROOT / "start.py"))
    assert ended.value.code == "start.py: Python 3.11 to 3.14 is needed, and this is Python 3.8."


def test_start_and_the_package_ask_for_the_same_pythons() -> None:
    """The check in start.py is the one of pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    (oldest, newest) = (start.OLDEST, start.NEWEST)
    wanted = f">={oldest[0]}.{oldest[1]},<{newest[0]}.{newest[1] + 1}"
    assert project["requires-python"] == wanted


def test_the_workflow_calls_the_two_commands_on_every_python_and_system() -> None:
    """What README.md promises is what is tried for each change."""
    workflow = (ROOT / ".github/workflows/test.yml").read_text("utf-8")
    oldest, newest = start.OLDEST[1], start.NEWEST[1]
    pythons = ", ".join(f'"3.{minor}"' for minor in range(oldest, newest + 1))
    assert f"python: [{pythons}]" in workflow
    assert all(system in workflow for system in ("ubuntu", "macos", "windows"))
    assert "python start.py --no-browser" in workflow
    assert "run: python start.py test" in workflow


def test_an_unknown_argument_gives_the_usage_and_exit_2(tmp_path: Path) -> None:
    """From any folder, and without a traceback."""
    command = [sys.executable, str(ROOT / "start.py"), "--nonsense"]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    usage, error = ran.stderr.splitlines()
    assert usage.startswith("usage: start.py [--no-browser] [--port PORT] | start.py test")
    assert error == "start.py: error: unrecognized arguments: --nonsense"


def test_a_port_that_is_no_number_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """The message repeats what was given."""
    with pytest.raises(SystemExit) as ended:
        start.main(["--port", "70000"])
    assert ended.value.code == 2
    assert "'70000' is not a number from 1 to 65535" in capsys.readouterr().err


def test_a_port_in_use_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is installed before that is known."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert start.main(["--port", str(port)]) == 1
    expected = f"start.py: port {port} is in use: choose another one with --port.\n"
    assert capsys.readouterr().err == expected


def test_a_first_start_makes_and_installs(workshop: Workshop) -> None:
    """Without a stamp there is nothing to build on."""
    environment.ensure_environment("lab")
    assert workshop.done == ["venv", "['lab']"]


def test_a_second_start_does_nothing(workshop: Workshop) -> None:
    """The stamp says that all is there."""
    workshop.write_stamp()
    environment.ensure_environment("lab")
    assert workshop.done == []


def test_a_changed_pyproject_is_installed_on_top(workshop: Workshop) -> None:
    """What is there already is kept."""
    workshop.write_stamp(recipe="of yesterday")
    environment.ensure_environment("lab")
    assert workshop.done == ["['lab']"]


def test_the_tests_add_to_what_the_notebooks_need(workshop: Workshop) -> None:
    """And do not take it away."""
    workshop.write_stamp()
    environment.ensure_environment("test")
    assert workshop.done == ["['lab', 'test']"]


@pytest.mark.parametrize(
    "changes",
    [
        {"packages": ["ipycanvas", "ipywidgets", "gone"]},
        {"origin": {"python": "3.9", "folder": str(ROOT)}},
        {"origin": {"python": sys.version, "folder": "where it was before"}},
        {"packages": None},
    ],
    ids=["a lost package", "another Python", "a moved folder", "a stamp without packages"],
)
def test_a_broken_environment_is_made_anew(workshop: Workshop, changes: dict[str, object]) -> None:
    """Whatever the stamp says of the rest."""
    workshop.write_stamp(**changes)
    environment.ensure_environment("lab")
    assert workshop.done == ["venv", "['lab']"]


@pytest.mark.parametrize("text", ["", "{", "[]", '"ready"'])
def test_a_broken_stamp_counts_as_none(workshop: Workshop, text: str) -> None:
    """Half a file is no promise."""
    workshop.stamp.write_text(text, "utf-8")
    environment.ensure_environment("lab")
    assert workshop.done == ["venv", "['lab']"]


@pytest.mark.parametrize(
    ("log", "sentence"),
    [
        (
            "WARNING: Retrying after NewConnectionError\nERROR: No matching distribution",
            "the packages cannot be fetched: there is no network, or it lets nothing through.",
        ),
        (
            "Collecting numpy\nERROR: No space left on device\n\n",
            "installing failed (all of it is in {log}): ERROR: No space left on device",
        ),
        ("", "installing failed (all of it is in {log}): pip gave no reason"),
    ],
)
def test_a_failed_install_gives_its_reason(
    log: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one sentence, and without leaving a stamp."""

    def fail(_command: list[str], stdout: Any, **_how: object) -> subprocess.CompletedProcess[str]:
        stdout.write(log)
        return subprocess.CompletedProcess([], 1)

    stamp = tmp_path / "stamp"
    stamp.touch()
    monkeypatch.setattr(environment, "STAMP", stamp)
    monkeypatch.setattr(environment, "LOG", tmp_path / "log")
    monkeypatch.setattr(subprocess, "run", fail)
    with pytest.raises(environment.ProblemError) as problem:
        environment.install(["lab"])
    assert str(problem.value) == sentence.format(log=tmp_path / "log")
    assert not stamp.exists()


def test_a_python_without_venv_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Debian without python3-venv."""
    monkeypatch.setattr(environment, "find_spec", lambda _name: None)
    with pytest.raises(environment.ProblemError, match="apt-get install python3-venv"):
        environment.make_venv()


def test_an_interruption_shows_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And says that the next start mends the rest."""

    def interrupt(*_extras: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(start, "ensure_environment", interrupt)
    assert start.main([]) == 130
    assert "mends what was left half done" in capsys.readouterr().out


def test_this_environment_is_whole() -> None:
    """A package is whole while none of its files is missing: pytest is."""
    ran = subprocess.run(
        [sys.executable, "-c", environment.INTACT], capture_output=True, text=True, check=True
    )
    assert "pytest" in json.loads(ran.stdout)


def test_the_browser_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The variable wins over what is installed."""
    monkeypatch.setenv(browser.BROWSER_VARIABLE, "/opt/my chromium")
    assert browser.find_browser() == "/opt/my chromium"


def test_without_a_browser_the_tests_say_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """In one sentence that names the variable."""
    monkeypatch.delenv(browser.BROWSER_VARIABLE, raising=False)
    monkeypatch.setattr(browser, "find_browser", lambda: None)
    monkeypatch.setattr(browser, "playwrights_own", lambda: None)
    monkeypatch.setattr(browser, "install_browser", lambda: None)
    with pytest.raises(environment.ProblemError, match=browser.BROWSER_VARIABLE):
        browser.ensure_browser()

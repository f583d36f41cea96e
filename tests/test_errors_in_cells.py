"""What a learner sees below a cell that went wrong: one line, not forty."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest
from IPython.core.interactiveshell import InteractiveShell
from traitlets.config import Config

IMPORT = "from widgets_games import explain, play, replay\n"


@pytest.fixture(scope="module")
def shell(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """An IPython of its own, which keeps no history."""
    make: Any = InteractiveShell
    config = Config({"HistoryManager": {"enabled": False}})
    folder = str(tmp_path_factory.mktemp("ipython"))
    return make(config=config, ipython_dir=folder, user_module=ModuleType("cells"))


@pytest.mark.parametrize(
    ("cell", "line"),
    [
        (
            "play('chess')",
            "UnknownGame: there is no game 'chess'; the games are: ",
        ),
        (
            "explain('wetlands', 'pypypypypy/........../.......... p -', 'e4')",
            "MoveTextError: 'e4' is not a move of Wetlands Crossing: ",
        ),
        (
            "replay('no-such-file.json')",
            "StorageError: no-such-file.json cannot be read: ",
        ),
    ],
)
def test_an_error_of_ours_is_one_line(
    cell: str, line: str, shell: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    """The error's name and its sentence; where in our code it came up helps nobody."""
    result = shell.run_cell(IMPORT + cell)
    assert not result.success
    written = capsys.readouterr()
    assert written.out.startswith(line)
    assert written.out.count("\n") == 1
    assert written.err == ""


def test_an_error_of_somebody_elses_is_shown_whole(
    shell: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    """A mistake in the learner's own code keeps its traceback."""
    shell.run_cell("1 / 0")
    assert "Traceback" in capsys.readouterr().out

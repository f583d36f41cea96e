"""Record files: written whole or not at all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.engine.records import a_record, grow_branches, line, paths, whole_game
from widgets_games.engine import record
from widgets_games.engine.errors import RecordError, StorageError
from widgets_games.games import load


def test_a_file_comes_back(tmp_path: Path) -> None:
    """A saved game is loaded as it was; the file is UTF-8 and ends with a line."""
    timeline = whole_game()
    grow_branches(timeline, 5, 1)
    path = tmp_path / "game.json"
    record.save(timeline, path)
    assert paths(load(path)) == paths(timeline)
    assert path.read_text("utf-8").endswith("}\n")
    assert list(tmp_path.iterdir()) == [path]


def fail(*_: Any, **__: Any) -> None:
    """Stand in for a disk that is full."""
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize("step", ["os.fsync", "pathlib.Path.replace"])
def test_a_failed_save_leaves_the_old_file_whole(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When writing fails half way, the file is as it was and nothing lies beside it."""
    path = tmp_path / "game.json"
    record.save(line(["throw 1"]), path)
    before = path.read_bytes()
    monkeypatch.setattr(step, fail)
    with pytest.raises(StorageError, match="No space left on device"):
        record.save(whole_game(), path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_protected_file_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that may not be written is not swept aside by a rename."""
    path = tmp_path / "game.json"
    path.write_text("mine")
    monkeypatch.setattr("os.access", lambda *_: False)
    with pytest.raises(StorageError, match="write-protected"):
        record.save(line(["throw 1"]), path)
    assert path.read_text() == "mine"


@pytest.mark.parametrize("name", [".", "missing/game.json", "a\0b", "x" * 300])
def test_a_path_that_cannot_be_used_is_one_error(name: str, tmp_path: Path) -> None:
    """A folder, a missing folder, impossible names: saving and loading both say so."""
    with pytest.raises(StorageError, match="cannot be written"):
        record.save(line(["throw 1"]), tmp_path / name)
    with pytest.raises(StorageError, match="cannot be read"):
        load(tmp_path / name)
    assert not list(tmp_path.iterdir())


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    """The message about a broken file starts with its path."""
    path = tmp_path / "game.json"
    path.write_bytes(record.dumps(a_record()).encode()[:-40])
    with pytest.raises(RecordError) as caught:
        load(path)
    assert str(caught.value).startswith(f"{path}: the record is not JSON")

"""Record files: written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from tests.engine.records import a_record, grow_branches, line, paths, whole_game
from widgets_games.engine import record
from widgets_games.engine.errors import AlreadyThere, RecordError, StorageError
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
        record.save(whole_game(), path, replace=True)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_protected_file_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that may not be written is not swept aside by a rename."""
    path = tmp_path / "game.json"
    record.save(line(["throw 1"]), path)
    before = path.read_bytes()
    monkeypatch.setattr("os.access", lambda *_: False)
    with pytest.raises(StorageError, match="write-protected"):
        record.save(whole_game(), path, replace=True)
    assert path.read_bytes() == before


def test_a_record_is_replaced_only_when_that_is_asked_for(tmp_path: Path) -> None:
    """The refusal is an error of its own, which a table can answer by asking the person."""
    path = tmp_path / "game.json"
    record.save(line(["throw 1"]), path)
    before = path.read_bytes()
    with pytest.raises(AlreadyThere, match="replace=True") as caught:
        record.save(whole_game(), path)
    assert caught.value.path == path
    assert str(caught.value).startswith(f"{path} is the record of a game already")
    assert path.read_bytes() == before
    record.save(whole_game(), path, replace=True)
    assert paths(load(path)) == paths(whole_game())


@pytest.mark.parametrize(
    "data", [b"", b"mine", b"{}", b'{"format": "notebook"}', b"[]", b"\xff\x00", b"[" * 100_000]
)
@pytest.mark.parametrize("replace", [False, True])
def test_what_is_no_record_is_never_replaced(data: bytes, replace: bool, tmp_path: Path) -> None:
    """A file of somebody's that a mistyped name hits keeps every byte, whatever is asked for."""
    path = tmp_path / "lesson.ipynb"
    path.write_bytes(data)
    with pytest.raises(StorageError, match="not a record of a game") as caught:
        record.save(whole_game(), path, replace=replace)
    assert not isinstance(caught.value, AlreadyThere)
    assert path.read_bytes() == data
    assert list(tmp_path.iterdir()) == [path]


def test_a_record_that_this_package_cannot_read_counts_as_one(tmp_path: Path) -> None:
    """One of a newer version is somebody's game, too: it is asked about."""
    path = tmp_path / "game.json"
    path.write_text('{"format": "widgets-games-record", "version": 9}')
    with pytest.raises(AlreadyThere):
        record.save(whole_game(), path)


def test_a_file_that_a_link_leads_to_is_the_one_that_counts(tmp_path: Path) -> None:
    """Through a link, a file that is no record is not lost either."""
    path, link = tmp_path / "notes.txt", tmp_path / "game.json"
    path.write_text("mine")
    link.symlink_to(path)
    with pytest.raises(StorageError, match="not a record"):
        record.save(whole_game(), link, replace=True)
    assert path.read_text() == "mine"


def test_the_home_folder_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`~` at the start of a path, for saving as for loading."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    record.save(line(["throw 1"]), "~/game.json")
    assert list(tmp_path.iterdir()) == [tmp_path / "game.json"]
    assert paths(load("~/game.json")) == [["throw 1"]]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("/", "/ cannot be {}: it is a folder; the path must end with the name of a file"),
        ("~", "~ cannot be {}: it is a folder; the path must end with the name of a file"),
        ("", "the path of the file is empty: it must end with the name of a file"),
        (" ", "the path of the file is empty: it must end with the name of a file"),
        ("no/way/game.json", "no/way/game.json cannot be {}: there is no folder {folder}/no"),
        ("file/game.json", "file/game.json cannot be {}: {folder}/file is a file, not a folder"),
        (
            "a\0b",
            "'a\\x00b' cannot be {}: its path has a character that the name of no file can have",
        ),
        ("x" * 300, "x" * 300 + " cannot be {}: its name is too long for a file"),
        ("ring", "ring cannot be {}: Too many levels of symbolic links"),
        ("ring/a.json", "ring/a.json cannot be {}: Too many levels of symbolic links"),
        (
            "~nobody-of-that-name/a.json",
            "there is no home folder ~nobody-of-that-name here: ~nobody-of-that-name/a.json "
            "must start with another folder",
        ),
        (5, "the path of a file must be a text or a Path, not 5"),
        (None, "the path of a file must be a text or a Path, not None"),
        (b"game.json", "the path of a file must be a text or a Path, not b'game.json'"),
    ],
    ids=lambda value: repr(value)[:20],
)
def test_a_path_that_cannot_be_used_is_one_sentence(
    name: Any, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Folders, missing ones, impossible names: saving and loading say which path and why."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").touch()
    (tmp_path / "ring").symlink_to("ring")
    with pytest.raises(StorageError) as caught:
        record.save(line(["throw 1"]), name)
    assert str(caught.value).startswith(reason.format("written", folder=tmp_path.resolve()))
    with pytest.raises(StorageError) as caught:
        load(name)
    assert str(caught.value).startswith(reason.format("read", folder=tmp_path.resolve()))
    assert "\n" not in str(caught.value)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "ring"]


def test_a_pipe_is_neither_waited_for_nor_replaced(tmp_path: Path) -> None:
    """What is no ordinary file is left alone."""
    if not hasattr(os, "mkfifo"):
        pytest.skip("there are no pipes with names here")
    path = tmp_path / "pipe"
    os.mkfifo(path)
    with pytest.raises(StorageError, match="written: it is no ordinary file"):
        record.save(line(["throw 1"]), path)
    with pytest.raises(StorageError, match="read: it is no ordinary file"):
        load(path)


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    """The message about a broken file starts with its path."""
    path = tmp_path / "game.json"
    path.write_bytes(record.dumps(a_record()).encode()[:-40])
    with pytest.raises(RecordError) as caught:
        load(path)
    assert str(caught.value).startswith(f"{path}: the record is not JSON")

"""Which files a record may take the place of: other records, and those only if it is asked for."""

from __future__ import annotations

from widgets_games.engine import files, strict_json
from widgets_games.engine.errors import AlreadyThere, StorageError
from widgets_games.engine.fields import FORMAT
from widgets_games.engine.files import AnyPath
from widgets_games.engine.language import say


def check_replaceable(path: AnyPath, replace: bool) -> None:
    """Let through a path where no file is, and one where a record is that may be replaced.

    Raises:
        AlreadyThere: a record is there, and `replace` is false.
        StorageError: another file is there, or what is meant is no path.
    """
    if not files.is_file(path):
        return
    name = files.named(path)
    if not _says_it_is_a_record(files.read(path)):
        raise StorageError(
            say(
                "{name} is there already and not a record of a game: it is left as it is, "
                "and the game needs another name",
                name=name,
            )
        )
    if not replace:
        raise AlreadyThere(
            say(
                "{name} is the record of a game already: it is replaced only with replace=True",
                name=name,
            ),
            path,
        )


def _says_it_is_a_record(data: bytes) -> bool:
    """Whether a file names our format: its moves may be of a game that nobody knows here."""
    try:
        found = strict_json.parse(data)
    except ValueError:
        return False
    return isinstance(found, dict) and found.get("format") == FORMAT

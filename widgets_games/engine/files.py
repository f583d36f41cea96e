"""Files read and written whole, or not at all."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeAlias

from widgets_games.engine.errors import StorageError, shown
from widgets_games.engine.language import say

AnyPath: TypeAlias = str | os.PathLike[str]

_READ: Final = "{path} cannot be read: {reason}"
_WRITTEN: Final = "{path} cannot be written: {reason}"


def read(path: AnyPath) -> bytes:
    """All bytes of a file; `~` at the start of its path is the home folder.

    Raises:
        StorageError: it cannot be read.
    """
    with _told(path, _READ):
        return _ordinary_file(path, _READ).read_bytes()


def write(path: AnyPath, data: bytes) -> None:
    """Make these the bytes of a file: a new file is written beside it and takes its place.

    Raises:
        StorageError: it cannot be written; what was there before still is.
    """
    temporary: Path | None = None
    try:
        with _told(path, _WRITTEN):
            target = _ordinary_file(path, _WRITTEN)
            # A file that its owner has protected would not stop a new one from taking its place.
            if target.exists() and not os.access(target, os.W_OK):
                raise PermissionError(None, say("it is write-protected"))
            temporary = target.with_name(f".{os.urandom(8).hex()}.tmp")
            with temporary.open("xb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            temporary.replace(target)
    finally:
        if temporary is not None:
            with suppress(OSError):
                temporary.unlink(missing_ok=True)


def is_file(path: AnyPath) -> bool:
    """Whether there is an ordinary file at a path.

    Raises:
        StorageError: it is no path, or starts with a home folder that is not there.
    """
    place = _at_home(path)
    with suppress(OSError, ValueError):
        return _from_root(place).is_file()
    return False


def found_upwards(path: AnyPath) -> Path:
    """Where a file is: a path that does not start at the root may start in a folder above.

    Raises:
        StorageError: it is neither in the working folder nor in those above it, or no path.
    """
    wanted = _at_home(path)
    if wanted.is_absolute():
        return wanted
    with _told(path, _READ):
        here = Path.cwd()
    for folder in (here, *here.parents):
        with suppress(OSError, ValueError):
            if (folder / wanted).exists():
                return wanted if folder == here else folder / wanted
    where = say("there is no such file in {path}, nor in any folder above it", path=named(here))
    raise _refusal(path, _READ, where)


def named(path: AnyPath) -> str:
    """A path as a message names it, on one line."""
    text = os.fspath(path)
    return text if text.isprintable() and text.strip() else shown(text)


def _ordinary_file(path: AnyPath, template: str) -> Path:
    """Where a path leads to, which is an ordinary file or nothing yet."""
    place = _place(path)
    if place.is_dir():
        raise _refusal(
            path, template, say("it is a folder; the path must end with the name of a file")
        )
    if not place.parent.is_dir():
        raise _refusal(path, template, _missing_folder(place.parent))
    # A device or a pipe is not read to its end, and no file takes its place.
    if place.exists() and not place.is_file():
        raise _refusal(path, template, say("it is no ordinary file"))
    return place


def _place(path: AnyPath) -> Path:
    """A path from the root, links followed, with the home folder in the place of `~`."""
    return _from_root(_at_home(path))


def _from_root(place: Path) -> Path:
    """A path from the root, links followed."""
    found: Path | None = None
    # Links that lead in a ring are a RuntimeError before Python 3.13; since then they stay as
    # they are, where all other links are followed.
    with suppress(RuntimeError):
        found = place.resolve()
    if found is None or any(part.is_symlink() for part in (found, *found.parents)):
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
    return found


def _at_home(path: Any) -> Path:
    """A path with the home folder in the place of `~`."""
    if not isinstance(path, str | os.PathLike) or not isinstance(os.fspath(path), str):
        raise StorageError(
            say("the path of a file must be a text or a Path, not {path}", path=shown(path))
        )
    text = os.fspath(path)
    if not text.strip():
        raise StorageError(
            say("the path of the file is empty: it must end with the name of a file")
        )
    try:
        return Path(text).expanduser()
    except RuntimeError:  # as it is for a user who is not known here
        user = Path(text).parts[0]
        raise StorageError(
            say(
                "there is no home folder {user} here: {path} must start with another folder",
                user=user,
                path=named(path),
            )
        ) from None


def _missing_folder(folder: Path) -> str:
    """What to say of a folder that is none: the first in its path of which that is so."""
    missing = next(part for part in (*reversed(folder.parents), folder) if not part.is_dir())
    if missing.exists():
        return say("{path} is a file, not a folder", path=named(missing))
    return say("there is no folder {path}", path=named(missing))


@contextmanager
def _told(path: AnyPath, template: str) -> Iterator[None]:
    """Tell what goes wrong with a file in one sentence that names it."""
    try:
        yield
    except StorageError:  # which is an OSError, too, and has told it already
        raise
    except FileNotFoundError:
        raise _refusal(path, template, say("there is no such file")) from None
    except OSError as error:
        if error.errno == errno.ENAMETOOLONG:
            raise _refusal(path, template, say("its name is too long for a file")) from None
        raise _refusal(path, template, error.strerror or str(error)) from None
    except ValueError:  # UnicodeEncodeError is one, too.
        reason = say("its path has a character that the name of no file can have")
        raise _refusal(path, template, reason) from None


def _refusal(path: AnyPath, template: str, reason: str) -> StorageError:
    return StorageError(say(template, path=named(path), reason=reason))

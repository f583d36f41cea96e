"""Files read and written whole, or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias

from widgets_games.engine.errors import StorageError

AnyPath: TypeAlias = str | os.PathLike[str]


def read(path: AnyPath) -> bytes:
    """All bytes of a file.

    Raises:
        StorageError: it cannot be read.
    """
    try:
        return Path(path).read_bytes()
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise StorageError(f"{path} cannot be read: {_reason(error)}") from None


def write(path: AnyPath, data: bytes) -> None:
    """Make these the bytes of a file: a new file is written beside it and takes its place.

    Raises:
        StorageError: it cannot be written; what was there before still is.
    """
    temporary: Path | None = None
    try:
        target = Path(path).resolve()
        # A file that its owner has protected would not stop a new one from taking its place.
        if target.exists() and not os.access(target, os.W_OK):
            raise PermissionError(None, "it is write-protected")
        temporary = target.with_name(f".{os.urandom(8).hex()}.tmp")
        with temporary.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(target)
    except (OSError, ValueError) as error:
        raise StorageError(f"{path} cannot be written: {_reason(error)}") from None
    finally:
        if temporary is not None:
            with suppress(OSError):
                temporary.unlink(missing_ok=True)


def _reason(error: OSError | ValueError) -> str:
    return getattr(error, "strerror", None) or str(error)

"""Every error the package raises on purpose.

    WidgetsGamesError
    +-- UnknownGame        no game goes by that name; a LookupError, too
    +-- UnknownPlace       a game has no place of that name; a LookupError, too
    +-- OptionError        a switch or a number of players that the game does not have; a ValueError
    +-- NotationError      a text that cannot be read; a ValueError, too
    |   +-- MoveTextError      as a move
    |   +-- PositionError      as a position, or a position the rules cannot reach
    +-- IllegalMove        a well-written move that the rules refuse; carries the objections; a
    |                      ValueError, too
    +-- RecordError        a record that is broken, or does not follow from the rules; a ValueError
    +-- EndlessWork        a count or a game that would go on too long; a ValueError, too
    +-- StorageError       a file that cannot be read or written; an OSError, too
        +-- AlreadyThere       as there is a record that nobody said may be replaced; a
                               FileExistsError, too

The message of each is one sentence for a person: what was wrong, where, and what is expected.
"""

from __future__ import annotations

from os import PathLike
from reprlib import Repr
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from widgets_games.engine.rulebook import Objection


class WidgetsGamesError(Exception):
    """Base of all errors of this package; `str(error)` is one sentence for a person."""

    def _render_traceback_(self) -> list[str]:
        """The lines that IPython shows below a cell: where in our code it came up helps nobody."""
        return [f"{type(self).__name__}: {self}"]


class UnknownGame(WidgetsGamesError, LookupError):
    """No game goes by the name that was asked for."""


class UnknownPlace(WidgetsGamesError, LookupError):
    """A game has no place of the name that was asked for."""


class OptionError(WidgetsGamesError, ValueError):
    """A switch, a switch's value or a number of players that the game does not have."""


class NotationError(WidgetsGamesError, ValueError):
    """A text that cannot be read as what it should be."""


class MoveTextError(NotationError):
    """A text that is not a move of the game."""


class PositionError(NotationError):
    """A text that is not a position of the game, or a position the rules rule out."""


class IllegalMove(WidgetsGamesError, ValueError):
    """A move the rules refuse.

    Attributes:
        objections: all the reasons against the move, in the order of the rules.
    """

    def __init__(self, message: str, objections: tuple[Objection, ...] = ()) -> None:
        super().__init__(message)
        self.objections = objections


class RecordError(WidgetsGamesError, ValueError):
    """A record that is malformed, of another version, or that the rules do not allow."""


class EndlessWork(WidgetsGamesError, ValueError):
    """A count or a game that goes on for longer than anybody should wait, perhaps for ever."""


class StorageError(WidgetsGamesError, OSError):
    """A file that cannot be read or written; what was there before is unharmed."""


class AlreadyThere(StorageError, FileExistsError):
    """A file that is not written, as it is a record already and nobody said to replace it.

    Whoever asks the person first and hears yes saves again with `replace=True`. Any other file
    that is in the way is a plain `StorageError`: it is replaced for nobody.

    Attributes:
        path: the file, as it was given.
    """

    def __init__(self, message: str, path: str | PathLike[str]) -> None:
        super().__init__(message)
        self.path = path

    def __reduce__(self) -> tuple[type[AlreadyThere], tuple[str, str | PathLike[str]]]:
        return type(self), (str(self), self.path)


def shown(value: Any) -> str:
    """A value as a message shows it: on one line, and cut short where it is long."""
    try:
        return _REPR.repr(value)
    except ValueError:  # Python spells no number of more than 4,300 digits.
        return "a number of thousands of digits"


_REPR = Repr()
_REPR.maxstring = _REPR.maxother = _REPR.maxlong = 60

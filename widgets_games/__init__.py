"""Board games to step inside: every move explained, every refused move told why.

    from widgets_games import play, replay, explain, compare

    play("wetlands")                                   a table to play and explore at
    replay("seeds/records/wetlands/first-game.json")   a recorded game at such a table
    explain("wetlands", POSITION, "5-10")              why not, as text and picture
    compare("wetlands", MOVES, right={"throw": "sticks"})     the same moves by two rule sets

Whatever is asked for is imported when it is first asked for: the rules alone need no Jupyter.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from widgets_games.engine.errors import (
        AlreadyThere,
        IllegalMove,
        MoveTextError,
        NotationError,
        OptionError,
        PositionError,
        RecordError,
        StorageError,
        UnknownGame,
        WidgetsGamesError,
    )
    from widgets_games.engine.record import save
    from widgets_games.explanation import explain
    from widgets_games.games import GAMES, load, new_game
    from widgets_games.widgets.comparison import compare
    from widgets_games.widgets.entry import play, replay

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "AlreadyThere",
    "IllegalMove",
    "MoveTextError",
    "NotationError",
    "OptionError",
    "PositionError",
    "RecordError",
    "StorageError",
    "UnknownGame",
    "WidgetsGamesError",
    "__version__",
    "compare",
    "explain",
    "load",
    "new_game",
    "play",
    "replay",
    "save",
]

_MODULES: Final = {
    "GAMES": "games",
    "compare": "widgets.comparison",
    "explain": "explanation",
    "load": "games",
    "new_game": "games",
    "play": "widgets.entry",
    "replay": "widgets.entry",
    "save": "engine.record",
}


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = import_module(f"{__name__}.{_MODULES.get(name, 'engine.errors')}")
    value = globals()[name] = getattr(module, name)
    return value


def __dir__() -> list[str]:
    return sorted(__all__)

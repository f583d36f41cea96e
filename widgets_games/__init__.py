"""Board games to step inside: every move is explained, every refusal has its reasons.

In a notebook:

    play("wetlands")                                   a table to play and explore at
    replay("seeds/records/wetlands/first-game.json")   a recorded game at such a table
    explain("wetlands", POSITION, "5-10")              why not, as text and picture
    compare("wetlands", MOVES, right={"throw": "sticks"})     the same moves by two rule sets

In any program:

    position("rowan")                                  a value: what stands where, legal moves, odds
    load("my-game.json")                               a recorded game: moves, events, positions
    playout("rowan", rng_seed=7)                       a game played by the computer
    perft("ohwahree", 6)                               how many paths there are

Whatever is asked for is imported when it is first asked for: the rules alone need no Jupyter.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from widgets_games.calls import perft, playout, position
    from widgets_games.engine.errors import (
        AlreadyThere,
        EndlessWork,
        IllegalMove,
        MoveTextError,
        NotationError,
        OptionError,
        PositionError,
        RecordError,
        StorageError,
        UnknownGame,
        UnknownPlace,
        WidgetsGamesError,
    )
    from widgets_games.engine.players import PLAYERS
    from widgets_games.engine.record import save
    from widgets_games.explanation import explain
    from widgets_games.games import GAMES, load, new_game
    from widgets_games.widgets.comparison.comparison import compare
    from widgets_games.widgets.entry import play, replay

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "PLAYERS",
    "AlreadyThere",
    "EndlessWork",
    "IllegalMove",
    "MoveTextError",
    "NotationError",
    "OptionError",
    "PositionError",
    "RecordError",
    "StorageError",
    "UnknownGame",
    "UnknownPlace",
    "WidgetsGamesError",
    "__version__",
    "compare",
    "explain",
    "load",
    "new_game",
    "perft",
    "play",
    "playout",
    "position",
    "replay",
    "save",
]

_MODULES: Final = {
    "GAMES": "games",
    "PLAYERS": "engine.players",
    "compare": "widgets.comparison.comparison",
    "explain": "explanation",
    "load": "games",
    "new_game": "games",
    "perft": "calls",
    "play": "widgets.entry",
    "playout": "calls",
    "position": "calls",
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

"""The games, by name. A new game is one folder and one line here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from importlib import import_module
from os import PathLike
from typing import TYPE_CHECKING, Any, Final, Literal, overload

from widgets_games.engine import reading
from widgets_games.engine.errors import OptionError, UnknownGame, shown
from widgets_games.engine.game import Game
from widgets_games.engine.language import say
from widgets_games.engine.timeline import Timeline
from widgets_games.games.contract import AnyPresentedGame

if TYPE_CHECKING:
    from widgets_games.games.ohwahree.game import OhWahRee
    from widgets_games.games.rowan.game import Rowan
    from widgets_games.games.wetlands.game import WetlandsCrossing

_DOORS: Final = {
    "wetlands": "wetlands.game:WetlandsCrossing",
    "ohwahree": "ohwahree.game:OhWahRee",
    "rowan": "rowan.game:Rowan",
}
"""Where the class of each game is."""


class Games(Mapping[str, type[AnyPresentedGame]]):
    """The games by name; the code of each is loaded when it is first asked for."""

    def __getitem__(self, name: str) -> type[AnyPresentedGame]:
        module, _, kind = _DOORS[name].partition(":")
        found: type[AnyPresentedGame] = getattr(import_module(f"{__name__}.{module}"), kind)
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(_DOORS)

    def __len__(self) -> int:
        return len(_DOORS)

    def __contains__(self, name: object) -> bool:
        return name in _DOORS


GAMES: Final = Games()


def find_game(name: Any, players: int | None, options: Mapping[str, Any]) -> AnyPresentedGame:
    """The game of that name, with its switches set.

    Args:
        name: a name in `GAMES`; anything else is refused.
        players: how many play; the least the game allows if None.
        options: switches by name.

    Raises:
        UnknownGame: no game goes by that name.
        OptionError: the game has no such switch, or it does not take that value, or it is not
            played by so many.
    """
    if not isinstance(name, str) or name not in GAMES:
        near = get_close_matches(name.lower(), GAMES, n=1) if isinstance(name, str) else []
        hint = (
            say("did you mean {name!r}?", name=near[0])
            if near
            else say("the games are: {names}", names=", ".join(GAMES))
        )
        raise UnknownGame(say("there is no game {name}; {hint}", name=shown(name), hint=hint))
    # Before the call, in which a switch named like one of its parameters would clash with it.
    GAMES[name].check_options(options)
    return GAMES[name](players, **options)


def settled_game(
    game: str | Game[Any, Any, Any, Any], players: int | None, options: Mapping[str, Any]
) -> Game[Any, Any, Any, Any]:
    """A game that is given by its name, with players and switches, or as itself, without.

    Raises:
        UnknownGame: no game goes by that name, or it is neither a name nor a game.
        OptionError: see `find_game`; or players or switches come with a game that has them set.
    """
    if not isinstance(game, Game):
        return find_game(game, players, options)
    if players is not None or options:
        raise OptionError(
            say("the players and switches of {game} are set already", game=shown(game))
        )
    return game


@overload
def new_game(
    name: Literal["wetlands"], players: int | None = None, **options: Any
) -> WetlandsCrossing: ...


@overload
def new_game(name: Literal["ohwahree"], players: int | None = None, **options: Any) -> OhWahRee: ...


@overload
def new_game(name: Literal["rowan"], players: int | None = None, **options: Any) -> Rowan: ...


@overload
def new_game(name: str, players: int | None = None, **options: Any) -> AnyPresentedGame: ...


def new_game(name: str, players: int | None = None, **options: Any) -> AnyPresentedGame:
    """A game by its name, as in `new_game("wetlands", throw="sticks")`.

    Raises:
        UnknownGame, OptionError: see `find_game`.
    """
    return find_game(name, players, options)


def load(path: str | PathLike[str]) -> Timeline[Any, Any, Any]:
    """The game of a record file, replayed move by move through the rules.

    Raises:
        StorageError: the file cannot be read.
        RecordError: it is no record of a game, or the rules refuse what it says.
    """
    return reading.load(path, find_game)

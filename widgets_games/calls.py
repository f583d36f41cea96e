"""What a program asks of a game by its name: a position, a game played out, a count of paths."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from widgets_games.arguments import check_rng_seed, computer_players, read_position
from widgets_games.engine import explore
from widgets_games.engine.errors import OptionError, shown
from widgets_games.engine.game import AnyGame, Seat
from widgets_games.engine.language import say
from widgets_games.engine.position import Position
from widgets_games.engine.timeline import Timeline
from widgets_games.games import settled_game


def position(
    game: str | AnyGame, text: str | None = None, players: int | None = None, **options: Any
) -> Position[Any, Any, Any]:
    """A position of a game: a value to ask, and to play on from.

    Args:
        game: a game's name, or a game of your own.
        text: the position as text; the start of the game if left out.
        players: how many play, where the game is named; the least it allows if left out.
        options: the game's switches, where it is named, as in `throw="sticks"`.

    Raises:
        UnknownGame: no game goes by that name, or it is neither a name nor a game.
        OptionError: the game does not have such a switch, value or number of players, or it is
            given as an object, which has them set already.
        PositionError: the text is not a position of the game.
    """
    rules = settled_game(game, players, options)
    return Position(rules, rules.initial_state() if text is None else read_position(rules, text))


def playout(
    game: str | AnyGame,
    rng_seed: int | None = None,
    players: int | None = None,
    *,
    seats: Mapping[Seat, str] | None = None,
    start: str | None = None,
    **options: Any,
) -> Timeline[Any, Any, Any]:
    """A game played to its end by the computer.

    Args:
        game: a game's name, or a game of your own.
        rng_seed: to get the same game again; left out, each is another.
        players: how many play, where the game is named; the least it allows if left out.
        seats: how the computer plays a seat, as in `{2: "greedy"}`; at random if left out.
        start: the position to start from, as text; the game's own start if left out.
        options: the game's switches, where it is named.

    Raises:
        UnknownGame: no game goes by that name, or it is neither a name nor a game.
        OptionError: a switch, a value, a number of players, a seat or a player that there is not,
            or no seed.
        PositionError: the start is no position of the game.
        EndlessWork: the game is not over after 5,000 moves, and may never be.
    """
    rules = settled_game(game, players, options)
    check_rng_seed(rng_seed)
    chosen = computer_players(rules, seats)
    choosers = [
        chosen[seat].choose if seat in chosen else explore.random_move
        for seat in range(1, rules.players + 1)
    ]
    state = None if start is None else read_position(rules, start)
    return explore.playout(rules, random.Random(rng_seed), choosers, state)


def perft(
    game: str | AnyGame,
    depth: int,
    position: str | None = None,
    players: int | None = None,
    **options: Any,
) -> int:
    """How many paths of exactly that many moves there are; see `engine.explore.perft`.

    Args:
        game: a game's name, or a game of your own.
        depth: how many moves, chance's among them.
        position: the position to start from, as text; the start of the game if left out.
        players: how many play, where the game is named; the least it allows if left out.
        options: the game's switches, where it is named.

    Raises:
        UnknownGame: no game goes by that name, or it is neither a name nor a game.
        OptionError: a switch, a value or a number of players that the game does not have, or the
            depth is no whole number from 0.
        PositionError: the text is not a position of the game.
        EndlessWork: there are more than 300,000 states on the way.
    """
    rules = settled_game(game, players, options)
    if type(depth) is not int or depth < 0:
        raise OptionError(
            say("depth is a whole number, 0 or more, not {depth}", depth=shown(depth))
        )
    start = rules.initial_state() if position is None else read_position(rules, position)
    return explore.perft(rules, start, depth)

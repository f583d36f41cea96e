"""What a caller hands over, checked for its kind: Python's own complaints help no learner."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from difflib import get_close_matches
from typing import Any

from widgets_games.engine.errors import MoveTextError, OptionError, PositionError, shown
from widgets_games.engine.game import CHANCE, Game, Seat
from widgets_games.engine.language import say
from widgets_games.engine.players import Player, players_for

EXAMPLE_MOVES = 2
"""How many moves an example of a list has."""


def read_position(game: Game[Any, Any, Any, Any], position: Any) -> Any:
    """The state that a text stands for.

    Raises:
        PositionError: it is no text, or no position of the game.
    """
    if not isinstance(position, str):
        raise PositionError(
            say("a position is a text in quotes, not {position}", position=shown(position))
        )
    return game.parse_position(position)


def read_moves(game: Game[Any, Any, Any, Any], moves: Any) -> list[Any]:
    """The moves that a list of texts stands for.

    Raises:
        MoveTextError: it is no list, or one of it is no move of the game.
    """
    if isinstance(moves, str | bytes) or not isinstance(moves, Sequence):
        example = shown(_example_moves(game, moves))
        raise MoveTextError(
            say(
                "moves is a list of texts, as in {example}, not {moves}",
                example=example,
                moves=shown(moves),
            )
        )
    return [game.read_move(move) for move in moves]


def _example_moves(game: Game[Any, Any, Any, Any], given: Any) -> list[str]:
    """What could have been meant: the move that was given alone, else how a game may begin."""
    with suppress(MoveTextError):
        return [game.move_text(game.read_move(given))]
    state = game.initial_state()
    begun: list[str] = []
    while len(begun) < EXAMPLE_MOVES and (moves := list(game.legal_moves(state))):
        # The last throw is the one that more can come of.
        move = moves[-1] if game.actor(state) == CHANCE else moves[0]
        begun.append(game.move_text(move))
        state = game.unchecked_step(state, move).after
    return begun


def computer_players(game: Game[Any, Any, Any, Any], seats: Any) -> dict[Seat, Player]:
    """Who plays which seat, where it is the computer.

    Args:
        game: the game, which knows its seats.
        seats: names of players by seat, as in `{2: "greedy"}`; None if all are people.

    Raises:
        OptionError: it is not like that, or there is no such seat or no such player.
    """
    if seats is None:
        return {}
    if not isinstance(seats, Mapping):
        raise OptionError(
            say(
                "seats says which seat the computer plays, and how, as in "
                "seats={{2: 'greedy'}}; it cannot be {seats}",
                seats=shown(seats),
            )
        )
    for seat in seats:
        _check_seat(game, seat)
    return {seat: _player(game, name) for seat, name in seats.items()}


def check_rng_seed(rng_seed: Any) -> None:
    """Let through what can seed the dice.

    Raises:
        OptionError: it cannot.
    """
    if rng_seed is not None and type(rng_seed) is not int:
        raise OptionError(
            say(
                "rng_seed is a whole number, as in rng_seed=7, not {rng_seed}",
                rng_seed=shown(rng_seed),
            )
        )


def _check_seat(game: Game[Any, Any, Any, Any], seat: Any) -> None:
    if type(seat) is not int or not 1 <= seat <= game.players:
        named = zip(range(1, game.players + 1), game.seat_names, strict=False)
        seats = ", ".join(f"{number} ({name})" for number, name in named)
        raise OptionError(
            say("there is no seat {seat}; the seats are {seats}", seat=shown(seat), seats=seats)
        )


def _player(game: Game[Any, Any, Any, Any], name: Any) -> Player:
    players = players_for(game)
    if isinstance(name, str) and name in players:
        return players[name]
    near = get_close_matches(name.lower(), players, n=1) if isinstance(name, str) else []
    hint = (
        say("did you mean {name!r}?", name=near[0])
        if near
        else say("there are: {names}", names=", ".join(players))
    )
    raise OptionError(
        say(
            "{title} has no computer player {name}; {hint}",
            title=say(game.title),
            name=shown(name),
            hint=hint,
        )
    )

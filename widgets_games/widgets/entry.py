"""How a notebook opens a table: `play` a game, `replay` a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from os import PathLike
from typing import Any

from widgets_games.engine.errors import OptionError
from widgets_games.engine.game import Seat
from widgets_games.engine.players import PLAYERS, Player
from widgets_games.engine.timeline import Timeline
from widgets_games.games import load, settled_game
from widgets_games.render.board import AnyBoardGame, with_board
from widgets_games.widgets.table import Table


def play(  # noqa: PLR0913 - each is one thing that a teacher may want to set
    game: str | AnyBoardGame,
    players: int | None = None,
    *,
    seats: Mapping[Seat, str] | None = None,
    start: str | None = None,
    moves: Sequence[str] = (),
    rng_seed: int | None = None,
    **options: Any,
) -> Table:
    """A table to play and explore a game at.

    Args:
        game: a game's name, or a game of your own.
        players: how many play; the least the game allows if left out.
        seats: the seats that the computer plays, as in `{2: "greedy"}`; the others are people.
        start: a position to start from, as text.
        moves: moves made already, as text; the table stands before the first of them.
        rng_seed: makes the dice fall the same way each time; left out, they fall as they will.
        options: the game's switches, as in `throw="sticks"`.

    Raises:
        UnknownGame: no game goes by that name.
        OptionError: a switch, a value or a number of players the game does not have, or a seat
            that it does not have, or a computer player that there is not.
        PositionError: the start is no position of the game.
        MoveTextError, IllegalMove: one of the moves is none, or the rules refuse it.
    """
    rules = with_board(settled_game(game, players, options))
    first_state = None if start is None else rules.parse_position(start)
    chosen = {seat: _player(rules, seat, name) for seat, name in (seats or {}).items()}
    timeline = Timeline(rules, first_state)
    for text in moves:
        timeline.play(rules.parse_move(text))
    timeline.go(0)
    return Table(rules, timeline, chosen, rng_seed)


def replay(path: str | PathLike[str]) -> Table:
    """A table that shows a recorded game from its start.

    Args:
        path: the record's file.

    Raises:
        StorageError: the file cannot be read.
        RecordError: it is no record of a game, or the rules refuse what it says.
    """
    timeline = load(path)
    return Table(with_board(timeline.game), timeline)


def _player(game: AnyBoardGame, seat: Seat, name: str) -> Player:
    if seat not in range(1, game.players + 1):
        raise OptionError(f"there is no seat {seat!r}; the seats are 1 to {game.players}")
    if name not in PLAYERS:
        near = get_close_matches(str(name).lower(), PLAYERS, n=1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(PLAYERS)}"
        raise OptionError(f"there is no computer player {name!r}; {hint}")
    return PLAYERS[name]

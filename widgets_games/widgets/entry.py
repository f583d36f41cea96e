"""How a notebook opens a table: `play` a game, `replay` a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from os import PathLike
from typing import Any

from widgets_games.arguments import check_rng_seed, computer_players, read_moves, read_position
from widgets_games.engine.files import found_upwards
from widgets_games.engine.game import AnyGame, Seat
from widgets_games.engine.timeline import Timeline
from widgets_games.games import load, settled_game
from widgets_games.widgets.table import Table


def play(  # noqa: PLR0913 - each is one thing that a teacher may want to set
    game: str | AnyGame,
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
        UnknownGame: no game goes by that name, or it is neither a name nor a game.
        OptionError: a switch, a value or a number of players the game does not have, or a seat
            that it does not have, or a computer player that there is not, or no seed.
        PositionError: the start is no position of the game.
        MoveTextError, IllegalMove: one of the moves is none, or the rules refuse it.
    """
    rules = settled_game(game, players, options)
    first_state = None if start is None else read_position(rules, start)
    chosen = computer_players(rules, seats)
    check_rng_seed(rng_seed)
    timeline = Timeline(rules, first_state)
    for move in read_moves(rules, moves):
        timeline.play(move)
    timeline.go(0)
    return Table(rules, timeline, chosen, rng_seed)


def replay(game: str | PathLike[str] | Timeline[Any, Any, Any]) -> Table:
    """A table that shows a game that was played, from its start.

    Args:
        game: a timeline, or the file of a record. A timeline is copied: what is done at the table
            does not change it. A path that does not start at the root (or at `~`, the home folder)
            is looked for in the working folder first, then in the folders above it, the nearest
            first: a notebook in `notebooks/` reaches `seeds/` beside it.

    Raises:
        StorageError: the file is nowhere there, or cannot be read.
        RecordError: it is no record of a game, or the rules refuse what it says.
    """
    timeline = deepcopy(game) if isinstance(game, Timeline) else load(found_upwards(game))
    timeline.go(0)
    return Table(timeline.game, timeline)

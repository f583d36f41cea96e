"""Asking why a move is refused, or what it would do, of a game by its name."""

from __future__ import annotations

from typing import Any

from widgets_games.arguments import read_position
from widgets_games.engine.explanation import Explanation, explained
from widgets_games.engine.game import Game
from widgets_games.games import settled_game


def explain(
    game: str | Game[Any, Any, Any, Any],
    position: str,
    move: str,
    players: int | None = None,
    **options: Any,
) -> Explanation:
    """Why a move is refused at a position, or what it would do there.

    Args:
        game: a game or its name.
        position: the position as text.
        move: the move as text.
        players: how many play, where the game is named; the least it allows if left out.
        options: switches by name, where the game is named.

    Raises:
        UnknownGame: no game goes by that name, or it is neither a name nor a game.
        OptionError: the game does not have such a switch, value or number of players, or it is
            given as an object, which has them set already.
        PositionError: the text is not a position of the game.
        MoveTextError: the text is not a move of the game.
    """
    game = settled_game(game, players, options)
    return explained(game, read_position(game, position), move)

"""Who decides for a seat when no person does. Chance is never theirs to choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol

from widgets_games.engine.chance import Dice
from widgets_games.engine.explore import pick, random_move
from widgets_games.engine.game import CHANCE, Game
from widgets_games.engine.trace import E, M, S


class Player(Protocol):
    """Somebody who chooses moves.

    Attributes:
        name: what the program calls it.
        title: what a person calls it.
    """

    @property
    def name(self) -> str: ...  # noqa: D102 - told above

    @property
    def title(self) -> str: ...  # noqa: D102 - told above

    def choose(self, game: Game[S, M, E, Any], state: S, dice: Dice) -> M:
        """A legal move at a decision.

        Args:
            game: the rules.
            state: where a seat is to move.
            dice: what to toss where there is nothing to choose by.

        Raises:
            ValueError: chance is to move there, or the game is over.
        """


class RandomPlayer:
    """Takes any legal move, each equally likely."""

    name = "random"
    title = "Random"

    def choose(self, game: Game[S, M, E, Any], state: S, dice: Dice) -> M:
        """A legal move; see `Player.choose`."""
        _refuse_chance(game, state)
        return random_move(game, state, dice)


class GreedyPlayer:
    """Takes the move after which the game looks best for its seat, and tosses between equals."""

    name = "greedy"
    title = "Greedy"

    def choose(self, game: Game[S, M, E, Any], state: S, dice: Dice) -> M:
        """A legal move; see `Player.choose`."""
        _refuse_chance(game, state)
        seat = game.actor(state)
        values = [
            (game.appraise(game.step(state, move).after, seat), move)
            for move in game.legal_moves(state)
        ]
        best = max((value for value, _ in values), default=0)
        return pick([move for value, move in values if value == best], dice)


PLAYERS: Final[Mapping[str, Player]] = {
    player.name: player for player in (RandomPlayer(), GreedyPlayer())
}
"""The players, by name."""


def _refuse_chance(game: Game[S, M, E, Any], state: S) -> None:
    if game.outcome(state) is not None:
        raise ValueError("the game is over: there is no move to choose")
    if game.actor(state) == CHANCE:
        raise ValueError("chance is to move: that is for the dice, not for a player")

"""Who decides for a seat when no person does. Chance is never theirs to choose."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, Protocol, runtime_checkable

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

    def can_play(self, game: Game[Any, Any, Any, Any]) -> bool:
        """Whether it knows what to do in a game."""

    def choose(self, game: Game[S, M, E, Any], state: S, dice: Dice) -> M:
        """A legal move at a decision.

        Args:
            game: the rules.
            state: where a seat is to move.
            dice: what to toss where there is nothing to choose by.

        Raises:
            ValueError: chance is to move there, or the game is over.
        """


@runtime_checkable
class Weighing(Protocol):
    """A game that can count out what chance may do after each move: careful players play it."""

    def weigh(self, state: Any) -> Mapping[Any, float]:
        """How good each legal move of a decision is for who makes it; higher is better.

        Args:
            state: where a seat is to move.

        Returns:
            For each move the mean over everything that chance may do before the next decision.
        """


class RandomPlayer:
    """Takes any legal move, each equally likely."""

    name = "random"
    title = "Random"

    def can_play(self, game: Game[Any, Any, Any, Any]) -> bool:  # noqa: ARG002
        """It plays anything."""
        return True

    def choose(self, game: Game[S, M, E, Any], state: S, dice: Dice) -> M:
        """A legal move; see `Player.choose`."""
        _refuse_chance(game, state)
        return random_move(game, state, dice)


class GreedyPlayer:
    """Takes the move after which the game looks best for its seat, and tosses between equals."""

    name = "greedy"
    title = "Greedy"

    def can_play(self, game: Game[Any, Any, Any, Any]) -> bool:  # noqa: ARG002
        """It plays anything, if not well."""
        return True

    def choose(self, game: Game[S, M, E, Any], state: S, dice: Dice) -> M:
        """A legal move; see `Player.choose`."""
        _refuse_chance(game, state)
        seat = game.actor(state)
        values = [
            (game.appraise(game.unchecked_step(state, move).after, seat), move)
            for move in game.legal_moves(state)
        ]
        return _best(values, dice)


class CarefulPlayer:
    """Takes the move that is best on average over all that chance may do; tosses between equals."""

    name = "careful"
    title = "Careful"

    def can_play(self, game: Game[Any, Any, Any, Any]) -> bool:
        """It plays what counts chance out."""
        return isinstance(game, Weighing)

    def choose(self, game: Game[S, M, E, Any], state: S, dice: Dice) -> M:
        """A legal move; see `Player.choose`.

        Raises:
            ValueError: see there; or the game does not weigh its moves.
        """
        _refuse_chance(game, state)
        if not isinstance(game, Weighing):
            raise ValueError(f"{game.title} does not count out what chance may do after a move")
        weights: Mapping[M, float] = game.weigh(state)
        return _best([(value, move) for move, value in weights.items()], dice)


PLAYERS: Final[Mapping[str, Player]] = MappingProxyType(
    {player.name: player for player in (RandomPlayer(), GreedyPlayer(), CarefulPlayer())}
)
"""The players, by name."""


def players_for(game: Game[Any, Any, Any, Any]) -> dict[str, Player]:
    """The players that know what to do in a game, by name."""
    return {name: player for name, player in PLAYERS.items() if player.can_play(game)}


def _best(values: list[tuple[float, M]], dice: Dice) -> M:
    """One of the moves of the highest value, each equally likely."""
    best = max((value for value, _ in values), default=0)
    return pick([move for value, move in values if value == best], dice)


def _refuse_chance(game: Game[S, M, E, Any], state: S) -> None:
    if game.outcome(state) is not None:
        raise ValueError("the game is over: there is no move to choose")
    if game.actor(state) == CHANCE:
        raise ValueError("chance is to move: that is for the dice, not for a player")

"""Playing on by chance, and counting all the ways a game can go on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias, TypeVar

from widgets_games.engine.chance import Dice
from widgets_games.engine.errors import EndlessWork
from widgets_games.engine.game import CHANCE, Game
from widgets_games.engine.language import say
from widgets_games.engine.timeline import Timeline
from widgets_games.engine.trace import E, M, S

T = TypeVar("T")

LONGEST_PLAYOUT: Final = 5_000
"""Moves of a game that is played out, at most: by some rules a game can go on for ever."""
MOST_STATES: Final = 300_000
"""States that a count of paths looks at, at most; they are held in memory."""

Chooser: TypeAlias = Callable[[Game[S, M, E, Any], S, Dice], M]
"""Who decides for a seat: given the game, a state and dice to toss, a legal move."""


def pick(choices: Sequence[T], dice: Dice) -> T:
    """One of several things, each equally likely."""
    return choices[int(dice.random() * len(choices))]


def random_move(game: Game[S, M, E, Any], state: S, dice: Dice) -> M:
    """A move of whoever is to move: by the odds for chance, else any legal one, equally likely.

    Raises:
        ValueError: the game is over.
    """
    if game.outcome(state) is not None:
        raise ValueError("the game is over: there is no move to choose")
    if game.actor(state) == CHANCE:
        return game.draw(state, dice)
    # Who acts, and that the game goes on, is known: `legal_moves` would ask again.
    return pick(tuple(game._legal_at_decision(state)), dice)


def playout(
    game: Game[S, M, E, Any],
    dice: Dice,
    choosers: Sequence[Chooser[S, M, E]] = (),
    start: S | None = None,
) -> Timeline[S, M, E]:
    """A game played to its end.

    Args:
        game: the rules.
        dice: what chance draws from, and the players where they toss for a move.
        choosers: who decides for each seat, in order; all at random if left out.
        start: the state to start from; the game's own if left out.

    Returns:
        The whole game, with the cursor at its end.

    Raises:
        EndlessWork: it is not over after `LONGEST_PLAYOUT` moves.
    """
    timeline = Timeline(game, start)
    node = timeline.root
    while game.outcome(node.state) is None:
        if node.depth == LONGEST_PLAYOUT:
            raise EndlessWork(
                say(
                    "this game of {title} is not over after {most:,} moves: it may go on for ever",
                    title=say(game.title),
                    most=LONGEST_PLAYOUT,
                )
            )
        seat = game.actor(node.state)
        chooser = choosers[seat - 1] if choosers and seat != CHANCE else random_move
        node = timeline.add(node, chooser(game, node.state, dice))
    timeline.go(timeline.length)
    return timeline


def perft(game: Game[S, M, E, Any], state: S, depth: int) -> int:
    """How many paths of exactly `depth` moves lead on from a state.

    Chance branches, once an outcome, and counts as a move. Games that end earlier count nothing.
    Paths that meet in one state are counted together: states are equal only if they play alike.

    Raises:
        ValueError: the depth is negative.
        EndlessWork: there are more than `MOST_STATES` states on the way.
    """
    if depth < 0:
        raise ValueError(f"a depth is 0 or more, not {depth}")
    paths_to: Counter[S] = Counter({state: 1})
    passed = 0
    for done in range(depth):
        further: Counter[S] = Counter()
        for reached, paths in paths_to.items():
            for move in game.legal_moves(reached):
                further[game.unchecked_step(reached, move).after] += paths
            if passed + len(further) > MOST_STATES:
                raise EndlessWork(
                    say(
                        "there are more than {most_states:,} states within {depth} moves, "
                        "too many to count: a depth of {done} can be counted",
                        most_states=MOST_STATES,
                        depth=depth,
                        done=done,
                    )
                )
        passed += len(further)
        paths_to = further
    return paths_to.total()


def divide(game: Game[S, M, E, Any], state: S, depth: int) -> dict[M, int]:
    """The count of `perft`, split by the first move.

    Raises:
        ValueError: the depth is not at least 1.
    """
    if depth < 1:
        raise ValueError(f"a depth to divide is 1 or more, not {depth}")
    return {
        move: perft(game, game.unchecked_step(state, move).after, depth - 1)
        for move in game.legal_moves(state)
    }

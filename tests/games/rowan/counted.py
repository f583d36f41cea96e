"""What the Bear's turn does, by playing every way its dice can fall through the game itself."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from fractions import Fraction
from itertools import product
from typing import Final, NamedTuple

from widgets_games.engine.game import CHANCE
from widgets_games.games.rowan.game import Rowan
from widgets_games.games.rowan.rules import bear_events, events
from widgets_games.games.rowan.rules.cells import Cell
from widgets_games.games.rowan.rules.moves import Move, Rain, Roll
from widgets_games.games.rowan.rules.state import State


class End(NamedTuple):
    """How a turn went: the cells where the Bear met light stacks, and the light pieces lost."""

    met: frozenset[Cell]
    lost: int


Ends = dict[End, Fraction]

IN_EVERY_ORDER: Final = 2
"""So many dice fall in few enough orders to try each."""


class Seen(NamedTuple):
    """What comes of a turn: chances by cell, the chance of any, and the mean of pieces lost."""

    hits: dict[Cell, Fraction]
    any_hit: Fraction
    loss: Fraction


def play_all(game: Rowan, state: State) -> Seen:
    """Every way in which the dice of a turn can fall, from the roll that is due."""
    ends = _ends(game, state, {})
    assert sum(ends.values()) == 1
    lit = [cell for cell, standing in enumerate(state.cells) if standing > 0]
    return Seen(
        {cell: sum((p for end, p in ends.items() if cell in end.met), Fraction(0)) for cell in lit},
        sum((p for end, p in ends.items() if end.met), Fraction(0)),
        sum((p * end.lost for end, p in ends.items()), Fraction(0)),
    )


def met(events: tuple[events.Event, ...]) -> frozenset[Cell]:
    """The cells where the Bear met light stacks."""
    return frozenset(event.cell for event in events if isinstance(event, bear_events.Met))


def lost(before: State, after: State) -> int:
    """How many light pieces have gone to the Pit."""
    return after.pit[0] - before.pit[0]


def _ends(game: Rowan, state: State, known: dict[State, Ends]) -> Ends:
    if game.outcome(state) is not None or game.actor(state) != CHANCE:
        return {End(frozenset(), 0): Fraction(1)}
    # What is told of the turn so far changes nothing of what follows.
    state = state._replace(rained=(), pit=(0, 0), rolled=state.agenda)
    if state in known:
        return known[state]
    found: dict[End, Fraction] = defaultdict(Fraction)
    for move, chance in _falls(game, state):
        step = game.unchecked_step(state, move)
        here = met(step.events)
        for end, p in _ends(game, step.after, known).items():
            key = End(here | end.met, lost(state, step.after) + end.lost)
            found[key] += p * chance
    known[state] = dict(found)
    return known[state]


def _falls(game: Rowan, state: State) -> Iterable[tuple[Move, Fraction]]:
    """What may fall: one or two dice in every order, more of them once for each sorted roll."""
    if not state.due:
        return ((Rain(face), Fraction(1, 6)) for face in range(1, 7))
    if state.due > IN_EVERY_ORDER:
        return game.odds(state)
    every = product(range(1, 7), repeat=state.due)
    return ((Roll(dice), Fraction(1, 6**state.due)) for dice in every)

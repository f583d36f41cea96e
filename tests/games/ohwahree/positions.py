"""Positions of Oh-Wah-Ree for the tests, and what can be asked of them in one line."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from widgets_games.engine.rulebook import Place
from widgets_games.games.ohwahree.game import OhWahRee
from widgets_games.games.ohwahree.rules.events import Event
from widgets_games.games.ohwahree.rules.ring import arcs
from widgets_games.games.ohwahree.rules.state import State

GAME = OhWahRee()
GRAND = OhWahRee(grand=True)
CHOICE = OhWahRee(direction="choice")
OWARE = OhWahRee(preset="oware")
THREE = OhWahRee(3)
FOUR = OhWahRee(4)


class Told(NamedTuple):
    """An event as a learner meets it."""

    kind: str
    rule: str
    sentence: str


@cache
def playing(players: int = 2, **options: Any) -> OhWahRee:
    """The game for so many players, with these switches."""
    return OhWahRee(players, **options)


def position(
    pits: str,
    to_move: int = 1,
    captured: tuple[int, ...] | None = None,
    game: OhWahRee = GAME,
    owners: str | None = None,
) -> State:
    """The state with so many pebbles in the pits a to l, written with spaces between."""
    counts = ",".join(pits.split())
    whose = owners or "".join(map(str, arcs(game.players)))
    trays = ",".join(map(str, captured or (0,) * game.players))
    return game.parse_position(f"{counts} {whose} {to_move} {trays}")


def pits(state: State) -> str:
    """How many pebbles lie in the pits a to l, with spaces between."""
    return " ".join(map(str, state.pits))


def legal(state: State, game: OhWahRee = GAME) -> list[str]:
    """The texts of the legal moves."""
    return [game.move_text(move) for move in game.legal_moves(state)]


def reasons(
    state: State, move: str, game: OhWahRee = GAME
) -> list[tuple[str, tuple[Place, ...], str]]:
    """The rule, the places and the sentence of every objection to a move, in their order."""
    found = game.objections(state, game.parse_move(move))
    return [(rule, places, str(sentence)) for rule, places, sentence in found]


def after(state: State, moves: str, game: OhWahRee = GAME) -> State:
    """The state after legal moves, written with spaces between."""
    for move in moves.split():
        state = game.play(state, game.parse_move(move)).after
    return state


def events(state: State, move: str, game: OhWahRee = GAME) -> tuple[Event, ...]:
    """The events of a legal move."""
    return game.play(state, game.parse_move(move)).events


def told(state: State, move: str, game: OhWahRee = GAME) -> list[Told]:
    """The events of a legal move, as they are told."""
    book = game.rulebook
    return [
        Told(type(event).__name__, book.cause(event).id, str(book.tell(event)))
        for event in events(state, move, game)
    ]


def kinds(state: State, move: str, game: OhWahRee = GAME) -> list[str]:
    """The kinds of the events of a legal move, in order."""
    return [event.kind for event in told(state, move, game)]


def saying(state: State, move: str, rule: str, game: OhWahRee = GAME) -> list[str]:
    """The sentences of a legal move's events that a rule caused."""
    return [event.sentence for event in told(state, move, game) if event.rule == rule]

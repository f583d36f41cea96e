"""Positions of Wetlands Crossing for the tests, and what can be asked of them in one line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from widgets_games.engine.rulebook import Place
from widgets_games.games.wetlands.game import WetlandsCrossing
from widgets_games.games.wetlands.rules import events as e
from widgets_games.games.wetlands.rules.path import domains_of
from widgets_games.games.wetlands.rules.state import State

GAME = WetlandsCrossing()
NO_FIVE = WetlandsCrossing(wiwun_exit=False)
STICKS = WetlandsCrossing(throw="sticks")
BROKEN = WetlandsCrossing(dam_split="broken")


class Told(NamedTuple):
    """An event as a learner meets it."""

    kind: str
    rule: str
    sentence: str


def position(
    purple: Iterable[int] = (),
    yellow: Iterable[int] = (),
    throw: int | str = "-",
    to_move: str = "p",
) -> State:
    """The state with these pieces on the board; all others are off."""
    squares = ["."] * 30
    for letter, domains in (("p", purple), ("y", yellow)):
        for domain in domains:
            assert squares[domain - 1] == ".", f"two pieces on {domain}"
            squares[domain - 1] = letter
    path = "".join(squares)
    return GAME.parse_position(f"{path[:10]}/{path[10:20]}/{path[20:]} {to_move} {throw}")


def domains(state: State) -> tuple[list[int], list[int]]:
    """Where Purple's and Yellow's pieces stand."""
    purple, yellow = state.pieces
    return list(domains_of(purple)), list(domains_of(yellow))


def legal(state: State, game: WetlandsCrossing = GAME) -> set[str]:
    """The texts of the legal moves."""
    return {game.move_text(move) for move in game.legal_moves(state)}


def reasons(
    state: State, move: str, game: WetlandsCrossing = GAME
) -> list[tuple[str, tuple[Place, ...]]]:
    """The rule and the places of every objection to a move, in the order they are given."""
    found = game.objections(state, game.parse_move(move))
    return [(objection.rule, objection.places) for objection in found]


def why_not(state: State, move: str, game: WetlandsCrossing = GAME) -> list[str]:
    """The sentences of all objections to a move."""
    return [str(objection.sentence) for objection in game.objections(state, game.parse_move(move))]


def after(state: State, move: str, game: WetlandsCrossing = GAME) -> State:
    """The state after a legal move."""
    return game.play(state, game.parse_move(move)).after


def events(state: State, move: str, game: WetlandsCrossing = GAME) -> tuple[e.Event, ...]:
    """The events of a legal move."""
    return game.play(state, game.parse_move(move)).events


def told(state: State, move: str, game: WetlandsCrossing = GAME) -> list[Told]:
    """The events of a legal move, as they are told."""
    book = game.rulebook
    return [
        Told(type(event).__name__, book.cause(event).id, str(book.tell(event)))
        for event in events(state, move, game)
    ]


def kinds(state: State, move: str, game: WetlandsCrossing = GAME) -> list[str]:
    """The kinds of the events of a legal move, in order."""
    return [event.kind for event in told(state, move, game)]


def the(events_of_move: Iterable[Any], kind: type[Any]) -> Any:
    """The one event of a kind."""
    found = [event for event in events_of_move if isinstance(event, kind)]
    assert len(found) == 1, f"{len(found)} events of {kind.__name__}"
    return found[0]

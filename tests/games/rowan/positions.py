"""Positions of Rowan for the tests, and what can be asked of them in one line."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from widgets_games.engine.rulebook import Place
from widgets_games.games.rowan.game import Rowan
from widgets_games.games.rowan.rules import events
from widgets_games.games.rowan.rules.cells import LETTERS, name_of
from widgets_games.games.rowan.rules.state import State

GAME = Rowan()


class Told(NamedTuple):
    """An event as a learner meets it."""

    kind: str
    rule: str
    sentence: str


@cache
def playing(**options: Any) -> Rowan:
    """The game with these switches."""
    return Rowan(**options)


def position(
    stacks: str, sky: int = 0, pit: tuple[int, int] = (0, 0), cave: int = 0, game: Rowan = GAME
) -> State:
    """The state with these stacks, written as in `c1=l3 d2=b1`, and nothing else on the board."""
    standing = dict(stack.split("=") for stack in stacks.split())
    rows = "/".join(
        ",".join(standing.pop(f"{letter}{row}", "-") for letter in LETTERS)
        for row in range(game.terms.rows, 0, -1)
    )
    assert not standing, f"no such cells: {standing}"
    return game.parse_position(f"{rows} sky={sky} pit={pit[0]},{pit[1]} cave={cave}")


def stacks(state: State) -> str:
    """What stands on the board, as `position` takes it, from a1 along the rows."""
    return " ".join(
        f"{name_of(cell)}={'l' if standing > 0 else 'b'}{abs(standing)}"
        for cell, standing in enumerate(state.cells)
        if standing
    )


def legal(state: State, game: Rowan = GAME) -> list[str]:
    """The texts of the legal moves."""
    return [game.move_text(move) for move in game.legal_moves(state)]


def legal_with(state: State, cell: str, game: Rowan = GAME) -> list[str]:
    """Where the stack on a cell may go, in alphabetical order."""
    return sorted(text[3:] for text in legal(state, game) if text.startswith(f"{cell}-"))


def reasons(
    state: State, move: str, game: Rowan = GAME
) -> list[tuple[str, tuple[Place, ...], str]]:
    """The rule, the places and the sentence of every objection to a move, in their order."""
    found = game.objections(state, game.parse_move(move))
    return [(rule, places, str(sentence)) for rule, places, sentence in found]


def rules_against(state: State, move: str, game: Rowan = GAME) -> list[str]:
    """The rules that refuse a move, in their order."""
    return [rule for rule, _, _ in reasons(state, move, game)]


def after(state: State, moves: str, game: Rowan = GAME) -> State:
    """The state after legal moves, written with commas between: `c1-pass, roll 2 6`."""
    for move in moves.split(", "):
        state = game.play(state, game.parse_move(move)).after
    return state


def happened(state: State, moves: str, game: Rowan = GAME) -> tuple[events.Event, ...]:
    """The events of the last of some legal moves, written with commas between."""
    *before, last = moves.split(", ")
    start = after(state, ", ".join(before), game) if before else state
    return game.play(start, game.parse_move(last)).events


def told(state: State, moves: str, game: Rowan = GAME) -> list[Told]:
    """The events of the last of some legal moves, as they are told."""
    book = game.rulebook
    return [
        Told(type(event).__name__, book.cause(event).id, str(book.tell(event)))
        for event in happened(state, moves, game)
    ]


def kinds(state: State, moves: str, game: Rowan = GAME) -> list[str]:
    """The kinds of the events of the last of some legal moves."""
    return [event.kind for event in told(state, moves, game)]


def saying(state: State, moves: str, rule: str, game: Rowan = GAME) -> list[str]:
    """The sentences that a rule caused in the last of some legal moves."""
    return [event.sentence for event in told(state, moves, game) if event.rule == rule]

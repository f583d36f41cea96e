"""Every word of the board and of the account is true of the position beside it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import pytest

from tests.games.rowan.pictures import AnyFrame, played_frames
from tests.games.rowan.positions import playing
from widgets_games.engine.explore import random_move
from widgets_games.engine.trace import Frame
from widgets_games.games.rowan.drawing.agenda import agenda
from widgets_games.games.rowan.drawing.event_marks import happening
from widgets_games.games.rowan.game import Rowan
from widgets_games.games.rowan.rules.cells import COLUMNS, LETTERS, name_of
from widgets_games.games.rowan.rules.state import State

GAMES: Final = 12
"""So many are walked with each set of switches."""

SWITCHES: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"rows": 3, "bear_cave": 3},
    {"highest": "tallest"},
    {"dead_bear": "cave", "bear_start": (4, 4, 4, 4, 4)},
    {"rain": "end"},
    {"max_turns": 5},
)


def standing(state: State, cell: str) -> int:
    """What stands on the cell of that name."""
    return state.cells[(int(cell[1]) - 1) * COLUMNS + LETTERS.index(cell[0])]


def bears(state: State, column: str) -> list[str]:
    """The cells of the Bear's stacks in a column."""
    cells = [cell for cell, height in enumerate(state.cells) if height < 0]
    return [name_of(cell) for cell in cells if name_of(cell)[0] == column]


def height(state: State, cell: str) -> int:
    """How many pieces stand on a cell, or are in the air above it."""
    in_air = state.air is not None and name_of(state.air.cell) == cell
    return state.air.height if in_air and state.air else abs(standing(state, cell))


TRUE: Final[dict[str, Callable[[Rowan, State, re.Match[str]], bool]]] = {
    r"Column (\w) Its highest Bear stack steps down":
        lambda _, state, found: any(cell[1] != "1" for cell in bears(state, found[1])),
    r"Column (\w) Its highest Bear stack goes to the Ground":
        lambda _, state, found: any(cell[1] == "1" for cell in bears(state, found[1])),
    r"Column (\w) No Bear stack is there: the Cave sends":
        lambda _, state, found: not bears(state, found[1]) and state.cave > 0,
    r"Column (\w) No Bear stack is there, and the Cave is empty":
        lambda _, state, found: not bears(state, found[1]) and not state.cave,
    r"Column (\w) has no Bear stack":
        lambda _, state, found: not bears(state, found[1]),
    r"Cave is empty":
        lambda _, state, __: not state.cave,
    r"(\w\d) is empty":
        lambda _, state, found: not standing(state, found[1]),
    r"(\d) pieces? on (\w\d)|[Ff]ive on (\w\d)":
        lambda _, state, found: height(state, found[2] or found[3]) == int(found[1] or 5),
    r"Bear’s (?:stack of (\d)|single piece) on (\w\d) is the highest":
        lambda _, state, found: standing(state, found[2]) == -int(found[1] or 1),
    r"(\d+) (?:is|are) home":
        lambda _, state, found: state.sky == int(found[1]),
    r"(\d+) (?:is|are) not home":
        lambda _, state, found: int(found[1]) == sum(n for n in state.cells if n > 0),
    r"(\d+) pieces? on the Ground rains? now|the (\d+) pieces on the Ground rain\b":
        lambda _, state, found: len(state.ground) == int(found[1] or found[2]),
    r"Sky, which holds (\d+)":
        lambda _, state, found: state.sky == int(found[1]),
    r"Cave, which holds (\d+)|Cave sends .* and has (\d+) left|Cave takes .* holds (\d+) now":
        lambda _, state, found: state.cave == int(found[1] or found[2] or found[3]),
    r"which holds (\d+) of Light’s and (\d+) of the Bear’s":
        lambda _, state, found: state.pit == (int(found[1]), int(found[2])),
    r"Light is next":
        lambda game, state, _: game.outcome(state) is None and game.actor(state) == 1,
    r"[Nn]o turn is left":
        lambda game, state, _: game.outcome(state) is not None,
    r"No light piece is left":
        lambda _, state, __: max(state.cells) <= 0,
    r"with (?:only )?(\d+) pieces? in the Sky|You win (\d+) in|You lose (\d+) in":
        lambda _, state, found: state.sky == int(found[1] or found[2] or found[3]),
    r"Twelve climb":
        lambda _, state, __: sum(n for n in state.cells if n > 0) == 12,
}  # fmt: skip
"""What may be said, and whether it is so."""

SLIP: Final = re.compile(r"\b1 (cells|pieces|pairs|dice|are|meet|turns|stacks)\b|\blanes?\b|\{|\}")


def told(game: Rowan, frame: AnyFrame) -> list[str]:
    """What is written beside the board, on the agenda, and in the account."""
    saying = happening(frame, game.terms, preview=False).saying
    found = [f"{saying.head} {saying.body}"]
    if frame.event is not None:
        found.append(str(game.rulebook.tell(frame.event)))
    if items := agenda(frame):
        found += [item.label for item in items.items]
    return found


def walked(options: dict[str, Any]) -> Iterator[tuple[Rowan, AnyFrame]]:
    """Every frame of some games played at random."""
    game, dice = playing(**options), Random(7)
    for _ in range(GAMES):
        state = game.initial_state()
        while game.outcome(state) is None:
            step = game.play(state, random_move(game, state, dice))
            for index, event in enumerate(step.events, 1):
                state = game.evolve(state, event)
                yield game, Frame(state, step, index)


def check(game: Rowan, frame: AnyFrame) -> set[str]:
    """See that all that is told of a frame is so: the claims that it made."""
    claims = set()
    for words in told(game, frame):
        assert not SLIP.search(words), words
        for claim, is_so in TRUE.items():
            if found := re.search(claim, words):
                claims.add(claim)
                assert is_so(game, frame.state, found), (words, game.position_text(frame.state))
    return claims


@pytest.mark.parametrize("options", SWITCHES, ids=str)
def test_what_is_told_in_a_game_is_true_of_the_position_beside_it(options: dict[str, Any]) -> None:
    """In games played at random, with every switch."""
    claims = set[str]()
    for game, frame in walked(options):
        claims |= check(game, frame)
    assert len(claims) >= 10


def test_what_is_told_in_the_pictures_is_true_and_every_claim_is_among_it() -> None:
    """They hold every kind of event; the claims are those that the walks are held to."""
    claims = set[str]()
    for game, frame in [*played_frames(), *walked({}), *walked({"max_turns": 5})]:
        claims |= check(game, frame)
    assert claims == set(TRUE)


def test_a_die_that_names_a_column_without_a_bear_stack_is_not_told_to_move_one() -> None:
    """The Cave sends none either, as it is empty."""
    game = playing()
    state = game.parse_position(
        "b2,-,-,-,-/-,-,-,-,-/-,-,l2,-,-/-,-,-,-,-/-,-,-,-,- sky=9 pit=0,0 cave=0"
    )
    state = game.play(state, game.parse_move("c3-pass")).after
    step = game.play(state, game.parse_move("roll 2 4"))
    frame = Frame(game.fold(state, step.events[:3]), step, 3)
    assert told(game, frame)[0] == "Column b No Bear stack is there, and the Cave is empty."

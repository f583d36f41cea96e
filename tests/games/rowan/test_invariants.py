"""What holds in every position of Rowan, whatever the rules make of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contract.checks import check_rest, check_step
from tests.games.rowan.positions import GAME, after, legal, playing
from tests.games.rowan.referee import Referee
from widgets_games.engine.game import CHANCE
from widgets_games.games.rowan.game import Rowan
from widgets_games.games.rowan.rules.cells import COLUMNS, SKY, name_of
from widgets_games.games.rowan.rules.moves import Go, Rain, Roll
from widgets_games.games.rowan.rules.state import State

BEARS = tuple(
    playing(rows=rows, highest=highest, dead_bear=dead, rain=rain)
    for rows, highest, dead, rain in product(
        (3, 5), ("nearest", "tallest"), ("pit", "cave"), ("now", "end")
    )
)
every_bear = pytest.mark.parametrize("game", BEARS, ids=repr)

FACES = st.integers(1, 6)


@st.composite
def states(draw: st.DrawFn, game: Rowan) -> State:
    """A position where Light is to move."""
    cells = [0] * (game.terms.rows * COLUMNS)
    places = st.tuples(st.integers(0, len(cells) - 1), st.integers(-5, 5))
    left = 12
    for cell, standing in draw(st.lists(places, max_size=16)):
        height = standing if standing < 0 else min(standing, left)
        if not cells[cell]:
            cells[cell] = height
            left -= max(0, height)
    if max(cells) <= 0:
        cells[draw(st.integers(0, len(cells) - 1))] = 1
        left -= 1
    return State(tuple(cells), sky=draw(st.integers(0, left)), cave=draw(st.integers(0, 12)))


@every_bear
@settings(max_examples=20, deadline=None)
@given(data=st.data())
def test_every_position_keeps_what_a_game_promises(game: Rowan, data: st.DataObject) -> None:
    """Also positions that no game is likely to reach; every piece is somewhere at every event."""
    state = data.draw(states(game))
    move = data.draw(st.sampled_from(list(game.legal_moves(state))))
    step = game.play(state, move)
    while True:
        check_rest(game, step.before)
        check_step(game, step)
        state = step.after
        if game.outcome(state) is not None or game.actor(state) != CHANCE:
            break
        fallen = Roll(data.draw(st.tuples(*[FACES] * state.due))) if state.due else None
        step = game.play(state, fallen or Rain(data.draw(FACES)))
    check_rest(game, state)


@every_bear
@settings(max_examples=80, deadline=None)
@given(data=st.data())
def test_the_bear_does_what_a_slow_referee_says(game: Rowan, data: st.DataObject) -> None:
    """Whatever the dice and the rain."""
    start = data.draw(states(game))
    chosen = data.draw(st.sampled_from([c for c, height in enumerate(start.cells) if height > 0]))
    state = game.play(start, Go(chosen, chosen)).after
    dice = data.draw(st.lists(FACES, min_size=state.due, max_size=state.due))
    fallen: list[int] = []

    def rain() -> Iterator[int]:
        while True:
            fallen.append(data.draw(FACES))
            yield fallen[-1]

    board = {name_of(cell): standing for cell, standing in enumerate(start.cells) if standing}
    referee = Referee(board, start.cave, dict(game.options))
    referee.roll(dice, rain())
    state = game.play(state, Roll(tuple(dice))).after
    for face in fallen:
        state = game.play(state, Rain(face)).after
    found = {name_of(cell): standing for cell, standing in enumerate(state.cells) if standing}
    assert found == referee.board
    assert (state.cave, list(state.pit)) == (referee.cave, referee.pit)
    assert (game.outcome(state) is not None) == referee.is_over()
    assert referee.is_over() or (not state.ground and game.actor(state) == 1)


@settings(max_examples=80, deadline=None)
@given(data=st.data())
def test_every_way_of_a_stack_is_found_cell_by_cell(data: st.DataObject) -> None:
    """Walked with a finger: one cell at a time in each direction until something is in the way."""
    state = data.draw(states(GAME))
    for origin, height in enumerate(state.cells):
        if height <= 0:
            continue
        expected = {Go(origin, origin)} | ({Go(origin, SKY)} if origin >= 20 else set())
        for across, up in product((-1, 0, 1), repeat=2):
            column, row = origin % 5, origin // 5
            for _ in range(height if across else 0):
                column, row = column + across, row + up
                if column not in range(5) or row not in range(5) or state.cells[row * 5 + column]:
                    break
                expected.add(Go(origin, row * 5 + column))
        moves = [move for move in GAME.legal_moves(state) if isinstance(move, Go)]
        assert {move for move in moves if move.origin == origin} == expected


def mirrored(state: State) -> State:
    """The position with column e where a was."""
    rows = [state.cells[start : start + 5][::-1] for start in range(0, len(state.cells), 5)]
    return state._replace(cells=tuple(standing for row in rows for standing in row))


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_a_mirrored_board_plays_the_same_game_as_long_as_one_die_falls(
    data: st.DataObject,
) -> None:
    """Several dice do not mirror: they are resolved in ascending order."""
    state = data.draw(states(GAME))
    letters = str.maketrans("abcde", "edcba")
    # The word for a pass or the Sky has letters of columns, too.
    turned = {
        text if text[3] in "ps" else text.translate(letters) for text in legal(mirrored(state))
    }
    assert {text[3:] for text in turned if text[3] not in "ps"} == {
        text[3:] for text in legal(state) if text[3] not in "ps"
    }
    singles = [name_of(cell) for cell, height in enumerate(state.cells) if height == 1]
    if singles:
        face = data.draw(st.integers(1, 5))
        other = singles[0].translate(letters)
        one = after(state, f"{singles[0]}-pass, roll {face}")
        two = after(mirrored(state), f"{other}-pass, roll {6 - face}")
        assert mirrored(one).cells == two.cells
        assert (one.cave, one.pit, one.ground) == (two.cave, two.pit, two.ground)

"""Whatever a sentence of Rowan says of the position beside it can be counted on the board."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.contract.checks import options_of
from widgets_games.engine.explore import random_move
from widgets_games.engine.trace import Frame
from widgets_games.games.rowan.game import Rowan
from widgets_games.games.rowan.rules import bear_events as bear
from widgets_games.games.rowan.rules import events
from widgets_games.games.rowan.rules.cells import COLUMNS
from widgets_games.games.rowan.rules.state import State
from widgets_games.games.rowan.rules.switches import SWITCHES
from widgets_games.render.board import Look, View
from widgets_games.render.scene import Text
from widgets_games.render.theme import LIGHT

TOGETHER = {"highest": "tallest", "dead_bear": "cave", "rain": "end", "max_turns": 20, "rows": 3}
SETTINGS = [*options_of(SWITCHES), TOGETHER | {"bear_start": (4, 4, 4, 4, 4), "bear_cave": 3}]


def bears_in_column(state: State, cell: int) -> list[int]:
    """The cells of a column with a Bear stack, from the Sky down."""
    column = range(cell % COLUMNS, len(state.cells), COLUMNS)
    return [each for each in reversed(column) if state.cells[each] < 0]


def light_left(state: State) -> int:
    """How many light pieces are on the board."""
    return sum(height for height in state.cells if height > 0)


def true_of_the_player(event: Any, before: State, after: State) -> bool:
    """Whether a telling of the player's part, or of the dice, is true."""
    match event:
        case events.StackChosen(cell, height) | events.StackPassed(cell, height):
            true = before.cells[cell] == height > 0
        case events.StackMoved(origin, target, steps, height):
            across = abs(target % COLUMNS - origin % COLUMNS)
            up = abs(target // COLUMNS - origin // COLUMNS)
            straight = up in (0, across) and across == steps <= height
            true = straight and before.cells[origin] == after.cells[target] == height
        case events.LeftForSky(origin=origin, height=height, saved=saved):
            on_top = origin >= len(before.cells) - COLUMNS
            true = on_top and before.sky + height == saved == after.sky
        case events.DiceDue(height):
            true = after.due == height
        case events.Rolled(dice):
            true = after.rolled == dice and len(dice) == before.due
        case events.Sorted(dice):
            true = dice == tuple(sorted(before.rolled))
        case events.BlankDie(number=number, dice=dice):
            true = before.agenda[number - 1] == 6 and dice == len(before.agenda)
        case events.DieTaken(number=number, dice=dice, face=face):
            true = before.agenda[number - 1] == face and dice == len(before.agenda)
        case _:
            true = True
    return true


def true_of_the_highest(event: Any, before: State) -> bool:
    """Whether the stack that is called the highest of its column is."""
    match event:
        case events.OnlyStack(cell=cell):
            true = bears_in_column(before, cell) == [cell]
        case events.NearestSky(cell=cell, others=others):
            true = bears_in_column(before, cell) == [cell, *others]
        case events.Tallest(cell=cell, others=others):
            rest = {*bears_in_column(before, cell)} - {cell}
            true = rest == {*others} and all(before.cells[cell] < before.cells[o] for o in rest)
        case events.TallestNearestSky(cell=cell, others=others):
            height = before.cells[cell]
            column = bears_in_column(before, cell)
            equals = [other for other in column if before.cells[other] == height]
            true = equals == [cell, *others] and height == min(before.cells[o] for o in column)
        case _:
            true = True
    return true


def true_of_the_bear(event: Any, before: State, after: State) -> bool:
    """Whether a telling of a step, the Cave, or two piles that meet is true."""
    match event:
        case bear.SteppedDown(origin, target, height):
            true = target == origin - COLUMNS and before.cells[origin] == -height
        case bear.CameFromCave(cell=cell, height=height, remaining=remaining):
            sent = height == min(5, before.cave) and remaining == after.cave
            true = sent and not bears_in_column(before, cell)
        case bear.CaveWasEmpty(cell):
            true = not before.cave and not bears_in_column(before, cell) and before == after
        case bear.Met(cell, dark, light):
            true = before.cells[cell] == light and before.air == (cell, dark)
        case bear.BearHeld(cell=cell, pairs=pairs, left=left):
            true = before.cells[cell] == pairs and after.cells[cell] == -left < 0
        case bear.LightHeld(cell=cell, pairs=pairs, left=left):
            true = before.cells[cell] - pairs == left == after.cells[cell] > 0
        case bear.NobodyHeld(cell=cell, pairs=pairs):
            true = before.cells[cell] == pairs and not after.cells[cell]
        case bear.PairsLost(light=light, dark=dark):
            true = after.pit == (light, dark)
        case bear.PairsParted(light=light, in_cave=in_cave):
            true = after.pit[0] == light and after.cave == in_cave
        case bear.Merged(cell=cell, total=total):
            true = after.cells[cell] == -total >= -5
        case bear.MergedOver(cell=cell, over=over, in_cave=in_cave):
            true = after.cells[cell] == -5 and before.cave + over == in_cave == after.cave
        case _:
            true = True
    return true


def true_of_rain(event: Any, before: State, after: State) -> bool:
    """Whether a telling of the Ground or of rain is true."""
    match event:
        case bear.WentToGround(origin, height):
            true = origin < COLUMNS and len(after.ground) == len(before.ground) + height
        case bear.RainBegan(pieces) | bear.RainRolled(_, pieces):
            true = len(before.ground) == pieces
        case bear.RainPutOff(pieces):
            true = before.ground.count(before.done) == pieces
        case bear.RainBeganLast(pieces):
            true = len(before.ground) == pieces and before.done == len(before.agenda)
        case bear.RainFell(cell):
            true = cell >= len(before.cells) - COLUMNS and before.cells[cell] >= 0
        case bear.RainJoined(cell=cell, total=total):
            true = before.cells[cell] - 1 == after.cells[cell] == -total
        case bear.RainTurnedAway(cell=cell, in_cave=in_cave):
            true = before.cells[cell] == -5 and after.cave == in_cave == before.cave + 1
        case bear.RainCaved(in_cave):
            true = after.cave == in_cave == before.cave + 1
        case _:
            true = True
    return true


def true_of_the_end(event: Any, after: State) -> bool:
    """Whether a telling of an end is true."""
    match event:
        case events.Ended():
            true = light_left(after) == 0
        case events.EndedByTurns(turns=turns, left=left):
            true = after.turns == turns and light_left(after) == left > 0
        case events.Won(saved):
            true = after.sky == saved >= 10
        case events.Drawn(saved):
            true = after.sky == saved == 9
        case events.Lost(saved):
            true = after.sky == saved <= 8
        case _:
            true = True
    return true


def is_true(event: Any, before: State, after: State) -> bool:
    """Whether everything that the sentence of an event says can be seen on the board."""
    return (
        true_of_the_player(event, before, after)
        and true_of_the_highest(event, before)
        and true_of_the_bear(event, before, after)
        and true_of_rain(event, before, after)
        and true_of_the_end(event, after)
    )


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_what_an_event_says_can_be_counted_on_the_board(options: dict[str, Any]) -> None:
    """Heights, what holds a cell, what the Cave, the Pit and the Sky have, what lies around."""
    game = Rowan(**options)
    for rng_seed in range(4):
        dice, state = Random(rng_seed), game.initial_state()
        for _ in range(80):
            if game.outcome(state) is not None:
                break
            step = game.unchecked_step(state, random_move(game, state, dice))
            for event in step.events:
                before, state = state, game.evolve(state, event)
                said = str(game.rulebook.tell(event))
                assert is_true(event, before, state), (said, game.position_text(step.before))
            assert state == step.after


def test_a_column_without_a_bear_is_not_said_to_have_one() -> None:
    """Where a die names such a column, nothing steps down, and the panel does not say so."""
    game = Rowan()
    state = game.parse_position(
        "b2,-,-,-,-/-,-,-,-,-/-,-,l2,-,-/-,-,-,-,-/-,-,-,-,- sky=9 pit=0,0 cave=0"
    )
    step = game.play(game.play(state, "c3-pass").after, "roll 2 4")
    number = next(n for n, e in enumerate(step.events, 1) if isinstance(e, events.DieTaken))
    frame = Frame(game.fold(step.before, step.events[:number]), step, number)
    drawn = game.presenter.board.moving(View(frame, Look(LIGHT)))
    written = " ".join(shape.text for shape in drawn if isinstance(shape, Text))
    assert "Column b" in written
    assert "steps" not in written

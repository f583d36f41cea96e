"""The player's part of a turn: where stacks go, passing, the Sky, and the dice that follow."""

from __future__ import annotations

import pytest

from tests.games.rowan.positions import (
    GAME,
    Told,
    after,
    legal,
    legal_with,
    playing,
    position,
    stacks,
    told,
)
from widgets_games.engine.game import CHANCE


def test_a_move_is_told_with_the_stack_its_way_and_the_dice_that_follow() -> None:
    """It moves whole, not further than its height."""
    assert told(position("b1=l3"), "b1-d3") == [
        Told(
            "StackChosen",
            "whole-stack",
            "Light chooses the stack of 3 on b1; it moves whole, or not at all.",
        ),
        Told(
            "StackMoved",
            "reach",
            "Light’s stack of 3 goes from b1 to d3, 2 cells in a straight line; its height "
            "allows 3.",
        ),
        Told(
            "DiceDue",
            "bear-dice",
            "The Bear is to roll 3 dice, as many as the chosen stack is high.",
        ),
    ]


def test_a_pass_and_a_leave_are_told() -> None:
    """A single piece is called so."""
    assert told(position("a5=l1 b1=l1"), "a5-pass")[1] == Told(
        "StackPassed", "pass", "Light passes with the single piece on a5."
    )
    assert told(position("a5=l1 b1=l1", sky=3), "a5-sky")[1] == Told(
        "LeftForSky",
        "sky",
        "Light’s single piece leaves a5 for the Sky, which holds 4 pieces now.",
    )


def test_a_stack_in_the_middle_goes_six_ways_and_passes() -> None:
    """Diagonally and sideways, never straight."""
    assert legal_with(position("c3=l1"), "c3") == [
        "b2", "b3", "b4", "d2", "d3", "d4", "pass",
    ]  # fmt: skip


@pytest.mark.parametrize("height", [1, 2, 3, 4, 5])
def test_a_stack_goes_as_far_as_its_height_and_no_further(height: int) -> None:
    """Along the row, and along the diagonal of a board of nine rows."""
    game = playing(rows=9)
    found = legal_with(position(f"a1=l{height}", game=game), "a1", game)
    along = [f"{letter}1" for letter in "bcde"[:height]]
    up = [f"{letter}{row}" for row, letter in enumerate("bcde"[:height], start=2)]
    assert found == sorted([*along, *up, "pass"])


@pytest.mark.parametrize("side", ["l", "b"])
def test_a_stack_stops_before_any_other(side: str) -> None:
    """Of the player's own side or the Bear's."""
    state = position(f"a1=l4 c1={side}1")
    assert [cell for cell in legal_with(state, "a1") if cell.endswith("1")] == ["b1"]


def test_a_stack_leaves_from_the_top_row_whatever_its_height_and_whatever_stands_around() -> None:
    """The whole stack is saved."""
    state = position("c5=l5 b5=b1 d5=b1 b4=b1 d4=b1 e1=l1")
    assert legal_with(state, "c5") == ["pass", "sky"]
    left = after(state, "c5-sky")
    assert (left.sky, left.due) == (5, 5)


@pytest.mark.parametrize("height", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("move", ["c5-sky", "c5-pass", "c5-d4"])
def test_the_bear_rolls_as_many_dice_as_the_chosen_stack_is_high(height: int, move: str) -> None:
    """Whether it moved, left or stayed."""
    state = after(position(f"c5=l{height} e1=l2"), move)
    assert (state.due, GAME.actor(state)) == (height, CHANCE)
    assert GAME.turn_of(state) == 1
    dice = "1 die" if height == 1 else f"{height} dice"
    assert GAME.status(state) == f"The Bear to roll {dice}."


def test_a_pass_changes_nothing_on_the_board() -> None:
    """But the dice fall."""
    state = position("c3=l2 d4=b3")
    assert stacks(after(state, "c3-pass")) == stacks(state)


def test_light_always_has_a_move_at_least_the_pass() -> None:
    """Hemmed in on all sides."""
    state = position("a1=l1 b1=b1 b2=b1 a2=b1")
    assert legal(state) == ["a1-pass"]


def test_light_goes_first_with_five_stacks_against_the_bears_five() -> None:
    """Twelve pieces each."""
    start = GAME.initial_state()
    assert GAME.position_text(start) == (
        "b2,b3,b2,b3,b2/-,-,-,-,-/-,-,-,-,-/-,-,-,-,-/l2,l3,l2,l3,l2 sky=0 pit=0,0 cave=0"
    )
    assert GAME.actor(start) == 1
    assert GAME.totals(start) == {"light": 12, "dark": 12}
    assert GAME.status(start) == "Light to move or to pass with one of 5 stacks."
    assert (GAME.seat_name(1), GAME.seat_name(CHANCE)) == ("Light", "The Bear")

"""The Bear's part of a turn, event by event: dice, columns, steps, meetings and the Cave."""

from __future__ import annotations

import pytest

from tests.games.rowan.positions import (
    GAME,
    Told,
    after,
    happened,
    kinds,
    playing,
    position,
    saying,
    stacks,
    told,
)
from widgets_games.games.rowan.rules import bear_events, events


def test_a_die_with_a_step_and_a_meeting_is_told_in_every_part() -> None:
    """The column, which stack is the highest and why, its step, whom it met, what annihilated."""
    state = position("a3=b3 a2=l2 a1=b1 e1=l1")
    assert told(state, "e1-pass, roll 1") == [
        Told("Rolled", "bear-dice", "The Bear rolls 1."),
        Told("Sorted", "ascending", "In ascending order: 1."),
        Told("DieTaken", "bear-step", "Die 1 of 1 shows 1: it names column a."),
        Told(
            "NearestSky",
            "highest",
            "The Bear’s stack of 3 on a3 is the highest: it is nearer the Sky than a1.",
        ),
        Told("SteppedDown", "bear-step", "The Bear’s stack of 3 steps from a3 down to a2."),
        Told("Met", "annihilate", "The Bear and Light meet on a2, 3 against 2."),
        Told(
            "BearHeld",
            "annihilate",
            "On a2 2 pairs are annihilated: the Bear holds the cell with 1 piece.",
        ),
        Told(
            "PairsLost",
            "pit",
            "Both pieces of each pair go to the Pit, which holds 2 of Light’s and 2 of the "
            "Bear’s now.",
        ),
        Told("TurnEnded", "turn", "The Bear is done: Light is next."),
    ]


def test_the_roll_is_told_as_it_fell_and_then_in_ascending_order() -> None:
    """The dice are the same."""
    rolled, in_order, *_ = happened(position("e1=l4"), "e1-pass, roll 6 2 6 1")
    assert (rolled, in_order) == (events.Rolled((6, 2, 6, 1)), events.Sorted((1, 2, 6, 6)))


def test_dice_are_resolved_in_ascending_order_whatever_fell_first() -> None:
    """The Bear of column a steps before that of column b."""
    state = position("a5=b1 b5=b2 e1=l2")
    assert saying(state, "e1-pass, roll 2 1", "bear-step") == [
        "Die 1 of 2 shows 1: it names column a.",
        "The Bear’s single piece steps from a5 down to a4.",
        "Die 2 of 2 shows 2: it names column b.",
        "The Bear’s stack of 2 steps from b5 down to b4.",
    ]


def test_two_dice_of_a_kind_move_the_same_stack_twice() -> None:
    """The second finds it one cell lower, still the highest."""
    state = position("a5=b1 a1=b2 e1=l2")
    assert stacks(after(state, "e1-pass, roll 1 1")) == "a1=b2 e1=l2 a3=b1"


def test_a_stack_that_has_joined_another_steps_on_together_with_it() -> None:
    """The second one finds a single stack in the column."""
    state = position("a3=b1 a2=b2 e1=l2")
    assert kinds(state, "e1-pass, roll 1 1")[2:] == [
        "DieTaken", "NearestSky", "SteppedDown", "Merged", "DieTaken", "OnlyStack", "SteppedDown",
        "TurnEnded",
    ]  # fmt: skip
    assert stacks(after(state, "e1-pass, roll 1 1")) == "a1=b3 e1=l2"


def test_blanks_are_told_as_blanks_with_their_number() -> None:
    """They come last."""
    assert saying(position("e1=l3"), "e1-pass, roll 6 6 4", "blank") == [
        "Die 2 of 3 shows 6, a blank: nothing happens.",
        "Die 3 of 3 shows 6, a blank: nothing happens.",
    ]


def test_stacks_that_join_are_told_with_their_height() -> None:
    """Two and three are five, and none is too many."""
    state = position("b5=b2 b4=b3 e1=l1")
    assert saying(state, "e1-pass, roll 2", "bear-merge") == [
        "The Bear’s stacks join on b4: together they are 5 pieces high."
    ]
    over = position("b5=b5 b4=b5 e1=l1")
    assert saying(over, "e1-pass, roll 2", "bear-merge") == [
        "The Bear’s stacks join on b4: five pieces stay, and the Cave takes the other "
        "5 pieces and holds 5 now."
    ]


@pytest.mark.parametrize(
    ("light", "sentence"),
    [
        (1, "On a2 1 pair is annihilated: the Bear holds the cell with 1 piece."),
        (2, "On a2 2 pairs are annihilated: the cell is empty."),
        (5, "On a2 2 pairs are annihilated: Light holds the cell with 3 pieces."),
    ],
)
def test_what_is_left_after_a_meeting_is_told(light: int, sentence: str) -> None:
    """Two Bear pieces meet fewer, as many, and more."""
    state = position(f"a3=b2 a2=l{light} e1=l1")
    assert sentence in saying(state, "e1-pass, roll 1", "annihilate")


def test_the_cave_sends_all_it_has_up_to_five() -> None:
    """To the empty top cell of a column without a Bear stack."""
    few = position("d1=l2 e1=l1", cave=3)
    assert stacks(after(few, "e1-pass, roll 4")) == "d1=l2 e1=l1 d5=b3"
    assert after(few, "e1-pass, roll 4").cave == 0
    many = position("d1=l2 e1=l1", cave=8)
    assert stacks(after(many, "e1-pass, roll 4")) == "d1=l2 e1=l1 d5=b5"
    assert saying(many, "e1-pass, roll 4", "cave-return") == [
        "Column d had no Bear stack: the Cave sends 5 pieces to d5 and has 3 left."
    ]


def test_pieces_back_from_the_cave_are_a_stack_for_the_next_die() -> None:
    """Two fours: the Cave sends a stack, and it steps."""
    state = position("e1=l2", cave=2)
    assert stacks(after(state, "e1-pass, roll 4 4")) == "e1=l2 d4=b2"


def test_the_cave_sends_nobody_where_a_bear_stack_stands() -> None:
    """Wherever in the column it is."""
    state = position("d2=b1 e1=l1", cave=4)
    assert stacks(after(state, "e1-pass, roll 4")) == "d1=b1 e1=l1"
    assert after(state, "e1-pass, roll 4").cave == 4


def test_dead_bear_pieces_go_to_the_cave_with_the_switch() -> None:
    """Light's pieces go to the Pit all the same."""
    game = playing(dead_bear="cave")
    state = position("a3=b3 a2=l2 e1=l1", cave=1, game=game)
    reached = after(state, "e1-pass, roll 1", game)
    assert (reached.pit, reached.cave, stacks(reached)) == ((2, 0), 3, "e1=l1 a2=b1")
    assert bear_events.PairsParted(5, 2, 2, 3) in happened(state, "e1-pass, roll 1", game)
    assert bear_events.PairsLost(5, 2, 2, 2) in happened(
        position("a3=b3 a2=l2 e1=l1"), "e1-pass, roll 1"
    )


def test_a_dead_bear_piece_in_the_cave_comes_back_with_a_later_die_of_the_roll() -> None:
    """The one that annihilated on a2 returns in column b."""
    game = playing(dead_bear="cave")
    state = position("a3=b1 a2=l1 e1=l2", game=game)
    assert stacks(after(state, "e1-pass, roll 1 2", game)) == "e1=l2 b5=b1"


def test_the_tallest_is_the_highest_with_the_switch_and_of_equals_the_one_nearest_the_sky() -> None:
    """By default the one nearest the Sky, however small."""
    game = playing(highest="tallest")
    state = position("a5=b1 a3=b3 a1=b2 e1=l1", game=game)
    assert stacks(after(state, "e1-pass, roll 1", game)) == "a1=b2 e1=l1 a2=b3 a5=b1"
    assert saying(state, "e1-pass, roll 1", "highest", game) == [
        "The Bear’s stack of 3 on a3 is the highest: it is taller than what stands on a5 and a1."
    ]
    equals = position("a5=b1 a3=b3 a1=b3 e1=l1", game=game)
    assert saying(equals, "e1-pass, roll 1", "highest", game) == [
        "The Bear’s stack of 3 on a3 is the highest: it is as tall as what stands on a1, and "
        "nearer the Sky."
    ]
    assert events.NearestSky(20, 1, (10, 0)) in happened(state, "e1-pass, roll 1")
    assert kinds(position("a3=b3 e1=l1"), "e1-pass, roll 1", game)[3] == "OnlyStack"


def test_the_tallest_stack_may_walk_into_a_smaller_one_of_its_own() -> None:
    """It joins it, and those above stay where they are."""
    game = playing(highest="tallest")
    state = position("a5=b1 a3=b3 a2=b2 e1=l1", game=game)
    assert stacks(after(state, "e1-pass, roll 1", game)) == "e1=l1 a2=b5 a5=b1"


@pytest.mark.parametrize("rows", [3, 9])
def test_the_bear_comes_and_goes_on_boards_of_any_height(rows: int) -> None:
    """From the Cave to the top row, and from row 1 to the Ground."""
    game = playing(rows=rows)
    state = position("a1=b1 e1=l2", cave=1, game=game)
    rained = after(state, "e1-pass, roll 1 2, rain 1", game)
    assert stacks(rained) == f"e1=l2 a{rows}=b1 b{rows}=b1"


def test_a_frame_between_two_events_holds_what_is_in_the_air() -> None:
    """The stack above the cell it steps to, then the pairs on their way to the Pit."""
    state = after(position("a3=b3 a2=l2 e1=l1"), "e1-pass")
    step = GAME.play(state, GAME.parse_move("roll 1"))
    texts = [
        GAME.position_text(GAME.fold(state, step.events[:count])).split("cave=0")[1].strip()
        for count in range(len(step.events) + 1)
    ]
    assert texts == [
        "roll=1", "dice=1 done=0", "dice=1 done=0", "dice=1 done=1", "dice=1 done=1",
        "dice=1 done=1 air=3@a2", "dice=1 done=1 air=3@a2", "dice=1 done=1 pairs=2",
        "dice=1 done=1", "",
    ]  # fmt: skip

"""The positions that the rules work out."""

from __future__ import annotations

from tests.games.rowan.positions import (
    GAME,
    after,
    kinds,
    legal,
    legal_with,
    position,
    rules_against,
    saying,
    stacks,
)
from widgets_games.engine.game import CHANCE, Outcome

# Besides what a position is about, a single piece far off sets the one die.


def test_1_at_the_start_b1_may_pass_or_go_two_ways_one_of_them_three_cells_far() -> None:
    """Sideways the neighbours stand; a2 is at the edge, with nothing beyond."""
    start = GAME.initial_state()
    assert legal_with(start, "b1") == ["a2", "c2", "d3", "e4", "pass"]
    assert rules_against(start, "b1-a1") == ["no-entry"]
    assert rules_against(start, "b1-c1") == ["no-entry"]


def test_2_a_stack_neither_jumps_nor_enters_what_stands_in_its_way() -> None:
    """The Bear's piece on d2 refuses both."""
    state = position("c1=l3 d2=b1")
    assert rules_against(state, "c1-e3") == ["no-jump"]
    assert rules_against(state, "c1-d2") == ["no-entry"]


def test_3_a_stack_does_not_go_straight_forward() -> None:
    """One cell ahead, and free."""
    assert rules_against(position("c3=l2"), "c3-c4") == ["directions"]


def test_4_from_below_the_top_row_no_move_leads_into_the_sky() -> None:
    """Neither by its name, nor by going on beyond the board."""
    state = position("c3=l2")
    assert rules_against(state, "c3-sky") == ["sky"]
    assert rules_against(state, "c3-f6") == ["reach", "sky"]
    assert rules_against(position("c3=l3"), "c3-f6") == ["sky"]


def test_5_a_single_piece_leaves_the_top_row_and_one_die_is_due() -> None:
    """The Bear below it does not matter."""
    state = position("a5=l1 a4=b2 e1=l1")
    left = after(state, "a5-sky")
    assert (left.sky, left.due, stacks(left)) == (1, 1, "e1=l1 a4=b2")


def test_6_three_against_two_annihilate_two_pairs_and_one_bear_piece_holds_the_cell() -> None:
    """Two light pieces are lost."""
    state = after(position("a3=b3 a2=l2 e1=l1"), "e1-pass, roll 1")
    assert (stacks(state), state.pit) == ("e1=l1 a2=b1", (2, 2))


def test_7_two_against_two_leave_the_cell_empty() -> None:
    """Both are gone."""
    state = after(position("a3=b2 a2=l2 e1=l1"), "e1-pass, roll 1")
    assert (stacks(state), state.pit) == ("e1=l1", (2, 2))


def test_8_one_against_four_leaves_three_light_pieces_on_the_cell() -> None:
    """The larger side stays."""
    state = after(position("a3=b1 a2=l4 e1=l1"), "e1-pass, roll 1")
    assert (stacks(state), state.pit) == ("e1=l1 a2=l3", (1, 1))


def test_9_the_stack_nearest_the_sky_moves_and_what_is_above_five_goes_to_the_cave() -> None:
    """Four step down on three: five stay, two go."""
    state = after(position("b5=b4 b4=b3 e1=l1"), "e1-pass, roll 2")
    assert (stacks(state), state.cave) == ("e1=l1 b4=b5", 2)


def test_10_of_two_pieces_on_the_ground_a_six_shelters_one_and_a_five_drops_one_on_e5() -> None:
    """Each has a rain die of its own."""
    state = after(position("c1=b2 e1=l1"), "e1-pass, roll 3, rain 6, rain 5")
    assert (stacks(state), state.cave) == ("e1=l1 e5=b1", 1)


def test_11_a_piece_that_rains_on_a_stack_of_five_goes_to_the_cave() -> None:
    """No stack is higher."""
    state = position("c1=b1 a5=b5 e1=l1")
    rained = after(state, "e1-pass, roll 3, rain 1")
    assert (stacks(rained), rained.cave) == ("e1=l1 a5=b5", 1)
    assert saying(state, "e1-pass, roll 3, rain 1", "rain-full") == [
        "The Bear stack on a5 is five high: the piece goes to the Cave, which holds 1 now."
    ]


def test_12_five_pieces_come_from_the_cave_and_meet_the_light_stack_on_the_top_cell() -> None:
    """Three pairs go, two pieces stay; the Cave has two left of seven."""
    state = after(position("d5=l3 e1=l1", cave=7), "e1-pass, roll 4")
    assert (stacks(state), state.pit, state.cave) == ("e1=l1 d5=b2", (3, 3), 2)


def test_13_an_empty_cave_sends_nothing_and_the_table_says_so() -> None:
    """It is an event of its own."""
    state = position("e1=l1")
    assert saying(state, "e1-pass, roll 4", "cave-return") == [
        "Column d has no Bear stack, and the Cave is empty: nothing happens."
    ]
    assert after(state, "e1-pass, roll 4") == state


def test_14_of_six_six_and_two_the_two_comes_first_and_two_dice_are_blank() -> None:
    """One step, two blanks."""
    state = position("b5=b1 e1=l3")
    assert kinds(state, "e1-pass, roll 6 6 2") == [
        "Rolled", "Sorted", "DieTaken", "OnlyStack", "SteppedDown", "BlankDie", "BlankDie",
        "TurnEnded",
    ]  # fmt: skip
    assert saying(state, "e1-pass, roll 6 6 2", "ascending") == ["In ascending order: 2, 6 and 6."]
    assert stacks(after(state, "e1-pass, roll 6 6 2")) == "e1=l3 b4=b1"


def test_15_the_last_stack_leaves_with_nine_in_the_sky_for_a_draw_without_a_roll() -> None:
    """The game is over at once."""
    state = position("a5=l2 c3=b4", sky=7)
    left = after(state, "a5-sky")
    assert GAME.outcome(left) == Outcome("end", (), (9,))
    assert kinds(state, "a5-sky") == ["StackChosen", "LeftForSky", "Ended", "Drawn"]
    assert legal(left) == []
    assert GAME.actor(left) != CHANCE

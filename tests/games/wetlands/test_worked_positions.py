"""The worked positions of the rules, each a test; Purple is to move in all of them."""

from __future__ import annotations

from tests.games.wetlands.positions import (
    GAME,
    after,
    domains,
    kinds,
    legal,
    position,
    reasons,
    told,
)


def test_01_three_enemy_pieces_in_a_row_stop_a_five() -> None:
    """A dam on 6 to 8 stands between 5 and 10."""
    state = position(purple=[5], yellow=[6, 7, 8], throw=5)
    assert reasons(state, "5-10") == [("dam", (6, 7, 8))]
    assert legal(state) == {"pass"}


def test_02_four_pieces_split_two_and_two_over_the_turn_are_no_dam() -> None:
    """9 and 10 are in the top row, 11 and 12 in the middle row: neither part has three."""
    state = position(purple=[8], yellow=[9, 10, 11, 12], throw=5)
    assert legal(state) == {"8-13"}
    assert domains(after(state, "8-13")) == ([13], [9, 10, 11, 12])


def test_03_of_a_run_over_the_turn_only_the_part_in_one_row_is_the_dam() -> None:
    """8, 9 and 10 are the dam; 11, in the next row, is not named."""
    state = position(purple=[7], yellow=[8, 9, 10, 11], throw=5)
    assert reasons(state, "7-12") == [("dam", (8, 9, 10))]
    assert legal(state) == {"pass"}


def test_04_two_neighbours_protect_each_other_from_exchange() -> None:
    """Tāmatu protects the piece on 7, because its neighbour stands on 8."""
    state = position(purple=[4], yellow=[7, 8], throw=3)
    assert reasons(state, "4-7") == [("tamatu", (7, 8))]


def test_05_neighbours_across_the_rows_protect_each_other_too() -> None:
    """20 and 21 follow each other on the path, though they lie in two rows."""
    state = position(purple=[18], yellow=[20, 21], throw=2)
    assert reasons(state, "18-20") == [("tamatu", (20, 21))]


def test_06_landing_on_a_lone_enemy_piece_exchanges_the_two() -> None:
    """Purple comes to stand on 5 and Yellow on 3."""
    state = position(purple=[3], yellow=[5], throw=2)
    assert legal(state) == {"3-5"}
    assert domains(after(state, "3-5")) == ([5], [3])
    assert "Exchanged" in kinds(state, "3-5")


def test_07_an_enemy_piece_on_sissiru_is_safe() -> None:
    """Nobody is exchanged on 15."""
    state = position(purple=[12], yellow=[15], throw=3)
    assert reasons(state, "12-15") == [("safe", (15,))]


def test_08_no_piece_passes_wiwun_without_stopping_there() -> None:
    """From 25 a three is refused, and a one lands on 26."""
    refused = position(purple=[25], yellow=[1], throw=3)
    assert reasons(refused, "25-28") == [("wiwun-stop", (26,))]
    stops = position(purple=[25], yellow=[1], throw=1)
    assert domains(after(stops, "25-26")) == ([26], [1])
    assert ("StoppedOnWiwun", "wiwun-stop") in [event[:2] for event in told(stops, "25-26")]


def test_09_with_sissiru_taken_by_its_own_side_a_piece_is_carried_to_14() -> None:
    """With 15 to 16 blocked, the piece on 26 has to go to Kwakwani, and ends on 14."""
    state = position(purple=[26, 15], yellow=[16, 17], throw=1)
    assert legal(state) == {"26-27"}
    assert domains(after(state, "26-27")) == ([14, 15], [16, 17])
    rules = [event.rule for event in told(state, "26-27")]
    assert rules.index("must-move") < rules.index("kwakwani") < rules.index("kwakwani-full")


def test_10_with_15_and_14_taken_a_piece_is_carried_to_13() -> None:
    """The nearest empty domain before Siss’siru is looked for backwards."""
    state = position(purple=[26], yellow=[15, 14], throw=1)
    assert domains(after(state, "26-27")) == ([13], [14, 15])


def test_11_a_four_from_wiwun_steals_the_enemy_piece_on_the_last_domain() -> None:
    """The enemy piece goes to Siss’siru, not to Wi’wun."""
    state = position(purple=[26], yellow=[30], throw=4)
    assert domains(after(state, "26-30")) == ([30], [15])
    assert "last-theft" in [event.rule for event in told(state, "26-30")]


def test_12_a_neighbour_on_llansae_protects_from_the_theft() -> None:
    """Tāmatu’s protection holds on 29 and 30."""
    state = position(purple=[26], yellow=[29, 30], throw=4)
    assert reasons(state, "26-30") == [("last-tamatu", (29, 30))]


def test_13_krikis_piece_leaves_by_a_three_alone() -> None:
    """From 28 a one is refused; a three leaves the board."""
    refused = position(purple=[28], yellow=[1], throw=1)
    assert reasons(refused, "28-29") == [("exits", (28,))]
    leaves = position(purple=[28, 3], yellow=[1], throw=3)
    assert domains(after(leaves, "28-off")) == ([3], [1])
    assert after(leaves, "28-off").off == (4, 4)


def test_14_a_dam_on_the_last_three_domains_stops_a_five_from_wiwun() -> None:
    """The way off the board leads over 28, 29 and 30."""
    state = position(purple=[26], yellow=[28, 29, 30], throw=5)
    assert reasons(state, "26-off") == [("dam", (28, 29, 30))]


def test_15_a_five_from_wiwun_passes_pieces_that_are_no_dam_and_leaves() -> None:
    """28 and 30 do not follow each other."""
    state = position(purple=[26, 2], yellow=[28, 30], throw=5)
    assert domains(after(state, "26-off")) == ([2], [28, 30])
    assert "wiwun-exit" in [event.rule for event in told(state, "26-off")]


def test_16_a_player_passes_over_the_dam_of_their_own_side() -> None:
    """4 goes to 9 over 5, 6 and 7."""
    state = position(purple=[4, 5, 6, 7], yellow=[20], throw=5)
    assert "4-9" in legal(state)
    assert domains(after(state, "4-9")) == ([5, 6, 7, 9], [20])
    assert "own-dam" in [event.rule for event in told(state, "4-9")]


def test_17_the_only_move_must_be_made_even_into_kwakwanis_claws() -> None:
    """With only the piece on 26 left, a one leads to Kwakwani and no pass is allowed."""
    state = position(purple=[26], yellow=[3], throw=1)
    assert legal(state) == {"26-27"}
    assert reasons(state, "pass") == [("must-move", (26,))]
    assert ("Forced", "must-move") in [event[:2] for event in told(state, "26-27")]
    assert domains(GAME.play(state, GAME.parse_move("26-27")).after) == ([15], [3])

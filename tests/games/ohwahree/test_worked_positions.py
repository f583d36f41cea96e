"""The positions that the rules work out."""

from __future__ import annotations

from tests.games.ohwahree.positions import GAME, THREE, after, kinds, pits, position, saying
from widgets_games.engine.game import Outcome


def test_1_four_pebbles_from_a_fall_into_b_to_e_and_capture_nothing() -> None:
    """The first move of a game."""
    start = GAME.initial_state()
    assert pits(after(start, "a")) == "0 5 5 5 5 4 4 4 4 4 4 4"
    assert saying(start, "a", "capture") == [
        "The last pebble fell into pit e, Purple’s own: nothing is captured."
    ]


def test_2_a_last_pebble_that_makes_four_captures_nothing() -> None:
    """Pit k held three before it."""
    state = position("0 0 8 0 0 1 3 1 1 1 3 0")
    assert pits(after(state, "c")) == "0 0 0 1 1 2 4 2 2 2 4 0"
    assert after(state, "c").captured == (0, 0)
    assert saying(state, "c", "capture") == [
        "The last pebble fell into pit k of Yellow, which held 3: nothing is captured."
    ]


def test_3_a_chain_of_five_captures_eleven_and_ends_at_an_own_pit() -> None:
    """k, then j, i, h and g; l lies beyond the last pebble and stays, f is the mover's own."""
    state = position("0 0 8 0 0 1 1 1 1 1 2 3")
    assert pits(after(state, "c")) == "0 0 0 1 1 2 0 0 0 0 0 3"
    assert after(state, "c").captured == (11, 0)
    assert saying(state, "c", "chain")[-1] == "The chain stops before pit f, Purple’s own."


def test_4_a_capture_of_ten_leaves_the_enemy_nothing_and_ends_the_game() -> None:
    """Purple, to move, cannot play."""
    state = position("1 1 1 1 1 0 0 0 8 0 0 1", to_move=2)
    end = after(state, "i")
    assert pits(end) == "0 0 0 0 0 0 0 0 0 1 1 2"
    assert end.captured == (0, 10)
    assert GAME.outcome(end) == Outcome("end-two", (2,), (0, 10))


def test_5_the_twelfth_pebble_skips_the_source_and_falls_next_to_it() -> None:
    """Into b, the mover's own: no capture."""
    state = position("12 0 0 0 0 0 0 0 0 0 0 0")
    assert pits(after(state, "a")) == "0 2 1 1 1 1 1 1 1 1 1 1"
    assert after(state, "a").captured == (0, 0)
    assert saying(state, "a", "skip-source") == [
        "Lap 1 is done: pit a, where the pebbles came from, is skipped with 1 pebble in the hand."
    ]


def test_6_thirteen_pebbles_capture_where_they_fell_twice_and_step_over_the_source() -> None:
    """Pits h and g hold two each; before them the chain comes to e, the mover's own."""
    state = position("0 0 0 0 0 13 0 0 0 0 0 0")
    assert pits(after(state, "f")) == "1 1 1 1 1 0 0 0 1 1 1 1"
    assert after(state, "f").captured == (4, 0)
    assert kinds(state, "f")[-6:] == [
        "Captured", "ChainCaptured", "ChainPassedSource", "StoppedAtOwnPit", "Banked", "TurnEnded",
    ]  # fmt: skip
    assert saying(state, "f", "chain")[1:] == [
        "The chain passes over pit f, where the pebbles came from: it got none.",
        "The chain stops before pit e, Purple’s own.",
    ]


def test_7_a_capture_of_ten_wins_twenty_to_ten() -> None:
    """The pebbles left with Purple count for nobody."""
    state = position("4 6 1 2 5 4 2 1 1 2 0 0", captured=(10, 10))
    end = after(state, "e")
    assert pits(end) == "4 6 1 2 0 5 0 0 0 0 0 0"
    assert GAME.outcome(end) == Outcome("end-two", (1,), (20, 10))
    assert saying(state, "e", "win-basic") == [
        "Purple wins with the most pebbles captured: Purple 20 and Yellow 10."
    ]


def test_8_of_three_players_the_first_may_sow_clockwise() -> None:
    """From a into l, k, j, i and h."""
    assert pits(after(THREE.initial_state(), "a-", THREE)) == "0 5 5 5 5 5 5 6 6 6 6 6"

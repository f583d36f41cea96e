"""What the last pebble captures, how far the chain goes, and why it stops there."""

from __future__ import annotations

import pytest

from tests.games.ohwahree.positions import (
    GAME,
    GRAND,
    after,
    kinds,
    pits,
    playing,
    position,
    saying,
)

ONE_PIT = "122222222222"
"""Purple owns the pit a alone: nothing of Purple's own stops a chain."""


def test_every_pebble_says_where_it_falls_and_what_is_left() -> None:
    """Three pebbles from pit d."""
    assert saying(position("0 0 0 3 0 0 1 0 0 0 0 0"), "d", "sow") == [
        "Purple takes 3 pebbles from pit d to sow counterclockwise.",
        "A pebble falls into pit e: 2 left in the hand.",
        "A pebble falls into pit f: 1 left in the hand.",
        "A pebble falls into pit g: none left in the hand.",
    ]


@pytest.mark.parametrize("held", range(13))
def test_a_pit_is_captured_if_it_held_one_or_two(held: int) -> None:
    """Neither empty nor fuller ones are."""
    state = position(f"0 0 0 0 0 1 {held} 0 0 0 0 9")
    taken = held + 1 if held in (1, 2) else 0
    assert after(state, "f").captured == (taken, 0)
    assert pits(after(state, "f")) == f"0 0 0 0 0 0 {held + 1 - taken} 0 0 0 0 9"


@pytest.mark.parametrize("held", range(5))
@pytest.mark.parametrize("numbers", [(1,), (2,), (1, 2, 3)], ids=str)
def test_the_switch_says_what_a_pit_may_have_held(numbers: tuple[int, ...], held: int) -> None:
    """Those numbers and no others."""
    game = playing(pebble_capture=numbers)
    state = position(f"0 0 0 0 0 1 {held} 0 0 0 0 9", game=game)
    assert after(state, "f", game).captured == (held + 1 if held in numbers else 0, 0)


def test_the_chain_stops_where_a_pit_held_too_many() -> None:
    """H and i are captured; g held three."""
    state = position("0 0 0 0 0 3 3 2 1 5 0 0")
    assert after(state, "f").captured == (5, 0)
    assert saying(state, "f", "chain") == [
        "The pebble before fell into pit h of Yellow, which held 2: "
        "Purple captures 3 pebbles more, link 2 of the chain.",
        "The chain stops before pit g of Yellow, which held 3.",
    ]


def test_the_chain_stops_at_the_first_pebble() -> None:
    """Both pebbles have captured, and before them none was sown."""
    state = position("0 0 0 0 0 2 1 1 0 0 0 9")
    assert saying(state, "f", "chain")[-1] == (
        "The chain stops at pit g, where the first pebble fell: no pebble came before."
    )


def test_the_chain_stops_at_a_pit_it_has_emptied() -> None:
    """The twelfth pebble fell where the first did: the chain goes once round, and no further."""
    state = position("12 1 1 1 1 1 1 1 1 1 1 1", game=GRAND, owners=ONE_PIT)
    assert saying(state, "a", "chain", GRAND)[-1] == (
        "The chain stops before pit b, which it has emptied already."
    )
    assert pits(after(state, "a", GRAND)) == "0 0 0 0 0 0 0 0 0 0 0 0"


def test_a_chain_across_the_skipped_source_takes_pits_on_both_sides() -> None:
    """In the Grand game: b, then past a to l and k, all of which change hands."""
    state = position("12 1 4 4 4 4 4 4 4 4 1 2", game=GRAND, owners=ONE_PIT)
    assert kinds(state, "a", GRAND)[-10:] == [
        "Captured", "PitTaken", "ChainPassedSource", "ChainCaptured", "PitTaken",
        "ChainCaptured", "PitTaken", "StoppedByCount", "Banked", "TurnEnded",
    ]  # fmt: skip
    reached = after(state, "a", GRAND)
    assert pits(reached) == "0 0 5 5 5 5 5 5 5 5 0 0"
    assert "".join(map(str, reached.owners)) == "112222222211"
    assert reached.captured == (8, 0)


def test_captured_pebbles_wait_in_the_hand_until_the_chain_is_done() -> None:
    """They are neither in a pit nor in the tray, and not lost."""
    state = position("0 0 0 0 0 2 1 1 0 0 0 9")
    happened = GAME.events(state, GAME.parse_move("f"))
    waiting = []
    for count in range(len(happened)):
        midway = GAME.fold(state, happened[: count + 1])
        assert GAME.totals(midway) == {"pebbles": 13}
        waiting.append(midway.hand.captured if midway.hand else None)
    assert waiting == [0, 0, 0, 2, 4, 4, None, None]


def test_a_chain_ends_before_an_own_pit_between_enemy_pits() -> None:
    """In the Grand game own pits may lie anywhere: h is Purple's and saves g."""
    state = position("0 0 0 0 0 4 1 1 1 1 0 9", game=GRAND, owners="111111212222")
    assert saying(state, "f", "chain", GRAND)[-1] == "The chain stops before pit h, Purple’s own."
    assert after(state, "f", GRAND).captured == (4, 0)


def test_a_capture_of_everything_is_told_to_be_allowed() -> None:
    """The enemies have nothing left; with two players that ends the game."""
    state = position("9 0 0 0 0 1 1 0 0 0 0 0")
    assert saying(state, "f", "no-slam-limit") == [
        "Purple has captured all that the enemies had, which is allowed."
    ]
    assert after(state, "f").ended == "end-two"


def test_annulling_slams_is_a_switch_of_its_own() -> None:
    """It needs no preset."""
    game = playing(grand_slam="annulled")
    state = position("9 0 0 0 0 1 1 0 0 0 0 0", game=game)
    assert after(state, "f", game).captured == (0, 0)
    assert pits(after(state, "f", game)) == "9 0 0 0 0 0 2 0 0 0 0 0"

"""Where a piece may land: own pieces, exchange, Tāmatu's protection, safe domains."""

from __future__ import annotations

import pytest

from tests.games.wetlands.positions import (
    after,
    domains,
    events,
    kinds,
    legal,
    position,
    reasons,
    the,
    told,
    why_not,
)
from widgets_games.games.wetlands.rules import events as e


def test_no_piece_lands_on_one_of_its_own() -> None:
    """A domain holds one piece."""
    state = position(purple=[3, 5], yellow=[1], throw=2)
    assert reasons(state, "3-5") == [("one-piece", (5,))]
    assert why_not(state, "3-5") == [
        "Purple’s piece on 3 cannot move to 5: a piece of Purple’s own stands there."
    ]


def test_own_pieces_bar_the_safe_domains_and_the_last_one_too() -> None:
    """Nothing about a domain lets two pieces of a side share it."""
    assert reasons(position(purple=[14, 15], yellow=[1], throw=1), "14-15") == [
        ("one-piece", (15,))
    ]
    assert reasons(position(purple=[26, 30], yellow=[1], throw=4), "26-30") == [
        ("one-piece", (30,))
    ]


def test_an_exchange_is_told_with_both_ends() -> None:
    """Where the mover now stands and where the enemy piece went."""
    state = position(purple=[10], yellow=[12], throw=2)
    exchanged = the(events(state, "10-12"), e.Exchanged)
    assert (exchanged.seat, exchanged.enemy) == (1, 2)
    assert (exchanged.origin, exchanged.domain) == (10, 12)
    assert ("exchange", "Purple’s piece and Yellow’s piece change places: Purple stands on 12, "
            "Yellow on 10.") in [event[1:] for event in told(state, "10-12")]  # fmt: skip


def test_an_exchange_is_one_event_that_no_landing_follows() -> None:
    """The piece is in place once the two have changed places."""
    state = position(purple=[3, 9], yellow=[5], throw=2)
    assert kinds(state, "3-5") == ["SetOut", "Exchanged", "TurnEnded"]


@pytest.mark.parametrize("throw", range(1, 6))
def test_an_exchange_goes_as_far_as_the_throw(throw: int) -> None:
    """Near or far, over the turn or not, the two swap places."""
    state = position(purple=[8], yellow=[8 + throw], throw=throw)
    assert domains(after(state, f"8-{8 + throw}")) == ([8 + throw], [8])


def test_an_exchange_from_sissiru_puts_the_enemy_piece_there() -> None:
    """The domain the mover came from may be a safe one."""
    state = position(purple=[15], yellow=[17], throw=2)
    assert domains(after(state, "15-17")) == ([17], [15])


def test_a_piece_exchanges_after_leaping_over_others() -> None:
    """Leaps come first, the exchange at the end of the way."""
    state = position(purple=[1, 2], yellow=[3, 5], throw=4)
    assert kinds(state, "1-5") == ["SetOut", "Leapt", "Leapt", "Exchanged", "TurnEnded"]


@pytest.mark.parametrize(
    ("origin", "throw", "run"),
    [
        (4, 3, (7, 8)),
        (4, 4, (7, 8)),
        (8, 2, (10, 11)),
        (8, 3, (10, 11)),
        (18, 2, (20, 21)),
        (18, 3, (20, 21)),
        (2, 2, (3, 4)),
    ],
)
def test_either_of_two_neighbours_is_protected(
    origin: int, throw: int, run: tuple[int, int]
) -> None:
    """The first and the second, within a row and across both turns."""
    state = position(purple=[origin], yellow=run, throw=throw)
    assert reasons(state, f"{origin}-{origin + throw}") == [("tamatu", run)]


def test_the_whole_connected_run_is_named() -> None:
    """The objection lists all the pieces that stand together, across the turn too."""
    state = position(purple=[6], yellow=[8, 9, 10, 11, 13], throw=2)
    assert reasons(state, "6-8") == [("tamatu", (8, 9, 10, 11))]
    assert why_not(state, "6-8") == [
        "Yellow’s piece on 8 has Tāmatu’s protection: 8, 9, 10 and 11 are neighbours."
    ]


@pytest.mark.parametrize(
    ("origin", "target", "across"),
    [(18, 20, 1), (1, 2, 19), (9, 11, 30), (16, 18, 23), (21, 23, 18)],
)
def test_neighbours_only_across_the_zigzag_are_not_connected(
    origin: int, target: int, across: int
) -> None:
    """1 lies above 20 on the board, but far from it on the path: 20 can be exchanged."""
    state = position(purple=[origin], yellow=[target, across], throw=target - origin)
    assert "Exchanged" in kinds(state, f"{origin}-{target}")


def test_a_neighbour_of_the_other_side_does_not_protect() -> None:
    """Purple's own piece beside the target is no help to Yellow."""
    state = position(purple=[3, 6], yellow=[5], throw=2)
    assert "3-5" in legal(state)


def test_a_piece_one_domain_apart_does_not_protect() -> None:
    """5 and 7 do not touch."""
    state = position(purple=[3], yellow=[5, 7], throw=2)
    assert legal(state) == {"3-5"}


def test_protection_ends_when_the_neighbours_part() -> None:
    """Once the second piece has moved away, the first can be exchanged."""
    state = position(purple=[4], yellow=[7, 8], throw=3, to_move="y")
    state = after(state, "8-11")
    assert legal(after(state, "throw 3")) == {"4-7"}


@pytest.mark.parametrize(("origin", "throw"), [(12, 3), (24, 2), (26, 2), (26, 3)])
def test_the_four_safe_domains_cannot_be_taken(origin: int, throw: int) -> None:
    """Siss'siru, Wi'wun, Kri'ki and Llan'sae."""
    target = origin + throw
    state = position(purple=[origin], yellow=[target], throw=throw)
    assert reasons(state, f"{origin}-{target}") == [("safe", (target,))]


@pytest.mark.parametrize("target", [14, 16, 25])
def test_the_domains_beside_the_safe_ones_are_not_safe(target: int) -> None:
    """They are domains like any other."""
    state = position(purple=[target - 1], yellow=[target], throw=1)
    assert "Exchanged" in kinds(state, f"{target - 1}-{target}")


@pytest.mark.parametrize(("origin", "target"), [(12, 15), (26, 28), (26, 29)])
def test_landing_on_a_safe_domain_is_told(origin: int, target: int) -> None:
    """The reader learns at once that the piece is safe there."""
    state = position(purple=[origin, 1], yellow=[20], throw=target - origin)
    event = told(state, f"{origin}-{target}")[-2]
    assert event.rule == "safe"
    assert event.sentence.endswith("and cannot be exchanged there.")

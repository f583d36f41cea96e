"""Kwakwani, the Trickster Raven: who is carried back, and where to."""

from __future__ import annotations

import pytest

from tests.games.wetlands.positions import (
    after,
    domains,
    events,
    kinds,
    position,
    reasons,
    the,
    told,
    why_not,
)
from widgets_games.games.wetlands.rules import events as e


def test_a_piece_that_lands_on_kwakwani_goes_back_to_sissiru() -> None:
    """First it is seized, then carried; then the turn ends."""
    state = position(purple=[26, 1], yellow=[20], throw=1)
    assert domains(after(state, "26-27")) == ([1, 15], [20])
    assert [event[:2] for event in told(state, "26-27")] == [
        ("SetOut", "path"),
        ("Seized", "kwakwani"),
        ("CarriedBack", "kwakwani"),
        ("TurnEnded", "throw"),
    ]


def test_the_raven_is_told_in_two_sentences() -> None:
    """Where the piece was seized and where it was carried."""
    sentences = [event.sentence for event in told(position([26, 1], [20], 1), "26-27")]
    assert sentences[1:3] == [
        "Purple’s piece lands on Kwakwani (27), and the Trickster Raven seizes it.",
        "Kwakwani carries Purple’s piece back to Siss’siru (15).",
    ]


def test_only_a_one_from_wiwun_ever_reaches_kwakwani() -> None:
    """Every other piece that would land on 27 has to stop at Wi'wun first."""
    for origin in range(22, 26):
        state = position(purple=[origin], yellow=[1], throw=27 - origin)
        assert reasons(state, f"{origin}-27") == [("wiwun-stop", (26,))]


@pytest.mark.parametrize(
    ("purple", "yellow", "goal"),
    [
        ([26, 15], [20], 14),
        ([26], [15], 14),
        ([26, 14], [15], 13),
        ([26, 15, 14], [13, 11], 12),
        ([26, 12, 14], [15, 13], 11),
        ([26], [15, 14, 13, 12, 11], 10),
        ([26, 14, 12, 10, 8], [15, 13, 11, 9, 7], 6),
        ([26, 13], [15], 14),
    ],
)
def test_with_sissiru_taken_the_nearest_empty_domain_before_it_is_found(
    purple: list[int], yellow: list[int], goal: int
) -> None:
    """Taken by whichever side, over the turn of the path if need be."""
    result = after(position(purple, yellow, 1), "26-27")
    assert domains(result) == (sorted([*purple[1:], goal]), sorted(yellow))


def test_being_carried_further_is_told_by_its_own_rule() -> None:
    """The sentence says that Siss'siru was taken and which domain it became."""
    state = position(purple=[26], yellow=[15, 14], throw=1)
    assert the(events(state, "26-27"), e.CarriedFurther).domain == 13
    assert told(state, "26-27")[-2][1:] == (
        "kwakwani-full",
        "Siss’siru is taken: Kwakwani carries Purple’s piece back to 13, "
        "the nearest empty domain before it.",
    )


def test_the_raven_exchanges_nobody() -> None:
    """The pieces around the domain where the piece is put down stay where they are."""
    state = position(purple=[26, 3], yellow=[13, 15, 16], throw=1)
    assert domains(after(state, "26-27")) == ([3, 14], [13, 15, 16])


def test_the_four_from_wiwun_onto_an_empty_last_domain_is_a_plain_landing() -> None:
    """Nobody is stolen; the last domain is not told as safe."""
    state = position(purple=[26, 1], yellow=[20], throw=4)
    assert kinds(state, "26-30") == ["SetOut", "Landed", "TurnEnded"]


def test_the_theft_is_told_step_by_step() -> None:
    """The enemy piece is stolen and carried back before the mover lands."""
    state = position(purple=[26, 1], yellow=[30], throw=4)
    assert [event[:2] for event in told(state, "26-30")] == [
        ("SetOut", "path"),
        ("Stolen", "last-theft"),
        ("CarriedBack", "kwakwani"),
        ("Landed", "one-piece"),
        ("TurnEnded", "throw"),
    ]
    stolen = the(events(state, "26-30"), e.Stolen)
    assert (stolen.seat, stolen.enemy, stolen.domain) == (2, 1, 30)
    assert told(state, "26-30")[1].sentence == (
        "Kwakwani steals Yellow’s piece from the last domain (30), to make room for Purple’s."
    )


@pytest.mark.parametrize(
    ("purple", "yellow", "goal"),
    [
        ([26], [30], 15),
        ([26, 15], [30], 14),
        ([26], [30, 15], 14),
        ([26, 14], [30, 15], 13),
    ],
)
def test_a_stolen_piece_goes_where_kwakwani_would_carry_any(
    purple: list[int], yellow: list[int], goal: int
) -> None:
    """To Siss'siru, or before it when it is taken by either side."""
    result = after(position(purple, yellow, 4), "26-30")
    assert domains(result) == (sorted([*purple[1:], 30]), sorted([*yellow[1:], goal]))


def test_a_stolen_piece_is_not_exchanged_to_wiwun() -> None:
    """Wi'wun is empty after the theft."""
    purple, yellow = domains(after(position([26], [30], 4), "26-30"))
    assert 26 not in purple + yellow


def test_a_theft_passes_over_pieces_on_kriki_and_llansae() -> None:
    """Own pieces on 28 and 29 are leapt over on the way; they do not protect the enemy."""
    state = position(purple=[26, 28, 29], yellow=[30], throw=4)
    assert kinds(state, "26-30") == [
        "Forced", "SetOut", "Leapt", "Leapt", "Stolen", "CarriedBack", "Landed", "TurnEnded",
    ]  # fmt: skip


def test_a_neighbour_on_llansae_stops_the_theft() -> None:
    """It is the ruling on the last domain that is cited, not Tāmatu's general rule."""
    state = position(purple=[26], yellow=[29, 30], throw=4)
    assert reasons(state, "26-30") == [("last-tamatu", (29, 30))]
    assert why_not(state, "26-30") == [
        "Yellow’s piece on the last domain (30) has Tāmatu’s protection: 29 and 30 are "
        "neighbours, so it cannot be stolen."
    ]


def test_three_neighbours_on_the_last_domains_are_all_named() -> None:
    """The run goes back to Kri'ki; landing in a dam is not passing over it."""
    state = position(purple=[26], yellow=[28, 29, 30], throw=4)
    assert reasons(state, "26-30") == [("last-tamatu", (28, 29, 30))]


def test_a_piece_on_kriki_does_not_protect_the_last_domain() -> None:
    """28 and 30 are no neighbours: the theft takes place."""
    state = position(purple=[26], yellow=[28, 30], throw=4)
    assert domains(after(state, "26-30")) == ([30], [15, 28])


def test_a_stolen_piece_may_close_a_dam() -> None:
    """Put down beside two of its own, it stops the thief's side."""
    state = after(position([26, 12], [30, 13, 14, 2], 4), "26-30")
    assert domains(state) == ([12, 30], [2, 13, 14, 15])
    for text in ("throw 1", "2-3", "throw 4"):
        state = after(state, text)
    assert reasons(state, "12-16") == [("dam", (13, 14, 15))]

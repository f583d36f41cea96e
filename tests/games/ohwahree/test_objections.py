"""Why a move is refused: every reason, in the order of the rules, with pits and a sentence."""

from __future__ import annotations

import pytest

from tests.games.ohwahree.positions import CHOICE, GAME, THREE, after, legal, position, reasons
from widgets_games.engine.errors import IllegalMove

STATE = position("4 0 1 0 0 0 2 0 0 0 0 0")


def test_a_pit_of_an_enemy_is_refused_with_its_owner() -> None:
    """It is not the mover's to sow."""
    assert reasons(STATE, "g") == [("sow", ("g",), "Pit g is Yellow’s, and it is Purple’s turn.")]


def test_an_empty_pit_is_refused() -> None:
    """There is nothing to sow."""
    assert reasons(STATE, "b") == [("sow", ("b",), "Pit b is empty: there is nothing to sow.")]


def test_a_direction_is_refused_where_it_is_fixed() -> None:
    """Two players sow counterclockwise."""
    assert reasons(STATE, "a-") == [
        ("direction", ("a",), "In this game pit a is sown counterclockwise only.")
    ]


def test_a_move_without_a_direction_is_refused_where_it_is_chosen() -> None:
    """The text says a pit and no more."""
    assert reasons(THREE.initial_state(), "a", THREE) == [
        (
            "direction",
            ("a",),
            "Purple must choose a direction: a+ counterclockwise or a- clockwise.",
        )
    ]


def test_all_reasons_are_given_in_the_order_of_the_rules() -> None:
    """Yellow's, empty, and clockwise."""
    assert [rule for rule, _, _ in reasons(STATE, "h-")] == ["sow", "sow", "direction"]
    with pytest.raises(IllegalMove, match=r"h- is not legal: Pit h is Yellow’s.*Pit h is empty"):
        after(STATE, "h-")


def test_the_only_legal_move_can_be_pit_a() -> None:
    """The first of all pits is a move like any other."""
    state = position("3 0 0 0 0 0 0 0 0 0 0 1")
    assert legal(state) == ["a"]
    assert GAME.legal_moves(state)
    assert after(state, "a").pits[:4] == (0, 1, 1, 1)


def test_the_candidates_are_the_own_pits_empty_ones_too() -> None:
    """So that somebody who asks learns about these as well."""
    moves = [GAME.move_text(move) for move in GAME.candidate_moves(STATE)]
    assert moves == ["a", "b", "c", "d", "e", "f"]
    either = [CHOICE.move_text(move) for move in CHOICE.candidate_moves(STATE)]
    assert either[:4] == ["a+", "a-", "b+", "b-"]
    three = [THREE.move_text(move) for move in THREE.candidate_moves(THREE.initial_state())]
    assert three[-1] == "pass"

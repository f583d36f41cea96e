"""Why a move is refused: every reason, in the order of the rules, with places and a sentence."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.rowan.positions import GAME, after, position, reasons, rules_against
from widgets_games.engine.errors import IllegalMove
from widgets_games.games.rowan.rules.cells import SKY
from widgets_games.games.rowan.rules.moves import Go

STATE = position("c3=l2 d4=b1 b3=l1 c4=b2 a1=b1")


@pytest.mark.parametrize(
    ("move", "rule", "places", "sentence"),
    [
        ("e5-pass", "sides", ("e5",), "There is no stack on e5."),
        ("a1-pass", "sides", ("a1",), "The stack on a1 is the Bear’s, and only dice move it."),
        ("b3-b4", "directions", ("b3", "b4"),
         "A stack never moves straight forward or straight back, as from b3 to b4."),
        ("b3-a5", "directions", ("b3", "a5"), "No diagonal and no row leads from b3 to a5."),
        ("b3-d1", "reach", ("b3", "d1"),
         "The single piece on b3 moves 1 cell at most, and d1 is 2 away."),
        ("c3-sky", "sky", ("c3", "sky"),
         "Only a stack on row 5 leaves for the Sky, and c3 is not on it."),
        ("c3-e5", "no-jump", ("d4",),
         "A stack never passes over another, and on the way from c3 to e5 one stands on d4."),
        ("c3-d4", "no-entry", ("d4",),
         "A stack never enters an occupied cell, and there is one on d4."),
        ("c3-b3", "no-entry", ("b3",),
         "A stack never enters an occupied cell, and there is one on b3."),
    ],
)  # fmt: skip
def test_a_rule_that_refuses_a_move_is_told_with_its_places(
    move: str, rule: str, places: tuple[str, ...], sentence: str
) -> None:
    """The first of the reasons."""
    assert reasons(STATE, move)[0] == (rule, places, sentence)


def test_all_reasons_are_given_in_the_order_of_the_rules() -> None:
    """Straight ahead, too far, over another stack, onto a third."""
    state = position("c1=l2 c2=l1 c3=b1 c5=b2")
    assert rules_against(state, "c1-c5") == ["directions", "reach", "no-jump", "no-entry"]
    assert reasons(state, "c1-c5")[2][1:] == (
        ("c2", "c3"),
        "A stack never passes over another, and on the way from c1 to c5 one stands on c2 and c3.",
    )
    with pytest.raises(IllegalMove, match=r"c1-c5 is not legal: A stack never moves .* A stack n"):
        after(state, "c1-c5")


def test_where_no_light_stack_stands_nothing_else_is_told() -> None:
    """Neither the Bear's stacks nor empty cells have a way to go or a height that allows it."""
    state = position("c3=b1 c4=l1")
    for move in ("c3-c4", "c3-sky", "c3-e5", "c3-pass", "a1-e1", "a1-a4", "a1-a9"):
        assert rules_against(state, move) == ["sides"], move


@pytest.mark.parametrize(
    ("move", "rules"),
    [
        ("c3-e6", ["directions", "reach", "sky"]),
        ("c3-c6", ["directions", "reach", "sky"]),
        ("d4-f6", ["sky"]),
        ("d4-f4", ["directions"]),
        ("b1-a0", ["directions"]),
        ("b1-b0", ["directions", "directions"]),
        ("a5-b6", ["directions"]),
    ],
)
def test_off_the_board_upwards_the_sky_refuses_and_elsewhere_the_directions(
    move: str, rules: list[str]
) -> None:
    """From the top row, too: a stack leaves from there by the Sky's name."""
    state = position("c3=l2 d4=l2 b1=l2 a5=l1")
    assert rules_against(state, move) == rules


def test_what_is_off_the_board_is_called_so() -> None:
    """The only place to light up is where the stack is."""
    assert reasons(position("e3=l1"), "e3-f4") == [
        ("directions", ("e3",), "There is no cell f4 on the board.")
    ]


def test_while_the_bear_is_to_roll_the_player_and_rain_wait() -> None:
    """And a roll has as many dice as are due."""
    state = after(position("c3=l2 a1=b1"), "c3-pass")
    assert reasons(state, "c3-pass") == [
        ("turn", (), "The Bear has to roll 2 dice before Light moves again.")
    ]
    assert reasons(state, "c3-f6") == reasons(state, "c3-pass")
    assert reasons(state, "rain 1") == [
        ("rain", ("ground",), "There is no piece on the Ground that could rain.")
    ]
    assert reasons(state, "roll 1 2 3") == [
        ("bear-dice", (), "The Bear rolls 2 dice, as many as the chosen stack is high, not 3.")
    ]
    assert reasons(state, "roll 6 1") == []


def test_while_it_is_to_rain_the_player_and_the_next_roll_wait() -> None:
    """A rain die has any face."""
    state = after(position("c3=l2 a1=b2"), "c3-pass, roll 1 1")
    first = "First the 2 pieces on the Ground have to rain."
    assert reasons(state, "c3-pass") == [("rain", ("ground",), first)]
    assert reasons(state, "roll 1 1") == [("rain", ("ground",), first)]
    assert [reasons(state, f"rain {face}") for face in range(1, 7)] == [[]] * 6


def test_while_the_player_is_to_move_no_die_falls() -> None:
    """Neither of the Bear nor of the rain."""
    assert rules_against(STATE, "roll 1") == ["turn"]
    assert rules_against(STATE, "rain 1") == ["rain"]


def test_a_move_without_a_reason_is_legal_and_every_other_has_one() -> None:
    """For all pairs of cells, from a crowded board."""
    state = GAME.parse_position(
        "b2,-,l1,-,l2/-,l3,-,b1,-/l1,-,-,-,-/-,b3,l2,-,-/l1,-,-,b2,l1 sky=0 pit=1,4 cave=0"
    )
    legal = set(GAME.legal_moves(state))
    for origin, target in product(range(25), [*range(25), SKY]):
        move = Go(origin, target)
        assert (move in legal) == (not GAME.refusals(state, move)), GAME.move_text(move)


def test_a_stack_of_the_bear_is_a_candidate_so_that_who_points_at_it_learns_why_not() -> None:
    """Once, as to pass with it."""
    state = position("a2=l1 d4=b3")
    assert "d4-pass" in [GAME.move_text(move) for move in GAME.candidate_moves(state)]
    assert reasons(state, "d4-pass") == [
        ("sides", ("d4",), "The stack on d4 is the Bear’s, and only dice move it.")
    ]


def test_the_candidates_are_a_step_further_than_the_height_the_straight_ways_and_the_sky() -> None:
    """So that somebody who asks learns about these as well."""
    found = [GAME.move_text(move)[3:] for move in GAME.candidate_moves(position("a2=l1"))]
    assert found == ["pass", "sky", "b3", "c4", "b1", "b2", "c2", "a3", "a1"]

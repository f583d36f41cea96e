"""Why not: all the reasons against a move, in order, each with its places and a sentence."""

from __future__ import annotations

import pytest

from tests.games.wetlands.positions import (
    BROKEN,
    GAME,
    NO_FIVE,
    STICKS,
    legal,
    position,
    reasons,
    why_not,
)
from widgets_games.engine.errors import IllegalMove
from widgets_games.games.wetlands.game import WetlandsCrossing
from widgets_games.games.wetlands.rules.state import State

ORDER = (
    "exits",
    "wiwun-exit",
    "wiwun-stop",
    "wiwun-wall",
    "dam",
    "one-piece",
    "safe",
    "tamatu",
    "last-tamatu",
)


@pytest.mark.parametrize(
    ("purple", "yellow", "move", "rules"),
    [
        ([28, 29], [1], "28-29", ["exits", "one-piece"]),
        ([28], [29], "28-29", ["exits", "safe"]),
        ([28], [29, 30], "28-29", ["exits", "safe", "tamatu"]),
        ([28], [29, 30], "28-30", ["exits", "last-tamatu"]),
        ([25], [26, 29], "25-29", ["wiwun-stop", "wiwun-wall", "safe"]),
        ([25], [29, 30], "25-29", ["wiwun-stop", "safe", "tamatu"]),
        ([25, 29], [26], "25-29", ["wiwun-stop", "wiwun-wall", "one-piece"]),
        ([25], [29, 30], "25-30", ["wiwun-stop", "last-tamatu"]),
        ([23], [24, 25, 26], "23-28", ["wiwun-stop", "wiwun-wall", "dam"]),
        ([23, 28], [24, 25, 26], "23-28", ["wiwun-stop", "wiwun-wall", "dam", "one-piece"]),
        ([6], [8, 9, 10, 11], "6-11", ["dam", "tamatu"]),
        ([1, 5], [2, 3, 4], "1-5", ["dam", "one-piece"]),
        ([24], [25, 26], "24-26", ["safe", "tamatu"]),
        ([13], [14, 15], "13-15", ["safe", "tamatu"]),
        ([11], [12, 13, 14, 15], "11-15", ["dam", "safe", "tamatu"]),
        ([22], [23, 24, 25, 26], "22-26", ["dam", "safe", "tamatu"]),
    ],
)
def test_all_reasons_that_hold_are_given_in_the_order_of_the_rules(
    purple: list[int], yellow: list[int], move: str, rules: list[str]
) -> None:
    """Not the first one only; a learner who removes one reason is not surprised by the next."""
    origin, target = move.split("-")
    state = position(purple, yellow, throw=int(target) - int(origin))
    found = [rule for rule, _ in reasons(state, move)]
    assert found == rules
    assert found == sorted(found, key=ORDER.index)


def test_the_switched_off_five_comes_before_the_dam() -> None:
    """The order holds with the switch as well."""
    state = position([26], [28, 29, 30], 5)
    assert [rule for rule, _ in reasons(state, "26-off", NO_FIVE)] == ["wiwun-exit", "dam"]


def test_a_legal_move_has_no_reasons_against_it() -> None:
    """Nothing speaks against 9-11 at the start."""
    assert reasons(GAME.parse_position("pypypypypy/........../.......... p 2"), "9-11") == []


def test_every_illegal_move_is_refused_with_the_very_objections() -> None:
    """The error carries what `objections` says, and its message contains every sentence."""
    state = position([23, 28], [24, 25, 26], 5)
    move = GAME.parse_move("23-28")
    with pytest.raises(IllegalMove) as error:
        GAME.play(state, move)
    assert error.value.objections == tuple(GAME.objections(state, move))
    assert len(error.value.objections) == 4
    assert str(error.value).startswith("23-28 is not legal: ")
    for sentence in why_not(state, "23-28"):
        assert sentence in str(error.value)


TO_MOVE = position([5, 12], [1, 20], 3)
TO_THROW = position([5, 12], [1, 20])
NO_MOVE = position([25], [1, 20], 3)


@pytest.mark.parametrize(
    ("state", "move", "rule", "sentence"),
    [
        (TO_THROW, "5-8", "throw", "Purple has not thrown yet."),
        (TO_THROW, "pass", "throw", "Purple has not thrown yet."),
        (TO_MOVE, "throw 3", "throw", "Purple has thrown 3 already and must move now."),
        (TO_MOVE, "7-10", "path", "Purple has no piece on 7."),
        (TO_MOVE, "1-4", "throw", "The piece on 1 is Yellow’s, and it is Purple’s turn."),
        (TO_MOVE, "5-9", "path", "Purple threw 3: the piece on 5 cannot move to 9."),
        (TO_MOVE, "5-5", "path", "Purple threw 3: the piece on 5 cannot move to 5."),
        (TO_MOVE, "12-9", "path", "Purple threw 3: the piece on 12 cannot move to 9."),
        (TO_MOVE, "5-off", "path", "Purple threw 3: the piece on 5 cannot move off the board."),
        (TO_MOVE, "pass", "must-move", "Purple cannot pass: a move is legal from 5 and 12."),
    ],
)
def test_moves_nobody_would_mark_on_the_board_are_refused_with_a_reason_too(
    state: State, move: str, rule: str, sentence: str
) -> None:
    """A move before the throw, by another number, of no piece or of the other side's."""
    assert [rule_id for rule_id, _ in reasons(state, move)] == [rule]
    assert why_not(state, move) == [sentence]


@pytest.mark.parametrize(
    ("purple", "yellow", "sentence"),
    [
        ([5], [1], "Purple has no piece on Kri’ki (28)."),
        ([5], [28], "The piece on Kri’ki (28) is Yellow’s, and it is Purple’s turn."),
    ],
)
def test_an_exit_is_refused_by_its_number_only_to_a_piece_that_stands_there(
    purple: list[int], yellow: list[int], sentence: str
) -> None:
    """The number that leaves is no reason where the player has nothing that could leave."""
    assert why_not(position(purple, yellow, 1), "28-off") == [sentence]


@pytest.mark.parametrize(("origin", "throw"), [(25, 5), (28, 2)])
def test_a_theft_is_spoken_of_only_to_a_piece_that_could_steal(origin: int, throw: int) -> None:
    """Only from Wi’wun is a piece stolen; elsewhere the neighbours are reason enough."""
    protected = "Yellow’s piece on the last domain (30) has Tāmatu’s protection: 29 and 30 are "
    *_, sentence = why_not(position([origin], [29, 30], throw), f"{origin}-30")
    assert sentence == f"{protected}neighbours."
    assert why_not(position([26], [29, 30], 4), "26-30") == [
        f"{protected}neighbours, so it cannot be stolen."
    ]


def test_a_throw_is_refused_even_when_only_a_pass_is_left() -> None:
    """The turn has to be passed first."""
    assert reasons(NO_MOVE, "throw 1") == [("throw", ())]
    assert legal(NO_MOVE) == {"pass"}


def test_the_pieces_of_the_mover_are_all_candidates() -> None:
    """Why-not can be asked of every piece: each one's move by the throw, and the pass."""
    state = position([5, 12, 25, 28], [1, 20], 3)
    found = {GAME.move_text(move) for move in GAME.candidate_moves(state)}
    assert found == {"5-8", "12-15", "25-28", "28-off", "pass"}


@pytest.mark.parametrize("game", [GAME, NO_FIVE, STICKS, BROKEN])
def test_the_legal_moves_are_the_candidates_without_objections(game: WetlandsCrossing) -> None:
    """There is no second test of legality."""
    for throw in range(1, 6):
        state = position([5, 12, 25, 28, 26], [1, 20, 29, 30, 13], throw)
        free = {
            GAME.move_text(move)
            for move in game.candidate_moves(state)
            if not list(game.objections(state, move))
        }
        assert free == legal(state, game)


def test_sentences_name_the_special_domains() -> None:
    """A learner reads names beside numbers."""
    assert why_not(position([12], [15], 3), "12-15") == [
        "Yellow’s piece on Siss’siru (15) is safe there and cannot be exchanged."
    ]
    assert why_not(position([26], [28, 29, 30], 5), "26-off") == [
        "Purple’s piece on Wi’wun (26) cannot move off the board: "
        "Meracahe’s Dam stands on 28, 29 and 30."
    ]


@pytest.mark.parametrize(
    ("squares", "rule"),
    [(".......y..", "throw"), ("..........", "path"), (".......p..", "exits")],
    ids=["of the enemy", "of nobody", "of one's own"],
)
def test_only_a_piece_of_ones_own_is_refused_by_its_exit(squares: str, rule: str) -> None:
    """Where the enemy or nobody stands, the number of the exit is not what is wrong."""
    game = WetlandsCrossing()
    state = game.parse_position(f"p........./........../{squares} p 1")
    (objection,) = game.objections(state, game.parse_move("28-off"))
    assert objection.rule == rule

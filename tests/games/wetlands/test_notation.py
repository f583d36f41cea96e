"""Moves and positions as text, and what is said when a text is wrong."""

from __future__ import annotations

import pytest

from tests.games.wetlands.positions import GAME, domains, position
from widgets_games.engine.errors import IllegalMove, MoveTextError, PositionError
from widgets_games.games.wetlands.rules.moves import Advance, Move, Pass, Throw
from widgets_games.games.wetlands.rules.notation import parse_move

START = "pypypypypy/........../.......... p -"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("7-10", Advance(7, 10)),
        ("1-2", Advance(1, 2)),
        ("26-off", Advance(26, 31)),
        ("30-off", Advance(30, 31)),
        ("pass", Pass()),
        ("throw 1", Throw(1)),
        ("throw 5", Throw(5)),
    ],
)
def test_a_move_is_written_and_read_the_same_way(text: str, move: Move) -> None:
    """Both ways round."""
    assert GAME.parse_move(text) == move
    assert GAME.move_text(move) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "7",
        "7-",
        "-10",
        "7-10-12",
        "7–10",
        "7 - 10",
        " 7-10",
        "7-10 ",
        "7-10\n",
        "07-10",
        "0-3",
        "30-31",
        "31-off",
        "7-100",
        "seven-ten",
        "٣-٤",
        "26-OFF",
        "off-26",
        "Pass",
        "throw",
        "throw 0",
        "throw 6",
        "throw 3 4",
        "throw  3",
        "throw three",
        "roll 3",
        "c+",
        "b1-c2",
    ],
)
def test_what_is_no_move_is_refused_with_what_a_move_looks_like(text: str) -> None:
    """The sentence shows the text and the four ways to write a move."""
    with pytest.raises(MoveTextError) as error:
        GAME.parse_move(text)
    message = str(error.value)
    assert message.startswith(f"{text!r} is not a move of Wetlands Crossing")
    for example in ("'7-10'", "'26-off'", "'pass'", "'throw 1'", "'throw 5'"):
        assert example in message
    assert "\n" not in message


@pytest.mark.parametrize("thing", [None, 3, (3, 5), ["pass"], b"pass"])
def test_what_is_no_text_is_no_move_either(thing: object) -> None:
    """The same sentence, not an error of Python’s."""
    with pytest.raises(MoveTextError, match="is not a move of Wetlands Crossing"):
        parse_move(thing)


def test_every_move_is_true() -> None:
    """`if move:` asks whether there is one; a pass is a move."""
    assert all(map(parse_move, ("pass", "throw 1", "3-5", "26-off")))


@pytest.mark.parametrize(
    "text",
    [
        START,
        "pypypypypy/........../.......... p 4",
        "........../........../.....p...y y 1",
        "........../..p.p...../.....p.ppy y -",
        "........../........../.......... p -".replace("...... p", ".....y p"),
    ],
)
def test_a_position_is_written_and_read_the_same_way(text: str) -> None:
    """At decisions and before throws, with pieces off the board."""
    assert GAME.position_text(GAME.parse_position(text)) == text


def test_a_position_is_in_path_order_ten_a_row() -> None:
    """The eleventh letter is domain 11, wherever the drawing puts it."""
    state = GAME.parse_position("p........./y........./p.......y. y 2")
    assert domains(state) == ([1, 21], [11, 29])
    assert (state.to_move, state.throw) == (2, 2)


def test_pieces_that_are_not_on_the_board_are_off() -> None:
    """Three of Purple's and four of Yellow's."""
    assert position([3, 4], [9]).off == (3, 4)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "pppppp..../yyyyy...../.......... p -",
            "Purple has 6 pieces; a side has at most five",
        ),
        (
            "ppppp...../yyyyyyy.../.......... p -",
            "Yellow has 7 pieces; a side has at most five",
        ),
        (
            "pypypypyp./........../......y... p -",
            "no piece can stand on Kwakwani (27): it is carried back",
        ),
        (
            "pypypypyp/........../.......... p -",
            "row 1 has 9 domains instead of ten: 'pypypypyp'",
        ),
        (
            "pypypypypy/........../......... p -",
            "row 3 has 9 domains instead of ten: '.........'",
        ),
        (
            "pypypypypy/.........../.......... p -",
            "row 2 has 11 domains instead of ten: '...........'",
        ),
        (
            "pypypypypy/.......... p -",
            "a board has three rows with / between, not 2: 'pypypypypy/..........'",
        ),
        (
            "pypypypypy/........../........../ p -",
            "a board has three rows with / between, not 4: 'pypypypypy/........../........../'",
        ),
        (
            "pypypypypy/..x......./.......... p -",
            "domain 13 holds 'x'; it can hold p, y or . (empty)",
        ),
        (
            "PYPYPYPYPY/........../.......... p -",
            "domain 1 holds 'P'; it can hold p, y or . (empty)",
        ),
        (
            "pypypypypy/........../.......... r -",
            "the player to move is p or y, not 'r'",
        ),
        (
            "pypypypypy/........../.......... p 6",
            "the throw is 1 to 5, or - before it, not '6'",
        ),
        (
            "pypypypypy/........../.......... p 0",
            "the throw is 1 to 5, or - before it, not '0'",
        ),
        (
            "pypypypypy/........../..........",
            "a position has three parts with spaces between (the domains, p or y to move, the "
            "throw or -), not 1: 'pypypypypy/........../..........'",
        ),
        (
            "",
            "a position has three parts with spaces between (the domains, p or y to move, the "
            "throw or -), not 0: ''",
        ),
        (
            "........../........../.......... p -",
            "both sides have all their pieces off the board: only one can win",
        ),
    ],
)
def test_a_wrong_position_is_refused_with_the_place_and_what_is_expected(
    text: str, sentence: str
) -> None:
    """One sentence for a person."""
    with pytest.raises(PositionError) as error:
        GAME.parse_position(text)
    assert str(error.value) == sentence


@pytest.mark.parametrize(
    "text", [START + " ", "  " + START, START.replace(" ", "  ", 1), START.replace(" ", "   ")]
)
def test_more_spaces_than_needed_do_no_harm(text: str) -> None:
    """A position that was copied or aligned is read all the same."""
    assert GAME.parse_position(text) == GAME.parse_position(START)


@pytest.mark.parametrize("text", [START + "\n", START.replace(" ", "\t"), START + " 1"])
def test_a_position_with_something_else_around_it_is_refused(text: str) -> None:
    """Nothing else is guessed away."""
    with pytest.raises(PositionError):
        GAME.parse_position(text)


@pytest.mark.parametrize(
    ("text", "move", "sentence"),
    [
        (START, "1-4", "1-4 is not legal: Purple has not thrown yet."),
        (
            "pypypypypy/........../.......... p 3",
            "2-5",
            "2-5 is not legal: The piece on 2 is Yellow’s, and it is Purple’s turn.",
        ),
        (
            "pypypypypy/........../.......... y 3",
            "9-12",
            "9-12 is not legal: The piece on 9 is Purple’s, and it is Yellow’s turn.",
        ),
        (
            "pypypypypy/........../.......... p 2",
            "1-3",
            "1-3 is not legal: Purple’s piece on 1 cannot move to 3: "
            "a piece of Purple’s own stands there.",
        ),
        (
            "pypypypypy/........../.......... p 2",
            "9-13",
            "9-13 is not legal: Purple threw 2: the piece on 9 cannot move to 13.",
        ),
    ],
)
def test_a_well_written_move_that_the_rules_refuse_is_another_error(
    text: str, move: str, sentence: str
) -> None:
    """Its message carries the move and the reason."""
    with pytest.raises(IllegalMove) as error:
        GAME.play(GAME.parse_position(text), GAME.parse_move(move))
    assert str(error.value) == sentence


def test_the_legal_moves_print_themselves() -> None:
    """What a person sees who asks for them at a prompt."""
    state = position([5, 12, 25], [1], 3)
    assert repr(GAME.legal_moves(state)) == "<legal moves: 5-8, 12-15>"

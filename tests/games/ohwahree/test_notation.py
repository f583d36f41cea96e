"""Moves and positions as text, and what is said when a text is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ohwahree.positions import CHOICE, GAME, THREE, after, position
from widgets_games.engine.errors import MoveTextError, PositionError
from widgets_games.games.ohwahree.game import OhWahRee
from widgets_games.games.ohwahree.rules.legality import objections
from widgets_games.games.ohwahree.rules.moves import Agree, Move, Pass, Sow

START = "4,4,4,4,4,4,4,4,4,4,4,4 111111222222 1 0,0"
ARCS = "111111222222"


@pytest.mark.parametrize(
    ("game", "text", "move"),
    [
        (GAME, "a", Sow(0, 1)),
        (GAME, "l", Sow(11, 1)),
        (GAME, "c-", Sow(2, -1)),
        (CHOICE, "c+", Sow(2, 1)),
        (CHOICE, "c-", Sow(2, -1)),
        (CHOICE, "c", Sow(2, 0)),
        (THREE, "l+", Sow(11, 1)),
        (THREE, "pass", Pass()),
        (GAME, "agree", Agree()),
    ],
    ids=str,
)
def test_a_move_is_written_and_read_the_same_way(game: OhWahRee, text: str, move: Move) -> None:
    """Both ways round."""
    assert game.parse_move(text) == move
    assert game.move_text(move) == text


def test_where_the_direction_is_fixed_it_may_be_said_all_the_same() -> None:
    """It is the same move."""
    assert GAME.parse_move("c+") == GAME.parse_move("c")


@pytest.mark.parametrize("thing", [None, 3, (2, 1), ["c"], b"c", Sow(12, 1), Sow(0, 2)], ids=repr)
def test_what_is_neither_a_move_nor_its_text_is_refused(thing: Any) -> None:
    """It must not pass for an agreement that ends the game, whoever is asked about it."""
    with pytest.raises(MoveTextError, match="is not a move of Oh-Wah-Ree"):
        GAME.parse_move(thing)
    with pytest.raises(MoveTextError, match="is not a move of Oh-Wah-Ree"):
        GAME.move_text(thing)
    with pytest.raises(MoveTextError, match="is not a move of Oh-Wah-Ree"):
        tuple(objections(GAME.initial_state(), thing, GAME.terms))


def test_a_text_is_not_mistaken_for_a_move() -> None:
    """A pit's letter is what a move is written as, and no move itself."""
    with pytest.raises(MoveTextError, match="'c' is not a move of Oh-Wah-Ree"):
        GAME.move_text("c")  # type: ignore[arg-type]
    with pytest.raises(MoveTextError, match="'c' is not a move of Oh-Wah-Ree"):
        tuple(objections(GAME.initial_state(), "c", GAME.terms))  # type: ignore[arg-type]


def test_a_pass_is_not_an_agreement() -> None:
    """Neither has anything in it to tell them apart but its kind."""
    assert len({Pass(), Agree()}) == 2


@pytest.mark.parametrize(
    "text",
    [
        "",
        "m",
        "A",
        "c ",
        " c",
        "c\n",
        "cc",
        "c++",
        "+c",
        "c*",
        "c−",
        "3",
        "\uff41",
        "Pass",
        "agreed",
    ],
)
def test_what_is_no_move_is_refused_with_what_is_expected(text: str) -> None:
    """One sentence that shows the text."""
    with pytest.raises(
        MoveTextError, match="is not a move of Oh-Wah-Ree: a move is a pit"
    ) as error:
        GAME.parse_move(text)
    assert repr(text) in str(error.value)


def test_a_position_is_written_and_read_the_same_way() -> None:
    """The start, and one after some moves."""
    assert GAME.position_text(GAME.initial_state()) == START
    assert GAME.parse_position(START) == GAME.initial_state()
    text = GAME.position_text(after(GAME.initial_state(), "a g b h"))
    assert GAME.position_text(GAME.parse_position(text)) == text


def test_a_pass_before_is_part_of_the_position() -> None:
    """The next pass would end the game."""
    state = after(position("0 0 0 0 0 0 0 0 3 0 0 0", game=THREE), "pass", THREE)
    text = THREE.position_text(state)
    assert text == "0,0,0,0,0,0,0,0,3,0,0,0 111122223333 2 0,0,0 passed"
    assert THREE.parse_position(text).passed


def test_a_hand_between_two_events_shows_in_the_text_but_cannot_be_started_from() -> None:
    """Purple's from c counterclockwise, three to go, the last fell into d."""
    start = GAME.initial_state()
    happened = GAME.events(start, GAME.parse_move("c"))
    text = GAME.position_text(GAME.fold(start, happened[:2]))
    assert text == "4,4,0,5,4,4,4,4,4,4,4,4 111111222222 1 0,0 hand=1c+/3@d/0"
    with pytest.raises(PositionError, match="four parts"):
        GAME.parse_position(text)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "a position has four parts with a space between (the pebbles of each pit, its owner, "
         "the player to move, the pebbles captured by each), not 1: ''"),
        (START.replace(" ", "  "), "a position has four parts"),
        (f"{START} 7", "a position has four parts"),
        (f"{START} passed", "a position has four parts"),
        (f"4,4,4,4,4,4,4,4,4,4,4 {ARCS} 1 0,0",
         "a ring has twelve pits with a comma between, not 11: '4,4,4,4,4,4,4,4,4,4,4'"),
        (f"4,4,4,4,4,4,4,4,4,4,4,4,0 {ARCS} 1 0,0", "a ring has twelve pits"),
        (f"4,4,-1,4,4,4,4,4,4,4,4,4 {ARCS} 1 0,0",
         "pit c holds a whole number of pebbles, 0 or more, not '-1'"),
        (f"4,4,x,4,4,4,4,4,4,4,4,4 {ARCS} 1 0,0", "pit c holds a whole number of pebbles"),
        (f"4,4,4.0,4,4,4,4,4,4,4,4,4 {ARCS} 1 0,0", "pit c holds a whole number of pebbles"),
        (f"4,4,04,4,4,4,4,4,4,4,4,4 {ARCS} 1 0,0", "pit c holds a whole number of pebbles"),
        (f"4,4,,4,4,4,4,4,4,4,4,4 {ARCS} 1 0,0", "pit c holds a whole number of pebbles"),
        (f"4,4,٤,4,4,4,4,4,4,4,4,4 {ARCS} 1 0,0", "pit c holds a whole number of pebbles"),
        (f"{'9' * 5000},4,4,4,4,4,4,4,4,4,4,4 {ARCS} 1 0,0", "pit a holds a whole number"),
        (f"5,4,4,4,4,4,4,4,4,4,4,4 {ARCS} 1 0,0",
         "the position has 49 pebbles, in pits and captured; the set for 2 players has 48"),
        (f"4,4,4,4,4,4,4,4,4,4,4,4 {ARCS} 1 0,1", "the position has 49 pebbles"),
        ("4,4,4,4,4,4,4,4,4,4,4,4 111111222223 1 0,0",
         "pit l belongs to one of the players 1 to 2, not '3'"),
        ("4,4,4,4,4,4,4,4,4,4,4,4 011111222222 1 0,0", "pit a belongs to one of the players"),
        ("4,4,4,4,4,4,4,4,4,4,4,4 a11111222222 1 0,0", "pit a belongs to one of the players"),
        ("4,4,4,4,4,4,4,4,4,4,4,4 11111122222 1 0,0",
         "each of the twelve pits has an owner, but there are 11: '11111122222'"),
        (f"4,4,4,4,4,4,4,4,4,4,4,4 {ARCS} 3 0,0",
         "the player to move is one of the players 1 to 2, not '3'"),
        (f"4,4,4,4,4,4,4,4,4,4,4,4 {ARCS} - 0,0", "the player to move is one of the players"),
        (f"4,4,4,4,4,4,4,4,4,4,4,4 {ARCS} 1 0",
         "the captured pebbles are 2 numbers with a comma between, one a player, not 1: '0'"),
        (f"4,4,4,4,4,4,4,4,4,4,4,4 {ARCS} 1 0,0,0", "the captured pebbles are 2 numbers"),
        (f"4,4,4,4,4,4,4,4,4,4,4,3 {ARCS} 1 0,-1",
         "player 2 has captured a whole number of pebbles, 0 or more, not '-1'"),
    ],
)  # fmt: skip
def test_what_is_no_position_is_refused_with_the_place(text: str, sentence: str) -> None:
    """One sentence, on one line."""
    with pytest.raises(PositionError) as error:
        GAME.parse_position(text)
    assert str(error.value).startswith(sentence)
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 300


def test_a_position_is_of_so_many_players() -> None:
    """The start for three is none for two."""
    text = THREE.position_text(THREE.initial_state())
    assert text == "5,5,5,5,5,5,5,5,5,5,5,5 111122223333 1 0,0,0"
    with pytest.raises(PositionError, match="belongs to one of the players 1 to 2, not '3'"):
        GAME.parse_position(text)
    with pytest.raises(PositionError, match="the captured pebbles are 3 numbers"):
        THREE.parse_position(START)

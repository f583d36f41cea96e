"""Moves and positions as text, and what is said when a text is wrong."""

from __future__ import annotations

import pytest

from tests.games.rowan.positions import GAME, after, playing, position
from widgets_games.engine.errors import MoveTextError, PositionError
from widgets_games.games.rowan.rules.cells import SKY
from widgets_games.games.rowan.rules.moves import Beyond, Go, Move, Rain, Roll

START = "b2,b3,b2,b3,b2/-,-,-,-,-/-,-,-,-,-/-,-,-,-,-/l2,l3,l2,l3,l2 sky=0 pit=0,0 cave=0"
BARE = "-,-,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,-/l1,-,-,-,-"
EMPTY = BARE.replace("l1", "-")
BESIDE = "sky=0 pit=0,0 cave=0"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("b1-c2", Go(1, 7)),
        ("a5-sky", Go(20, SKY)),
        ("c1-pass", Go(2, 2)),
        ("c1-f4", Beyond(2, 5, 4)),
        ("c5-c6", Beyond(22, 2, 6)),
        ("c1-b0", Beyond(2, 1, 0)),
        ("roll 6 2 6", Roll((6, 2, 6))),
        ("roll 1", Roll((1,))),
        ("rain 4", Rain(4)),
    ],
)
def test_a_move_is_written_and_read_the_same_way(text: str, move: Move) -> None:
    """Both ways round, a roll as it fell."""
    assert GAME.parse_move(text) == move
    assert GAME.move_text(move) == text
    assert GAME.move_text(GAME.parse_move(text)) == text


def test_to_go_where_one_is_is_to_pass() -> None:
    """It is the same move."""
    assert GAME.parse_move("c1-c1") == GAME.parse_move("c1-pass")


def test_the_same_dice_in_another_order_are_the_same_roll() -> None:
    """They are sorted before they do anything."""
    assert Roll((6, 2, 6)) == Roll((2, 6, 6))
    assert hash(Roll((6, 2, 6))) == hash(Roll((2, 6, 6)))
    assert Roll((6, 2, 6)) != Roll((2, 2, 6))
    assert Roll((3,)) != Rain(3)


def test_how_many_rows_there_are_decides_what_is_a_cell() -> None:
    """On nine rows c6 is one; on three c4 is none to come from."""
    assert playing(rows=9).parse_move("c5-c6") == Go(22, 27)
    with pytest.raises(MoveTextError, match="two cells from a1 to e3 as in 'b1-c2', 'a3-sky'"):
        playing(rows=3).parse_move("c4-pass")


@pytest.mark.parametrize(
    "text",
    [
        "", "b1", "b1c2", "b1-", "-c2", "B1-c2", "b1-C2", "b1-c2 ", " b1-c2", "b1-c2\n", "b0-c2",
        "b6-c5", "f1-e1", "b1-Sky", "sky-b1", "pass", "b1-c02", "b1-c100", "b1-c-1", "b1–c2",
        "b\uff11-c2", "roll", "roll ", "roll 0", "roll 7", "roll 1 2 3 4 5 6", "roll 1  2",
        "roll 1,2", "roll 12", "Roll 1", "rain", "rain 0", "rain 7", "rain 1 2", "rain ٤",
    ],
)  # fmt: skip
def test_what_is_no_move_is_refused_with_what_is_expected(text: str) -> None:
    """One sentence that shows the text."""
    with pytest.raises(MoveTextError, match="is not a move of Rowan: a move is two") as error:
        GAME.parse_move(text)
    assert repr(text) in str(error.value)


def test_a_position_is_written_and_read_the_same_way() -> None:
    """The start, and one with everything in it."""
    assert GAME.position_text(GAME.initial_state()) == START
    assert GAME.parse_position(START) == GAME.initial_state()
    text = f"{BARE.replace('-', 'b5', 1)} sky=3 pit=2,4 cave=17"
    assert GAME.position_text(GAME.parse_position(text)) == text
    assert GAME.parse_position(text).cells[20] == -5


def test_spaces_around_the_parts_do_not_matter() -> None:
    """As many as one likes."""
    assert GAME.parse_position(f" {START.replace(' ', '   ')} ") == GAME.initial_state()


def test_a_position_may_hold_fewer_pieces_than_a_game_starts_with() -> None:
    """What it holds is conserved."""
    state = GAME.parse_position(f"{BARE} {BESIDE}")
    assert GAME.totals(state) == {"light": 1, "dark": 0}


def test_where_the_bear_is_to_roll_the_position_says_how_many_dice() -> None:
    """And can be started from."""
    state = after(position("b1=l3"), "b1-c2")
    assert GAME.position_text(state) == (
        f"-,-,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,l3,-,-/-,-,-,-,- {BESIDE} roll=3"
    )
    assert GAME.parse_position(GAME.position_text(state)) == state


def test_where_rain_is_to_fall_the_position_says_the_dice_and_which_of_them_it_is_from() -> None:
    """And can be started from, though the rain dice of the turn so far are forgotten."""
    state = after(position("c1=b2 a5=l3"), "a5-pass, roll 6 3 1")
    text = GAME.position_text(state)
    assert text.endswith("cave=0 dice=6,3,1 done=2 ground=2,2")
    assert GAME.parse_position(text) == state
    once = after(state, "rain 6")
    again = GAME.parse_position(GAME.position_text(once))
    assert (again.ground, again.rained, len(once.rained)) == ((2,), (), 1)
    assert after(again, "rain 6") == after(once, "rain 6")


def test_a_limit_of_turns_is_counted_in_the_position() -> None:
    """Only where there is one."""
    game = playing(max_turns=9)
    text = f"{BARE} {BESIDE} turns=4"
    assert game.position_text(game.parse_position(text)) == text
    assert game.outcome(game.parse_position(f"{BARE} {BESIDE} turns=9")) is not None
    for wrong in ("10", "-1", "x", ""):
        with pytest.raises(PositionError, match="turns is a whole number from 0 to 9, not"):
            game.parse_position(f"{BARE} {BESIDE} turns={wrong}")
    with pytest.raises(PositionError, match="only where the switch max_turns limits them"):
        GAME.parse_position(text)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "the board has 5 rows with / between, from the Sky down, not 1: ''"),
        (BARE[10:], "the board has 5 rows with / between, from the Sky down, not 4:"),
        (f"{BARE}/-,-,-,-,- {BESIDE}", "the board has 5 rows with / between"),
        (f"{BARE},- {BESIDE}", "row 1 has five cells with commas between, not 6: 'l1,-,-,-,-,-'"),
        (f"{BARE[2:]} {BESIDE}", "row 5 has five cells with commas between, not 4: '-,-,-,-'"),
        (f"{BARE.replace('l1', 'l6')} {BESIDE}", "a1 holds a stack of 6; none is higher than 5"),
        (f"{BARE.replace('l1', 'b12')} {BESIDE}", "a1 holds a stack of 12; none is higher than 5"),
        (f"{BARE.replace('l1', 'x2')} {BESIDE}",
         "a1 holds - for nothing, or a stack as in l3 (light) or b2 (the Bear’s), not 'x2'"),
        (f"{BARE.replace('l1', 'l0')} {BESIDE}", "a1 holds - for nothing, or a stack"),
        (f"{BARE.replace('l1', 'l')} {BESIDE}", "a1 holds - for nothing, or a stack"),
        (f"{BARE.replace('l1', '1')} {BESIDE}", "a1 holds - for nothing, or a stack"),
        (f"{BARE.replace('l1', '')} {BESIDE}", "a1 holds - for nothing, or a stack"),
        (f"{BARE.replace('l1', 'l٢')} {BESIDE}", "a1 holds - for nothing, or a stack"),
        (f"{BARE.replace('l1', 'l' + '9' * 5000)} {BESIDE}", "a1 holds - for nothing"),
        (START.replace("sky=0", "sky=1"),
         "the position has 13 light pieces, on the board, in the Sky and in the Pit; there are 12"),
        (START.replace("pit=0,0", "pit=1,0"), "the position has 13 light pieces"),
        (BARE, "after its rows a position has the parts sky=0 pit=0,0 cave=0; sky is missing"),
        (f"{BARE} sky=0 cave=0", "after its rows a position has the parts sky=0 pit=0,0 cave=0; p"),
        (f"{BARE} {BESIDE} cave=0", "after its rows a position has the parts sky=0 pit=0,0 cave=0"),
        (f"{BARE} {BESIDE} moon=1", "after its rows a position has the parts sky=0 pit=0,0 cave=0"),
        (f"{BARE} {BESIDE} 7", "after its rows a position has the parts sky=0 pit=0,0 cave=0"),
        (f"{BARE} {BESIDE} air=1@a1", "after its rows a position has the parts sky=0 pit=0,0"),
        (f"{BARE} sky=-1 pit=0,0 cave=0",
         "the Sky holds a whole number of pieces from 0 to 1024, not '-1'"),
        (f"{BARE} sky=0 pit=0,0 cave=999999999",
         "the Cave holds a whole number of pieces from 0 to 1024, not '999999999'"),
        (f"{BARE} sky=0 pit=0,1000 cave=25",
         "the position has 1025 pieces of the Bear, on the board and beside it; there are 1024"),
        (f"{BARE} sky=00 pit=0,0 cave=0", "the Sky holds a whole number"),
        (f"{BARE} sky=0 pit=0 cave=0",
         "pit is two numbers with a comma between, light and dark, not '0'"),
        (f"{BARE} sky=0 pit=0,0,0 cave=0", "pit is two numbers"),
        (f"{BARE} sky=0 pit=0,x cave=0", "the Pit holds a whole number"),
        (f"{BARE} sky=0 pit=0,0 cave=", "the Cave holds a whole number"),
        (f"{BARE} {BESIDE} roll=6", "roll is the number of dice, 1 to 5, not '6'"),
        (f"{BARE} {BESIDE} roll=0", "roll is the number of dice, 1 to 5, not '0'"),
        (f"{BARE} {BESIDE} roll=1 dice=1 done=1 ground=1", "where roll says that the Bear"),
        (f"{EMPTY} {BESIDE} roll=1", "without a light stack on the board the game is over"),
        (f"{BARE} {BESIDE} ground=1", "where rain is to fall a position has dice, done and"),
        (f"{BARE} {BESIDE} dice=1 done=1", "where rain is to fall a position has dice, done and"),
        (f"{BARE} {BESIDE} dice=1,3 done=0",
         "where rain is to fall a position has dice, done and ground; without ground it stands "
         "between two events of a roll"),
        (f"{BARE} {BESIDE} dice=7 done=1 ground=1",
         "dice are one to five numbers from 1 to 6 with commas between, not '7'"),
        (f"{BARE} {BESIDE} dice=1,1,1,1,1,1 done=1 ground=1", "dice are one to five numbers"),
        (f"{BARE} {BESIDE} dice=1 done=2 ground=1",
         "done is how many of the dice have been taken up, 1 to 1, not '2'"),
        (f"{BARE} {BESIDE} dice=1 done=0 ground=1", "done is how many of the dice"),
        (f"{BARE} {BESIDE} dice=1 done=1 ground=x",
         "ground says for each piece there which of the dice sent it, as in 1,1, not 'x'"),
        (f"{BARE} {BESIDE} dice=1 done=1 ground=", "ground says for each piece there"),
        (f"{BARE} {BESIDE} dice=1,2 done=1 ground=2",
         "die 2 in ascending order has sent no piece to the Ground"),
        (f"{BARE} {BESIDE} dice=6,2 done=2 ground=2", "die 2 in ascending order has sent no piece"),
        (f"{BARE} {BESIDE} dice=1,2 done=2 ground=1,2",
         "what die 1 sent to the Ground has rained before die 2"),
        (f"{BARE} {BESIDE} dice=1 done=1 ground=1,1,1,1,1,1",
         "die 1 sent more than 5 pieces to the Ground"),
    ],
)  # fmt: skip
def test_what_is_no_position_is_refused_with_the_place(text: str, sentence: str) -> None:
    """One sentence, on one line."""
    with pytest.raises(PositionError) as error:
        GAME.parse_position(text)
    assert str(error.value).startswith(sentence)
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 300


def test_rain_at_the_end_comes_after_all_dice_and_in_their_order() -> None:
    """With the switch, what lies there may come from several dice."""
    game = playing(rain="end")
    text = f"{BARE} {BESIDE} dice=3,1 done=2 ground=1,2,2"
    assert game.position_text(game.parse_position(text)) == text
    with pytest.raises(PositionError, match="rain falls after all 2 dice, not when done is 1"):
        game.parse_position(f"{BARE} {BESIDE} dice=3,1 done=1 ground=1")
    with pytest.raises(PositionError, match="rain in the order in which they came there"):
        game.parse_position(f"{BARE} {BESIDE} dice=3,1 done=2 ground=2,1")


def test_a_position_is_of_a_board_with_so_many_rows() -> None:
    """The start on three rows is none on five."""
    game = playing(rows=3)
    text = game.position_text(game.initial_state())
    assert text == "b2,b3,b2,b3,b2/-,-,-,-,-/l2,l3,l2,l3,l2 sky=0 pit=0,0 cave=0"
    with pytest.raises(PositionError, match="the board has 5 rows"):
        GAME.parse_position(text)


@pytest.mark.parametrize("move", ["zzz", "", "b1c2", "3-5", "agree"])
def test_what_is_no_move_is_refused_in_one_sentence(move: str) -> None:
    """Whoever asks: it is neither legal nor refused by a rule."""
    state = position("c3=l2 d4=b1")
    for ask in (GAME.play, GAME.is_legal, GAME.refusals):
        with pytest.raises(MoveTextError, match="is not a move of Rowan"):
            ask(state, move)


def test_a_position_that_can_be_read_leads_only_to_such() -> None:
    """The limit is one of all the Bear's pieces together, which no move changes."""
    game = playing(rain="end")
    state = game.parse_position(f"{BARE} sky=0 pit=0,24 cave=1000")
    for move in ("a1-pass", "roll 1", "a1-pass", "roll 2"):
        state = game.play(state, game.parse_move(move)).after
        assert game.parse_position(game.position_text(state)) == state

"""Oh-Wah-Ree at the table: its words for what can be done."""

from __future__ import annotations

from typing import Any

import pytest

from tests.widgets.tables import buttons, click, open_tab, press, read, shown_line
from widgets_games.engine.errors import MoveTextError
from widgets_games.games.contract import presenter_of
from widgets_games.games.ohwahree.rules.moves import Sow
from widgets_games.widgets.entry import play


def test_the_table_speaks_of_pits() -> None:
    """Of pieces it speaks where there are pieces."""
    assert "Click a pit, or choose:" in read(play("ohwahree"))
    table = play("wetlands")
    press(table, "3")
    assert "Click a piece, or choose:" in read(table)


def test_the_table_speaks_of_dice_only_where_there_are_some() -> None:
    """Neither of a game's branches nor of its end."""
    table = play("ohwahree", moves=["a", "g"])
    open_tab(table, "Branches")
    assert "The main line stays unchanged." in read(table)
    over = play("ohwahree", start="1,0,0,0,0,0,0,0,0,0,0,0 111111222222 2 30,17")
    open_tab(over, "Why not?")
    assert "The game is over here: there is no move to choose." in read(over)


@pytest.mark.parametrize("moves", [5, "elb", None])
def test_moves_that_are_no_list_are_answered_with_moves_of_this_game(moves: Any) -> None:
    """Such as it may begin with."""
    with pytest.raises(MoveTextError, match=r"a list of texts, as in \['a', 'g'\], not"):
        play("ohwahree", moves=moves)
    with pytest.raises(MoveTextError, match=r"as in \['c'\], not 'c'"):
        play("ohwahree", moves="c")
    with pytest.raises(MoveTextError, match=r"as in \['a\+', 'e\+'\]"):
        play("ohwahree", 3, moves=moves)


def test_a_start_that_is_over_already_tells_why() -> None:
    """By the rule that ends it there, with how it ended."""
    words = read(play("ohwahree", start="1,0,0,0,0,0,0,0,0,0,0,0 111111222222 2 30,17"))
    assert "The end for two" in words
    assert "With two players the game ends when one of them can no longer play." in words


def test_before_the_first_move_the_rules_of_this_game_are_told() -> None:
    """How it is set up; of Oware only where it is played."""
    for preset, told in ((None, False), ("oware", True)):
        words = read(play("ohwahree", preset=preset))
        assert "There are twelve pits in a ring" in words
        assert ("These are the rules of Oware Abapa" in words) is told


def test_players_agree_by_a_button_that_says_what_it_does() -> None:
    """It asks whether all do, and only then ends the game; at its end it is gone."""
    table = play("ohwahree", players=3)
    press(table, "Agree to end")
    assert "if all players agree that nothing more can be captured" in read(table)
    assert shown_line(table.session.timeline) == []
    press(table, "All agree: end the game")
    assert shown_line(table.session.timeline) == ["agree"]
    assert "The game is over." in read(table)
    assert "Agree to end" not in buttons(table)


def test_who_does_not_agree_plays_on() -> None:
    """The question goes away by its own button, or by a move."""
    table = play("ohwahree")
    press(table, "Agree to end")
    press(table, "Dismiss")
    assert "All agree: end the game" not in buttons(table)
    press(table, "Agree to end")
    press(table, "Make the move")
    assert "All agree: end the game" not in buttons(table)
    assert shown_line(table.session.timeline) == ["a"]


def test_an_enemy_pit_that_is_clicked_says_whose_it_is() -> None:
    """With its rule and with a cross on the board, as an empty pit of one's own does."""
    for players, rest in ((2, "ghijkl"), (3, "efghijkl")):
        for pit in rest:
            table = play("ohwahree", players=players)
            click(table, "a")
            click(table, pit)
            session = table.session
            assert (session.picked, session.refused) == ((), Sow("abcdefghijkl".index(pit), 1))
            assert [objection.rule for objection in session.objections] == ["sow"]
            assert "and it is Purple’s turn. Sowing from the source" in read(table)
            drawn = presenter_of(session.game).board.description(table.view)
            assert f"Sowing pit {pit} is refused." in drawn

"""Oh-Wah-Ree at the table: its words for what can be done."""

from __future__ import annotations

from tests.widgets.tables import buttons, press, read, shown_line
from widgets_games.widgets.entry import play


def test_the_table_speaks_of_pits() -> None:
    """Of pieces it speaks where there are pieces."""
    assert "Click a pit, or choose:" in read(play("ohwahree"))
    table = play("wetlands")
    press(table, "3")
    assert "Click a piece, or choose:" in read(table)


def test_players_agree_by_a_button_that_says_what_it_does() -> None:
    """It ends the game; at its end it is gone."""
    table = play("ohwahree", players=3)
    press(table, "Agree to end")
    assert shown_line(table.session.timeline) == ["agree"]
    assert "The game is over." in read(table)
    assert "Agree to end" not in buttons(table)

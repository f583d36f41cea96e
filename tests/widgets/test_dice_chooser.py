"""Several dice, chosen one by one: to throw them, and to fork where they fell."""

from __future__ import annotations

from typing import Any

import pytest

from tests.widgets.tables import buttons, control, open_tab, press, read
from widgets_games.games.rowan.game import Rowan
from widgets_games.widgets.entry import play


@pytest.fixture
def table() -> Any:
    """Light has moved a stack of three; the Bear is to roll."""
    made = play(Rowan(), rng_seed=1, moves=["b1-c2"])
    press(made, "Last")
    return made


def _last_move(table: Any) -> str:
    text: str = table.session.game.move_text(table.session.timeline.line[-1].step.move)
    return text


def _choose(table: Any, *faces: int) -> None:
    for number, face in enumerate(faces, start=1):
        control(table, f"Die {number}").value = face
    press(table, "Use these")


def test_the_table_says_who_rolls_what(table: Any) -> None:
    """The Bear, as many dice as the stack is high, and the odds of each."""
    text = read(table)
    assert "The Bear to roll 3 dice." in text
    assert "The Bear rolls 3 dice." in text
    assert "waiting for The Bear" in text
    assert "Odds of each die 1 1 in 6 2 1 in 6" in text
    assert "Roll 3 dice" in buttons(table)


def test_dice_can_be_chosen(table: Any) -> None:
    """In the order chosen; the record keeps it, and the odds are those of any order."""
    _choose(table, 6, 2, 6)
    assert _last_move(table) == "roll 6 2 6"
    assert "These dice, in any order: 1 in 72." in read(table)


def test_a_fork_at_a_roll_leaves_the_main_line_alone(table: Any) -> None:
    """The lists start from what fell; other dice make a branch, from which one comes back."""
    _choose(table, 6, 2, 6)
    open_tab(table, "Branches")
    lists = [control(table, f"Die {number}") for number in (1, 2, 3)]
    assert [made.value for made in lists] == [6, 2, 6]
    _choose(table, 1, 2, 6)
    assert "Branch A" in read(table)
    assert _last_move(table) == "roll 1 2 6"
    press(table, "Main line: 2 moves, open.")
    press(table, "Last")
    assert _last_move(table) == "roll 6 2 6"


def test_one_die_has_a_button_for_each_face() -> None:
    """As a single die has in the other games."""
    table = play(Rowan(light_start=(1, 3, 3, 3, 2)), moves=["a1-pass"])
    press(table, "Last")
    assert {"Roll the die", "1", "2", "3", "4", "5", "6"} <= set(buttons(table))
    press(table, "6")
    assert "Light to move" in read(table)

"""What a screen reader is told: everything that a command led through, and what was chosen."""

from __future__ import annotations

from pathlib import Path

from tests.widgets.tables import press, press_key, read
from widgets_games.widgets.entry import play
from widgets_games.widgets.table import Table

RECORD = Path(__file__).parents[2] / "seeds" / "records" / "wetlands" / "ravens-tricks.json"

CAPTURE = "0,0,8,0,0,1,1,1,1,1,2,3 111111222222 1 0,0"


def _said(table: Table) -> str:
    said: str = table.bridge.announcement
    return said


def test_my_move_and_the_answer_to_it_are_told() -> None:
    """Both, in their order, before what is to be done next."""
    table = play("ohwahree", start=CAPTURE, seats={2: "greedy"}, rng_seed=1)
    table.do(lambda: table.session.make(table.session.game.parse_move("c")))
    game = table.session.game
    steps = [node.step for node in table.session.timeline.line]
    told = [game.rulebook.tell_shortly(step.events) for step in steps if step is not None]
    assert len(told) == 2
    assert "captures" in told[0]
    assert _said(table) == " ".join((*told, table.session.status))


def test_a_throw_and_a_move_of_the_computer_are_told() -> None:
    """Where chance acts for the computer, what fell is told, too."""
    table = play("wetlands", seats={2: "random"}, rng_seed=3)
    press(table, "3")
    press(table, "Make the move")
    said = _said(table)
    assert "Purple’s piece" in said
    assert "Yellow throws" in said
    assert "Yellow’s piece" in said
    assert said.endswith(table.session.status)


def test_a_move_that_is_skipped_over_is_told() -> None:
    """Shift and the arrow lead to its end: what it came to is said."""
    table = play("ohwahree", start=CAPTURE, moves=["c"])
    press_key(table, "ArrowRight", shift=True)
    assert "Purple captures" in _said(table)


def test_a_chosen_piece_is_told() -> None:
    """Enter says what was chosen, before the first place that it leads to; the arrows do not."""
    table = play("wetlands", start="p...pyyy../........../.......... p 1")
    press_key(table, "ArrowDown")
    assert "Chosen" not in _said(table)
    press_key(table, "Enter")
    assert _said(table).startswith("Chosen: ")
    assert "Press Enter to choose." in _said(table)
    press_key(table, "ArrowDown")
    assert "Chosen" not in _said(table)


def test_a_record_of_another_game_opens_without_an_error() -> None:
    """Nothing of the game before is drawn by the rules of the next."""
    table = play("ohwahree")
    warnings: list[str] = []
    table.bridge.observe(lambda change: warnings.append(change.new), "warning")
    table.do(lambda: table.open_record(str(RECORD)))
    assert "is open." in read(table)
    assert warnings == []

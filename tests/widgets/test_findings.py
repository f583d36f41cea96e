"""What a person at the table would stumble over: the list, the branches, new games, projectors."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.widgets.tables import (
    buttons,
    click,
    control,
    open_tab,
    press,
    read,
    shown_line,
    table_after,
)
from widgets_games.widgets.entry import play, replay
from widgets_games.widgets.lines import lines_of

FIRST_GAME = Path(__file__).parents[2] / "seeds/records/wetlands/first-game.json"


def test_make_the_move_makes_the_move_that_is_lit() -> None:
    """The list follows the piece that was clicked."""
    table = table_after("throw 3")
    click(table, 9)
    assert control(table, "Move").label == "9-12"
    press(table, "Make the move")
    assert shown_line(table.session.timeline)[-1] == "9-12"


def test_the_board_follows_the_list() -> None:
    """A move chosen in the list is shown on the board."""
    table = table_after("throw 3")
    moves = control(table, "Move")
    moves.index = [label for label, _ in moves.options].index("7-10")
    assert table.session.picked == (7,)


def test_going_back_to_what_fell_stays_there() -> None:
    """A fork that was made before is followed; the computer does not play anew."""
    table = play("wetlands", seats={2: "greedy"}, rng_seed=1)
    press(table, "3")
    press(table, "Make the move")
    line = shown_line(table.session.timeline)
    session = table.session
    throw = session.timeline.line[3]
    assert throw.step is not None
    assert throw.parent is not None
    other = next(m for m in session.game.odds(throw.step.before).moves if m != throw.step.move)
    table.do(lambda: session.make_after(session.timeline.line[2], other))
    lines = len(lines_of(session.timeline))
    before, fell = throw.parent, throw.step.move
    table.do(lambda: session.make_after(before, fell))
    assert shown_line(session.timeline) == line
    assert len(lines_of(session.timeline)) == lines


def test_a_branch_keeps_its_letter() -> None:
    """An earlier fork made later is B, not A."""
    table = table_after("throw 3", "7-10", "throw 2")
    session = table.session
    line = session.timeline.line
    table.do(lambda: session.make_after(line[2], session.game.parse_move("throw 5")))
    first = next(one for one in lines_of(session.timeline) if one.label == "A").first
    table.do(lambda: session.make_after(line[0], session.game.parse_move("throw 1")))
    labels = {one.first: one.label for one in lines_of(session.timeline)}
    assert labels[first] == "A"
    assert sorted(labels.values()) == ["", "A", "B"]


def test_a_new_game_can_be_taken_back() -> None:
    """Nothing is lost by one click."""
    table = table_after("throw 3", "7-10")
    control(table, "Set up").value = True
    press(table, "New game")
    assert table.session.timeline.length == 0
    press(table, "Back to the last game")
    assert shown_line(table.session.timeline) == ["throw 3", "7-10"]


def test_saving_over_a_record_is_asked_first(tmp_path: Path) -> None:
    """A record of that name stays until the person says so."""
    path = tmp_path / "mine.json"
    first = table_after("throw 3")
    first.save_record(str(path))
    kept = path.read_text("utf-8")
    table = table_after("throw 2")
    table.do(lambda: table.save_record(str(path)))
    assert path.read_text("utf-8") == kept
    press(table, "Replace it")
    assert path.read_text("utf-8") != kept


def test_a_file_that_is_no_record_is_never_replaced(tmp_path: Path) -> None:
    """Whatever it is, it stays whole, and the table says why."""
    path = tmp_path / "precious.txt"
    path.write_text("mine", "utf-8")
    table = table_after("throw 2")
    table.do(lambda: table.save_record(str(path)))
    assert path.read_text("utf-8") == "mine"
    assert "precious.txt" in read(table)
    assert "Replace it" not in buttons(table)


def test_a_projector_tells_nothing_of_what_comes() -> None:
    """No results, no totals, no move that is not made yet."""
    table = replay(FIRST_GAME)
    table.do(lambda: table.session.go(table.session.timeline.move_ends[5]))
    control(table, "Projector").value = True
    for tab in ("Branches", "Why not?"):
        open_tab(table, tab)
        text = read(table)
        assert "won" not in text
        assert "268" not in text
        if table.session.moment and table.session.moment.node is table.session.timeline.node:
            assert "This move was made." not in text


def test_two_computers_play_out_and_the_table_says_so() -> None:
    """The reader stays at the start and is told how to watch."""
    table = play("wetlands", seats={1: "random", 2: "greedy"}, rng_seed=2)
    press(table, "Play it out")
    assert table.session.timeline.place == 0
    assert table.session.timeline.length > 100
    assert "The game is played out." in read(table)


@pytest.mark.parametrize("throw", ["throw 1"])
def test_a_single_legal_move_is_called_that(throw: str) -> None:
    """The row does not ask to click a piece where only a pass is possible."""
    table = play("wetlands", start="........../.........y/.......ppp p -", moves=(throw,))
    table.do(table.session.last)
    assert "Only one move is legal:" in read(table)

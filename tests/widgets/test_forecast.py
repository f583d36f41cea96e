"""The tab of odds: a line for each legal move, and figures on the board while it is open."""

from __future__ import annotations

from typing import Any

import ipywidgets
import pytest

from tests.widgets.tables import open_tab, press, read, shown
from widgets_games.widgets.entry import play


@pytest.fixture
def table() -> Any:
    """Rowan at its start, the tab of odds open."""
    made = play("rowan")
    open_tab(made, "Odds")
    return made


def _drawn(table: Any) -> list[str]:
    return [
        shape.text for shape in table.session.presenter.board.moving(table.view) if _is_text(shape)
    ]


def _is_text(shape: Any) -> bool:
    return hasattr(shape, "text")


def test_each_legal_move_has_its_odds(table: Any) -> None:
    """What is told is what the odds module counts, and the safest moves are named."""
    text = read(table)
    state = table.session.frame.state
    forecast = table.session.presenter.forecast(state)
    assert len(forecast.prospects) == len(list(table.session.game.legal_moves(state)))
    for prospect in forecast.prospects:
        name = table.session.game.move_text(prospect.move)
        sign = " ★ safest" if prospect.is_best else ""
        assert " ".join((f"{name}{sign}", *prospect.figures)) in text
    assert forecast.note in text


def test_a_picked_stack_shows_only_its_own_moves(table: Any) -> None:
    """On the board stands the chance of being hit at each place it may go to."""
    table.do(lambda: table.session.click("b1"))
    text = read(table)
    assert "b1-c2" in text
    assert "d1-e2" not in text
    figures = table.session.presenter.figures(table.session.frame.state, ("b1",))
    assert {figure.place for figure in figures.figures} >= {"b1", "c2"}
    assert all(any(figure.text in one for one in _drawn(table)) for figure in figures.figures)


def test_figures_are_on_the_board_only_while_the_tab_is_open(table: Any) -> None:
    """A glance at the odds leaves nothing behind."""
    assert table.session.marks.figures is not None
    open_tab(table, "This event")
    assert table.session.marks.figures is None


def test_where_the_bear_rolls_the_odds_of_the_move_before_stay(table: Any) -> None:
    """The table goes on telling of the player's decision; the board has no figures then."""
    press(table, "Make the move")
    assert "The Bear’s turn after each move" in read(table)
    assert table.session.marks.figures is None


def test_games_that_cannot_foretell_have_no_such_tab() -> None:
    """And a table that changes its game changes its tabs."""
    made = play("wetlands")
    tabs = next(widget for widget in shown(made) if isinstance(widget, ipywidgets.Tab))
    assert "Odds" not in tabs.titles
    made.new_game(play("rowan").session.game)
    assert tabs.titles == ("This event", "Why not?", "Odds", "Branches")

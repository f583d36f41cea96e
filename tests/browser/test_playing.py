"""Games played in JupyterLab: by mouse, by keyboard alone, by touch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.page import screenshot, wait_text
from tests.browser.table import (
    board,
    button,
    click,
    play_cell,
    point_of,
    press,
    reach_board,
    same_session,
    wait_place,
    wait_settled,
)
from widgets_games.engine.game import CHANCE
from widgets_games.games.contract import presenter_of
from widgets_games.widgets.keyboard import Keyboard

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook
    from widgets_games.widgets.session import Session

START = "........../........../.....p.y.p p -"
"""Three pieces are left on the last row: a whole game from here takes a dozen moves."""

CELLS = "() => document.querySelectorAll('.jp-Notebook .jp-Cell').length"

IN_TABLE = "() => !!document.activeElement.closest('.wg')"


def over(session: Session) -> bool:
    """Whether somebody has won."""
    return session.game.outcome(session.frame.state) is not None


def test_a_game_by_mouse(open_notebook: OpenNotebook) -> None:
    """Click the sticks, a piece, where it goes, until somebody has won."""
    page = open_notebook([play_cell(START)])
    wait_settled(page)
    session = same_session(START)
    while not over(session):
        if session.actor == CHANCE:
            click(page, session, "sticks")
            continue
        move = next(iter(session.game.legal_moves(session.frame.state)))
        for place in presenter_of(session.game).board.clicks(move):
            click(page, session, place)
    wait_text(page, ".wg-act", "The game is over.")
    expect(button(page, "Play again")).to_be_visible()
    screenshot(page, "table-finished", ".wg")


def test_a_game_by_keyboard_alone(open_notebook: OpenNotebook) -> None:
    """Tab to the board, then arrows and Enter; the notebook itself hears none of it."""
    page = open_notebook([play_cell(START), "2"])
    wait_settled(page)
    session = same_session(START)
    cells = page.evaluate(CELLS)
    reach_board(page)
    while not over(session):
        if session.actor == CHANCE:
            press(page, session, "Enter")
            continue
        move = next(iter(session.game.legal_moves(session.frame.state)))
        path = presenter_of(session.game).board.clicks(move)
        for _ in Keyboard(session).places():
            if session.focus != path[0]:
                press(page, session, "ArrowDown")
        for _ in path:
            press(page, session, "Space")
    press(page, session, "Home")
    for _ in range(4):
        press(page, session, "ArrowRight")
    press(page, session, "Shift+ArrowLeft")
    expect(board(page)).to_be_focused()
    assert page.evaluate(CELLS) == cells
    screenshot(page, "table-keyboard", ".wg")


def test_keys_stay_at_the_table_and_tab_leads_out(open_notebook: OpenNotebook) -> None:
    """Letters insert no cells, arrows select none, Tab is no trap, and Ctrl+S still saves."""
    page = open_notebook([play_cell(), "2", "3"])
    wait_settled(page)
    cells = page.evaluate(CELLS)
    selected = ".jp-Notebook .jp-Cell.jp-mod-selected"
    before = page.locator(selected).count()
    reach_board(page)
    for key in ("a", "b", "x", "d", "d", "m", "z", "j", "k", "ArrowDown", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    wait_place(page, 1)
    button(page, "First").focus()
    for key in ("a", "b", "ArrowDown", "ArrowUp", "Shift+M"):
        page.keyboard.press(key)
    page.locator(".wg-slider [role=slider]").focus()
    page.keyboard.press("ArrowLeft")
    wait_place(page, 0)
    page.keyboard.press("a")
    assert page.evaluate(CELLS) == cells
    assert page.locator(selected).count() == before
    reach_board(page)
    page.keyboard.press("Shift+Tab")
    expect(button(page, "Projector")).to_be_focused()
    page.keyboard.press("Tab")
    expect(board(page)).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate(IN_TABLE)
    expect(board(page)).not_to_be_focused()
    reach_board(page)
    page.keyboard.press("Control+s")
    page.wait_for_function("() => !window.jupyterapp.shell.currentWidget.context.model.dirty")


def test_a_move_by_touch(open_notebook: OpenNotebook) -> None:
    """A finger picks and moves as a mouse does."""
    page = open_notebook([play_cell("pypypypypy/........../.......... p 3")], has_touch=True)
    wait_settled(page)
    session = same_session("pypypypypy/........../.......... p 3")
    for place in (7, 10):
        page.touchscreen.tap(*point_of(page, session, place))
        session.click(place)
    wait_text(page, ".wg-line", "Yellow to throw.")
    wait_place(page, 5)


def test_a_refusal_on_the_board(open_notebook: OpenNotebook) -> None:
    """The message says which rule refuses the piece; a screen reader hears it at once."""
    start = "p...pyyy../........../.......... p 5"
    page = open_notebook([play_cell(start)])
    wait_settled(page)
    session = same_session(start)
    click(page, session, 5)
    wait_text(page, ".wg-msg", "Meracahe’s Dam stands on 6, 7 and 8")
    wait_text(page, ".wg [role=alert]", "Meracahe’s Dam stands on 6, 7 and 8")
    screenshot(page, "table-refused", ".wg")
    click(page, session, "sticks")
    expect(page.locator(".wg-msg")).to_have_count(0)
    wait_text(page, ".wg-line", "Yellow to throw.")

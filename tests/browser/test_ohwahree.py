"""Oh-Wah-Ree in JupyterLab: a long sowing there and back, and four players by keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.page import screenshot, wait_text
from tests.browser.table import (
    IS_OTHER_PICTURE,
    board,
    picture,
    play_cell,
    press,
    reach_board,
    same_session,
    there_and_back,
    wait_frames,
    wait_settled,
    wait_still,
)
from tests.games.ohwahree.pictures import PLAYED

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook

THIRTEEN = PLAYED[0]

FOUR = "1,1,0,2,0,1,0,2,0,0,0,2 111222333444 1 15,14,14,13"
"""Twelve pebbles are left."""

MOVES = ("a-", "d-", "h+", "j-", "c-", "f-", "pass", "pass")
"""In both directions to the end, where two in succession cannot play."""

SHOW_WIDE = "width => { document.querySelector('.wg-board').style.width = `${width}px`; }"


def test_a_sowing_of_thirteen_there_and_back_is_the_same(open_notebook: OpenNotebook) -> None:
    """Pebble by pebble: at every place the picture is the one it was on the way there."""
    move = THIRTEEN.moves[0]
    cell = play_cell(THIRTEEN.start, game="ohwahree", moves=[move])
    page = open_notebook([cell], reduced_motion="reduce")
    session = same_session(THIRTEEN.start, game="ohwahree")
    session.make(session.game.parse_move(move))
    length = session.timeline.length
    assert length > 13
    wait_settled(page)
    wait_still(page)
    there, back = there_and_back(page, length)
    assert len(set(there)) == length + 1
    assert back == there


def test_the_board_gets_larger_type_where_its_own_would_be_too_small(
    open_notebook: OpenNotebook,
) -> None:
    """A page that is narrower than that of another game is small at a smaller width."""
    page = open_notebook([play_cell(game="ohwahree")], viewport=(1600, 900))
    page.evaluate(SHOW_WIDE, 590)
    wait_frames(page)
    wait_still(page)
    large = picture(page)
    page.evaluate(SHOW_WIDE, 620)
    page.wait_for_function(IS_OTHER_PICTURE, arg=large)
    wait_still(page)
    plain = picture(page)
    page.evaluate(SHOW_WIDE, 590)
    page.wait_for_function(IS_OTHER_PICTURE, arg=plain)
    wait_still(page)
    assert picture(page) == large


def test_four_players_by_keyboard_alone(open_notebook: OpenNotebook) -> None:
    """Arrows to the pit, Space, arrows to the direction, Space; the hand passes, to the end."""
    page = open_notebook([play_cell(FOUR, game="ohwahree", players=4)])
    session = same_session(FOUR, game="ohwahree", players=4)
    reach_board(page)
    for text in MOVES:
        for place in session.presenter.board.clicks(session.game.parse_move(text)):
            while session.focus != place:
                press(page, session, "ArrowDown")
            press(page, session, "Space")
    assert session.game.outcome(session.frame.state) is not None
    wait_text(page, ".wg-act", "The game is over.")
    press(page, session, "Shift+ArrowLeft")
    press(page, session, "ArrowRight")
    expect(board(page)).to_be_focused()
    screenshot(page, "ohwahree-four", ".wg")

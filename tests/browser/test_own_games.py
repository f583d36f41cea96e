"""Games from outside in JupyterLab: the drawn example, and rules alone on the plain board."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from docs.examples.cairns import Cairns
from tests.browser.page import screenshot, wait_text
from tests.browser.table import board, button, click, expect_same, point_of, wait_settled
from tests.short_race import ShortRace
from widgets_games.games.contract import presenter_of
from widgets_games.widgets.session import Session

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import OpenNotebook
    from widgets_games.engine.game import AnyGame

ROOT = Path(__file__).resolve().parents[2]


def cell(folder: str, module: str, game: str) -> str:
    """The cell that opens a table for a game in a file of one's own."""
    return (
        f"import sys\nsys.path[:0] = [{str(ROOT)!r}, {str(ROOT / folder)!r}]\n"
        f"from {module} import {game}\nfrom widgets_games import play\nplay({game}(), rng_seed=1)"
    )


def play_by_mouse(page: Page, game: AnyGame) -> Session:
    """Click the first legal move again and again, until the game is over."""
    wait_settled(page)
    session = Session(game, dice=random.Random(1))
    expect_same(page, session)
    while game.outcome(session.frame.state) is None:
        move = next(iter(game.legal_moves(session.frame.state)))
        for place in presenter_of(game).board.clicks(move):
            click(page, session, place)
    wait_text(page, ".wg-act", "The game is over.")
    expect(button(page, "Play again")).to_be_visible()
    return session


def test_the_example_is_played_to_its_end_on_its_own_board(open_notebook: OpenNotebook) -> None:
    """Click stones until the last is taken; a stone too deep down is refused on the way."""
    page = open_notebook([cell("docs/examples", "cairns", "Cairns")])
    wait_settled(page)
    start = Session(Cairns())
    page.mouse.click(*point_of(page, start, "c1"))
    wait_text(page, ".wg-msg", "That would take 5 stones, and three are allowed.")
    screenshot(page, "example-refused", ".wg")
    board(page).press("Escape")
    session = play_by_mouse(page, Cairns())
    wait_text(page, ".wg-line", session.status)
    screenshot(page, "example-finished", ".wg")


def test_a_game_of_rules_alone_is_played_to_its_end_on_the_plain_board(
    open_notebook: OpenNotebook,
) -> None:
    """Its places, tiles and words are drawn without a line of drawing by its author."""
    page = open_notebook([cell("tests", "short_race", "ShortRace")])
    session = play_by_mouse(page, ShortRace())
    wait_text(page, ".wg-line", session.status)
    screenshot(page, "plain-finished", ".wg")

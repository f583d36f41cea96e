"""Motion in JupyterLab: a piece flies, and comes to stand at once for who asked for less motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.table import button, play_cell, wait_place

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import OpenNotebook

COUNT_DRAWS = """() => {
    window.__draws = 0;
    const draw = CanvasRenderingContext2D.prototype.drawImage;
    CanvasRenderingContext2D.prototype.drawImage = function (...given) {
        if (this.canvas.isConnected) window.__draws += 1;
        return draw.apply(this, given);
    };
}"""

AT_REST = """least => {
    const now = performance.now();
    if (window.__draws !== window.__last) {
        window.__last = window.__draws;
        window.__since = now;
    }
    return window.__draws >= least && now - window.__since > 700;
}"""


def test_motion_is_a_short_flight(open_notebook: OpenNotebook) -> None:
    """A step that moves a piece is painted in more than a dozen frames."""
    page = open_notebook([play_cell("pypypypypy/........../.......... p 3")])
    assert draws_of_a_move(page) > 12


def test_less_motion_is_none(open_notebook: OpenNotebook) -> None:
    """Who asked the system for less motion sees the piece where it lands, at once."""
    start = "pypypypypy/........../.......... p 3"
    page = open_notebook([play_cell(start)], reduced_motion="reduce")
    assert draws_of_a_move(page) <= 3


def draws_of_a_move(page: Page) -> int:
    """How often the canvas in the page is painted for the first event of a move."""
    button(page, "Make the move").click()
    wait_place(page, 5)
    button(page, "First").click()
    wait_place(page, 0)
    # The flights of the move have ended when nothing was painted for a while.
    page.evaluate(COUNT_DRAWS)
    page.wait_for_function(AT_REST, arg=0)
    page.evaluate("() => { window.__draws = 0; }")
    button(page, "Event ›").click()
    wait_place(page, 1)
    page.wait_for_function(AT_REST, arg=1)
    count: int = page.evaluate("() => window.__draws")
    return count

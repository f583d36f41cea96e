"""What happens to a table when the page, the kernel or the notebook around it does something."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.page import (
    restart_kernel_and_run,
    save_and_reload,
    screenshot,
    wait_drawn,
    wait_text,
)
from tests.browser.table import button, play_cell, wait_place, wait_still

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook
    from tests.browser.lab import Lab

THROWN = "pypypypypy/........../.......... p 3"

PIXELS = (
    """selector => [...document.querySelectorAll(selector)].map(canvas => canvas.toDataURL())"""
)

SAVE = "() => window.jupyterapp.commands.execute('docmanager:save').then(() => null)"

SAVED = "() => !window.jupyterapp.shell.currentWidget.context.model.dirty"

SCROLL_TO_CELL = """number => window.jupyterapp.shell.currentWidget.content.scrollToItem(number)"""

NEW_VIEW = "() => window.jupyterapp.commands.execute('notebook:create-output-view')"

RESTART = "() => window.jupyterapp.shell.currentWidget.sessionContext.restartKernel()"

TOLD_ABOVE = """selector => [...document.querySelectorAll(selector)]
    .map(part => getComputedStyle(part, '::before').content)
    .filter(text => text !== 'none' && text !== 'normal')"""

SAME = """selector => {
    const [one, other] = [...document.querySelectorAll(selector)].map(c => c.toDataURL());
    return one === other;
}"""


def test_a_reloaded_page_shows_the_same_place(open_notebook: OpenNotebook) -> None:
    """The kernel went on: board, text and place are as before, and the table works."""
    page = open_notebook([play_cell(THROWN)])
    button(page, "Make the move").click()
    wait_place(page, 5)
    button(page, "‹ Event").click()
    wait_place(page, 4)
    save_and_reload(page)
    wait_place(page, 4)
    wait_text(page, ".wg-say", "change places")
    wait_drawn(page, ".wg-board canvas", share=0.3)
    button(page, "Event ›").click()
    wait_place(page, 5)
    wait_text(page, ".wg-line", "Yellow to throw.")
    button(page, "Throw").click()
    wait_text(page, ".wg-line", "Yellow to move")


def test_a_restarted_kernel_starts_a_new_table(open_notebook: OpenNotebook) -> None:
    """The cells run anew; the table is empty, drawn and works."""
    page = open_notebook([play_cell()])
    button(page, "3").click()
    wait_place(page, 1)
    restart_kernel_and_run(page)
    wait_place(page, 0)
    wait_text(page, ".wg-line", "Purple to throw.")
    button(page, "4").click()
    wait_text(page, ".wg-line", "The throw is 4")


def test_a_kernel_that_is_gone_is_told_in_one_sentence(open_notebook: OpenNotebook) -> None:
    """Once above the table, not once on each of its hundred parts; the board stays to be read."""
    page = open_notebook([play_cell(THROWN)])
    page.evaluate(RESTART)
    expect(page.locator(".wg.jupyter-widgets-disconnected")).to_be_visible()
    assert page.evaluate(TOLD_ABOVE, ".wg, .wg .jupyter-widgets") == [
        '"The kernel has stopped. Run this cell again to go on."'
    ]
    expect(page.locator(".wg-line")).to_contain_text("Purple to move")
    screenshot(page, "kernel-stopped")


def test_scrolled_away_and_back_the_board_is_there(open_notebook: OpenNotebook) -> None:
    """In a notebook of sixty cells, whose far cells are not in the page."""
    cells = [play_cell(THROWN), *(f"print('{number} ' * 400)" for number in range(59))]
    page = open_notebook(cells)
    button(page, "Make the move").click()
    wait_place(page, 5)
    wait_still(page)
    before = page.evaluate(PIXELS, ".wg-board canvas")
    page.evaluate(SCROLL_TO_CELL, 59)
    page.get_by_text("58 58 58").first.wait_for()
    expect(button(page, "Event ›")).not_to_be_in_viewport()
    page.evaluate(SCROLL_TO_CELL, 0)
    expect(button(page, "‹ Event")).to_be_in_viewport()
    wait_drawn(page, ".wg-board canvas", share=0.3)
    wait_still(page)
    assert page.evaluate(PIXELS, ".wg-board canvas") == before
    button(page, "‹ Event").click()
    wait_place(page, 4)


def test_two_views_of_one_table_stay_equal(open_notebook: OpenNotebook) -> None:
    """A new view of the output shows the same board and text, and both follow each step."""
    page = open_notebook([play_cell(THROWN)])
    page.evaluate(NEW_VIEW)
    expect(page.locator(".wg-board canvas")).to_have_count(2)
    page.wait_for_function(SAME, arg=".wg-board canvas")
    views = page.locator(".wg")
    views.nth(1).get_by_role("button", name="Make the move", exact=True).click()
    for number in (0, 1):
        expect(views.nth(number).locator(".wg-line")).to_contain_text("Yellow to throw.")
    page.wait_for_function(SAME, arg=".wg-board canvas")
    views.nth(0).get_by_role("button", name="‹ Event", exact=True).click()
    for number in (0, 1):
        expect(views.nth(number).locator(".wg-say")).to_contain_text("change places")
    page.wait_for_function(SAME, arg=".wg-board canvas")
    screenshot(page, "table-two-views")


def test_an_error_in_a_handler_is_shown_in_the_table(open_notebook: OpenNotebook) -> None:
    """With what failed and the details; the alert says it, and the table works on."""
    fault = """
board_class = type(table.session.game.presenter.board)
whole = board_class.moving

def fail(board, view):
    if view.frame.event is None:
        return whole(board, view)
    board_class.moving = whole
    raise RuntimeError('no such colour')

board_class.moving = fail
"""
    page = open_notebook([play_cell(), fault])
    button(page, "3").click()
    wait_text(page, ".wg-msg", "This step failed. The game is unharmed.")
    wait_text(page, ".wg-msg", "RuntimeError: no such colour")
    wait_text(page, ".wg [role=alert]", "no such colour")
    page.get_by_text("Details for the programmer").click()
    wait_text(page, ".wg-msg pre", "Traceback")
    screenshot(page, "table-error", ".wg")
    button(page, "Dismiss").click()
    expect(page.locator(".wg-msg")).to_have_count(0)
    wait_text(page, ".wg-line", "Purple to move. The throw is 3")
    button(page, "Make the move").click()
    wait_text(page, ".wg-line", "Yellow to throw.")


def test_records_are_saved_and_opened_from_the_set_up_bar(open_notebook: OpenNotebook) -> None:
    """A bad path and a bad record each get a sentence; the game stays."""
    page = open_notebook(["open('bad.json', 'w').write('{}')", play_cell(THROWN)])
    button(page, "Make the move").click()
    wait_place(page, 5)
    button(page, "Set up").click()
    path = page.get_by_role("combobox", name="Record")
    button(page, "Save this game").click()
    wait_text(page, ".wg-msg", "Type a name for the record first")
    path.fill("no/such/folder/game.json")
    button(page, "Save this game").click()
    wait_text(page, ".wg-msg", "no/such/folder")
    path.fill("bad.json")
    button(page, "Open").click()
    wait_text(page, ".wg-msg", "bad.json")
    wait_text(page, ".wg-line", "Yellow to throw.")
    path.fill("saved.json")
    button(page, "Save this game").click()
    wait_text(page, ".wg-msg", "Saved as saved.json.")
    button(page, "New game").click()
    wait_text(page, ".wg-line", "Purple to throw.")
    button(page, "Open").click()
    wait_text(page, ".wg-msg", "saved.json is open.")
    button(page, "Last").click()
    wait_text(page, ".wg-line", "Yellow to throw.")
    screenshot(page, "table-set-up", ".wg")


def test_a_saved_notebook_tells_its_story_without_a_kernel(
    open_notebook: OpenNotebook, lab: Lab, tmp_path: Path
) -> None:
    """As a web page, and opened by somebody else: picture, sentence and rule are there."""
    page = open_notebook([play_cell(THROWN), "table.session.go(4)", "table"])
    page.evaluate(SAVE)
    page.wait_for_function(SAVED)
    saved = max(lab.root.glob("*.ipynb"), key=lambda path: path.stat().st_mtime)
    foreign = tmp_path / "foreign.ipynb"
    # Whoever gets the file has not run it: JupyterLab does not trust it.
    foreign.write_text(saved.read_text("utf-8").replace("table.session.go(4)", "pass"), "utf-8")
    subprocess.run(
        [sys.executable, "-m", "nbconvert", "--to", "html", "--log-level=ERROR", str(foreign)],
        check=True,
        cwd=tmp_path,
    )
    html = (tmp_path / "foreign.html").read_text("utf-8")
    assert "<svg" in html or "data:image/svg+xml" in html
    assert "Nothing has happened yet." in html
    other = open_notebook(foreign, run=False)
    picture = other.locator(".jp-OutputArea-output img, .jp-OutputArea-output svg").first
    expect(picture).to_be_visible()
    wait_text(other, ".jp-OutputArea-output", "Nothing has happened yet.")
    screenshot(other, "notebook-without-a-kernel")

"""The fixtures themselves: JupyterLab starts, draws, reloads and restarts without our widgets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.page import (
    restart_kernel_and_run,
    save_and_reload,
    screenshot,
    wait_drawn,
    wait_text,
)

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook

TABLE = """
from ipycanvas import Canvas
from ipycanvas.canvas import _CANVAS_MANAGER
from ipywidgets import HTML, Button, VBox

canvas = Canvas(width=200, height=100)
line = HTML("Nothing yet")
line.add_class("wg-line")
button = Button(description="Fill")
table = VBox([canvas, button, line])
table.add_class("wg")

def fill(*_):
    canvas.fill_rect(0, 0, 200, 100)
    line.value = "Filled"

def draw(*_):
    _CANVAS_MANAGER._current_canvas = None  # a new page has chosen none yet
    canvas.fill_rect(0, 0, 20, 20)

button.on_click(fill)
canvas.on_client_ready(draw)
table
"""


def test_a_click_reaches_the_kernel_and_the_canvas(open_notebook: OpenNotebook) -> None:
    """A button's handler paints the whole canvas and changes a text."""
    page = open_notebook([TABLE])
    wait_text(page, ".wg-line", "nothing yet")
    page.get_by_role("button", name="Fill").click()
    wait_text(page, ".wg-line", "filled")
    wait_drawn(page, share=1.0)
    assert screenshot(page, "smoke", ".wg").stat().st_size > 0


def test_a_reloaded_page_draws_again(open_notebook: OpenNotebook) -> None:
    """The kernel goes on, and draws when the page is there again."""
    page = open_notebook([TABLE], viewport=(800, 600), color_scheme="dark")
    save_and_reload(page)
    page.get_by_role("button", name="Fill").click()
    wait_text(page, ".wg-line", "Filled")


def test_a_restarted_kernel_draws_again(open_notebook: OpenNotebook) -> None:
    """After a restart the cells run anew, from nothing."""
    page = open_notebook(["import sys", TABLE, "assert not hasattr(sys, 'again'); sys.again = 1"])
    restart_kernel_and_run(page)
    wait_text(page, ".wg-line", "Nothing yet")


def test_a_failing_cell_fails_the_test(open_notebook: OpenNotebook) -> None:
    """The traceback of the cell is in the message."""
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        open_notebook(["1 / 0"])

"""The table measured in JupyterLab, from the mouse to the painted pixel, beside a bare canvas."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any, TypeAlias

from playwright.sync_api import Page, sync_playwright

from startup.browser import find_browser
from tests.browser.conftest import CHROMIUM_OPTIONS
from tests.browser.lab import running_lab, write_notebook
from tests.browser.page import run_all, wait_drawn, wait_ready

Result: TypeAlias = tuple[str, float, float, str]
"""Name, value, budget, unit."""

TABLE = """
from widgets_games import play
table = play("wetlands", rng_seed=1)
table.bridge.reduced_motion = True
for text in ("throw 3", "7-10", "throw 5", "8-13"):
    table.do(lambda: table.session.make(table.session.game.parse_move(text)))
table.do(table.session.first)
table
"""

BARE = """
from ipycanvas import Canvas, hold_canvas
from ipycanvas.canvas import _CANVAS_MANAGER
from ipywidgets import Button, VBox

canvas = Canvas(width=200, height=60)
canvas.add_class("bare-canvas")
button = Button(description="Bare")
count = 0

def paint(*_):
    global count
    count += 1
    with hold_canvas():
        canvas.fill_style = f"#{count * 7919 % 0xffffff:06x}"
        canvas.fill_rect(0, 0, 200, 60)

def ready():
    _CANVAS_MANAGER._current_canvas = None
    paint()

button.on_click(paint)
canvas.on_mouse_down(paint)
canvas.on_client_ready(ready)
VBox([canvas, button])
"""

PROBE = """
(() => {
    // Tells when a canvas that is in the page has been painted after the mouse went down.
    const draw = CanvasRenderingContext2D.prototype.drawImage;
    let start = null;
    window.__painted = null;
    window.addEventListener('mousedown', () => { start = performance.now(); }, { capture: true });
    const note = canvas => {
        if (start === null || !canvas.isConnected) return;
        const from = start;
        start = null;
        requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => { window.__painted = performance.now() - from; };
            channel.port2.postMessage(0);
        });
    };
    CanvasRenderingContext2D.prototype.drawImage = function (...given) {
        const result = draw.apply(this, given);
        note(this.canvas);
        return result;
    };
})();
"""


def browser_measures(rounds: int) -> Iterator[Result]:
    """Medians of so many clicks, the table's and the bare program's in turns."""
    variables = {**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parents[1])}
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "root"
        write_notebook(root / "speed.ipynb", ["import widgets_games.widgets.table", BARE, TABLE])
        with (
            running_lab(sys.executable, root, Path(folder), variables) as lab,
            sync_playwright() as playwright,
        ):
            browser = playwright.chromium.launch(
                executable_path=find_browser(), args=[*CHROMIUM_OPTIONS, "--no-sandbox"]
            )
            page = browser.new_page(viewport={"width": 1400, "height": 1300})
            page.add_init_script(PROBE)
            page.goto(lab.page_url("speed.ipynb"))
            wait_ready(page)
            run_all(page)
            wait_drawn(page)
            yield "displayed to drawn, cell run again", _display_time(page), 1, "s"
            yield from _click_measures(page, rounds)
            browser.close()


def _display_time(page: Page) -> float:
    """Seconds from running the table's cell to its opaque board, median of three."""
    times = []
    for _ in range(3):
        page.evaluate(
            """() => {
                const notebook = window.jupyterapp.shell.currentWidget.content;
                notebook.activeCellIndex = 2;
                window.jupyterapp.commands.execute('notebook:clear-cell-output');
            }"""
        )
        page.wait_for_function("() => !document.querySelector('.wg canvas')")
        start = time.perf_counter()
        page.evaluate("() => { window.jupyterapp.commands.execute('notebook:run-cell'); }")
        wait_drawn(page, ".wg-board canvas", share=0.3)
        times.append(time.perf_counter() - start)
    return median(times)


def _click_measures(page: Page, rounds: int) -> Iterator[Result]:
    table = page.locator(".wg").first
    following = table.get_by_role("button", name="Event ›", exact=True)
    back = table.get_by_role("button", name="First", exact=True)
    board = table.locator(".wg-board canvas").first
    bare = page.locator(".bare-canvas").first
    bare_button = page.get_by_role("button", name="Bare", exact=True)
    times: dict[str, list[float]] = {name: [] for name in ("next", "bare next", "click", "bare")}

    def step() -> None:
        if following.is_disabled():
            page.evaluate("() => { window.__painted = null; }")
            back.click()
            page.wait_for_function("() => window.__painted !== null")
        times["next"].append(_painted_after(page, _middle(following)))

    board_click = _board_click(page, board)
    for number in range(rounds + 3):
        step()
        times["bare next"].append(_painted_after(page, _middle(bare_button)))
        times["click"].append(board_click(number))
        times["bare"].append(_painted_after(page, _middle(bare)))
    medians = {name: median(measured[3:]) for name, measured in times.items()}
    ours, floor = medians["next"], medians["bare next"]
    yield "Next to repaint", ours, 100, "ms"
    yield f"Next to repaint beyond a bare program's {floor:.0f} ms", ours - floor, 40, "ms"
    ours, floor = medians["click"], medians["bare"]
    yield "click on the board to repaint", ours, 150, "ms"
    yield f"click to repaint, times a bare program's {floor:.0f} ms", ours / floor, 1.3, "times"


def _board_click(page: Page, board: Any) -> Callable[[int], float]:
    """Clicks that each change the board: they tell that the cursor stands inside a move."""

    def click(number: int) -> float:
        board.scroll_into_view_if_needed()
        box = board.bounding_box()
        assert box is not None
        # One domain after another of the first row.
        across = 0.12 + 0.08 * (number % 10)
        return _painted_after(
            page, (box["x"] + across * box["width"], box["y"] + 0.2 * box["height"])
        )

    return click


def _middle(target: Any) -> tuple[float, float]:
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _painted_after(page: Page, point: tuple[float, float]) -> float:
    """Milliseconds from the mouse button going down to the next painted canvas."""
    page.evaluate("() => { window.__painted = null; }")
    page.mouse.move(*point)
    page.mouse.click(*point)
    page.wait_for_function("() => window.__painted !== null")
    painted: float = page.evaluate("() => window.__painted")
    return painted

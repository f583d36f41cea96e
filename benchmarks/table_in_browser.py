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

ROOT = Path(__file__).resolve().parents[1]
RECORD = ROOT / "seeds" / "records" / "wetlands" / "ravens-tricks.json"
EVENTS = 80
"""So many events of the record are stepped through before it starts anew."""

TABLE = f"""
from widgets_games import replay
table = replay({str(RECORD)!r})
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
    window.__drawn = 0;
    window.addEventListener('mousedown', () => { start = performance.now(); }, { capture: true });
    const note = canvas => {
        if (start === null || !canvas.isConnected) return;
        const from = start;
        start = null;
        requestAnimationFrame(() => {
            // The first task after this frame is painted, before messages that are waiting.
            const tell = () => { window.__painted = performance.now() - from; };
            scheduler.postTask(tell, { priority: 'user-blocking' });
        });
    };
    CanvasRenderingContext2D.prototype.drawImage = function (...given) {
        const result = draw.apply(this, given);
        window.__drawn = performance.now();
        note(this.canvas);
        return result;
    };
})();
"""


REST_MS = {"reduce": 100, "no-preference": 700}
"""How long nothing may have been drawn before the next click, by the page's wish for motion. A step
that follows sooner than this is not flown."""


WARM_UP = 3
"""Clicks of each kind that are not counted."""


def browser_measures(rounds: int) -> Iterator[Result]:
    """Medians of so many clicks, the table's and the bare program's in turns."""
    variables = {**os.environ, "PYTHONPATH": str(ROOT)}
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
    page.emulate_media(reduced_motion="reduce")
    yield from _beyond(_medians(page, rounds, ("next", "bare next")), "Next to repaint", 100)
    times = _medians(page, rounds, ("click", "bare click"))
    ours, floor = times["click"], times["bare click"]
    yield "click on the board to repaint", ours, 150, "ms"
    yield f"click to repaint, times a bare program's {floor:.0f} ms", ours / floor, 1.3, "times"
    page.get_by_role("button", name="First", exact=True).click()
    page.emulate_media(reduced_motion="no-preference")
    times = _medians(page, rounds, ("next", "bare next"), motion="no-preference")
    yield from _beyond(times, "Next to the first picture of a flight", 100)


def _beyond(times: dict[str, float], name: str, budget: float) -> Iterator[Result]:
    ours, floor = times["next"], times["bare next"]
    yield name, ours, budget, "ms"
    yield f"{name}, beyond a bare program's {floor:.0f} ms", ours - floor, 40, "ms"


def _medians(
    page: Page, rounds: int, wanted: tuple[str, ...], motion: str = "reduce"
) -> dict[str, float]:
    """Each kind of click in turn, so that a busy machine slows all of them; each from rest."""
    table = page.locator(".wg").first
    following = table.get_by_role("button", name="Event ›", exact=True)
    back = table.get_by_role("button", name="First", exact=True)
    bare = page.locator(".bare-canvas").first
    bare_button = page.get_by_role("button", name="Bare", exact=True)
    clicks: dict[str, Callable[[int], tuple[float, float]]] = {
        "next": lambda _: _middle(following),
        "bare next": lambda _: _middle(bare_button),
        "click": lambda number: _on_board(table.locator(".wg-board canvas").first, number),
        "bare click": lambda _: _middle(bare),
    }
    times: dict[str, list[float]] = {name: [] for name in wanted}
    for number in range(rounds + WARM_UP):
        if number and number % EVENTS == 0:
            back.click()
        for name in wanted:
            page.wait_for_function(
                "rest => performance.now() - window.__drawn > rest", arg=REST_MS[motion]
            )
            times[name].append(_painted_after(page, clicks[name](number)))
    return {name: median(measured[WARM_UP:]) for name, measured in times.items()}


def _on_board(board: Any, number: int) -> tuple[float, float]:
    """Clicks that each change the board: they tell that the cursor stands inside a move."""
    board.scroll_into_view_if_needed()
    box = board.bounding_box()
    assert box is not None
    # One domain after another of the first row.
    across = 0.12 + 0.08 * (number % 10)
    return box["x"] + across * box["width"], box["y"] + 0.2 * box["height"]


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

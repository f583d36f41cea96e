"""What a test does with a notebook that is open in Chromium.

Everything here waits for what it is about; nothing waits for a time to pass.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

ARTIFACTS = Path(__file__).resolve().parents[2] / ".artifacts"
"""Where screenshots go; Git ignores it."""

BOARD = ".wg canvas"
"""The canvas of a table."""

_SLOW = 60_000.0  # milliseconds: a kernel starts and imports on a machine with other work to do

_LOADED = "() => !!window.jupyterapp"

_RESTORED = "() => window.jupyterapp.restored.then(() => null)"

_READY = """() => {
    const kernel = window.jupyterapp.shell.currentWidget?.sessionContext?.session?.kernel;
    return kernel?.status === 'idle' && !!document.querySelector('.jp-Notebook .jp-Cell');
}"""

_RUN_ALL = "() => window.jupyterapp.commands.execute('notebook:run-all-cells')"

_RESTART = "() => window.jupyterapp.shell.currentWidget.sessionContext.restartKernel()"

_SAVE = "() => window.jupyterapp.commands.execute('docmanager:save').then(() => null)"

_SAVED = "() => !window.jupyterapp.shell.currentWidget.context.model.dirty"

_TRACEBACKS = """() => [...document.querySelectorAll(
    '.jp-OutputArea-output[data-mime-type="application/vnd.jupyter.error"],' +
    '.jp-OutputArea-output[data-mime-type="application/vnd.jupyter.stderr"]'
)].map(output => output.innerText).join('\\n')"""

_AT_REST = """() => new Promise(rests => {
    const panel = document.querySelector('.jp-WindowedPanel-outer');
    let before, alike = 0;
    const look = () => {
        const now = `${panel?.scrollTop} of ${panel?.scrollHeight}`;
        alike = now === before ? alike + 1 : 0;
        before = now;
        if (alike < 30) requestAnimationFrame(look); else rests(null);
    };
    look();
})"""
"""JupyterLab jumps to the last cell some frames after it has run: a press would end elsewhere."""

_OPAQUE = """([selector, share]) => [...document.querySelectorAll(selector)].some(canvas => {
    if (!canvas.width || !canvas.height) return false;
    const all = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
    let opaque = 0;
    for (let alpha = 3; alpha < all.length; alpha += 4) opaque += all[alpha] === 255;
    return opaque > 0 && opaque >= share * all.length / 4;
})"""


def wait_ready(page: Page) -> None:
    """Waits until the notebook is shown and its kernel has nothing to do."""
    page.wait_for_function(_LOADED, timeout=_SLOW)
    page.evaluate(_RESTORED)
    page.wait_for_function(_READY, timeout=_SLOW)


def run_all(page: Page) -> None:
    """Runs all cells and waits until the last has ended and the page has come to rest.

    Raises:
        AssertionError: a cell failed; the message is its traceback.
    """
    if not page.evaluate(_RUN_ALL):
        raise AssertionError(f"a cell failed:\n{page.evaluate(_TRACEBACKS)}")
    page.evaluate(_AT_REST)


def wait_drawn(page: Page, selector: str = BOARD, share: float = 0.0) -> None:
    """Waits until a canvas shows something.

    Args:
        page: the notebook.
        selector: where the canvas is; one of those it names is enough.
        share: how much of it must be opaque, from 0 (any pixel) to 1 (all of them).
    """
    page.wait_for_function(_OPAQUE, arg=[selector, share], timeout=_SLOW)


def wait_text(page: Page, selector: str, text: str | re.Pattern[str]) -> None:
    """Waits until an element holds a text; it need not be in sight.

    Args:
        page: the notebook.
        selector: the element; one of those it names is enough.
        text: a part of what it holds (upper and lower case are one), or a pattern.
    """
    page.locator(selector).filter(has_text=text).first.wait_for(state="attached")


def save_and_reload(page: Page) -> None:
    """Saves the notebook, loads the page again and waits until a board is drawn.

    What is not saved would be gone after that.
    """
    page.evaluate(_SAVE)
    page.wait_for_function(_SAVED, timeout=_SLOW)
    page.reload()
    wait_ready(page)
    wait_drawn(page)


def restart_kernel_and_run(page: Page) -> None:
    """Restarts the kernel, runs all cells and waits until a board is drawn."""
    page.evaluate(_RESTART)
    wait_ready(page)
    run_all(page)
    wait_drawn(page)


def screenshot(page: Page, name: str, selector: str | None = None) -> Path:
    """Keeps a picture in `.artifacts`.

    Args:
        page: the notebook.
        name: the name of the file, without its ending.
        selector: the element to show; by default all that is in the window.

    Returns:
        The PNG file.
    """
    ARTIFACTS.mkdir(exist_ok=True)
    path = ARTIFACTS / f"{name}.png"
    if selector is None:
        page.screenshot(path=path)
    else:
        page.locator(selector).first.screenshot(path=path)
    return path

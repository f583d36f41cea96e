"""Fixtures for tests in a real browser: one JupyterLab, one Chromium, a fresh notebook a test.

    def test_next_is_a_step(open_notebook):
        page = open_notebook(["from widgets_games import play", "play('wetlands')"])
        page.get_by_role("button", name="Next event").click()
        wait_text(page, ".wg-line", "event 1")

`python3 start.py test -m browser` runs them, and installs a browser if there is none.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    sync_playwright,
)

from startup.browser import BROWSER_VARIABLE, find_browser
from tests.browser.lab import Lab, copy_notebook, running_lab, write_notebook
from tests.browser.page import run_all, wait_drawn, wait_ready

HERE = Path(__file__).parent

CHROMIUM_OPTIONS = (
    "--disable-gpu",  # the same pixels on every machine
    *("--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
)

WINDOW = (1280, 900)

# A busy Jupyter server now and then takes the topic of a kernel's message for a part of the message
# itself, and JupyterLab stumbles over it. Nothing of ours is concerned.
_TOPIC_AS_MESSAGE = re.compile(r"Unexpected token 'c', \"comm-.* is not valid JSON")
_SUBSHELL_GONE = "Canceled future for create_subshell_request message before replies were done"
"""What JupyterLab says of its own question when a kernel restarts before it has answered."""


class OpenNotebook(Protocol):
    """Opens a notebook and gives the page, ready to be used."""

    def __call__(
        self,
        source: Sequence[str] | Path,
        *,
        viewport: tuple[int, int] = WINDOW,
        run: bool = True,
        drawn: bool = True,
        **context: Any,
    ) -> Page:
        """Opens a copy of a notebook in a window of its own and runs all its cells.

        Args:
            source: the cells, or a notebook file.
            viewport: the width and height of the window.
            run: whether to run the cells.
            drawn: whether to wait until a canvas inside `.wg` shows something.
            context: what else Playwright's `new_context` takes, as `color_scheme="dark"`,
                `reduced_motion="reduce"` or `device_scale_factor=2`.
        """


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks the tests of this folder and puts them last.

    While Playwright runs, an event loop does, and code that starts one of its own would fail.
    """
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)
    items.sort(key=lambda item: HERE in item.path.parents)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser, without a window to see."""
    path = find_browser()
    if path is None:
        pytest.fail(f"no browser: `python3 start.py test` installs one, or set {BROWSER_VARIABLE}")
    as_root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=[*CHROMIUM_OPTIONS, *as_root]
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """A JupyterLab with its own settings, whose kernels run in the environment of the tests."""
    private = tmp_path_factory.mktemp("lab")
    root = private / "root"
    root.mkdir()
    with running_lab(sys.executable, root, private) as running:
        yield running


@pytest.fixture
def open_window(chromium: Browser) -> Iterator[Callable[..., Page]]:
    """Opens empty pages; after the test none may have had an error.

    Errors are: exceptions in the page, what its console calls errors, and requests that leave
    this machine.
    """
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def open_one(*, viewport: tuple[int, int] = WINDOW, **context: Any) -> Page:
        width, height = viewport
        opened = chromium.new_context(viewport={"width": width, "height": height}, **context)
        contexts.append(opened)
        page = opened.new_page()
        _watch(page, problems)
        return page

    yield open_one
    for opened in contexts:
        opened.close()
    assert problems == []


@pytest.fixture
def open_notebook(
    lab: Lab, open_window: Callable[..., Page], request: pytest.FixtureRequest
) -> Iterator[OpenNotebook]:
    """Opens notebooks in JupyterLab; their kernels end with the test."""
    opened: list[str] = []
    numbers = count(1)

    def open_one(
        source: Sequence[str] | Path,
        *,
        viewport: tuple[int, int] = WINDOW,
        run: bool = True,
        drawn: bool = True,
        **context: Any,
    ) -> Page:
        name = re.sub(r"\W+", "-", request.node.nodeid.removeprefix("tests/browser/"))
        notebook = f"{name}-{next(numbers)}.ipynb"
        if isinstance(source, Path):
            copy_notebook(source, lab.root / notebook)
        else:
            write_notebook(lab.root / notebook, source)
        opened.append(notebook)
        page = open_window(viewport=viewport, **context)
        page.goto(lab.page_url(notebook))
        wait_ready(page)
        if run:
            run_all(page)
        if run and drawn:
            wait_drawn(page)
        return page

    yield open_one
    for notebook in opened:
        lab.end_session(notebook)


def _watch(page: Page, problems: list[str]) -> None:
    def note_error(error: Error) -> None:
        ours = error.message != _SUBSHELL_GONE and not _TOPIC_AS_MESSAGE.search(str(error))
        if ours:
            problems.append(f"exception: {error}")

    def note_message(message: ConsoleMessage) -> None:
        if message.type == "error":
            problems.append(f"console: {message.text}")

    def note_request(request: Request) -> None:
        if _is_away(request.url):
            problems.append(f"request: {request.url}")

    page.on("pageerror", note_error)
    page.on("console", note_message)
    page.on("request", note_request)


def _is_away(url: str) -> bool:
    return not re.match(r"(https?|wss?)://127\.0\.0\.1[:/]|data:|blob:|about:", url)

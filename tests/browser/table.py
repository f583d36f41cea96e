"""A table in a page: its parts, its places on the board, and what it says.

A test keeps a session of its own beside the page, with the same dice: it is told every click and
key that the page gets, and the table must say what it says.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Locator, expect

from widgets_games.engine.rulebook import Place
from widgets_games.engine.timeline import Timeline
from widgets_games.games import new_game
from widgets_games.games.contract import presenter_of
from widgets_games.render.board import Look, View
from widgets_games.render.theme import LIGHT
from widgets_games.widgets.bridge import SMALL_SCALE
from widgets_games.widgets.keyboard import Keyboard
from widgets_games.widgets.session import Session

if TYPE_CHECKING:
    from playwright.sync_api import Page

CUT_OFF = """() => {
    const root = document.querySelector('.wg'), edge = root.getBoundingClientRect(), found = [];
    const names = '.jupyter-button, .wg-seat, .wg-status, .wg-where > span, .wg-game, .wg-badge,' +
        '.lm-TabBar-tab, select, .widget-label, .wg-act-text, .wg-odds > span, .wg-title, .wg-say';
    for (const part of root.querySelectorAll(names)) {
        const box = part.getBoundingClientRect();
        if (!box.width || !box.height || getComputedStyle(part).clipPath !== 'none') continue;
        const text = (part.innerText || part.value || '').trim().slice(0, 40);
        const name = `${part.className} "${text}"`;
        if (part.tagName !== 'SELECT' && part.scrollWidth > part.clientWidth + 1
            && getComputedStyle(part).display !== 'inline') found.push(`cut off: ${name}`);
        if (box.right > edge.right + 1 || box.left < edge.left - 1) found.push(`outside: ${name}`);
    }
    const rows = ['.wg-act', '.wg-steps', '.wg-playbar', '.wg-toggles', '.wg-seats', '.wg-bar'];
    for (const row of rows.flatMap(name => [...root.querySelectorAll(name)])) {
        const boxes = [...row.children].map(child => [child, child.getBoundingClientRect()])
            .filter(([, box]) => box.width && box.height);
        boxes.forEach(([one, a], n) => boxes.slice(n + 1).forEach(([other, b]) => {
            if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 &&
                b.top < a.bottom - 1) found.push(
                `overlap: "${one.innerText.slice(0, 20)}" and "${other.innerText.slice(0, 20)}"`);
        }));
    }
    return found;
}"""
"""What is cut off, outside the table, or lies over something else."""

# Two sums over all pixels tell pictures apart in a few milliseconds; writing a PNG takes a hundred.
_SUMS = """canvas => {
    const { width, height } = canvas;
    const all = canvas.getContext('2d').getImageData(0, 0, width, height).data;
    let one = 0x811c9dc5, other = 5381;
    for (const pixel of new Uint32Array(all.buffer)) {
        one = Math.imul(one ^ pixel, 16777619);
        other = Math.imul(other, 33) + pixel | 0;
    }
    return `${width} ${height} ${one} ${other}`;
}"""

_PICTURE = f"() => ({_SUMS})(document.querySelector('.wg-board canvas'))"

IS_OTHER_PICTURE = f"before => ({_PICTURE})() !== before"
"""Whether the board no longer looks as it did."""

_AT_PLACE = """place => {
    const handle = document.querySelector('.wg-slider [role=slider]');
    return handle && Number(handle.getAttribute('aria-valuenow')) === place;
}"""

_SETTLED = """() => {
    const box = document.querySelector('.wg-board canvas').getBoundingClientRect();
    const now = performance.now(), size = `${box.width} ${box.height}`;
    if (size !== window.__size) [window.__size, window.__sized] = [size, now];
    return now - window.__sized > 700;
}"""

_STILL = f"""() => {{
  const canvases = [...document.querySelectorAll(".wg-board canvas")];
  const boards = canvases.map({_SUMS}).join();
  window.stillFrames = boards === window.stillBoards ? (window.stillFrames ?? 0) + 1 : 0;
  window.stillBoards = boards;
  return window.stillFrames >= 20;
}}"""

_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"

_CHANGE_THEME = """theme => window.jupyterapp.commands.execute('apputils:change-theme', { theme })
    .then(() => null)"""

_IS_DARK = "dark => document.body.dataset.jpThemeLight === String(!dark)"


def play_cell(
    start: str | None = None, rng_seed: int = 1, *, game: str = "wetlands", **arguments: Any
) -> str:
    """The cell that opens a table, known as `table` in the notebook."""
    given = {"start": start, "rng_seed": rng_seed, **arguments}
    listed = ", ".join(f"{name}={value!r}" for name, value in given.items())
    return f"from widgets_games import play\ntable = play({game!r}, {listed})\ntable"


def same_session(
    start: str | None = None,
    rng_seed: int = 1,
    *,
    game: str = "wetlands",
    players: int | None = None,
) -> Session:
    """A session that does what the table of `play_cell` does."""
    rules = new_game(game, players)
    first = None if start is None else rules.parse_position(start)
    return Session(rules, Timeline(rules, first), dice=random.Random(rng_seed))


def button(page: Page, name: str) -> Locator:
    """The table's button of exactly this name, if it is in sight."""
    return page.locator(".wg").first.get_by_role("button", name=name, exact=True)


def tab(page: Page, name: str) -> Locator:
    """A tab of the inspector."""
    return page.locator(".wg").first.get_by_role("tab", name=name, exact=True)


def board(page: Page) -> Locator:
    """The canvas that is in the page and takes mouse and keys."""
    return page.locator(".wg-board canvas").first


@contextmanager
def dark_lab(page: Page) -> Iterator[None]:
    """JupyterLab in its dark theme; it remembers the theme, so the light one is set again."""
    _change_theme(page, "JupyterLab Dark", dark=True)
    try:
        yield
    finally:
        _change_theme(page, "JupyterLab Light", dark=False)


def _change_theme(page: Page, theme: str, *, dark: bool) -> None:
    page.evaluate(_CHANGE_THEME, theme)
    page.wait_for_function(_IS_DARK, arg=dark)


def picture(page: Page) -> str:
    """The board's picture as it is now."""
    drawn: str = page.evaluate(_PICTURE)
    return drawn


def step_and_rest(page: Page, name: str, place: int) -> str:
    """Press a button of the transport; the picture there, in a page that wants no motion."""
    before = picture(page)
    button(page, name).click()
    wait_place(page, place)
    page.wait_for_function(IS_OTHER_PICTURE, arg=before)
    wait_frames(page)
    return picture(page)


def there_and_back(page: Page, length: int) -> tuple[list[str], list[str]]:
    """The pictures of all places from the start to the end, and again on the way back."""
    there = [picture(page)]
    there += [step_and_rest(page, "Event ›", place) for place in range(1, length + 1)]
    back = [step_and_rest(page, "‹ Event", place) for place in range(length - 1, -1, -1)]
    return there, [*back[::-1], there[-1]]


def wait_place(page: Page, place: int) -> None:
    """Wait until the slider stands on a place of the game."""
    page.wait_for_function(_AT_PLACE, arg=place, timeout=30_000)


def wait_frames(page: Page) -> None:
    """Wait until what was sent to the page is laid out and painted."""
    page.evaluate(_FRAMES)


def wait_still(page: Page) -> None:
    """Wait until nothing flies any more: the board is the same for so many frames on end."""
    page.wait_for_function(_STILL, polling="raf")


def wait_settled(page: Page) -> None:
    """Wait until the board has the size that suits its width in the page."""
    page.wait_for_function(_SETTLED)


def point_of(page: Page, session: Session, place: Place) -> tuple[float, float]:
    """Where a place of the board is in the window."""
    box = board(page).bounding_box()
    assert box is not None
    drawn = presenter_of(session.game).board
    small = box["width"] < SMALL_SCALE * drawn.size(Look(LIGHT))[0]
    look = Look(LIGHT, large=small)
    region = next(r for r in drawn.regions(View(session.frame, look)) if r.place == place)
    scale = box["width"] / drawn.size(look)[0]
    return (
        box["x"] + (region.x + region.w / 2) * scale,
        box["y"] + (region.y + region.h / 2) * scale,
    )


def click(page: Page, session: Session, place: Place) -> None:
    """Click a place, in the page and in the session beside it."""
    page.mouse.click(*point_of(page, session, place))
    session.click(place)
    expect_same(page, session)


def reach_board(page: Page) -> None:
    """Go to the board by Tab from the table's first button."""
    button(page, "Set up").focus()
    for _ in range(4):
        page.keyboard.press("Tab")
        if board(page).evaluate("canvas => canvas === document.activeElement"):
            return
    raise AssertionError("Tab does not lead to the board")


def press(page: Page, session: Session, key: str) -> None:
    """Press a key of the board, in the page and in the session beside it."""
    page.keyboard.press(key)
    name = key.removeprefix("Shift+").replace("Space", " ")
    command = Keyboard(session).command(name, shift=key.startswith("Shift+"))
    assert command is not None
    command()
    expect_same(page, session)


def expect_same(page: Page, session: Session) -> None:
    """Wait until the table describes what the session has."""
    view = View(session.frame, Look(LIGHT), session.marks)
    described = presenter_of(session.game).board.description(view)
    expect(board(page)).to_have_attribute("aria-label", described)
    expect(page.locator(".wg-line").first).to_have_text(re.compile(re.escape(session.status)))

"""The table for those who do not see it, or not well: names, roles, contrast, the live region."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.browser.table import (
    board,
    button,
    click,
    dark_lab,
    play_cell,
    press,
    same_session,
    tab,
    wait_frames,
    wait_place,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import OpenNotebook

HALF = "p...pyyy../........../.......... p 1"
"""One legal move and one that is refused."""

RECORD_SPEECH = """() => {
    const region = document.querySelector('.wg [role=status]');
    window.__spoken = [];
    new MutationObserver(() => window.__spoken.push(region.textContent))
        .observe(region, { childList: true, characterData: true, subtree: true });
}"""

SMALL_TARGETS = """() => [...document.querySelectorAll(
        '.wg :is(button, select, input, [role=tab])')]
    .map(part => [part, part.getBoundingClientRect()])
    .filter(([, box]) => box.width && box.height && (box.width < 24 || box.height < 24))
    .filter(([part]) => part.type !== 'checkbox')
    .map(([part]) => part.outerHTML.slice(0, 120))"""

FOCUSED = """() => {
    const at = document.activeElement;
    if (!at.closest('.wg')) return null;
    const look = getComputedStyle(at);
    const label = at.getAttribute('aria-label') || at.innerText || at.labels?.[0]?.innerText || '';
    return [label.trim().split('\\n')[0], look.outlineStyle, look.outlineWidth];
}"""


def violations(page: Page) -> list[str]:
    """What axe finds in the table."""
    found: list[dict[str, Any]] = Axe().run(page, context=".wg").response["violations"]
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for one in found
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(open_notebook: OpenNotebook, theme: str) -> None:
    """With each tab, a refusal, the Set up bar and the projector; contrast included."""
    page = open_notebook([play_cell(HALF)])
    with dark_lab(page) if theme == "dark" else nullcontext():
        found = violations_everywhere(page)
    assert {place: problems for place, problems in found.items() if problems} == {}


def violations_everywhere(page: Page) -> dict[str, list[str]]:
    """What axe finds in each state of the table."""
    found = {"start": violations(page)}
    for name in ("Why not?", "Branches", "This event"):
        tab(page, name).click()
        expect(tab(page, name)).to_have_attribute("aria-selected", "true")
        wait_frames(page)
        found[name] = violations(page)
    click(page, same_session(HALF), 5)
    found["refused"] = violations(page)
    button(page, "Make the move").click()
    expect(page.locator(".wg-line")).to_contain_text("Yellow to throw.")
    button(page, "‹ Event").click()
    expect(page.locator(".wg-say")).to_contain_text("lands on 2")
    found["event"] = violations(page)
    tab(page, "Branches").click()
    wait_frames(page)
    found["forks"] = violations(page)
    button(page, "Set up").click()
    expect(page.get_by_role("combobox", name="Record")).to_be_visible()
    found["set up"] = violations(page)
    button(page, "Projector").click()
    expect(page.locator(".wg.wg-projector")).to_be_visible()
    found["projector"] = violations(page)
    return found


def test_every_frame_is_spoken(open_notebook: OpenNotebook) -> None:
    """The live region says each event and then what is to be done, once."""
    page = open_notebook([play_cell("pypypypypy/........../.......... p 3")])
    button(page, "Make the move").click()
    wait_place(page, 5)
    button(page, "First").click()
    wait_place(page, 0)
    expect(page.locator(".wg [role=status]")).to_contain_text("Purple to move. The throw is 3")
    page.evaluate(RECORD_SPEECH)
    for place, words in (
        (1, "moves 3 domains along the path."),
        (2, "leaps over Yellow’s piece on 2."),
        (3, "leaps over Purple’s piece on 3."),
        (4, "change places: Purple stands on 4, Yellow on 1."),
        (5, "Purple’s turn ends; Yellow throws next. Yellow to throw."),
    ):
        button(page, "Event ›").click()
        expect(page.locator(".wg [role=status]")).to_contain_text(words)
        wait_place(page, place)
    assert len(page.evaluate("() => window.__spoken")) == 5


def test_the_board_names_itself_and_what_is_visited(open_notebook: OpenNotebook) -> None:
    """Its role and name tell what it is; each visited place says whether it may be chosen."""
    page = open_notebook([play_cell(HALF)])
    session = same_session(HALF)
    expect(board(page)).to_have_attribute("role", "application")
    expect(board(page)).to_have_attribute("aria-roledescription", "game board")
    expect(page.get_by_role("group", name="Wetlands Crossing")).to_be_visible()
    board(page).focus()
    status, alert = page.locator(".wg [role=status]"), page.locator(".wg [role=alert]")
    press(page, session, "ArrowDown")
    expect(status).to_contain_text("Press Enter to choose.")
    press(page, session, "ArrowDown")
    expect(status).to_contain_text("Not legal: Yellow’s piece on 6 has Tāmatu’s protection")
    press(page, session, "Enter")
    expect(alert).to_contain_text("Tāmatu’s protection")
    press(page, session, "ArrowDown")
    expect(alert).to_be_empty()


def test_everything_can_be_reached_and_hit(open_notebook: OpenNotebook) -> None:
    """Tab goes through the table in reading order, each stop has a name and a visible ring."""
    page = open_notebook([play_cell(HALF)], viewport=(1400, 1000))
    assert page.evaluate(SMALL_TARGETS) == []
    button(page, "Set up").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    stops = []
    for _ in range(20):
        stop = page.evaluate(FOCUSED)
        if stop is None:
            break
        stops.append(stop)
        page.keyboard.press("Tab")
    names = [name for name, _, _ in stops]
    assert names[:2] == ["Set up", "Projector"]
    assert names[2].startswith("Purple has pieces on 1 and 5.")
    # At the start nothing leads back or on: those buttons are no stops.
    assert names[4:6] == ["Make the move", "Place in the game"]
    assert "This event" in names
    assert all(names)
    assert {(style, width) for _, style, width in stops} == {("solid", "3px")}


def test_the_focus_stays_in_the_table(open_notebook: OpenNotebook) -> None:
    """A button that is gone or disabled once it is pressed leaves the focus to the board."""
    page = open_notebook([play_cell()])
    for name, then in (("3", "The throw is 3"), ("Make the move", "Yellow to throw.")):
        button(page, name).focus()
        page.keyboard.press("Enter")
        expect(page.locator(".wg-line")).to_contain_text(then)
        expect(board(page)).to_be_focused()
    button(page, "First").focus()
    page.keyboard.press("Enter")
    expect(button(page, "First")).to_be_disabled()
    expect(board(page)).to_be_focused()
    page.keyboard.press("ArrowRight")
    wait_place(page, 1)

"""Two rule sets side by side in JupyterLab: stepped, turned, jumped, and heard."""

from __future__ import annotations

import re
from contextlib import nullcontext
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.page import screenshot
from tests.browser.table import button, dark_lab, wait_frames, wait_place
from tests.browser.test_accessibility import violations

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook

CELL = """from widgets_games import compare
from widgets_games.games.ohwahree.game import OhWahRee
moves = "e l f h j".split()
start = "0,1,1,1,2,3,3,1,3,2,0,4 111111222222 1 0,0"
compare(OhWahRee(), moves, start=start, right={"grand": True})"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_two_rule_sets_side_by_side(open_notebook: OpenNotebook, theme: str) -> None:
    """By buttons, keys and a switch; both boards have names, and axe finds nothing."""
    page = open_notebook([CELL])
    boards = page.locator(".wg-board")
    expect(boards).to_have_count(2)
    canvases = [boards.nth(number).locator("canvas").first for number in (0, 1)]
    for canvas, side in zip(canvases, ("left", "right"), strict=True):
        expect(canvas).to_have_attribute("aria-label", re.compile(f"^Rules on the {side}: "))
    with dark_lab(page) if theme == "dark" else nullcontext():
        button(page, "First difference").click()
        wait_place(page, 12)
        wait_frames(page)
        expect(page.locator(".wg-differ")).to_have_count(2)
        expect(page.locator(".wg [role=status]")).to_contain_text("Rules on the right: Pit d")
        screenshot(page, f"comparison-{theme}")
        assert violations(page) == []
        canvases[1].press("Shift+ArrowRight")
        wait_place(page, 19)
        button(page, "Last").click()
        expect(page.locator(".wg-msg.no")).to_contain_text("Pit j is Yellow’s")
        page.get_by_role("checkbox", name="Grand game").first.check()
        expect(page.locator(".wg-msg.no")).to_have_count(0)
        expect(button(page, "First difference")).to_be_disabled()
        expect(page.locator(".wg-where")).to_contain_text("They never differ.")


def test_a_switch_says_on_which_side_it_is(open_notebook: OpenNotebook) -> None:
    """To a screen reader; what is seen at it is the same on both sides."""
    page = open_notebook([CELL])
    label = "Grand game: pits are captured too"
    for side, checked in (("left", False), ("right", True)):
        box = page.get_by_role("checkbox", name=f"Rules on the {side}: {label}", exact=True)
        expect(box).to_be_checked(checked=checked)
    button(page, "All switches").click()
    expect(page.locator(".wg-bar select:visible")).to_have_count(14)
    for side in ("left", "right"):
        name = f"Rules on the {side}: Two players only: they sow"
        expect(page.get_by_role("combobox", name=name, exact=True)).to_be_visible()
    expect(page.get_by_text(label, exact=True)).to_have_count(2)
    assert violations(page) == []


def test_on_a_narrow_page_the_boards_stand_one_below_the_other(open_notebook: OpenNotebook) -> None:
    """And nothing sticks out."""
    page = open_notebook([CELL], viewport=(640, 900))
    boards = [page.locator(".wg-board").nth(number).bounding_box() for number in (0, 1)]
    assert boards[0] is not None
    assert boards[1] is not None
    assert boards[1]["y"] > boards[0]["y"] + boards[0]["height"]
    table = page.locator(".wg").first
    assert table.evaluate("at => at.scrollWidth <= at.clientWidth + 1")

"""Rowan in JupyterLab: a turn there and back, going back across a roll, forks, and records."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.page import screenshot, wait_text
from tests.browser.table import (
    CUT_OFF,
    button,
    click,
    play_cell,
    same_session,
    tab,
    there_and_back,
    wait_frames,
    wait_place,
    wait_settled,
    wait_still,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import OpenNotebook
    from widgets_games.widgets.session import Session

START = "-,b2,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,-/l4,l2,b2,-,l1 sky=0 pit=0,0 cave=1"
"""A die of 3 sends two pieces of the Bear to the Ground."""

RAINY = ("a1-pass", "roll 3 6 2 6", "rain 1", "rain 6")
"""Four dice and two rain dice."""


def _rainy(moves: tuple[str, ...] = RAINY) -> tuple[str, Session]:
    """The cell of a table with these moves, and a session that has made them."""
    session = same_session(START, game="rowan")
    for text in moves:
        session.make(session.game.parse_move(text))
    return play_cell(START, game="rowan", moves=list(moves)), session


def _choose_dice(page: Page, *faces: int) -> None:
    table = page.locator(".wg").first
    for number, face in enumerate(faces, start=1):
        box = table.get_by_role("combobox", name=f"Die {number}", exact=True)
        box.select_option(str(face))
    button(page, "Use these").click()


def test_a_turn_with_rain_there_and_back_is_the_same(open_notebook: OpenNotebook) -> None:
    """Four dice and two rain dice, event by event: each place has one picture, both ways."""
    cell, session = _rainy()
    page = open_notebook([cell], reduced_motion="reduce")
    wait_settled(page)
    wait_still(page)
    there, back = there_and_back(page, session.timeline.length)
    assert back == there
    button(page, "Last").click()
    screenshot(page, "rowan-rain", ".wg")


def test_one_goes_back_across_a_roll_and_plays_on(open_notebook: OpenNotebook) -> None:
    """By the mouse: a stack moves, three dice fall, one steps back and moves otherwise."""
    page = open_notebook([play_cell(game="rowan", rng_seed=4)])
    wait_settled(page)
    session = same_session(game="rowan", rng_seed=4)
    for place in session.presenter.board.clicks(session.game.parse_move("b1-c2")):
        click(page, session, place)
    button(page, "Roll 3 dice").click()
    wait_text(page, ".wg-where", "Move 2 of 2")
    button(page, "First").click()
    wait_place(page, 0)
    session.first()
    for place in session.presenter.board.clicks(session.game.parse_move("d1-e2")):
        click(page, session, place)
    wait_text(page, ".wg-where", "Branch A")
    button(page, "Roll 3 dice").click()
    wait_text(page, ".wg-line", "Light to move")
    screenshot(page, "rowan-branch", ".wg")


def test_a_fork_at_a_roll_and_back(open_notebook: OpenNotebook) -> None:
    """Other dice are chosen and left again: the dice of the main line are as they fell."""
    cell, session = _rainy(RAINY[:2])
    page = open_notebook([cell])
    button(page, "Last").click()
    wait_place(page, session.timeline.length)
    tab(page, "Branches").click()
    lists = page.locator(".wg-fork:visible select:visible")
    expect(lists).to_have_count(4)
    fallen = [number.input_value() for number in lists.all()]
    assert fallen == ["3", "6", "2", "6"]
    _choose_dice(page, 1, 1, 2, 6)
    wait_text(page, ".wg-where", "Branch A")
    wait_text(page, ".wg-list", "roll 1 1 2 6")
    screenshot(page, "rowan-fork", ".wg")
    button(page, "Main line: 2 moves, open.").click()
    wait_text(page, ".wg-where", "Main line")
    button(page, "Last").click()
    wait_place(page, session.timeline.length)
    expect(page.locator(".wg-fork:visible select:visible").first).to_have_value("3")
    assert [number.input_value() for number in lists.all()] == fallen


def test_a_record_is_saved_and_opened_between_two_rain_dice(open_notebook: OpenNotebook) -> None:
    """The turn goes on where it was: the second rain die is still to fall."""
    cell, session = _rainy(RAINY[:3])
    page = open_notebook([cell])
    button(page, "Last").click()
    wait_place(page, session.timeline.length)
    expect(button(page, "Roll the rain die")).to_be_visible()
    button(page, "Set up").click()
    page.get_by_role("combobox", name="Record").fill("rain.json")
    button(page, "Save this game").click()
    wait_text(page, ".wg-msg", "Saved as")
    button(page, "New game").click()
    wait_place(page, 0)
    button(page, "Open").click()
    wait_text(page, ".wg-msg", "is open")
    button(page, "Last").click()
    wait_place(page, session.timeline.length)
    button(page, "6").click()
    wait_text(page, ".wg-line", "Light to move")


def test_five_dice_have_room(open_notebook: OpenNotebook) -> None:
    """Whatever the width, every list and the button can be reached, and nothing is cut off."""
    start = "b2,-,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,l5 sky=0 pit=0,0 cave=0"
    page = open_notebook([play_cell(start, game="rowan", moves=["e1-pass"])])
    button(page, "Last").click()
    use = button(page, "Use these")
    expect(use).to_be_visible()
    problems = []
    for width in (1600, 1280, 1024, 800, 640):
        page.set_viewport_size({"width": width, "height": 900})
        wait_frames(page)
        use.click(trial=True)
        page.get_by_role("combobox", name="Die 5", exact=True).click(trial=True)
        problems += [f"{width}: {one}" for one in page.evaluate(CUT_OFF)]
    assert problems == []
    _choose_dice(page, 6, 6, 6, 6, 6)
    wait_text(page, ".wg-line", "Light to move")

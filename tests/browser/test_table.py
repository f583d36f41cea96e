"""The table in JupyterLab: nothing moves, nothing is cut off, forks, projector, themes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.page import screenshot, wait_drawn, wait_text
from tests.browser.table import (
    CUT_OFF,
    button,
    dark_lab,
    play_cell,
    tab,
    wait_frames,
    wait_place,
    wait_settled,
)
from widgets_games.games import load

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import OpenNotebook

RECORDS = Path(__file__).parents[2] / "seeds" / "records" / "wetlands"

TRICKS = RECORDS / "ravens-tricks.json"

REPLAY = f"from widgets_games import replay\ntable = replay({str(TRICKS)!r})\ntable"

STEPS = ("First", "« Move", "‹ Event", "Event ›", "Move »", "Last")

WATCH = """() => {
    // On every frame: has any of these parts another place inside the table than at the start?
    const root = document.querySelector('.wg');
    const names = '.wg-board canvas, .wg-act, .wg-slider, .wg-steps, .wg-playbar, .wg-side';
    const parts = names.split(', ')
        .map(name => root.querySelector(name));
    parts.push(...root.querySelectorAll('.wg-steps button'));
    const boxes = () => parts.map(part => {
        const from = root.getBoundingClientRect(), box = part.getBoundingClientRect();
        return [box.x - from.x, box.y - from.y, box.width, box.height].map(Math.round).join(' ');
    });
    const start = boxes();
    window.__moved = [];
    window.__looks = 0;
    const look = () => {
        window.__looks += 1;
        boxes().forEach((box, n) => {
            const name = parts[n].className + ' ' + (parts[n].innerText || '').slice(0, 20);
            if (box !== start[n]) window.__moved.push(`${name}: ${start[n]} -> ${box}`);
        });
        requestAnimationFrame(look);
    };
    look();
}"""

COLLAPSE = "() => window.jupyterapp.shell.collapseLeft()"

MEAN = """() => {
    const canvas = document.querySelector('.wg-board canvas');
    const all = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
    let sum = 0;
    for (let n = 0; n < all.length; n += 4) sum += all[n] + all[n + 1] + all[n + 2];
    return sum / all.length * 4 / 3;
}"""

BACKGROUND = "() => getComputedStyle(document.querySelector('.wg')).backgroundColor"


def centre_of(page: Page, name: str) -> tuple[float, float]:
    """The middle of a button, in the window."""
    box = button(page, name).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_twenty_quick_clicks_on_next_are_twenty_steps(open_notebook: OpenNotebook) -> None:
    """As fast as a mouse can click, on one point of the window."""
    page = open_notebook([REPLAY])
    button(page, "Event ›").scroll_into_view_if_needed()
    wait_settled(page)
    point = centre_of(page, "Event ›")
    for _ in range(20):
        page.mouse.click(*point)
    wait_place(page, 20)
    page.mouse.click(*centre_of(page, "‹ Event"))
    wait_place(page, 19)


def test_nothing_moves_in_a_whole_game(open_notebook: OpenNotebook) -> None:
    """Whatever the inspector, the action row and the status hold, every button stays put."""
    page = open_notebook([REPLAY])
    timeline = load(TRICKS)
    button(page, "Event ›").scroll_into_view_if_needed()
    wait_settled(page)
    page.evaluate(WATCH)
    point = centre_of(page, "Event ›")
    for place in range(1, timeline.length + 1):
        page.mouse.click(*point)
        wait_place(page, place)
        if place % 40 == 0:
            tab(page, ("This event", "Why not?", "Branches")[place // 40 % 3]).click()
    wait_frames(page)
    assert page.evaluate("() => [...new Set(window.__moved)]") == []
    assert page.evaluate("() => window.__looks") > timeline.length


def test_nothing_moves_while_one_plays(open_notebook: OpenNotebook) -> None:
    """Throwing, picking, a refusal and a message leave the transport where it is."""
    page = open_notebook([play_cell()])
    wait_settled(page)
    page.evaluate(WATCH)
    button(page, "3").click()
    wait_text(page, ".wg-line", "The throw is 3")
    button(page, "Make the move").click()
    wait_text(page, ".wg-line", "Yellow to throw.")
    page.locator(".wg-board canvas").click(position={"x": 5, "y": 5})
    button(page, "« Move").click()
    wait_place(page, 1)
    tab(page, "Why not?").click()
    page.get_by_role("button", name="pass", exact=True).first.click()
    button(page, "Projector").scroll_into_view_if_needed()
    wait_frames(page)
    assert page.evaluate("() => [...new Set(window.__moved)]") == []


def test_a_fork_and_back(open_notebook: OpenNotebook) -> None:
    """Another number is taken, followed and left; main line and dice are as they were."""
    page = open_notebook([REPLAY, play_cell()])
    table = page.locator(".wg").nth(1)

    def press(name: str) -> None:
        table.get_by_role("button", name=name, exact=True).click()

    said = table.locator(".wg-where")
    press("3")
    expect(said).to_contain_text("Move 1 of 1")
    press("Make the move")
    expect(said).to_contain_text("Move 2 of 2")
    table.get_by_role("tab", name="Branches", exact=True).click()
    expect(table.get_by_role("button", name="3 fell", exact=True)).to_be_disabled()
    press("Throw 5")
    expect(said).to_contain_text("Branch A")
    press("Make the move")
    expect(said).to_contain_text("Move 2 of 2")
    table.scroll_into_view_if_needed()
    screenshot(page, "table-branches")
    table.get_by_role("button", name="Main line: 2 moves, open.", exact=True).click()
    expect(said).to_contain_text("Main line")
    press("Last")
    expect(table.locator(".wg-line")).to_contain_text("Yellow to throw.")
    expect(table.get_by_role("button", name="3 fell", exact=True)).to_be_disabled()
    expect(table.get_by_role("button", name="1-4 was made", exact=True)).to_be_disabled()


def test_the_projector_hides_what_comes(open_notebook: OpenNotebook) -> None:
    """The slider ends at the cursor, no later event is listed, and the type is large."""
    page = open_notebook([REPLAY], viewport=(1280, 960))
    for place in range(1, 9):
        button(page, "Event ›").click()
        wait_place(page, place)
    button(page, "Projector").click()
    expect(page.locator(".wg.wg-projector")).to_be_visible()
    handle = page.locator(".wg-slider [role=slider]")
    expect(handle).to_have_attribute("aria-valuemax", "8.0")
    expect(page.locator(".wg-list .wg-next:visible")).to_have_count(0)
    expect(page.locator(".wg-strip:visible")).to_have_count(0)
    sizes = page.locator(".wg :is(button, .wg-say, p, .wg-where, .wg-line, .wg-eyebrow):visible")
    smallest = min(
        sizes.evaluate_all("parts => parts.map(p => parseFloat(getComputedStyle(p).fontSize))")
    )
    assert smallest >= 18
    wait_frames(page)
    screenshot(page, "table-projector", ".wg")
    button(page, "Event ›").click()
    expect(handle).to_have_attribute("aria-valuemax", "9.0")


@pytest.mark.parametrize(
    ("name", "cell"),
    [
        ("table", play_cell("p...pyyy../........../.......... p 1")),
        ("four", play_cell(game="ohwahree", players=4)),
        ("odds", play_cell(game="rowan")),
    ],
)
def test_nothing_is_cut_off_or_overlaps(open_notebook: OpenNotebook, name: str, cell: str) -> None:
    """From a wide screen to a narrow one, with each tab and the Set up bar open."""
    page = open_notebook([cell])
    page.evaluate(COLLAPSE)
    problems = []
    for width in (1600, 1280, 1000, 800, 640, 500):
        page.set_viewport_size({"width": width, "height": 900})
        for title in page.locator(".wg [role=tab]").all_inner_texts():
            tab(page, title).click()
            expect(tab(page, title)).to_have_attribute("aria-selected", "true")
            wait_frames(page)
            problems += [f"{width}, {title}: {one}" for one in page.evaluate(CUT_OFF)]
        tab(page, "This event").click()
        button(page, "Set up").click()
        expect(page.get_by_role("combobox", name="Record")).to_be_visible()
        problems += [f"{width}, Set up: {one}" for one in page.evaluate(CUT_OFF)]
        button(page, "Set up").click()
        expect(page.get_by_role("combobox", name="Record")).to_be_hidden()
        screenshot(page, f"{name}-{width}", ".wg")
    assert problems == []


def test_the_dark_theme_follows_jupyterlab(open_notebook: OpenNotebook) -> None:
    """Board and page turn dark together; the Set up bar can hold against it."""
    page = open_notebook([play_cell()])
    page.wait_for_function(f"() => ({MEAN})() > 180", polling=250)
    paper = page.evaluate(BACKGROUND)
    with dark_lab(page):
        page.wait_for_function(f"() => ({MEAN})() < 90", polling=250)
        assert page.evaluate(BACKGROUND) != paper
        screenshot(page, "table-dark", ".wg")
        button(page, "Set up").click()
        page.get_by_role("combobox", name="Look").select_option("Light")
        page.wait_for_function(f"() => ({MEAN})() > 180", polling=250)
        assert page.evaluate(BACKGROUND) == paper


def test_a_dense_screen_gets_a_sharp_board(open_notebook: OpenNotebook) -> None:
    """The canvas has two pixels for each of the page's, and shows its whole picture."""
    page = open_notebook([play_cell()], device_scale_factor=2)
    wait_drawn(page, ".wg-board canvas", share=0.3)
    ratio = page.evaluate(
        """() => {
            const canvas = document.querySelector('.wg-board canvas');
            return canvas.width / canvas.getBoundingClientRect().width;
        }"""
    )
    assert ratio >= 2


@pytest.mark.parametrize("game", ["wetlands", "ohwahree", "rowan"])
def test_a_projector_shows_board_and_buttons_at_once(
    open_notebook: OpenNotebook, game: str
) -> None:
    """On a small projected screen nobody has to scroll between the board and what steps it."""
    page = open_notebook([play_cell(game=game)], viewport=(1366, 768))
    page.evaluate(COLLAPSE)
    button(page, "Projector").click()
    expect(page.locator(".wg.wg-projector")).to_be_visible()
    wait_settled(page)
    page.evaluate("() => document.querySelector('.wg').scrollIntoView()")
    wait_frames(page)
    board_box = page.locator(".wg-board canvas").first.bounding_box()
    button_box = button(page, "Event ›").bounding_box()
    assert board_box is not None
    assert button_box is not None
    assert board_box["y"] > 0
    assert button_box["y"] > board_box["y"]
    assert button_box["y"] + button_box["height"] < min(768, board_box["y"] + board_box["height"])
    screenshot(page, f"projector-{game}")

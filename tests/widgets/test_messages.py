"""What goes to the page and what comes back: one message a step, and a page that returns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from ipycanvas.canvas import _CANVAS_MANAGER
from ipywidgets.widgets import widget as registry

from tests.widgets.tables import (
    button,
    canvas_messages,
    click,
    control,
    open_tab,
    press,
    press_key,
    send_to_board,
    table_after,
    whole_game,
)
from widgets_games.games.contract import presenter_of
from widgets_games.render.board import View
from widgets_games.widgets import board_place
from widgets_games.widgets.entry import play
from widgets_games.widgets.table import Table

STEP, GROUND, FLIGHT = 40_000, 64_000, 80_000
"""The most bytes that a step, a ground with its step, and a flight with its step may take."""


class Walk(NamedTuple):
    """What stepping through a game did.

    Attributes:
        steps: how many steps there were.
        sizes: of the messages that were sent to the canvas.
        opened: the widgets that were made.
    """

    steps: int
    sizes: list[int]
    opened: set[str]


def walk(table: Table, steps: int) -> Walk:
    """Press Next so many times, from the start."""
    table.do(table.session.first)
    known = set(registry._instances)
    with canvas_messages() as sizes:
        for _ in range(steps):
            press(table, "Event ›")
    return Walk(steps, sizes, set(registry._instances) - known)


@pytest.fixture(scope="module")
def game() -> Table:
    """A table with a whole game."""
    return whole_game()


@pytest.fixture
def still(game: Table) -> Iterator[Table]:
    """The same, at its start and without animation."""
    game.do(game.session.first)
    game.bridge.reduced_motion = True
    yield game
    game.bridge.reduced_motion = False


@pytest.fixture(scope="module")
def whole_walk(game: Table) -> Walk:
    """A whole game, stepped through without animation."""
    game.bridge.reduced_motion = True
    walked = walk(game, game.session.timeline.length)
    game.bridge.reduced_motion = False
    return walked


def test_a_step_is_one_small_message(whole_walk: Walk) -> None:
    """Whatever the event is, in a whole game."""
    assert len(whole_walk.sizes) == whole_walk.steps
    assert max(whole_walk.sizes) <= STEP


def test_a_step_opens_no_comm(whole_walk: Walk) -> None:
    """All gradients, paths and buttons are made before: a step reuses them."""
    assert whole_walk.opened == set()


@pytest.fixture
def flying(game: Table, monkeypatch: pytest.MonkeyPatch) -> Table:
    """The same game at its start, where every step has time to fly."""
    monkeypatch.setattr(board_place, "QUIET_SECONDS", -1.0)
    game.do(game.session.first)
    return game


def test_a_flight_is_one_message(flying: Table) -> None:
    """With what stands on the board after it, and nothing made for it."""
    walked = walk(flying, 200)
    assert len(walked.sizes) == walked.steps
    assert max(walked.sizes) > STEP
    assert max(walked.sizes) <= FLIGHT
    assert walked.opened == set()


def bytes_of_flight(table: Table) -> int:
    """What is sent for the first event that flies."""
    session = table.session
    places = range(1, session.timeline.length)
    board = presenter_of(session.game).board
    look = table.view.look
    frames = ((place, session.timeline.frame_at(place)) for place in places)
    place = next(place for place, frame in frames if board.flights(View(frame, look)))
    table.do(lambda: session.go(place - 1))
    with canvas_messages() as sizes:
        table.do(session.next_event)
    return sum(sizes)


def test_less_motion_means_no_flight(flying: Table) -> None:
    """Who asked the browser for less motion gets every step still."""
    flight = bytes_of_flight(flying)
    flying.bridge.reduced_motion = True
    still = bytes_of_flight(flying)
    flying.bridge.reduced_motion = False
    assert still < flight / 1.5


def test_animations_can_be_switched_off(flying: Table) -> None:
    """Who unchecks the box in the Set up bar gets every step still, too."""
    flight = bytes_of_flight(flying)
    control(flying, "Set up").value = True
    control(flying, "Short animations").value = False
    still = bytes_of_flight(flying)
    control(flying, "Short animations").value = True
    control(flying, "Set up").value = False
    assert still < flight / 1.5


def test_quick_steps_do_not_fly(game: Table) -> None:
    """Pressing Next fast shows every event at once, instead of waiting for each flight."""
    game.do(game.session.first)
    assert max(walk(game, 40).sizes) <= STEP


def test_stepping_back_does_not_fly(flying: Table) -> None:
    """Nor does a jump."""
    flying.do(flying.session.last)
    with canvas_messages() as sizes:
        for _ in range(40):
            press(flying, "‹ Event")
        press(flying, "First")
        control(flying, "Place in the game").value = 60
    assert len(sizes) == 42
    assert max(sizes) <= STEP


@pytest.mark.parametrize("tab", ["This event", "Why not?", "Branches"])
def test_the_open_tab_costs_the_canvas_nothing(still: Table, tab: str) -> None:
    """A step is one message with any tab open."""
    open_tab(still, tab)
    with canvas_messages() as sizes:
        for _ in range(10):
            press(still, "Event ›")
    open_tab(still, "This event")
    assert len(sizes) == 10


def test_the_ground_is_painted_once() -> None:
    """With the first picture, which stays small; again only for another look."""
    with canvas_messages() as sizes:
        table = play("wetlands")
        assert sum(sizes) <= GROUND + STEP
        first = len(sizes)
        press(table, "3")
        assert sizes[first] <= STEP
        table.bridge.small_board = True
        assert sizes[-1] > STEP
        assert sizes[-1] <= GROUND + STEP


def test_a_key_and_a_click_are_one_message_each() -> None:
    """A click that picks, one that moves, and a key that visits."""
    table = table_after("throw 3")
    table.bridge.reduced_motion = True
    with canvas_messages() as sizes:
        click(table, 7)
        click(table, 10)
        press_key(table, "ArrowLeft")
        press_key(table, "ArrowRight")
    assert len(sizes) == 4


def test_a_key_without_a_meaning_is_not_answered() -> None:
    """It sends nothing and changes nothing."""
    table = table_after("throw 3")
    with canvas_messages() as sizes:
        press_key(table, "x")
        press_key(table, "")
        table.bridge._handle_custom_msg({}, [])
    assert sizes == []


def test_a_page_that_comes_back_is_drawn_again() -> None:
    """Ground and pieces, and the canvas is named first: a new page has chosen none."""
    table = table_after("throw 3", "7-10")
    _CANVAS_MANAGER._current_canvas = table._board.canvas.widget[1]
    with canvas_messages() as sizes:
        send_to_board(table, "client_ready")
    assert len(sizes) == 1
    assert sizes[0] > STEP / 2
    with canvas_messages() as sizes:
        press(table, "‹ Event")
    assert len(sizes) == 1


def test_two_tables_draw_on_their_own_boards() -> None:
    """A step at one table after a step at another is still one message."""
    one, other = table_after("throw 3"), table_after("throw 2")
    with canvas_messages() as sizes:
        for table in (one, other, one, other):
            press(table, "First" if not button(table, "First").disabled else "Last")
    assert len(sizes) == 4

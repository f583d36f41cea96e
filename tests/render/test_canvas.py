"""The board on an ipycanvas, without a page: what is sent, and what errors leave behind."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import ipywidgets
import pytest
from ipycanvas.canvas import _CANVAS_MANAGER, COMMANDS, Path2D, _CanvasGradient

from tests.drawn import LOOKS
from tests.games.wetlands.pictures import AnyView, all_views, played_frames, refusal_view
from tests.games.wetlands.positions import GAME
from widgets_games.engine.rulebook import Place
from widgets_games.games.wetlands.drawing.board import WetlandsBoard
from widgets_games.games.wetlands.rules import events as e
from widgets_games.games.wetlands.rules.moves import Move
from widgets_games.games.wetlands.rules.state import State
from widgets_games.render.board import Look, View
from widgets_games.render.canvas import CanvasBoard, Supplies, frame
from widgets_games.render.scene import AnyShape

KILOBYTE = 1024
LIGHT = LOOKS["light"]


class Broken(WetlandsBoard):
    """A board whose drawing fails."""

    def moving(self, view: View[State, Move, e.Event]) -> tuple[AnyShape, ...]:
        """Fails."""
        raise RuntimeError(f"no picture of {view.frame.index}")


@pytest.fixture
def messages(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[bytes]]:
    """What the canvas manager sends, as it is sent."""
    sent: list[bytes] = []

    def record(content: object, buffers: list[Any]) -> None:
        assert content
        sent.append(bytes(buffers[0]))

    monkeypatch.setattr(_CANVAS_MANAGER, "send", record)
    monkeypatch.setattr(_CANVAS_MANAGER, "_current_canvas", None)
    yield sent
    assert not _CANVAS_MANAGER._commands_cache
    assert not _CANVAS_MANAGER._caching


def start(look: Look = LIGHT) -> AnyView:
    """The start of a game."""
    return View(next(iter(played_frames())), look)


def commands(message: bytes) -> list[Any]:
    """The commands of a message; a number that is none fails."""

    def refuse(word: str) -> None:
        raise AssertionError(word)

    found: list[Any] = json.loads(message, parse_constant=refuse)
    return found


def test_a_step_is_one_message_within_its_budget(messages: list[bytes]) -> None:
    """Every picture, without or with a flight."""
    for look in (LOOKS["light"], LOOKS["large dark"]):
        board = CanvasBoard(GAME.presenter.board)
        board.show(start(look))
        for name, view in all_views(look).items():
            messages.clear()
            board.show(view)
            assert len(messages) == 1
            assert len(messages[0]) <= 40 * KILOBYTE, name
            if GAME.presenter.board.flights(view):
                messages.clear()
                board.show(view, animate=True)
                assert len(messages) == 1
                assert len(messages[0]) <= 80 * KILOBYTE, name
            commands(messages[0])


def test_the_ground_is_sent_once(messages: list[bytes]) -> None:
    """At first, after a change of look, and when it is asked for."""
    for look in LOOKS.values():
        board = CanvasBoard(GAME.presenter.board)
        board.show(start(look))
        first = len(messages[-1])
        board.show(start(look))
        step = len(messages[-1])
        assert first - step <= 64 * KILOBYTE
        board.forget()
        board.show(start(look))
        assert len(messages[-1]) == first
    assert len(messages) == 3 * len(LOOKS)


def test_a_step_opens_no_channel_to_the_page(
    messages: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Gradients and paths are made with the ground, few enough, and then never again."""
    opened: list[object] = []
    original = ipywidgets.Widget.open

    def record(widget: ipywidgets.Widget) -> None:
        opened.append(widget)
        original(widget)

    monkeypatch.setattr(ipywidgets.Widget, "open", record)
    monkeypatch.setattr("widgets_games.render.canvas.SUPPLIES", Supplies())
    for look in (LOOKS["light"], LOOKS["large dark"]):
        board = CanvasBoard(GAME.presenter.board)
        opened.clear()
        board.show(start(look))
        assert sum(isinstance(widget, _CanvasGradient) for widget in opened) <= 24
        assert sum(isinstance(widget, Path2D) for widget in opened) <= 12
        opened.clear()
        for view in all_views(look).values():
            board.show(view, animate=True)
        assert opened == []
    assert messages


def test_a_step_takes_less_than_ten_milliseconds(messages: list[bytes]) -> None:
    """Of Python, for the scene and the commands; the best of several, whatever else runs."""
    board = CanvasBoard(GAME.presenter.board)
    view = refusal_view("dam", LIGHT)
    board.show(view)
    took = []
    for _ in range(20):
        begun = time.process_time()
        board.show(view)
        took.append(time.process_time() - begun)
    assert min(took) < 0.010
    assert messages


def test_a_drawing_that_fails_leaves_other_boards_alive(messages: list[bytes]) -> None:
    """The scene is whole before anything is sent."""
    broken, whole = CanvasBoard(Broken()), CanvasBoard(GAME.presenter.board)
    whole.show(start())
    messages.clear()
    with pytest.raises(RuntimeError, match="no picture"):
        broken.show(start())
    assert messages == []
    whole.show(start())
    assert len(messages) == 1


def half_a_frame(board: CanvasBoard) -> None:
    """Painting that fails after its first command."""
    with frame():
        board.widget[0].fill_rect(0, 0, 5, 5)
        raise ZeroDivisionError


def test_an_error_while_painting_sends_nothing(messages: list[bytes]) -> None:
    """And the next frame says anew which canvas it is for."""
    board = CanvasBoard(GAME.presenter.board)
    board.show(start())
    messages.clear()
    with pytest.raises(ZeroDivisionError):
        half_a_frame(board)
    assert messages == []
    board.show(start())
    assert commands(messages[0])[0][0] == COMMANDS["switchCanvas"]


def test_a_board_drawn_anew_says_which_canvas_it_is_for(messages: list[bytes]) -> None:
    """A page that was loaded anew has forgotten."""
    board = CanvasBoard(GAME.presenter.board)
    board.show(start())
    board.show(start())
    board.forget()
    board.show(start())
    assert commands(messages[-1])[0][0] == COMMANDS["switchCanvas"]


def press(board: CanvasBoard, event: dict[str, object]) -> None:
    """What the page sends when the canvas is pressed."""
    board.widget[2]._handle_frontend_event(None, event, [])


@pytest.mark.parametrize("scale", [1, 2, 1.5])
def test_clicks_and_touches_find_their_place(messages: list[bytes], scale: float) -> None:
    """The page counts in pixels of the canvas."""
    board = CanvasBoard(GAME.presenter.board, css_width=600, scale=scale)
    pressed: list[Place] = []
    board.on_place(pressed.append)
    press(board, {"event": "mouse_down", "x": 1, "y": 1})
    view = start()
    board.show(view)
    pixels = 600 * scale / GAME.presenter.board.size(view.look)[0]
    for region in GAME.presenter.board.regions(view):
        x, y = (region.x + region.w / 2) * pixels, (region.y + region.h / 2) * pixels
        press(board, {"event": "mouse_down", "x": x, "y": y})
        press(board, {"event": "touch_start", "touches": [{"x": x, "y": y}]})
    press(board, {"event": "mouse_down", "x": 1, "y": 1})
    press(board, {"event": "touch_start", "touches": []})
    places = [region.place for region in GAME.presenter.board.regions(view)]
    assert pressed == [place for place in places for _ in range(2)]
    assert messages


def test_a_larger_look_makes_a_higher_canvas(messages: list[bytes]) -> None:
    """As wide as before, as high as the page is."""
    board = CanvasBoard(GAME.presenter.board, css_width=760, scale=2)
    for name in ("light", "large", "light"):
        board.show(start(LOOKS[name]))
        width, height = GAME.presenter.board.size(LOOKS[name])
        assert board.widget.width == 1520
        assert board.widget.height == board.widget[0].height == round(1520 * height / width)
    assert len(messages) == 3

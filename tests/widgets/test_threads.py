"""Clicks that a kernel brings in different threads, as it does for different widgets."""

from __future__ import annotations

import json
import sys
import threading
import time
from typing import TYPE_CHECKING, Any

import pytest
from ipycanvas.canvas import _CANVAS_MANAGER, COMMANDS

from tests.widgets.tables import press, whole_game
from widgets_games import compare
from widgets_games.engine.timeline import Timeline
from widgets_games.games import new_game
from widgets_games.render.board import Look, View
from widgets_games.render.canvas import CanvasBoard, Painter
from widgets_games.render.theme import LIGHT

if TYPE_CHECKING:
    from collections.abc import Callable


def _table() -> tuple[Any, Callable[[], int]]:
    table = whole_game()
    return table, lambda: table.session.timeline.place


def _comparison() -> tuple[Any, Callable[[], int]]:
    pair = compare("wetlands", ["throw 5", "9-14"])
    return pair, lambda: pair.pair.place


@pytest.mark.parametrize("opened", [_table, _comparison])
def test_a_click_is_not_lost_while_another_is_shown(
    opened: Callable[[], tuple[Any, Callable[[], int]]],
) -> None:
    """The second waits until the first is on the board; both are steps."""
    widget, place = opened()
    before = place()
    second = threading.Thread(target=press, args=(widget, "Event ›"), daemon=True)

    def click_now(_: object) -> None:
        widget.bridge.unobserve(click_now, "description")
        second.start()
        _wait_until_in("do", second)

    widget.bridge.observe(click_now, "description")
    press(widget, "Event ›")
    second.join(timeout=60)
    assert place() == before + 2


def test_boards_drawn_in_two_threads_are_drawn_one_after_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All canvases share one queue: no message has commands for two boards."""
    boards = [CanvasBoard(new_game("wetlands").presenter.board) for _ in range(2)]
    view = View(Timeline(new_game("wetlands")).frame, Look(LIGHT))
    layers = [
        {f"IPY_MODEL_{layer.model_id}" for layer in board.widget._canvases} for board in boards
    ]
    switched: list[set[str]] = []
    monkeypatch.setattr(
        _CANVAS_MANAGER, "send", lambda _, buffers: switched.append(_canvases_of(buffers[0]))
    )
    second = threading.Thread(target=boards[1].show, args=(view,), daemon=True)
    draw = Painter.draw

    def draw_beside_another(painter: Painter, *what: Any) -> None:
        if threading.current_thread() is not second and second.ident is None:
            second.start()
            _wait_until_in("frame", second)
        draw(painter, *what)

    monkeypatch.setattr(Painter, "draw", draw_beside_another)
    boards[0].show(view)
    second.join(timeout=60)
    assert len(switched) == 2
    assert all(any(drawn <= own for own in layers) for drawn in switched)


def _canvases_of(sent: Any) -> set[str]:
    """The canvases that a message draws on."""
    commands = json.loads(bytes(sent))
    switch = COMMANDS["switchCanvas"]
    return {command[1][0] for command in commands if command[0] == switch}


def _wait_until_in(name: str, thread: threading.Thread) -> None:
    """Until the thread has come to a function of that name, or has ended."""
    deadline = time.monotonic() + 60
    while thread.is_alive() and time.monotonic() < deadline:
        frame = sys._current_frames().get(thread.ident or 0)
        while frame is not None:
            if frame.f_code.co_name == name:
                return
            frame = frame.f_back

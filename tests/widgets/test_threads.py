"""Clicks that a kernel brings in different threads, as it does for different widgets."""

from __future__ import annotations

import sys
import threading
import time
from typing import TYPE_CHECKING, Any

import pytest

from tests.widgets.tables import press, whole_game
from widgets_games import compare

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
        _wait_until_in_do_or_gone(second)

    widget.bridge.observe(click_now, "description")
    press(widget, "Event ›")
    second.join(timeout=60)
    assert place() == before + 2


def _wait_until_in_do_or_gone(thread: threading.Thread) -> None:
    """Until the thread has brought its click, or has already been turned away."""
    deadline = time.monotonic() + 60
    while thread.is_alive() and time.monotonic() < deadline:
        frame = sys._current_frames().get(thread.ident or 0)
        while frame is not None:
            if frame.f_code.co_name == "do":
                return
            frame = frame.f_back

"""What tests of the table share: positions, and a table used as a person would, without a page."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from html import unescape
from typing import Any

import ipywidgets
from ipycanvas.canvas import _CANVAS_MANAGER

from widgets_games.engine.explore import playout
from widgets_games.engine.rulebook import Place
from widgets_games.engine.timeline import Timeline
from widgets_games.games import new_game
from widgets_games.games.contract import presenter_of
from widgets_games.widgets.entry import play
from widgets_games.widgets.lines import AnyTimeline
from widgets_games.widgets.session import Session
from widgets_games.widgets.table import Table
from widgets_games.widgets.values import Message

THROWN = "pypypypypy/........../.......... p 3"
"""The start, a three thrown: all five pieces may move."""

DAM = "p...pyyy../........../.......... p 5"
"""Both moves of Purple are refused: one lands in the dam, one leaps it. Only a pass is left."""

HALF = "p...pyyy../........../.......... p 1"
"""Purple may move from 1 to 2, and not from 5 to 6."""

LAST_MOVE = "yy......../........../.........p p 1"
"""Purple wins by its only move, 30-off."""


def session(position: str | None = None, **parts: Any) -> Session:
    """A session at a position, or at the start of a game."""
    game = new_game("wetlands")
    made = Session(game, **parts)
    if position is not None:
        made.sit_down(game, timeline_at(position))
    return made


def timeline_at(position: str, *moves: str) -> AnyTimeline:
    """A timeline that starts at a position, and goes on with these moves."""
    game = new_game("wetlands")
    timeline: AnyTimeline = Timeline(game, game.parse_position(position))
    for text in moves:
        timeline.play(game.parse_move(text))
    return timeline


def move(text: str) -> Any:
    """A move of Wetlands Crossing."""
    return new_game("wetlands").parse_move(text)


def picked(at: Session) -> tuple[Place, ...]:
    """What has been clicked on the way to a move."""
    return at.picked


def focus(at: Session) -> Place | None:
    """The place under the keyboard's cursor."""
    return at.focus


def actor(at: Session) -> int | None:
    """Who makes the next move."""
    return at.actor


def told(at: Session) -> Message:
    """The message there is."""
    assert at.message is not None
    return at.message


def main_line(timeline: AnyTimeline) -> list[str]:
    """The moves of the main line as text."""
    return [
        timeline.game.move_text(node.step.move)
        for node in timeline.root.main_line()
        if node.step is not None
    ]


def shown_line(timeline: AnyTimeline) -> list[str]:
    """The moves of the line that is shown, as text."""
    return [timeline.game.move_text(node.step.move) for node in timeline.line[1:] if node.step]


def table_after(*moves: str, start: str | None = None, **arguments: Any) -> Table:
    """A table at which these moves were made by its buttons' commands."""
    table = play("wetlands", start=start, **arguments)
    for text in moves:
        made = move(text)
        table.do(partial(table.session.make, made))
        assert shown_line(table.session.timeline)[-1] == text, table.session.message
    return table


def whole_game(rng_seed: int = 4) -> Table:
    """A table with a game that was played to its end, seen from its start."""
    game = new_game("wetlands")
    timeline = playout(game, random.Random(rng_seed))
    timeline.go(0)
    return Table(game, timeline)


def shown(widget: Any) -> Iterator[Any]:
    """A widget and all that is in it, as far as a person sees it."""
    if "wg-hidden" in getattr(widget, "_dom_classes", ()):
        return
    yield widget
    children: Iterable[Any] = getattr(widget, "children", ())
    if isinstance(widget, ipywidgets.Tab):
        children = [widget.children[widget.selected_index or 0]]
    for child in children:
        yield from shown(child)


def button(table: Any, description: str) -> Any:
    """The one button in sight that says this."""
    found = [
        widget
        for widget in shown(table)
        if isinstance(widget, ipywidgets.Button) and widget.description == description
    ]
    assert len(found) == 1, f"{len(found)} buttons say {description!r}: {buttons(table)}"
    return found[0]


def buttons(table: Any) -> list[str]:
    """What the buttons in sight say."""
    return [w.description for w in shown(table) if isinstance(w, ipywidgets.Button)]


def press(table: Any, description: str) -> None:
    """Press a button in sight that is not disabled."""
    found = button(table, description)
    assert not found.disabled, f"{description!r} is disabled"
    found.click()


def control(table: Any, description: str) -> Any:
    """The list, box, slider or switch in sight with this label."""
    found = [
        widget
        for widget in shown(table)
        if getattr(widget, "description", None) == description
        and not isinstance(widget, ipywidgets.Button)
    ]
    assert len(found) == 1, f"{len(found)} controls are called {description!r}"
    return found[0]


def read(table: Any) -> str:
    """All text in sight that is not on a button, without its tags."""
    texts = [w.value for w in shown(table) if isinstance(w, ipywidgets.HTML)]
    plain = re.sub(r"<style>.*?</style>", "", " ".join(texts), flags=re.DOTALL)
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]*>", " ", plain)))


def open_tab(table: Any, title: str) -> None:
    """Open a tab of the inspector."""
    tab = next(widget for widget in shown(table) if isinstance(widget, ipywidgets.Tab))
    tab.selected_index = tab.titles.index(title)


def press_key(table: Table, key: str, shift: bool = False) -> None:
    """A key that the page reports from the board."""
    table.bridge._handle_custom_msg({"key": key, "shift": shift}, [])


def send_to_board(table: Table, event: str, **content: Any) -> None:
    """An event that the page reports from the canvas."""
    table._board.canvas.widget._handle_custom_msg({"event": event, **content}, [])


def point_of(table: Table, place: Any) -> dict[str, float]:
    """Where a place is, in pixels of the canvas."""
    board = presenter_of(table.session.game).board
    region = next(r for r in board.regions(table.view) if r.place == place)
    units = table._board.canvas.widget.width / board.size(table.view.look)[0]
    return {"x": (region.x + region.w / 2) * units, "y": (region.y + region.h / 2) * units}


def click(table: Table, place: Any) -> None:
    """Click a place of the board with the mouse."""
    send_to_board(table, "mouse_down", **point_of(table, place))


@contextmanager
def canvas_messages() -> Iterator[list[int]]:
    """The sizes in bytes of what is sent to the canvas while the block runs."""
    sizes: list[int] = []
    send = _CANVAS_MANAGER.send

    def counting(content: Any, buffers: Any = None) -> None:
        sizes.append(sum(len(bytes(part)) for part in buffers or ()))
        send(content, buffers)

    _CANVAS_MANAGER.send = counting
    try:
        yield sizes
    finally:
        del _CANVAS_MANAGER.send

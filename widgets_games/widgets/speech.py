"""What a screen reader says of what has just happened at the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from widgets_games.render.board import View
from widgets_games.widgets.keyboard import Keyboard
from widgets_games.widgets.phrases import phrase
from widgets_games.widgets.session import Session


def announcement(session: Session, keyboard: Keyboard, view: View[Any, Any, Any]) -> str:
    """The place that is visited, else a message, else what the last command led through.

    Args:
        session: the game at the table.
        keyboard: says what a place leads to.
        view: the picture.
    """
    message = session.message
    if message is not None and message.kind == "refused":
        return ""
    if session.focus is not None:
        regions = session.presenter.board.regions(view)
        focused = next((one for one in regions if one.place == session.focus), None)
        if focused is not None:
            return _chosen(session, view) + keyboard.prospect(focused)
    if message is not None and message.kind == "note":
        return message.text
    return " ".join((*_happened(session), session.status))


def _chosen(session: Session, view: View[Any, Any, Any]) -> str:
    """What was picked just now, before the first place that it leads to."""
    if not session.picked or session.visited:
        return ""
    regions = session.presenter.board.regions(view)
    label = next((one.label for one in regions if one.place == session.picked[-1]), "")
    return f"{phrase('chosen', label=label)} "


def _happened(session: Session) -> Iterator[str]:
    """The event that was stepped to; of whole moves what they come to, one after the other."""
    game, frame = session.game, session.frame
    if len(session.passed) > 1:
        told: list[Any] = []
        for place in session.passed:
            step = session.timeline.frame_at(place).step
            if step is not None and not any(step is one for one in told):
                told.append(step)
                short = game.rulebook.tell_shortly(step.events)
                yield short or str(game.rulebook.tell(step.events[0]))
    elif frame.event is not None:
        yield str(game.rulebook.tell(frame.event))

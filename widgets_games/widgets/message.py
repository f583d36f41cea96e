"""The message place: a refusal with its rules, a note, or an error with what to do about it."""

from __future__ import annotations

from html import escape
from typing import Any

from widgets_games.engine.language import say
from widgets_games.widgets.html import objection_text
from widgets_games.widgets.kit import Kit, show_if
from widgets_games.widgets.phrases import phrase
from widgets_games.widgets.session import Session
from widgets_games.widgets.values import Message


class MessagePlace:
    """Shows the session's message; empty and out of the way when there is none.

    Args:
        session: the game at the table.
        kit: makes the widgets.
    """

    def __init__(self, session: Session, kit: Kit) -> None:
        self._session = session
        self._text = kit.html()
        self._retry = kit.button(say("Try again"), self._try_again)
        self._dismiss = kit.button(say("Dismiss"), self._forget)
        self._buttons = kit.row([self._retry, self._dismiss], "wg-row")
        self.widget = kit.column([self._text, self._buttons], "wg-message")

    def update(self) -> None:
        """Show the message there is now."""
        message = self._session.message
        show_if(self.widget, message is not None)
        self._text.value = self._html(message) if message else ""
        retry = message.retry if message else None
        is_error = message is not None and message.kind == "error"
        show_if(self._buttons, retry is not None or is_error)
        show_if(self._retry, retry is not None)
        if message is not None:
            self._retry.description = message.retry_text

    def _html(self, message: Message) -> str:
        if message.kind == "refused":
            title = f"<b>{escape(phrase('refused-title'))}</b> "
            rulebook = self._session.game.rulebook
            reasons: Any = "".join(objection_text(rulebook, o) for o in message.objections)
            return f'<div class="wg-msg no">{title}{reasons or escape(message.text)}</div>'
        if message.kind == "error":
            details = (
                f"<details><summary>{escape(phrase('error-details'))}</summary>"
                f"<pre>{escape(message.details)}</pre></details>"
                if message.details
                else ""
            )
            title = f"<b>{escape(phrase('failed-title'))}</b> " if message.details else ""
            return (
                f'<div class="wg-msg no">{title}<span>{escape(message.text)}</span>{details}</div>'
            )
        return f'<div class="wg-msg"><span>{escape(message.text)}</span></div>'

    def _forget(self) -> None:
        self._session.message = None

    def _try_again(self) -> None:
        message = self._session.message
        self._session.message = None
        if message is not None and message.retry is not None:
            message.retry()

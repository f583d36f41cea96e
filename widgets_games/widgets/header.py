"""The top of the table: the game, the seats, two switches, and one sentence of status."""

from __future__ import annotations

from html import escape
from typing import Any

import ipywidgets

from widgets_games.engine.game import Seat
from widgets_games.engine.language import say
from widgets_games.render.theme import Theme
from widgets_games.widgets.html import seat_glyph
from widgets_games.widgets.kit import Kit, show_if
from widgets_games.widgets.session import Session


class Header:
    """Shows the game, the seats and the status.

    Args:
        session: the game at the table.
        kit: makes the widgets.
        setup: the set-up bar that the first switch opens.
    """

    def __init__(self, session: Session, kit: Kit, setup: Any) -> None:
        self._session = session
        self._game, self._seats, self._status = kit.html(), kit.html(), kit.html("wg-line")
        self.setup_toggle = kit.make(ipywidgets.ToggleButton, description=say("Set up"))
        self.projector_toggle = kit.make(ipywidgets.ToggleButton, description=say("Projector"))
        self._setup = setup
        self.setup_toggle.observe(lambda _: kit.do(lambda: None), "value")
        self.projector_toggle.observe(lambda _: kit.do(self._project), "value")
        toggles = kit.row([self.setup_toggle, self.projector_toggle], "wg-toggles")
        self.widget = kit.grid(
            [self._game, self._seats, toggles, self._status, setup],
            "wg-head",
        )

    def _project(self) -> None:
        self._session.projector = self.projector_toggle.value

    def update(self, theme: Theme) -> None:
        """Show the session as it is now."""
        session = self._session
        game, state = session.game, session.frame.state
        show_if(self._setup, self.setup_toggle.value)
        self._game.value = f'<div class="wg-game">{escape(say(game.title))}</div>'
        on = self._seat_in_turn()
        presenter = session.presenter
        seats = "".join(
            f'<div class="wg-seat{" on" if seat == on else ""}">{seat_glyph(game, seat, theme)}'
            f"<b>{escape(game.seat_name(seat))}</b> "
            f"{escape(presenter.seat_score(state, seat))}</div>"
            for seat in presenter.sides
        )
        self._seats.value = f'<div class="wg-seats">{seats}</div>'
        glyph = "" if on is None else seat_glyph(game, on, theme)
        self._status.value = f'<div class="wg-status">{glyph}{self._status_text(on)}</div>'

    def _seat_in_turn(self) -> Seat | None:
        session = self._session
        frame = session.frame
        if frame.step is not None and not session.timeline.at_decision:
            return session.presenter.side_of(frame.step.before)
        outcome = session.game.outcome(frame.state)
        if outcome is None:
            return session.presenter.side_of(frame.state)
        return outcome.winners[0] if len(outcome.winners) == 1 else None

    def _status_text(self, on: Seat | None) -> str:
        """The status, the seat's name in it in bold."""
        text = escape(self._session.status)
        if on is None:
            return text
        name = escape(self._session.game.seat_name(on))
        return text.replace(name, f"<b>{name}</b>", 1)

"""The board's place at the table: a canvas that shows where the reader stands, and flies there."""

from __future__ import annotations

import time
from typing import Any

from widgets_games.render.board import Look, View
from widgets_games.render.canvas import CanvasBoard
from widgets_games.widgets.kit import Kit
from widgets_games.widgets.session import Session

LONGEST_FLIGHT_MS, LONGEST_TRAIL_MS = 300, 1200
"""How long one event is flown, and all those that one command led to."""

QUIET_SECONDS = 0.6
"""Steps that come faster are not flown: the page would fall behind."""


class BoardPlace:
    """Shows the board.

    Args:
        session: the game at the table.
        kit: makes the widgets.

    Attributes:
        widget: the box that the board stands in.
        canvas: the board of the game at the table.
    """

    def __init__(self, session: Session, kit: Kit) -> None:
        self._session = session
        self._kit = kit
        self._shown_at = -QUIET_SECONDS
        self.widget = kit.column([], "wg-board")
        self.set_board()

    def set_board(self) -> None:
        """Put up the board of the game at the table."""
        self.canvas = CanvasBoard(self._session.presenter.board)
        self.canvas.on_place(lambda place: self._kit.do(lambda: self._session.click(place)))
        self.canvas.widget.on_client_ready(lambda: self._kit.do(self.canvas.forget))
        self.widget.children = [self.canvas.widget]

    def view(self, look: Look) -> View[Any, Any, Any]:
        """The picture under the cursor."""
        return View(self._session.frame, look, self._session.marks)

    def update(self, look: Look, *, fly: bool) -> None:
        """Show where the cursor stands.

        Args:
            look: how the board is dressed.
            fly: whether motion is wanted; there is some if there is time for it, too.
        """
        trail = self._session.trail if self._has_rested() and fly else []
        views = [View(self._session.timeline.frame_at(place), look) for place in trail]
        flown = [view for view in views if self._session.presenter.board.flights(view)]
        flight_ms = min(LONGEST_FLIGHT_MS, LONGEST_TRAIL_MS / max(1, len(flown)))
        for view in flown:
            if view is not views[-1]:
                self.canvas.show(view, animate=True, flight_ms=flight_ms, more=True)
        self.canvas.show(self.view(look), animate=bool(trail), flight_ms=flight_ms)

    def _has_rested(self) -> bool:
        """Whether the step before was long enough ago to have ended."""
        before, self._shown_at = self._shown_at, time.monotonic()
        return self._shown_at - before > QUIET_SECONDS

"""The transport: where in the game the reader stands, and the ways to step."""

from __future__ import annotations

from html import escape
from typing import Any

import ipywidgets

from widgets_games.engine.language import say
from widgets_games.widgets.action import ActionRow
from widgets_games.widgets.kit import Kit
from widgets_games.widgets.lines import current_line, lines_of
from widgets_games.widgets.phrases import count_of_moves, phrase
from widgets_games.widgets.session import Session

SPEEDS = (
    ("Slow: 2 s an event", 2000),
    ("Normal: 1 s an event", 1000),
    ("Quick: ½ s an event", 500),
    ("Fast: ¼ s an event", 250),
)
"""Label and milliseconds. Below 100 ms a browser drops frames."""

MANY_MOVES = 100
"""From so many moves on, the ruler marks every tenth only."""


class Transport:
    """The slider over the whole game, six step buttons, and the player.

    Args:
        session: the game at the table.
        kit: makes the widgets.
        action: the action row, which stands above them.
    """

    def __init__(self, session: Session, kit: Kit, action: ActionRow) -> None:
        self._session = session
        self._where, self._ruler = kit.html(), kit.html()
        self.slider = kit.make(
            ipywidgets.IntSlider,
            "wg-slider",
            description=say("Place in the game"),
            min=0,
            max=1,
            readout=False,
        )
        self.slider.observe(lambda change: kit.do(lambda: session.go(change.new)), "value")
        self._first = kit.button(say("First"), session.first)
        self._back_move = kit.button(say("« Move"), session.previous_move)
        self._back = kit.button(say("‹ Event"), session.previous_event)
        self._next = kit.button(say("Event ›"), session.next_event, primary=True)
        self._next_move = kit.button(say("Move »"), session.next_move)
        self._last = kit.button(say("Last"), session.last)
        self.play = kit.make(
            ipywidgets.Play, "wg-play", min=0, max=1, interval=1000, show_repeat=False
        )
        self.play.observe(lambda change: kit.do(lambda: session.go(change.new)), "value")
        self.speed = kit.choice(
            say("Speed"), [(say(label), milliseconds) for label, milliseconds in SPEEDS], 1000
        )
        self.speed.observe(lambda change: kit.do(lambda: self._set_speed(change.new)), "value")
        hint = kit.html(value=f'<div class="wg-hint">{escape(phrase("hint"))}</div>')
        steps = [
            self._first,
            self._back_move,
            self._back,
            self._next,
            self._next_move,
            self._last,
        ]
        self.widget = kit.column(
            [
                action.widget,
                self._where,
                self.slider,
                self._ruler,
                kit.grid(steps, "wg-steps"),
                kit.row([self.play, self.speed, hint], "wg-playbar"),
            ],
            "wg-transport",
        )

    def update(self) -> None:
        """Show where the reader stands."""
        timeline = self._session.timeline
        place = timeline.place
        end = place if self._session.projector else timeline.length
        for control, top in ((self.slider, max(1, end)), (self.play, max(1, timeline.length))):
            control.max = max(top, control.value)
            control.value = place
            control.max = top
        self._where.value = self._where_text()
        self._ruler.value = "" if self._session.projector else self._ruler_text()
        at_start, at_end = place == 0, timeline.at_end
        for control in (self._first, self._back_move, self._back):
            control.disabled = at_start
        for control in (self._next, self._next_move, self._last, self.play):
            control.disabled = at_end

    def _set_speed(self, interval: int) -> None:
        self.play.interval = interval

    def _where_text(self) -> str:
        session, timeline = self._session, self._session.timeline
        number, count = timeline.move_number, len(timeline.line) - 1
        if session.projector:
            key = "place-open" if number else "place-open-start"
            line = phrase("hidden-future")
        else:
            key = "place" if number else "place-start" if count else "place-empty"
            label = current_line(timeline, lines_of(timeline)).label
            line = phrase("branch-line", label=label) if label else phrase("main-line")
        place = phrase(key, number=number, count=count, moves=count_of_moves(count))
        more = self._place_detail()
        detail = f" · {escape(more)}" if more else ""
        return (
            f'<div class="wg-where"><span><b>{escape(place)}</b>{detail}</span>'
            f"<span>{escape(line)}</span></div>"
        )

    def _place_detail(self) -> str:
        session, timeline = self._session, self._session.timeline
        frame = timeline.frame
        if frame.step is not None and not timeline.at_decision:
            key = "inside-open" if session.projector else "inside"
            return phrase(key, index=frame.index, count=len(frame.step.events))
        if not timeline.at_end or not timeline.move_number:
            return ""
        if session.actor is None:
            return phrase("at-end")
        side = session.presenter.side_of(frame.state)
        return phrase("waiting", actor=session.game.seat_name(side))

    def _ruler_text(self) -> str:
        """A tick at the end of each move, a letter where a branch leaves the line."""
        timeline = self._session.timeline
        ends = timeline.move_ends
        if timeline.length == 0:
            return '<div class="wg-strip" aria-hidden="true"></div>'
        every = 10 if len(ends) > MANY_MOVES else 1
        ticks = "".join(
            f'<i style="left:{end / timeline.length:.2%}"></i>' for end in ends[1::every]
        )
        letters = "".join(
            f'<u style="left:{ends[depth] / timeline.length:.2%}">{escape(label)}</u>'
            for depth, label in self._branch_points()
        )
        return f'<div class="wg-strip" aria-hidden="true">{ticks}{letters}</div>'

    def _branch_points(self) -> list[tuple[int, str]]:
        """Where other lines leave the shown one: the depth of the last common node, and a label."""
        timeline = self._session.timeline
        shown = timeline.line
        points: dict[int, str] = {}
        for line in lines_of(timeline):
            parent: Any = line.first.parent
            if parent is not None and parent.depth < len(shown) and shown[parent.depth] is parent:
                points.setdefault(parent.depth, line.label)
        return sorted(points.items())

"""The list of this move's events, with the moves before and after: rows first, then their buttons.

The buttons are a pool that is reused, so that the one with the focus keeps it from step to step.
"""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import ipywidgets

from widgets_games.engine.game import CHANCE
from widgets_games.engine.language import say
from widgets_games.widgets.kit import Kit, set_classes, show_if
from widgets_games.widgets.lines import AnyNode
from widgets_games.widgets.phrases import phrase
from widgets_games.widgets.session import Session

BEFORE, AFTER = 2, 2
"""How many events are listed before and after the one that has just happened."""

POOL = 10


class Row(NamedTuple):
    """One row of the list.

    Attributes:
        text: what it says.
        classes: its class names.
        place: where a click leads, None for a fold.
        fold: the first and last move that a click unfolds.
    """

    text: str
    classes: tuple[str, ...]
    place: int | None = None
    fold: tuple[int, int] | None = None


def rows_of(session: Session) -> list[Row]:
    """The rows for the place under the cursor, from what came before to what comes next."""
    timeline = session.timeline
    number = timeline.move_number
    count = len(timeline.line) - 1
    first_listed = number - 1 if _follows_chance(session, number) else number
    rows: list[Row] = []
    if first_listed > 1:
        rows.append(_fold_row(1, first_listed - 1))
    rows.extend(_move_row(session, n) for n in range(max(1, first_listed), number + 1))
    if number:
        rows.extend(_event_rows(session))
    if number < count and not session.projector:
        rows.append(_move_row(session, number + 1, "wg-next"))
        if number + 1 < count:
            rows.append(_fold_row(number + 2, count))
    return rows


def move_text(session: Session, node: AnyNode) -> str:
    """A move as the list shows it: its number, who made it, and the move."""
    assert node.step is not None
    game = session.game
    actor = game.seat_name(game.actor(node.step.before))
    move = game.move_text(node.step.move)
    return phrase("move-row", number=node.depth, actor=actor, move=move)


class EventList:
    """The rows as buttons.

    Args:
        session: the game at the table.
        kit: makes the widgets.
    """

    def __init__(self, session: Session, kit: Kit) -> None:
        self._session = session
        self._do = kit.do
        self._fold: tuple[int, int] | None = None
        self._rows: list[Row] = []
        self._pool = [kit.button("", partial(self._click, index)) for index in range(POOL)]
        self._unfolded = kit.make(ipywidgets.Select, options=[], rows=8, description=say("Moves"))
        self._unfolded.observe(self._choose, "value")
        show_if(self._unfolded, False)
        self.widget = kit.column([*self._pool, self._unfolded], "wg-list")

    def update(self) -> None:
        """Show the rows there are now."""
        self._rows = rows_of(self._session)
        for index, made in enumerate(self._pool):
            used = index < len(self._rows)
            with made.hold_sync():
                if used:
                    made.description = self._rows[index].text
                    set_classes(made, self._rows[index].classes)
                show_if(made, used)
        show_if(self._unfolded, self._fold is not None)
        self._fold = None

    def _click(self, index: int) -> None:
        row = self._rows[index]
        if row.place is not None:
            self._session.go(row.place)
        elif row.fold is not None:
            self._unfold(*row.fold)

    def _unfold(self, first: int, last: int) -> None:
        line = self._session.timeline.line
        options: list[tuple[str, Any]] = [("", None)]
        options += [(move_text(self._session, line[n]), n) for n in range(first, last + 1)]
        self._unfolded.options = options
        self._unfolded.index = 0  # the same move can be chosen again
        self._fold = (first, last)

    def _choose(self, change: Any) -> None:
        if change.new is not None:
            place = self._session.timeline.move_ends[change.new]
            self._do(lambda: self._session.go(place))


def _follows_chance(session: Session, number: int) -> bool:
    """Whether a move of chance led to this player's move, and is shown with it."""
    line = session.timeline.line
    if number < 2:
        return False
    this, before = line[number].step, line[number - 1].step
    assert this is not None
    assert before is not None
    actor = session.game.actor
    return actor(this.before) != CHANCE and actor(before.before) == CHANCE


def _move_row(session: Session, number: int, *classes: str) -> Row:
    timeline = session.timeline
    text = move_text(session, timeline.line[number])
    return Row(text, ("wg-move", *classes), timeline.move_ends[number])


def _fold_row(first: int, last: int) -> Row:
    key = "fold-row" if first < last else "fold-row-one"
    return Row(phrase(key, first=first, last=last), ("wg-fold",), None, (first, last))


def _event_rows(session: Session) -> list[Row]:
    """The events around the one that has just happened; on a projector none that comes later."""
    timeline = session.timeline
    frame = timeline.frame
    assert frame.step is not None
    events = frame.step.events
    start = timeline.move_ends[timeline.move_number - 1]
    last = frame.index if session.projector else min(len(events), frame.index + AFTER)
    rows = []
    for index in range(max(1, frame.index - BEFORE), last + 1):
        sentence = session.game.rulebook.tell(events[index - 1])
        text = phrase("event-row", index=index, sentence=sentence)
        rows.append(Row(text, (_event_class(index, frame.index),), start + index))
    return rows


def _event_class(index: int, now: int) -> str:
    if index == now:
        return "wg-now"
    return "wg-past" if index < now else "wg-next"

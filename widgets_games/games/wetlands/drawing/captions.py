"""What is written on the board and below it: captions, titles of the trays, labels of marks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from widgets_games.engine.language import language
from widgets_games.engine.rulebook import Sentence
from widgets_games.engine.trace import Frame
from widgets_games.games.wetlands.rules import events as e
from widgets_games.games.wetlands.rules.moves import Advance, Move, Pass
from widgets_games.games.wetlands.rules.path import KWAKWANI, LAST, OFF, Bitboard, Domain
from widgets_games.games.wetlands.rules.rulebook import RULEBOOK
from widgets_games.games.wetlands.rules.sentences import WORDING
from widgets_games.games.wetlands.rules.state import State, winner
from widgets_games.render.board import Marks, View
from widgets_games.render.caption import Remark

LABELS: Final = {
    "dam": "Meracahe’s Dam",
    "own-dam": "Own dam",
    "tamatu": "Tāmatu’s protection",
}
"""What is written on the board beside a mark."""

CAPTIONS: Final = {
    "may-throw": "Click the sticks to throw.",
    "may-pass": "No piece may move: click the sticks to pass.",
    "leads": "{origin:domain} → {target:domain}",
    "exchanges": "{origin:domain} → {target:domain}, an exchange",
    "steals": "{origin:domain} → {target:domain}, a theft",
    "to-raven": "{origin:domain} → {target:domain}, and back with the Raven",
    "stuck": "The piece on {origin:domain} has no legal move.",
    "throws-next": "{enemy:seat} throws next.",
}
"""What is written below the board about the moves that are marked, and at the end of a turn."""

MAY_MOVE: Final = ("The ringed piece may move.", "The ringed pieces may move.")
"""The same where pieces may move: for one, and for several."""

TRAYS: Final = {
    "waiting": "{seat:seat}",
    "to-throw": "{seat:seat} to throw",
    "to-move": "{seat:seat} to move",
    "wins": "{seat:seat} wins",
}
"""The titles of the trays."""

TRAY_COUNTS: Final = {
    "long": "{off} of 5 off",
    "short": "{off} off",
}
"""What is written beside the titles."""


def told(template: str, **fields: Any) -> str:
    """A template of this game in the language spoken now."""
    return str(Sentence(template, fields, WORDING))


def told_counted(one: str, many: str, number: int, **fields: Any) -> str:
    """The one of two templates that fits a number of things, in the language spoken now."""
    return WORDING.vformat(language().plural(one, many, number), (), fields)


def remarks(view: View[State, Move, e.Event]) -> Iterator[Remark]:
    """The sentences of the caption, each with the name of the mark it is about, if any."""
    marks = view.marks
    if marks.refused is not None:
        for objection in marks.objections[:1]:
            yield Remark("refused", str(objection.sentence))
        return
    if marks.picked:
        yield from _of_picked(view)
        return
    yield from _of_event(view.frame)
    yield from _of_choices(marks)


def tray_title(state: State, seat: int) -> str:
    """Which of the titles a seat's tray has."""
    if won := winner(state.off):
        return "wins" if won == seat else "waiting"
    if state.to_move != seat:
        return "waiting"
    return "to-move" if state.throw else "to-throw"


def score(state: State, seat: int) -> str:
    """How many of a seat's pieces are off."""
    return told(TRAY_COUNTS["long"], off=state.off[seat - 1])


def leading_from(marks: Marks[Move]) -> tuple[Advance, ...]:
    """The choices that begin with what has been picked."""
    origins = marks.picked[:1]
    return tuple(
        move for move in marks.choices if isinstance(move, Advance) and (move.origin,) == origins
    )


def done_in_turn(frame: Frame[State, Move, e.Event]) -> str:
    """The move of a turn in short, where the turn has just ended; else nothing."""
    if frame.step is None or not isinstance(frame.event, e.TurnEnded | e.Won):
        return ""
    *events, _ = frame.step.events
    if any(isinstance(event, e.Stolen) for event in events):
        # The theft tells for whom it makes room: who lands there need not be told again.
        events = [event for event in events if not isinstance(event, e.Landed)]
    return RULEBOOK.tell_shortly(events)


def _of_event(frame: Frame[State, Move, e.Event]) -> Iterator[Remark]:
    """What has just happened; at the end of a turn first what the turn did."""
    event = frame.event
    if event is None:
        return
    if done := done_in_turn(frame):
        yield Remark("past", done)
    if isinstance(event, e.TurnEnded):
        yield Remark("event", told(CAPTIONS["throws-next"], enemy=event.enemy))
    else:
        yield Remark("event", str(RULEBOOK.tell(event)))


def _of_picked(view: View[State, Move, e.Event]) -> Iterator[Remark]:
    moves, state = leading_from(view.marks), view.frame.state
    own, enemy = state.sides
    for origin, target in moves:
        key = _purpose(enemy, target)
        yield Remark("legal", told(CAPTIONS[key], origin=origin, target=target))
    picked = view.marks.picked[0]
    if not moves and isinstance(picked, int) and own >> picked & 1:
        yield Remark("", told(CAPTIONS["stuck"], origin=picked))


def _purpose(enemy: Bitboard, target: Domain) -> str:
    """What a legal move is for: the key of its caption."""
    if target == KWAKWANI:
        return "to-raven"
    if target == OFF or not enemy >> target & 1:
        return "leads"
    return "steals" if target == LAST else "exchanges"


def _of_choices(marks: Marks[Move]) -> Iterator[Remark]:
    ringed = sum(isinstance(move, Advance) for move in marks.choices)
    if ringed:
        yield Remark("legal", told_counted(*MAY_MOVE, ringed))
    elif Pass() in marks.choices:
        yield Remark("legal", told(CAPTIONS["may-pass"]))
    elif marks.choices:
        yield Remark("legal", told(CAPTIONS["may-throw"]))

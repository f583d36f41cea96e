"""What the picture says in words: the caption below it, and its description for a screen reader."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from widgets_games.engine.rulebook import Sentence
from widgets_games.engine.trace import Frame
from widgets_games.games.wetlands.drawing.pieces import seat_on
from widgets_games.games.wetlands.rules import events as e
from widgets_games.games.wetlands.rules.moves import Advance, Move, Pass, Throw
from widgets_games.games.wetlands.rules.path import (
    KWAKWANI,
    LAST,
    OFF,
    Bitboard,
    Domain,
    domains_of,
)
from widgets_games.games.wetlands.rules.rulebook import RULEBOOK
from widgets_games.games.wetlands.rules.sentences import CAPTIONS, DESCRIPTION, TRAY_COUNTS, WORDING
from widgets_games.games.wetlands.rules.state import State
from widgets_games.render.board import Marks, View


def say(template: str, **fields: Any) -> str:
    """A template spelled."""
    return str(Sentence(template, fields, WORDING))


def remarks(view: View[State, Move, e.Event]) -> Iterator[tuple[str, str]]:
    """The sentences of the caption, each with the name of the mark it is about, if any."""
    marks = view.marks
    if marks.refused is not None:
        for objection in marks.objections[:1]:
            yield "refused", str(objection.sentence)
        return
    if marks.picked:
        yield from _of_picked(view)
        return
    yield from _of_event(view.frame)
    yield from _of_choices(marks)


def description(view: View[State, Move, e.Event]) -> str:
    """The whole picture in short sentences."""
    return " ".join(_sentences(view))


def domain_label(state: State, domain: Domain) -> str:
    """A domain and who stands on it."""
    return _domain_label(domain, seat_on(state, domain))


@cache
def _domain_label(domain: Domain, seat: int) -> str:
    key = "domain-piece" if seat else "domain"
    return say(DESCRIPTION[key], domain=domain, seat=seat)


def off_label(state: State, seat: int) -> str:
    """A tray, and how many pieces are in it."""
    return say(DESCRIPTION["tray"], seat=seat, off=state.off[seat - 1])


def score(state: State, seat: int) -> str:
    """How many of a seat's pieces are off."""
    return say(TRAY_COUNTS["long"], off=state.off[seat - 1])


def sticks_label(state: State) -> str:
    """The sticks and what they show."""
    key = "sticks-thrown" if state.throw else "sticks"
    return say(DESCRIPTION[key], throw=state.throw)


def leading_from(marks: Marks[Move]) -> tuple[Advance, ...]:
    """The choices that begin with what has been picked."""
    origins = marks.picked[:1]
    return tuple(
        move for move in marks.choices if isinstance(move, Advance) and (move.origin,) == origins
    )


def _of_event(frame: Frame[State, Move, e.Event]) -> Iterator[tuple[str, str]]:
    """What has just happened; at the end of a turn first what the turn did."""
    event = frame.event
    if event is None:
        return
    if done := _done_in_turn(frame):
        yield "past", done
    if isinstance(event, e.TurnEnded):
        yield "event", say(CAPTIONS["throws-next"], enemy=event.enemy)
    else:
        yield "event", str(RULEBOOK.tell(event))


def _done_in_turn(frame: Frame[State, Move, e.Event]) -> str:
    """The move of a turn in short, where the turn has just ended; else nothing."""
    if frame.step is None or not isinstance(frame.event, e.TurnEnded | e.Won):
        return ""
    *events, _ = frame.step.events
    if any(isinstance(event, e.Stolen) for event in events):
        # The theft tells for whom it makes room: who lands there need not be told again.
        events = [event for event in events if not isinstance(event, e.Landed)]
    return RULEBOOK.tell_shortly(events)


def _of_picked(view: View[State, Move, e.Event]) -> Iterator[tuple[str, str]]:
    moves = leading_from(view.marks)
    enemy = view.frame.state.pieces[2 - view.frame.state.to_move]
    for origin, target in moves:
        yield "legal", say(CAPTIONS[_purpose(enemy, target)], origin=origin, target=target)
    if not moves:
        yield "", say(CAPTIONS["stuck"], origin=view.marks.picked[0])


def _purpose(enemy: Bitboard, target: Domain) -> str:
    """What a legal move is for: the key of its caption."""
    if target == KWAKWANI:
        return "to-raven"
    if target == OFF or not enemy >> target & 1:
        return "leads"
    return "steals" if target == LAST else "exchanges"


def _of_choices(marks: Marks[Move]) -> Iterator[tuple[str, str]]:
    if any(isinstance(move, Advance) for move in marks.choices):
        yield "legal", CAPTIONS["may-move"]
    elif Pass() in marks.choices:
        yield "legal", CAPTIONS["may-pass"]
    elif marks.choices:
        yield "legal", CAPTIONS["may-throw"]


def _sentences(view: View[State, Move, e.Event]) -> Iterator[str]:
    state, marks = view.frame.state, view.marks
    if view.frame.event is not None:
        if done := _done_in_turn(view.frame):
            yield done
        yield str(RULEBOOK.tell(view.frame.event))
    for seat in (1, 2):
        domains = tuple(domains_of(state.pieces[seat - 1]))
        key = "pieces" if domains else "no-pieces"
        yield say(DESCRIPTION[key], seat=seat, domains=domains)
        yield say(DESCRIPTION["off"], seat=seat, off=state.off[seat - 1])
    if state.hand:
        yield say(DESCRIPTION["hand"], **state.hand._asdict())
    if state.raven:
        yield say(DESCRIPTION["carried"], **state.raven._asdict())
    if marks.picked and isinstance(marks.picked[0], int):
        yield say(DESCRIPTION["picked"], origin=marks.picked[0])
    yield from _described_moves(marks)
    if isinstance(marks.refused, Advance):
        yield say(DESCRIPTION["refused"], **marks.refused._asdict())
    elif marks.refused is not None:
        yield DESCRIPTION["pass-refused"]
    for objection in marks.objections:
        yield str(objection.sentence)


def _described_moves(marks: Marks[Move]) -> Iterator[str]:
    advances = [move for move in marks.choices if isinstance(move, Advance)]
    if advances:
        yield say(DESCRIPTION["may-move"], moves=advances)
    elif Pass() in marks.choices:
        yield DESCRIPTION["may-pass"]
    elif any(isinstance(move, Throw) for move in marks.choices):
        yield DESCRIPTION["may-throw"]


def picture(state: State) -> str:
    """The board in characters: three rows as they are drawn, the middle one from right to left."""
    rows = (range(1, 11), range(20, 10, -1), range(21, 31))
    return "\n".join(
        f"{row[0]:>2}  {' '.join('.py'[seat_on(state, domain)] for domain in row)}  {row[-1]}"
        for row in rows
    )

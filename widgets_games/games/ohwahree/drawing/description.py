"""What the picture says in words: the caption below it, and its description for a screen reader."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from widgets_games.engine.game import Seat
from widgets_games.engine.trace import Frame
from widgets_games.games.ohwahree.drawing.captions import CAPTIONS, DESCRIPTION, SIGNS, say
from widgets_games.games.ohwahree.drawing.choice_marks import (
    Foresee,
    courses_of,
    picked_pit,
    ways_of,
)
from widgets_games.games.ohwahree.drawing.course import Course, course_of
from widgets_games.games.ohwahree.rules import events as e
from widgets_games.games.ohwahree.rules.moves import Move, Pass, Sow
from widgets_games.games.ohwahree.rules.ring import LETTERS, PITS, Direction, Pit
from widgets_games.games.ohwahree.rules.rulebook import RULEBOOK
from widgets_games.games.ohwahree.rules.state import Hand, State
from widgets_games.render.board import Marks, View
from widgets_games.render.caption import Remark


def remarks(view: View[State, Move, e.Event], foresee: Foresee, chosen: bool) -> Iterator[Remark]:
    """The sentences of the caption.

    Args:
        view: what is shown.
        foresee: what a legal move would do.
        chosen: whether the mover chooses the direction.
    """
    marks = view.marks
    if marks.refused is not None:
        for objection in marks.objections[:1]:
            yield Remark("refused", str(objection.sentence))
        return
    pit = picked_pit(marks)
    if pit is not None:
        yield from _of_picked(view, pit, foresee, chosen)
        return
    if done := _done_in_turn(view.frame):
        yield Remark("past", done)
    if view.frame.event is not None:
        yield Remark("event", str(RULEBOOK.tell(view.frame.event)))
    if pits := _pits_to_sow(marks):
        yield Remark("legal", say(CAPTIONS["may-move"], count=len(pits)))
    elif Pass() in marks.choices:
        yield Remark("legal", say(CAPTIONS["may-pass"]))


def _done_in_turn(frame: Frame[State, Move, e.Event]) -> str:
    """The sowing of a turn in short, where the turn has just ended; else nothing."""
    if frame.step is None or not isinstance(frame.event, e.TurnEnded):
        return ""
    course = course_of(frame.step.events)
    return _told_of(CAPTIONS["turn"], CAPTIONS["turn-none"], course)


def description(view: View[State, Move, e.Event], foresee: Foresee) -> str:
    """The whole picture in short sentences."""
    return " ".join(_sentences(view, foresee))


def pit_label(state: State, pit: Pit) -> str:
    """A pit, whose it is and what it holds."""
    return say(DESCRIPTION["pit"], pit=pit, owner=state.owners[pit], pebbles=state.pits[pit])


def button_label(direction: Direction) -> str:
    """One of the two ways to sow."""
    return say(DESCRIPTION["button"], direction=direction)


def hand_label(state: State) -> str:
    """The hand and what it holds."""
    held = state.hand.pebbles + state.hand.captured if state.hand else 0
    return say(DESCRIPTION["hand-place-full" if held else "hand-place"], pebbles=held)


def score(state: State, seat: Seat, grand: bool) -> str:
    """What a seat has captured; in the Grand game the pits it owns come first."""
    key = "captured-pits" if grand else "captured"
    owned = state.owners.count(seat)
    return say(SIGNS[key], count=state.captured[seat - 1], pits=owned)


def text(state: State) -> str:
    """The board in characters: the pits as they are drawn, the first row from l to g."""
    rows = (range(11, 5, -1), range(6))
    lines = []
    for row in rows:
        lines.append("  ".join(f"{LETTERS[pit]:>2}" for pit in row))
        lines.append("  ".join(f"{state.pits[pit]:>2}" for pit in row))
        lines.append("  ".join(f"{'ABCD'[state.owners[pit] - 1]:>2}" for pit in row))
    return "\n".join(lines)


def _of_picked(
    view: View[State, Move, e.Event], pit: Pit, foresee: Foresee, chosen: bool
) -> Iterator[Remark]:
    state, marks = view.frame.state, view.marks
    pebbles = state.pits[pit]
    courses = courses_of(state, marks, pit, foresee)
    if not courses:
        yield Remark("", say(CAPTIONS["stuck"], pit=pit))
        return
    if not marks.preview:
        key = "which-way" if chosen else "guess"
        yield Remark("legal", say(CAPTIONS[key], pit=pit, pebbles=pebbles))
    else:
        key = "way-captures" if chosen else "captures"
        for course in courses:
            yield Remark("event", _told_of(CAPTIONS[key], CAPTIONS[f"{key}-none"], course))
    if not chosen:
        yield Remark("legal", say(CAPTIONS["confirm"], pit=pit))


def _told_of(captures: str, captures_nothing: str, course: Course) -> str:
    return say(
        captures if course.links else captures_nothing,
        pit=course.source,
        pebbles=course.lifted,
        last=course.sown[-1],
        captured=course.captured,
        pits=tuple(link.pit for link in course.links),
        direction=course.direction,
        seat=course.seat,
    )


def _sentences(view: View[State, Move, e.Event], foresee: Foresee) -> Iterator[str]:
    state, marks = view.frame.state, view.marks
    if done := _done_in_turn(view.frame):
        yield done
    if view.frame.event is not None:
        yield str(RULEBOOK.tell(view.frame.event))
    for seat, captured in enumerate(state.captured, 1):
        holdings = tuple((pit, state.pits[pit]) for pit in _owned(state, seat))
        key = "holds" if holdings else "owns-none"
        yield say(DESCRIPTION[key], seat=seat, holdings=holdings)
        yield say(DESCRIPTION["captured"], seat=seat, captured=captured)
    if state.hand:
        fields = state.hand._asdict()
        yield say(DESCRIPTION[_key_of_hand(state.hand)], **fields)
    pit = picked_pit(marks)
    if pit is None:
        yield from _choices(marks)
    else:
        yield from _picked(state, marks, pit, foresee)
    yield from _refusal(marks)


def _key_of_hand(hand: Hand) -> str:
    if hand.pebbles:
        return "hand"
    return "hand-captured" if hand.captured else "hand-sown"


def _pits_to_sow(marks: Marks[Move]) -> tuple[Pit, ...]:
    return tuple(dict.fromkeys(move.pit for move in marks.choices if isinstance(move, Sow)))


def _choices(marks: Marks[Move]) -> Iterator[str]:
    if pits := _pits_to_sow(marks):
        yield say(DESCRIPTION["may-move"], pits=pits)
    elif Pass() in marks.choices:
        yield say(DESCRIPTION["may-pass"])


def _picked(state: State, marks: Marks[Move], pit: Pit, foresee: Foresee) -> Iterator[str]:
    """The picked pit, which ways it may be sown, and what would come of each."""
    yield say(DESCRIPTION["picked"], pit=pit)
    if directions := tuple(move.direction for move in ways_of(marks, pit)):
        yield say(DESCRIPTION["ways"], directions=directions)
    if marks.preview:
        for course in courses_of(state, marks, pit, foresee):
            yield _told_of(DESCRIPTION["would-capture"], DESCRIPTION["would-not"], course)


def _refusal(marks: Marks[Move]) -> Iterator[str]:
    if isinstance(marks.refused, Sow):
        yield say(DESCRIPTION["refused"], pit=marks.refused.pit)
    elif marks.refused is not None:
        yield say(DESCRIPTION["refused-other"])
    for objection in marks.objections:
        yield str(objection.sentence)


def _owned(state: State, seat: Seat) -> Sequence[Pit]:
    return [pit for pit in range(PITS) if state.owners[pit] == seat]

"""The parts of a move at a glance: pebble by pebble, then captured pit by captured pit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from widgets_games.engine.trace import Frame
from widgets_games.games.contract import Agenda, Item, Stage
from widgets_games.games.ohwahree.drawing.captions import AGENDA, SIGNS, TAGS, say, say_lines
from widgets_games.games.ohwahree.drawing.course import Course, course_of
from widgets_games.games.ohwahree.rules import events as e
from widgets_games.games.ohwahree.rules.moves import Move
from widgets_games.games.ohwahree.rules.ring import LETTERS
from widgets_games.games.ohwahree.rules.sowing import LAP
from widgets_games.games.ohwahree.rules.state import State

_EMPTIES_HAND: Final = (e.EndedInOwnPit, e.EndedWithoutCapture, e.SlamAnnulled, e.Banked)
_OF_A_LINK: Final = (e.Captured, e.ChainCaptured, e.PitTaken, e.PitKept)
_OF_A_STOP: Final = (
    e.StoppedAtOwnPit,
    e.StoppedByCount,
    e.StoppedAtEmptied,
    e.StoppedAtFirstPebble,
)


def agenda_of(frame: Frame[State, Move, e.Event]) -> Agenda | None:
    """What the hand does in the move that the frame stands in; None where it does nothing.

    Where pebbles will fall is no secret, so all of a lap is listed. What they will capture is one:
    of a chain only the links so far are.
    """
    if frame.step is None or not (frame.state.hand or isinstance(frame.event, _EMPTIES_HAND)):
        return None
    so_far = course_of(frame.step.events[: frame.index])
    if so_far.annulled:
        items = tuple(
            Item(LETTERS[pit], say(SIGNS["sum"], count=0), Stage.DONE) for pit in so_far.annulled
        )
        return Agenda(say(AGENDA["annulled"]), items)
    if so_far.links:
        return _capturing(frame, so_far)
    return _sowing(frame, so_far, course_of(frame.step.events))


def _sowing(frame: Frame[State, Move, e.Event], so_far: Course, whole: Course) -> Agenda:
    """The pebbles of the lap that the hand is on, and how many are left in it."""
    assert frame.step is not None
    done, pebbles = len(so_far.sown), so_far.lifted
    begins = 0 if isinstance(frame.event, e.SourceSkipped) else 1
    lap = max(done - begins, 0) // LAP
    now = done - 1 if isinstance(frame.event, e.Sown | e.SownAgain) else None
    items = []
    for number, pit in list(enumerate(whole.sown))[lap * LAP : (lap + 1) * LAP]:
        # What the pit came to hold by this pebble, or holds before it.
        fallen = whole.sown[: min(number + 1, done)].count(pit)
        text = say(SIGNS["count"], count=frame.step.before.pits[pit] + fallen)
        stage = Stage.NEXT if number >= done else Stage.NOW if number == now else Stage.DONE
        items.append(Item(LETTERS[pit], text, stage))
    title = say(
        AGENDA["sowing-lap" if pebbles > LAP else "sowing"],
        pit=so_far.source,
        lap=lap + 1,
        left=pebbles - done,
        sown=done,
    )
    return Agenda(title, tuple(items), pebbles - done, pebbles)


def _capturing(frame: Frame[State, Move, e.Event], so_far: Course) -> Agenda:
    """The links of the chain so far and where it stopped, and the captured pebbles in the hand."""
    banked = frame.state.hand is None
    title = say(AGENDA["captured" if banked else "capturing"], captured=so_far.captured)
    held = 0 if banked else so_far.captured
    return Agenda(title, tuple(_links(frame.event, so_far)), held, so_far.captured)


def _links(event: e.Event | None, so_far: Course) -> Iterator[Item]:
    for number, (pit, pebbles) in enumerate(so_far.links, 1):
        now = number == len(so_far.links) and isinstance(event, _OF_A_LINK)
        text = say(SIGNS["sum"], count=pebbles)
        yield Item(LETTERS[pit], text, Stage.NOW if now else Stage.DONE)
    if so_far.stop:
        pit, why, held = so_far.stop
        now = isinstance(event, _OF_A_STOP)
        text = " ".join(say_lines(TAGS[why], held=held))
        yield Item(LETTERS[pit], text, Stage.NOW if now else Stage.DONE)

"""What each kind of event points at."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from widgets_games.engine.game import Seat
from widgets_games.engine.trace import Frame
from widgets_games.games.ohwahree.drawing.captions import (
    INSIDE,
    MIDDLE,
    SIGNS,
    TAGS,
    say,
    say_lines,
)
from widgets_games.games.ohwahree.drawing.course import Course, Stop, course_of
from widgets_games.games.ohwahree.drawing.geometry import ANGLE_STEP, angle
from widgets_games.games.ohwahree.drawing.pointing import (
    Chain,
    Change,
    Line,
    Picture,
    Ring,
    Sweep,
    Tab,
    Tag,
)
from widgets_games.games.ohwahree.rules import end_events as end
from widgets_games.games.ohwahree.rules import events as e
from widgets_games.games.ohwahree.rules.moves import Move
from widgets_games.games.ohwahree.rules.ring import PITS, Pit
from widgets_games.games.ohwahree.rules.state import State

_LONGEST_SWEEP: Final = 340


def happening(frame: Frame[State, Move, e.Event], foretell: bool) -> Picture:
    """What has just happened in a frame.

    Args:
        frame: the state and the event.
        foretell: whether to show what the same move will capture further on.
    """
    picture = Picture()
    if frame.event is None or frame.step is None:
        return picture
    so_far = course_of(frame.step.events[: frame.index])
    whole = course_of(frame.step.events)
    if not foretell:
        # The next pit of a sowing is no secret, but what follows the last one is.
        whole = replace(so_far, sown=whole.sown)
    if so_far.lifted:
        _sowing(picture, frame.state, so_far, whole)
    if so_far.links:
        _capturing(picture, so_far, whole)
    if so_far.stop:
        picture.tag = tag_of(so_far.stop)
    _event(picture, frame.state, frame.event)
    return picture


def tag_of(stop: Stop) -> Tag:
    """The words for where a capture stops."""
    return Tag(stop.pit, say_lines(TAGS[stop.why], held=stop.held))


def lines(key: str, **fields: Any) -> tuple[Line, ...]:
    """What the middle says: a title and lines below it, a sum in large figures."""
    said = say_lines(MIDDLE[key], **fields)
    sizes = ["total" if text[0] == "+" else "line" for text in said]
    if sizes[:1] == ["line"] and key != "sow":
        sizes[0] = "title"
    return tuple(Line(text, size) for text, size in zip(said, sizes, strict=True))


def _sowing(picture: Picture, state: State, so_far: Course, whole: Course) -> None:
    """The order of sowing, the way of the hand, the next pit, the source."""
    sown = so_far.sown
    for number, pit in enumerate(sown, 1):
        age = len(sown) - number
        picture.rings[pit] = Ring("lit", max(0, 1 - 0.16 * age) ** 1.3)
        picture.tabs[pit] = Tab(str(number))
        picture.letters.add(pit)
    if sown:
        start, last = angle(so_far.source), so_far.sown_to
        far = start + so_far.direction * max(0, abs(last - start) - _LONGEST_SWEEP)
        picture.sweeps.append(Sweep(far, last))
    if state.hand is None:
        return
    picture.hand_label = Tab(say(SIGNS["left"], count=state.hand.pebbles), False)
    if len(sown) < so_far.lifted:
        picture.rings[whole.sown[len(sown)]] = Ring("next")
    if sown and so_far.skips_source:
        picture.rings[so_far.source] = Ring("source")


def _capturing(picture: Picture, so_far: Course, whole: Course) -> None:
    """Links taken and to come, and what each is worth."""
    picture.rings = {}
    picture.tabs = {}
    taken = len(so_far.links)
    for number, (pit, pebbles) in enumerate(whole.links):
        done = number < taken
        age = taken - 1 - number
        strength = max(0.25, 1 - 0.35 * age)
        picture.rings[pit] = Ring("lit", strength) if done else Ring("would")
        picture.tabs[pit] = Tab(say(SIGNS["sum"], count=pebbles), done)
        picture.letters.add(pit)
        if number:
            picture.chain.append(Chain(whole.links[number - 1].pit, pit, done))
    for pit, pebbles in so_far.links:
        picture.gone[pit] = pebbles
    if whole.stop:
        picture.bar = whole.links[-1].pit, whole.stop.pit
        picture.tag = tag_of(whole.stop)
    picture.sweeps = [Sweep(so_far.sown_to, so_far.captured_to)]
    picture.hand_label = Tab(say(SIGNS["sum"], count=so_far.captured))


def _event(picture: Picture, state: State, event: e.Event) -> None:
    match event:
        case e.DirectionChosen(seat, pit, direction):
            _light(picture, pit)
            start = angle(pit)
            picture.sweeps = [Sweep(start, start + direction * 2 * ANGLE_STEP)]
            picture.lines, picture.lines_seat = lines("chosen", pit=pit), seat
        case e.Lifted(pit=pit, pebbles=pebbles):
            _light(picture, pit)
            picture.gone[pit] = pebbles
            picture.hand_label = Tab(say(SIGNS["count"], count=pebbles), False)
        case e.Sown(pit=pit) | e.SownAgain(pit=pit):
            picture.badges.add(pit)
            picture.newest = pit
        case e.SourceSkipped(pit=pit):
            _light(picture, pit)
            picture.inside[pit] = say_lines(INSIDE["skipped"])
        case e.EndedInOwnPit(seat, pit) | e.EndedWithoutCapture(seat, _, pit, _):
            picture.rings[pit] = Ring("lit")
            picture.lines, picture.lines_seat = lines("no-capture", seat=seat), seat
        case _:
            _capture_event(picture, state, event)


def _capture_event(picture: Picture, state: State, event: e.Event) -> None:
    match event:
        case (
            e.StoppedAtOwnPit()
            | e.StoppedByCount()
            | e.StoppedAtEmptied()
            | e.StoppedAtFirstPebble()
        ):
            return
        case e.Captured(pit=pit) | e.ChainCaptured(pit=pit):
            picture.badges.add(pit)
        case e.ChainPassedSource(pit=pit):
            picture.rings[pit] = Ring("lit")
            picture.inside[pit] = say_lines(INSIDE["passed"])
        case e.PitTaken(seat, owner, pit):
            picture.change = Change(pit, owner, seat)
        case e.PitKept(_, owner, pit, _):
            picture.change = Change(pit, owner, owner)
            picture.tag = Tag(pit, say_lines(TAGS["kept"]))
        case e.SlamStood():
            for pit in picture.gone:
                picture.rings[pit] = Ring("lit")
            count = sum(picture.gone.values())
            picture.hand_label = Tab(say(SIGNS["all"], count=count))
        case e.SlamAnnulled(seat, pits, pebbles):
            for pit in pits:
                picture.rings[pit] = Ring("would")
                picture.tabs[pit] = Tab(say(SIGNS["sum"], count=0), False)
            picture.lines, picture.lines_seat = lines("annulled", pebbles=pebbles), seat
        case e.Banked(seat, pebbles, _):
            picture.seats = (seat,)
            picture.hand_label = None
            picture.lines = lines("banked", seat=seat, pebbles=pebbles)
        case _:
            _turn_event(picture, state, event)


def _turn_event(picture: Picture, state: State, event: e.Event) -> None:
    """What this event says is marked, and little else: the sowing is over."""
    match event:
        case e.TurnEnded(_, enemy):
            _leave_traces(picture)
            picture.seats = (enemy,)
            picture.lines, picture.lines_seat = lines("to-move", seat=enemy), enemy
        case e.Passed(seat, _):
            _without_move(picture, state, seat)
            picture.lines, picture.lines_seat = lines("cannot-play", seat=seat), seat
        case end.EndedByNoMove(seat):
            _without_move(picture, state, seat)
            picture.lines = lines("no-move", seat=seat)
        case end.EndedByTwoPasses(seat, before):
            _without_move(picture, state, before, seat)
            picture.lines = lines("two-passes")
        case end.EndedByAgreement():
            _afresh(picture)
            picture.seats = tuple(range(1, len(state.captured) + 1))
            picture.lines = lines("agreed")
        case end.EndedByRepetition(times=times):
            _afresh(picture)
            for pit in _holding(state):
                picture.rings[pit] = Ring("lit", 0.4)
            picture.lines = lines("repetition", times=times)
        case end.EndedByMajority(seat, pebbles, total):
            _afresh(picture)
            picture.seats = (seat,)
            picture.lines = lines("majority", pebbles=pebbles, total=total)
            picture.lines_seat = seat
        case _:
            _ending_event(picture, state, event)


def _ending_event(picture: Picture, state: State, event: e.Event) -> None:
    _afresh(picture)
    match event:
        case end.LeftForNobody(pebbles):
            for pit in _holding(state):
                picture.rings[pit] = Ring("next")
            picture.lines = lines("leftover", pebbles=pebbles)
        case end.Gathered(seat, pit, pebbles, _):
            _light(picture, pit)
            picture.gone[pit] = pebbles
            picture.seats = (seat,)
            picture.lines = lines("gathered", seat=seat, pebbles=pebbles)
        case end.WonByPits(seat=seat):
            _won(picture, seat)
            for pit in _owned(state, seat):
                picture.rings[pit] = Ring("lit", 0.4)
        case end.Won(seat=seat) | end.WonByPebbles(seat=seat):
            _won(picture, seat)
        case end.Drawn(seats=seats) | end.DrawnGrand(seats=seats):
            picture.seats = seats
            picture.lines = lines("drawn")


def _won(picture: Picture, seat: Seat) -> None:
    picture.seats = (seat,)
    picture.lines, picture.lines_seat = lines("won", seat=seat), seat


def _without_move(picture: Picture, state: State, *seats: Seat) -> None:
    """The pits of players who have nothing to sow."""
    _afresh(picture)
    picture.seats = seats
    for seat in seats:
        for pit in _owned(state, seat):
            picture.rings[pit] = Ring("source")
            if not state.pits[pit]:
                picture.inside[pit] = say_lines(INSIDE["empty"])


def _light(picture: Picture, pit: Pit) -> None:
    picture.rings[pit] = Ring("lit")
    picture.badges.add(pit)
    picture.letters.add(pit)


def _leave_traces(picture: Picture) -> None:
    """Of the turn that is over there stays which pits it ended in, and what was captured there."""
    ended = [pit for pit, ring in picture.rings.items() if ring.kind == "lit"]
    tabs = {pit: Tab(tab.text, False) for pit, tab in picture.tabs.items() if pit in picture.gone}
    _afresh(picture)
    picture.tabs = tabs
    picture.rings = {pit: Ring("past") for pit in tabs or ended[-1:]}


def _afresh(picture: Picture) -> None:
    """Nothing of the move before is shown any more."""
    picture.rings, picture.tabs, picture.gone = {}, {}, {}
    picture.chain, picture.sweeps = [], []
    picture.bar = picture.tag = None
    picture.letters = set()
    picture.hand_label = None


def _owned(state: State, seat: Seat) -> list[Pit]:
    return [pit for pit in range(PITS) if state.owners[pit] == seat]


def _holding(state: State) -> list[Pit]:
    return [pit for pit in range(PITS) if state.pits[pit]]

"""What may be done, what a picked move would do, and what was refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from widgets_games.games.ohwahree.drawing.captions import SIGNS, say
from widgets_games.games.ohwahree.drawing.course import Course, course_of
from widgets_games.games.ohwahree.drawing.event_marks import lines, tag_of
from widgets_games.games.ohwahree.drawing.geometry import angle
from widgets_games.games.ohwahree.drawing.pointing import Gain, Picture, Ring, Sweep, Tab
from widgets_games.games.ohwahree.rules.events import Event
from widgets_games.games.ohwahree.rules.moves import Move, Pass, Sow
from widgets_games.games.ohwahree.rules.ring import LETTERS, Pit
from widgets_games.games.ohwahree.rules.state import State
from widgets_games.render.board import Marks

Foresee: TypeAlias = Callable[[State, Move], tuple[Event, ...]]
"""What a legal move would do: the rules' account of it."""

_BUTTON_ROOM = 24
"""How far from a picked pit's angle an offered way begins, behind its button."""
_GAIN_AHEAD = 14


def picked_pit(marks: Marks[Move]) -> Pit | None:
    """The pit that was picked, None if none was."""
    place = marks.picked[0] if marks.picked else None
    return LETTERS.index(place) if isinstance(place, str) and place in LETTERS else None


def ways_of(marks: Marks[Move], pit: Pit) -> list[Sow]:
    """The choices that sow a pit."""
    return [move for move in marks.choices if isinstance(move, Sow) and move.pit == pit]


def courses_of(state: State, marks: Marks[Move], pit: Pit, foresee: Foresee) -> list[Course]:
    """What the choices with a pit would come to."""
    return [course_of(foresee(state, move)) for move in ways_of(marks, pit)]


def choosing(picture: Picture, state: State, marks: Marks[Move]) -> None:
    """Rings at the pits that may be sown, and the directions there are."""
    sowings = [move for move in marks.choices if isinstance(move, Sow)]
    for move in sowings:
        picture.rings[move.pit] = Ring("legal")
        picture.letters.add(move.pit)
    picture.turning = tuple(sorted({move.direction for move in sowings}))
    seat = state.to_move
    if sowings:
        picture.lines, picture.lines_seat = lines("to-move", seat=seat), seat
    elif Pass() in marks.choices:
        picture.lines, picture.lines_seat = lines("must-pass", seat=seat), seat


def picked(state: State, marks: Marks[Move], pit: Pit, foresee: Foresee, chosen: bool) -> Picture:
    """A picked pit, and what its sowing would do, if that is to be seen.

    Args:
        state: the position.
        marks: what may be done.
        pit: which pit.
        foresee: what a legal move would do.
        chosen: whether the direction is chosen next, even where only one is legal.
    """
    picture = Picture(rings={pit: Ring("picked")}, letters={pit})
    courses = courses_of(state, marks, pit, foresee)
    if courses and chosen:
        picture.offered = pit
        picture.lines = lines("which-way", pebbles=state.pits[pit], pit=pit)
    if not marks.preview:
        picture.lines = picture.lines or lines("guess", pebbles=state.pits[pit], pit=pit)
        return picture
    for course in courses:
        _foretell(picture, course)
        _way(picture, course, chosen)
    if len(courses) == 1:
        course = courses[0]
        picture.lines = lines(
            "sow", pebbles=course.lifted, last=course.sown[-1], captured=course.captured
        )
        if course.stop:
            picture.tag = tag_of(course.stop)
            picture.bar = (course.links[-1].pit, course.stop.pit) if course.links else None
    return picture


def refused(move: Move, places: tuple[object, ...]) -> Picture:
    """A refused move, and the pits that its reasons are about."""
    picture = Picture()
    for place in places:
        if isinstance(place, str) and place in LETTERS:
            picture.rings[LETTERS.index(place)] = Ring("reason")
            picture.letters.add(LETTERS.index(place))
    if isinstance(move, Sow):
        picture.rings[move.pit] = Ring("refused")
        picture.letters.add(move.pit)
        picture.lines = lines("refused", pit=move.pit)
    else:
        picture.lines = lines("refused-pass")
    return picture


def _foretell(picture: Picture, course: Course) -> None:
    """Where pebbles would fall, and which pits would be captured."""
    for pit in course.sown:
        count = course.sown.count(pit)
        picture.coming[pit] = max(picture.coming.get(pit, 0), count)
        picture.letters.add(pit)
    for pit, pebbles in course.links:
        picture.rings[pit] = Ring("would")
        picture.tabs[pit] = Tab(say(SIGNS["sum"], count=pebbles), False)
    for pit in course.annulled:
        picture.rings[pit] = Ring("would")
        picture.tabs[pit] = Tab(say(SIGNS["sum"], count=0), False)


def _way(picture: Picture, course: Course, chosen: bool) -> None:
    """The way of the hand; one to choose begins at its button and ends with its worth."""
    start = angle(course.source) + (course.direction * _BUTTON_ROOM if chosen else 0)
    # A way that goes round more than once would cover the other one, and its own start.
    longest = 126 if chosen else 340
    reach = min(abs(course.sown_to - start), longest)
    picture.sweeps.append(Sweep(start, start + course.direction * reach, gone=False))
    if chosen:
        end = start + course.direction * (reach + _GAIN_AHEAD)
        picture.gains.append(Gain(end, say(SIGNS["sum"], count=course.captured)))

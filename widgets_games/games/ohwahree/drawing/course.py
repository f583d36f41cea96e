"""What the events of a move have come to: where pebbles fell, what was captured, what ended it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from widgets_games.engine.game import Seat
from widgets_games.games.ohwahree.drawing.geometry import ANGLE_STEP, angle
from widgets_games.games.ohwahree.rules import events as e
from widgets_games.games.ohwahree.rules.ring import COUNTERCLOCKWISE, PITS, Direction, Pit


class Link(NamedTuple):
    """A captured pit, and how many pebbles were taken from it."""

    pit: Pit
    pebbles: int


class Stop(NamedTuple):
    """Before which pit a capture stops, or in which a sowing ends without one.

    Attributes:
        pit: which pit.
        why: a key of `captions.TAGS`.
        held: how many it held before its last pebble, where that is the reason.
    """

    pit: Pit
    why: str
    held: int = 0


@dataclass(frozen=True, slots=True)
class Course:
    """A move so far.

    Attributes:
        seat, source, direction, lifted: who sows how many pebbles from which pit, and which way.
        sown: the pits the pebbles fell into, in order.
        links: what was captured, in order.
        stop: where it ended.
        annulled: the pits of a capture that was annulled.
    """

    seat: Seat = 0
    source: Pit = 0
    direction: Direction = COUNTERCLOCKWISE
    lifted: int = 0
    sown: tuple[Pit, ...] = ()
    links: tuple[Link, ...] = ()
    stop: Stop | None = None
    annulled: tuple[Pit, ...] = ()

    @property
    def skips_source(self) -> bool:
        """Whether the pebbles go round far enough to pass the source."""
        return self.lifted >= PITS

    @property
    def captured(self) -> int:
        """How many pebbles were captured."""
        return sum(link.pebbles for link in self.links)

    @property
    def sown_to(self) -> float:
        """The angle of the last pebble's pit, from the source's on round the ring."""
        laps = (len(self.sown) - 1) // (PITS - 1)
        return angle(self.source) + self.direction * ANGLE_STEP * (len(self.sown) + laps)

    @property
    def captured_to(self) -> float:
        """The angle of the last captured pit, from the last pebble's on backwards."""
        steps = (self.links[-1].pit - self.links[0].pit) * -self.direction % PITS
        return self.sown_to - self.direction * ANGLE_STEP * steps


def course_of(events: Iterable[e.Event]) -> Course:
    """What these events of one move have come to."""
    course = Course()
    sown: list[Pit] = []
    links: list[Link] = []
    for event in events:
        match event:
            case e.Lifted(seat, pit, pebbles, direction):
                course = Course(seat, pit, direction, pebbles)
            case e.Sown(pit=pit) | e.SownAgain(pit=pit):
                sown.append(pit)
            case e.Captured(pit=pit, pebbles=pebbles) | e.ChainCaptured(pit=pit, pebbles=pebbles):
                links.append(Link(pit, pebbles))
            case e.SlamAnnulled(pits=pits):
                course = replace(course, annulled=pits)
            case _:
                course = replace(course, stop=_stop(event, course) or course.stop)
    return replace(course, sown=tuple(sown), links=tuple(links))


def _stop(event: e.Event, course: Course) -> Stop | None:
    match event:
        case e.EndedInOwnPit(pit=pit) | e.StoppedAtOwnPit(pit=pit):
            stop = Stop(pit, "own")
        case e.EndedWithoutCapture(pit=pit, held=held) | e.StoppedByCount(pit=pit, held=held):
            stop = Stop(pit, "held", held)
        case e.StoppedAtEmptied(pit=pit):
            stop = Stop(pit, "emptied")
        case e.StoppedAtFirstPebble():
            stop = Stop(course.source, "began")
        case _:
            return None
    return stop

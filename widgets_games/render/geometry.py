"""Points and boxes, circles and their arcs: angles in degrees, 0 to the right, counterclockwise."""

from __future__ import annotations

import math
from typing import Final, NamedTuple, TypeAlias

Point: TypeAlias = tuple[float, float]

_LONGEST: Final = 60
"""How far one bezier follows a circle: to less than a ten-thousandth of its radius."""


class Box(NamedTuple):
    """A rectangle of the page: its upper left corner, its width and height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def centre(self) -> Point:
        """The middle of the box."""
        return self.x + self.w / 2, self.y + self.h / 2

    def grown(self, by: float) -> Box:
        """The box with more room on every side."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)


def square(middle: Point, half: float) -> Box:
    """The square about a point, with half the length of its side."""
    return Box(middle[0] - half, middle[1] - half, 2 * half, 2 * half)


def between(one: Point, other: Point, share: float) -> Point:
    """The point after this share (0 to 1) of the straight way from one to the other."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def heading(start: Point, end: Point) -> float:
    """In which direction, in degrees, a point lies from another."""
    return math.degrees(math.atan2(start[1] - end[1], end[0] - start[0]))


def polar(radius: float, degrees: float, centre: Point = (0, 0)) -> Point:
    """The point of a circle at an angle."""
    turn = math.radians(degrees)
    return centre[0] + radius * math.cos(turn), centre[1] - radius * math.sin(turn)


def spelled(*points: Point) -> str:
    """Points as numbers of a path."""
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def arc(radius: float, start: float, end: float, centre: Point = (0, 0)) -> str:
    """A path along a circle from one angle to another, counterclockwise if `end` is greater."""
    return f"M{spelled(polar(radius, start, centre))} {arc_on(radius, start, end, centre)}"


def arc_on(radius: float, start: float, end: float, centre: Point = (0, 0)) -> str:
    """The same, for a path that has come to the start already."""
    count = max(1, math.ceil(abs(end - start) / _LONGEST))
    step = (end - start) / count
    reach = radius * 4 / 3 * math.tan(math.radians(step) / 4)
    parts = []
    for number in range(count):
        here, there = start + step * number, start + step * (number + 1)
        leaving = polar(reach, here + 90, polar(radius, here, centre))
        arriving = polar(reach, there - 90, polar(radius, there, centre))
        parts.append(f"C{spelled(leaving, arriving, polar(radius, there, centre))}")
    return " ".join(parts)


def bow(start: Point, end: Point, radius: float, clockwise: bool) -> str:
    """For a path that has come to `start`: the lesser arc of a circle on to `end`."""
    (x0, y0), (x1, y1) = start, end
    chord = math.dist(start, end)
    height = math.sqrt(max(0.0, radius * radius - chord * chord / 4)) / chord
    side = 1 if clockwise else -1
    centre = (
        (x0 + x1) / 2 - side * (y1 - y0) * height,
        (y0 + y1) / 2 + side * (x1 - x0) * height,
    )
    first, last = heading(centre, start), heading(centre, end)
    turn = (last - first + 180) % 360 - 180
    return arc_on(radius, first, first + turn, centre)

"""Circles and their arcs as paths: angles in degrees, 0 to the right, counterclockwise."""

from __future__ import annotations

import math
from typing import Final, TypeAlias

Point: TypeAlias = tuple[float, float]

ORIGIN: Final[Point] = (0, 0)
_LONGEST: Final = 60
"""How far one bezier follows a circle: to less than a ten-thousandth of its radius."""


def polar(radius: float, degrees: float, centre: Point = ORIGIN) -> Point:
    """The point of a circle at an angle."""
    turn = math.radians(degrees)
    return centre[0] + radius * math.cos(turn), centre[1] - radius * math.sin(turn)


def spelled(*points: Point) -> str:
    """Points as numbers of a path."""
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def arc(radius: float, start: float, end: float, centre: Point = ORIGIN) -> str:
    """A path along a circle from one angle to another, counterclockwise if `end` is greater."""
    return f"M{spelled(polar(radius, start, centre))} {arc_on(radius, start, end, centre)}"


def arc_on(radius: float, start: float, end: float, centre: Point = ORIGIN) -> str:
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
    first, last = (math.degrees(math.atan2(centre[1] - y, x - centre[0])) for x, y in (start, end))
    turn = (last - first + 180) % 360 - 180
    return arc_on(radius, first, first + turn, centre)

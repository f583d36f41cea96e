"""The way along the path: as a line to draw, and as points to walk."""

from __future__ import annotations

import math
from typing import NamedTuple, TypeAlias

from widgets_games.games.wetlands.drawing.geometry import (
    FIELD_LEFT,
    FIELD_RIGHT,
    TURN_BULGE,
    Geometry,
    turn_after,
)
from widgets_games.games.wetlands.rules.path import Domain
from widgets_games.render.geometry import Point, between


class Line(NamedTuple):
    """A straight part of a way."""

    end: Point


class Curve(NamedTuple):
    """A bent part of a way: a cubic bezier."""

    control1: Point
    control2: Point
    end: Point


Part: TypeAlias = Line | Curve


class Way(NamedTuple):
    """A line from a start through its parts."""

    start: Point
    parts: tuple[Part, ...]

    @property
    def data(self) -> str:
        """The way as a path to draw."""
        lines = (
            ("L" if isinstance(part, Line) else "C") + " ".join(map(_pair, part))
            for part in self.parts
        )
        return " ".join((f"M{_pair(self.start)}", *lines))

    @property
    def end(self) -> Point:
        """Where the way ends."""
        return self.parts[-1].end

    def samples(self, step: float) -> list[Point]:
        """Points along the way, about `step` apart."""
        found = [self.start]
        for part in self.parts:
            start, length = found[-1], math.dist(found[-1], part.end)
            bends = isinstance(part, Curve)
            count = max(1, round(length * (1.4 if bends else 1) / step))
            found.extend(_on(start, part, i / count) for i in range(1, count + 1))
        return found

    def trimmed(self, head: float, tail: float) -> Way:
        """The way without a piece at both ends, so that it meets rings and does not cross them."""
        first, last = self.parts[0].end, self.parts[-1].end
        start = _towards(self.start, first, head)
        before = self.parts[-2].end if len(self.parts) > 1 else start
        return Way(start, (*self.parts[:-1], Line(_towards(last, before, tail))))


def way(geometry: Geometry, origin: Domain, target: Domain, raised: float = 0) -> Way:
    """The way a piece's foot takes along the path, round the turns; `OFF` is the gate.

    Args:
        geometry: the measures.
        origin: the domain it starts at.
        target: the domain it ends at, further along the path.
        raised: how much higher than the feet it runs.
    """

    def foot(domain: Domain) -> Point:
        x, y = geometry.foot(domain)
        return x, y - raised

    parts: list[Part] = []
    for domain in range(origin, target):
        side = turn_after(domain)
        if side:
            edge = FIELD_RIGHT if side > 0 else FIELD_LEFT
            above, below = foot(domain)[1], foot(domain + 1)[1]
            inner, outer = edge - side * 4, edge + side * TURN_BULGE
            parts.append(Line((inner, above)))
            parts.append(Curve((outer, above), (outer, below), (inner, below)))
        parts.append(Line(foot(domain + 1)))
    return Way(foot(origin), tuple(parts))


def _on(start: Point, part: Part, share: float) -> Point:
    if isinstance(part, Line):
        return between(start, part.end, share)
    rest = 1 - share
    weights = (rest**3, 3 * rest * rest * share, 3 * rest * share * share, share**3)
    corners = (start, *part)
    x = sum(weight * corner[0] for weight, corner in zip(weights, corners, strict=True))
    y = sum(weight * corner[1] for weight, corner in zip(weights, corners, strict=True))
    return x, y


def _towards(start: Point, end: Point, by: float) -> Point:
    length = math.dist(start, end)
    return between(start, end, min(by, max(length - 1, 0)) / length) if length else start


def _pair(point: Point) -> str:
    return f"{round(point[0], 2):g},{round(point[1], 2):g}"

"""How pieces move: along a way, setting out slowly and arriving slowly."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from widgets_games.render.geometry import Point, between
from widgets_games.render.scene import AnyShape, Flight

FLIGHT_MS: Final = 300
"""How long a piece flies, if nobody says otherwise."""
STILL_MS: Final = 16
"""Stills that follow each other faster are not seen: short flights have fewer."""


def evenly(points: Sequence[Point], count: int) -> tuple[Point, ...]:
    """`count` points along a polyline, without its start, slow at both ends as if walked.

    They are rounded to a tenth of a unit: more cannot be seen.
    """
    lengths = [0.0]
    for one, other in pairwise(points):
        lengths.append(lengths[-1] + math.dist(one, other))
    found: list[Point] = []
    at = 0
    for number in range(1, count + 1):
        share = number / count
        wanted = lengths[-1] * share * share * (3 - 2 * share)
        while at < len(points) - 2 and lengths[at + 1] < wanted:
            at += 1
        leg = lengths[at + 1] - lengths[at]
        x, y = between(points[at], points[at + 1], _share(wanted - lengths[at], leg))
        found.append((round(x, 1), round(y, 1)))
    return tuple(found)


def staying(shapes: Iterable[AnyShape], flights: Sequence[Flight]) -> tuple[AnyShape, ...]:
    """The shapes that stand on the board while the flights go on."""
    hidden = frozenset[str]().union(*(flight.hidden for flight in flights))
    return tuple(shape for shape in shapes if shape.key not in hidden)


def stills(
    flights: Sequence[Flight], milliseconds: float
) -> tuple[tuple[tuple[Flight, Point], ...], ...]:
    """Flights that last this long together, still by still: where each piece is in it."""
    longest = max(len(flight.points) for flight in flights)
    count = max(1, min(longest, round(milliseconds / STILL_MS)))
    return tuple(
        tuple(
            (flight, flight.points[max(0, number * len(flight.points) // count - 1)])
            for flight in flights
        )
        for number in range(1, count + 1)
    )


def _share(part: float, whole: float) -> float:
    return part / whole if whole else 1

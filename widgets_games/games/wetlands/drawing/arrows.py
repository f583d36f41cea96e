"""The lines of pieces that do not walk the path: exchanged ones, and those the Raven carries."""

from __future__ import annotations

import math
from collections.abc import Iterator

from widgets_games.games.wetlands.drawing.emblems import raven
from widgets_games.games.wetlands.drawing.geometry import FIELD_RIGHT, Geometry
from widgets_games.games.wetlands.drawing.lines import Curve, Way
from widgets_games.games.wetlands.drawing.style import Style
from widgets_games.games.wetlands.rules.path import Domain, row_of
from widgets_games.render.geometry import Point
from widgets_games.render.scene import AnyShape, At, Ellipse

_HEAD = 11
"""The length of an arrow's head: the shaft ends that much earlier."""


def exchange_arrows(geometry: Geometry, origin: Domain, domain: Domain) -> tuple[Way, Way]:
    """The mover's arrow from origin to domain, and the enemy's back.

    In one row both arch above it, one over the other; between two rows they run side by side.
    """
    if row_of(origin) == row_of(domain):
        (left, y), (right, _) = geometry.tile(origin)[:2], geometry.tile(domain)[:2]
        middle, side = 28, math.copysign(8, right - left)
        there = _arch((left + middle - side, y), (right + middle + side, y), 30)
        back = _arch((right + middle - side, y), (left + middle + side, y), 13)
        return there, back
    (x0, y0), (x1, y1) = geometry.centre(origin), geometry.centre(domain)
    top, bottom = y0 + geometry.tile_h / 2 + 2, y1 - geometry.tile_h / 2 - 2
    level, side = (top + bottom) / 2, math.copysign(9, x1 - x0)
    # Each goes aside near its start, the mover's on the side it moves to: so they never cross.
    return (
        _swing((x0 + side, top), (x1 + side, bottom), level - 9),
        _swing((x1 - side, bottom), (x0 - side, top), level + 9),
    )


def raven_way(geometry: Geometry, origin: Domain, domain: Domain) -> Way:
    """The Raven's flight, from the head of a piece in a high bow to above where it sets it down."""
    (x0, y0), (x1, y1) = geometry.centre(origin), geometry.centre(domain)
    reach = min(84.0, FIELD_RIGHT + 40 - x0)
    start, end = (x0 + 5, y0 - 24), (x1 + 6, y1 - geometry.tile_h / 2 - 13)
    above = max(end[1] - 70, 8.0)
    return Way(start, (Curve((x0 + reach, y0 - 92), (x1 + 22, above), end),))


def medallion(style: Style, at: Point, radius: float = 19) -> Iterator[AnyShape]:
    """The Raven on a gold disc."""
    yield from _raven_on_disc(at, radius, style.colours.edge, style.theme.event)


def quiet_medallion(style: Style, at: Point) -> Iterator[AnyShape]:
    """The Raven on a small disc of paper: where it flew."""
    yield from _raven_on_disc(at, 12, style.theme.ink, style.theme.paper)


def _raven_on_disc(at: Point, radius: float, ink: str, ground: str) -> Iterator[AnyShape]:
    x, y = at
    yield Ellipse(x, y, radius, radius, fill=ground, stroke=ink, width=1.8)
    yield from raven(ink, ground, At(x, y, radius / 24, 18))


def _arch(start: Point, end: Point, rise: float) -> Way:
    """A flat arch that stands upright on both its ends, leaving room for a head."""
    (x0, y0), (x1, y1) = start, end
    top = y0 - rise * 4 / 3
    return Way(start, (Curve((x0, top), (x1, top), (x1, y1 - _HEAD)),))


def _swing(start: Point, end: Point, level: float) -> Way:
    """A line between rows that leaves and arrives upright, and goes aside at a level."""
    (x0, y0), (x1, y1) = start, end
    return Way(start, (Curve((x0, level), (x1, level), (x1, y1 - math.copysign(_HEAD, y1 - y0))),))

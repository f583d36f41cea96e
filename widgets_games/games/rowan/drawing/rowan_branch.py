"""The one ornament: a rowan branch in the corner, and a sprig of it for the end of a game."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from widgets_games.games.rowan.drawing.pieces import star
from widgets_games.games.rowan.drawing.style import Style
from widgets_games.render.geometry import Point
from widgets_games.render.scene import AnyShape, At, Ellipse, Path

_LEAFLET: Final = "M0,0 Q45,42 100,0 Q45,-42 0,0 Z"
"""A leaflet 100 long, from its stalk to the right."""
_SPREAD: Final = 52.7
_LEAVES: Final = (
    ((32, 32), 43, 74, 5),
    ((53, 33), -21.8, 67, 5),
    ((102, 56), 8.6, 53, 4),
    ((131, 90), 77.3, 45, 4),
)
"""The stalk, the angle, the length and the pairs of each leaf of the branch."""
_CLUSTER: Final = ((-16, 21), (-3, 26), (10, 22), (-10, 34), (4, 37), (18, 32), (-2, 46))
_SPRIG: Final = ((-10, 5), (10, 5), (0, 12), (0, 0))


def branch(style: Style) -> Iterator[AnyShape]:
    """A branch from the upper left, with leaves and berries."""
    bark = style.colours.bark
    yield Path("M-8,27 C32,32 72,34 106,58 C120,69 126,78 133,93", stroke=bark, width=4)
    for stalk, degrees, length, pairs in _LEAVES:
        yield from _leaf(style, stalk, degrees, length, pairs)
    yield Path("M83,43 C86,53 88,59 88,66", stroke=bark, width=1.9)
    x, y = 88, 64
    for across, down in _CLUSTER:
        stem = f"M{x},{y} Q{x + across * 0.3:.1f},{y + down * 0.55:.1f} {x + across},{y + down}"
        yield Path(stem, stroke=bark, width=1.1)
    yield from _berries(style, (x, y), _CLUSTER, 6.8)


def sprig(style: Style, middle: Point) -> Iterator[AnyShape]:
    """Two leaves and a few berries."""
    for degrees in (-149, -31):
        yield from _leaf(style, middle, degrees, 54, 4)
    x, y = middle
    yield from _berries(style, (x, y - 5), _SPRIG, 7.6)


def _leaf(
    style: Style, stalk: Point, degrees: float, length: float, pairs: int
) -> Iterator[AnyShape]:
    """A pinnate leaf: leaflets in pairs along its rib, and one at the end."""
    colours = style.colours
    turn = math.radians(degrees)

    def along(distance: float) -> Point:
        return stalk[0] + distance * math.cos(turn), stalk[1] + distance * math.sin(turn)

    def leaflet(distance: float, spread: float, size: float, fill: str) -> Path:
        x, y = along(distance)
        at = At(round(x, 1), round(y, 1), round(size / 100, 3), round(degrees + spread, 1))
        return Path(_LEAFLET, fill=fill, at=at, reused=True)

    for number in range(pairs):
        distance = length * (0.18 + 0.72 * number / pairs)
        size = length * (0.33 - 0.022 * number)
        yield leaflet(distance, _SPREAD, size, colours.leaf)
        yield leaflet(distance, -_SPREAD, size, colours.leaf_dark)
    yield leaflet(length * 0.86, 0, length * 0.27, colours.leaf)
    x, y = along(length * 0.88)
    rib = f"M{stalk[0]:.1f},{stalk[1]:.1f} L{x:.1f},{y:.1f}"
    yield Path(rib, stroke=colours.leaf_dark, width=1.4)


def _berries(
    style: Style, stalk: Point, drops: tuple[Point, ...], radius: float
) -> Iterator[AnyShape]:
    colours = style.colours
    for across, down in drops:
        x, y = stalk[0] + across, stalk[1] + down
        yield Ellipse(x, y, radius, radius, fill=colours.berry, stroke=colours.berry_dark, width=1)
        yield star((x + 0.4, round(y + 1.8, 1)), radius * 0.42, colours.berry_dark)
        shine = radius * 0.2
        yield Ellipse(
            x - radius * 0.35, y - radius * 0.4, shine, shine, fill=colours.ivory, alpha=0.7
        )

"""How pebbles lie together: in a pit or the hand, and in a tray."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, NamedTuple

from widgets_games.games.ohwahree.drawing.geometry import (
    PEBBLE,
    PLATE,
    PLATE_R,
    TRAY_ARC,
    TRAY_EDGE,
    TRAY_END,
    TRAY_PEBBLE,
    Corner,
)
from widgets_games.render.geometry import Point

_ROWS: Final[tuple[tuple[Point, ...], ...]] = (
    ((0.15, -0.1),),
    (
        (0.85, -0.59),
        (-0.86, 0.59),
    ),
    (
        (0.5, -1.09),
        (-1.2, 0.11),
        (0.7, 0.98),
    ),
    (
        (0.76, -1.15),
        (-0.76, 1.15),
        (1.3, 0.86),
        (-1.3, -0.85),
    ),
    (
        (0.89, -1.85),
        (-0.03, 0.02),
        (2.05, -0.12),
        (-1.19, -1.71),
        (1.13, 1.75),
    ),
    (
        (0.91, -1.87),
        (-0.0, 0.0),
        (2.07, -0.15),
        (-1.17, -1.72),
        (1.16, 1.72),
        (-2.07, 0.15),
    ),
    (
        (0.91, -1.87),
        (0.0, 0.0),
        (2.08, -0.14),
        (-1.16, -1.72),
        (1.16, 1.73),
        (-2.08, 0.14),
        (-0.91, 1.87),
    ),
    (
        (0.86, -2.67),
        (-0.05, -0.8),
        (2.02, -0.94),
        (-1.21, -2.53),
        (1.11, 0.93),
        (-2.13, -0.66),
        (-0.97, 1.07),
        (0.19, 2.79),
    ),
    (
        (1.28, -2.62),
        (0.37, -0.75),
        (2.44, -0.89),
        (-0.8, -2.47),
        (1.53, 0.98),
        (-1.71, -0.6),
        (-0.55, 1.12),
        (0.62, 2.85),
        (-2.62, 1.27),
    ),
    (
        (1.37, -2.8),
        (0.46, -0.93),
        (2.53, -1.08),
        (-0.71, -2.66),
        (1.62, 0.79),
        (-1.62, -0.79),
        (-0.46, 0.93),
        (0.71, 2.66),
        (-2.53, 1.08),
        (-1.37, 2.8),
    ),
    (
        (0.82, -3.07),
        (-0.09, -1.2),
        (1.99, -1.35),
        (-1.25, -2.92),
        (1.08, 0.52),
        (-2.16, -1.05),
        (-0.99, 0.67),
        (0.17, 2.4),
        (-3.07, 0.82),
        (-1.9, 2.55),
        (3.16, 0.38),
    ),
    (
        (0.84, -3.06),
        (-0.08, -1.2),
        (2.0, -1.34),
        (-1.24, -2.93),
        (1.08, 0.53),
        (-2.16, -1.06),
        (-1.0, 0.67),
        (0.16, 2.4),
        (-3.07, 0.81),
        (-1.92, 2.53),
        (3.15, 0.39),
        (2.23, 2.26),
    ),
)
"""Where n pebbles lie in a pit, in pebble radii from its middle; row 1 is the first.

The last of a row is the pebble that came last; the others keep their number from row to row, so
that a heap shuffles up when one more falls. Made once by pushing discs apart and to the middle.
"""
_SPREAD: Final = 0.94
_TURN: Final = 47
"""By how much heaps of neighbouring pits are turned, so that they do not look alike."""
_BOTTOM: Final = len(_ROWS)
_SQUEEZED: Final = 0.86
"""How much closer together pebbles of a second layer lie."""
MOST_SEEN: Final = 19
"""More pebbles than that look like that many: the figure beside them counts on."""


class Spot(NamedTuple):
    """Where a pebble lies, from the middle of its heap; layer 1 lies on layer 0."""

    x: float
    y: float
    layer: int


@lru_cache(maxsize=1024)
def heap(count: int, turn: int, radius: float = PEBBLE) -> tuple[Spot, ...]:
    """Where the pebbles of a heap lie, those that came first first.

    Args:
        count: how many they are.
        turn: a number that the heap is turned by.
        radius: of a pebble.
    """
    seen = min(count, MOST_SEEN)
    rows = [(_ROWS[min(seen, _BOTTOM) - 1], 1.0)] if seen else []
    if seen > _BOTTOM:
        rows.append((_ROWS[seen - _BOTTOM - 1], _SQUEEZED))
    turned = math.radians(turn * _TURN)
    across, down = math.cos(turned) * _SPREAD * radius, math.sin(turned) * _SPREAD * radius
    return tuple(
        Spot((x * across - y * down) * closer, (x * down + y * across) * closer, layer)
        for layer, (row, closer) in enumerate(rows)
        for x, y in row
    )


@lru_cache(maxsize=4)
def tray(corner: Corner) -> tuple[Spot, ...]:
    """Where captured pebbles lie, from the middle of the board, as many as a tray shows.

    A grid of hexagons, a little out of line, filled from the tray's middle outwards.
    """
    step, middle = TRAY_PEBBLE * 2.06, TRAY_ARC * 0.765
    found: list[tuple[float, float, float]] = []
    for row in range(-20, 20):
        for column in range(-20, 20):
            along, beside = (column + 0.5 * (row % 2)) * step, row * step * 0.87
            u = middle + along * 0.89 - beside * 0.45 + _jitter(row * 7 + column * 13)
            v = middle + along * 0.45 + beside * 0.89 + _jitter(row * 11 + column * 5)
            if _in_tray(u, v):
                found.append((math.hypot(u - middle, v - middle), u, v))
    first = [(u, v, 0) for _, u, v in sorted(found)]
    second = [
        (u + TRAY_PEBBLE * 0.9, v - TRAY_PEBBLE * 0.35, 1)
        for u, v, _ in first
        if u + v < 2 * middle + 50
    ]
    return tuple(
        Spot(corner.across * u, corner.down * v, layer) for u, v, layer in (*first, *second)
    )


def _in_tray(u: float, v: float) -> bool:
    return (
        math.hypot(u, v) > TRAY_ARC + TRAY_PEBBLE + 1
        and max(u, v) < TRAY_EDGE - TRAY_PEBBLE - 2
        and min(u, v) > TRAY_END + 6
        and math.hypot(u - PLATE, v - PLATE) > PLATE_R + 2 + TRAY_PEBBLE
    )


def _jitter(number: int) -> float:
    return number * 37 % 23 / 10 - 1.1

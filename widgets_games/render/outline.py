"""The outline of a shape as calls of a 2D canvas, in numbers as short as can be seen."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, TypeAlias

from widgets_games.render.path_data import path_steps
from widgets_games.render.scene import At, Ellipse, Path, Rect

Call: TypeAlias = tuple[str, tuple[float, ...]]
"""The name of a canvas method and its arguments."""

_FULL_TURN: Final = round(2 * math.pi, 4)
_CALLS: Final = {
    "M": "moveTo",
    "L": "lineTo",
    "C": "bezierCurveTo",
    "Q": "quadraticCurveTo",
    "Z": "closePath",
}


def outline(shape: Rect | Ellipse | Path) -> Iterator[Call]:
    """The calls that trace a shape, from `beginPath` on."""
    yield "beginPath", ()
    match shape:
        case Rect():
            yield from _rect(shape)
        case Ellipse():
            sizes = map(short, (shape.x, shape.y, shape.rx, shape.ry))
            yield "ellipse", (*sizes, 0, 0, _FULL_TURN)
            yield "closePath", ()
        case Path():
            yield from _path(shape.d)


@lru_cache(maxsize=1024)
def _path(data: str) -> tuple[Call, ...]:
    return tuple(
        (_CALLS[command], tuple(map(short, points))) for command, points in path_steps(data)
    )


def _rect(rect: Rect) -> Iterator[Call]:
    left, top = short(rect.x), short(rect.y)
    right, bottom = short(rect.x + rect.w), short(rect.y + rect.h)
    radius = short(min(rect.radius, rect.w / 2, rect.h / 2))
    if not radius:
        yield "rect", (left, top, short(rect.w), short(rect.h))
        return
    yield "moveTo", (short(left + radius), top)
    yield "arcTo", (right, top, right, bottom, radius)
    yield "arcTo", (right, bottom, left, bottom, radius)
    yield "arcTo", (left, bottom, left, top, radius)
    yield "arcTo", (left, top, right, top, radius)
    yield "closePath", ()


def transform(at: At, x: float, y: float, scale: float) -> tuple[float, ...]:
    """What `setTransform` takes for shapes that stand there, moved by (x, y).

    Args:
        at: where they stand on the board, turned and sized.
        x: how far they are moved to the right, in board units.
        y: how far they are moved down.
        scale: how many pixels a board unit has.
    """
    turn, size = math.radians(at.degrees), at.scale * scale
    across, down = round(math.cos(turn) * size, 5), round(math.sin(turn) * size, 5) or 0
    return across, down, -down, across, short((at.x + x) * scale), short((at.y + y) * scale)


def short(value: float) -> float:
    """A plain number of at most two decimals: what the page understands, and no longer."""
    rounded = round(float(value), 2)
    return int(rounded) if rounded == int(rounded) else rounded

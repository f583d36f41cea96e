"""What the tests of both games' drawings measure: looks, the room of writing, what a step needs."""

from __future__ import annotations

from typing import Final, TypeAlias

from widgets_games.render.board import Look
from widgets_games.render.scene import AnyShape, Ellipse, Gradient, Path, Rect, Region, Text
from widgets_games.render.text_width import text_width
from widgets_games.render.theme import DARK, LIGHT

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""

LOOKS: Final = {
    "light": Look(LIGHT),
    "dark": Look(DARK),
    "large": Look(LIGHT, large=True),
    "large dark": Look(DARK, large=True),
}


def text_box(text: Text) -> Box:
    """The most room a text takes."""
    width = text_width(text.text, text.size, text.weight)
    left = text.x - {"start": 0, "middle": width / 2, "end": width}[text.anchor]
    return left, text.y - text.size * 0.74, left + width, text.y + text.size * 0.02


def region_box(region: Region) -> Box:
    """The room of a region."""
    return region.x, region.y, region.x + region.w, region.y + region.h


def mark_box(shape: Rect | Ellipse) -> Box:
    """The room of a shape without its line."""
    at = shape.at
    if isinstance(shape, Ellipse):
        x, y, w, h = shape.x - shape.rx, shape.y - shape.ry, 2 * shape.rx, 2 * shape.ry
    else:
        x, y, w, h = shape.x, shape.y, shape.w, shape.h
    left, top = at.x + x * at.scale, at.y + y * at.scale
    return left, top, left + w * at.scale, top + h * at.scale


def apart(one: Box, other: Box) -> bool:
    """Whether two boxes do not meet."""
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def within(box: Box, size: tuple[float, float], slack: float = 0) -> bool:
    """Whether a box lies on a page of that size."""
    left, top, right, bottom = box
    return -slack <= left <= right <= size[0] + slack and -slack <= top <= bottom <= size[1] + slack


def supplies(shapes: tuple[AnyShape, ...]) -> set[Gradient | str]:
    """The gradients and reused paths of shapes: what must be ready before a step."""
    fills = {shape.fill for shape in shapes if isinstance(shape.fill, Gradient)}
    return fills | {shape.d for shape in shapes if isinstance(shape, Path) and shape.reused}

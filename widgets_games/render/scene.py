"""A picture as plain data: shapes in layers, regions that can be hit, and the same said in words.

All lengths are in board units. A shape's `at` places it: its own coordinates are scaled, turned and
moved to the page. Shapes are checked when they are made, because a canvas that is given a negative
radius or a NaN stops drawing for good.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from widgets_games.engine.rulebook import Place

MOST_HEIGHT: Final = 728
"""How high a picture is shown at most, in pixels of the page: a reader sees all of it at once."""


@dataclass(frozen=True, slots=True)
class At:
    """Where a shape stands: moved to (x, y), scaled, turned clockwise by degrees."""

    x: float = 0
    y: float = 0
    scale: float = 1
    degrees: float = 0


ORIGIN = At()


@dataclass(frozen=True, slots=True)
class Gradient:
    """A linear gradient in the shape's own coordinates, from (x1, y1) to (x2, y2)."""

    x1: float
    y1: float
    x2: float
    y2: float
    stops: tuple[tuple[float, str], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    """What all shapes share.

    Attributes:
        key: a name that stays the same while the thing drawn stays the same; empty for decoration.
        fill: a colour or gradient, None for no fill.
        stroke: a colour, None for no stroke.
        width: the stroke's width.
        dash: lengths of dashes and gaps.
        alpha: opacity from 0 to 1, of fill and stroke each.
        at: where it stands.

    Raises:
        ValueError: a number is not finite, or a length is negative.
    """

    key: str = ""
    fill: str | Gradient | None = None
    stroke: str | None = None
    width: float = 1
    dash: tuple[float, ...] = ()
    alpha: float = 1
    at: At = ORIGIN

    def __post_init__(self) -> None:
        at = self.at
        check_lengths(self.width, self.alpha, at.scale, *self.dash)
        check_finite(at.x, at.y, at.degrees)


@dataclass(frozen=True, slots=True)
class Rect(Shape):
    """A rectangle with corners rounded by `radius`."""

    x: float
    y: float
    w: float
    h: float
    radius: float = 0

    def __post_init__(self) -> None:
        Shape.__post_init__(self)
        check_finite(self.x, self.y)
        check_lengths(self.w, self.h, self.radius)


@dataclass(frozen=True, slots=True)
class Ellipse(Shape):
    """An ellipse about (x, y)."""

    x: float
    y: float
    rx: float
    ry: float

    def __post_init__(self) -> None:
        Shape.__post_init__(self)
        check_finite(self.x, self.y)
        check_lengths(self.rx, self.ry)


@dataclass(frozen=True, slots=True)
class Path(Shape):
    """A path written as in SVG, of the commands M L H V C Q Z and their relative forms.

    `reused` tells a renderer that the same path is drawn often, at many places.
    """

    d: str
    reused: bool = False


@dataclass(frozen=True, slots=True)
class Text(Shape):
    """One line of text on its alphabetic baseline; `anchor` is start, middle or end."""

    x: float
    y: float
    text: str
    size: float
    weight: int = 400
    anchor: str = "middle"

    def __post_init__(self) -> None:
        Shape.__post_init__(self)
        check_finite(self.x, self.y)
        check_lengths(self.size)


AnyShape: TypeAlias = Rect | Ellipse | Path | Text


@dataclass(frozen=True, slots=True)
class Region:
    """A rectangle of the picture that stands for a place when it is clicked or touched."""

    place: Place
    x: float
    y: float
    w: float
    h: float
    label: str

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies in it."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h


def place_at(regions: Iterable[Region], x: float, y: float) -> Place | None:
    """The place under a point, None if there is none."""
    return next((region.place for region in regions if region.holds(x, y)), None)


@dataclass(frozen=True, slots=True)
class Flight:
    """One piece flying from where it was to where it is, for the layer above the board.

    Attributes:
        piece: the shapes of the piece, drawn as if it stood at (0, 0).
        points: where it passes, from start to end.
        hidden: keys of shapes of the moving layer that are not drawn while it flies.
        adds: whether all that changes is that the piece comes to lie where it lands, so that it
            can fly over the picture before.
    """

    piece: tuple[AnyShape, ...]
    points: tuple[tuple[float, float], ...]
    hidden: frozenset[str] = frozenset()
    adds: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture.

    Attributes:
        width, height: its size.
        ground: what never moves, at the back.
        moving: what a step can change.
        regions: what can be hit, the front one first.
        description: the picture in words.
        flights: the ways of the pieces that have just come to stand as they do.
    """

    width: float
    height: float
    ground: tuple[AnyShape, ...]
    moving: tuple[AnyShape, ...]
    regions: tuple[Region, ...] = ()
    description: str = ""
    flights: tuple[Flight, ...] = ()


def shown_width(width: float, height: float, at_most: float | None = None) -> float:
    """How wide a picture is shown, in pixels of the page: a high one is narrower.

    Args:
        width: its own width.
        height: its own height.
        at_most: how wide it may be; as wide as it is itself if left out.
    """
    return min(at_most or width, MOST_HEIGHT * width / height)


def check_finite(*numbers: float) -> None:
    """Refuse what a canvas cannot draw.

    Raises:
        ValueError: a number is infinite or not a number.
    """
    for number in numbers:
        if not math.isfinite(number):
            raise ValueError(f"a shape cannot be drawn at {number}")


def check_lengths(*lengths: float) -> None:
    """Refuse lengths that a canvas cannot draw.

    Raises:
        ValueError: a length is negative, infinite or not a number.
    """
    for length in lengths:
        if not 0 <= length < math.inf:
            raise ValueError(f"a shape cannot have a length of {length}")

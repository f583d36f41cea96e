"""Marks that boards share: lines on lines, the keyboard's cursor, arrow heads, badges."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple, TypeVar

from widgets_games.render.geometry import Point, polar, spelled
from widgets_games.render.scene import AnyShape, At, Ellipse, Path, Rect
from widgets_games.render.style import AnyStyle
from widgets_games.render.theme import Theme

S = TypeVar("S", bound=Rect | Ellipse | Path)

CROSS: Final = "M-3.5,-3.5 l7,7 m0,-7 l-7,7"
"""The sign of what is refused, for a badge."""
_INSIDE: Final = 3
"""How far the thin line of the cursor is inside the thick one."""


class Head(NamedTuple):
    """The form of an arrow's head.

    Attributes:
        length: from its tip to its base.
        half: half the width of its base.
        notch: how far the middle of its base is drawn in.
    """

    length: float
    half: float
    notch: float = 0


def traced(outline: S, *strokes: tuple[str, float]) -> Iterator[S]:
    """An outline drawn several times, each line on the one before.

    Args:
        outline: what is drawn; its own colour and width do not count.
        strokes: the colour and the width of each line, the widest first.
    """
    for colour, width in strokes:
        yield replace(outline, stroke=colour, width=width)


def two_tone(style: AnyStyle, outline: S, outer: float, inner: float) -> Iterator[S]:
    """The line of what is happening now: gold on a dark one, never mistaken for a seat's colour."""
    return traced(outline, (style.colours.edge, outer), (style.theme.event, inner))


def cursor(theme: Theme, outline: Rect | Ellipse) -> Iterator[AnyShape]:
    """The keyboard's place: a double line, the thicker one on the outline."""
    yield from traced(outline, (theme.paper, 6), (theme.focus, 3.4))
    yield from traced(_inside(outline), (theme.focus, 1.2))


def arrow_head(
    tip: Point, degrees: float, head: Head, fill: str, edge: tuple[str, float] | None = None
) -> Path:
    """The head of an arrow that points that way; its edge has a colour and a width."""
    base = polar(head.length, degrees + 180, tip)
    left, right = (polar(head.half, degrees + side, base) for side in (90, -90))
    notch = (polar(head.notch, degrees, base),) if head.notch else ()
    corners = (tip, left, *notch, right)
    data = " L".join(spelled(corner) for corner in corners)
    stroke, width = edge or (None, 1)
    return Path(f"M{data} Z", fill=fill, stroke=stroke, width=width)


def badge(theme: Theme, at: At, sign: str, colour: str) -> Iterator[AnyShape]:
    """A round sign: a path in a circle of radius 7, drawn in the colour of paper."""
    yield Ellipse(0, 0, 9, 9, fill=colour, stroke=theme.paper, width=1.5, at=at)
    yield Path(sign, stroke=theme.paper, width=2, at=at)


def _inside(outline: Rect | Ellipse) -> Rect | Ellipse:
    if isinstance(outline, Ellipse):
        return replace(outline, rx=outline.rx - _INSIDE, ry=outline.ry - _INSIDE)
    return replace(
        outline,
        x=outline.x + _INSIDE,
        y=outline.y + _INSIDE,
        w=outline.w - 2 * _INSIDE,
        h=outline.h - 2 * _INSIDE,
        radius=outline.radius - _INSIDE,
    )

"""The shapes of the seats: circle, square, triangle and diamond tell them apart without colour."""

from __future__ import annotations

from typing import Any

from widgets_games.games.ohwahree.drawing.style import PALETTE
from widgets_games.render.scene import AnyShape, Ellipse, Path, Rect
from widgets_games.render.theme import Theme


def seat_shape(seat: int, x: float, y: float, radius: float, **paint: Any) -> AnyShape:
    """A seat's shape, of about the area of a circle of that radius.

    Args:
        seat: whose.
        x: its middle.
        y: its middle.
        radius: how large.
        paint: what all shapes take: `fill`, `stroke` and the like.
    """
    if seat == 1:
        return Ellipse(x, y, radius, radius, **paint)
    if seat == 2:
        half = radius * 0.9
        return Rect(x - half, y - half, 2 * half, 2 * half, radius * 0.18, **paint)
    if seat == 3:
        side = radius * 1.42
        top, foot = y - side * 0.92, y + side * 0.62
        corners = f"M{x:.1f},{top:.1f} L{x + side * 0.9:.1f},{foot:.1f} H{x - side * 0.9:.1f} Z"
        return Path(corners, **paint)
    side = radius * 1.3
    right, foot = x + side, y + side
    corners = f"M{x:.1f},{y - side:.1f} L{right:.1f},{y:.1f} L{x:.1f},{foot:.1f}"
    return Path(f"{corners} L{x - side:.1f},{y:.1f} Z", **paint)


def glyph(seat: int, theme: Theme) -> tuple[AnyShape, ...]:
    """A seat's marker in small and plain, in a box from (-10, -10) to (10, 10)."""
    edge = PALETTE.of(theme).edge
    low = 1.2 if seat == 3 else 0
    return (seat_shape(seat, 0, low, 6.6, fill=theme.seats[seat - 1], stroke=edge, width=1.4),)

"""The hand: a walnut bowl, whose spout points at the pit it gives to or takes from."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from widgets_games.games.ohwahree.drawing import packing
from widgets_games.games.ohwahree.drawing.geometry import CENTRE, HAND, PEBBLE, SPOUT, angle, on_ray
from widgets_games.games.ohwahree.drawing.middle import pill
from widgets_games.games.ohwahree.drawing.pebbles import Pebble, pebbles
from widgets_games.games.ohwahree.drawing.pointing import Picture, Tag
from widgets_games.games.ohwahree.drawing.style import Style
from widgets_games.games.ohwahree.rules.ring import Pit
from widgets_games.games.ohwahree.rules.state import Hand
from widgets_games.render.geometry import arc_on, polar, spelled
from widgets_games.render.scene import AnyShape, At, Ellipse, Path

TAKEN_KEY: Final = "taken"
"""The key of the pebbles that have just come into the hand."""
_HEAP_TURN: Final = 5
_SMALLER: Final = 0.92
_FAR_ENOUGH: Final = 110


def held(count: int) -> tuple[Pebble, ...]:
    """The pebbles in the hand, those that came last last."""
    x, y = CENTRE
    radius = PEBBLE * _SMALLER
    return tuple(
        Pebble(x + spot.x, y + spot.y, _HEAP_TURN * 7 + number * 11, radius, spot.layer)
        for number, spot in enumerate(packing.heap(count, _HEAP_TURN, radius))
    )


def hand(
    style: Style, holding: Hand, pointing: Pit, picture: Picture, taken: int
) -> Iterator[AnyShape]:
    """The hand and what is in it.

    Args:
        style: where and in which colours.
        holding: what it holds.
        pointing: the pit that its spout points at.
        picture: what is written on it, and where there is a tag to keep clear of.
        taken: how many of its pebbles have just come.
    """
    yield from _bowl(style, angle(pointing))
    inside = held(holding.pebbles + holding.captured)
    before = max(0, len(inside) - taken)
    yield from pebbles(style, inside[:before])
    yield from pebbles(style, inside[before:], TAKEN_KEY)
    if picture.hand_label:
        place = on_ray(HAND + 13, _label_angle(pointing, picture.tag))
        yield from pill(style, place, picture.hand_label, style.geometry.type.hand)


def _label_angle(pointing: Pit, told: Tag | None) -> float:
    """Behind the hand, or to that side of it where there is no tag."""
    behind = angle(pointing) + 180
    if told is None:
        return behind
    return max(
        (behind, behind + 60, behind - 60, behind + 100, behind - 100),
        key=lambda degrees: min(_apart(degrees, angle(told.pit)), _FAR_ENOUGH),
    )


def _apart(one: float, other: float) -> float:
    return abs((one - other + 180) % 360 - 180)


@lru_cache(maxsize=96)
def _bowl(style: Style, degrees: float) -> tuple[AnyShape, ...]:
    """Its outline with the spout, the channel in the spout, the hollow; all about (0, 0)."""
    colours, (x, y) = style.colours, CENTRE
    at, body = At(x, y), HAND + 8

    def around(*places: tuple[float, float]) -> str:
        return spelled(*(polar(radius, degrees + turn) for radius, turn in places))

    outline = (
        f"M{around((body, 58))} "
        f"C{around((HAND + 12, 32), (HAND + 8, 14), (SPOUT - 4, 4.5))} "
        f"Q{around((SPOUT + 2, 0), (SPOUT - 4, -4.5))} "
        f"C{around((HAND + 8, -14), (HAND + 12, -32), (body, -58))} "
        f"{arc_on(body, degrees - 58, degrees - 302)} Z"
    )
    channel = (
        f"M{around((SPOUT - 10, 0))} Q{around((body, 5), (HAND - 6, 26))} "
        f"Q{around((HAND - 16, 0), (HAND - 6, -26))} Z"
    )
    return (
        Path(outline, fill=colours.shadow, alpha=0.22, at=At(x + 2, y + 5)),
        Path(outline, fill=colours.walnut.over(SPOUT), stroke=colours.shadow, width=1.2, at=at),
        Path(channel, fill=colours.bowl.near, at=at),
        Ellipse(0, 0, HAND - 1, HAND - 1, fill=colours.wall.near, at=at),
        Ellipse(0, 1.5, HAND - 5, HAND - 5, fill=colours.bowl.over(HAND), at=at),
    )


def stencils(style: Style) -> tuple[AnyShape, ...]:
    """The bowl, for its gradients."""
    return _bowl(style, 0)

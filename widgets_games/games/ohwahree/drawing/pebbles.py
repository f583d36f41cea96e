"""The pebbles: each of its own outline and tone, so that a heap looks found, not made.

Shadows and shines of a whole board are one path each. Most of a step's message is pebbles, and
what they share is sent once.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from widgets_games.games.ohwahree.drawing.geometry import PEBBLE
from widgets_games.games.ohwahree.drawing.style import Style
from widgets_games.render.geometry import Point, polar, spelled
from widgets_games.render.scene import AnyShape, At, Path

_GRAINS: Final = (
    ((1.00, 1.04, 0.97, 1.02, 1.00, 0.96, 1.03, 0.98), 1.07, 0.93, 0),
    ((0.97, 1.03, 1.05, 0.98, 0.95, 1.02, 1.00, 1.02), 1.03, 0.97, 28),
    ((1.03, 0.97, 1.00, 1.05, 0.98, 1.00, 0.95, 1.02), 1.09, 0.90, 71),
    ((1.00, 1.00, 1.04, 0.96, 1.03, 0.98, 1.01, 0.97), 1.02, 0.99, 115),
    ((0.98, 1.05, 0.98, 1.00, 1.04, 0.97, 0.99, 1.02), 1.06, 0.95, 160),
    ((1.02, 0.98, 1.03, 0.97, 1.01, 1.04, 0.96, 1.00), 1.09, 0.91, 200),
    ((0.99, 1.03, 0.96, 1.04, 1.00, 0.97, 1.02, 0.99), 1.04, 0.97, 236),
    ((1.04, 0.96, 1.02, 0.99, 0.97, 1.03, 1.00, 1.01), 1.08, 0.92, 290),
)
"""Outlines: the radius at eight points of the compass, the stretch in x and y, the turn."""
_SIZES: Final = (1.0, 0.96, 1.03, 0.98)
TONES: Final = 6


class Pebble(NamedTuple):
    """A pebble to draw.

    Attributes:
        x, y: its middle.
        look: a number that its outline, tone and size follow from.
        radius: about how large it is.
        layer: 1 if it lies on others.
    """

    x: float
    y: float
    look: int
    radius: float = PEBBLE
    layer: int = 0

    @property
    def outline(self) -> str:
        """Its outline, drawn about (0, 0)."""
        return OUTLINES[self.look * 3 % len(OUTLINES)]

    @property
    def at(self) -> At:
        """Where it lies, and how large its outline is there."""
        scale = _SIZES[self.look % len(_SIZES)] * self.radius / PEBBLE
        return At(round(self.x, 1), round(self.y, 1), round(scale, 3))

    @property
    def tone(self) -> int:
        """Which of the tones it has."""
        return self.look * 5 % TONES


def pebbles(style: Style, all_pebbles: Iterable[Pebble], key: str = "") -> Iterator[AnyShape]:
    """Pebbles, those of the lower layer first.

    Args:
        style: the colours.
        all_pebbles: what lies where.
        key: the key of all their shapes.
    """
    lying = tuple(all_pebbles)
    for layer in (0, 1):
        together = [pebble for pebble in lying if pebble.layer == layer]
        if together:
            yield from _layer(style, together, key)


def newest(style: Style, pebble: Pebble, key: str) -> Iterator[AnyShape]:
    """The pebble that has just fallen: with a gold line between dark ones."""
    for colour, width in ((style.colours.edge, 9.6), (style.theme.event, 6.6)):
        yield Path(pebble.outline, stroke=colour, width=width, at=pebble.at, key=key, reused=True)
    yield from _layer(style, [pebble], key)


def ghosts(style: Style, all_pebbles: Iterable[Pebble]) -> Iterator[AnyShape]:
    """Pebbles that are not there yet, or no longer: broken outlines."""
    for pebble in all_pebbles:
        yield Path(
            pebble.outline,
            stroke=style.colours.ghost,
            width=2.1,
            dash=(4, 3.4),
            at=pebble.at,
            reused=True,
        )


def flying(style: Style, pebble: Pebble) -> Iterator[AnyShape]:
    """A pebble in the air: without shadow and shine, it is sent for every picture of its flight."""
    yield _body(style, pebble, "")


def stencils(style: Style) -> Iterator[AnyShape]:
    """One pebble of each outline and tone."""
    for look in range(len(OUTLINES) * TONES):
        yield _body(style, Pebble(0, 0, look), "")


def _layer(style: Style, lying: list[Pebble], key: str) -> Iterator[AnyShape]:
    radius = max(pebble.radius for pebble in lying)
    colours = style.colours
    yield Path(
        _dots(((p.x + 0.1 * p.radius, p.y + 0.22 * p.radius) for p in lying), (1, 0)),
        stroke=colours.shadow,
        width=2.1 * radius,
        alpha=0.34,
        key=key,
    )
    # By tone, as each change of colour is sent to the page; none lies on another of its layer.
    for pebble in sorted(lying, key=_tone):
        yield _body(style, pebble, key)
    yield _shine(style, lying, key)


def _shine(style: Style, lying: list[Pebble], key: str) -> Path:
    return Path(
        _dots(((p.x - 0.38 * p.radius, p.y - 0.33 * p.radius) for p in lying), (2, -1)),
        stroke=style.colours.gloss,
        width=0.45 * max(pebble.radius for pebble in lying),
        alpha=0.42,
        key=key,
    )


def _body(style: Style, pebble: Pebble, key: str) -> Path:
    return Path(
        pebble.outline,
        fill=style.colours.stones[pebble.tone].over(PEBBLE),
        stroke=style.colours.stone_line,
        width=0.9,
        at=pebble.at,
        key=key,
        reused=True,
    )


def _tone(pebble: Pebble) -> int:
    return pebble.tone


def _dots(points: Iterable[Point], stroke: Point) -> str:
    """A short stroke at each point, with a broad pen a dot; in numbers as short as can be."""
    return " ".join(f"M{x:.0f},{y:.0f} l{stroke[0]},{stroke[1]}" for x, y in points)


def _outline(radii: tuple[float, ...], stretch_x: float, stretch_y: float, degrees: float) -> str:
    """A closed bezier through the ends of the radii."""
    turn = math.radians(degrees)
    corners = []
    for number, radius in enumerate(radii):
        x, y = polar(PEBBLE * radius, -45 * number)
        x, y = x * stretch_x, y * stretch_y
        corners.append(
            (
                x * math.cos(turn) - y * math.sin(turn),
                x * math.sin(turn) + y * math.cos(turn),
            )
        )
    count = len(corners)
    bends = [
        _bend(*(corners[(number + step) % count] for step in (-1, 0, 1, 2)))
        for number in range(count)
    ]
    return f"M{spelled(corners[0])} {' '.join(bends)} Z"


def _bend(before: Point, start: Point, end: Point, after: Point) -> str:
    leaving = start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6
    arriving = end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6
    return f"C{spelled(leaving, arriving, end)}"


OUTLINES: Final = tuple(_outline(*grain) for grain in _GRAINS)

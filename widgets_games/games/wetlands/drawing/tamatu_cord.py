"""Protection of Tāmatu: a braided cord along the path that ties neighbours together."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from widgets_games.games.wetlands.drawing.lines import Way, way
from widgets_games.games.wetlands.drawing.marks import outlined
from widgets_games.games.wetlands.drawing.style import WHITE, Style
from widgets_games.games.wetlands.rules.path import Domain
from widgets_games.render.scene import AnyShape, Path
from widgets_games.render.theme import mix

_WAIST: Final = 13
"""How high above the feet the cord runs."""
_STRAND: Final = 2.2
"""How far a strand swings to each side."""
_ROPE: Final = (5, 5)


def cord(style: Style, run: tuple[Domain, ...], seat: int) -> Iterator[AnyShape]:
    """The cord under the pieces, and the tiles it ties together edged with the same rope."""
    colour, edge = style.seat(seat), style.colours.edge
    for domain in run:
        tile = style.geometry.tile(domain)
        yield outlined(tile, edge, 5)
        yield outlined(tile, mix(colour, WHITE, 0.35), 3)
        yield outlined(tile, colour, 3, _ROPE)
    line = way(style.geometry, run[0], run[-1], _WAIST)
    yield Path(line.data, stroke=edge, width=8.4)
    yield Path(_strand(line, 0), stroke=mix(colour, WHITE, 0.35), width=2.8)
    yield Path(_strand(line, math.pi), stroke=colour, width=2.8)
    for domain in run:
        yield from _loop(style, domain, seat, -1)


def cord_loops(style: Style, run: tuple[Domain, ...], seat: int) -> Iterator[AnyShape]:
    """The front halves of the loops round the pieces' waists."""
    for domain in run:
        yield from _loop(style, domain, seat, 1)


def _strand(line: Way, phase: float) -> str:
    points = line.samples(2)
    walked = 0.0
    words = []
    for number, (x, y) in enumerate(points):
        before, after = points[max(number - 1, 0)], points[min(number + 1, len(points) - 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy)
        if number:
            walked += math.dist(points[number - 1], (x, y))
        swing = _STRAND * math.sin(walked / 3.2 + phase) / length
        words.append(f"{x - dy * swing:.1f},{y + dx * swing:.1f}")
    return "M" + " L".join(words)


def _loop(style: Style, domain: Domain, seat: int, side: int) -> Iterator[AnyShape]:
    """Half a loop: behind the waist for side -1, before it for 1."""
    x, foot = style.geometry.foot(domain)
    y = foot - _WAIST
    left, right, reach = x - 12, x + 12, y + 7 * side
    line = f"M{left:g},{y:g} C{left:g},{reach:g} {right:g},{reach:g} {right:g},{y:g}"
    yield Path(line, stroke=style.colours.edge, width=6.4)
    yield Path(line, stroke=mix(style.seat(seat), WHITE, 0.35), width=3.6)

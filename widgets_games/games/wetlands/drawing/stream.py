"""The stream that carries the path: three reaches, two turns, lily pads and reeds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from widgets_games.games.wetlands.drawing.geometry import (
    BOARD_W,
    BOARD_X,
    FIELD_LEFT,
    FIELD_RIGHT,
    PAGE_W,
    RIVER_PAD,
    Geometry,
    turn_after,
)
from widgets_games.games.wetlands.drawing.style import Style
from widgets_games.games.wetlands.rules.path import Domain
from widgets_games.render.scene import AnyShape, At, Gradient, Path, Rect

_TURN_REACH: Final = 35
_TURN_CORNER: Final = 30
_BOARD_RIGHT: Final = BOARD_X + BOARD_W


def stream(style: Style) -> Iterator[AnyShape]:
    """The water, in at the left of the top row and out at the right of the bottom row."""
    geometry, theme, colours = style.geometry, style.theme, style.colours
    half = _half_width(geometry, 0)
    top, bottom = geometry.row_y(0), geometry.row_y(2)
    ends = ((0.0, BOARD_X, top), (PAGE_W, _BOARD_RIGHT, bottom))
    for far, near, y in ends:
        for inset, colour in ((0, colours.shallow), (3, colours.water)):
            fade = Gradient(far, 0, near, 0, ((0, theme.paper), (1, colour)))
            height = 2 * (half - inset)
            yield Rect(min(far, near), y - half + inset, BOARD_X, height, fill=fade)
    for inset, colour in ((0, colours.shallow), (3, colours.water)):
        line = None if inset else colours.water_line
        yield Path(_outline(geometry, inset), fill=colour, stroke=line, width=1.4)
        # The board's rim stops where the water flows over it.
        gap = inset or 0.7
        for _, near, y in ends:
            yield Rect(near - 1.5, y - half + gap, 3, 2 * (half - gap), fill=colour)
    yield from _wavelets(style, top, bottom)
    yield from _lilies(style)


def reeds(style: Style) -> Iterator[AnyShape]:
    """Clumps on dry ground, never next to a name."""
    geometry = style.geometry
    foot = geometry.board_y + geometry.board_h
    banks = [(geometry.row_y(row) + geometry.row_y(row + 1)) / 2 for row in (0, 1)]
    clumps = (
        (720, geometry.board_y + 27, 0.9, 1),
        (36, foot - 4, 0.9, -1),
        (46, foot - 3, 0.7, 1),
        (728, banks[1] + 12, 0.9, 1),
        (34, banks[0] + 15, 0.9, 1),
    )
    for x, y, scale, side in clumps:
        yield from _clump(style, At(x, y, scale), side)


def _half_width(geometry: Geometry, inset: float) -> float:
    return geometry.tile_h / 2 + RIVER_PAD - inset


def _outline(geometry: Geometry, inset: float) -> str:
    """One closed line round all the water, `inset` inside its edge."""
    half = _half_width(geometry, inset)
    y1, y2, y3 = (geometry.row_y(row) for row in range(3))
    left, right = FIELD_LEFT - _TURN_REACH + inset, FIELD_RIGHT + _TURN_REACH - inset
    nose_right, nose_left = FIELD_RIGHT + 1 + inset, FIELD_LEFT - 1 - inset
    r = _TURN_CORNER - inset
    k = r * 0.45
    nose = (geometry.pitch_y - 2 * half) / 2
    words = (
        f"M{BOARD_X},{y1 - half} H{right - r}",
        f"C{right - k},{y1 - half} {right},{y1 - half + k} {right},{y1 - half + r}",
        f"V{y2 + half - r} C{right},{y2 + half - k} {right - k},{y2 + half}",
        f"{right - r},{y2 + half} H{nose_left + nose}",
        f"C{nose_left - nose * 0.35},{y2 + half} {nose_left - nose * 0.35},{y3 - half}",
        f"{nose_left + nose},{y3 - half} H{_BOARD_RIGHT} V{y3 + half} H{left + r}",
        f"C{left + k},{y3 + half} {left},{y3 + half - k} {left},{y3 + half - r}",
        f"V{y2 - half + r} C{left},{y2 - half + k} {left + k},{y2 - half}",
        f"{left + r},{y2 - half} H{nose_right - nose}",
        f"C{nose_right + nose * 0.35},{y2 - half} {nose_right + nose * 0.35},{y1 + half}",
        f"{nose_right - nose},{y1 + half} H{BOARD_X} Z",
    )
    return " ".join(words)


def _wavelets(style: Style, top: float, bottom: float) -> Iterator[AnyShape]:
    low = style.geometry.tile_h / 2 - 3
    spots = (
        (29, top + low - 3),
        (50, top + low + 2),
        (12, top - low + 4),
        (710, bottom + low),
        (728, bottom + low - 6),
        (746, bottom - low + 2),
    )
    for x, y in spots:
        yield Path(
            "M-7,0 q3.5,-3.5 7,0 q3.5,3.5 7,0",
            stroke=style.colours.water_line,
            width=1.2,
            at=At(x, y),
        )


def _lilies(style: Style) -> Iterator[AnyShape]:
    """Lily pads in the outer corners of the turns."""
    top = style.geometry.row_y(0) - style.geometry.tile_h / 2
    bottom = style.geometry.row_y(2) + style.geometry.tile_h / 2
    for x, y, size, degrees in (
        (710, top + 8, 6.5, 40),
        (719, top + 19, 4, 160),
        (51, bottom - 10, 6.5, 220),
        (40, bottom - 20, 4, 320),
    ):
        yield Path(
            "M0,0 L0.95,-0.3 C0.8,-1.2 -1,-1.35 -1,0 C-1,1.35 0.8,1.2 0.95,0.3 Z",
            fill=style.colours.lily,
            at=At(x, y, size, degrees),
        )


def _clump(style: Style, at: At, side: int) -> Iterator[AnyShape]:
    stalks = ((-8, -10), (-5, -17), (-1, -21), (4, -18), (9, -11))
    lines = (
        f"M{dx * 0.2 * side:g},0 C{dx * 0.3 * side:g},{h * 0.4:g} {dx * 0.5 * side:g},{h * 0.7:g} "
        f"{dx * side},{h}"
        for dx, h in stalks
    )
    yield Path(" ".join(lines), stroke=style.colours.reed, width=1.4, at=at)
    heads = (f"M{dx * side},{h} L{dx * 1.12 * side:g},{h - 6}" for dx, h in (stalks[2], stalks[3]))
    yield Path(" ".join(heads), stroke=style.colours.wood, width=3, at=at)


def turn_arrow(style: Style, domain: Domain) -> Path:
    """The bent arrow from 10 to 11 and from 20 to 21, its head in one with it."""
    side = turn_after(domain)
    edge = FIELD_RIGHT if side > 0 else FIELD_LEFT
    above, below = style.geometry.centre(domain)[1], style.geometry.centre(domain + 1)[1]
    near, bulge = edge + side * 4, edge + side * 29
    return Path(
        f"M{near},{above:g} C{bulge},{above:g} {bulge},{below:g} {edge + side * 2},{below:g} "
        f"m{side * 6},-5 l{-side * 6},5 l{side * 6},5",
        stroke=style.theme.ink_soft,
        width=2.6,
    )

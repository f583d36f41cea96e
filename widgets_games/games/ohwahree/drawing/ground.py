"""What no step changes: the wooden board, the track of the owners, the empty pits and trays."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from widgets_games.games.ohwahree.drawing.geometry import (
    BAND,
    BAND_W,
    CENTRE,
    CORNER,
    CORNERS,
    FLOOR,
    GROOVE,
    HALF,
    PAGE_H,
    PAGE_W,
    PLATE,
    PLATE_R,
    RIM,
    ROSETTE,
    SEAT_CORNERS,
    TRAY_ARC,
    TRAY_EDGE,
    TRAY_END,
    Corner,
    corner_at,
    pit_at,
)
from widgets_games.games.ohwahree.drawing.seats import seat_shape
from widgets_games.games.ohwahree.drawing.style import Style
from widgets_games.games.ohwahree.rules.ring import PITS
from widgets_games.render.geometry import Point, arc_on, bow, polar, spelled
from widgets_games.render.scene import AnyShape, At, Ellipse, Path, Rect
from widgets_games.render.theme import mix

_GRAIN_LINES: Final = 30
_PETALS: Final = 6


def ground(style: Style, players: int) -> Iterator[AnyShape]:
    """The ground, the back first."""
    yield Rect(0, 0, PAGE_W, PAGE_H, fill=style.theme.paper)
    yield from _wood(style)
    yield from _tracks(style)
    for corner in CORNERS:
        if corner in SEAT_CORNERS[players]:
            yield from _tray(style, corner)
        else:
            yield from _rosette(style, corner)
    for seat, corner in enumerate(SEAT_CORNERS[players], 1):
        yield from _plate(style, seat, corner)
    for pit in range(PITS):
        yield from _pit(style, pit_at(pit))


def _wood(style: Style) -> Iterator[AnyShape]:
    """Its shadow, its face, a few lines of grain, its walnut edge."""
    colours, (x, y) = style.colours, CENTRE
    left, top, side = x - HALF, y - HALF, 2 * HALF
    for drop, alpha in ((7, 0.05), (4, 0.07), (2, 0.1)):
        yield Rect(
            left - 1,
            top + drop - 1,
            side + 2,
            side + 2,
            CORNER + 1,
            fill=colours.shadow,
            alpha=alpha,
        )
    yield Rect(left, top, side, side, CORNER, fill=colours.wood.over(HALF, x, y))
    yield Ellipse(x, y, BAND, BAND, fill=colours.disc, alpha=0.75)
    for number in range(_GRAIN_LINES):
        yield _grain(style, number, left, top)
    outer = side - 5
    yield Rect(
        left + 2.5, top + 2.5, outer, outer, CORNER - 2.5, stroke=colours.walnut.far, width=5
    )
    yield Rect(
        left + 1.2,
        top + 1.2,
        side - 2.4,
        side - 2.4,
        CORNER - 1.2,
        stroke=colours.walnut.near,
        width=1.8,
    )
    inner = side - 11.4
    yield Rect(
        left + 5.7, top + 5.7, inner, inner, CORNER - 5.7, stroke=colours.lip, width=1.4, alpha=0.8
    )


def _grain(style: Style, number: int, left: float, top: float) -> Path:
    y = top + 22 + number * (2 * HALF - 44) / (_GRAIN_LINES - 1)
    bends = [(number * 37 + turn * 53) % 19 - 9 for turn in range(4)]
    inset = 12 if 40 < y - top < 2 * HALF - 40 else 34
    places = (left + inset, left + 210, left + 430, left + 2 * HALF - inset)
    points = [(x, y + bend) for x, bend in zip(places, bends, strict=True)]
    return Path(
        f"M{spelled(points[0])} C{spelled(*points[1:])}",
        stroke=style.colours.grain,
        width=(0.7, 1, 1.6)[number * 5 % 3],
        alpha=style.colours.grain_alpha,
    )


def _tracks(style: Style) -> Iterator[AnyShape]:
    """The track of the owners' markers, and the groove of the hand's way."""
    colours, (x, y) = style.colours, CENTRE
    yield Ellipse(x, y, BAND, BAND, stroke=colours.lip, width=BAND_W + 3, alpha=0.8)
    yield Ellipse(x, y, BAND, BAND, stroke=colours.band, width=BAND_W)
    yield Ellipse(x, y + 1.2, GROOVE, GROOVE, stroke=colours.lip, width=3)
    yield Ellipse(x, y, GROOVE, GROOVE, stroke=colours.grain, width=2)


def _pit(style: Style, middle: Point) -> Iterator[AnyShape]:
    """One carved pit: rim, wall, floor, the shade under its upper edge, the lit lower lip."""
    colours, at = style.colours, At(*middle)
    for tone, radius, drop in (
        (colours.rim, RIM + 2.5, 0.0),
        (colours.wall, RIM, 0.0),
        (colours.floor, FLOOR, 1.5),
    ):
        yield Ellipse(0, drop, radius, radius, fill=tone.over(RIM), at=at)
    for bend, alpha in ((1.10, 0.13), (1.22, 0.10), (1.5, 0.08)):
        shade = _crescent(RIM, 205, 45, RIM * bend)
        yield Path(shade, fill=colours.carve, alpha=alpha, at=at)
    lit = _crescent(RIM - 4, 215, 375, RIM * 1.12)
    yield Path(lit, fill=colours.lip, alpha=colours.lip_alpha, at=at)


def _crescent(radius: float, start: float, end: float, back: float) -> str:
    """Between an arc of a circle about (0, 0) and a flatter arc back, of that radius."""
    first, last = polar(radius, start), polar(radius, end)
    there, home = arc_on(radius, start, end), bow(last, first, back, end > start)
    return f"M{spelled(first)} {there} {home} Z"


def _tray(style: Style, corner: Corner) -> Iterator[AnyShape]:
    colours, (x, y) = style.colours, CENTRE
    for tone, inset in ((colours.rim, -2.0), (colours.wall, 0.0), (colours.floor, 3.5)):
        # One gradient over the whole board, in which each tray has its part.
        outline = _tray_outline(corner, inset)
        yield Path(outline, fill=tone.over(TRAY_EDGE), at=At(x, y))


def _tray_outline(corner: Corner, inset: float) -> str:
    """Two sides along the board's edges, joined by an arc round the pits, about the middle."""
    edge, radius, end = TRAY_EDGE - inset, TRAY_ARC + inset, TRAY_END + inset
    meet = math.sqrt(radius * radius - end * end)
    bend = meet + (edge - meet) * 0.35
    rounding = HALF - PLATE - (HALF - TRAY_EDGE) - inset

    def point(u: float, v: float) -> Point:
        return corner.across * u, corner.down * v

    clockwise = corner.across * corner.down > 0
    parts = (
        f"M{spelled(point(end, meet))}",
        bow(point(end, meet), point(meet, end), radius, not clockwise),
        f"C{spelled(point(bend, end - 16), point(edge, end - 14), point(edge, end + 8))}",
        f"L{spelled(point(edge, PLATE))}",
        bow(point(edge, PLATE), point(PLATE, edge), rounding, clockwise),
        f"L{spelled(point(end + 8, edge))}",
        f"C{spelled(point(end - 14, edge), point(end - 16, bend), point(end, meet))} Z",
    )
    return " ".join(parts)


def _rosette(style: Style, corner: Corner) -> Iterator[AnyShape]:
    """A corner nobody sits at: six chip-carved petals."""
    colours, (x, y), radius = style.colours, corner_at(corner, ROSETTE), 34
    yield Ellipse(x, y + 1.2, radius + 5, radius + 5, stroke=colours.lip, width=1.6)
    yield Ellipse(x, y, radius + 5, radius + 5, stroke=colours.grain, width=1.6)
    petal_fill = mix(colours.wall.near, colours.wall.far, 0.4)
    for petal in range(_PETALS):
        tip = polar(radius, petal * 60 + 15)
        outline = f"M0,0 {bow((0, 0), tip, radius, True)} {bow(tip, (0, 0), radius, True)} Z"
        yield Path(outline, fill=petal_fill, stroke=colours.lip, at=At(x, y))


def _plate(style: Style, seat: int, corner: Corner) -> Iterator[AnyShape]:
    """The seat's shape on its corner, for the number of captured pebbles."""
    colours, (x, y) = style.colours, corner_at(corner, PLATE)
    shadow = {"fill": colours.shadow, "stroke": colours.shadow, "width": 3, "alpha": 0.25}
    yield seat_shape(seat, x + 1, y + 3, PLATE_R, **shadow)
    yield seat_shape(seat, x, y, PLATE_R, fill=style.seat(seat), stroke=colours.halo, width=3)

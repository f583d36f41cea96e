"""The Sky: who is saved, and what that comes to in the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from widgets_games.games.rowan.drawing.captions import WORDS, ZONE_NAMES, say
from widgets_games.games.rowan.drawing.geometry import (
    SKY_X,
    SOCKET_PITCH,
    SOCKET_R,
    ZONE_DY,
    ZONE_NAME_Y,
    sky_arc,
    socket,
    socket_x,
)
from widgets_games.games.rowan.drawing.pieces import star
from widgets_games.games.rowan.drawing.style import Style
from widgets_games.render.lettering import Face, written
from widgets_games.render.scene import AnyShape, Ellipse, Path

ZONES: Final = ((0, 8), (8, 9), (9, 12))
"""From which socket to which a game is lost, drawn and won."""
_WIDTHS: Final = (1.6, 3.2, 4.8)
_DOTTED: Final = (0.8, 6.4)


class Saved(NamedTuple):
    """What the Sky shows.

    Attributes:
        pieces: how many are saved.
        fresh: how many of them have just come.
        coming: how many a picked move would bring.
        zone: the zone the game ended in, None while it goes on.
    """

    pieces: int
    fresh: int = 0
    coming: int = 0
    zone: int | None = None


def star_key(number: int) -> str:
    """The key of the shapes of a light piece in the Sky, counted from 0."""
    return f"star-{number}"


def zone_of(saved: int) -> int:
    """The zone in which a game ends with this number of pieces saved."""
    return next(number for number, (_, last) in enumerate(ZONES) if saved <= last)


def zone_bar(style: Style, zone: int, lit: bool) -> Iterator[AnyShape]:
    """The line under the sockets of a zone: dotted, thin or thick, so that they differ in grey."""
    first, last = ZONES[zone]
    left = socket_x(first) - SOCKET_PITCH / 2 + 5
    right = socket_x(last - 1) + SOCKET_PITCH / 2 - 5
    middle = (left + right) / 2
    start, end = sky_arc(left) + ZONE_DY, sky_arc(right) + ZONE_DY
    # A parabola is a quadratic bezier whose handle is where the tangents of its ends meet.
    handle = 2 * (sky_arc(middle) + ZONE_DY) - (start + end) / 2
    line = f"M{left:.1f},{start:.1f} Q{middle:.1f},{handle:.1f} {right:.1f},{end:.1f}"
    width = style.stroke(_WIDTHS[zone])
    if lit:
        yield Path(line, stroke=style.colours.edge, width=width + 6)
        yield Path(line, stroke=style.theme.event, width=width + 3)
        return
    ink = style.theme.ink_soft if zone < 2 else style.theme.ink
    dash = _DOTTED if zone == 0 else ()
    yield Path(line, stroke=ink, width=width, dash=dash, alpha=0.75)


def zone_names(style: Style) -> Iterator[AnyShape]:
    """What each zone is called, and what the number of the saved stands under."""
    size, theme = style.geometry.type.small, style.theme
    for zone, (first, last) in enumerate(ZONES):
        right = socket_x(last - 1) + SOCKET_PITCH / 2 - 5
        x = right if zone == 1 else (socket_x(first) + socket_x(last - 1)) / 2
        face = Face(size, 600 if zone == 2 else 400)
        ink = theme.ink if zone == 2 else theme.ink_soft
        anchor = "end" if zone == 1 else "middle"
        yield written((x, ZONE_NAME_Y), say(ZONE_NAMES[zone]), face, ink, anchor)
    yield written((SKY_X, 91), say(WORDS["sky"]), Face(size, 600), theme.ink_soft)


def saved_pieces(style: Style, saved: Saved) -> Iterator[AnyShape]:
    """The stars that are home, those that would come, and how many are home."""
    colours, theme = style.colours, style.theme
    won = saved.zone == len(ZONES) - 1
    if saved.zone is not None:
        yield from zone_bar(style, saved.zone, lit=True)
    if saved.pieces > 1:
        points = " L".join(f"{x:.1f},{y:.1f}" for x, y in map(socket, range(saved.pieces)))
        line = theme.event if won else theme.ink
        yield Path(f"M{points}", stroke=line, width=style.stroke(3.2 if won else 1.4))
    for number in range(saved.pieces):
        yield from _star(style, number, won or number >= saved.pieces - saved.fresh)
    for number in range(saved.pieces, saved.pieces + saved.coming):
        x, y = socket(number)
        ring = SOCKET_R - 1.6
        yield Ellipse(x, y, ring, ring, fill=colours.plate, stroke=theme.legal, width=2.8)
        yield star((x, y + 0.4), 6.6, theme.legal)
    face = Face(style.geometry.type.sky, 700)
    yield written((SKY_X, 116), str(saved.pieces), face, theme.ink)


def _star(style: Style, number: int, lit: bool) -> Iterator[AnyShape]:
    colours, key = style.colours, star_key(number)
    x, y = socket(number)
    if lit:
        glow = SOCKET_R + 4.4
        edge = colours.edge
        yield Ellipse(x, y, glow, glow, fill=style.theme.event, stroke=edge, width=1, key=key)
    yield from home_at(style, x, y, lit, key)


def home_at(style: Style, x: float, y: float, lit: bool, key: str = "") -> Iterator[AnyShape]:
    """A light piece with its star."""
    colours = style.colours
    yield Ellipse(x + 1.2, y + 2, SOCKET_R, SOCKET_R, fill=colours.shadow, alpha=0.15, key=key)
    yield Ellipse(
        x,
        y,
        SOCKET_R,
        SOCKET_R,
        fill=colours.ivory,
        stroke=colours.ivory_edge,
        width=1.8,
        key=key,
    )
    inner = SOCKET_R - 3.2
    yield Ellipse(x, y, inner, inner, stroke=colours.ivory_dark, width=1, key=key)
    yield star((x, y + 0.4), 8.4, colours.berry if lit else colours.ivory_edge, key)

"""The Sky: who is saved, and what that comes to in the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from widgets_games.games.rowan.drawing.captions import WORDS, ZONE_NAMES
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
from widgets_games.games.rowan.drawing.kit import Kit
from widgets_games.games.rowan.drawing.pieces import star
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
    """The zone that a game with so many saved ends in."""
    return next(number for number, (_, last) in enumerate(ZONES) if saved <= last)


def zone_bar(kit: Kit, zone: int, lit: bool) -> Iterator[AnyShape]:
    """The line under the sockets of a zone: dotted, thin or thick, so that they differ in grey."""
    first, last = ZONES[zone]
    left = socket_x(first) - SOCKET_PITCH / 2 + 5
    right = socket_x(last - 1) + SOCKET_PITCH / 2 - 5
    middle = (left + right) / 2
    start, end = sky_arc(left) + ZONE_DY, sky_arc(right) + ZONE_DY
    # A parabola is a quadratic bezier whose handle is where the tangents of its ends meet.
    handle = 2 * (sky_arc(middle) + ZONE_DY) - (start + end) / 2
    line = f"M{left:.1f},{start:.1f} Q{middle:.1f},{handle:.1f} {right:.1f},{end:.1f}"
    width = kit.stroke(_WIDTHS[zone])
    if lit:
        yield Path(line, stroke=kit.tokens.event_edge, width=width + 6)
        yield Path(line, stroke=kit.theme.event, width=width + 3)
        return
    ink = kit.theme.ink_soft if zone < 2 else kit.theme.ink
    dash = _DOTTED if zone == 0 else ()
    yield Path(line, stroke=ink, width=width, dash=dash, alpha=0.75)


def zone_names(kit: Kit) -> Iterator[AnyShape]:
    """What each zone is called, and what the number of the saved stands under."""
    size, theme = kit.geometry.type.small, kit.theme
    for zone, (first, last) in enumerate(ZONES):
        right = socket_x(last - 1) + SOCKET_PITCH / 2 - 5
        x = right if zone == 1 else (socket_x(first) + socket_x(last - 1)) / 2
        face = Face(size, 600 if zone == 2 else 400)
        ink = theme.ink if zone == 2 else theme.ink_soft
        anchor = "end" if zone == 1 else "middle"
        yield written((x, ZONE_NAME_Y), ZONE_NAMES[zone], face, ink, anchor)
    yield written((SKY_X, 91), WORDS["sky"], Face(size, 600), theme.ink_soft)


def saved_pieces(kit: Kit, saved: Saved) -> Iterator[AnyShape]:
    """The stars that are home, those that would come, and how many are home."""
    tokens, theme = kit.tokens, kit.theme
    won = saved.zone == len(ZONES) - 1
    if saved.zone is not None:
        yield from zone_bar(kit, saved.zone, lit=True)
    if saved.pieces > 1:
        points = " L".join(f"{x:.1f},{y:.1f}" for x, y in map(socket, range(saved.pieces)))
        line = theme.event if won else theme.ink
        yield Path(f"M{points}", stroke=line, width=kit.stroke(3.2 if won else 1.4))
    for number in range(saved.pieces):
        yield from _star(kit, number, won or number >= saved.pieces - saved.fresh)
    for number in range(saved.pieces, saved.pieces + saved.coming):
        x, y = socket(number)
        ring = SOCKET_R - 1.6
        yield Ellipse(x, y, ring, ring, fill=tokens.plate, stroke=theme.legal, width=2.8)
        yield star((x, y + 0.4), 6.6, theme.legal)
    face = Face(kit.geometry.type.sky, 700)
    yield written((SKY_X, 116), str(saved.pieces), face, theme.ink)


def _star(kit: Kit, number: int, lit: bool) -> Iterator[AnyShape]:
    tokens, key = kit.tokens, star_key(number)
    x, y = socket(number)
    if lit:
        glow = SOCKET_R + 4.4
        edge = tokens.event_edge
        yield Ellipse(x, y, glow, glow, fill=kit.theme.event, stroke=edge, width=1, key=key)
    yield from home_at(kit, x, y, lit, key)


def home_at(kit: Kit, x: float, y: float, lit: bool, key: str = "") -> Iterator[AnyShape]:
    """A light piece with its star."""
    tokens = kit.tokens
    yield Ellipse(x + 1.2, y + 2, SOCKET_R, SOCKET_R, fill=tokens.shadow, alpha=0.15, key=key)
    yield Ellipse(
        x,
        y,
        SOCKET_R,
        SOCKET_R,
        fill=tokens.ivory,
        stroke=tokens.ivory_edge,
        width=1.8,
        key=key,
    )
    inner = SOCKET_R - 3.2
    yield Ellipse(x, y, inner, inner, stroke=tokens.ivory_dark, width=1, key=key)
    yield star((x, y + 0.4), 8.4, tokens.berry if lit else tokens.ivory_edge, key)

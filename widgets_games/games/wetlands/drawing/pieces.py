"""The pieces: a cone for the first player, a spool for the second, drawn from the foot upward."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from widgets_games.games.wetlands.drawing.style import BLACK, PALETTE, WHITE, Style
from widgets_games.games.wetlands.rules.path import Domain
from widgets_games.games.wetlands.rules.state import State
from widgets_games.render.geometry import Point
from widgets_games.render.scene import AnyShape, At, Ellipse, Gradient, Path
from widgets_games.render.theme import Theme, mix

CONE: Final = (
    "M-15,-1 C-12,-13 -6.5,-27 -5,-35 C-4,-41.5 4,-41.5 5,-35 C6.5,-27 12,-13 15,-1 "
    "C15,6 -15,6 -15,-1 Z"
)
SPOOL: Final = (
    "M-15,-26 C-15,-31.8 15,-31.8 15,-26 V-22 C15,-19.6 12,-18.4 8.2,-17.6 C7.2,-14 7.5,-12 "
    "9,-9.8 C13,-9.2 15,-8 15,-6 V-1 C15,6 -15,6 -15,-1 V-6 C-15,-8 -13,-9.2 -9,-9.8 "
    "C-7.5,-12 -7.2,-14 -8.2,-17.6 C-12,-18.4 -15,-19.6 -15,-22 Z"
)
_CONE_BANDS: Final = "M-12.6,-7 C-11,-2.6 11,-2.6 12.6,-7 M-6.8,-26 C-5.5,-23.6 5.5,-23.6 6.8,-26"
_SPOOL_FOOT: Final = "M-15,-6 C-15,-1 15,-1 15,-6 V-1 C15,6 -15,6 -15,-1 Z"
_SPOOL_RIM: Final = "M-15,-6 C-15,-11 15,-11 15,-6 C15,-1 -15,-1 -15,-6 Z"
_SPOOL_WAIST: Final = "M-9,-22 C-7,-17 -7,-12 -9,-6.5 C-7,-3.6 7,-3.6 9,-6.5 C7,-12 7,-17 9,-22 Z"
_SPOOL_HEAD: Final = "M-15,-26 V-22 C-15,-16.5 15,-16.5 15,-22 V-26 Z"
_OUTLINE: Final = {1: CONE, 2: SPOOL}


def piece_key(domain: Domain) -> str:
    """The key of the shapes of the piece that stands on a domain."""
    return f"piece-{domain}"


def off_key(seat: int, number: int) -> str:
    """The key of the shapes of a piece in a tray, its number counted from 0."""
    return f"off-{seat}-{number}"


def seat_on(state: State, domain: Domain) -> int:
    """Whose piece stands on a domain, 0 if none does."""
    purple, yellow = state.pieces
    return 1 if purple >> domain & 1 else 2 if yellow >> domain & 1 else 0


HAND_KEY: Final = "hand"
"""The key of the shapes of the piece that is moving."""
RAVEN_KEY: Final = "carried"
"""The key of the shapes of the piece that Kwakwani carries."""


def standing(
    style: Style, seat: int, foot: At, key: str = "", lift: float = 0
) -> Iterator[AnyShape]:
    """A piece with its shadow.

    Args:
        style: where and in which colours.
        seat: whose it is.
        foot: where its shadow lies, and the scale of both.
        key: the key of all its shapes.
        lift: how high above its shadow it is held.
    """
    x, y, scale = foot.x, foot.y, foot.scale
    yield Ellipse(
        x + 1,
        y + 2.5,
        18 * scale,
        5.6 * scale,
        fill=BLACK,
        alpha=style.colours.shade,
        key=key,
    )
    yield from piece(style.seat(seat), style.colours.edge, seat, At(x, y - lift, scale), key)


def piece(colour: str, edge: str, seat: int, at: At, key: str = "") -> Iterator[AnyShape]:
    """A piece without a shadow: told from the other side's by its shape alone."""
    body = _body(colour)
    if seat == 1:
        yield Path(CONE, fill=body, stroke=edge, width=1.4, at=at, key=key, reused=True)
        band = mix(colour, WHITE, 0.62)
        yield Path(_CONE_BANDS, stroke=band, width=1.7, at=at, key=key, reused=True)
        return
    rim, top = mix(colour, WHITE, 0.22), mix(colour, WHITE, 0.45)
    yield Path(_SPOOL_FOOT, fill=body, stroke=edge, width=1.4, at=at, key=key, reused=True)
    yield Path(_SPOOL_RIM, fill=rim, stroke=edge, width=1.2, at=at, key=key, reused=True)
    yield Path(_SPOOL_WAIST, fill=body, stroke=edge, width=1.2, at=at, key=key, reused=True)
    yield Path(_SPOOL_HEAD, fill=body, stroke=edge, width=1.4, at=at, key=key, reused=True)
    yield Ellipse(0, -26, 15, 4.4, fill=top, stroke=edge, width=1.4, at=at, key=key)
    yield Ellipse(0, -26, 4.6, 1.6, fill=mix(colour, BLACK, 0.55), at=at, key=key)


def ghost(style: Style, seat: int, foot: Point) -> Iterator[AnyShape]:
    """A piece that is not here: it was, or will be. One flat shape, so that nothing adds up."""
    colour, at = style.seat(seat), At(*foot)
    outline = _OUTLINE[seat]
    yield Path(outline, fill=colour, alpha=0.32, at=at, reused=True)
    yield Path(outline, stroke=colour, width=1.4, alpha=0.75, at=at, reused=True)


def glyph(seat: int, theme: Theme) -> tuple[AnyShape, ...]:
    """A seat's piece in small and plain, in a box from (-10, -10) to (10, 10)."""
    at = At(0, 8.6, 0.46) if seat == 1 else At(0, 7, 0.52)
    edge = PALETTE.of(theme).edge
    return (Path(_OUTLINE[seat], fill=theme.seats[seat - 1], stroke=edge, width=2.4, at=at),)


def _body(colour: str) -> Gradient:
    """Light from the left, for every part of a piece."""
    stops = (
        (0, mix(colour, WHITE, 0.16)),
        (0.3, mix(colour, WHITE, 0.30)),
        (0.6, colour),
        (1, mix(colour, BLACK, 0.30)),
    )
    return Gradient(-15, 0, 15, 0, stops)

"""The emblems of the five special domains.

The source names only the crane and the raven; the serpent, the bulrushes and the leaves are our
drawing. Kri'ki has three bulrushes and Llan'sae two leaves: each emblem counts its own exit.
An emblem is drawn in a box from (-18, -18) to (18, 18), in one ink on a ground.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Final, TypeAlias

from widgets_games.games.wetlands.drawing.geometry import FOOT_DX, TILE_CORNER
from widgets_games.games.wetlands.drawing.style import Style
from widgets_games.games.wetlands.rules.path import KRIKI, KWAKWANI, LLANSAE, SISSIRU, WIWUN, Domain
from widgets_games.render.scene import AnyShape, At, Ellipse, Path
from widgets_games.render.theme import mix

Emblem: TypeAlias = Callable[[str, str, At], Iterator[AnyShape]]

SEAL_RADIUS: Final = 9.5


def serpent(ink: str, ground: str, at: At) -> Iterator[AnyShape]:
    """Siss'siru: the skin is shed, the piece begins again."""
    yield Path(
        "M-15,14 C-7,17.5 5,17.5 11,13.5 C17,9 14,1.5 6,0.5 C-2,-0.5 -10,1 -11,-5 "
        "C-12,-11 -5,-14 3,-13",
        stroke=ink,
        width=4.8,
        at=at,
    )
    yield Path("M2,-16 C7,-18.5 12,-15.5 13.5,-12.5 C11,-10.3 6,-9.5 2,-10.6 Z", fill=ink, at=at)
    yield Ellipse(7.5, -14, 1.1, 1.1, fill=ground, at=at)
    yield Path("M13,-12.5 L17,-12 L19,-14 M17,-12 L19,-10.2", stroke=ink, width=1.1, at=at)
    yield Path(
        "M-2,16.4 l2,-3 M5,16 l1.5,-3.4 M-7,0.8 l2,-3.4 M1,1.6 l1,-3.4",
        stroke=ground,
        width=1.1,
        at=at,
    )


def crane(ink: str, ground: str, at: At) -> Iterator[AnyShape]:
    """Wi'wun: the Prince of Cranes, facing those who come."""
    yield Path(
        "M-5,1 C-4,-6 5,-8 10,-3 C13,0 15,4 17,7 C11,6.5 4,8 -1,6.5 C-4,5.5 -5.5,3.5 -5,1 Z",
        fill=ink,
        at=at,
    )
    yield Path("M-3,3 C-11,0 -1,-7 -6,-14", stroke=ink, width=2.8, at=at)
    yield Ellipse(-6.8, -14.6, 2.7, 2.7, fill=ink, at=at)
    yield Path("M-8.4,-16.4 L-17,-13 L-8.6,-12.8 Z", fill=ink, at=at)
    yield Path("M2,6 L2,18 M2,18 L-2,18.4 M5,6 L8.5,11 L4.5,13", stroke=ink, width=1.5, at=at)
    yield Path("M0,0 C4,1 8,2.5 11,4.5", stroke=ground, width=1.1, at=at)


def raven(ink: str, ground: str, at: At) -> Iterator[AnyShape]:
    """Kwakwani: the Trickster Raven, flying to the left, which is back."""
    yield Path(
        "M-19,-0.5 L-13.5,-4.2 C-11,-6.4 -7.5,-6.2 -4.5,-4.2 C-3.5,-9 0,-15.5 6.5,-18.5 L8,-14.4 "
        "L12.4,-16.2 L12,-11.6 L16.4,-12 L13.8,-7.6 L17.4,-6.6 C14,-2.6 10,-0.4 6.5,1 L18.5,5 "
        "L15.4,7.4 L17,10.6 L11.6,9.6 L10,12.6 C5,9.4 -1,8.4 -6,5.4 C-10,4 -12,2 -13.2,0.6 Z",
        fill=ink,
        at=at,
        reused=True,
    )
    yield Ellipse(-10.6, -2.9, 1.1, 1.1, fill=ground, at=at)
    yield Path("M-1,-1 C3,-3 6.5,-6.5 8.5,-10.5", stroke=ground, width=1.1, at=at)


def bulrushes(ink: str, ground: str, at: At) -> Iterator[AnyShape]:  # noqa: ARG001
    """Kri'ki: three of them, for it is left by a three."""
    yield Path(
        "M-3.15,17 C-5.4,8 -9,2 -9,-8 M0,17 C0,8 0,2 0,-12 M3.15,17 C5.4,8 9,2 9,-8",
        stroke=ink,
        width=1.6,
        at=at,
    )
    yield Path("M-9,2 L-9.8,-8 M0,-2 V-12 M9,2 L9.8,-8", stroke=ink, width=5.2, at=at)
    yield Path("M-9.8,-8 L-10.4,-14 M0,-12 V-18 M9.8,-8 L10.4,-14", stroke=ink, width=1.4, at=at)
    yield Path("M-2,17 C-7,14 -12,13 -16,7 M2,17 C7,14 12,13 16,7", stroke=ink, width=1.8, at=at)


def leaves(ink: str, ground: str, at: At) -> Iterator[AnyShape]:
    """Llan'sae: two of them, for it is left by a two."""
    yield Path(
        "M0,12 C13,9 19,-4 11,-15 C3,-8 -1,2 0,12 Z M0,12 C-13,9 -19,-4 -11,-15 C-3,-8 1,2 0,12 Z",
        fill=ink,
        at=at,
    )
    yield Path(
        "M1.8,8 C5,2 8,-4 10,-10 M-1.8,8 C-5,2 -8,-4 -10,-10", stroke=ground, width=1.1, at=at
    )
    yield Path("M0,11 C0,14 -1,16 -3,18", stroke=ink, width=2, at=at)


EMBLEMS: Final[Mapping[Domain, Emblem]] = {
    SISSIRU: serpent,
    WIWUN: crane,
    KWAKWANI: raven,
    KRIKI: bulrushes,
    LLANSAE: leaves,
}


def rule_colour(style: Style, domain: Domain) -> str:
    """A domain's colour, a little deeper, so that the light ones keep their edge in grey."""
    tint = style.colours.of(domain)
    return mix(tint.colour, tint.ink, 0.22)


def tile_colour(style: Style, domain: Domain, share: float = 1) -> str:
    """What a special domain's tile is filled with, or a lighter tone of it."""
    return mix(style.colours.tile, style.colours.of(domain).colour, style.colours.tint * share)


def emblems(style: Style, taken: Collection[Domain]) -> Iterator[AnyShape]:
    """The emblems of the special domains on which nothing stands."""
    geometry = style.geometry
    for domain, emblem in EMBLEMS.items():
        if domain not in taken:
            x, y = geometry.centre(domain)
            at = At(x + FOOT_DX, y + geometry.emblem_dy, geometry.emblem_scale)
            yield from emblem(style.colours.of(domain).ink, tile_colour(style, domain), at)


def seals(style: Style, taken: Collection[Domain]) -> Iterator[AnyShape]:
    """The emblems in small, on the corners of the tiles whose emblem a piece hides."""
    for domain, emblem in EMBLEMS.items():
        if domain in taken:
            tile = style.geometry.tile(domain)
            x, y = tile.x + tile.w - TILE_CORNER + 2, tile.y + tile.h - 5
            ground = tile_colour(style, domain, 0.5)
            yield Ellipse(
                x,
                y,
                SEAL_RADIUS,
                SEAL_RADIUS,
                fill=ground,
                stroke=rule_colour(style, domain),
                width=1.5,
            )
            yield from emblem(style.colours.of(domain).ink, ground, At(x, y, SEAL_RADIUS / 23))

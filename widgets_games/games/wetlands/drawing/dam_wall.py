"""Meracahe's Dam: a wall of gnawed stakes and logs in front of the pieces that make it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from widgets_games.games.wetlands.drawing.geometry import PITCH_X, TILE_CORNER
from widgets_games.games.wetlands.drawing.style import BLACK, WHITE, Style
from widgets_games.games.wetlands.rules.path import Domain
from widgets_games.render.geometry import Box
from widgets_games.render.scene import AnyShape, At, Gradient, Path, Rect
from widgets_games.render.theme import mix

_TWIGS: Final = ((0.16, 16, -8), (0.37, 15, 6), (0.63, 16, -5.4), (0.86, 15, 8.4))
"""Where along the wall, how far below its middle, how far it leans."""
_LOGS: Final = ((27, 10, 0.7, 0), (17.5, 10.5, -0.8, 1))
"""How far below the middle, how thick, which tilt, which of the two."""
_STAKE_TILT: Final = (-1.2, 1, -0.8, 1.4)


def dam_box(style: Style, dam: tuple[Domain, ...]) -> Box:
    """The ground a dam stands on."""
    tiles = [style.geometry.tile(domain) for domain in dam]
    left, right = min(tile.x for tile in tiles), max(tile.x + tile.w for tile in tiles)
    return Box(left, tiles[0].y, right - left, tiles[0].h).grown(3)


def dam_ground(style: Style, dam: tuple[Domain, ...], colour: str) -> Iterator[AnyShape]:
    """The lit ground of the dam, behind its pieces."""
    box = dam_box(style, dam)
    yield Rect(*box, TILE_CORNER + 3, fill=colour, alpha=0.15)
    yield Rect(*box, TILE_CORNER + 3, stroke=colour, width=2.2)


def dam_wall(style: Style, dam: tuple[Domain, ...], colour: str) -> Iterator[AnyShape]:
    """The wall itself, in front of the pieces: twigs, two logs, and a stake at every edge."""
    box = dam_box(style, dam)
    x, middle = box.centre
    # The stakes stand on the ground whatever the height of the domains.
    y = middle + (box.h - 64) / 2
    length = PITCH_X * len(dam)
    yield from _twigs(style, x - length / 2, y, length)
    for dy, thickness, tilt, which in _LOGS:
        log = At(x, y + dy + thickness / 2, 1, tilt * 126 / length)
        yield from _log(style, log, length + 3, thickness, which)
    for number in range(len(dam) + 1):
        stake = At(x - length / 2 + PITCH_X * number, y, 1, _STAKE_TILT[number % 4])
        yield from _stake(style, stake, -31 - 3 * (number % 2) - (box.h - 64), colour)


def dam_stencils(style: Style, colours: tuple[str, ...]) -> Iterator[AnyShape]:
    """What a dam is drawn with, in each of its colours."""
    for _, thickness, _, which in _LOGS:
        yield from _log(style, At(), 60, thickness, which)
    for colour in colours:
        yield from _stake(style, At(), -31, colour)


def _twigs(style: Style, left: float, y: float, length: float) -> Iterator[AnyShape]:
    lines = " ".join(
        f"M{left + length * share:.1f},{y + dy + 4:g} l{lean},-9" for share, dy, lean in _TWIGS
    )
    yield Path(lines, stroke=style.colours.log_edge, width=4)
    yield Path(lines, stroke=mix(style.colours.log, style.colours.ivory, 0.25), width=2)


def _log(style: Style, at: At, length: float, thickness: float, which: int) -> Iterator[AnyShape]:
    colours = style.colours
    stops = (
        (0, mix(colours.log, WHITE, 0.28)),
        (0.4, colours.log),
        (1, mix(colours.log, BLACK, 0.28)),
    )
    bark = Gradient(0, -thickness / 2, 0, thickness / 2, stops)
    yield Rect(
        -length / 2,
        -thickness / 2,
        length,
        thickness,
        thickness / 2,
        fill=bark,
        stroke=colours.log_edge,
        width=1.3,
        at=at,
    )
    lights = " ".join(
        f"M{12 + 47 * number + 8 * which - length / 2:.1f},{2.6 * (number % 2) - 1.2:g} "
        f"h{22 - 5 * (number % 3)}"
        for number in range(int(length / 46))
    )
    yield Path(lights, stroke=mix(colours.log, WHITE, 0.5), width=0.9, alpha=0.8, at=at)


def _stake(style: Style, at: At, top: float, colour: str) -> Iterator[AnyShape]:
    edge = style.colours.log_edge
    stops = ((0, mix(colour, WHITE, 0.22)), (0.45, colour), (1, mix(colour, BLACK, 0.25)))
    yield Path(
        f"M-3.8,{top + 10:g} L3.8,{top + 7:g} L4.4,35 L2,37.5 L-2,37.5 L-4.4,35 Z",
        fill=Gradient(-4.4, 0, 4.4, 0, stops),
        stroke=edge,
        width=1.3,
        at=at,
    )
    yield Path(
        f"M-3.8,{top + 10:g} L0.8,{top - 3:g} L3.8,{top + 7:g} Z",
        fill=mix(style.colours.ivory, colour, 0.2),
        stroke=edge,
        width=1.3,
        at=at,
    )

"""The pieces: smooth ivory discs, and the Bear's with a zigzag edge; and the piles they make."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import fields, replace
from functools import lru_cache
from typing import Final

from widgets_games.games.rowan.drawing.geometry import LIFT, PIECE_RX, PIECE_RY, PIECE_T
from widgets_games.games.rowan.drawing.pointing import Picture
from widgets_games.games.rowan.drawing.style import PALETTE, Colours, Style
from widgets_games.games.rowan.rules.cells import COLUMNS, HIGHEST_STACK, Cell
from widgets_games.games.rowan.rules.state import State
from widgets_games.render.geometry import Point, spelled
from widgets_games.render.lettering import Face, written
from widgets_games.render.scene import AnyShape, At, Ellipse, Gradient, Path
from widgets_games.render.theme import Theme, mix

_TEETH: Final = 14
_TOOTH: Final = 2.4
_BEND: Final = 0.5523
"""How far the handles of a bezier reach that follows a quarter of an ellipse."""
_FADED: Final = 0.6
MINI: Final = 9
"""The radius of a piece in a count or in the Pit."""


def _zigzag(rx: float, ry: float, teeth: int, tooth: float, half: bool = False) -> list[Point]:
    """Points round an ellipse, in turn further out and further in; from the right by the front."""
    points = []
    for number in range(teeth + 1 if half else 2 * teeth):
        out = tooth if number % 2 == 0 else -tooth
        turn = math.pi * number / teeth
        points.append(((rx + out) * math.cos(turn), (ry + out * 0.8) * math.sin(turn)))
    return points


def _line(points: list[Point]) -> str:
    return f"M{spelled(points[0])} L{spelled(*points[1:])}"


def _front(rx: float, ry: float, level: float) -> str:
    """On from the left, round the front of a disc, whose rim is so high, to the right."""
    across, down, low = rx * _BEND, level + ry * _BEND, level + ry
    return (
        f"C{-rx:g},{down:.2f} {-across:.2f},{low:.2f} 0,{low:.2f} "
        f"C{across:.2f},{low:.2f} {rx:g},{down:.2f} {rx:g},{level:.2f}"
    )


def _light_sides(height: int) -> str:
    """The sides of a pile of smooth discs: its outline, open above, and a line between two."""
    levels = (-PIECE_T * number for number in range(1, height))
    between = (f"M{-PIECE_RX},{y:.2f} {_front(PIECE_RX, PIECE_RY, y)}" for y in levels)
    return " ".join((_outline(-PIECE_T * height), *between))


def _outline(top: float) -> str:
    """The outline of the sides of a smooth pile, open above."""
    return f"M{-PIECE_RX},{top:.2f} V0 {_front(PIECE_RX, PIECE_RY, 0)} V{top:.2f}"


def _bear_sides(height: int) -> str:
    """The same of discs with zigzag edges."""
    teeth = _zigzag(PIECE_RX, PIECE_RY, _TEETH, _TOOTH, half=True)
    above = [(x, y - PIECE_T * height) for x, y in teeth[::-1]]
    levels = (PIECE_T * number for number in range(1, height))
    between = (_line([(x, y - level) for x, y in teeth]) for level in levels)
    return " ".join((f"{_line([*teeth, *above])} Z", *between))


_HEIGHTS: Final = range(1, HIGHEST_STACK + 1)
_LIGHT_SIDES: Final = {height: _light_sides(height) for height in _HEIGHTS}
_BEAR_SIDES: Final = {height: _bear_sides(height) for height in _HEIGHTS}
_TEETH_ABOVE: Final = [(x, y - PIECE_T) for x, y in _zigzag(PIECE_RX, PIECE_RY, _TEETH, _TOOTH)]
_BEAR_TOP: Final = f"{_line(_TEETH_ABOVE)} Z"
_BEAR_MINI: Final = f"{_line(_zigzag(MINI, MINI * 0.8, 10, 1.4))} Z"
_STAR_CORNERS: Final = [
    (radius * math.sin(number * math.pi / 5), -radius * math.cos(number * math.pi / 5))
    for number, radius in enumerate((10, 4.2) * 5)
]
_STAR: Final = f"{_line(_STAR_CORNERS)} Z"
SHADOW_LAYERS: Final = ((4, 3.2, 2.4, 0.08), (2.4, 0.8, 0.8, 0.14))


def pile_key(cell: Cell) -> str:
    """The key of the shapes of the pile on a cell."""
    return f"pile-{cell}"


AIR_KEY: Final = "air"
"""The key of the shapes of a pile in the air."""


@lru_cache(maxsize=8)
def _faded(colours: Colours) -> Colours:
    own = {each.name: getattr(colours, each.name) for each in fields(colours)}
    return replace(colours, **{name: mix(c, colours.lane, _FADED) for name, c in own.items()})


def faded(style: Style) -> Style:
    """The same in colours that stand back, for a game that is over."""
    return style._replace(colours=_faded(style.colours))


def pile(style: Style, foot: At, height: int, key: str = "") -> Iterator[AnyShape]:
    """A pile that stands: its shadow, its discs, and its height written on it.

    Args:
        style: in which colours.
        foot: the middle of its lowest rim.
        height: how many light discs; below zero, how many of the Bear's.
        key: the key of all its shapes.
    """
    yield from shadow(style, foot, key)
    yield from flying(style, foot, height, key)


def flying(style: Style, foot: At, height: int, key: str = "") -> Iterator[AnyShape]:
    """The same without a shadow: a pile in the air."""
    yield from discs(style, foot, height, key)
    face = Face(style.geometry.type.pile * foot.scale, 700)
    ink = style.colours.ivory_ink if height > 0 else style.colours.bear_ink
    middle = foot.x, foot.y - abs(height) * PIECE_T * foot.scale
    yield replace(written(middle, str(abs(height)), face, ink), key=key)


def discs(style: Style, foot: At, height: int, key: str = "") -> Iterator[AnyShape]:
    """The discs of a pile alone, for small piles that are counted elsewhere."""
    count = abs(height)
    top = At(foot.x, round(foot.y - (count - 1) * PIECE_T * foot.scale, 2), foot.scale)
    if height > 0:
        yield from _light_discs(style, foot, count, key)
        yield from _light_top(style, top, key)
    else:
        yield from _bear_discs(style, foot, count, key)
        yield from _bear_top(style, top, key)


def shadow(style: Style, foot: At, key: str = "") -> Iterator[AnyShape]:
    """The shadow of a pile."""
    for drop, wide, high, alpha in SHADOW_LAYERS:
        yield Ellipse(
            drop,
            drop,
            PIECE_RX + wide,
            PIECE_RY + high,
            fill=style.colours.shadow,
            alpha=alpha,
            at=foot,
            key=key,
        )


def _light_discs(style: Style, at: At, count: int, key: str) -> Iterator[AnyShape]:
    fill, edge = _ivory(style.colours), style.colours.ivory_edge
    yield Path(_LIGHT_SIDES[count], fill=fill, stroke=edge, width=1.6, at=at, key=key)


def _light_top(style: Style, at: At, key: str) -> Iterator[AnyShape]:
    colours = style.colours
    face = 0, -PIECE_T, PIECE_RX, PIECE_RY
    yield Ellipse(*face, fill=colours.ivory, stroke=colours.ivory_edge, width=1.6, at=at, key=key)
    inner = 0, -PIECE_T, PIECE_RX - 4, PIECE_RY - 2.9
    yield Ellipse(*inner, stroke=colours.ivory_dark, width=1.1, at=at, key=key)


def _bear_discs(style: Style, at: At, count: int, key: str) -> Iterator[AnyShape]:
    """With a dark line round each pale one."""
    colours, sides = style.colours, _BEAR_SIDES[count]
    edge = colours.bear_edge
    fill = _brown(colours)
    yield Path(sides, fill=fill, stroke=edge, width=2.6, at=at, key=key, reused=True)
    yield Path(sides, stroke=colours.bear_rim, width=1.1, at=at, key=key, reused=True)


def _bear_top(style: Style, at: At, key: str) -> Iterator[AnyShape]:
    colours = style.colours
    yield Path(
        _BEAR_TOP,
        fill=colours.bear,
        stroke=colours.bear_rim,
        width=1.3,
        at=at,
        key=key,
        reused=True,
    )
    inner = 0, -PIECE_T, PIECE_RX - 5.6, PIECE_RY - 4
    yield Ellipse(*inner, stroke=colours.bear_rim, width=1, alpha=0.5, at=at, key=key)


def ghost(style: Style, foot: Point, height: int) -> Iterator[AnyShape]:
    """Where a pile stood a moment ago: its dashed outline."""
    x, y = foot
    top = -abs(height) * PIECE_T
    across, up = PIECE_RX * _BEND, PIECE_RY * _BEND
    back = top - PIECE_RY
    outline = (
        f"{_outline(top)} C{PIECE_RX},{top - up:.2f} {across:.2f},{back:.2f} 0,{back:.2f} "
        f"C{-across:.2f},{back:.2f} {-PIECE_RX},{top - up:.2f} {-PIECE_RX},{top:.2f} Z"
    )
    at = At(x, y)
    yield Path(outline, fill=style.colours.shadow, alpha=0.07, at=at)
    yield Path(
        outline, stroke=style.theme.ink_soft, width=style.stroke(1.8), dash=(2.4, 4.8), at=at
    )


def mini(style: Style, middle: Point, light: bool, key: str = "", scale: float = 1) -> AnyShape:
    """A single flat piece, for counts and in the Pit."""
    colours, at = style.colours, At(*middle, scale)
    if light:
        face = 0, 0, MINI, MINI * 0.8
        return Ellipse(
            *face, fill=colours.ivory, stroke=colours.ivory_edge, width=1.5, at=at, key=key
        )
    return Path(
        _BEAR_MINI, fill=colours.bear, stroke=colours.bear_rim, width=1, at=at, key=key, reused=True
    )


def star(middle: Point, radius: float, fill: str, key: str = "") -> Path:
    """The five-pointed star under a rowan berry: the sign of a light piece that is home."""
    return Path(_STAR, fill=fill, at=At(*middle, radius / 10), key=key, reused=True)


def glyph(seat: int, theme: Theme) -> tuple[AnyShape, ...]:
    """A side's piece in small and plain, in a box from (-10, -10) to (10, 10)."""
    colours = PALETTE.of(theme)
    if seat == 1:
        ring = Ellipse(0, 0, 5.4, 4.2, stroke=colours.ivory_dark, width=1)
        return Ellipse(
            0, 0, 8.4, 6.8, fill=colours.ivory, stroke=colours.ivory_edge, width=1.6
        ), ring
    return (Path(_BEAR_MINI, fill=colours.bear, stroke=colours.bear_rim, width=1),)


def stencils(style: Style) -> Iterator[AnyShape]:
    """All pieces there can be, once each: what they are drawn with."""
    for look in (style, faded(style)):
        yield from pile(look, At(), 1)
        for height in _HEIGHTS:
            yield from pile(look, At(), -height)
    yield mini(style, (0, 0), light=False)
    yield star((0, 0), 10, style.colours.ivory_edge)


@lru_cache(maxsize=8)
def _ivory(colours: Colours) -> Gradient:
    side, dark, light = colours.ivory_side, colours.ivory_dark, colours.ivory
    stops = ((0, dark), (0.25, side), (0.5, light), (0.75, side), (1, dark))
    return Gradient(-PIECE_RX, 0, PIECE_RX, 0, stops)


@lru_cache(maxsize=8)
def _brown(colours: Colours) -> Gradient:
    stops = ((0, colours.bear_dark), (0.5, colours.bear_side), (1, colours.bear_dark))
    return Gradient(-PIECE_RX, 0, PIECE_RX, 0, stops)


# ---------------------------------------------------------------------- piles on the board

_HOVER: Final = 30
"""How high a pile in the air is above what it is to land on."""
_TALL: Final = 7
"""Piles that are higher together are drawn smaller in the air, to stay below the Sky."""
_TALL_SCALE: Final = 0.7
_TALL_HOVER: Final = 25


def air_foot(style: Style, state: State) -> At:
    """Where the pile in the air is, and how large it is drawn."""
    assert state.air is not None
    below = abs(state.cells[state.air.cell])
    tall = below + state.air.height > _TALL
    x, y = style.geometry.plate(state.air.cell)
    hover = _TALL_HOVER if tall else _HOVER
    return At(x, round(y - below * PIECE_T - hover, 1), _TALL_SCALE if tall else 1)


def heights(style: Style, state: State, lifted: Cell | None) -> dict[Cell, float]:
    """How far up each pile reaches, in pieces; with what is in the air above it."""
    found: dict[Cell, float] = {cell: abs(height) for cell, height in enumerate(state.cells)}
    if lifted is not None:
        found[lifted] += LIFT / PIECE_T
    if state.air:
        foot, (_, y) = air_foot(style, state), style.geometry.plate(state.air.cell)
        found[state.air.cell] = (y - foot.y) / PIECE_T + state.air.height * foot.scale
    return found


def piles(style: Style, state: State, picture: Picture, lifted: Cell | None) -> Iterator[AnyShape]:
    """All piles; in colours that stand back when the game is over."""
    dressed = faded(style) if picture.zone is not None else style
    for row in range(style.geometry.rows - 1, -1, -1):
        for cell in range(row * COLUMNS, (row + 1) * COLUMNS):
            if picture.ghost and picture.ghost[0] == cell:
                yield from ghost(style, style.geometry.plate(cell), picture.ghost[1])
            if height := state.cells[cell]:
                yield from _standing(dressed, cell, height, lifted == cell)
            if state.air and state.air.cell == cell:
                yield from flying(dressed, air_foot(style, state), -state.air.height, AIR_KEY)


def _standing(style: Style, cell: Cell, height: int, lifted: bool) -> Iterator[AnyShape]:
    x, y = style.geometry.plate(cell)
    key = pile_key(cell)
    if not lifted:
        yield from pile(style, At(x, y), height, key)
        return
    yield from shadow(style, At(x, y + 2), key)
    yield from flying(style, At(x, y - LIFT), height, key)

"""The land the board stands on: hills, the Pit, and the Cave in the hill on the right."""

from __future__ import annotations

from collections.abc import Iterator

from widgets_games.games.rowan.drawing.captions import WORDS, say
from widgets_games.games.rowan.drawing.geometry import CAVE_H, CAVE_W, PAGE_W, PANEL_LEFT
from widgets_games.games.rowan.drawing.style import Style
from widgets_games.render.lettering import Face, written
from widgets_games.render.scene import AnyShape, At, Ellipse, Gradient, Path, Rect

CAVE_NAME_UP = 141
"""How far the words beside the Cave are above its floor."""
PIT_NAME_UP = 38
"""How far the words beside the Pit are above its middle."""


def land(style: Style) -> Iterator[AnyShape]:
    """Paper, hills and earth, with the two hollows."""
    colours, page_h = style.colours, style.geometry.page_h
    line = style.stroke(1.6)
    yield Rect(0, 0, PAGE_W, page_h, fill=style.theme.paper)
    at = At(0, page_h)
    yield Path(
        "M0,-189 C72,-240 152,-245 264,-179 C330,-140 560,-264 720,-240 "
        "C800,-228 896,-298 960,-264 V0 H0 Z",
        fill=_down(-300, -60, colours.far, style.theme.paper),
        at=at,
    )
    yield Path(
        "M680,-102 C720,-120 734,-214 832,-214 C896,-214 920,-171 962,-165 V0 H680 Z",
        fill=_down(-214, 0, colours.hill, colours.earth),
        at=at,
    )
    yield Path(
        "M680,-102 C720,-120 734,-214 832,-214 C896,-214 920,-171 962,-165",
        stroke=colours.earth_line,
        width=line,
        at=at,
    )
    yield Path(
        "M0,-83 C96,-94 192,-90 264,-94 C340,-98 608,-101 704,-93 C780,-86 864,-50 960,-48 V0 H0 Z",
        fill=_down(-101, 0, colours.earth, colours.earth_low),
        at=at,
    )
    yield Path("M0,-83 C96,-94 192,-90 264,-94", stroke=colours.earth_line, width=line, at=at)
    yield from _pit(style, line)
    yield from _cave(style, line)


def _pit(style: Style, line: float) -> Iterator[AnyShape]:
    colours = style.colours
    x, y = style.geometry.pit
    yield Path(
        "M-94,-21 C-80,40 -53,46 0,46 C53,46 80,40 94,-21 C56,-11 -56,-11 -94,-21 Z",
        fill=_down(-21, 46, colours.hollow, colours.hollow_low),
        stroke=colours.earth_line,
        width=line,
        at=At(x, y),
    )
    face = Face(style.geometry.type.body, 600)
    yield written((PANEL_LEFT, y - PIT_NAME_UP), say(WORDS["pit"]), face, style.theme.ink, "start")


def _cave(style: Style, line: float) -> Iterator[AnyShape]:
    colours = style.colours
    x, y = style.geometry.cave
    at = At(x, y)
    yield Path(_arch(CAVE_W + 9, 21), fill=colours.earth_line, alpha=0.28, at=at)
    yield Path(
        _arch(CAVE_W, 8),
        fill=_down(-CAVE_H, 0, colours.hollow, colours.hollow_low),
        stroke=colours.earth_line,
        width=line,
        at=at,
    )
    yield Ellipse(0, -19, 32, 10.4, fill=colours.hollow, alpha=0.35, at=at)
    middle = x - 5, y - CAVE_NAME_UP
    face = Face(style.geometry.type.body, 600)
    yield written(middle, say(WORDS["cave"]), face, style.theme.ink, "end")


def _arch(half: float, rise: float) -> str:
    shoulder, top = CAVE_H * 0.45, CAVE_H + rise
    return f"M{-half},0 V{-shoulder:g} C{-half},{-top:g} {half},{-top:g} {half},{-shoulder:g} V0 Z"


def _down(top: float, foot: float, above: str, below: str) -> Gradient:
    return Gradient(0, top, 0, foot, ((0, above), (1, below)))

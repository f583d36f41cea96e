"""The meeting of two piles, taken apart beside the board: level by level, pair by pair."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from widgets_games.games.rowan.drawing.captions import WORDS, say
from widgets_games.games.rowan.drawing.geometry import BOARD_X, FRAME_PAD, PIT_X
from widgets_games.games.rowan.drawing.land import PIT_NAME_UP
from widgets_games.games.rowan.drawing.marks import leader
from widgets_games.games.rowan.drawing.pieces import discs, faded
from widgets_games.games.rowan.drawing.pointing import Lens, Picture
from widgets_games.games.rowan.drawing.style import Style
from widgets_games.games.rowan.rules.cells import COLUMNS
from widgets_games.render.lettering import Face, written
from widgets_games.render.marks import Head, arrow_head, two_tone
from widgets_games.render.scene import AnyShape, At, Path, Rect

_HALF: Final = 94
"""Half the width of the card."""
_APART: Final = 48
"""How far either pile is from its middle."""
_STEP: Final = 35
_BASE_UP: Final = 222
"""How far the lowest pieces are above the bottom of the page."""
_ABOVE: Final = 40
_BELOW: Final = 28
_SCALE: Final = 0.8
_NUMBER: Final = 14
"""A line this far from the middle of a number is clear of it."""
_BAR: Final = 25


def lens(style: Style, picture: Picture, top: float) -> Iterator[AnyShape]:
    """The card of a meeting and the ways of the pairs.

    Args:
        style: where and in which colours.
        picture: the meeting, and where its pairs go.
        top: what is above it ends here.
    """
    if picture.lens is None:
        return
    met = picture.lens
    base, levels = style.geometry.page_h - _BASE_UP, max(met.dark, met.light)
    step = min(_STEP, (base - _ABOVE - top) / max(1, levels - 1))
    head = base - (levels - 1) * step - _ABOVE
    ink = style.colours.event_ink
    yield from _leader(style, met, head, base)
    box = PIT_X - _HALF, head, 2 * _HALF, base - head + _BELOW
    yield Rect(*box, 13, fill=style.colours.card, stroke=ink, width=style.stroke(1.6))
    pairs = min(met.dark, met.light)
    for level in range(levels):
        y = base - level * step
        yield from _level(style, met, y, level < pairs)
    if picture.going.pit_light:
        yield from _way_to_pit(style, base + _BELOW)


def _level(style: Style, met: Lens, y: float, pair: bool) -> Iterator[AnyShape]:
    """One level of both piles: a bar ties a pair that goes, the rest stays."""
    if pair and met.told:
        bar = f"M{PIT_X - _APART + _BAR},{y - 5:g} H{PIT_X + _APART - _BAR}"
        yield from two_tone(style, Path(bar), style.stroke(6), style.stroke(3.6))
    dressed = faded(style) if pair and met.gone else style
    dark, light = (PIT_X - _APART, y), (PIT_X + _APART, y)
    if pair or met.dark > met.light:
        yield from discs(dressed, At(*dark, _SCALE), -1)
    if pair or met.light > met.dark:
        yield from discs(dressed, At(*light, _SCALE), 1)
    if not pair and met.told:
        face = Face(style.geometry.type.small, 600)
        empty = light if met.dark > met.light else dark
        yield written((empty[0], y - 3), say(WORDS["stays"]), face, style.theme.ink)


def _leader(style: Style, met: Lens, head: float, base: float) -> Iterator[AnyShape]:
    """From the cell along the lower edge of its row to the edge of the card."""
    x, y = style.geometry.plate(met.cell)
    low = y + 25
    end = min(max(low, head + 10), base + _BELOW - 10)
    if end != low:
        end = _clear_of_numbers(style, end)
    start, down, card = (x - 28, y + 15), (x - 43, low), PIT_X + _HALF
    edge = BOARD_X - FRAME_PAD - 5
    turn = () if end == low else ((edge, low), (edge, end))
    yield from leader((start, down, *turn, (card, end)), style.colours.event_ink)


def _clear_of_numbers(style: Style, height: float) -> float:
    """A height at which a line crosses no number of a row."""
    for row in range(style.geometry.rows):
        _, y = style.geometry.plate(row * COLUMNS)
        if abs(height - y) < _NUMBER:
            return y + _NUMBER
    return height


def _way_to_pit(style: Style, top: float) -> Iterator[AnyShape]:
    foot = style.geometry.pit[1] - PIT_NAME_UP - 18
    ink, edge = style.colours.event_ink, style.colours.on_event
    line = f"M{PIT_X},{top + 6:g} V{foot - 12:g}"
    yield Path(line, stroke=ink, width=style.stroke(3.2), dash=(0.8, 7))
    yield arrow_head((PIT_X, foot), -90, Head(10, 8), style.theme.event, (edge, 1.2))

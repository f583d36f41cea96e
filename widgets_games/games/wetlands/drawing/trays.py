"""Below the board: the pieces that are off, whose turn it is, the throwing sticks, the caption."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from widgets_games.engine.language import Language, language
from widgets_games.games.wetlands.drawing.captions import TRAY_COUNTS, TRAYS, told, tray_title
from widgets_games.games.wetlands.drawing.geometry import BOARD_W, BOARD_X, Geometry
from widgets_games.games.wetlands.drawing.pieces import off_key, standing
from widgets_games.games.wetlands.drawing.style import Style
from widgets_games.games.wetlands.rules.path import PIECES
from widgets_games.games.wetlands.rules.state import State
from widgets_games.render import caption as captions
from widgets_games.render.caption import CaptionRoom, Remark
from widgets_games.render.lettering import text_width
from widgets_games.render.scene import AnyShape, At, Path, Rect, Text
from widgets_games.render.theme import mix

_STICK_L: Final = 62
_STICK_W: Final = 11
_TILT: Final = (-4, 2, -1.5, 3, -3)


def trays(style: Style, state: State) -> Iterator[AnyShape]:
    """What changes about the trays: their titles, the dark rim of whose turn it is, the pieces."""
    geometry, theme, size = style.geometry, style.theme, style.geometry.type.title
    for seat in (1, 2):
        tray, off = geometry.tray(seat), state.off[seat - 1]
        key = tray_title(state, seat)
        active = key != "waiting"
        y, left, right = tray.y - 9, tray.x + 3, tray.x + tray.w - 3
        words = told(TRAYS[key], seat=seat)
        count = told(TRAY_COUNTS[_count_key(geometry, language())], off=off)
        weight = 600 if active else 400
        yield Text(left, y, words, size, weight, "start", fill=theme.ink)
        yield Text(right, y, count, size, 400, "end", fill=theme.ink_soft)
        if active:
            yield Rect(*tray, 12, stroke=theme.ink, width=2)


@cache
def _count_key(geometry: Geometry, spoken: Language) -> str:  # noqa: ARG001 - its key
    """The long count if it has room beside every title, so that both trays always match."""
    size, room = geometry.type.title, geometry.tray(1).w - 14
    titles = (told(title, seat=seat) for title in TRAYS.values() for seat in (1, 2))
    widest = max(text_width(title, size, 600) for title in titles)
    count = text_width(told(TRAY_COUNTS["long"], off=PIECES), size)
    return "long" if widest + count <= room else "short"


def off_pieces(style: Style, state: State) -> Iterator[AnyShape]:
    """The pieces that stand in the trays."""
    for seat in (1, 2):
        for number in range(state.off[seat - 1]):
            place = At(*style.geometry.tray_place(seat, number), style.geometry.tray_piece)
            yield from standing(style, seat, place, off_key(seat, number))


def sticks(style: Style, throw: int) -> Iterator[AnyShape]:
    """Five sticks, as many face up as thrown, and the number; a bundle before the throw."""
    box, scale, size = style.geometry.sticks, style.geometry.stick_scale, style.geometry.type.throw
    x, y = box.centre
    gap = (19 if throw else _STICK_W + 1.5) * scale
    number_room = text_width(str(throw), size, 600) + 16 if throw else 0
    left = x - (gap * 4 + number_room) / 2
    for number in range(5):
        tilt = _TILT[number] if throw else 0
        yield from _stick(style, At(left + number * gap, y, scale, tilt), number < throw)
    if not throw:
        for dy in (-14, 14):
            band = f"M{left - 8 * scale:g},{y + dy * scale:g} h{gap * 4 + 16 * scale:g}"
            yield Path(band, stroke=style.theme.board_line, width=4 * scale)
        return
    right = left + gap * 4 + _STICK_W / 2 * scale + number_room
    yield Text(right, y + size * 0.36, str(throw), size, 600, "end", fill=style.theme.ink)


def _stick(style: Style, at: At, up: bool) -> Iterator[AnyShape]:
    colours = style.colours
    half, end = _STICK_W / 2, _STICK_L / 2
    face = (-half, -end, _STICK_W, _STICK_L, half)
    if up:
        yield Rect(*face, fill=colours.ivory, stroke=colours.wood_dark, width=1.4, at=at)
        notches = " ".join(f"M-3.3,{y - 2} L0,{y + 2} L3.3,{y - 2}" for y in (-15, 0, 15))
        yield Path(notches, stroke=colours.wood_dark, width=1.7, at=at)
        return
    edge = mix(colours.wood_dark, style.theme.ink, 0.35)
    yield Rect(*face, fill=colours.wood_dark, stroke=edge, width=1.4, at=at)
    yield Path("M-1.8,-22 V15 M1.9,-13 V23", stroke=colours.wood, width=1.1, at=at)


def caption(style: Style, remarks: Sequence[Remark]) -> Iterator[AnyShape]:
    """What is said below the board."""
    geometry = style.geometry
    room = CaptionRoom(
        BOARD_X + 2,
        geometry.caption_y,
        BOARD_W - 4,
        geometry.caption_leading,
        geometry.type.caption,
        lines=3,
    )
    return captions.caption(remarks, room, style.theme, style.colours.edge)

"""Below the board: the pieces that are off, whose turn it is, the throwing sticks, the caption."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from widgets_games.games.wetlands.events import State
from widgets_games.games.wetlands.geometry import BOARD_W, BOARD_X, Geometry
from widgets_games.games.wetlands.kit import Kit
from widgets_games.games.wetlands.path import PIECES
from widgets_games.games.wetlands.pieces import off_key, standing
from widgets_games.games.wetlands.sentences import TRAY_COUNTS, TRAYS
from widgets_games.games.wetlands.words import say
from widgets_games.render.scene import AnyShape, At, Ellipse, Path, Rect, Text
from widgets_games.render.text_width import text_width, wrap
from widgets_games.render.theme import mix

_STICK_L: Final = 62
_STICK_W: Final = 11
_TILT: Final = (-4, 2, -1.5, 3, -3)
_FITTINGS: Final = ((1, 1), (1, 0.92), (2, 1), (2, 0.92), (2, 0.84), (2, 0.76))
"""In how many lines, and how much smaller, a caption may be set; the first in which it fits."""


class Remark(NamedTuple):
    """A sentence of the caption, and the mark that it is about."""

    sign: str
    text: str


def trays(kit: Kit, state: State) -> Iterator[AnyShape]:
    """What changes about the trays: their titles, the dark rim of whose turn it is, the pieces."""
    geometry, theme, size = kit.geometry, kit.theme, kit.geometry.type.title
    for seat in (1, 2):
        tray, off = geometry.tray(seat), state.off[seat - 1]
        key = tray_title(state, seat)
        active = key != "waiting"
        y, left, right = tray.y - 9, tray.x + 3, tray.x + tray.w - 3
        words = say(TRAYS[key], seat=seat)
        count = say(TRAY_COUNTS[_count_key(geometry)], off=off)
        weight = 600 if active else 400
        yield Text(left, y, words, size, weight, "start", fill=theme.ink)
        yield Text(right, y, count, size, 400, "end", fill=theme.ink_soft)
        if active:
            yield Rect(*tray, 12, stroke=theme.ink, width=2)


@cache
def _count_key(geometry: Geometry) -> str:
    """The long count if it has room beside every title, so that both trays always match."""
    size, room = geometry.type.title, geometry.tray(1).w - 14
    titles = (say(title, seat=seat) for title in TRAYS.values() for seat in (1, 2))
    widest = max(text_width(title, size, 600) for title in titles)
    count = text_width(say(TRAY_COUNTS["long"], off=PIECES), size)
    return "long" if widest + count <= room else "short"


def off_pieces(kit: Kit, state: State) -> Iterator[AnyShape]:
    """The pieces that stand in the trays."""
    for seat in (1, 2):
        for number in range(state.off[seat - 1]):
            place = At(*kit.geometry.tray_place(seat, number), kit.geometry.tray_piece)
            yield from standing(kit, seat, place, off_key(seat, number))


def tray_title(state: State, seat: int) -> str:
    """Which of the titles a seat's tray has."""
    if PIECES in state.off:
        return "wins" if state.off[seat - 1] == PIECES else "waiting"
    if state.to_move != seat:
        return "waiting"
    return "to-move" if state.throw else "to-throw"


def sticks(kit: Kit, throw: int) -> Iterator[AnyShape]:
    """Five sticks, as many face up as thrown, and the number; a bundle before the throw."""
    box, scale, size = kit.geometry.sticks, kit.geometry.stick_scale, kit.geometry.type.throw
    x, y = box.centre
    gap = (19 if throw else _STICK_W + 1.5) * scale
    number_room = text_width(str(throw), size, 600) + 16 if throw else 0
    left = x - (gap * 4 + number_room) / 2
    for number in range(5):
        tilt = _TILT[number] if throw else 0
        yield from _stick(kit, At(left + number * gap, y, scale, tilt), number < throw)
    if not throw:
        for dy in (-14, 14):
            band = f"M{left - 8 * scale:g},{y + dy * scale:g} h{gap * 4 + 16 * scale:g}"
            yield Path(band, stroke=kit.theme.board_line, width=4 * scale)
        return
    right = left + gap * 4 + _STICK_W / 2 * scale + number_room
    yield Text(right, y + size * 0.36, str(throw), size, 600, "end", fill=kit.theme.ink)


def _stick(kit: Kit, at: At, up: bool) -> Iterator[AnyShape]:
    tokens = kit.tokens
    half, end = _STICK_W / 2, _STICK_L / 2
    face = (-half, -end, _STICK_W, _STICK_L, half)
    if up:
        yield Rect(*face, fill=tokens.ivory, stroke=tokens.wood_dark, width=1.4, at=at)
        notches = " ".join(f"M-3.3,{y - 2} L0,{y + 2} L3.3,{y - 2}" for y in (-15, 0, 15))
        yield Path(notches, stroke=tokens.wood_dark, width=1.7, at=at)
        return
    edge = mix(tokens.wood_dark, kit.theme.ink, 0.35)
    yield Rect(*face, fill=tokens.wood_dark, stroke=edge, width=1.4, at=at)
    yield Path("M-1.8,-22 V15 M1.9,-13 V23", stroke=tokens.wood, width=1.1, at=at)


def caption(kit: Kit, remarks: Sequence[Remark]) -> Iterator[AnyShape]:
    """One or two lines: each remark with its mark in small, as many as there is room for."""
    size, rows = _laid_out(kit, remarks)
    y = kit.geometry.caption_y + (kit.geometry.caption_leading * 0.4 if len(rows) == 1 else 0)
    for row in rows:
        x: float = BOARD_X + 2
        for sign, text in row:
            if sign:
                yield from _caption_sign(kit, sign, At(x + size * 0.47, y - size * 0.36, size / 15))
                x += size * 1.33
            yield Text(x, y, text, size, 400, "start", fill=kit.theme.ink)
            x += text_width(text, size) + size * 1.4
        y += kit.geometry.caption_leading


def _laid_out(kit: Kit, remarks: Sequence[Remark]) -> tuple[float, list[list[Remark]]]:
    """The largest type in which all remarks fit, and what stands on each line."""
    full = kit.geometry.type.caption
    for lines, share in _FITTINGS:
        rows = _rows(remarks, full * share)
        if len(rows) <= lines:
            break
    return full * share, rows[:lines]


def _rows(remarks: Sequence[Remark], size: float) -> list[list[Remark]]:
    room, rows, used = BOARD_W - 4, list[list[Remark]](), 0.0
    for sign, text in remarks:
        indent = size * 1.33 if sign else 0
        width = text_width(text, size) + indent
        if rows and used + size * 1.4 + width <= room:
            rows[-1].append(Remark(sign, text))
            used += size * 1.4 + width
            continue
        lines = wrap(text, size, room - indent)
        rows.append([Remark(sign, lines[0])])
        rows.extend([Remark("", line)] for line in lines[1:])
        used = text_width(lines[-1], size) + indent
    return rows


def _caption_sign(kit: Kit, sign: str, at: At) -> Iterator[AnyShape]:
    theme = kit.theme
    if sign == "legal":
        yield Ellipse(0, 0, 6, 6, stroke=theme.legal, width=2.8, at=at)
        yield Ellipse(0, 0, 2, 2, fill=theme.legal, at=at)
    elif sign == "refused":
        yield Ellipse(0, 0, 7.4, 7.4, fill=theme.refused, at=at)
        yield Path("M-3,-3 l6,6 m0,-6 l-6,6", stroke=theme.paper, width=2.2, at=at)
    else:
        yield Ellipse(0, 0, 6.2, 6.2, stroke=kit.tokens.edge, width=4.6, at=at)
        yield Ellipse(0, 0, 6.2, 6.2, stroke=theme.event, width=2.4, at=at)

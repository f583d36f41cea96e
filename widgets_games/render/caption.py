"""The caption of a board: what its marks mean, in sentences of measured length."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from widgets_games.render.lettering import text_width, wrap
from widgets_games.render.scene import AnyShape, At, Ellipse, Path, Text
from widgets_games.render.theme import Theme

_FITTINGS: Final = ((1, 1), (1, 0.92), (2, 1), (2, 0.92), (2, 0.84), (2, 0.76), (3, 0.76))
"""In how many lines, and how much smaller, a caption may be set; the first in which it fits."""
_CAPITALS: Final = 0.74
"""The height of a capital, in sizes of the type."""
_BETWEEN: Final = 1.4
"""The room between two remarks on a line, in sizes of the type; the next is a sign's."""
_INDENT: Final = 1.33


class Remark(NamedTuple):
    """A sentence of the caption, and its mark: `legal`, `refused`, `event`, `past` or none."""

    sign: str
    text: str


class CaptionRoom(NamedTuple):
    """Where a caption stands.

    Attributes:
        x, y: the start of its first baseline.
        width: the room of a line.
        leading: the way to the second line.
        size: the size of its type, where there is room for it.
        lines: how many there may be; a third one only in the smallest type.
    """

    x: float
    y: float
    width: float
    leading: float
    size: float
    lines: int = 2


def caption(
    remarks: Sequence[Remark], room: CaptionRoom, theme: Theme, edge: str
) -> Iterator[AnyShape]:
    """A few lines: each remark with its mark in small, as many whole ones as there is room for.

    Args:
        remarks: what is said, the most important first.
        room: where.
        theme: the colours of signs and writing.
        edge: the dark line round the sign of an event.
    """
    size, rows = _laid_out(remarks, room)
    y, leading = room.y, room.leading
    if len(rows) == 1:
        y += leading * 0.4
    elif len(rows) > 2:
        # In smaller type: the lines move together, and their top stays where it is.
        y -= (room.size - size) * _CAPITALS
        leading *= size / room.size
    for row in rows:
        x = room.x
        for sign, text in row:
            if sign:
                at = At(x + size * 0.47, y - size * 0.36, size / 15)
                yield from _sign(theme, edge, sign, at)
                x += _halves(size * _INDENT)
            yield Text(x, y, text, size, 400, "start", fill=theme.ink)
            x += _halves(text_width(text, size) + size * _BETWEEN)
        y += leading


def _laid_out(remarks: Sequence[Remark], room: CaptionRoom) -> tuple[float, list[list[Remark]]]:
    """The largest type in which the remarks fit, and what stands on each line.

    Where even the smallest is too large, the last remarks are left out; the first one is cut.
    """
    fittings = [
        (lines, _halves(room.size * share)) for lines, share in _FITTINGS if lines <= room.lines
    ]
    for kept in range(len(remarks), 0, -1):
        for lines, size in fittings:
            rows = _rows(remarks[:kept], size, room.width)
            if len(rows) <= lines:
                return size, rows
    lines, size = fittings[-1]
    return size, _rows(remarks[:1], size, room.width)[:lines]


def _halves(length: float) -> float:
    """The nearest whole pixel of a dense screen: type of other sizes is set differently there."""
    return round(length * 2) / 2


def _rows(remarks: Sequence[Remark], size: float, room: float) -> list[list[Remark]]:
    rows, used = list[list[Remark]](), 0.0
    for sign, text in remarks:
        indent = size * _INDENT if sign else 0
        width = text_width(text, size) + indent
        if rows and used + size * _BETWEEN + width <= room:
            rows[-1].append(Remark(sign, text))
            used += size * _BETWEEN + width
            continue
        lines = wrap(text, size, room - indent)
        rows.append([Remark(sign, lines[0])])
        rows.extend([Remark("", line)] for line in lines[1:])
        used = text_width(lines[-1], size) + indent
    return rows


def _sign(theme: Theme, edge: str, sign: str, at: At) -> Iterator[AnyShape]:
    if sign == "legal":
        yield Ellipse(0, 0, 6, 6, stroke=theme.legal, width=2.8, at=at)
        yield Ellipse(0, 0, 2, 2, fill=theme.legal, at=at)
    elif sign == "refused":
        yield Ellipse(0, 0, 7.4, 7.4, fill=theme.refused, at=at)
        yield Path("M-3,-3 l6,6 m0,-6 l-6,6", stroke=theme.paper, width=2.2, at=at)
    elif sign == "past":
        yield Ellipse(0, 0, 6.2, 6.2, stroke=theme.ink, width=1.8, dash=(3, 2.6), at=at)
    else:
        yield Ellipse(0, 0, 6.2, 6.2, stroke=edge, width=4.6, at=at)
        yield Ellipse(0, 0, 6.2, 6.2, stroke=theme.event, width=2.4, at=at)

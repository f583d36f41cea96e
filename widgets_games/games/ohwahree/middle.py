"""What the middle of the board says while the hand rests."""

from __future__ import annotations

from collections.abc import Iterator

from widgets_games.games.ohwahree.geometry import CENTRE
from widgets_games.games.ohwahree.kit import Kit
from widgets_games.games.ohwahree.picture import Picture
from widgets_games.games.ohwahree.seats import seat_shape
from widgets_games.render.lettering import Face, written
from widgets_games.render.scene import AnyShape

_SEAT_R = 18
_LEADING = 1.28


def middle(kit: Kit, picture: Picture) -> Iterator[AnyShape]:
    """The shape of a seat over one to three lines."""
    type_ = kit.geometry.type
    sizes = {"title": type_.title, "line": type_.line, "total": type_.total}
    x, y = CENTRE
    y -= sum(sizes[line.size] for line in picture.lines) * _LEADING / 2
    if picture.lines_seat:
        y -= _SEAT_R + 2
        yield seat_shape(
            picture.lines_seat,
            x,
            y + _SEAT_R,
            _SEAT_R,
            fill=kit.seat(picture.lines_seat),
            stroke=kit.tokens.halo,
            width=2,
        )
        y += 2 * _SEAT_R + 8
    for text, name in picture.lines:
        size = sizes[name]
        weight = 400 if name == "line" else 600
        yield written((x, y + size * _LEADING / 2), text, Face(size, weight), kit.theme.ink)
        y += size * _LEADING

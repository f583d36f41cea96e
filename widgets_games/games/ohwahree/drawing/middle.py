"""What the middle of the board says while the hand rests, and the plates that figures stand on."""

from __future__ import annotations

from collections.abc import Iterator

from widgets_games.games.ohwahree.drawing.captions import SIGNS, say
from widgets_games.games.ohwahree.drawing.geometry import CENTRE
from widgets_games.games.ohwahree.drawing.pointing import Line, Picture, Tab
from widgets_games.games.ohwahree.drawing.seats import seat_shape
from widgets_games.games.ohwahree.drawing.style import Style
from widgets_games.render.geometry import Point
from widgets_games.render.lettering import Face, text_width, written
from widgets_games.render.scene import AnyShape, Rect

_SEAT_R = 18
_LEADING = 1.28
_TIGHT = 1.14
"""Of four lines, which would reach into the groove otherwise."""
_MOST_LOOSE = 3
_TAG_ROOM = 118


def tag_in_middle(style: Style, picture: Picture) -> bool:
    """Whether the middle says what a tag says: beside it large type leaves no room for one."""
    return style.large and picture.tag is not None and bool(picture.lines)


def middle(style: Style, picture: Picture) -> Iterator[AnyShape]:
    """The shape of a seat over one to four lines."""
    type_ = style.geometry.type
    sizes = {"title": type_.title, "line": type_.line, "total": type_.total, "tag": type_.tag}
    said = _said(style, picture)
    leading = _LEADING if len(said) <= _MOST_LOOSE else _TIGHT
    x, y = CENTRE
    y -= sum(sizes[line.size] for line in said) * leading / 2
    if picture.lines_seat:
        y -= _SEAT_R + 2
        yield seat_shape(
            picture.lines_seat,
            x,
            y + _SEAT_R,
            _SEAT_R,
            fill=style.seat(picture.lines_seat),
            stroke=style.colours.halo,
            width=2,
        )
        y += 2 * _SEAT_R + 8
    for text, name in said:
        size = sizes[name]
        weight = 400 if name == "line" else 600
        yield written((x, y + size * leading / 2), text, Face(size, weight), style.theme.ink)
        y += size * leading


def _said(style: Style, picture: Picture) -> tuple[Line, ...]:
    """The lines; with a tag's words there is room for two of them."""
    if picture.tag is None or not tag_in_middle(style, picture):
        return picture.lines
    pit, words = picture.tag
    whole = say(SIGNS["tag"], pit=pit, words=" ".join(words))
    if text_width(whole, style.geometry.type.tag, 600) <= _TAG_ROOM:
        return (*picture.lines[:2], Line(whole, "tag"))
    first, second = words
    broken = Line(say(SIGNS["tag"], pit=pit, words=first), "tag"), Line(second, "tag")
    return (*picture.lines[:2], *broken)


def pill(style: Style, middle: Point, tab: Tab, size: float) -> Iterator[AnyShape]:
    """A figure on a round plate, gold with a dark edge while it is news."""
    (x, y), height = middle, size * 1.48
    width = max(height, text_width(tab.text, size, 700) + size * 0.6)
    colours = style.colours
    yield Rect(
        round(x - width / 2, 1),
        round(y - height / 2, 1),
        width,
        height,
        height / 2,
        fill=style.theme.event if tab.lit else colours.card,
        stroke=colours.edge if tab.lit else style.theme.ink,
        width=2.2 if tab.lit else 1.4,
    )
    colour = colours.on_event if tab.lit else style.theme.ink
    yield written(middle, tab.text, Face(size, 700), colour)

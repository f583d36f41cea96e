"""How a capture runs back from pit to pit, and where and why it stops."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from widgets_games.games.ohwahree.drawing.geometry import BADGE, CENTRE, angle, on_ray, pit_at
from widgets_games.games.ohwahree.drawing.pointing import Chain, Picture, Tag
from widgets_games.games.ohwahree.drawing.style import Style
from widgets_games.games.ohwahree.rules.ring import LETTERS, Pit
from widgets_games.render.geometry import arc, spelled
from widgets_games.render.lettering import Face, text_width, written
from widgets_games.render.marks import Head, arrow_head, traced
from widgets_games.render.scene import AnyShape, Path, Rect

_DOTTED: Final = (1.5, 7)


def chain(style: Style, picture: Picture) -> Iterator[AnyShape]:
    """Arrows from badge to badge, the bar before the pit that stops them."""
    for link in picture.chain:
        yield from _link(style, link)
    if picture.bar:
        yield from _bar(style, *picture.bar)


def tag(style: Style, told: Tag) -> Iterator[AnyShape]:
    """The pit’s letter and why it is the last, as near to its badge as the plate can be."""
    type_ = style.geometry.type
    size, letter = type_.tag, type_.letter
    room = max(text_width(word, size, 600) for word in told.words)
    width, height = room + letter * 1.9, size * 2.7
    turn = math.radians(angle(told.pit))
    reach = (abs(math.cos(turn)) * width + abs(math.sin(turn)) * height) / 2
    x, y = pit_at(told.pit, BADGE - type_.badge * 0.74 - 4 - reach)
    left = round(x - width / 2, 1)
    ink = style.theme.ink
    yield Rect(
        left,
        round(y - height / 2, 1),
        width,
        height,
        8,
        fill=style.colours.halo,
        stroke=ink,
        width=1.8,
    )
    yield written((left + letter * 0.75, y), LETTERS[told.pit], Face(letter, 600), ink)
    for number, word in enumerate(told.words):
        drop = (number - (len(told.words) - 1) / 2) * size * 1.15
        place = left + letter * 1.45, y + drop
        yield written(place, word, Face(size, 600), ink, "start")


def barb(size: float) -> Head:
    """A barbed head of an arrow."""
    return Head(1.25 * size, 0.78 * size, 0.33 * size)


def _turn(start: Pit, end: Pit) -> tuple[float, float]:
    """The angles of two pits, the second one on the shorter way from the first."""
    first = angle(start)
    return first, first + (angle(end) - first + 180) % 360 - 180


def _link(style: Style, link: Chain) -> Iterator[AnyShape]:
    start, end = _turn(link.start, link.end)
    onward = 1 if end > start else -1
    gap = style.geometry.badge_gap
    tip = end - onward * gap
    line = arc(BADGE, start + onward * gap, tip - onward * 3, CENTRE)
    heading = tip + onward * 88
    point = on_ray(BADGE, tip)
    if not link.taken:
        yield from _dotted(style, line)
        yield arrow_head(point, heading, barb(10), style.theme.ink)
        return
    colours = style.colours
    yield Path(line, stroke=colours.edge, width=9)
    yield arrow_head(point, heading, barb(13.5), style.theme.event, (colours.edge, 1.8))
    yield Path(line, stroke=style.theme.event, width=5.6)
    inner = on_ray(BADGE, tip - onward * 0.4)
    yield arrow_head(inner, heading, barb(12), style.theme.event)


def _bar(style: Style, last: Pit, stopped: Pit) -> Iterator[AnyShape]:
    geometry = style.geometry
    start, end = _turn(last, stopped)
    onward = 1 if end > start else -1
    gap = geometry.badge_gap
    at = end - onward * (gap + 2.4)
    line = arc(BADGE, start + onward * gap, at - onward * 2, CENTRE)
    yield from _dotted(style, line)
    ends = on_ray(BADGE - 13, at), on_ray(BADGE + 13, at)
    across = f"M{spelled(ends[0])} L{spelled(ends[1])}"
    yield from traced(Path(across), (style.colours.halo, 11), (style.theme.ink, 6))


def _dotted(style: Style, line: str) -> Iterator[AnyShape]:
    yield Path(line, stroke=style.colours.halo, width=8, alpha=0.8)
    yield Path(line, stroke=style.theme.ink, width=3.2, dash=_DOTTED)

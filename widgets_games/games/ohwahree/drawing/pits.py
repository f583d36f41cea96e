"""What a step changes at the pits: pebbles, counts, letters, owners, and the marks round them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from widgets_games.engine.game import Seat
from widgets_games.games.ohwahree.drawing import packing
from widgets_games.games.ohwahree.drawing.geometry import (
    BADGE,
    BAND,
    BAND_W,
    CENTRE,
    HEAP_OUT,
    MARKER,
    RIM,
    RING,
    WORDS_OUT,
    angle,
    on_ray,
    pit_at,
    tab_at,
)
from widgets_games.games.ohwahree.drawing.middle import pill
from widgets_games.games.ohwahree.drawing.pebbles import Pebble, ghosts, newest, pebbles
from widgets_games.games.ohwahree.drawing.pointing import Change, Picture, Tab
from widgets_games.games.ohwahree.drawing.seats import seat_shape
from widgets_games.games.ohwahree.drawing.style import Style
from widgets_games.games.ohwahree.rules.ring import LETTERS, PITS, Pit
from widgets_games.games.ohwahree.rules.state import State
from widgets_games.render.geometry import Point, arc
from widgets_games.render.lettering import Face, writing_last, written
from widgets_games.render.marks import two_tone
from widgets_games.render.scene import AnyShape, Ellipse, Path

NEWEST_KEY: Final = "newest"
"""The key of the pebble that has just fallen."""
_SEGMENT: Final = 12.4
"""Half of the track beside a pit, in degrees, without its round ends."""


def pebbles_in(pit: Pit, count: int) -> tuple[Pebble, ...]:
    """The pebbles of a pit, the one that came last last."""
    x, y = pit_at(pit, RING + HEAP_OUT)
    return tuple(
        Pebble(x + spot.x, y + spot.y, pit * 7 + number * 11, layer=spot.layer)
        for number, spot in enumerate(packing.heap(count, pit))
    )


def heaps(style: Style, state: State, picture: Picture) -> Iterator[AnyShape]:
    """The pebbles in the pits, and those that would come or have gone."""
    lying: list[Pebble] = []
    absent: list[Pebble] = []
    for pit, count in enumerate(state.pits):
        here = pebbles_in(pit, count + picture.coming.get(pit, 0))
        lying.extend(here[: min(count, len(here) - (pit == picture.newest))])
        if pit == picture.newest:
            fallen = here[-1]
            lying = [pebble for pebble in lying if pebble is not fallen]
        absent.extend(here[count:])
        if not count:
            absent.extend(pebbles_in(pit, picture.gone.get(pit, 0)))
    yield from pebbles(style, lying)
    if picture.newest is not None:
        yield from newest(style, fallen, NEWEST_KEY)
    yield from ghosts(style, absent)


def owners(style: Style, state: State, change: Change | None) -> Iterator[AnyShape]:
    """The second ring: a stretch of the track and a marker for each pit."""
    for pit, owner in enumerate(state.owners):
        middle = angle(pit)
        yield Path(
            arc(BAND, middle - _SEGMENT, middle + _SEGMENT, CENTRE),
            stroke=style.seat(owner),
            width=BAND_W,
            alpha=style.colours.tint,
        )
    for pit, owner in enumerate(state.owners):
        if change is None or change.pit != pit:
            yield _marker(style, owner, pit_at(pit, BAND))
    if change is not None:
        yield from _changed(style, change)


def badges(style: Style, state: State, picture: Picture) -> Iterator[AnyShape]:
    """How many pebbles lie in each pit, always above them."""
    size = style.geometry.type.badge
    yield from writing_last(
        shape
        for pit, count in enumerate(state.pits)
        for shape in pill(style, pit_at(pit, BADGE), Tab(str(count), pit in picture.badges), size)
    )


def letters(style: Style, picture: Picture) -> Iterator[AnyShape]:
    """The names of the pits, darker where they play a part."""
    face = Face(style.geometry.type.letter, 600)
    told = picture.tag.pit if picture.tag else None
    for strong, colour in ((False, style.theme.ink_soft), (True, style.theme.ink)):
        for pit in range(PITS):
            if pit != told and (pit in picture.letters) == strong:
                place = pit_at(pit, style.geometry.letter)
                yield written(place, LETTERS[pit], face, colour)


def tabs(style: Style, picture: Picture) -> Iterator[AnyShape]:
    """The order of sowing, or what a pit is worth, on its outer rim."""
    size = style.geometry.type.tab
    yield from writing_last(
        shape for pit, tab in picture.tabs.items() for shape in pill(style, tab_at(pit), tab, size)
    )


def inside(style: Style, picture: Picture) -> Iterator[AnyShape]:
    """Words in empty pits."""
    size = style.geometry.type.inside
    for pit, words in picture.inside.items():
        x, y = pit_at(pit, RING + WORDS_OUT)
        for number, word in enumerate(words):
            drop = (number - (len(words) - 1) / 2) * size * 1.2
            yield written((x, y + drop), word, Face(size, 600), style.theme.ink)


def rings(style: Style, picture: Picture) -> Iterator[AnyShape]:
    """The marks round pits, what has just happened above what was before."""
    for pit, ring in sorted(picture.rings.items(), key=lambda item: item[1].strength):
        yield from RINGS[ring.kind](style, pit_at(pit), ring.strength)


def _round(middle: Point, radius: float, colour: str, width: float, **paint: object) -> Ellipse:
    return Ellipse(*middle, radius, radius, stroke=colour, width=width, **paint)  # type: ignore[arg-type]


def _legal(style: Style, middle: Point, _: float) -> Iterator[AnyShape]:
    yield _round(middle, RIM + 1, style.colours.halo, 8, alpha=0.9)
    yield _round(middle, RIM + 1, style.theme.legal, 4.2)


def _picked(style: Style, middle: Point, _: float) -> Iterator[AnyShape]:
    yield _round(middle, RIM + 2, style.colours.halo, 9.5)
    yield _round(middle, RIM + 3.5, style.theme.focus, 3)
    yield _round(middle, RIM - 0.5, style.theme.focus, 2)


def _lit(style: Style, middle: Point, strength: float) -> Iterator[AnyShape]:
    width = round(2.2 + 5 * strength, 1)
    if strength >= 0.9:
        yield _round(middle, RIM + 1, style.colours.halo, width + 8, alpha=0.9)
    edge = round(0.35 + 0.6 * min(strength, 1), 2)
    yield _round(middle, RIM + 1, style.colours.edge, width + 2.6, alpha=edge)
    yield _round(middle, RIM + 1, style.theme.event, width)


def _would(style: Style, middle: Point, _: float) -> Iterator[AnyShape]:
    yield _round(middle, RIM + 1, style.colours.edge, 6.8, alpha=0.9, dash=(7, 13))
    yield _round(middle, RIM + 1, style.theme.event, 4.2, dash=(6.4, 13.6))


def _next(style: Style, middle: Point, _: float) -> Iterator[AnyShape]:
    yield _round(middle, RIM + 1, style.colours.halo, 5, alpha=0.8)
    yield _round(middle, RIM + 1, style.theme.ink, 2.8, alpha=0.9, dash=(3, 7))


def _source(style: Style, middle: Point, _: float) -> Iterator[AnyShape]:
    yield _round(middle, RIM - 9, style.theme.ink, 2, alpha=0.5, dash=(5, 6))


def _past(style: Style, middle: Point, _: float) -> Iterator[AnyShape]:
    yield _round(middle, RIM + 1, style.colours.halo, 5, alpha=0.8)
    yield _round(middle, RIM + 1, style.theme.ink, 2)


def _refused(style: Style, middle: Point, _: float) -> Iterator[AnyShape]:
    yield _round(middle, RIM + 2, style.colours.halo, 9)
    yield _round(middle, RIM + 2, style.theme.refused, 5)
    x, y = middle
    cross = f"M{x - 17:.1f},{y - 17:.1f} l34,34 m0,-34 l-34,34"
    yield Path(cross, stroke=style.colours.halo, width=10, alpha=0.9)
    yield Path(cross, stroke=style.theme.refused, width=5.6)


def _reason(style: Style, middle: Point, _: float) -> Iterator[AnyShape]:
    yield _round(middle, RIM + 1, style.colours.halo, 7, alpha=0.9)
    yield _round(middle, RIM + 1, style.theme.refused, 4, dash=(9, 9))


RINGS: Final[dict[str, Callable[[Style, Point, float], Iterator[AnyShape]]]] = {
    "legal": _legal,
    "picked": _picked,
    "lit": _lit,
    "would": _would,
    "next": _next,
    "source": _source,
    "past": _past,
    "refused": _refused,
    "reason": _reason,
}
"""May be chosen, is chosen, has just happened, would be captured, comes next, gets none, was the
last of the turn before; refused, and the reason for it."""


def _marker(style: Style, owner: Seat, middle: Point) -> AnyShape:
    return seat_shape(
        owner, *middle, MARKER, fill=style.seat(owner), stroke=style.colours.halo, width=2
    )


def _changed(style: Style, change: Change) -> Iterator[AnyShape]:
    """The new marker is set, lit; the old one leaves along the track."""
    middle = pit_at(change.pit, BAND)
    yield Ellipse(*middle, MARKER + 9, MARKER + 9, fill=style.colours.halo, alpha=0.9)
    yield from two_tone(style, Ellipse(*middle, MARKER + 8, MARKER + 8), 7.4, 4.6)
    yield _marker(style, change.new, middle)
    if change.old != change.new:
        beside = on_ray(BAND, angle(change.pit) - 10.5)
        yield seat_shape(
            change.old,
            *beside,
            MARKER * 0.8,
            fill=style.colours.halo,
            stroke=style.seat(change.old),
            width=2.2,
            dash=(4, 3),
        )

"""The groove round the middle: the way of the hand, the directions there are, and their worth."""

from __future__ import annotations

import math
from collections.abc import Iterator

from widgets_games.games.ohwahree.drawing.geometry import (
    CENTRE,
    GROOVE,
    angle,
    button_at,
    on_ray,
)
from widgets_games.games.ohwahree.drawing.links import barb
from widgets_games.games.ohwahree.drawing.middle import pill
from widgets_games.games.ohwahree.drawing.pointing import Picture, Sweep, Tab
from widgets_games.games.ohwahree.drawing.style import Style
from widgets_games.games.ohwahree.rules.ring import CLOCKWISE, COUNTERCLOCKWISE, Direction, Pit
from widgets_games.render.geometry import arc, polar, spelled
from widgets_games.render.marks import arrow_head
from widgets_games.render.scene import AnyShape, Ellipse, Path

_AT_REST = (30, 150, 270)


def groove(style: Style, picture: Picture) -> Iterator[AnyShape]:
    """What lies in the groove."""
    if picture.turning and not picture.sweeps:
        yield from _directions(style, picture.turning)
    for sweep in picture.sweeps:
        yield from _gone(style, sweep) if sweep.gone else _offered(style, sweep)
    if picture.offered is not None:
        yield from _buttons(style, picture.offered)
    for degrees, text in picture.gains:
        place = on_ray(GROOVE, _clear(style, degrees, picture.offered))
        yield from pill(style, place, Tab(text, False), style.geometry.type.tab)


def _clear(style: Style, degrees: float, offered: Pit | None) -> float:
    """The same angle, or where the button of a short way does not hide what is there."""
    if offered is None:
        return degrees
    turn = degrees - angle(offered)
    return angle(offered) + math.copysign(max(abs(turn), style.geometry.gain_turn), turn)


def _directions(style: Style, turning: tuple[Direction, ...]) -> Iterator[AnyShape]:
    """At rest three arrows tell which way is sown; with two heads where either way is."""
    colour, edge = style.theme.ink_soft, style.colours.disc
    for middle in _AT_REST:
        line = arc(GROOVE, middle - 24, middle + 24, CENTRE)
        yield Path(line, stroke=colour, width=4.2)
        for onward in turning:
            end = middle + onward * 31
            point = on_ray(GROOVE, end)
            yield arrow_head(point, end + onward * 86, barb(13), colour, (edge, 1.8))


def _gone(style: Style, sweep: Sweep) -> Iterator[AnyShape]:
    """A way that was gone, its head where the hand is."""
    start, end, _ = sweep
    edge, event = style.colours.edge, style.theme.event
    dot = Ellipse(*on_ray(GROOVE, start), 7, 7, fill=event, stroke=edge, width=1.6)
    if start == end:
        yield dot
        return
    onward = 1 if end > start else -1
    line = arc(GROOVE, start, end - onward * 7, CENTRE)
    heading = end + onward * 86
    yield Path(line, stroke=edge, width=9)
    yield dot
    yield arrow_head(on_ray(GROOVE, end), heading, barb(15), event, (edge, 1.8))
    yield Path(line, stroke=event, width=6)
    inner = on_ray(GROOVE, end - onward)
    yield arrow_head(inner, heading, barb(12.5), event)


def _offered(style: Style, sweep: Sweep) -> Iterator[AnyShape]:
    """A way that a move would take."""
    start, end, _ = sweep
    halo, focus = style.colours.halo, style.theme.focus
    onward = 1 if end > start else -1
    line = arc(GROOVE, start, end - onward * 7, CENTRE)
    yield Path(line, stroke=halo, width=9)
    yield Path(line, stroke=focus, width=4.5, dash=(5, 10))
    yield Ellipse(*on_ray(GROOVE, start), 6, 6, fill=focus)
    point = on_ray(GROOVE, end)
    yield arrow_head(point, end + onward * 86, barb(14), focus, (halo, 1.8))


def _buttons(style: Style, pit: Pit) -> Iterator[AnyShape]:
    """The two directions of a picked pit."""
    radius, turn = style.geometry.button, style.geometry.button_turn
    between = arc(GROOVE, angle(pit) - turn, angle(pit) + turn, CENTRE)
    yield Path(between, stroke=style.theme.focus, width=4.5)
    for direction in (CLOCKWISE, COUNTERCLOCKWISE):
        x, y = button_at(pit, direction, turn)
        yield Ellipse(x, y + 2, radius, radius, fill=style.colours.shadow, alpha=0.25)
        halo = style.colours.halo
        yield Ellipse(x, y, radius, radius, fill=style.theme.focus, stroke=halo, width=2.5)
        heading = angle(pit) + direction * (turn + 90)
        shaft = polar(radius * 0.52, heading + 180, (x, y)), polar(radius / 3, heading, (x, y))
        yield Path(f"M{spelled(shaft[0])} L{spelled(shaft[1])}", stroke=halo, width=4)
        yield arrow_head(polar(radius * 0.62, heading, (x, y)), heading, barb(radius * 0.52), halo)

"""What the turn that is over has done: quiet lines in ink, as nothing happens there any more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from widgets_games.games.wetlands.drawing.arrows import exchange_arrows, quiet_medallion, raven_way
from widgets_games.games.wetlands.drawing.lines import Way, way
from widgets_games.games.wetlands.drawing.marks import (
    RING,
    Layers,
    arrow_head,
    foot_ring,
    left_behind,
    stacked,
    turns_between,
)
from widgets_games.games.wetlands.drawing.style import Style
from widgets_games.games.wetlands.rules import events as e
from widgets_games.games.wetlands.rules.moves import Advance
from widgets_games.games.wetlands.rules.path import OFF, Domain
from widgets_games.render.geometry import Point
from widgets_games.render.marks import traced
from widgets_games.render.scene import AnyShape, Ellipse, Path

_ARROW_ROOM: Final = 10
"""How much earlier a line ends that has a head at the gate."""


def last_move(style: Style, move: Advance, events: Sequence[e.Event]) -> Layers:
    """Where the piece stood, how it went, and where it and whomever it met have come to stand."""
    stood = Layers(tuple(left_behind(style, move.origin)))
    return stacked((stood, *(_trace(style, move.origin, event) for event in events)))


def _trace(style: Style, origin: Domain, event: e.Event) -> Layers:
    """What is left to see of one event."""
    match event:
        case e.Landed(_, domain) | e.LandedSafe(_, domain) | e.StoppedOnWiwun(_, domain):
            return stacked((_walked(style, origin, domain), _arrived(style, domain)))
        case e.Seized(_, domain):
            return _walked(style, origin, domain)
        case e.Exchanged(_, _, _, domain):
            lines = exchange_arrows(style.geometry, origin, domain)
            arrows = tuple(shape for line in lines for shape in _thin_arrow(style, line))
            turns = turns_between(origin, domain)
            return stacked((_arrived(style, domain), Layers(over=arrows, turns=turns)))
        case e.CarriedBack(_, seized_on, domain) | e.CarriedFurther(_, seized_on, domain):
            return stacked((_flown(style, seized_on, domain), _arrived(style, domain)))
        case e.LeftByExit(seat, _, _, off) | e.LeftFromWiwun(seat, _, off):
            place = style.geometry.tray_place(seat, off - 1)
            ring = _tray_ring(style, place)
            return stacked((_walked(style, origin, OFF), Layers((ring,))))
        case _:
            return Layers()


def _walked(style: Style, origin: Domain, target: Domain) -> Layers:
    line = way(style.geometry, origin, target)
    turns = turns_between(origin, target)
    if target == OFF:
        return Layers(tuple(_thin_arrow(style, line.trimmed(RING, _ARROW_ROOM))), turns=turns)
    return Layers(tuple(_thin_line(style, line.trimmed(RING, RING))), turns=turns)


def _arrived(style: Style, domain: Domain) -> Layers:
    """A ring, as whole as the one that was left is broken."""
    return Layers(tuple(foot_ring(style, style.geometry.foot(domain), style.theme.ink, 2.2)))


def _tray_ring(style: Style, place: Point) -> Ellipse:
    (x, y), rx = place, RING * style.geometry.tray_piece
    return Ellipse(x, y + 1, rx, rx * 0.36, stroke=style.theme.ink, width=2.2)


def _flown(style: Style, origin: Domain, domain: Domain) -> Layers:
    flown = raven_way(style.geometry, origin, domain)
    points = flown.samples(4)
    raven = quiet_medallion(style, points[len(points) // 2])
    return Layers(over=(*_thin_arrow(style, flown), *raven))


def _thin_line(style: Style, line: Way) -> Iterator[AnyShape]:
    return traced(Path(line.data), (style.theme.paper, 5), (style.theme.ink, 1.8))


def _thin_arrow(style: Style, line: Way) -> Iterator[AnyShape]:
    yield from _thin_line(style, line)
    yield arrow_head(line, style.theme.ink, style.theme.paper)

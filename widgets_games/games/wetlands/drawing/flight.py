"""How pieces come to stand where a frame shows them: walking, exchanged, or with the Raven."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from widgets_games.engine.trace import Frame
from widgets_games.games.wetlands.drawing.arrows import exchange_arrows, medallion, raven_way
from widgets_games.games.wetlands.drawing.geometry import GRIP, HOVER, LIFT, PIECE_H, Geometry
from widgets_games.games.wetlands.drawing.lines import way
from widgets_games.games.wetlands.drawing.pieces import (
    HAND_KEY,
    RAVEN_KEY,
    off_key,
    piece,
    piece_key,
    seat_on,
)
from widgets_games.games.wetlands.drawing.style import Style
from widgets_games.games.wetlands.rules import events as e
from widgets_games.games.wetlands.rules.moves import Advance, Move
from widgets_games.games.wetlands.rules.path import OFF, Domain
from widgets_games.games.wetlands.rules.state import State
from widgets_games.render.geometry import Point
from widgets_games.render.motion import evenly
from widgets_games.render.scene import AnyShape, At, Flight

POINTS: Final = 18
"""How many pictures a flight has."""


def flights(style: Style, frame: Frame[State, Move, e.Event]) -> Iterator[Flight]:
    """The ways of the pieces that the frame's event moved."""
    event, geometry = frame.event, style.geometry
    match event:
        case e.SetOut(seat, origin):
            x, y = geometry.foot(origin)
            yield _flight(style, seat, [(x, y), air(geometry, frame.state, origin)], HAND_KEY)
        case e.Leapt(seat, over):
            yield _flight(style, seat, _walked(style, frame, over), HAND_KEY)
        case e.OwnDamPassed(seat, dam):
            yield _flight(style, seat, _walked(style, frame, dam[-1]), HAND_KEY)
        case e.Landed(seat, domain) | e.LandedSafe(seat, domain) | e.StoppedOnWiwun(seat, domain):
            yield _flight(style, seat, _walked(style, frame, domain), piece_key(domain))
        case e.Seized(seat, domain):
            line = [*_walked(style, frame, domain)[:-1], grip(geometry, domain)]
            yield _flight(style, seat, line, RAVEN_KEY)
        case e.Exchanged(seat, enemy, origin, domain):
            yield _flight(style, seat, _walked(style, frame, domain), piece_key(domain))
            _, back = exchange_arrows(geometry, origin, domain)
            line = [(x, y + PIECE_H / 2) for x, y in back.samples(6)]
            ends = geometry.foot(domain), geometry.foot(origin)
            yield _flight(style, enemy, [ends[0], *line, ends[1]], piece_key(origin))
        case e.CarriedBack(seat, origin, domain) | e.CarriedFurther(seat, origin, domain):
            yield _carried(style, seat, origin, domain)
        case e.LeftByExit(seat, _, _, off) | e.LeftFromWiwun(seat, _, off):
            number = off - 1
            line = [*_walked(style, frame, OFF), geometry.tray_place(seat, number)]
            yield _flight(style, seat, line, off_key(seat, number))
        case _:
            return


def grip(geometry: Geometry, above: Domain) -> Point:
    """Where the Raven holds a piece."""
    x, y = geometry.foot(above)
    return x, y - GRIP


def air(geometry: Geometry, state: State, above: Domain) -> Point:
    """Where a piece is held above a domain: higher if another piece stands there."""
    x, y = geometry.foot(above)
    return x, y - (HOVER if seat_on(state, above) else LIFT)


def _flight(style: Style, seat: int, line: list[Point], key: str) -> Flight:
    shapes = tuple(piece(style.seat(seat), style.colours.edge, seat, At()))
    return Flight(shapes, evenly(line, POINTS), frozenset((key,)))


def _carried(style: Style, seat: int, origin: Domain, domain: Domain) -> Flight:
    """The Raven's bow, with the piece hanging from it."""
    geometry = style.geometry
    line = [(x, y + PIECE_H) for x, y in raven_way(geometry, origin, domain).samples(6)]
    line.append(geometry.foot(domain))
    shapes: list[AnyShape] = [*piece(style.seat(seat), style.colours.edge, seat, At())]
    shapes.extend(medallion(style, (0, -PIECE_H), 15))
    return Flight(tuple(shapes), evenly(line, POINTS), frozenset((piece_key(domain),)))


def _walked(style: Style, frame: Frame[State, Move, e.Event], here: Domain) -> list[Point]:
    """From where the piece was in the air before the event, along the path, to where it is now."""
    before = _above_before(frame)
    geometry, state = style.geometry, frame.state
    start = air(geometry, state, before)
    lands = state.hand is None
    end = geometry.foot(here) if lands else air(geometry, state, here)
    if before == here:
        return [start, end]
    high = way(geometry, before, here, LIFT).samples(6)
    return [start, *high[2:-2], end]


def _above_before(frame: Frame[State, Move, e.Event]) -> Domain:
    """The domain the moving piece was above before the frame's event."""
    assert frame.step is not None
    assert isinstance(frame.step.move, Advance)
    above = frame.step.move.origin
    for event in frame.step.events[: frame.index - 1]:
        if isinstance(event, e.Leapt):
            above = event.over
        elif isinstance(event, e.OwnDamPassed):
            above = event.dam[-1]
    return above

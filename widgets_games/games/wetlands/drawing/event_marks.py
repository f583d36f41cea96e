"""The picture of each kind of event."""

from __future__ import annotations

from collections.abc import Iterator

from widgets_games.engine.trace import Frame
from widgets_games.games.wetlands.drawing import advance_marks as walking
from widgets_games.games.wetlands.drawing.arrows import exchange_arrows, medallion, raven_way
from widgets_games.games.wetlands.drawing.lines import Line, Way
from widgets_games.games.wetlands.drawing.marks import (
    Layers,
    arrow_head,
    badge,
    badge_corner,
    foot_ring,
    gold_arrow,
    gold_ring,
    left_behind,
    lit,
    stacked,
    turns_between,
)
from widgets_games.games.wetlands.drawing.past_marks import last_move
from widgets_games.games.wetlands.drawing.pieces import ghost
from widgets_games.games.wetlands.drawing.style import Style
from widgets_games.games.wetlands.rules import events as e
from widgets_games.games.wetlands.rules.moves import Advance, Move
from widgets_games.games.wetlands.rules.path import PIECES, SISSIRU, domains_of
from widgets_games.games.wetlands.rules.state import Airborne, State
from widgets_games.render.scene import AnyShape, Path


def happening(style: Style, frame: Frame[State, Move, e.Event]) -> Layers:
    """What has just happened in a frame, marked on the board."""
    if frame.event is None or frame.step is None:
        return Layers()
    pictures = [_by_itself(style, frame.state, frame.event)]
    move = frame.step.move
    if isinstance(move, Advance):
        if isinstance(frame.event, e.TurnEnded | e.Won):
            pictures.insert(0, last_move(style, move, frame.step.events))
        pictures.insert(0, _of_advance(style, frame.state, frame.event, move))
    return stacked(pictures)


def _of_advance(style: Style, state: State, event: e.Event, move: Advance) -> Layers:
    """What an event shows of the whole move it belongs to."""
    origin = move.origin
    match event:
        case e.SetOut() | e.Leapt() | e.OwnDamPassed() | e.Stolen():
            hand = state.hand or Airborne(state.to_move, origin, origin)
            return walking.under_way(style, state, move, hand)
        case e.Landed(domain=domain):
            return walking.landed(style, origin, domain)
        case e.LandedSafe(domain=domain):
            return walking.landed(style, origin, domain, "shield")
        case e.StoppedOnWiwun(domain=domain):
            return walking.landed(style, origin, domain, "stop")
        case e.Seized(domain=domain):
            return walking.seized(style, origin, domain)
        case _:
            return Layers()


def _by_itself(style: Style, state: State, event: e.Event) -> Layers:
    """What an event shows whatever the move it belongs to."""
    match event:
        case e.Thrown() | e.SticksThrown():
            picture = Layers(tuple(lit(style, style.geometry.sticks)))
        case e.Forced(_, origin, target):
            picture = walking.forced(style, state, Advance(origin, target))
        case e.Leapt(over=over):
            picture = walking.leapt(style, over)
        case e.OwnDamPassed(dam=dam):
            picture = walking.own_dam_passed(style, dam)
        case e.Exchanged():
            picture = _exchanged(style, event)
        case e.Stolen(domain=domain):
            picture = Layers(tuple(lit(style, style.geometry.tile(domain))))
        case e.CarriedBack() | e.CarriedFurther():
            picture = _carried(style, event)
        case e.LeftByExit(seat, origin, _, off) | e.LeftFromWiwun(seat, origin, off):
            picture = walking.left(style, origin, seat, off)
        case e.Forfeited(seat=seat):
            picture = _forfeited(style, state, seat)
        case e.TurnEnded(seat=seat):
            picture = Layers(tuple(_turn_arrow(style, seat)))
        case e.Won(seat=seat):
            picture = _won(style, seat)
        case _:
            picture = Layers()
    return picture


def _exchanged(style: Style, event: e.Exchanged) -> Layers:
    """Both places, and an arrow for each piece in its own colour."""
    seat, enemy, origin, domain = event
    there, back = exchange_arrows(style.geometry, origin, domain)
    return Layers(
        (*lit(style, style.geometry.tile(origin)), *lit(style, style.geometry.tile(domain))),
        (*_seat_arrow(style, there, seat), *_seat_arrow(style, back, enemy)),
        turns=turns_between(origin, domain),
    )


def _seat_arrow(style: Style, line: Way, seat: int) -> Iterator[AnyShape]:
    yield Path(line.data, stroke=style.theme.paper, width=9)
    yield Path(line.data, stroke=style.colours.edge, width=6.4)
    yield Path(line.data, stroke=style.seat(seat), width=3.6)
    yield arrow_head(line, style.seat(seat), style.colours.edge)


def _carried(style: Style, event: e.CarriedBack | e.CarriedFurther) -> Layers:
    """The Raven's flight; where it took the piece from, where it set it down."""
    origin, domain = event.origin, event.domain
    under = (
        *left_behind(style, origin),
        *ghost(style, event.seat, style.geometry.foot(origin)),
        *lit(style, style.geometry.tile(domain)),
        *gold_ring(style, style.geometry.foot(domain)),
    )
    flown = raven_way(style.geometry, origin, domain)
    points = flown.samples(4)
    over = [*gold_arrow(style, flown), *medallion(style, points[len(points) // 2])]
    if isinstance(event, e.CarriedFurther):
        corner = badge_corner(style, SISSIRU)
        over.extend(badge(style, corner, "taken", style.theme.ink))
    return Layers(under, tuple(over), taken=frozenset((origin,)))


def _forfeited(style: Style, state: State, seat: int) -> Layers:
    """Each piece that could not move, and the turn that passes."""
    rings = [
        shape
        for domain in domains_of(state.pieces[seat - 1])
        for shape in foot_ring(style, style.geometry.foot(domain), style.theme.refused, 2.6, (5, 5))
    ]
    return Layers((*rings, *_turn_arrow(style, seat)))


def _turn_arrow(style: Style, seat: int) -> Iterator[AnyShape]:
    """From the tray of the seat whose turn is over to the other's."""
    one, other = style.geometry.tray(1), style.geometry.tray(2)
    left, right = one.x + one.w + 16, other.x - 16
    y = style.geometry.tray_y - 13
    start, end = ((left, y), (right - 11, y)) if seat == 1 else ((right, y), (left + 11, y))
    yield from gold_arrow(style, Way(start, (Line(end),)))


def _won(style: Style, seat: int) -> Layers:
    """The full tray."""
    rings = [
        shape
        for number in range(PIECES)
        for shape in gold_ring(
            style, style.geometry.tray_place(seat, number), style.geometry.tray_piece * 0.9
        )
    ]
    return Layers((*lit(style, style.geometry.tray(seat)), *rings))

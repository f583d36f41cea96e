"""The picture of each kind of event."""

from __future__ import annotations

from collections.abc import Iterator

from widgets_games.engine.trace import Frame
from widgets_games.games.wetlands.drawing import advance_marks as walking
from widgets_games.games.wetlands.drawing.arrows import exchange_arrows, medallion, raven_way
from widgets_games.games.wetlands.drawing.gold import gold_arrow, gold_ring, lit
from widgets_games.games.wetlands.drawing.kit import Kit
from widgets_games.games.wetlands.drawing.lines import Line, Way
from widgets_games.games.wetlands.drawing.marks import (
    Layers,
    arrow_head,
    badge,
    badge_corner,
    foot_ring,
    left_behind,
    stacked,
    turns_between,
)
from widgets_games.games.wetlands.drawing.past_marks import last_move
from widgets_games.games.wetlands.drawing.pieces import ghost
from widgets_games.games.wetlands.rules.events import (
    Advance,
    Airborne,
    CarriedBack,
    CarriedFurther,
    Event,
    Exchanged,
    Forced,
    Forfeited,
    Landed,
    LandedSafe,
    Leapt,
    LeftByExit,
    LeftFromWiwun,
    Move,
    OwnDamPassed,
    Seized,
    SetOut,
    State,
    SticksThrown,
    Stolen,
    StoppedOnWiwun,
    Thrown,
    TurnEnded,
    Won,
)
from widgets_games.games.wetlands.rules.path import PIECES, SISSIRU, domains_of
from widgets_games.render.scene import AnyShape, Path


def happening(kit: Kit, frame: Frame[State, Move, Event]) -> Layers:
    """What has just happened in a frame, marked on the board."""
    if frame.event is None or frame.step is None:
        return Layers()
    pictures = [_by_itself(kit, frame.state, frame.event)]
    move = frame.step.move
    if isinstance(move, Advance):
        if isinstance(frame.event, TurnEnded | Won):
            pictures.insert(0, last_move(kit, move, frame.step.events))
        pictures.insert(0, _of_advance(kit, frame.state, frame.event, move))
    return stacked(pictures)


def _of_advance(kit: Kit, state: State, event: Event, move: Advance) -> Layers:
    """What an event shows of the whole move it belongs to."""
    origin = move.origin
    match event:
        case SetOut() | Leapt() | OwnDamPassed() | Stolen():
            hand = state.hand or Airborne(state.to_move, origin, origin)
            return walking.under_way(kit, state, move, hand)
        case Landed(domain=domain):
            return walking.landed(kit, origin, domain)
        case LandedSafe(domain=domain):
            return walking.landed(kit, origin, domain, "shield")
        case StoppedOnWiwun(domain=domain):
            return walking.landed(kit, origin, domain, "stop")
        case Seized(domain=domain):
            return walking.seized(kit, origin, domain)
        case _:
            return Layers()


def _by_itself(kit: Kit, state: State, event: Event) -> Layers:
    """What an event shows whatever the move it belongs to."""
    match event:
        case Thrown() | SticksThrown():
            picture = Layers(tuple(lit(kit, kit.geometry.sticks)))
        case Forced(_, origin, target):
            picture = walking.forced(kit, state, Advance(origin, target))
        case Leapt(over=over):
            picture = walking.leapt(kit, over)
        case OwnDamPassed(dam=dam):
            picture = walking.own_dam_passed(kit, dam)
        case Exchanged():
            picture = _exchanged(kit, event)
        case Stolen(domain=domain):
            picture = Layers(tuple(lit(kit, kit.geometry.tile(domain))))
        case CarriedBack() | CarriedFurther():
            picture = _carried(kit, event)
        case LeftByExit(seat, origin, _, off) | LeftFromWiwun(seat, origin, off):
            picture = walking.left(kit, origin, seat, off)
        case Forfeited(seat=seat):
            picture = _forfeited(kit, state, seat)
        case TurnEnded(seat=seat):
            picture = Layers(tuple(_turn_arrow(kit, seat)))
        case Won(seat=seat):
            picture = _won(kit, seat)
        case _:
            picture = Layers()
    return picture


def _exchanged(kit: Kit, event: Exchanged) -> Layers:
    """Both places, and an arrow for each piece in its own colour."""
    seat, enemy, origin, domain = event
    there, back = exchange_arrows(kit.geometry, origin, domain)
    return Layers(
        (*lit(kit, kit.geometry.tile(origin)), *lit(kit, kit.geometry.tile(domain))),
        (*_seat_arrow(kit, there, seat), *_seat_arrow(kit, back, enemy)),
        turns=turns_between(origin, domain),
    )


def _seat_arrow(kit: Kit, line: Way, seat: int) -> Iterator[AnyShape]:
    yield Path(line.data, stroke=kit.theme.paper, width=9)
    yield Path(line.data, stroke=kit.tokens.edge, width=6.4)
    yield Path(line.data, stroke=kit.seat(seat), width=3.6)
    yield arrow_head(line, kit.seat(seat), kit.tokens.edge)


def _carried(kit: Kit, event: CarriedBack | CarriedFurther) -> Layers:
    """The Raven's flight; where it took the piece from, where it set it down."""
    origin, domain = event.origin, event.domain
    under = (
        *left_behind(kit, origin),
        *ghost(kit, event.seat, kit.geometry.foot(origin)),
        *lit(kit, kit.geometry.tile(domain)),
        *gold_ring(kit, kit.geometry.foot(domain)),
    )
    flown = raven_way(kit.geometry, origin, domain)
    points = flown.samples(4)
    over = [*gold_arrow(kit, flown), *medallion(kit, points[len(points) // 2])]
    if isinstance(event, CarriedFurther):
        corner = badge_corner(kit, SISSIRU)
        over.extend(badge(kit, corner, "taken", kit.theme.ink))
    return Layers(under, tuple(over), taken=frozenset((origin,)))


def _forfeited(kit: Kit, state: State, seat: int) -> Layers:
    """Each piece that could not move, and the turn that passes."""
    rings = [
        shape
        for domain in domains_of(state.pieces[seat - 1])
        for shape in foot_ring(kit, kit.geometry.foot(domain), kit.theme.refused, 2.6, (5, 5))
    ]
    return Layers((*rings, *_turn_arrow(kit, seat)))


def _turn_arrow(kit: Kit, seat: int) -> Iterator[AnyShape]:
    """From the tray of the seat whose turn is over to the other's."""
    one, other = kit.geometry.tray(1), kit.geometry.tray(2)
    left, right = one.x + one.w + 16, other.x - 16
    y = kit.geometry.tray_y - 13
    start, end = ((left, y), (right - 11, y)) if seat == 1 else ((right, y), (left + 11, y))
    yield from gold_arrow(kit, Way(start, (Line(end),)))


def _won(kit: Kit, seat: int) -> Layers:
    """The full tray."""
    rings = [
        shape
        for number in range(PIECES)
        for shape in gold_ring(
            kit, kit.geometry.tray_place(seat, number), kit.geometry.tray_piece * 0.9
        )
    ]
    return Layers((*lit(kit, kit.geometry.tray(seat)), *rings))

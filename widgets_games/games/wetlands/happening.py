"""The picture of each kind of event: gold between two dark lines, never mistaken for a seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeAlias

from widgets_games.engine.trace import Frame
from widgets_games.games.wetlands.arrows import exchange_arrows, medallion, raven_way
from widgets_games.games.wetlands.dam import dam_ground, dam_wall
from widgets_games.games.wetlands.events import (
    Advance,
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
from widgets_games.games.wetlands.geometry import TILE_CORNER, Box, Point
from widgets_games.games.wetlands.kit import Kit
from widgets_games.games.wetlands.labels import label
from widgets_games.games.wetlands.marks import (
    DOTTED,
    RING,
    Layers,
    arrow_head,
    badge,
    badge_corner,
    bead,
    corners,
    foot_ring,
    room,
    stacked,
    turns_between,
)
from widgets_games.games.wetlands.path import OFF, PIECES, SISSIRU, Domain, domains_of
from widgets_games.games.wetlands.pieces import ghost
from widgets_games.games.wetlands.sentences import LABELS
from widgets_games.games.wetlands.ways import Line, Way, way
from widgets_games.render.scene import AnyShape, Ellipse, Path, Rect

Picture: TypeAlias = Callable[[Kit, "Frame[State, Move, Event]", Any], Layers]


def happening(kit: Kit, frame: Frame[State, Move, Event]) -> Layers:
    """What has just happened in a frame, marked on the board."""
    event = frame.event
    return Layers() if event is None else _PICTURES[type(event)](kit, frame, event)


def lit(kit: Kit, box: Box) -> Iterator[AnyShape]:
    """A gold line between two dark ones, round a place where something happens."""
    around = box.grown(1.5)
    yield Rect(*around, TILE_CORNER + 1.5, stroke=kit.tokens.edge, width=8)
    yield Rect(*around, TILE_CORNER + 1.5, stroke=kit.theme.event, width=4.4)


def gold_line(kit: Kit, line: Way) -> Iterator[AnyShape]:
    """A gold line with dark edges."""
    yield Path(line.data, stroke=kit.tokens.edge, width=6.6)
    yield Path(line.data, stroke=kit.theme.event, width=3.6)


def gold_arrow(kit: Kit, line: Way) -> Iterator[AnyShape]:
    """A gold line with an arrow's head."""
    yield from gold_line(kit, line)
    yield arrow_head(line, kit.theme.event, kit.tokens.edge)


def _gold_ring(kit: Kit, foot: Point, scale: float = 1) -> Iterator[AnyShape]:
    x, y = foot
    for colour, width in ((kit.tokens.edge, 6), (kit.theme.event, 3)):
        rx = RING * scale
        yield Ellipse(x, y + 1, rx, rx * 0.36, stroke=colour, width=width)


def _left_behind(kit: Kit, domain: Domain) -> Iterator[AnyShape]:
    """Where the moving piece stood: a dashed ring."""
    yield from foot_ring(kit, kit.geometry.foot(domain), kit.theme.ink, 1.8, (3, 5))


def _ahead(kit: Kit, here: Domain, target: Domain) -> Iterator[AnyShape]:
    """The way still to go, dotted."""
    if here < target:
        line = way(kit.geometry, here, target).trimmed(RING, RING if target != OFF else 6)
        yield Path(line.data, stroke=kit.theme.paper, width=6.5)
        yield Path(line.data, stroke=kit.theme.ink, width=3, dash=DOTTED)


def _behind(kit: Kit, origin: Domain, here: Domain) -> Iterator[AnyShape]:
    """The way already gone, gold, with a bead for each domain passed."""
    if origin < here:
        line = way(kit.geometry, origin, here).trimmed(RING, 10 if here == OFF else RING)
        yield from gold_arrow(kit, line) if here == OFF else gold_line(kit, line)
        for domain in range(origin + 1, here):
            yield bead(kit, domain, kit.theme.event, kit.tokens.edge)


def _goal(kit: Kit, target: Domain, seat: int, standing: int) -> Iterator[AnyShape]:
    """Where the piece is going: open corners, and a ghost if nobody stands there."""
    yield from corners(room(kit, target), kit.theme.ink)
    if target != OFF and not standing >> target & 1:
        yield from ghost(kit, seat, kit.geometry.foot(target))


def _advance(frame: Frame[State, Move, Event]) -> Advance:
    """The move the frame is inside."""
    assert frame.step is not None
    assert isinstance(frame.step.move, Advance)
    return frame.step.move


def _under_way(kit: Kit, frame: Frame[State, Move, Event], seat: int, here: Domain) -> Layers:
    """A piece between leaving and landing: what lies behind it and what ahead."""
    origin, target = _advance(frame)
    standing = frame.state.pieces[0] | frame.state.pieces[1]
    under = (
        *_left_behind(kit, origin),
        *_ahead(kit, here, target),
        *_behind(kit, origin, here),
        *_goal(kit, target, seat, standing),
    )
    taken = frozenset() if target == OFF else frozenset((target,))
    return Layers(under, taken=taken, turns=turns_between(origin, target))


def _thrown(kit: Kit, frame: Frame[State, Move, Event], event: Thrown | SticksThrown) -> Layers:
    return Layers(tuple(lit(kit, kit.geometry.sticks)))


def _forced(kit: Kit, frame: Frame[State, Move, Event], event: Forced) -> Layers:
    seat, origin, target = event
    standing = frame.state.pieces[0] | frame.state.pieces[1]
    under = (
        *_ahead(kit, origin, target),
        *_goal(kit, target, seat, standing),
        *lit(kit, kit.geometry.tile(origin)),
    )
    taken = frozenset() if target == OFF else frozenset((target,))
    return Layers(under, taken=taken, turns=turns_between(origin, target))


def _set_out(kit: Kit, frame: Frame[State, Move, Event], event: SetOut) -> Layers:
    return _under_way(kit, frame, event.seat, event.origin)


def _leapt(kit: Kit, frame: Frame[State, Move, Event], event: Leapt) -> Layers:
    over = Layers(tuple(lit(kit, kit.geometry.tile(event.over))))
    return stacked((_under_way(kit, frame, event.seat, event.over), over))


def _own_dam_passed(kit: Kit, frame: Frame[State, Move, Event], event: OwnDamPassed) -> Layers:
    dam, colour = event.dam, kit.tokens.wood
    name = label(kit, dam, LABELS["dam"], kit.theme.ink)
    wall = (*dam_wall(kit, dam, colour), name)
    here = min(dam[-1], _advance(frame).target - 1)
    return stacked(
        (
            _under_way(kit, frame, event.seat, here),
            Layers(tuple(dam_ground(kit, dam, colour)), wall),
        )
    )


def _landed(
    kit: Kit, frame: Frame[State, Move, Event], event: Landed | LandedSafe | StoppedOnWiwun
) -> Layers:
    domain = event.domain
    origin = _advance(frame).origin
    tile = kit.geometry.tile(domain)
    under = (
        *_left_behind(kit, origin),
        *_behind(kit, origin, domain),
        *lit(kit, tile),
        *_gold_ring(kit, kit.geometry.foot(domain)),
    )
    sign = _LANDING_SIGNS.get(type(event))
    over: tuple[AnyShape, ...] = ()
    if sign:
        over = tuple(badge(kit, badge_corner(tile), sign, kit.theme.ink))
    return Layers(under, over, turns=turns_between(origin, domain))


_LANDING_SIGNS: Final[Mapping[type, str]] = {LandedSafe: "shield", StoppedOnWiwun: "stop"}


def _exchanged(kit: Kit, frame: Frame[State, Move, Event], event: Exchanged) -> Layers:
    origin, domain = event.origin, event.domain
    under = (*lit(kit, kit.geometry.tile(origin)), *lit(kit, kit.geometry.tile(domain)))
    arrows = [
        shape
        for line, seat in zip(
            exchange_arrows(kit.geometry, origin, domain), (event.seat, event.enemy), strict=True
        )
        for shape in _seat_arrow(kit, line, seat)
    ]
    return Layers(under, tuple(arrows), turns=turns_between(origin, domain))


def _seat_arrow(kit: Kit, line: Way, seat: int) -> Iterator[AnyShape]:
    """An arrow in the colour of the piece that goes its way."""
    yield Path(line.data, stroke=kit.theme.paper, width=9)
    yield Path(line.data, stroke=kit.tokens.edge, width=6.4)
    yield Path(line.data, stroke=kit.seat(seat), width=3.6)
    yield arrow_head(line, kit.seat(seat), kit.tokens.edge)


def _seized(kit: Kit, frame: Frame[State, Move, Event], event: Seized) -> Layers:
    origin = _advance(frame).origin
    under = (
        *_left_behind(kit, origin),
        *_behind(kit, origin, event.domain),
        *lit(kit, kit.geometry.tile(event.domain)),
    )
    return Layers(under)


def _stolen(kit: Kit, frame: Frame[State, Move, Event], event: Stolen) -> Layers:
    here = frame.state.hand.above if frame.state.hand else event.domain
    return stacked(
        (
            _under_way(kit, frame, event.enemy, here),
            Layers(tuple(lit(kit, kit.geometry.tile(event.domain)))),
        )
    )


def _carried(
    kit: Kit, frame: Frame[State, Move, Event], event: CarriedBack | CarriedFurther
) -> Layers:
    origin, domain = event.origin, event.domain
    under = [
        *_left_behind(kit, origin),
        *ghost(kit, event.seat, kit.geometry.foot(origin)),
        *lit(kit, kit.geometry.tile(domain)),
        *_gold_ring(kit, kit.geometry.foot(domain)),
    ]
    flown = raven_way(kit.geometry, origin, domain)
    over = [*gold_arrow(kit, flown), *medallion(kit, flown.samples(4)[len(flown.samples(4)) // 2])]
    if isinstance(event, CarriedFurther):
        tile = kit.geometry.tile(SISSIRU)
        over.extend(badge(kit, badge_corner(tile), "taken", kit.theme.ink))
    return Layers(tuple(under), tuple(over), taken=frozenset((origin,)))


def _left(kit: Kit, frame: Frame[State, Move, Event], event: LeftByExit | LeftFromWiwun) -> Layers:
    place = kit.geometry.tray_place(event.seat, event.off - 1)
    under = (
        *_left_behind(kit, event.origin),
        *_behind(kit, event.origin, OFF),
        *_gold_ring(kit, place, kit.geometry.tray_piece),
    )
    return Layers(under)


def _turn_ended(kit: Kit, frame: Frame[State, Move, Event], event: TurnEnded) -> Layers:
    return Layers(tuple(_turn_arrow(kit, event.seat)))


def _forfeited(kit: Kit, frame: Frame[State, Move, Event], event: Forfeited) -> Layers:
    rings = [
        shape
        for domain in domains_of(frame.state.pieces[event.seat - 1])
        for shape in foot_ring(kit, kit.geometry.foot(domain), kit.theme.refused, 2.6, (5, 5))
    ]
    return Layers((*rings, *_turn_arrow(kit, event.seat)))


def _turn_arrow(kit: Kit, seat: int) -> Iterator[AnyShape]:
    """From the tray of the seat whose turn is over to the other's."""
    here, there = kit.geometry.tray(seat), kit.geometry.tray(3 - seat)
    left, right = min(here.x, there.x) + here.w + 16, max(here.x, there.x) - 16
    y = kit.geometry.tray_y - 13
    start, end = ((left, y), (right - 11, y)) if seat == 1 else ((right, y), (left + 11, y))
    yield from gold_arrow(kit, Way(start, (Line(end),)))


def _won(kit: Kit, frame: Frame[State, Move, Event], event: Won) -> Layers:
    rings = [
        shape
        for number in range(PIECES)
        for shape in _gold_ring(
            kit, kit.geometry.tray_place(event.seat, number), kit.geometry.tray_piece
        )
    ]
    return Layers((*lit(kit, kit.geometry.tray(event.seat)), *rings))


_PICTURES: Final[Mapping[type, Picture]] = {
    Thrown: _thrown,
    SticksThrown: _thrown,
    Forced: _forced,
    SetOut: _set_out,
    Leapt: _leapt,
    OwnDamPassed: _own_dam_passed,
    Landed: _landed,
    LandedSafe: _landed,
    StoppedOnWiwun: _landed,
    Exchanged: _exchanged,
    Seized: _seized,
    Stolen: _stolen,
    CarriedBack: _carried,
    CarriedFurther: _carried,
    LeftByExit: _left,
    LeftFromWiwun: _left,
    Forfeited: _forfeited,
    TurnEnded: _turn_ended,
    Won: _won,
}

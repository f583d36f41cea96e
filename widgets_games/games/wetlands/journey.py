"""What happens on the way of a legal move, event by event."""

from __future__ import annotations

from collections.abc import Iterator

from widgets_games.engine.game import Seat
from widgets_games.games.wetlands.events import (
    Advance,
    CarriedBack,
    CarriedFurther,
    Event,
    Exchanged,
    Landed,
    LandedSafe,
    LeftByExit,
    LeftFromWiwun,
    Leapt,
    OwnDamPassed,
    Seized,
    SetOut,
    State,
    Stolen,
    StoppedOnWiwun,
    TurnEnded,
    Won,
)
from widgets_games.games.wetlands.path import (
    BETWEEN,
    KWAKWANI,
    LAST,
    OFF,
    PIECES,
    SAFE,
    SISSIRU,
    WIWUN,
    Bitboard,
    Domain,
    dams_in,
    domains_of,
    run_through,
)


def journey(state: State, move: Advance) -> tuple[Event, ...]:
    """The events of a legal advance, from setting out to the end of the turn."""
    seat = state.to_move
    origin, target = move
    own, enemy = state.pieces if seat == 1 else (state.pieces[1], state.pieces[0])
    events: list[Event] = [SetOut(seat, origin, target, state.throw)]
    between = BETWEEN[origin][target]
    if (own | enemy) & between:
        events.extend(_passing(seat, own, enemy, between))
    if target == OFF:
        events.extend(_leaving(state, origin))
        return tuple(events)
    if target == KWAKWANI:
        standing = (own | enemy) & ~(1 << origin)
        events.append(Seized(seat, KWAKWANI))
        events.append(carried(seat, KWAKWANI, standing))
    elif enemy >> target & 1:
        events.extend(_meeting(seat, origin, target, own | enemy))
    elif target == WIWUN:
        events.append(StoppedOnWiwun(seat, WIWUN))
    elif SAFE >> target & 1:
        events.append(LandedSafe(seat, target))
    else:
        events.append(Landed(seat, target))
    events.append(TurnEnded(seat, 3 - seat))
    return tuple(events)


def carried(seat: Seat, origin: Domain, standing: Bitboard) -> Event:
    """Kwakwani carries a piece to Siss’siru, or to the nearest domain before it that is empty."""
    if not standing >> SISSIRU & 1:
        return CarriedBack(seat, origin, SISSIRU)
    domain = SISSIRU
    while standing >> domain & 1:
        domain -= 1
    return CarriedFurther(seat, origin, domain)


def _passing(seat: Seat, own: Bitboard, enemy: Bitboard, between: Bitboard) -> Iterator[Event]:
    """Whom the moving piece passes, in path order; an own dam is passed as a whole."""
    dam = dams_in(own & between)
    first_of_dam = dam & -dam
    for domain in domains_of((own | enemy) & between & (~dam | first_of_dam)):
        if 1 << domain == first_of_dam:
            yield OwnDamPassed(seat, run_through(dams_in(own), domain))
        else:
            yield Leapt(seat, domain, seat if own >> domain & 1 else 3 - seat)


def _meeting(seat: Seat, origin: Domain, target: Domain, standing: Bitboard) -> Iterator[Event]:
    """Landing on an enemy piece: an exchange, or on the last domain a theft."""
    if target != LAST:
        yield Exchanged(seat, 3 - seat, origin, target)
        return
    yield Stolen(3 - seat, seat, LAST)
    yield carried(3 - seat, LAST, standing & ~(1 << origin))
    yield Landed(seat, LAST)


def _leaving(state: State, origin: Domain) -> Iterator[Event]:
    """Leaving the board: the fifth piece wins."""
    seat = state.to_move
    off = state.off[seat - 1] + 1
    if origin == WIWUN:
        yield LeftFromWiwun(seat, WIWUN, off)
    else:
        yield LeftByExit(seat, origin, state.throw, off)
    yield Won(seat) if off == PIECES else TurnEnded(seat, 3 - seat)

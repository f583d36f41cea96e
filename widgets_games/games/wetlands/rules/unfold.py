"""What happens on the way of a legal move, event by event."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from widgets_games.engine.game import Seat
from widgets_games.games.wetlands.rules.events import (
    Advance,
    CarriedBack,
    CarriedFurther,
    Event,
    Exchanged,
    Forced,
    Landed,
    LandedSafe,
    Leapt,
    LeftByExit,
    LeftFromWiwun,
    OwnDamPassed,
    Seized,
    SetOut,
    State,
    Stolen,
    StoppedOnWiwun,
    TurnEnded,
    Won,
)
from widgets_games.games.wetlands.rules.path import (
    BETWEEN,
    EXITS,
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
)


def journey(state: State, move: Advance, *, forced: bool) -> tuple[Event, ...]:
    """The events of a legal advance, from setting out to the end of the turn.

    Args:
        state: where it is made.
        move: the advance.
        forced: whether it is the only legal move.
    """
    seat = state.to_move
    origin, target = move
    own, enemy = state.sides
    between = BETWEEN[origin][target]
    way = _way(seat, move, own & between, enemy & between, forced)
    if target == OFF:
        return (*way, *_leaving(seat, move, state.off[seat - 1] + 1))
    standing = (own | enemy) & ~(1 << origin)
    if target == KWAKWANI:
        carriage = carried(seat, KWAKWANI, standing)
        return (*way, Seized(seat, KWAKWANI), carriage, TurnEnded(seat, 3 - seat))
    if target == LAST and standing >> LAST & 1:
        return (*way, *_theft(seat, standing))
    return way + _landing(seat, origin, target, standing >> target & 1)


def carried(seat: Seat, origin: Domain, standing: Bitboard) -> Event:
    """Kwakwani carries a piece to Siss’siru, or to the nearest domain before it that is empty."""
    if not standing >> SISSIRU & 1:
        return CarriedBack(seat, origin, SISSIRU)
    domain = SISSIRU
    while standing >> domain & 1:
        domain -= 1
    return CarriedFurther(seat, origin, domain)


# What happens on a way and where it ends depends on the few domains nearby, so the same events
# come again and again; as they never change, they are made once.


@cache
def _way(
    seat: Seat, move: Advance, own_between: Bitboard, enemy_between: Bitboard, forced: bool
) -> tuple[Event, ...]:
    """Setting out, and whom the moving piece passes in path order; an own dam as a whole."""
    events: list[Event] = [Forced(seat, *move)] if forced else []
    events.append(SetOut(seat, *move, move.target - move.origin))
    # No own piece stands where it comes from or lands: its own dams end where the way does.
    dam = dams_in(own_between)
    first_of_dam = dam & -dam
    for domain in domains_of((own_between | enemy_between) & (~dam | first_of_dam)):
        if 1 << domain == first_of_dam:
            events.append(OwnDamPassed(seat, tuple(domains_of(dam))))
        else:
            events.append(Leapt(seat, domain, seat if own_between >> domain & 1 else 3 - seat))
    return tuple(events)


@cache
def _landing(seat: Seat, origin: Domain, target: Domain, taken: int) -> tuple[Event, ...]:
    """Landing on a domain that is empty or, if it is taken, holds an enemy piece."""
    landed: Event
    if taken:
        landed = Exchanged(seat, 3 - seat, origin, target)
    elif target == WIWUN:
        landed = StoppedOnWiwun(seat, WIWUN)
    elif SAFE >> target & 1:
        landed = LandedSafe(seat, target)
    else:
        landed = Landed(seat, target)
    return (landed, TurnEnded(seat, 3 - seat))


def _theft(seat: Seat, standing: Bitboard) -> Iterator[Event]:
    """Landing on an enemy piece on the last domain."""
    yield Stolen(3 - seat, seat, LAST)
    yield carried(3 - seat, LAST, standing)
    yield Landed(seat, LAST)
    yield TurnEnded(seat, 3 - seat)


def _leaving(seat: Seat, move: Advance, off: int) -> Iterator[Event]:
    """Leaving the board: the fifth piece wins."""
    if move.origin == WIWUN:
        yield LeftFromWiwun(seat, WIWUN, off)
    else:
        yield LeftByExit(seat, move.origin, EXITS[move.origin], off)
    yield Won(seat) if off == PIECES else TurnEnded(seat, 3 - seat)

"""What happens on the way of a legal move, event by event."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from widgets_games.engine.game import Seat
from widgets_games.games.wetlands.rules import events as e
from widgets_games.games.wetlands.rules import path
from widgets_games.games.wetlands.rules.moves import Advance
from widgets_games.games.wetlands.rules.path import (
    KWAKWANI,
    LAST,
    OFF,
    SISSIRU,
    WIWUN,
    Bitboard,
    Domain,
)
from widgets_games.games.wetlands.rules.state import State, winner
from widgets_games.games.wetlands.rules.switches import Terms


def journey(state: State, move: Advance, terms: Terms, *, forced: bool) -> tuple[e.Event, ...]:
    """The events of a legal advance, from setting out to the end of the turn.

    Args:
        state: where it is made.
        move: the advance.
        terms: what the switches come to.
        forced: whether it is the only legal move.
    """
    seat = state.to_move
    origin, target = move
    own, enemy = state.sides
    between = path.BETWEEN[origin][target]
    way = walk(seat, move, own & between, enemy & between, terms.split_breaks_dam)
    if forced:
        way = (e.Forced(seat, origin, target), *way)
    if target == OFF:
        return (*way, *_leaving(seat, move, state.off))
    standing = (own | enemy) & ~(1 << origin)
    if target == KWAKWANI:
        carriage = carried(seat, KWAKWANI, standing)
        return (*way, e.Seized(seat, KWAKWANI), carriage, e.TurnEnded(seat, 3 - seat))
    if target == LAST and standing >> LAST & 1:
        return (*way, *theft(seat, standing))
    return way + landing(seat, origin, target, standing >> target & 1)


def carried(seat: Seat, origin: Domain, standing: Bitboard) -> e.Event:
    """Kwakwani carries a piece to Siss’siru, or to the nearest domain before it that is empty.

    Rule: kwakwani, kwakwani-full.
    """
    if not standing >> SISSIRU & 1:
        return e.CarriedBack(seat, origin, SISSIRU)
    domain = SISSIRU
    while standing >> domain & 1:
        domain -= 1
    return e.CarriedFurther(seat, origin, domain)


# What happens on a way and where it ends depends on the few domains nearby, so the same events
# come again and again; as they never change, they are made once.


@cache
def walk(
    seat: Seat,
    move: Advance,
    own_between: Bitboard,
    enemy_between: Bitboard,
    split_breaks: bool,
) -> tuple[e.Event, ...]:
    """Setting out, and whom the moving piece passes in path order; an own dam as a whole.

    Rule: leap, own-dam.
    """
    events: list[e.Event] = [e.SetOut(seat, *move, move.target - move.origin)]
    # No own piece stands where it comes from or lands: its own dams end where the way does.
    dam = path.dams_in(own_between, split_breaks)
    first_of_dam = dam & -dam
    for domain in path.domains_of((own_between | enemy_between) & (~dam | first_of_dam)):
        if 1 << domain == first_of_dam:
            events.append(e.OwnDamPassed(seat, tuple(path.domains_of(dam))))
        else:
            events.append(e.Leapt(seat, domain, seat if own_between >> domain & 1 else 3 - seat))
    return tuple(events)


@cache
def landing(seat: Seat, origin: Domain, target: Domain, taken: int) -> tuple[e.Event, ...]:
    """Landing on a domain that is empty or, if it is taken, holds an enemy piece.

    Rule: exchange.
    """
    landed: e.Event
    if taken:
        landed = e.Exchanged(seat, 3 - seat, origin, target)
    elif target == WIWUN:
        landed = e.StoppedOnWiwun(seat, WIWUN)
    elif path.SAFE >> target & 1:
        landed = e.LandedSafe(seat, target)
    else:
        landed = e.Landed(seat, target)
    return (landed, e.TurnEnded(seat, 3 - seat))


def theft(seat: Seat, standing: Bitboard) -> Iterator[e.Event]:
    """Landing on an enemy piece on the last domain.

    Rule: last-theft.
    """
    yield e.Stolen(3 - seat, seat, LAST)
    yield carried(3 - seat, LAST, standing)
    yield e.Landed(seat, LAST)
    yield e.TurnEnded(seat, 3 - seat)


def _leaving(seat: Seat, move: Advance, off: tuple[int, int]) -> Iterator[e.Event]:
    """Leaving the board, where `off` pieces of the two sides are; the fifth piece wins."""
    purple, yellow = (off[0] + 1, off[1]) if seat == 1 else (off[0], off[1] + 1)
    gone = purple if seat == 1 else yellow
    if move.origin == WIWUN:
        yield e.LeftFromWiwun(seat, WIWUN, gone)
    else:
        yield e.LeftByExit(seat, move.origin, path.EXITS[move.origin], gone)
    yield e.Won(seat) if winner((purple, yellow)) else e.TurnEnded(seat, 3 - seat)

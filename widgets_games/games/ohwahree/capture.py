"""What the last pebble of a sowing captures, and how far the chain goes back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from widgets_games.engine.game import Seat
from widgets_games.games.ohwahree.events import (
    Banked,
    Captured,
    ChainCaptured,
    ChainPassedSource,
    EndedInOwnPit,
    EndedWithoutCapture,
    Event,
    PitKept,
    PitTaken,
    SlamAnnulled,
    SlamStood,
    StoppedAtEmptied,
    StoppedAtFirstPebble,
    StoppedAtOwnPit,
    StoppedByCount,
)
from widgets_games.games.ohwahree.ring import Pit
from widgets_games.games.ohwahree.sowing import Sowing
from widgets_games.games.ohwahree.switches import Terms


class AfterSowing(NamedTuple):
    """A table on which the last pebble has just fallen.

    Attributes:
        pits: what each pit holds.
        owners: whose each pit is, as it stood before the move.
        seat: who has after.
        sowing: how the pebbles fell.
        tray: how many pebbles the player had captured before.
    """

    pits: Sequence[int]
    owners: tuple[Seat, ...]
    seat: Seat
    sowing: Sowing
    tray: int


def captures(after: AfterSowing, terms: Terms) -> tuple[Event, ...]:
    """A chain of captures, told link by link until the pebbles are in the tray; none if empty."""
    chain = _chain(after, terms)
    if not chain or (terms.slam_annulled and _takes_everything(after, chain)):
        return ()
    pebbles = sum(after.pits[pit] for pit in chain)
    return (
        *_links(after, chain, terms),
        _stop(after, chain),
        *((_slam_stood(after.seat),) if _takes_everything(after, chain) else ()),
        _banked(after.seat, pebbles, after.tray + pebbles),
    )


def no_capture(after: AfterSowing, terms: Terms) -> Event:
    """Why a sowing captures nothing."""
    pit = after.sowing.back[0]
    owner, held = after.owners[pit], after.pits[pit] - 1
    if owner == after.seat:
        return _ended_in_own_pit(owner, pit)
    if held not in terms.pebble_capture:
        return _ended_without_capture(after.seat, owner, pit, held)
    chain = _chain(after, terms)
    return SlamAnnulled(after.seat, chain, sum(after.pits[pit] for pit in chain))


def _chain(after: AfterSowing, terms: Terms) -> tuple[Pit, ...]:
    """The pits that are captured, from the last pebble's backwards along the sowing."""
    length = 0
    for pit in after.sowing.back:
        if after.owners[pit] == after.seat or after.pits[pit] - 1 not in terms.pebble_capture:
            break
        length += 1
    return after.sowing.back[:length]


def _takes_everything(after: AfterSowing, chain: tuple[Pit, ...]) -> bool:
    return not any(
        pebbles and owner != after.seat and pit not in chain
        for pit, (pebbles, owner) in enumerate(zip(after.pits, after.owners, strict=True))
    )


def _links(after: AfterSowing, chain: tuple[Pit, ...], terms: Terms) -> Iterator[Event]:
    seat = after.seat
    waiting = 0
    for link, pit in enumerate(chain, start=1):
        owner, pebbles = after.owners[pit], after.pits[pit]
        waiting += pebbles
        if link == 1:
            yield _captured(seat, owner, pit, pebbles - 1, pebbles, waiting)
        else:
            yield _chain_captured(seat, owner, pit, pebbles - 1, pebbles, waiting, link)
        if terms.pit_capture is not None:
            if pebbles - 1 in terms.pit_capture:
                yield _pit_taken(seat, owner, pit)
            else:
                yield _pit_kept(seat, owner, pit, pebbles - 1)
        if pit == after.sowing.source_after:
            yield _chain_passed_source(seat, after.sowing.source)


def _stop(after: AfterSowing, chain: tuple[Pit, ...]) -> Event:
    """Where and why the chain goes no further."""
    seat = after.seat
    if len(chain) == len(after.sowing.back):
        if after.sowing.goes_round:
            return StoppedAtEmptied(seat, chain[0])
        return _stopped_at_first_pebble(seat, chain[-1])
    pit = after.sowing.back[len(chain)]
    owner = after.owners[pit]
    if owner == seat:
        return _stopped_at_own_pit(seat, pit)
    return _stopped_by_count(seat, owner, pit, after.pits[pit] - 1)


# These come again and again; as events never change, they are made once.

_ended_in_own_pit = cache(EndedInOwnPit)
_ended_without_capture = cache(EndedWithoutCapture)
_captured = cache(Captured)
_chain_captured = cache(ChainCaptured)
_chain_passed_source = cache(ChainPassedSource)
_pit_taken = cache(PitTaken)
_pit_kept = cache(PitKept)
_stopped_at_own_pit = cache(StoppedAtOwnPit)
_stopped_by_count = cache(StoppedByCount)
_stopped_at_first_pebble = cache(StoppedAtFirstPebble)
_slam_stood = cache(SlamStood)
_banked = cache(Banked)

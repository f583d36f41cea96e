"""What the last pebble of a sowing captures, and how far the chain goes back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from widgets_games.engine.game import Seat
from widgets_games.games.ohwahree.rules import events as e
from widgets_games.games.ohwahree.rules.effects import Draft
from widgets_games.games.ohwahree.rules.ring import Pit
from widgets_games.games.ohwahree.rules.sowing import Sowing
from widgets_games.games.ohwahree.rules.switches import Terms


def landing(draft: Draft, sown: Sowing, terms: Terms) -> tuple[e.Event, ...]:
    """What follows the last pebble: no capture, or a chain until its pebbles are in the tray.

    Rule: no-slam-limit, grand-slam.

    Args:
        draft: the table as the last pebble has fallen.
        sown: how the pebbles fell.
        terms: the switches.
    """
    pits, owners, seat = draft.pits, draft.owners, draft.to_move
    last = sown.back[0]
    if not is_captured(draft, last, terms):
        owner = owners[last]
        if owner == seat:
            return _ended_in_own_pit(seat, last)
        return _ended_without_capture(seat, owner, last, pits[last] - 1)
    chain = chain_of(draft, sown.back, terms)
    pebbles = sum(pits[pit] for pit in chain)
    slam = _is_all_that_enemies_have(draft, pebbles)
    if slam and terms.slam_annulled:
        return (e.SlamAnnulled(seat, chain, pebbles),)
    return (
        *_links(draft, chain, sown, terms),
        _stop(draft, chain, sown),
        *((e.SlamStood(seat),) if slam else ()),
        e.Banked(seat, pebbles, draft.captured[seat - 1] + pebbles),
    )


def chain_of(draft: Draft, back: tuple[Pit, ...], terms: Terms) -> tuple[Pit, ...]:
    """The pits that are captured, from the last pebble's backwards along the sowing.

    Rule: chain.
    """
    for length, pit in enumerate(back):
        if not is_captured(draft, pit, terms):
            return back[:length]
    return back


def is_captured(draft: Draft, pit: Pit, terms: Terms) -> bool:
    """Whether a pebble that fell into a pit captures what lies there.

    Rule: capture.
    """
    return draft.owners[pit] != draft.to_move and draft.pits[pit] - 1 in terms.pebble_capture


def _is_all_that_enemies_have(draft: Draft, pebbles: int) -> bool:
    seat = draft.to_move
    held = zip(draft.pits, draft.owners, strict=True)
    return pebbles == sum(count for count, owner in held if owner != seat)


def _links(draft: Draft, chain: tuple[Pit, ...], sown: Sowing, terms: Terms) -> Iterator[e.Event]:
    seat = draft.to_move
    waiting = 0
    for link, pit in enumerate(chain, start=1):
        owner, pebbles = draft.owners[pit], draft.pits[pit]
        waiting += pebbles
        if link == 1:
            yield _captured(seat, owner, pit, pebbles - 1, pebbles, waiting)
        else:
            yield _chain_captured(seat, owner, pit, pebbles - 1, pebbles, waiting, link)
        if terms.pit_capture is not None:
            yield of_the_pit(seat, owner, pit, pebbles - 1, terms.pit_capture)
        if pit == sown.source_after:
            yield e.ChainPassedSource(seat, sown.source)


def of_the_pit(
    seat: Seat, owner: Seat, pit: Pit, held: int, pit_capture: tuple[int, ...]
) -> e.Event:
    """Whether a captured pit changes hands, too, in the Grand game.

    Rule: grand, grand-pit-capture.
    """
    if held in pit_capture:
        return _pit_taken(seat, owner, pit)
    return _pit_kept(seat, owner, pit, held)


def _stop(draft: Draft, chain: tuple[Pit, ...], sown: Sowing) -> e.Event:
    """Where and why the chain goes no further."""
    seat = draft.to_move
    if len(chain) == len(sown.back):
        if sown.goes_round:
            return e.StoppedAtEmptied(seat, chain[0])
        return _stopped_at_first_pebble(seat, chain[-1])
    pit = sown.back[len(chain)]
    owner = draft.owners[pit]
    if owner == seat:
        return _stopped_at_own_pit(seat, pit)
    return _stopped_by_count(seat, owner, pit, draft.pits[pit] - 1)


# These come again and again; as events never change, they are made once.

_captured = cache(e.Captured)
_chain_captured = cache(e.ChainCaptured)
_pit_taken = cache(e.PitTaken)
_pit_kept = cache(e.PitKept)
_stopped_at_own_pit = cache(e.StoppedAtOwnPit)
_stopped_by_count = cache(e.StoppedByCount)
_stopped_at_first_pebble = cache(e.StoppedAtFirstPebble)


@cache
def _ended_in_own_pit(seat: Seat, pit: Pit) -> tuple[e.Event, ...]:
    return (e.EndedInOwnPit(seat, pit),)


@cache
def _ended_without_capture(seat: Seat, owner: Seat, pit: Pit, held: int) -> tuple[e.Event, ...]:
    return (e.EndedWithoutCapture(seat, owner, pit, held),)

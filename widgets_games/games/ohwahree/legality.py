"""All the reasons against a move, in the order of the rules; a move is legal without any."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from widgets_games.engine.game import Seat
from widgets_games.engine.rulebook import Objection
from widgets_games.games.ohwahree.events import Agree, Move, Pass, Pits, Sow, State
from widgets_games.games.ohwahree.ring import (
    CLOCKWISE,
    COUNTERCLOCKWISE,
    LETTERS,
    PITS,
    UNSAID,
    Pit,
)
from widgets_games.games.ohwahree.rulebook import RULEBOOK
from widgets_games.games.ohwahree.sowing import sowing
from widgets_games.games.ohwahree.switches import Terms

PASS: Final = Pass()
AGREE: Final = Agree()

FIXED: Final = tuple((Sow(pit, COUNTERCLOCKWISE),) for pit in range(PITS))
EITHER: Final = tuple((Sow(pit, COUNTERCLOCKWISE), Sow(pit, CLOCKWISE)) for pit in range(PITS))
"""For each pit, the moves there are with it where the direction is fixed or chosen."""


def objections(state: State, move: Move, terms: Terms) -> Iterator[Objection]:
    """The reasons against a move of the player whose turn it is."""
    if isinstance(move, Sow):
        yield from _against_sowing(state, move, terms)
    elif isinstance(move, Pass):
        yield from _against_passing(state, terms)


def candidate_moves(state: State, terms: Terms) -> Iterator[Move]:
    """Every way to sow from a pit of one's own, be it empty, and with several enemies the pass."""
    ways = EITHER if terms.chosen else FIXED
    for pit in own_pits(state.owners, state.to_move):
        yield from ways[pit]
    if terms.players > 2:
        yield PASS


def legal_decisions(state: State, terms: Terms) -> tuple[Move, ...]:
    """What the player may do: every sowing that nothing is against, else the pass."""
    sowings = legal_sowings(state.pits, state.owners, state.to_move, terms)
    return sowings or (() if terms.players == 2 else (PASS,))


def legal_sowings(
    pits: Pits, owners: tuple[Seat, ...], seat: Seat, terms: Terms
) -> tuple[Sow, ...]:
    """The sowings that nothing is against."""
    ways = EITHER if terms.chosen else FIXED
    moves = [move for pit in own_pits(owners, seat) if pits[pit] for move in ways[pit]]
    if terms.feed and not _enemies_have_pebbles(pits, owners, seat):
        moves = [move for move in moves if _feeds(pits, owners, seat, move)]
    return tuple(moves)


@lru_cache(maxsize=4096)
def own_pits(owners: tuple[Seat, ...], seat: Seat) -> tuple[Pit, ...]:
    """The pits of a player, in the order of the ring."""
    return tuple(pit for pit, owner in enumerate(owners) if owner == seat)


def _enemies_have_pebbles(pits: Pits, owners: tuple[Seat, ...], seat: Seat) -> bool:
    return any(pebbles and owner != seat for pebbles, owner in zip(pits, owners, strict=True))


def _feeds(pits: Pits, owners: tuple[Seat, ...], seat: Seat, move: Sow) -> bool:
    """Whether a pebble of the sowing falls into an enemy pit."""
    way = sowing(seat, move.pit, move.direction, pits[move.pit], False).back
    return any(owners[pit] != seat for pit in way)


def _objection(rule: str, key: str, *pits: Pit, **fields: object) -> Objection:
    places = tuple(LETTERS[pit] for pit in pits)
    return Objection(rule, places, RULEBOOK.sentence(key, **fields))


def _against_sowing(state: State, move: Sow, terms: Terms) -> Iterator[Objection]:
    pits, owners, seat = state.pits, state.owners, state.to_move
    pit = move.pit
    here = {"seat": seat, "pit": pit}
    if owners[pit] != seat:
        yield _objection("sow", "not-yours", pit, **here, owner=owners[pit])
    if not pits[pit]:
        yield _objection("sow", "empty", pit, **here)
    if terms.chosen and move.direction == UNSAID:
        yield _objection("direction", "unsaid", pit, **here)
    elif not terms.chosen and move.direction == CLOCKWISE:
        yield _objection("direction", "counterclockwise-only", pit, **here)
    elif (
        terms.feed
        and owners[pit] == seat
        and pits[pit]
        and not _enemies_have_pebbles(pits, owners, seat)
        and not _feeds(pits, owners, seat, move)
    ):
        yield _objection("feed", "feed", pit, **here)


def _against_passing(state: State, terms: Terms) -> Iterator[Objection]:
    seat = state.to_move
    sowings = legal_sowings(state.pits, state.owners, seat, terms)
    if sowings:
        pits = tuple(dict.fromkeys(move.pit for move in sowings))
        yield _objection("cannot-play", "can-play", *pits, seat=seat, pits=pits)

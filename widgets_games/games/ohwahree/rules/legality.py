"""All the reasons against a move, in the order of the rules; a move is legal without any."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from widgets_games.engine.game import Seat
from widgets_games.engine.rulebook import Objection
from widgets_games.games.ohwahree.rules import ring
from widgets_games.games.ohwahree.rules.moves import Agree, Move, Pass, Sow, checked
from widgets_games.games.ohwahree.rules.ring import Pit
from widgets_games.games.ohwahree.rules.rulebook import RULEBOOK
from widgets_games.games.ohwahree.rules.sowing import sowing
from widgets_games.games.ohwahree.rules.state import State
from widgets_games.games.ohwahree.rules.switches import Terms

PASS: Final = Pass()
AGREE: Final = Agree()


def objections(state: State, move: Move, terms: Terms) -> Iterator[Objection]:
    """The reasons against a move of the player whose turn it is.

    Raises:
        MoveTextError: it is no move of this game.
    """
    checked(move)
    if isinstance(move, Sow):
        yield from against_sowing(state, move, terms)
    elif isinstance(move, Pass):
        yield from _against_passing(state, terms)


def candidate_moves(state: State, terms: Terms) -> Iterator[Move]:
    """Every way to sow from a pit of one's own, be it empty, and with several enemies the pass."""
    for _, move in own_sowings(state.owners, state.to_move, terms.chosen):
        yield move
    if terms.players > 2:
        yield PASS


def pointed_moves(state: State, terms: Terms) -> Iterator[Move]:
    """What somebody can point at: the candidates, and to sow from a pit of somebody else."""
    yield from candidate_moves(state, terms)
    for pit, owner in enumerate(state.owners):
        if owner != state.to_move:
            yield Sow(pit, ring.COUNTERCLOCKWISE)


def legal_decisions(state: State, terms: Terms) -> tuple[Move, ...]:
    """What the player may do: every sowing that nothing is against, else the pass."""
    sowings = tuple(legal_sowings(state.pits, state.owners, state.to_move, terms))
    return sowings or (() if terms.players == 2 else (PASS,))


def can_play(pits: Sequence[int], owners: tuple[Seat, ...], seat: Seat, terms: Terms) -> bool:
    """Whether a player has a sowing that nothing is against.

    Rule: cannot-play.
    """
    if terms.feed:
        return bool(legal_sowings(pits, owners, seat, terms))
    for pit, _ in own_sowings(owners, seat, terms.chosen):  # noqa: SIM110 - twice as fast
        if pits[pit]:
            return True
    return False


def legal_sowings(
    pits: Sequence[int], owners: tuple[Seat, ...], seat: Seat, terms: Terms
) -> list[Sow]:
    """The sowings that nothing is against."""
    moves = [move for pit, move in own_sowings(owners, seat, terms.chosen) if pits[pit]]
    if must_feed(pits, owners, seat, terms):
        return [move for move in moves if _feeds(pits, owners, seat, move)]
    return moves


# In the Grand game pits change hands, but between two captures these are asked for again and again.
@lru_cache(maxsize=4096)
def own_sowings(owners: tuple[Seat, ...], seat: Seat, chosen: bool) -> tuple[tuple[Pit, Sow], ...]:
    """Every way to sow from each pit of a player's own, in the order of the ring."""
    directions = (ring.COUNTERCLOCKWISE, ring.CLOCKWISE) if chosen else (ring.COUNTERCLOCKWISE,)
    own = (pit for pit, owner in enumerate(owners) if owner == seat)
    return tuple((pit, Sow(pit, direction)) for pit in own for direction in directions)


def must_feed(pits: Sequence[int], owners: tuple[Seat, ...], seat: Seat, terms: Terms) -> bool:
    """Whether a player must sow into an enemy pit, as the enemies have no pebbles.

    Rule: feed.
    """
    if not terms.feed:
        return False
    for pebbles, owner in zip(pits, owners, strict=True):  # noqa: SIM110 - twice as fast
        if pebbles and owner != seat:
            return False
    return True


def _feeds(pits: Sequence[int], owners: tuple[Seat, ...], seat: Seat, move: Sow) -> bool:
    """Whether a pebble of the sowing falls into an enemy pit."""
    way = sowing(seat, move.pit, move.direction, pits[move.pit], False).back
    return any(owners[pit] != seat for pit in way)


def _objection(rule: str, key: str, *pits: Pit, **fields: object) -> Objection:
    places = tuple(ring.LETTERS[pit] for pit in pits)
    return Objection(rule, places, RULEBOOK.sentence(key, **fields))


def against_sowing(state: State, move: Sow, terms: Terms) -> Iterator[Objection]:
    """What is against sowing from a pit that way.

    Rule: sow.
    """
    pits, owners, seat = state.pits, state.owners, state.to_move
    pit = move.pit
    here = {"seat": seat, "pit": pit}
    if owners[pit] != seat:
        yield _objection("sow", "not-yours", pit, **here, owner=owners[pit])
    if not pits[pit]:
        yield _objection("sow", "empty", pit, **here)
    if terms.chosen and move.direction == ring.UNSAID:
        yield _objection("direction", "unsaid", pit, **here)
    elif not terms.chosen and move.direction == ring.CLOCKWISE:
        yield _objection("direction", "counterclockwise-only", pit, **here)
    elif (
        owners[pit] == seat
        and pits[pit]
        and must_feed(pits, owners, seat, terms)
        and not _feeds(pits, owners, seat, move)
    ):
        yield _objection("feed", "feed", pit, **here)


def _against_passing(state: State, terms: Terms) -> Iterator[Objection]:
    """What is against a pass: pits that the player can sow."""
    seat = state.to_move
    sowings = legal_sowings(state.pits, state.owners, seat, terms)
    if pits := tuple(dict.fromkeys(move.pit for move in sowings)):
        yield _objection("cannot-play", "can-play", *pits, seat=seat, pits=pits)

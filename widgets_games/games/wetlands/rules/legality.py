"""All the reasons against a move, in the order of the rules. A move is legal when there are none.

With the throw known, each rule that can refuse a move is a set of domains: those from which it
refuses the throw. What the rules refuse, and the sentences that say why, are read off these sets.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from widgets_games.engine.rulebook import Objection
from widgets_games.games.wetlands.rules.events import Advance, Move, Pass, State
from widgets_games.games.wetlands.rules.path import (
    BETWEEN,
    EXITS,
    FIRST,
    LAST,
    OFF,
    SAFE,
    WIWUN,
    Bitboard,
    bitboard,
    connected_in,
    dam_starts_in,
    dams_in,
    domains_of,
    run_through,
)
from widgets_games.games.wetlands.rules.rulebook import RULEBOOK

THROWS: Final = range(6)
"""Every state of the throw; 0 before it."""

PASS: Final = Pass()

_ADVANCES: Final = tuple(
    tuple(Advance(origin, min(origin + throw, OFF)) for origin in range(OFF)) for throw in THROWS
)
_WRONG_EXIT: Final = tuple(
    bitboard(*(origin for origin, exit_throw in EXITS.items() if exit_throw != throw))
    for throw in THROWS
)
_PAST_WIWUN: Final = tuple(
    bitboard(*(origin for origin in range(FIRST, WIWUN) if origin + throw > WIWUN))
    for throw in THROWS
)


class _Refused(NamedTuple):
    """For each rule, the domains from which it refuses the throw, in the order of the rules."""

    exits: Bitboard
    wiwun_exit: Bitboard
    wiwun_stop: Bitboard
    dam: Bitboard
    one_piece: Bitboard
    safe: Bitboard
    tamatu: Bitboard


def objections(state: State, move: Move, *, five_leaves_wiwun: bool) -> Iterator[Objection]:
    """The reasons against a move of either chance or a player.

    Args:
        state: where it would be made.
        move: the move.
        five_leaves_wiwun: whether a five from Wi’wun leaves the board.
    """
    if isinstance(move, Advance):
        if state.throw:
            yield from _against_advance(state, move, five_leaves_wiwun)
        else:
            yield _objection("throw", "not-thrown", seat=state.to_move)
    elif isinstance(move, Pass):
        yield from _against_pass(state, five_leaves_wiwun)
    elif state.throw:
        yield _objection("throw", "has-thrown", seat=state.to_move, throw=state.throw)


def candidate_advances(state: State) -> Iterator[Advance]:
    """For each piece of the player to move, where the throw would take it."""
    advances = _ADVANCES[state.throw]
    return (advances[origin] for origin in domains_of(state.pieces[state.to_move - 1]))


# A throw is followed by one decision, which is asked about several times.
@lru_cache(maxsize=256)
def legal_decisions(
    own: Bitboard, enemy: Bitboard, throw: int, five_leaves_wiwun: bool
) -> tuple[Move, ...]:
    """What a player may do after a throw: the advances that no rule refuses, else the pass."""
    exits, wiwun_exit, wiwun_stop, dam, one_piece, safe, tamatu = _refused(
        own, enemy, throw, five_leaves_wiwun
    )
    legal = own & ~(exits | wiwun_exit | wiwun_stop | dam | one_piece | safe | tamatu)
    if not legal:
        return (PASS,)
    advances = _ADVANCES[throw]
    return tuple([advances[origin] for origin in domains_of(legal)])


def _refused(
    own: Bitboard, enemy: Bitboard, throw: int, five_leaves_wiwun: bool
) -> tuple[Bitboard, ...]:
    """The fields of `_Refused`. From where a piece would land on a set: the set, shifted back."""
    dam = 0
    starts = dam_starts_in(enemy)
    if starts:
        # The three pieces of a dam that begins so far ahead lie before where the piece lands.
        for ahead in range(1, throw - 2):
            dam |= starts >> ahead
    return (
        _WRONG_EXIT[throw],
        0 if five_leaves_wiwun or throw < OFF - WIWUN else 1 << WIWUN,
        _PAST_WIWUN[throw],
        dam,
        own >> throw,
        (enemy & SAFE) >> throw,
        connected_in(enemy) >> throw,
    )


def _objection(rule: str, key: str, *places: int, **fields: object) -> Objection:
    return Objection(rule, places, RULEBOOK.sentence(key, **fields))


def _against_pass(state: State, five_leaves_wiwun: bool) -> Iterator[Objection]:
    seat, throw = state.to_move, state.throw
    if not throw:
        yield _objection("throw", "not-thrown", seat=seat)
        return
    legal = legal_decisions(*state.sides, throw, five_leaves_wiwun)
    origins = tuple(move.origin for move in legal if isinstance(move, Advance))
    if origins:
        yield _objection("must-move", "must-move", *origins, seat=seat, origins=origins)


def _against_advance(state: State, move: Advance, five_leaves_wiwun: bool) -> Iterator[Objection]:
    seat, throw = state.to_move, state.throw
    own, enemy = state.sides
    origin, target = move
    if not own >> origin & 1 or target != min(origin + throw, OFF):
        yield _misreading(state, move)
        return
    refused = _Refused(*_refused(own, enemy, throw, five_leaves_wiwun))
    here = {"seat": seat, "origin": origin}
    there = {"enemy": 3 - seat, "target": target}
    if refused.exits >> origin & 1:
        yield _wrong_exit(state, origin)
    if refused.wiwun_exit >> origin & 1:
        yield _objection("wiwun-exit", "wiwun-exit", origin, **here)
    if refused.wiwun_stop >> origin & 1:
        yield _objection("wiwun-stop", "wiwun-stop", WIWUN, **here, wiwun=WIWUN)
        if (own | enemy) >> WIWUN & 1:
            yield _objection("wiwun-wall", "wiwun-wall", WIWUN, wiwun=WIWUN)
    if refused.dam >> origin & 1:
        dam = _dam_between(enemy, origin, target)
        yield _objection("dam", "dam", *dam, **here, target=target, dam=dam)
    if refused.one_piece >> origin & 1:
        yield _objection("one-piece", "one-piece", target, **here, target=target)
    if refused.safe >> origin & 1:
        yield _objection("safe", "safe", target, **there)
    if refused.tamatu >> origin & 1:
        run = run_through(enemy, target)
        rule = "last-tamatu" if target == LAST else "tamatu"
        yield _objection(rule, rule, *run, **there, run=run)


def _wrong_exit(state: State, origin: int) -> Objection:
    return _objection(
        "exits",
        "exits",
        origin,
        seat=state.to_move,
        origin=origin,
        exit=EXITS[origin],
        throw=state.throw,
    )


def _misreading(state: State, move: Advance) -> Objection:
    """Why a move is not one of the candidates at all."""
    seat = state.to_move
    own, enemy = state.sides
    origin, target = move
    if own >> origin & 1 and origin in EXITS and target == OFF:
        return _wrong_exit(state, origin)
    if own >> origin & 1:
        return _objection(
            "path",
            "wrong-number",
            origin,
            seat=seat,
            throw=state.throw,
            origin=origin,
            target=target,
        )
    if enemy >> origin & 1:
        return _objection("throw", "not-yours", origin, seat=seat, owner=3 - seat, origin=origin)
    return _objection("path", "no-piece", origin, seat=seat, origin=origin)


def _dam_between(enemy: Bitboard, origin: int, target: int) -> tuple[int, ...]:
    """The whole dam, some of which may stand beyond the target, that bars the way between."""
    dams = dams_in(enemy)
    last = (dams & BETWEEN[origin][target]).bit_length() - 1
    return run_through(dams, last)

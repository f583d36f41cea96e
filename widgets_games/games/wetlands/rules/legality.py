"""All the reasons against a move, in the order of the rules. A move is legal when there are none.

With the throw known, each rule that can refuse a move is a set of domains: those from which it
refuses the throw. What the rules refuse, and the sentences that say why, are read off these sets.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple

from widgets_games.engine.rulebook import Objection
from widgets_games.games.wetlands.rules import path
from widgets_games.games.wetlands.rules.moves import Advance, Move, Pass
from widgets_games.games.wetlands.rules.path import EXITS, LAST, OFF, WIWUN, Bitboard, bitboard
from widgets_games.games.wetlands.rules.rulebook import RULEBOOK
from widgets_games.games.wetlands.rules.state import State
from widgets_games.games.wetlands.rules.switches import Terms

PASS: Final = Pass()

SHORTEST_DAM: Final = 3

_ADVANCES: Final = tuple(
    tuple(Advance(origin, min(origin + throw, OFF)) for origin in range(OFF)) for throw in range(6)
)
"""Where each throw would take a piece from each domain; the throw is 0 before it is made."""


class Refused(NamedTuple):
    """For each rule, the domains from which it refuses the throw, in the order of the rules."""

    exits: Bitboard
    wiwun_exit: Bitboard
    wiwun_stop: Bitboard
    dam: Bitboard
    one_piece: Bitboard
    safe: Bitboard
    tamatu: Bitboard


def objections(state: State, move: Move, terms: Terms) -> Iterator[Objection]:
    """The reasons against a move of either chance or a player."""
    if isinstance(move, Advance):
        if state.throw:
            yield from _against_advance(state, move, terms)
        else:
            yield _objection("throw", "not-thrown", seat=state.to_move)
    elif isinstance(move, Pass):
        yield from _against_pass(state, terms)
    elif state.throw:
        yield _objection("throw", "has-thrown", seat=state.to_move, throw=state.throw)


def candidate_advances(state: State) -> Iterator[Advance]:
    """For each piece of the player to move, where the throw would take it.

    Rule: path.
    """
    advances = _ADVANCES[state.throw]
    return (advances[origin] for origin in path.domains_of(state.pieces[state.to_move - 1]))


# A throw is followed by one decision, which is asked about several times.
@lru_cache(maxsize=256)
def legal_decisions(own: Bitboard, enemy: Bitboard, throw: int, terms: Terms) -> tuple[Move, ...]:
    """What a player may do after a throw: the advances that no rule refuses, else the pass.

    Rule: must-move, forfeit.
    """
    exits, wiwun_exit, wiwun_stop, dam, one_piece, safe, tamatu = refused(own, enemy, throw, terms)
    legal = own & ~(exits | wiwun_exit | wiwun_stop | dam | one_piece | safe | tamatu)
    if not legal:
        return (PASS,)
    advances = _ADVANCES[throw]
    return tuple([advances[origin] for origin in path.domains_of(legal)])


# ---------------------------------------------------------------------- rule by rule


def refused(own: Bitboard, enemy: Bitboard, throw: int, terms: Terms) -> tuple[Bitboard, ...]:
    """The fields of `Refused`. From where a piece would land on a set: the set, shifted back.

    Rule: one-piece, safe, tamatu, last-tamatu.
    """
    exits, wiwun_exit, wiwun_stop = _refused_to_all(throw, terms)
    return (
        exits,
        wiwun_exit,
        wiwun_stop,
        dams_refuse(enemy, throw, terms),
        own >> throw,
        (enemy & path.SAFE) >> throw,
        path.connected_in(enemy) >> throw,
    )


@cache
def _refused_to_all(throw: int, terms: Terms) -> tuple[Bitboard, Bitboard, Bitboard]:
    """The first fields of `Refused`: they are the same wherever the pieces stand."""
    return exits_refuse(throw), wiwun_exit_refuses(throw, terms), wiwun_stop_refuses(throw)


def exits_refuse(throw: int) -> Bitboard:
    """The domains that a piece leaves with another throw only.

    Rule: exits.
    """
    return bitboard(*(origin for origin, exit_throw in EXITS.items() if exit_throw != throw))


def wiwun_exit_refuses(throw: int, terms: Terms) -> Bitboard:
    """Wi’wun, if the throw would take a piece off the board from there and may not.

    Rule: wiwun-exit.
    """
    return 0 if terms.five_leaves_wiwun or WIWUN + throw < OFF else bitboard(WIWUN)


def wiwun_stop_refuses(throw: int) -> Bitboard:
    """The domains from which the throw would take a piece past Wi’wun, whoever stands there.

    Rule: wiwun-stop, wiwun-wall.
    """
    return bitboard(*(origin for origin in range(path.FIRST, WIWUN) if origin + throw > WIWUN))


def dams_refuse(enemy: Bitboard, throw: int, terms: Terms) -> Bitboard:
    """The domains from which the throw would take a piece over a dam of the enemy’s.

    Rule: dam.
    """
    refused = 0
    if throw > SHORTEST_DAM:
        starts = path.dam_starts_in(enemy, terms.split_breaks_dam)
        # The three pieces of a dam that begins so far ahead lie before where the piece lands.
        for ahead in range(1, throw - SHORTEST_DAM + 1) if starts else ():
            refused |= starts >> ahead
    return refused


# ---------------------------------------------------------------------- in words


def _objection(rule: str, key: str, *places: int, **fields: object) -> Objection:
    return Objection(rule, places, RULEBOOK.sentence(key, **fields))


def _against_pass(state: State, terms: Terms) -> Iterator[Objection]:
    seat, throw = state.to_move, state.throw
    if not throw:
        yield _objection("throw", "not-thrown", seat=seat)
        return
    legal = legal_decisions(*state.sides, throw, terms)
    origins = tuple(move.origin for move in legal if isinstance(move, Advance))
    if origins:
        yield _objection("must-move", "must-move", *origins, seat=seat, origins=origins)


def _against_advance(state: State, move: Advance, terms: Terms) -> Iterator[Objection]:
    seat, throw = state.to_move, state.throw
    own, enemy = state.sides
    origin, target = move
    if not own >> origin & 1 or target != min(origin + throw, OFF):
        yield _misreading(state, move)
        return
    found = Refused(*refused(own, enemy, throw, terms))
    here = {"seat": seat, "origin": origin}
    there = {"enemy": 3 - seat, "target": target}
    if found.exits >> origin & 1:
        yield _wrong_exit(state, origin)
    if found.wiwun_exit >> origin & 1:
        yield _objection("wiwun-exit", "wiwun-exit", origin, **here)
    if found.wiwun_stop >> origin & 1:
        yield _objection("wiwun-stop", "wiwun-stop", WIWUN, **here, wiwun=WIWUN)
        if (own | enemy) >> WIWUN & 1:
            yield _objection("wiwun-wall", "wiwun-wall", WIWUN, wiwun=WIWUN)
    if found.dam >> origin & 1:
        dam = _dam_between(enemy, move, terms)
        yield _objection("dam", "dam", *dam, **here, target=target, dam=dam)
    if found.one_piece >> origin & 1:
        yield _objection("one-piece", "one-piece", target, **here, target=target)
    if found.safe >> origin & 1:
        yield _objection("safe", "safe", target, **there)
    if found.tamatu >> origin & 1:
        run = path.run_through(enemy, target)
        rule = "last-tamatu" if target == LAST else "tamatu"
        # Only from Wi’wun could the piece on the last domain have been stolen.
        key = "no-theft" if target == LAST and origin == WIWUN else "tamatu"
        yield _objection(rule, key, *run, **there, run=run)


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


def _dam_between(enemy: Bitboard, move: Advance, terms: Terms) -> tuple[int, ...]:
    """The whole dam, some of which may stand beyond the target, that bars the way between."""
    dams = path.dams_in(enemy, terms.split_breaks_dam)
    last = (dams & path.BETWEEN[move.origin][move.target]).bit_length() - 1
    return path.run_through(dams, last)

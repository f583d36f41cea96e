"""All the reasons against a move, in the order of the rules. A move is legal when there are none."""

from __future__ import annotations

from collections.abc import Iterator

from widgets_games.engine.rulebook import Objection
from widgets_games.games.wetlands.events import Advance, Move, Pass, State
from widgets_games.games.wetlands.path import (
    BETWEEN,
    EXITS,
    KRIKI,
    LAST,
    OFF,
    SAFE,
    WIWUN,
    connected_in,
    dams_in,
    domains_of,
    run_through,
)
from widgets_games.games.wetlands.rulebook import RULEBOOK


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
    throw = state.throw
    for origin in domains_of(state.pieces[state.to_move - 1]):
        yield Advance(origin, min(origin + throw, OFF))


def legal_advances(state: State, *, five_leaves_wiwun: bool) -> Iterator[Advance]:
    """The candidate advances without objections."""
    for advance in candidate_advances(state):
        if next(_against_advance(state, advance, five_leaves_wiwun), None) is None:
            yield advance


def _objection(rule: str, key: str, *places: int, **fields: object) -> Objection:
    return Objection(rule, places, RULEBOOK.sentence(key, **fields))


def _against_pass(state: State, five_leaves_wiwun: bool) -> Iterator[Objection]:
    if not state.throw:
        yield _objection("throw", "not-thrown", seat=state.to_move)
        return
    legal = legal_advances(state, five_leaves_wiwun=five_leaves_wiwun)
    first = next(legal, None)
    if first is not None:
        origins = (first.origin, *(advance.origin for advance in legal))
        yield _objection("must-move", "must-move", *origins, seat=state.to_move, origins=origins)


def _against_advance(
    state: State, move: Advance, five_leaves_wiwun: bool
) -> Iterator[Objection]:
    pieces, _, seat, throw, _, _ = state
    origin, target = move
    own, enemy = pieces if seat == 1 else (pieces[1], pieces[0])
    if not own >> origin & 1 or target != min(origin + throw, OFF):
        yield _misreading(state, move)
        return
    if origin >= KRIKI:
        if EXITS[origin] != throw:
            exit_throw = EXITS[origin]
            yield _objection(
                "exits", "exits", origin, seat=seat, origin=origin, exit=exit_throw, throw=throw
            )
    elif origin == WIWUN:
        if target == OFF and not five_leaves_wiwun:
            yield _objection("wiwun-exit", "wiwun-exit", origin, seat=seat, origin=origin)
    elif target > WIWUN:
        yield _objection(
            "wiwun-stop", "wiwun-stop", WIWUN, seat=seat, origin=origin, wiwun=WIWUN
        )
        if (own | enemy) >> WIWUN & 1:
            yield _objection("wiwun-wall", "wiwun-wall", WIWUN, wiwun=WIWUN)
    yield from _against_passing(state, move, enemy & BETWEEN[origin][target])
    if own >> target & 1:
        yield _objection(
            "one-piece", "one-piece", target, seat=seat, origin=origin, target=target
        )
    elif enemy >> target & 1:
        yield from _against_landing_on(enemy, 3 - seat, target)


def _misreading(state: State, move: Advance) -> Objection:
    """Why a move is not one of the candidates at all."""
    seat = state.to_move
    own, enemy = state.pieces[seat - 1], state.pieces[2 - seat]
    if own >> move.origin & 1:
        return _objection(
            "path",
            "wrong-number",
            move.origin,
            seat=seat,
            throw=state.throw,
            origin=move.origin,
            target=move.target,
        )
    if enemy >> move.origin & 1:
        return _objection(
            "throw", "not-yours", move.origin, seat=seat, owner=3 - seat, origin=move.origin
        )
    return _objection("path", "no-piece", move.origin, seat=seat, origin=move.origin)


def _against_passing(state: State, move: Advance, passed: int) -> Iterator[Objection]:
    barring = dams_in(passed)
    if barring:
        seat = state.to_move
        every_dam = dams_in(state.pieces[2 - seat])
        dam = run_through(every_dam, barring.bit_length() - 1)
        yield _objection(
            "dam", "dam", *dam, seat=seat, origin=move.origin, target=move.target, dam=dam
        )


def _against_landing_on(enemy: int, owner: int, target: int) -> Iterator[Objection]:
    if SAFE >> target & 1:
        yield _objection("safe", "safe", target, enemy=owner, target=target)
    if connected_in(enemy) >> target & 1:
        run = run_through(enemy, target)
        rule = "last-tamatu" if target == LAST else "tamatu"
        yield _objection(rule, rule, *run, enemy=owner, target=target, run=run)

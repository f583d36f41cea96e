"""Whatever a sentence of Wetlands says of the position beside it can be seen on the board."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.contract.checks import all_settings, setting_id
from widgets_games.engine.explore import random_move
from widgets_games.engine.rulebook import Objection
from widgets_games.games.wetlands.game import WetlandsCrossing
from widgets_games.games.wetlands.rules import events as e
from widgets_games.games.wetlands.rules.moves import Advance
from widgets_games.games.wetlands.rules.state import State

SETTINGS = [game for game in all_settings() if isinstance(game, WetlandsCrossing)]
SISSIRU, WIWUN, KWAKWANI, LAST = 15, 26, 27, 30
SAFE = (15, 26, 28, 29)


def stands(state: State, seat: int, *domains: int) -> bool:
    """Whether a seat has a piece on each of some domains."""
    return all(state.pieces[seat - 1] >> domain & 1 for domain in domains)


def is_empty(state: State, domain: int) -> bool:
    """Whether nobody stands on a domain."""
    return not stands(state, 1, domain) and not stands(state, 2, domain)


def is_run(domains: tuple[int, ...]) -> bool:
    """Whether each domain is the next one after the one before."""
    return domains == tuple(range(domains[0], domains[-1] + 1))


def is_dam(game: WetlandsCrossing, state: State, seat: int, dam: tuple[int, ...]) -> bool:
    """Whether a seat has a dam on just these domains: all that stand together in one row."""
    first, last = dam[0], dam[-1]
    one_row = (first - 1) // 10 == (last - 1) // 10
    before = first > 1 and stands(state, seat, first - 1)
    after = last < LAST and stands(state, seat, last + 1)
    whole = not (before and first % 10 != 1) and not (after and last % 10 != 0)
    if game.terms.split_breaks_dam:
        whole = not before and not after
    return is_run(dam) and len(dam) >= 3 and one_row and whole and stands(state, seat, *dam)


def true_of_the_way(game: WetlandsCrossing, event: Any, before: State, after: State) -> bool:
    """Whether a telling of a throw, or of a piece on its way, is true."""
    match event:
        case e.Thrown(seat, value) | e.SticksThrown(seat, value):
            by_sticks = isinstance(event, e.SticksThrown) == game.terms.sticks
            true = by_sticks and before.to_move == seat and after.throw == value
        case e.Forced(origin=origin, target=target):
            true = list(game.legal_moves(before)) == [Advance(origin, target)]
        case e.SetOut(seat, origin, target, steps):
            true = target - origin == steps == before.throw and stands(before, seat, origin)
        case e.Leapt(over=over, owner=owner):
            true = stands(before, owner, over)
        case e.OwnDamPassed(seat, dam):
            true = is_run(dam) and len(dam) >= 3 and stands(before, seat, *dam)
        case e.LeftByExit(seat, origin, throw, off):
            true = origin + throw == 31 and off == after.off[seat - 1]
        case e.LeftFromWiwun(seat, origin, off):
            true = (origin, before.throw) == (WIWUN, 5) and off == after.off[seat - 1]
        case _:
            true = True
    return true


def true_of_the_landing(event: Any, before: State, after: State) -> bool:
    """Whether a telling of where a piece comes to stand is true."""
    match event:
        case e.Landed(domain=domain):
            true = is_empty(before, domain) and domain not in SAFE
        case e.LandedSafe(domain=domain):
            true = is_empty(before, domain) and domain in SAFE
        case e.StoppedOnWiwun(domain=domain):
            true = is_empty(before, domain) and domain == WIWUN
        case e.Exchanged(seat, enemy, origin, domain):
            apart = stands(before, enemy, domain) and is_empty(before, origin)
            true = apart and stands(after, seat, domain) and stands(after, enemy, origin)
        case e.Seized(domain=domain):
            true = domain == KWAKWANI
        case e.Stolen(seat, enemy, domain):
            true = domain == LAST and stands(before, seat, domain) and before.to_move == enemy
        case e.CarriedBack(seat, _, domain):
            true = domain == SISSIRU and is_empty(before, domain) and stands(after, seat, domain)
        case e.CarriedFurther(seat, _, domain):
            between = range(domain + 1, SISSIRU + 1)
            nearest = is_empty(before, domain) and not any(is_empty(before, d) for d in between)
            true = nearest and domain < SISSIRU and stands(after, seat, domain)
        case _:
            true = True
    return true


def true_of_the_turn(game: WetlandsCrossing, event: Any, before: State, after: State) -> bool:
    """Whether a telling of how a turn ends is true."""
    match event:
        case e.Forfeited(seat, throw):
            passes = [game.move_text(move) for move in game.legal_moves(before)] == ["pass"]
            true = passes and (before.to_move, before.throw) == (seat, throw)
        case e.TurnEnded(seat, enemy):
            true = before.to_move == seat and after.to_move == enemy == 3 - seat
        case e.Won(seat):
            true = after.off[seat - 1] == 5
        case _:
            true = True
    return true


def true_of_a_refusal(
    game: WetlandsCrossing, state: State, move: Advance, objection: Objection
) -> bool:
    """Whether what a reason says of the places it names can be seen there."""
    origin, target = move
    seat, places = state.to_move, tuple(int(place) for place in objection.places)
    match objection.rule:
        case "dam":
            jumped = [place for place in places if origin < place < target]
            true = len(jumped) >= 3 and is_dam(game, state, 3 - seat, places)
        case "one-piece":
            true = places == (target,) and stands(state, seat, target)
        case "safe":
            true = target in SAFE and stands(state, 3 - seat, target)
        case "tamatu" | "last-tamatu":
            whole = is_run(places) and target in places and len(places) >= 2
            ends = stands(state, 3 - seat, places[0] - 1) or stands(state, 3 - seat, places[-1] + 1)
            at_the_end = (target == LAST) == (objection.rule == "last-tamatu")
            true = whole and not ends and at_the_end and stands(state, 3 - seat, *places)
        case "wiwun-stop":
            true = origin < WIWUN < target
        case "wiwun-wall":
            true = not is_empty(state, WIWUN)
        case "wiwun-exit":
            true = origin == WIWUN and not game.terms.five_leaves_wiwun
        case "exits":
            true = origin >= 28 and origin + state.throw != 31
        case _:
            true = False
    return true


@pytest.mark.parametrize("game", SETTINGS, ids=setting_id)
def test_what_is_said_can_be_seen_on_the_board(game: WetlandsCrossing) -> None:
    """Who stands where, what is empty, safe, a dam or a neighbour, who is off and who is next."""
    for rng_seed in range(4):
        dice, state = Random(rng_seed), game.initial_state()
        for _ in range(300):
            if game.outcome(state) is not None:
                break
            check_refusals(game, state)
            step = game.unchecked_step(state, random_move(game, state, dice))
            for event in step.events:
                before, state = state, game.evolve(state, event)
                said = (str(game.rulebook.tell(event)), game.position_text(step.before))
                assert true_of_the_way(game, event, before, state), said
                assert true_of_the_landing(event, before, state), said
                assert true_of_the_turn(game, event, before, state), said


def check_refusals(game: WetlandsCrossing, state: State) -> None:
    """Every reason against a candidate move is true."""
    for move in game.candidate_moves(state) if state.throw else ():
        if not isinstance(move, Advance):
            continue
        for objection in game.objections(state, move):
            said = (str(objection.sentence), game.position_text(state))
            assert true_of_a_refusal(game, state, move, objection), said

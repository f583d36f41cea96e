"""What every game promises, as checks that any game can be held to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from fractions import Fraction
from itertools import product
from math import prod
from typing import Any, TypeAlias

import pytest

from tests.strategies import AnyGame, AnyStep
from widgets_games.engine import reading, record
from widgets_games.engine.errors import IllegalMove, MoveTextError, OptionError
from widgets_games.engine.game import CHANCE, Switch
from widgets_games.engine.position import Position
from widgets_games.engine.rulebook import Place
from widgets_games.engine.timeline import Timeline
from widgets_games.engine.trace import Frame
from widgets_games.games import GAMES, new_game
from widgets_games.games.contract import AnyPresentedGame, PresentedGame, presenter_of
from widgets_games.render.board import Look, View
from widgets_games.render.theme import LIGHT

Known: TypeAlias = frozenset[Place]


MANY_SETTINGS = 16
"""A game with more settings than this is tried with each switch turned by itself."""


def all_settings() -> list[AnyPresentedGame]:
    """Every game of the registry, for every number of players and its settings."""
    found = []
    for name, game in GAMES.items():
        for players, options in product(game.player_counts, options_of(game.switches)):
            try:
                found.append(new_game(name, players, **options))
            except OptionError:
                continue  # some switches exclude each other, or a number of players
    return found


def options_of(switches: tuple[Switch, ...]) -> list[dict[str, Any]]:
    """Every setting of some switches; where they are too many, each by itself."""
    if prod(len(switch.choices) for switch in switches) <= MANY_SETTINGS:
        names = [switch.name for switch in switches]
        choices = product(*(switch.choices for switch in switches))
        return [dict(zip(names, values, strict=True)) for values in choices]
    single = [
        {switch.name: choice}
        for switch in switches
        for choice in switch.choices
        if choice != switch.default
    ]
    return [{}, *single]


def options_among_others(switches: tuple[Switch, ...]) -> list[dict[str, Any]]:
    """Each setting with all that can be on, as a switch may matter only in a variant."""
    all_on = {switch.name: True for switch in switches if True in switch.choices}
    return [all_on | options for options in options_of(switches) if all(options.values())]


def setting_id(game: AnyGame) -> str:
    """A game with its switches, as the name of a test."""
    changed = [f"{name}={value}" for name, value in game.changed_options.items()]
    return "-".join([game.name, str(game.players), *changed])


def places_of(game: AnyGame, state: Any) -> Known | None:
    """The places that can be pointed at on the game's board; None if it says of none.

    A game without a drawing is shown on the plain board, with the places of its `contents`.
    """
    if not isinstance(game, PresentedGame) and not game.contents(state):
        return None
    view: View[Any, Any, Any] = View(Frame(state, None, 0), Look(LIGHT))
    return frozenset(region.place for region in presenter_of(game).board.regions(view))


# ---------------------------------------------------------------------- a step


def check_step(game: AnyGame, step: AnyStep) -> None:
    """A step is the account of a move: its events lead from before to after, one by one."""
    assert step.events, "a move leaves at least one event"
    assert game.fold(step.before, step.events) == step.after
    totals = game.totals(step.before)
    state = step.before
    for count, event in enumerate(step.events, start=1):
        state = game.evolve(state, event)
        assert state == game.fold(step.before, step.events[:count])
        assert hash(state) == hash(game.fold(step.before, step.events[:count]))
        assert game.totals(state) == totals, f"{event} creates or destroys something"
        assert game.status(state).strip()
        check_telling(game, event, places_of(game, state))
    assert state == step.after
    assert hash(state) == hash(step.after)


def check_telling(game: AnyGame, event: Any, known: Known | None) -> None:
    """An event has a rule that exists, a sentence that formats, and places of the board."""
    assert game.rulebook.cause(event) is game.rulebook.rules[game.rulebook.cause(event).id]
    check_sentence(str(game.rulebook.tell(event)))
    assert event == copy(event)
    assert hash(event) == hash(copy(event))
    if known is not None:
        assert set(game.rulebook.places(event)) <= known, event


def check_sentence(text: str) -> None:
    """A sentence has no field left in it, begins like one and ends like one."""
    assert text[0].isupper(), text
    assert text.endswith((".", "!", "?")), text
    assert not {"{", "}"} & set(text), text
    assert "None" not in text, text
    assert "  " not in text, text


# ---------------------------------------------------------------------- a state at rest


def check_rest(game: AnyGame, state: Any) -> None:
    """A state between two moves: what can be done there, and that its texts can be read back."""
    assert game.status(state).strip()
    outcome = game.outcome(state)
    if outcome is not None:
        check_end(game, state)
        return
    legal = list(game.legal_moves(state))
    assert legal, "a game that is not over has a legal move"
    assert len(set(legal)) == len(legal) == len(game.legal_moves(state))
    for move in legal:
        assert game.is_legal(state, move)
        assert game.parse_move(game.move_text(move)) == move
    if game.actor(state) == CHANCE:
        check_odds(game, state)
    else:
        check_candidates(game, state)
        check_clicks(game, state, legal)
    again = game.parse_position(game.position_text(state))
    assert game.position_text(again) == game.position_text(state)
    assert game.actor(again) == game.actor(state)
    assert list(game.legal_moves(again)) == legal


def check_odds(game: AnyGame, state: Any) -> None:
    """The odds of a chance node are exact, sum to 1, and each outcome is legal."""
    odds = game.odds(state)
    assert sum((p for _, p in odds), Fraction(0)) == 1
    assert all(type(p) is Fraction and p > 0 for _, p in odds)
    assert set(odds.moves) == set(game.legal_moves(state))


def check_candidates(game: AnyGame, state: Any) -> None:
    """Legality is the lack of objections, and each objection can be read and shown."""
    candidates = list(game.candidate_moves(state))
    assert len(set(candidates)) == len(candidates)
    known = places_of(game, state)
    free = []
    for move in candidates:
        assert game.parse_move(game.move_text(move)) == move
        objections = tuple(game.objections(state, move))
        if not objections:
            free.append(move)
            continue
        check_refused(game, state, move)
        for objection in objections:
            assert objection.rule in game.rulebook.rules
            check_sentence(str(objection.sentence))
            assert known is None or set(objection.places) <= known, objection
    assert free == list(game.legal_moves(state))


def check_refused(game: AnyGame, state: Any, move: Any) -> None:
    """A move the rules refuse is refused with all the objections to it."""
    objections = [(rule, places, str(said)) for rule, places, said in game.objections(state, move)]
    assert objections, f"{game.move_text(move)} should be refused"
    assert not game.is_legal(state, move)
    with pytest.raises(IllegalMove) as error:
        game.play(state, move)
    raised = [(o.rule, o.places, str(o.sentence)) for o in error.value.objections]
    assert raised == objections
    assert game.move_text(move) in str(error.value)
    assert all(said in str(error.value) for _, _, said in objections)


def check_clicks(game: AnyGame, state: Any, legal: Iterable[Any]) -> None:
    """Every legal move can be made by clicking places that are there to be clicked."""
    known = places_of(game, state)
    if known is None:
        return
    ways = [presenter_of(game).board.clicks(move) for move in legal]
    assert all(ways)
    assert len(set(ways)) == len(ways), "two moves are clicked alike"
    for way in ways:
        assert set(way) <= known, way


def check_end(game: AnyGame, state: Any) -> None:
    """A finished game says how it ended, and takes no more moves."""
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.rule in game.rulebook.rules
    assert len(outcome.scores) == game.players
    assert set(outcome.winners) <= set(range(1, game.players + 1))
    assert list(game.legal_moves(state)) == []


def check_end_refuses(game: AnyGame, state: Any, moves: Iterable[Any]) -> None:
    """In a finished game every move is refused, because it is finished."""
    outcome = game.outcome(state)
    assert outcome is not None
    for move in moves:
        refusals = game.refusals(state, move)
        assert [refusal.rule for refusal in refusals] == [outcome.rule]
        with pytest.raises(IllegalMove) as error:
            game.play(state, move)
        assert error.value.objections == refusals


def check_legality(game: AnyGame, state: Any, moves: Iterable[Any]) -> None:
    """What is legal is what is listed or offered; at the end of a game nothing is."""
    ended = game.outcome(state) is not None
    legal = game.legal_moves(state)
    offered = () if ended else game.offered_moves(state)
    assert not ended or not list(legal)
    for move in {*moves, *legal, *game.offered_moves(state)}:
        assert (move in legal) == (move in list(legal))
        assert game.is_legal(state, move) == (move in list(legal) or move in offered), move
        assert game.is_legal(state, game.move_text(move)) == game.is_legal(state, move)
        assert bool(game.refusals(state, move)) != game.is_legal(state, move)


NO_MOVES: tuple[Any, ...] = (None, "", "zzz", (2, 1), (), 7, -1, 2.5, True, b"3", [], {}, object())
"""What is a move of no game."""


def check_no_move(game: AnyGame, state: Any, thing: Any) -> None:
    """What is no move gets one and the same sentence wherever it is taken for one."""
    takers: tuple[Callable[[], Any], ...] = (
        lambda: game.play(state, thing),
        lambda: game.is_legal(state, thing),
        lambda: game.refusals(state, thing),
        lambda: thing in game.legal_moves(state),
        lambda: Timeline(game, state).play(thing),
        lambda: Position(game, state).play(thing),
        lambda: Position(game, state).explain(thing),
    )
    told = set()
    for take in takers:
        with pytest.raises(MoveTextError) as error:
            take()
        told.add(str(error.value))
    assert len(told) == 1, told
    assert "\n" not in told.pop()


def check_immutable(value: Any) -> None:
    """A value can be hashed, takes no new value for a field, and neither does what it holds."""
    hash(value)
    names = getattr(value, "_fields", ())
    for name in names:
        with pytest.raises(AttributeError):
            setattr(value, name, getattr(value, name))
        check_immutable(getattr(value, name))


# ---------------------------------------------------------------------- a whole line


def check_walk(game: AnyGame, steps: list[AnyStep]) -> None:
    """Steps that follow each other: each one, the states between them, and who moves where."""
    made: dict[bool, set[Any]] = {True: set(), False: set()}
    for step in steps:
        made[game.actor(step.before) == CHANCE].add(step.move)
    for step in steps:
        check_rest(game, step.before)
        check_step(game, step)
        chance = game.actor(step.before) == CHANCE
        for move in made[not chance]:
            check_refused(game, step.before, move)
    check_rest(game, steps[-1].after)


def check_record(game: AnyGame, start: Any, steps: Iterable[AnyStep]) -> None:
    """A line saved as a record and read again is the same line."""
    timeline = Timeline(game, game.parse_position(game.position_text(start)))
    for step in steps:
        timeline.play(step.move)
    text = record.dumps(record.record_of(timeline))
    again = reading.timeline_of(reading.loads(text), lambda *_: game)
    assert record.dumps(record.record_of(again)) == text
    assert [node.state for node in again.line] == [node.state for node in timeline.line]

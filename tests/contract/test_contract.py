"""Every game of the registry, with every setting of its switches, keeps what a game promises."""

from __future__ import annotations

import pickle
from copy import deepcopy
from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contract.checks import (
    NO_MOVES,
    all_settings,
    check_end,
    check_end_refuses,
    check_immutable,
    check_legality,
    check_no_move,
    check_record,
    check_rest,
    check_walk,
    places_of,
    setting_id,
)
from tests.strategies import walks
from widgets_games.engine.explore import playout
from widgets_games.engine.rulebook import telling_of
from widgets_games.games import GAMES, new_game
from widgets_games.games.contract import AnyPresentedGame, PresentedGame

SETTINGS = all_settings()
every_setting = pytest.mark.parametrize("game", SETTINGS, ids=setting_id)


def test_the_registry_calls_games_by_their_own_names() -> None:
    """`play(name)` finds the game of that name, and every game is held to this contract."""
    assert GAMES
    assert [game.name for game in GAMES.values()] == list(GAMES)
    assert {game.name for game in SETTINGS} == set(GAMES)


@every_setting
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_walking_through_a_game_at_random(game: AnyPresentedGame, data: st.DataObject) -> None:
    """Events, states, moves, objections and texts hold together wherever a game may go."""
    check_walk(game, data.draw(walks(game)))


@every_setting
@settings(max_examples=10, deadline=None)
@given(data=st.data())
def test_a_line_survives_being_saved(game: AnyPresentedGame, data: st.DataObject) -> None:
    """A record read again gives the same states and the same record."""
    steps = data.draw(walks(game))
    check_record(game, steps[0].before, steps)


@every_setting
def test_whole_games_end_and_then_refuse_every_move(game: AnyPresentedGame) -> None:
    """Three games played at random come to an end that the rules name."""
    for rng_seed in range(3):
        timeline = playout(game, Random(rng_seed))
        line = [node.step for node in timeline.line if node.step]
        check_end(game, line[-1].after)
        check_end_refuses(game, line[-1].after, {step.move for step in line})
        check_record(game, line[0].before, line)


@every_setting
def test_what_is_legal_is_what_is_listed(game: AnyPresentedGame) -> None:
    """At every decision of a game, and when it is over, too."""
    line = [node.step for node in playout(game, Random(4)).line if node.step]
    moves = {step.move for step in line[:40]}
    for step in line[:: max(1, len(line) // 8)]:
        check_legality(game, step.before, moves)
    check_legality(game, line[-1].after, moves)


@pytest.mark.parametrize("thing", NO_MOVES, ids=[type(thing).__name__ for thing in NO_MOVES])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_no_move_gets_one_sentence(name: str, thing: Any) -> None:
    """No raw error and no silent meaning, whoever takes it for a move."""
    game = new_game(name)
    check_no_move(game, game.initial_state(), thing)
    check_no_move(game, [*playout(game, Random(1)).line][-1].state, thing)


@pytest.mark.parametrize(("name", "other"), list(permutations(GAMES, 2)))
def test_a_move_of_another_game_is_no_move(name: str, other: str) -> None:
    """Though it may look like one."""
    game, line = new_game(name), playout(new_game(other), Random(2)).line
    for move in {node.step.move for node in line if node.step}:
        check_no_move(game, game.initial_state(), move)


@every_setting
def test_what_is_handed_out_cannot_be_changed(game: AnyPresentedGame) -> None:
    """States, moves, events, outcomes, objections, rules and the switches of a game."""
    timeline = playout(game, Random(5))
    for node in timeline.line[:30]:
        check_immutable(node.state)
        if node.step:
            check_immutable(node.step)
    check_immutable(game.outcome(timeline.line[-1].state))
    for rule in game.rulebook.rules.values():
        check_immutable(rule)
    options: Any = game.options
    with pytest.raises(TypeError):
        options[next(iter(options))] = None


@every_setting
def test_a_timeline_is_copied_whole(game: AnyPresentedGame) -> None:
    """By pickle and by deepcopy, however long it is: the same moves, states and events."""
    timeline = playout(game, Random(6))
    rows = list(timeline.events())
    for again in (pickle.loads(pickle.dumps(timeline)), deepcopy(timeline)):
        assert again.moves == timeline.moves
        assert [node.state for node in again.line] == [node.state for node in timeline.line]
        assert [row.position for row in again.events()] == [row.position for row in rows]


@every_setting
def test_the_rows_of_a_timeline_fold_to_its_states(game: AnyPresentedGame) -> None:
    """Each row has the event, its rule and sentence, and the state that it leads to."""
    timeline = playout(game, Random(7))
    state = timeline.line[0].state
    rows = iter(timeline.events())
    for node in timeline.line:
        for event in node.step.events if node.step else ():
            row, state = next(rows), game.evolve(state, event)
            assert (row.happened, row.position.state) == (event, state)
            assert row.rule == game.rulebook.cause(event).id
            assert row.sentence == str(game.rulebook.tell(event))
        assert state == node.state
    assert next(rows, None) is None


@every_setting
def test_the_start_is_a_state_at_rest(game: AnyPresentedGame) -> None:
    """It can be written, read and played from, and nobody has won."""
    start = game.initial_state()
    check_rest(game, start)
    assert game.outcome(start) is None
    assert game.parse_position(game.position_text(start)) == start
    assert start == game.initial_state()


@every_setting
def test_the_same_settings_give_an_equal_start(game: AnyPresentedGame) -> None:
    """A game is a value: made anew with its changed switches, it plays the same."""
    again = new_game(game.name, game.players, **game.changed_options)
    assert again.options == game.options
    assert again.initial_state() == game.initial_state()


@every_setting
def test_every_game_of_the_registry_can_be_drawn(game: AnyPresentedGame) -> None:
    """Its board has places to click before the first move."""
    assert isinstance(game, PresentedGame)
    assert places_of(game, game.initial_state())


@pytest.mark.parametrize("name", GAMES)
def test_switches_say_what_they_change(name: str) -> None:
    """Each has a label, a label for every choice, its default among them, and a rule."""
    game = GAMES[name]
    for switch in game.switches:
        assert switch.default in switch.choices
        assert len(switch.choices) == len(switch.choice_labels) > 1
        assert switch.label
        assert switch.rule in game.whole_rulebook.rules


@pytest.mark.parametrize("name", GAMES)
def test_rules_read_as_prose(name: str) -> None:
    """Every rule has a title and a text of whole sentences, each part with its origin."""
    for rule in GAMES[name].whole_rulebook.rules.values():
        assert rule.title
        assert rule.statements
        for statement in rule.statements:
            assert statement.text.endswith(".")
            assert statement.text[0].isupper()


@pytest.mark.parametrize("name", GAMES)
def test_every_telling_names_a_rule_that_exists(name: str) -> None:
    """Also those of events that seldom happen."""
    game = GAMES[name]
    assert game.event_kinds
    for kind in game.event_kinds:
        telling = telling_of(kind)
        assert telling.rule in game.whole_rulebook.rules, kind
        assert telling.template.endswith("."), kind

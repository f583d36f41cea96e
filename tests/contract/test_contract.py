"""Every game of the registry, with every setting of its switches, keeps what a game promises."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contract.checks import (
    all_settings,
    check_end,
    check_end_refuses,
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

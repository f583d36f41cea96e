"""The steps of CONTRIBUTING.md, followed with a tiny game that no registry knows."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from docs.examples import cairns
from tests import short_race
from tests.contract import checks
from tests.contract.checks import (
    check_end,
    check_end_refuses,
    check_record,
    check_rest,
    check_walk,
)
from tests.short_race import Finished, Run, ShortRace, Toss
from tests.strategies import walks
from widgets_games.engine import reading, record
from widgets_games.engine.chance import ScriptedDice
from widgets_games.engine.errors import IllegalMove, RecordError, UnknownGame
from widgets_games.engine.explore import perft, playout
from widgets_games.engine.players import PLAYERS, players_for
from widgets_games.engine.timeline import Timeline
from widgets_games.games import GAMES, find_game

ROOT = Path(__file__).parents[1]
GAME = ShortRace()
both_settings = pytest.mark.parametrize("game", [GAME, ShortRace(crowded=True)], ids=repr)


def test_the_steps_are_numbered_and_name_files_that_exist() -> None:
    """Who follows the guide finds every file of this repository that it names, and each test."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    guide = text[text.index("## Adding a game") :]
    assert re.findall(r"^(\d+)\. ", guide, re.MULTILINE) == [str(n) for n in range(1, 11)]
    for step in re.split(r"^\d+\. ", guide, flags=re.MULTILINE)[1:]:
        assert re.search(r"\([^()]*`(tests/|check_)[^()]*\)\s*$", step), step
    for check in re.findall(r"`(check_\w+)`", guide):
        assert hasattr(checks, check), check
    named = re.findall(r"`((?:tests|widgets_games|seeds|docs)/[\w/.]+\.\w+)`", text)
    assert len(named) >= 12
    for name in named:
        assert (ROOT / name).is_file(), name


@pytest.mark.parametrize("module", [short_race, cairns], ids=lambda module: module.__name__)
def test_the_function_that_decides_a_rule_names_it(module: ModuleType) -> None:
    """Who looks for a rule finds `Rule: <id>.` in a docstring; a rule of prose alone has none."""
    lines = re.findall(r"^ +Rule: (.+)\.$", inspect.getsource(module), re.MULTILINE)
    named = {rule for line in lines for rule in line.split(", ")}
    assert named == {rule.id for rule in module.RULES if not rule.prose_only}


@both_settings
def test_a_rule_is_told_as_its_switches_have_it(game: ShortRace) -> None:
    """Room for one runner or for both, never the two at once."""
    text = game.rulebook["room"].text
    assert ("A square holds one runner." in text) == (not game.options["crowded"])
    assert ("Every square holds both runners." in text) == game.options["crowded"]


def test_the_game_needs_no_entry_in_the_registry() -> None:
    """It is an object that is passed on."""
    assert GAME.name not in GAMES
    with pytest.raises(UnknownGame):
        find_game(GAME.name, 2, {})


def test_a_game_is_stepped_through_event_by_event() -> None:
    """The timeline plays it, goes back to any event, and keeps a branch."""
    timeline = Timeline(GAME)
    for text in ("toss 2", "run", "toss 1", "run", "toss 2", "run", "toss 1", "run", "toss 1"):
        timeline.play(GAME.parse_move(text))
    timeline.play(Run())
    assert GAME.outcome(timeline.node.state) is not None
    assert isinstance(timeline.frame.event, Finished)
    timeline.previous_event()
    assert not timeline.at_decision
    timeline.go(timeline.move_ends[-3])
    timeline.play(Toss(2))
    assert len(timeline.leaves()) == 2


def test_a_refused_move_says_why_and_where() -> None:
    """The reason is a rule of the game with a place."""
    state = GAME.parse_position("0,2 1 2")
    with pytest.raises(
        IllegalMove, match=r"^run is not legal: Fox stands on 2 already\.$"
    ) as error:
        GAME.play(state, Run())
    assert [(o.rule, o.places) for o in error.value.objections] == [("room", (2,))]
    assert [GAME.move_text(move) for move in GAME.legal_moves(state)] == ["wait"]
    crowded = ShortRace(crowded=True)
    assert [crowded.move_text(move) for move in crowded.legal_moves(state)] == ["run"]


@pytest.mark.parametrize("name", players_for(GAME))
def test_the_players_play_it(name: str) -> None:
    """They need nothing but the game."""
    choose = PLAYERS[name].choose
    timeline = playout(GAME, Random(5), (choose, choose))
    assert GAME.outcome(timeline.node.state) is not None


def test_scripted_dice_decide_the_race() -> None:
    """Low numbers are ones, high numbers twos: Hare has the twos and wins."""
    greedy = PLAYERS["greedy"].choose
    dice = ScriptedDice(number for toss in (0.9, 0.1, 0.9, 0.1, 0.9) for number in (toss, 0.0))
    timeline = playout(GAME, dice, (greedy, greedy))
    outcome = GAME.outcome(timeline.node.state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((1,), (5, 2))


def test_its_paths_can_be_counted() -> None:
    """Two tosses, one way to go on, two tosses."""
    counts = [perft(GAME, GAME.initial_state(), depth) for depth in range(4)]
    assert counts == [1, 2, 2, 4]


def test_its_record_is_read_back_by_whoever_knows_the_game(tmp_path: Path) -> None:
    """The reader passes the game; the registry alone does not know it."""
    path = tmp_path / "race.json"
    timeline = playout(GAME, Random(5))
    record.save(timeline, path)
    again = reading.load(path, lambda *_: GAME)
    assert record.record_of(again) == record.record_of(timeline)
    with pytest.raises(RecordError, match="there is no game 'short-race'"):
        reading.load(path, find_game)


@both_settings
@settings(max_examples=50, deadline=None)
@given(data=st.data())
def test_it_keeps_the_contract_of_every_game(game: ShortRace, data: st.DataObject) -> None:
    """The same checks as for the games of the registry."""
    check_rest(game, game.initial_state())
    steps = data.draw(walks(game, skipped=6))
    check_walk(game, steps)
    check_record(game, steps[0].before, steps)


@both_settings
def test_it_ends_as_every_game_does(game: ShortRace) -> None:
    """With an outcome, and with no more moves."""
    line = [node.step for node in playout(game, Random(1)).line if node.step]
    check_end(game, line[-1].after)
    check_end_refuses(game, line[-1].after, {step.move for step in line})

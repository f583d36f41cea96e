"""Every rule does something: an event, an objection or an outcome cites it, or it is only prose."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.contract.checks import all_settings, options_among_others
from tests.strategies import AnyGame, AnyStep
from widgets_games.engine.explore import playout
from widgets_games.engine.game import CHANCE
from widgets_games.games import GAMES, load, new_game

RECORDS = Path(__file__).parents[2] / "seeds" / "records"


def cited_by(game: AnyGame, step: AnyStep) -> Iterator[str]:
    """The rules that a step's events, the refused candidates before it and its end cite."""
    for event in step.events:
        yield game.rulebook.cause(event).id
    if game.actor(step.before) != CHANCE:
        for move in game.candidate_moves(step.before):
            for objection in game.objections(step.before, move):
                yield objection.rule
    if outcome := game.outcome(step.after):
        yield outcome.rule


def cited_in(name: str) -> set[str]:
    """The rules cited in the recorded games and in random games with every setting."""
    settings = [game for game in all_settings() if game.name == name]
    settings += [
        new_game(name, **options) for options in options_among_others(GAMES[name].switches)
    ]
    played = [(game, playout(game, Random(seed))) for game in settings for seed in range(5)]
    recorded = [load(path) for path in sorted((RECORDS / name).glob("*.json"))]
    found: set[str] = set()
    for setting in settings:
        start = setting.initial_state()
        for move in setting.offered_moves(start):
            found.update(cited_by(setting, setting.unchecked_step(start, move)))
    for game, timeline in [*played, *((timeline.game, timeline) for timeline in recorded)]:
        for node in timeline.line:
            if node.step:
                found.update(cited_by(game, node.step))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_cited_or_says_that_it_is_only_prose(name: str) -> None:
    """A rule that nothing ever cites would teach nobody; one that is cited is not only prose."""
    rules = GAMES[name].whole_rulebook.rules.values()
    assert cited_in(name) == {rule.id for rule in rules if not rule.prose_only}

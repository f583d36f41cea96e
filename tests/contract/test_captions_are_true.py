"""What stands beside a position counts right, says one as one, and cites a rule that holds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.contract.checks import all_settings, setting_id
from tests.strategies import skip
from widgets_games.engine.explore import random_move
from widgets_games.engine.game import CHANCE
from widgets_games.engine.rulebook import telling_of
from widgets_games.engine.trace import Frame
from widgets_games.games.contract import AnyPresentedGame
from widgets_games.render.board import Look, Marks, View
from widgets_games.render.scene import Text
from widgets_games.render.theme import LIGHT

SETTINGS = all_settings()
every_setting = pytest.mark.parametrize("game", SETTINGS, ids=setting_id)

ONE = "piece|pebble|pit|cell|die|domain|stick|pair|stack|turn|move|row|column"
SEVERAL = "pieces|pebbles|pits|cells|dice|domains|sticks|pairs|stacks|turns|moves|rows|columns"
OF_ONE = re.compile(rf"(?<![\w.])(?:1|one) (?:{SEVERAL}|are|meet|have|were)\b(?! of)")
OF_MANY = re.compile(rf"(?<![\w.])(?!1\b)\d+ (?:{ONE})\b")


def looked_at(game: AnyPresentedGame) -> Iterator[tuple[Frame[Any, Any, Any], Marks[Any]]]:
    """Frames of a dozen moves, from the start and from later on, with what can be pointed at."""
    for skipped in (0, 40, 200):
        dice = Random(skipped)
        state = skip(game, skipped, rng_seed=skipped)
        for _ in range(4):
            if game.outcome(state) is not None:
                break
            legal = tuple(game.legal_moves(state))
            yield Frame(state, None, 0), Marks(choices=legal)
            step = game.unchecked_step(state, random_move(game, state, dice))
            if game.actor(state) != CHANCE:
                picked = game.presenter.board.clicks(step.move)[:1]
                yield Frame(state, None, 0), Marks(choices=legal, picked=picked)
            for index, event in enumerate(step.events, 1):
                state = game.evolve(state, event)
                yield Frame(state, step, index), Marks()


def written(game: AnyPresentedGame, view: View[Any, Any, Any]) -> Iterator[str]:
    """Every text on the board, lines that stand below each other as one, and the description."""
    lines: list[Text] = []
    for shape in game.presenter.board.moving(view):
        if not isinstance(shape, Text):
            continue
        if lines and (lines[-1].x, lines[-1].size) != (shape.x, shape.size):
            yield " ".join(line.text for line in lines)
            lines = []
        lines.append(shape)
    yield " ".join(line.text for line in lines)
    yield game.presenter.board.description(view)


@every_setting
def test_one_is_said_as_one_and_several_as_several(game: AnyPresentedGame) -> None:
    """No "1 pieces" and no "2 piece" on the board, in its description, in status or sentences."""
    for frame, marks in looked_at(game):
        said = [*written(game, View(frame, Look(LIGHT), marks)), game.status(frame.state)]
        if frame.event is not None:
            said.append(str(game.rulebook.tell(frame.event)))
        for text in said:
            assert not OF_ONE.search(text), text
            assert not OF_MANY.search(text), text


def numbers_in(value: Any) -> Iterator[int]:
    """Every number in the fields of an event, and how many each field holds."""
    if isinstance(value, int):
        yield value
    elif isinstance(value, tuple):
        yield len(value)
        for each in value:
            yield from numbers_in(each)


@every_setting
def test_numbers_in_a_sentence_come_from_the_event(game: AnyPresentedGame) -> None:
    """A number that a sentence says is one of the event's, or always the same."""
    for frame, _ in looked_at(game):
        if frame.event is None:
            continue
        sentence = game.rulebook.tell(frame.event)
        always = re.findall(r"\d+", telling_of(frame.event).template)
        known = {*numbers_in(tuple(sentence.fields.values())), *map(int, always)}
        said = {int(number) for number in re.findall(r"(?<![a-z])\d+", str(sentence))}
        # Of five pieces are off: how many there are is in the words of the speller.
        assert said <= known | {game_size(str(sentence))}, str(sentence)


def game_size(sentence: str) -> int:
    """What a sentence counts from: 5 in `2 of 5 are off`; 0 if it does not."""
    found = re.search(r"\d+ of (\d+) (?:is|are) off", sentence)
    return int(found[1]) if found else 0


@every_setting
def test_a_rule_that_is_cited_holds_under_these_switches(game: AnyPresentedGame) -> None:
    """What causes an event, or stands against a move, has a text that holds in this game."""
    for frame, marks in looked_at(game):
        if frame.event is not None:
            rule = game.rulebook.cause(frame.event)
            assert rule.statements == game.whole_rulebook[rule.id].under(game.terms).statements
            assert rule.statements, rule.id
        elif marks.choices and game.actor(frame.state) != CHANCE:
            for move in game.presenter.pointed_moves(frame.state):
                for objection in game.objections(frame.state, move):
                    assert game.rulebook[objection.rule].statements, objection

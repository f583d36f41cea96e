"""Timelines and records that the tests of records share."""

from __future__ import annotations

import copy
import json
import random
from importlib.resources import files
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from widgets_games.engine import reading, record
from widgets_games.engine.errors import RecordError
from widgets_games.engine.explore import playout, random_move
from widgets_games.engine.timeline import Timeline
from widgets_games.games import find_game, new_game

Record = dict[str, Any]
START = "........../.........p/.....p...y p -"
WON_BY_A_ONE = "yy......../........../.........p p -"
SCHEMA = Draft202012Validator(
    json.loads(files("widgets_games.engine").joinpath("record.schema.json").read_text("utf-8"))
)


def line(texts: list[str], start: str | None = None) -> Timeline[Any, Any, Any]:
    """A timeline of these moves."""
    game = new_game("wetlands")
    timeline = Timeline(game, game.parse_position(start) if start else None)
    for text in texts:
        timeline.play(game.parse_move(text))
    return timeline


def whole_game(rng_seed: int = 4) -> Timeline[Any, Any, Any]:
    """A game played to its end at random."""
    return playout(new_game("wetlands"), random.Random(rng_seed))


def grow_branches(timeline: Timeline[Any, Any, Any], branches: int, rng_seed: int) -> None:
    """Leave the lines of a timeline at random, each time for up to five moves."""
    dice = random.Random(rng_seed)
    nodes = [timeline.root, *timeline.root.main_line()]
    for _ in range(branches):
        node = dice.choice(nodes)
        for _ in range(5):
            if timeline.game.outcome(node.state) is None:
                node = timeline.add(node, random_move(timeline.game, node.state, dice))
                nodes.append(node)


def paths(timeline: Timeline[Any, Any, Any]) -> list[list[str]]:
    """The moves that lead to each leaf, in the order of the branches."""
    text = timeline.game.move_text
    return [
        [text(node.step.move) for node in [leaf, *leaf.ancestors()][::-1] if node.step]
        for leaf in timeline.leaves()
    ]


def reread(timeline: Timeline[Any, Any, Any]) -> Timeline[Any, Any, Any]:
    """A timeline written as text and read again."""
    return reading.timeline_of(reading.loads(record.dumps(record.record_of(timeline))), find_game)


def a_record() -> Record:
    """A short record with a branch in a branch, and all that is optional."""
    timeline = line(["throw 3", "1-4", "throw 3", "8-11", "throw 1"])
    game = timeline.game
    timeline.stand_after(timeline.line[1])
    timeline.play(game.parse_move("3-6"))
    timeline.play(game.parse_move("throw 4"))
    timeline.stand_after(timeline.line[2])
    timeline.play(game.parse_move("throw 5"))
    timeline.notes = {"names": ["Ada", "Bo"], "notes": "In class.", "tags": ["opening"]}
    return record.record_of(timeline)


def changed(path: str, value: Any) -> Record:
    """`a_record` with the value at a path such as `variations.0.at` set, or deleted if None."""
    written = copy.deepcopy(a_record())
    *before, last = [int(key) if key.isdigit() else key for key in path.split(".")]
    place: Any = written
    for key in before:
        place = place[key]
    if value is None:
        del place[last]
    else:
        place[last] = value
    return written


def refusal(written: Any) -> str:
    """The message with which a record is refused."""
    with pytest.raises(RecordError) as caught:
        reading.timeline_of(written, find_game)
    return str(caught.value)

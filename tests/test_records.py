"""The recorded games in `seeds/records`: each follows the rules and shows what its notes say."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import widgets_games.engine
from widgets_games.engine import record
from widgets_games.engine.timeline import Node, Timeline
from widgets_games.games import GAMES, load

RECORDS = Path(__file__).parents[1] / "seeds" / "records"
ALL = sorted(RECORDS.glob("*/*.json"))
SCHEMA = json.loads(
    Path(widgets_games.engine.__file__).with_name("record.schema.json").read_text("utf-8")
)

AnyTimeline = Timeline[Any, Any, Any]
AnyNode = Node[Any, Any, Any]


def wetlands(name: str) -> AnyTimeline:
    """A recorded game of Wetlands Crossing."""
    return load(RECORDS / "wetlands" / f"{name}.json")


def rules_in(timeline: AnyTimeline, *nodes: AnyNode) -> Counter[str]:
    """How often the events of these nodes, or of the whole main line, cite each rule."""
    steps = [node.step for node in nodes or timeline.line if node.step]
    book = timeline.game.rulebook
    return Counter(book.cause(event).id for step in steps for event in step.events)


def throw(timeline: AnyTimeline, number: int) -> tuple[AnyNode, AnyNode]:
    """The throw of that number, from 1, and the move or pass made by it."""
    return timeline.line[2 * number - 1], timeline.line[2 * number]


def refused(timeline: AnyTimeline, node: AnyNode) -> dict[str, list[str]]:
    """The rules against each refused candidate where a node's step begins, by the move's text."""
    assert node.step is not None
    game, state = timeline.game, node.step.before
    found = {
        game.move_text(move): [objection.rule for objection in game.objections(state, move)]
        for move in game.candidate_moves(state)
    }
    return {text: rules for text, rules in found.items() if rules and text != "pass"}


def played(node: AnyNode, timeline: AnyTimeline) -> str:
    """The text of a node's move."""
    assert node.step is not None
    return timeline.game.move_text(node.step.move)


@pytest.mark.parametrize("path", ALL, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_record_follows_the_rules_and_the_schema(path: Path) -> None:
    """It loads move by move, and saving it again gives the same text."""
    text = path.read_text("utf-8")
    jsonschema.Draft202012Validator(SCHEMA).validate(json.loads(text))
    assert record.dumps(record.record_of(load(path))) == text


@pytest.mark.parametrize("path", ALL, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_record_lies_in_its_games_folder_and_says_what_it_shows(path: Path) -> None:
    """Names for the seats, notes for the reader, tags to find it by."""
    timeline = load(path)
    assert timeline.game.name == path.parent.name
    assert len(timeline.notes["names"]) == timeline.game.players
    assert len(timeline.notes["notes"]) > 100
    assert timeline.notes["tags"]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_first_game_with_variations(name: str) -> None:
    """Played from the start to its end; the table opens with it."""
    timeline = load(RECORDS / name / "first-game.json")
    assert not timeline.starts_elsewhere
    assert timeline.game.outcome(timeline.line[-1].state) is not None
    assert len(timeline.leaves()) > 2


def test_the_first_game_keeps_what_its_notes_promise() -> None:
    """The dam passed, the forfeit, the theft, the Raven, the narrow end and the what-ifs."""
    timeline = wetlands("first-game")
    assert "own-dam" in rules_in(timeline, *throw(timeline, 80))
    forfeited = throw(timeline, 87)
    assert "forfeit" in rules_in(timeline, *forfeited)
    assert any("dam" in rules for rules in refused(timeline, forfeited[1]).values())
    assert "last-theft" in rules_in(timeline, *throw(timeline, 122))
    assert timeline.line[242].state.off[0] == 4
    assert rules_in(timeline)["exchange"] > 10
    last_purple = throw(timeline, 133)
    assert "kwakwani" in rules_in(timeline, *last_purple)
    end = timeline.game.outcome(timeline.line[-1].state)
    assert end is not None
    assert (end.winners, end.scores) == ((2,), (4, 5))
    branches = [node for node in timeline.line if len(node.children) > 1]
    assert [(node.depth, len(node.children)) for node in branches] == [(145, 2), (242, 3), (264, 2)]


def test_the_last_throws_of_the_first_game_could_have_changed_its_winner() -> None:
    """The lines of the variations end with either side winning."""
    timeline = wetlands("first-game")
    outcomes = [timeline.game.outcome(leaf.state) for leaf in timeline.leaves()]
    assert {outcome.winners for outcome in outcomes if outcome} == {(1,), (2,)}


def test_ravens_tricks_shows_the_dam_and_the_stop_first() -> None:
    """Throw 1: both moves are refused, one by the dam, one by Wi'wun; the turn is forfeited."""
    timeline = wetlands("ravens-tricks")
    _, passed = throw(timeline, 1)
    assert refused(timeline, passed) == {
        "24-29": ["wiwun-stop", "wiwun-wall", "safe", "tamatu"],
        "26-off": ["dam"],
    }
    assert "forfeit" in rules_in(timeline, passed)


@pytest.mark.parametrize(
    ("number", "move", "rules"),
    [
        (2, "29-off", {"exits"}),
        (3, "26-30", {"must-move", "last-theft", "kwakwani-full"}),
        (4, "25-26", {"wiwun-stop"}),
        (5, "30-off", {"exits"}),
        (6, "28-off", {"exits"}),
        (7, "pass", {"forfeit"}),
        (8, "26-off", {"wiwun-exit"}),
        (11, "26-27", {"must-move", "kwakwani", "kwakwani-full"}),
        (13, "14-19", {"leap"}),
        (15, "19-23", {"exchange"}),
        (19, "26-off", {"wiwun-exit", "aim"}),
    ],
)
def test_ravens_tricks_shows_what_its_notes_say_throw_by_throw(
    number: int, move: str, rules: set[str]
) -> None:
    """Each throw of the notes, with the rules its move cites."""
    timeline = wetlands("ravens-tricks")
    _, made = throw(timeline, number)
    assert played(made, timeline) == move
    assert rules <= set(rules_in(timeline, made))


def test_ravens_tricks_asks_what_if() -> None:
    """A wait kept up, and a three or a five instead of the Raven's one; the five wins at once."""
    timeline = wetlands("ravens-tricks")
    lines = [[played(node, timeline) for node in line_after(leaf)] for leaf in timeline.leaves()]
    assert lines[1:] == [
        ["throw 3", "26-29"],
        ["throw 5", "26-off"],
        ["14-19", "throw 2", "pass"],
    ]
    won = timeline.game.outcome(timeline.leaves()[2].state)
    assert won is not None
    assert won.winners == (1,)


def line_after(leaf: AnyNode) -> list[AnyNode]:
    """The nodes from where a leaf's line left the main one."""
    line = [leaf, *leaf.ancestors()][::-1]
    left = [
        index
        for index, node in enumerate(line)
        if node.parent is not None and node.parent.children[0] is not node
    ]
    return line[left[-1] :] if left else []

"""The recorded games in `seeds/records`: each follows the rules and shows what its notes say."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import widgets_games.engine
from tests.games.ohwahree.test_real_game import HOUSES, PLIES
from tests.recorded import SHOWN, VARIATIONS
from widgets_games.engine import record
from widgets_games.engine.game import Outcome
from widgets_games.engine.node import Node
from widgets_games.engine.timeline import Timeline
from widgets_games.games import GAMES, load, new_game

RECORDS = Path(__file__).parents[1] / "seeds" / "records"
ALL = sorted(RECORDS.glob("*/*.json"))
SCHEMA = json.loads(
    Path(widgets_games.engine.__file__).with_name("record.schema.json").read_text("utf-8")
)

AnyTimeline = Timeline[Any, Any, Any]
AnyNode = Node[Any, Any, Any]


def recorded(name: str) -> AnyTimeline:
    """A recorded game, named by its folder and its file."""
    return load(RECORDS / f"{name}.json")


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
    timeline = recorded("wetlands/first-game")
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
    timeline = recorded("wetlands/first-game")
    outcomes = [timeline.game.outcome(leaf.state) for leaf in timeline.leaves()]
    assert {outcome.winners for outcome in outcomes if outcome} == {(1,), (2,)}


def test_ravens_tricks_shows_the_dam_and_the_stop_first() -> None:
    """Throw 1: both moves are refused, one by the dam, one by Wi'wun; the turn is forfeited."""
    timeline = recorded("wetlands/ravens-tricks")
    _, passed = throw(timeline, 1)
    assert refused(timeline, passed) == {
        "24-29": ["wiwun-stop", "wiwun-wall", "safe", "tamatu"],
        "26-off": ["dam"],
    }
    assert "forfeit" in rules_in(timeline, passed)


@pytest.mark.parametrize(
    ("name", "number"), [(name, number) for name in SHOWN for number in SHOWN[name][1]]
)
def test_a_move_shows_what_the_notes_say(name: str, number: int) -> None:
    """The number is in the notes, the move is made by it, and it cites the rules."""
    timeline = recorded(name)
    steps, shown = SHOWN[name]
    move, rules = shown[number]
    made = timeline.line[steps * number]
    assert re.search(rf"\b{number}\b", timeline.notes["notes"])
    assert played(made, timeline) == move
    assert rules <= set(rules_in(timeline, made))


@pytest.mark.parametrize("name", VARIATIONS)
def test_a_record_asks_what_if(name: str) -> None:
    """It has the variations that its notes promise."""
    timeline = recorded(name)
    lines = [[played(node, timeline) for node in line_after(leaf)] for leaf in timeline.leaves()]
    assert sorted(lines[1:]) == sorted(VARIATIONS[name])


def test_a_five_instead_of_the_ravens_one_wins_at_once() -> None:
    """One of the variations of the Raven's tricks."""
    timeline = recorded("wetlands/ravens-tricks")
    won = timeline.game.outcome(timeline.leaves()[2].state)
    assert won is not None
    assert won.winners == (1,)


def test_a_pit_changes_hands_twice_and_its_new_owner_sows_from_it() -> None:
    """Pit j: Yellow's, then Purple's, then Yellow's again; the most pits win."""
    timeline = recorded("ohwahree/grand-two-owners")
    owners = [node.state.owners["abcdefghijkl".index("j")] for node in timeline.line]
    assert owners == [2, 2, 2, 1, 1, 1, 1, 1, 2]
    ended = timeline.game.outcome(timeline.line[-1].state)
    assert ended is not None
    assert (ended.rule, ended.winners, ended.scores) == ("end-two", (2,), (4, 8))


def test_one_pass_is_followed_by_a_move_and_two_passes_end_the_game() -> None:
    """Though the third player could still play."""
    timeline = recorded("ohwahree/three-players-a-pass")
    assert [played(node, timeline) for node in timeline.line[10:]] == ["pass", "h+", "pass", "pass"]
    end = timeline.line[-1].state
    assert end.ended == "end-many"
    assert any(pebbles for pebbles, owner in zip(end.pits, end.owners, strict=True) if owner == 2)


def test_the_same_position_stands_three_times() -> None:
    """After moves 1, 13 and 25, and nowhere else; the players agree sooner."""
    timeline = recorded("ohwahree/round-and-round")
    standing = [(node.state.pits, node.state.to_move) for node in timeline.line]
    assert [n for n, stood in enumerate(standing) if stood == standing[-1]] == [1, 13, 25]
    ends = [timeline.game.outcome(leaf.state) for leaf in timeline.leaves()]
    assert {end.rule for end in ends if end} == {"end-repeat", "end-agreed"}


def test_the_game_of_110_plies_is_the_golden_one() -> None:
    """Nineteen and twenty-five are captured; with the rules of Oware the last ply ends it."""
    timeline = recorded("ohwahree/oware-110-plies")
    made = [played(node, timeline) for node in timeline.line[1:]]
    assert made == [HOUSES[house] for house in PLIES]
    end = timeline.line[-1].state
    assert (end.captured, timeline.game.outcome(end)) == ((19, 25), None)
    oware = new_game("ohwahree", preset="oware")
    state = oware.initial_state()
    for move in made:
        assert oware.outcome(state) is None
        state = oware.play(state, oware.parse_move(move)).after
    assert oware.outcome(state) == Outcome("majority", (2,), (21, 27))


ENDS = {
    "first-game": [10, 9, None, None],
    "eleven-in-the-sky": [11, 10],
    "nine-in-the-sky": [9, 10],
    "lost-on-the-way": [5, None, None, None],
    "rain-and-the-cave": [5, None, None],
}
"""For each game of Rowan the pieces in the Sky at the end of each line that has one."""


@pytest.mark.parametrize("name", ENDS)
def test_a_game_of_rowan_ends_as_its_notes_say(name: str) -> None:
    """Ten and eleven win, nine draw, five lose; a variation may have another end."""
    timeline = recorded(f"rowan/{name}")
    found = [timeline.game.outcome(leaf.state) for leaf in timeline.leaves()]
    assert [end and end.scores[0] for end in found] == ENDS[name]
    assert {(end.scores[0] >= 10, end.winners) for end in found if end} <= {
        (True, (1,)),
        (False, ()),
    }


def test_eight_light_pieces_are_too_few_even_for_a_draw() -> None:
    """The game that is lost on the way has no more than these after move 10."""
    state = recorded("rowan/lost-on-the-way").line[10].state
    assert state.sky + sum(standing for standing in state.cells if standing > 0) == 8


def test_not_a_light_piece_is_lost_in_the_first_seventeen_moves() -> None:
    """Of the game that saves eleven."""
    line = recorded("rowan/eleven-in-the-sky").line
    assert [node.state.pit for node in line[17:19]] == [(0, 0), (1, 1)]


def test_the_last_light_pieces_are_gone_before_the_last_die() -> None:
    """Rain and the Cave: the four is not resolved."""
    state = recorded("rowan/rain-and-the-cave").line[-1].state
    assert state.agenda[state.done :] == (4,)


def line_after(leaf: AnyNode) -> list[AnyNode]:
    """The nodes from where a leaf's line left the main one."""
    line = [leaf, *leaf.ancestors()][::-1]
    left = [
        index
        for index, node in enumerate(line)
        if node.parent is not None and node.parent.children[0] is not node
    ]
    return line[left[-1] :] if left else []

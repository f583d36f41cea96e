"""The game of docs/examples/, drawn: it keeps the contract, and its picture says what is there."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from docs.examples import cairns
from docs.examples.cairns import Cairns
from tests.contract.checks import check_end_refuses, check_record, check_rest, check_walk
from tests.drawn import LOOKS, apart, assert_on_page, assert_room, region_box
from tests.strategies import walks
from tests.widgets.tables import click, read
from widgets_games.engine.explore import playout
from widgets_games.engine.trace import Frame
from widgets_games.render.board import Look, Marks, View
from widgets_games.render.scene import Rect, Text
from widgets_games.render.theme import LIGHT
from widgets_games.widgets.entry import play

GAME = Cairns()
PLAIN = Look(LIGHT)


def test_it_is_a_whole_game_in_at_most_350_lines() -> None:
    """Rules, notation, drawing and presenter are read in one sitting."""
    assert len(Path(cairns.__file__).read_text("utf-8").splitlines()) <= 350


@settings(max_examples=50, deadline=None)
@given(data=st.data())
def test_it_keeps_the_contract_of_every_game(data: st.DataObject) -> None:
    """The same checks as for the games of the registry, its clicks among them."""
    check_rest(GAME, GAME.initial_state())
    steps = data.draw(walks(GAME, skipped=6))
    check_walk(GAME, steps)
    check_record(GAME, steps[0].before, steps)


def test_it_ends_when_the_last_stone_is_taken() -> None:
    """Whoever takes it wins, and nobody can move any more."""
    line = [node.step for node in playout(GAME, Random(1)).line if node.step]
    last = line[-1]
    outcome = GAME.outcome(last.after)
    assert outcome is not None
    assert outcome.winners == (last.before.to_move,)
    assert sum(outcome.scores) == sum(cairns.STONES)
    check_end_refuses(GAME, last.after, {step.move for step in line})


@pytest.mark.parametrize(
    ("move", "objection", "places"),
    [
        ("c1", "That would take 5 stones, and three are allowed.", ("c5", "c4", "c3", "c2", "c1")),
        ("a3", "Stone a3 has been taken already.", ("a3",)),
    ],
)
def test_a_refused_move_is_marked_on_the_stones(
    move: str, objection: str, places: tuple[str, ...]
) -> None:
    """Each stone that the objection names is outlined, and the caption gives the reason."""
    state = GAME.parse_position("2,4,5 1,0 2")
    intent = GAME.parse_move(move)
    objections = tuple(GAME.objections(state, intent))
    assert [(str(one.sentence), one.places) for one in objections] == [(objection, places)]
    marks = Marks(refused=intent, objections=objections)
    shapes = GAME.presenter.board.moving(View(Frame(state, None, 0), PLAIN, marks))
    outlined = [s for s in shapes if isinstance(s, Rect) and s.stroke == LIGHT.refused]
    assert len(outlined) == len(places)
    assert objection in [shape.text for shape in shapes if isinstance(shape, Text)]


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS.keys())
def test_its_picture_has_room_in_every_look(look: Look) -> None:
    """Nothing leaves the page, no writing and no stone covers another."""
    timeline = playout(GAME, Random(2))
    for place in range(timeline.length + 1):
        timeline.go(place)
        choices = tuple(GAME.legal_moves(timeline.frame.state)) if timeline.at_decision else ()
        view: View[Any, Any, Any] = View(timeline.frame, look, Marks(choices=choices))
        scene = GAME.presenter.board.scene(view)
        size = scene.width, scene.height
        assert_on_page(scene.ground + scene.moving, size, f"event {place}")
        texts = [shape for shape in scene.moving if isinstance(shape, Text)]
        assert_room(texts, size, f"event {place}")
        boxes = [region_box(region) for region in scene.regions]
        assert all(apart(one, other) for one, other in combinations(boxes, 2))


def test_a_canvas_can_draw_it() -> None:
    """A table shows it without an error."""
    table = play(GAME)
    click(table, "b3")
    assert "Purple takes 2 stones from cairn b." in read(table)
    assert "Error" not in read(table)


def test_its_description_says_what_is_there() -> None:
    """The cairns, what each has taken, and what has just happened."""
    step = GAME.play(GAME.parse_position("2,4,3 2,1 1"), GAME.parse_move("b3"))
    view: View[Any, Any, Any] = View(Frame(step.after, step, 1), PLAIN)
    assert GAME.presenter.board.description(view) == (
        "On cairn a: 2 stones. On cairn b: 2 stones. On cairn c: 3 stones. "
        "Purple has taken 4 stones. Gold has taken 1 stone. Purple takes 2 stones from cairn b."
    )

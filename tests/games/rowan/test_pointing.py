"""Clicking on the board of Rowan: whatever is clicked moves a stack, picks one, or says why not."""

from __future__ import annotations

from tests.games.rowan.positions import GAME, position
from widgets_games.engine.rulebook import Place
from widgets_games.engine.timeline import Timeline
from widgets_games.engine.trace import Frame
from widgets_games.games.rowan.rules.moves import Move
from widgets_games.render.board import Look, Marks, View
from widgets_games.render.theme import LIGHT
from widgets_games.widgets.session import Session

STACKS = "b1=l2 d1=l1 c5=b2 c2=b1"


def at(stacks: str, *clicks: Place) -> Session:
    """A table with these stacks, after some clicks."""
    session = Session(GAME, Timeline(GAME, position(stacks)))
    for place in clicks:
        session.click(place)
    return session


def refusal(session: Session) -> tuple[str | None, list[str]]:
    """What was refused, and by which rules."""
    text = None if session.refused is None else GAME.move_text(session.refused)
    return text, [objection.rule for objection in session.objections]


def test_two_clicks_move_a_stack_and_twice_the_same_place_passes() -> None:
    """The Sky is a place, too."""
    assert at(STACKS, "b1", "a2").frame.state.cells[5] == 2
    assert at(STACKS, "d1", "d1").frame.state.due == 1
    assert at("c5=l2 a1=l1", "c5", "sky").frame.state.sky == 2


def test_any_cell_that_a_stack_cannot_reach_says_why_not() -> None:
    """Far off, off every line, straight ahead, beyond another stack, and taken."""
    assert refusal(at(STACKS, "b1", "e4")) == ("b1-e4", ["reach", "no-jump"])
    assert refusal(at(STACKS, "b1", "c3")) == ("b1-c3", ["directions"])
    assert refusal(at(STACKS, "b1", "b5")) == ("b1-b5", ["directions", "reach"])
    assert refusal(at(STACKS, "b1", "d3")) == ("b1-d3", ["no-jump"])
    assert refusal(at(STACKS, "b1", "c2")) == ("b1-c2", ["no-entry"])
    assert refusal(at(STACKS, "b1", "sky")) == ("b1-sky", ["sky"])


def test_a_stack_of_the_bear_says_whose_it_is() -> None:
    """Nothing is picked."""
    session = at(STACKS, "c5")
    assert refusal(session) == ("c5-pass", ["sides"])
    assert not session.picked


def test_another_light_stack_is_picked_instead_of_the_first() -> None:
    """A change of mind is no mistake."""
    session = at(STACKS, "b1", "d1")
    assert (session.picked, session.refused) == (("d1",), None)


def test_everything_that_can_be_pointed_at_and_is_refused_can_be_drawn() -> None:
    """With its reasons."""
    state = position(STACKS)
    refused = [
        move for move in GAME.presenter.pointed_moves(state) if not GAME.is_legal(state, move)
    ]
    assert len(refused) > 40
    for move in refused:
        marks: Marks[Move] = Marks(refused=move, objections=tuple(GAME.objections(state, move)))
        scene = GAME.presenter.board.scene(View(Frame(state, None, 0), Look(LIGHT), marks))
        assert str(marks.objections[0].sentence) in scene.description

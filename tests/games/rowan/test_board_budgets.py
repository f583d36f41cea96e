"""The drawing of Rowan in motion: where pieces fly, and what a step may cost."""

from __future__ import annotations

import pytest

from tests.drawn import LOOKS, flown, supplies
from tests.games.rowan.pictures import all_views, played_frames
from widgets_games.games.rowan.drawing.pieces import AIR_KEY, pile_key
from widgets_games.games.rowan.game import Rowan
from widgets_games.games.rowan.rules import bear_events, events
from widgets_games.render.board import Look, View
from widgets_games.render.canvas import CanvasBoard
from widgets_games.render.scene import Ellipse, Gradient

KILOBYTE = 1024
EVERY_LOOK = pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
DAY = LOOKS["light"]


@EVERY_LOOK
def test_flights_hide_what_they_bring(look: Look) -> None:
    """Each event that moves pieces has flights, one for each heap or piece."""
    assert flown(played_frames(), look) == {
        "StackMoved",
        "LeftForSky",
        "SteppedDown",
        "CameFromCave",
        "PairsLost",
        "PairsParted",
        "MergedOver",
        "WentToGround",
        "RainFell",
        "RainJoined",
        "RainTurnedAway",
        "RainCaved",
    }


@EVERY_LOOK
def test_a_pile_lands_where_it_stands(look: Look) -> None:
    """Or where it hangs in the air, over a stack it meets."""
    seen = 0
    for game, frame in played_frames():
        if isinstance(
            frame.event,
            events.StackMoved
            | bear_events.SteppedDown
            | bear_events.CameFromCave
            | bear_events.RainFell,
        ):
            view = View(frame, look)
            event = frame.event
            cell = (
                event.target
                if isinstance(event, events.StackMoved | bear_events.SteppedDown)
                else event.cell
            )
            key = AIR_KEY if frame.state.air else pile_key(cell)
            (flight,) = game.presenter.board.flights(view)
            assert flight.hidden == {key}
            standing = next(
                shape
                for shape in game.presenter.board.moving(view)
                if shape.key == key and not isinstance(shape, Ellipse)
            )
            assert flight.points[-1] == pytest.approx((standing.at.x, standing.at.y), abs=0.06)
            seen += 1
    assert seen > 20


def test_each_piece_flies_for_itself() -> None:
    """To the Sky, to the Ground, and pair by pair to the Pit."""
    seen = set()
    for game, frame in played_frames():
        count = len(game.presenter.board.flights(View(frame, DAY)))
        seen.add(type(frame.event))
        if isinstance(frame.event, events.LeftForSky):
            assert count == frame.event.height
        if isinstance(frame.event, bear_events.PairsLost):
            assert count == frame.event.pairs
        if isinstance(frame.event, bear_events.WentToGround):
            assert 1 <= count <= 5
    assert {events.LeftForSky, bear_events.PairsLost, bear_events.WentToGround} <= seen


def test_stencils_hold_all_that_steps_need() -> None:
    """No picture draws a gradient or reused path that was not made ready; there are few of them."""
    for look in LOOKS.values():
        ready: dict[Rowan, set[Gradient | str]] = {}
        for name, (game, view) in all_views(look).items():
            if game not in ready:
                ready[game] = supplies(
                    (*game.presenter.board.ground(look), *game.presenter.board.stencils(look))
                )
                assert sum(isinstance(each, Gradient) for each in ready[game]) <= 24
                assert sum(isinstance(each, str) for each in ready[game]) <= 12
            assert supplies(game.presenter.board.moving(view)) <= ready[game], name
            for flight in game.presenter.board.flights(view):
                assert supplies(flight.piece) <= ready[game], name


@pytest.mark.parametrize("look", ["light", "large dark"])
def test_a_step_is_one_message_within_its_budget(messages: list[bytes], look: str) -> None:
    """Every picture, without or with flights; the ground is sent once, with the first."""
    boards: dict[Rowan, CanvasBoard] = {}
    for name, (game, view) in all_views(LOOKS[look]).items():
        if game not in boards:
            boards[game] = CanvasBoard(game.presenter.board)
            messages.clear()
            boards[game].show(view)
            boards[game].show(view)
            assert len(messages[0]) - len(messages[1]) <= 64 * KILOBYTE, name
        messages.clear()
        boards[game].show(view)
        assert len(messages) == 1
        assert len(messages[0]) <= 40 * KILOBYTE, name
        if game.presenter.board.flights(view):
            boards[game].show(view, animate=True)
            assert len(messages) == 2
            assert len(messages[1]) <= 80 * KILOBYTE, name

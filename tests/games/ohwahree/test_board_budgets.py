"""The drawing of Oh-Wah-Ree in motion: where pebbles fly, and what a step may cost."""

from __future__ import annotations

import pytest

from tests.drawn import (
    LOOKS,
    flown,
    frames_of,
    supplies,
)
from tests.games.ohwahree.pictures import (
    GRAND_FOUR,
    PLAIN,
    PLAYED,
    THREE,
    TWO,
    all_views,
    played_frames,
)
from widgets_games.games.ohwahree.drawing.pits import NEWEST_KEY
from widgets_games.games.ohwahree.game import OhWahRee
from widgets_games.games.ohwahree.rules.events import Lifted, Sown, SownAgain
from widgets_games.render.board import Look, View
from widgets_games.render.canvas import CanvasBoard
from widgets_games.render.scene import Gradient

KILOBYTE = 1024
EVERY_LOOK = pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)


@EVERY_LOOK
def test_flights_hide_what_they_bring(look: Look) -> None:
    """At most one a frame, ending where the pebble lies."""
    for game, frame in played_frames():
        assert len(game.presenter.board.flights(View(frame, look))) <= 1
    assert flown(played_frames(), look) == {
        "Lifted",
        "Sown",
        "SownAgain",
        "Captured",
        "ChainCaptured",
        "Banked",
        "Gathered",
    }


def test_a_pebble_lands_where_it_lies() -> None:
    """The end of its flight is the place of the newest pebble."""
    falls = [frame for frame in frames_of(PLAYED[0]) if isinstance(frame.event, Sown | SownAgain)]
    assert falls
    for frame in falls:
        view = View(frame, PLAIN)
        lying = next(s for s in TWO.presenter.board.moving(view) if s.key == NEWEST_KEY)
        (flight,) = TWO.presenter.board.flights(view)
        assert flight.points[-1] == (lying.at.x, lying.at.y)


def test_stencils_hold_all_that_steps_need() -> None:
    """No picture draws a gradient or reused path that was not made ready; there are few of them."""
    for look in LOOKS.values():
        ready = {
            players: supplies(
                (*game.presenter.board.ground(look), *game.presenter.board.stencils(look))
            )
            for players, game in ((2, TWO), (3, THREE), (4, GRAND_FOUR))
        }
        for found in ready.values():
            assert sum(isinstance(each, Gradient) for each in found) <= 24
            assert sum(isinstance(each, str) for each in found) <= 12
        for name, (game, view) in all_views(look).items():
            assert supplies(game.presenter.board.moving(view)) <= ready[game.players], name
            for flight in game.presenter.board.flights(view):
                assert supplies(flight.piece) <= ready[game.players]


def test_a_step_is_one_message_within_its_budget(messages: list[bytes]) -> None:
    """Every picture; the ground is sent once, with the first."""
    for look in (LOOKS["light"], LOOKS["large dark"]):
        boards: dict[OhWahRee, CanvasBoard] = {}
        for name, (game, view) in all_views(look).items():
            messages.clear()
            if game not in boards:
                boards[game] = CanvasBoard(game.presenter.board)
                boards[game].show(view)
            boards[game].show(view)
            assert len(messages[-1]) <= 40 * KILOBYTE, name
            if len(messages) > 1:
                assert len(messages[0]) - len(messages[1]) <= 64 * KILOBYTE, name
            assert len(messages) <= 2


def test_a_whole_sowing_flies_within_its_budget(messages: list[bytes]) -> None:
    """Thirteen pebbles, from lifting them to the picture at rest."""
    frames = list(frames_of(PLAYED[0]))
    board = CanvasBoard(TWO.presenter.board)
    board.show(View(frames[0], PLAIN))
    messages.clear()
    for frame in frames:
        if isinstance(frame.event, Lifted | Sown | SownAgain):
            board.show(View(frame, PLAIN), animate=True, flight_ms=1200 / 14, more=True)
    assert len(messages) == 14
    board.show(View(frames[-1], PLAIN))
    assert sum(map(len, messages)) <= 120 * KILOBYTE

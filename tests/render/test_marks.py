"""Marks that boards share look the same on all of them, and say what they mean by their form."""

from __future__ import annotations

import math
from typing import Any, Final

import pytest

from tests.drawn import LOOKS
from widgets_games.engine.rulebook import Place
from widgets_games.engine.trace import Frame
from widgets_games.games import new_game
from widgets_games.games.contract import presenter_of
from widgets_games.render.board import Look, Marks, View
from widgets_games.render.geometry import Box, Point, heading, polar, square
from widgets_games.render.marks import Head, arrow_head, cursor, two_tone
from widgets_games.render.path_data import path_steps
from widgets_games.render.scene import AnyShape, Ellipse, Path, Rect
from widgets_games.render.style import Colours, Palette, side_by_side, styled
from widgets_games.render.theme import DARK, LIGHT

GAMES: Final[dict[str, Place]] = {"wetlands": 5, "ohwahree": "c", "rowan": "b2"}
"""The games, with a place of each."""
PALETTE: Final = Palette(*side_by_side(Colours, edge=("#111111", "#222222")))


def added_by_the_cursor(game_name: str, look: Look) -> list[AnyShape]:
    """The shapes of a board that are there only while the keyboard's cursor is on a place."""
    game = new_game(game_name)
    board, frame = presenter_of(game).board, Frame[Any, Any, Any](game.initial_state(), None, 0)
    without = board.moving(View(frame, look))
    focused = board.moving(View(frame, look, Marks(focus=GAMES[game_name])))
    return [shape for shape in focused if shape not in without]


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_the_cursor_is_the_same_double_line_on_every_board(game: str, look: Look) -> None:
    """A thick and a thin line in one colour, on a wider one in the colour of paper."""
    lines = [(shape.stroke, shape.width) for shape in added_by_the_cursor(game, look)]
    focus = look.theme.focus
    assert lines == [(look.theme.paper, 6), (focus, 3.4), (focus, 1.2)]


@pytest.mark.parametrize("place", [Rect(10, 10, 40, 20, 8), Ellipse(20, 20, 15, 15)])
def test_the_lines_of_the_cursor_do_not_touch(place: Rect | Ellipse) -> None:
    """In grey, too, they are seen as two."""
    _, thick, thin = cursor(LIGHT, place)
    assert isinstance(thick, Rect | Ellipse)
    assert isinstance(thin, Rect | Ellipse)
    inset = left(thin) - left(thick)
    assert inset > (thick.width + thin.width) / 2


def left(shape: Rect | Ellipse) -> float:
    """The left end of a shape."""
    return shape.x - shape.rx if isinstance(shape, Ellipse) else shape.x


@pytest.mark.parametrize("degrees", [0, 40, 90, 200, -90])
@pytest.mark.parametrize("head", [Head(11, 7), Head(12, 8, 3)], ids=["plain", "barbed"])
def test_an_arrow_head_points_in_its_direction(degrees: float, head: Head) -> None:
    """The tip is where it was put; the base lies behind it, evenly on both sides."""
    tip = (50.0, 60.0)
    first, *others = corners(arrow_head(tip, degrees, head, "#000000"))
    assert first == pytest.approx(tip)
    middle = (others[0][0] + others[-1][0]) / 2, (others[0][1] + others[-1][1]) / 2
    assert middle == pytest.approx(polar(head.length, degrees + 180, tip), abs=0.1)
    assert math.dist(others[0], others[-1]) == pytest.approx(2 * head.half, abs=0.2)


def corners(path: Path) -> list[Point]:
    """The corners of a closed path of straight lines."""
    return [(step.points[0], step.points[1]) for step in path_steps(path.d) if step.points]


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_what_happens_now_has_a_dark_line_on_both_sides(theme: Any) -> None:
    """The line in the colour of events is narrower than the dark one under it."""
    style = styled(Look(theme), None, PALETTE)
    under, over = two_tone(style, Path("M0,0 H9"), 6, 3)
    assert (under.stroke, over.stroke) == (PALETTE.of(theme).edge, theme.event)
    assert under.width > over.width


def test_a_heading_leads_from_one_point_to_the_other() -> None:
    """Angles run counterclockwise from the right, as everywhere."""
    start = (3.0, 4.0)
    for degrees in (0, 45, 90, 170, -120):
        assert heading(start, polar(10, degrees, start)) == pytest.approx(degrees)


def test_a_square_lies_about_its_middle() -> None:
    """So that a click in the middle of a round place hits it."""
    assert square((10, 20), 4) == Box(6, 16, 8, 8)
    assert square((10, 20), 4).grown(1).centre == (10, 20)


def test_lines_are_thicker_only_where_the_look_asks_for_it() -> None:
    """A style has one factor for all its lines."""
    assert styled(Look(LIGHT), None, PALETTE).stroke(3.2) == 3.2
    assert styled(Look(LIGHT, large=True), None, PALETTE, 1.3).stroke(3.2) == 4.16

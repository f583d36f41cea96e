"""The drawing of Wetlands Crossing keeps air between its parts, and nothing hides a sign."""

from __future__ import annotations

import pytest

from tests.drawn import LOOKS
from tests.games.wetlands.pictures import ENDED, all_views, ended, played_frames, texts
from tests.games.wetlands.positions import GAME
from widgets_games.games.wetlands.drawing.pieces import HAND_KEY
from widgets_games.games.wetlands.drawing.style import style_of
from widgets_games.games.wetlands.rules import events as e
from widgets_games.games.wetlands.rules.path import EXITS, LAST
from widgets_games.render.board import Look, View
from widgets_games.render.scene import Rect, Text

EVERY_LOOK = pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)


@EVERY_LOOK
def test_the_caption_keeps_clear_of_the_board_and_the_trays(look: Look) -> None:
    """With all that hangs below a line, and the longest sentences; three lines come closest."""
    geometry = style_of(look).geometry
    title_top = geometry.tray_y - 9 - geometry.type.title * 0.74
    board_bottom = geometry.board_y + geometry.board_h + 4
    views = all_views(look) | {name: ended(name, look) for name in ENDED}
    for name, view in views.items():
        lines = [
            text
            for text in texts(view)
            if text.size <= geometry.type.caption and board_bottom < text.y < title_top
        ]
        air = 15 if len({line.y for line in lines}) < 3 else 10
        for line in lines:
            assert line.y - line.size * 0.74 >= board_bottom + 4, name
            assert line.y + line.size * 0.24 <= title_top - air, name


@EVERY_LOOK
def test_the_mark_round_the_sticks_keeps_clear_of_the_trays_and_the_page(look: Look) -> None:
    """With its line; the trays have room below them, too."""
    geometry = style_of(look).geometry
    thrown = next(frame for frame in played_frames() if isinstance(frame.event, e.Thrown))
    gold = [
        shape
        for shape in GAME.presenter.board.moving(View(thrown, look))
        if isinstance(shape, Rect) and shape.stroke == look.theme.event
    ]
    (frame,) = gold
    edge = 4.5
    assert frame.x - edge >= geometry.tray(1).x + geometry.tray(1).w + 8
    assert frame.x + frame.w + edge <= geometry.tray(2).x - 8
    assert frame.y + frame.h + edge <= geometry.page_h - 5
    assert geometry.tray_y + geometry.tray_h + 4 <= geometry.page_h - 12


@EVERY_LOOK
def test_a_piece_in_the_air_does_not_hide_the_sign_of_an_exit(look: Look) -> None:
    """Held above 28, 29 or 30, it is drawn before the sign, and so is the Raven's way from 30."""
    held = 0
    for frame in played_frames():
        shapes = GAME.presenter.board.moving(View(frame, look))
        signs = {n: s.text for n, s in enumerate(shapes) if isinstance(s, Text) and s.weight == 700}
        hand = frame.state.hand
        if hand and hand.above in EXITS:
            held += 1
            assert str(EXITS[hand.above]) in signs.values()
            assert max(n for n, s in enumerate(shapes) if s.key == HAND_KEY) < min(signs)
        if isinstance(frame.event, e.CarriedBack | e.CarriedFurther) and frame.event.origin == LAST:
            held += 1
            assert [*signs.values()] == [str(EXITS[LAST])]
    assert held >= 5

"""What is written on and below the board is true of the position beside it, in every switch."""

from __future__ import annotations

import math

import pytest

from tests.drawn import leading_on
from tests.games.ohwahree.pictures import IN_THREE, PLAIN, PURPLE_YELLOW, AnyView, texts
from tests.games.ohwahree.positions import GAME, playing
from widgets_games.engine.trace import Frame
from widgets_games.games.ohwahree.game import OhWahRee
from widgets_games.render.board import Marks, View
from widgets_games.render.scene import Ellipse
from widgets_games.render.theme import LIGHT

FEEDING = playing(3, feed=True)
ONE_WAY = f"1,0,0,0,0,0,0,0,0,0,0,0 {IN_THREE} 1 0,0,0"
"""Only clockwise does the pebble of a reach an enemy."""


def choosing(game: OhWahRee, text: str, *picked: str, preview: bool = False) -> AnyView:
    """A position with its legal moves marked, and what has been picked."""
    state = game.parse_position(text)
    return View(
        Frame(state, None, 0),
        PLAIN,
        Marks(leading_on(game, state, picked), picked, preview=preview),
    )


def written(game: OhWahRee, view: AnyView) -> str:
    """All that is written in the picture."""
    return " ".join(text.text for text in texts(game, view))


def ellipses(game: OhWahRee, view: AnyView) -> list[Ellipse]:
    """All round shapes of the picture in the colour of what is chosen."""
    shapes = game.presenter.board.moving(view)
    return [s for s in shapes if isinstance(s, Ellipse) and s.fill == LIGHT.focus]


@pytest.mark.parametrize("preview", [False, True])
def test_a_pit_with_one_legal_direction_offers_its_buttons(preview: bool) -> None:
    """To click the pit again sows nothing where directions are chosen, so nobody is told to."""
    view = choosing(FEEDING, ONE_WAY, "a", preview=preview)
    assert [FEEDING.presenter.board.clicks(move) for move in view.marks.choices] == [("a", "-")]
    words = written(FEEDING, view)
    assert "again" not in words
    assert ("Clockwise to l" if preview else "which way?") in words
    regions = {region.place: region for region in FEEDING.presenter.board.regions(view)}
    middles = {(shape.x, shape.y) for shape in ellipses(FEEDING, view)}
    for sign in "+-":
        box = regions[sign]
        assert any(
            math.dist(middle, (box.x + box.w / 2, box.y + box.h / 2)) < 1 for middle in middles
        )


def test_where_the_direction_is_fixed_a_picked_pit_is_clicked_again() -> None:
    """One click more, and no buttons."""
    view = choosing(GAME, f"4,4,4,4,4,4,4,4,4,4,4,4 {PURPLE_YELLOW} 1 0,0", "a")
    assert "Click a again to sow." in written(GAME, view)


def test_a_single_pebble_is_spoken_of_as_one() -> None:
    """In the question as in the answer, and of a single pit that can be sown."""
    text = f"0,0,1,0,0,0,0,0,0,0,1,0 {PURPLE_YELLOW} 1 10,10"
    assert "1 pebble from c: what will be captured?" in written(GAME, choosing(GAME, text, "c"))
    told = written(GAME, choosing(GAME, text, "c", preview=True))
    assert "1 pebble from c to d: no capture." in told
    assert "The ringed pit can be sown." in written(GAME, choosing(GAME, text))
    both = f"0,1,1,0,0,0,0,0,0,0,1,0 {PURPLE_YELLOW} 1 10,10"
    assert "The ringed pits can be sown." in written(GAME, choosing(GAME, both))


def test_who_cannot_feed_is_not_told_to_have_no_pebbles() -> None:
    """The end says that Purple cannot play, and that is so with and without pebbles."""
    game = playing(feed=True)
    before = game.parse_position(f"3,0,0,0,0,0,0,0,0,0,0,1 {PURPLE_YELLOW} 2 10,10")
    step = game.play(before, game.parse_move("l"))
    number = [type(event).__name__ for event in step.events].index("EndedByNoMove") + 1
    after = game.fold(before, step.events[:number])
    assert sum(after.pits[:6]) > 0
    words = written(game, View(Frame(after, step, number), PLAIN))
    assert "no pit to" not in words
    assert "cannot play" in words


def test_a_hand_without_pebbles_is_described_as_empty() -> None:
    """Not as holding 0 pebbles to sow, when the last one has fallen."""
    before = GAME.initial_state()
    step = GAME.play(before, GAME.parse_move("a"))
    said = []
    for number in range(len(step.events)):
        frame = Frame(GAME.fold(before, step.events[:number]), step, number)
        said.append(GAME.presenter.board.description(View(frame, PLAIN)))
    assert "Purple’s hand holds 1 pebble from pit a to sow." in said[4]
    assert "Purple’s hand is empty: all from pit a are sown." in said[5]
    assert not any("hand holds 0" in words for words in said)

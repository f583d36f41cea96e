"""The drawing of Oh-Wah-Ree where a move is chosen: what is foretold, and what can be clicked."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.drawn import (
    LOOKS,
    apart,
    frames_of,
    region_box,
)
from tests.games.ohwahree.pictures import (
    BUSY,
    EITHER_WAY,
    PLAIN,
    PLAYED,
    THREE,
    TWO,
    AnyView,
    choice_view,
    refusal_view,
    texts,
)
from tests.strategies import walk
from widgets_games.engine.trace import Frame
from widgets_games.games.ohwahree.drawing.pebbles import OUTLINES
from widgets_games.games.ohwahree.game import OhWahRee
from widgets_games.games.ohwahree.rules.ring import LETTERS
from widgets_games.render.board import Look, Marks, View
from widgets_games.render.scene import Ellipse, Path
from widgets_games.render.theme import LIGHT

EVERY_LOOK = pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)


def ghosts(game: OhWahRee, view: AnyView) -> int:
    """How many pebbles are drawn that are not there."""
    shapes = [shape for shape in game.presenter.board.moving(view) if isinstance(shape, Path)]
    return sum(shape.d in OUTLINES and bool(shape.dash) for shape in shapes)


def test_a_picked_pit_shows_what_it_would_capture() -> None:
    """A ghost for each pebble, a tab for each captured pit, and the sum."""
    view = choice_view("chain", PLAIN)
    words = {text.text for text in texts(TWO, view)}
    assert {"+3", "+2", "+11", "sow 8, to k"} <= words
    assert ghosts(TWO, view) == 8


def test_a_guess_is_not_spoilt() -> None:
    """Without preview neither picture nor words nor the description tell what is captured."""
    view = choice_view("chain, guess", PLAIN)
    words = " ".join(text.text for text in texts(TWO, view))
    assert "+" not in words
    assert "11" not in words
    assert "would" not in TWO.presenter.board.description(view)
    assert not ghosts(TWO, view)


def test_a_guess_is_not_spoilt_while_the_capture_goes_on() -> None:
    """Links to come and where the chain stops are shown only if the future may be seen."""
    frame = next(f for f in frames_of(PLAYED[1]) if type(f.event).__name__ == "Captured")
    told = {text.text for text in texts(TWO, View(frame, PLAIN))}
    kept = {text.text for text in texts(TWO, View(frame, PLAIN, Marks(preview=False)))}
    assert "own" in told - kept
    assert "+2" in told - kept


def test_both_directions_are_offered() -> None:
    """Each with what it would capture."""
    view = choice_view("which way", PLAIN)
    words = {text.text for text in texts(THREE, view)}
    assert {"which way?", "+0", "+5"} <= words


def test_what_a_refusal_is_about_is_marked() -> None:
    """The refused pit with a cross, and every place of the objections."""
    view = refusal_view("may play", PLAIN)
    dashed = [
        shape
        for shape in THREE.presenter.board.moving(view)
        if isinstance(shape, Ellipse) and shape.stroke == LIGHT.refused and shape.dash
    ]
    assert len(dashed) == 4


# ---------------------------------------------------------------------- clicks


@settings(deadline=None)
@given(st.sampled_from([TWO, THREE]), st.lists(st.integers(0, 50), max_size=40))
def test_every_legal_move_can_be_clicked(game: OhWahRee, choices: list[int]) -> None:
    """Each place of its clicks has a region of its own, and lies in the middle of it."""
    start = game.initial_state()
    steps = walk(game, start, choices)
    state = steps[-1].after if steps else start
    moves = list(game.legal_moves(state))
    ways = {move: game.presenter.board.clicks(move) for move in moves}
    assert len(set(ways.values())) == len(moves)
    for way in ways.values():
        for count, place in enumerate(way):
            view: AnyView = View(Frame(state, None, 0), PLAIN, Marks(picked=way[:count]))
            regions = game.presenter.board.regions(view)
            region = next(region for region in regions if region.place == place)
            middle = region.x + region.w / 2, region.y + region.h / 2
            assert next(each.place for each in regions if each.holds(*middle)) == place


def test_moves_are_clicked_by_their_places() -> None:
    """The pit again to confirm it, or a direction; the hand to pass."""
    for game, text, places in (
        (TWO, "c", ("c", "c")),
        (TWO, "agree", ("hand",)),
        (THREE, "a+", ("a", "+")),
        (THREE, "a-", ("a", "-")),
        (THREE, "pass", ("hand",)),
    ):
        assert game.presenter.board.clicks(game.parse_move(text)) == places


@EVERY_LOOK
@pytest.mark.parametrize("picked", [(), *((letter,) for letter in LETTERS)])
def test_regions_do_not_meet(look: Look, picked: tuple[str, ...]) -> None:
    """What is hit never depends on the order of the regions, and every one has words."""
    state = THREE.parse_position(BUSY)
    regions = THREE.presenter.board.regions(View(Frame(state, None, 0), look, Marks(picked=picked)))
    assert [region.place for region in regions] == [*LETTERS, "+", "-", "hand"]
    for one, other in combinations(regions, 2):
        assert apart(region_box(one), region_box(other)), (one.place, other.place)
    assert all(region.label.endswith(".") for region in regions)
    assert regions[0].label == "Pit a, Purple’s, 6 pebbles."


@pytest.mark.parametrize("picked", [(), *((letter,) for letter in LETTERS)])
def test_a_small_board_can_be_played_with_a_finger(picked: tuple[str, ...]) -> None:
    """Shown 360 pixels wide in its large type, nothing to hit is smaller than 30 pixels."""
    state = THREE.parse_position(BUSY)
    look = LOOKS["large"]
    pixel = THREE.presenter.board.size(look)[0] / 360
    for region in THREE.presenter.board.regions(
        View(Frame(state, None, 0), look, Marks(picked=picked))
    ):
        assert min(region.w, region.h) >= 30 * pixel, region.place


def test_what_a_short_way_would_capture_is_not_hidden_by_its_button() -> None:
    """Of one pebble or two, either way, in both sizes of type."""
    for look in LOOKS.values():
        for pit in range(12):
            pits = ",".join("1" if each == pit else "0" for each in range(12))
            state = EITHER_WAY.parse_position(f"{pits} 111111111111 1 0,0")
            marks = Marks(tuple(EITHER_WAY.legal_moves(state)), (LETTERS[pit],))
            view: AnyView = View(Frame(state, None, 0), look, marks)
            gains = [text for text in texts(EITHER_WAY, view) if text.text == "+0"]
            assert len(gains) == 2
            for region in EITHER_WAY.presenter.board.regions(view):
                if region.place in ("+", "-"):
                    x, y = region.x + region.w / 2, region.y + region.h / 2
                    for gain in gains:
                        middle = gain.y - gain.size * 0.36
                        apart_by = math.hypot(gain.x - x, middle - y)
                        assert apart_by > gain.size * 0.9 + region.w / 2


@pytest.mark.parametrize("place", ["a", "l", "+", "-", "hand"])
def test_the_keyboard_s_place_is_seen(place: str) -> None:
    """By a ring that is not there without it."""
    state = THREE.parse_position(BUSY)
    plain: AnyView = View(Frame(state, None, 0), PLAIN)
    view: AnyView = View(Frame(state, None, 0), PLAIN, Marks(focus=place))
    added = set(THREE.presenter.board.moving(view)) - set(THREE.presenter.board.moving(plain))
    assert LIGHT.focus in {shape.stroke for shape in added}

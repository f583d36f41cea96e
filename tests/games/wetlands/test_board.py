"""The drawing of Wetlands Crossing: all is shown, said and clickable, and nothing collides."""

from __future__ import annotations

import math
from itertools import combinations
from typing import get_args

import pytest
from hypothesis import given, settings

from tests.drawn import LOOKS, apart, mark_box, region_box, supplies, text_box, within
from tests.games.wetlands.pictures import (
    CHOOSING,
    SPLIT_RUN,
    AnyView,
    all_views,
    choice_view,
    frames_of,
    played_frames,
    refusal_view,
    texts,
)
from tests.games.wetlands.positions import BROKEN, GAME, after
from tests.strategies import wetlands_positions
from widgets_games.engine.trace import Frame
from widgets_games.games.wetlands.drawing.board import WetlandsBoard
from widgets_games.games.wetlands.drawing.pieces import piece_key
from widgets_games.games.wetlands.rules import events as e
from widgets_games.games.wetlands.rules.path import domains_of
from widgets_games.games.wetlands.rules.state import State
from widgets_games.render.board import Look, Marks, View
from widgets_games.render.scene import AnyShape, Ellipse, Path, Rect, Text, place_at
from widgets_games.render.theme import LIGHT

BOARD = WetlandsBoard()
EVERY_LOOK = pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)


def looks_the_same(one: tuple[AnyShape, ...], other: tuple[AnyShape, ...]) -> bool:
    """Whether two pictures have the same shapes, whatever is written below the board."""
    return [s for s in one if not isinstance(s, Text)] == [
        s for s in other if not isinstance(s, Text)
    ]


def test_every_kind_of_event_is_among_the_pictures() -> None:
    """A new kind of event must get a picture and a place in `pictures.py`."""
    assert {type(frame.event) for frame in played_frames() if frame.event} == set(get_args(e.Event))


@EVERY_LOOK
def test_every_event_is_marked(look: Look) -> None:
    """The picture of an event differs from that of the same state without it."""
    frames = [frame for frame in played_frames() if frame.event is not None]
    assert frames
    for frame in frames:
        still: AnyView = View(Frame(frame.state, None, 0), look)
        drawn = BOARD.moving(View(frame, look))
        assert not looks_the_same(drawn, BOARD.moving(still)), frame.event


@EVERY_LOOK
def test_no_writing_collides_or_leaves_the_page(look: Look) -> None:
    """Even in the widest font, whatever is marked."""
    for name, view in all_views(look).items():
        # A sign that is lit is drawn over the same sign of the ground: one writing.
        boxes = list({(text.text, text_box(text)): None for text in texts(view)})
        for text, room in boxes:
            assert within(room, BOARD.size(look)), (name, text)
        for (one, a), (other, b) in combinations(boxes, 2):
            assert apart(a, b), (name, one, other)


@EVERY_LOOK
def test_every_mark_stays_on_the_page(look: Look) -> None:
    """Ellipses and rectangles with their lines; the bows of paths by their corners."""
    for name, view in all_views(look).items():
        upright = [
            shape
            for shape in BOARD.moving(view)
            if isinstance(shape, Rect | Ellipse) and not shape.at.degrees
        ]
        assert upright, name
        for shape in upright:
            assert within(mark_box(shape), BOARD.size(look), 1), name


def test_pieces_in_the_air_are_drawn() -> None:
    """The hand and the Raven's prey can be seen in every frame that has them."""
    held = 0
    for frame in played_frames():
        keys = {shape.key for shape in BOARD.moving(View(frame, LOOKS["light"]))}
        assert ("hand" in keys) == (frame.state.hand is not None)
        assert ("carried" in keys) == (frame.state.raven is not None)
        held += bool(frame.state.hand) + bool(frame.state.raven)
    assert held > 10


@settings(deadline=None)
@given(wetlands_positions())
def test_every_piece_has_its_key_and_is_named(state: State) -> None:
    """On the board by its domain, in the description by its domain, too."""
    view: AnyView = View(Frame(state, None, 0), LOOKS["light"])
    keys = {shape.key for shape in BOARD.moving(view)}
    words = BOARD.description(view)
    for domain in domains_of(state.pieces[0] | state.pieces[1]):
        assert piece_key(domain) in keys
        assert str(domain) in words
    assert f"Purple has {state.off[0]} of 5 pieces off" in words
    assert f"Yellow has {state.off[1]} of 5 pieces off" in words


def test_a_refusal_is_described_with_all_its_reasons() -> None:
    """Who cannot see the marks hears every objection."""
    view = refusal_view("wiwun-stop", LOOKS["light"])
    words = BOARD.description(view)
    assert "refused" in words
    for objection in view.marks.objections:
        assert str(objection.sentence) in words


def test_the_description_is_made_of_whole_sentences() -> None:
    """Nothing is left of a template, and every sentence ends."""
    for name, view in all_views(LOOKS["light"]).items():
        words = BOARD.description(view)
        assert not set("{}") & set(words), name
        assert words.endswith("."), name


@settings(deadline=None)
@given(wetlands_positions())
def test_every_legal_move_can_be_clicked(state: State) -> None:
    """Each place of its clicks has a region of its own, and lies in the middle of it."""
    scene = BOARD.scene(View(Frame(state, None, 0), LOOKS["light"]))
    for move in GAME.legal_moves(state):
        for place in BOARD.clicks(move):
            regions = [region for region in scene.regions if region.place == place]
            assert regions
            for region in regions:
                middle = region.x + region.w / 2, region.y + region.h / 2
                assert place_at(scene.regions, *middle) == place


def test_moves_are_clicked_by_their_places() -> None:
    """A piece and where it goes; the sticks for everything else."""
    texts_and_clicks = {
        "7-10": (7, 10),
        "26-off": (26, "off"),
        "pass": ("sticks",),
        "throw 3": ("sticks",),
    }
    for text, places in texts_and_clicks.items():
        assert BOARD.clicks(GAME.parse_move(text)) == places


@EVERY_LOOK
def test_regions_do_not_meet(look: Look) -> None:
    """What is hit never depends on the order of the regions, and every one has words."""
    view: AnyView = View(Frame(GAME.initial_state(), None, 0), look)
    regions = BOARD.regions(view)
    assert [region.place for region in regions[:30]] == list(range(1, 31))
    for one, other in combinations(regions, 2):
        assert apart(region_box(one), region_box(other)), (one.place, other.place)
    assert all(region.label.endswith(".") for region in regions)
    assert regions[14].label == "Siss’siru (15), empty."
    assert regions[0].label == "Domain 1, Purple’s piece."
    assert regions[29].label == "The last domain (30), empty."


@pytest.mark.parametrize("place", [7, 15, 30, "off", "sticks"])
def test_the_keyboard_s_place_is_seen(place: int | str) -> None:
    """The cursor is drawn last, so that nothing hides it."""
    state = GAME.initial_state()
    view: AnyView = View(Frame(state, None, 0), LOOKS["light"], Marks(focus=place))
    assert BOARD.moving(view)[-1].stroke == LIGHT.focus


@EVERY_LOOK
def test_flights_end_where_the_piece_stands(look: Look) -> None:
    """They hide the shapes they stand for, and every point of theirs is a number."""
    for frame in played_frames():
        view = View(frame, look)
        keys = {shape.key for shape in BOARD.moving(view)}
        for flight in BOARD.flights(view):
            assert flight.hidden <= keys
            assert len(flight.points) == 18
            assert all(math.isfinite(x) and math.isfinite(y) for x, y in flight.points)


def test_which_events_make_pieces_fly() -> None:
    """An exchange is two flights; a throw and the end of a turn are none."""
    start, moves = "..p.y.y.../........../.p.y...... p -", ("throw 4", "3-7")
    counts = {
        type(frame.event).__name__: len(BOARD.flights(View(frame, LOOKS["light"])))
        for frame in frames_of(start, moves)
    }
    assert counts == {
        "NoneType": 0,
        "Thrown": 0,
        "SetOut": 1,
        "Leapt": 1,
        "Exchanged": 2,
        "TurnEnded": 0,
    }


def test_stencils_hold_all_that_steps_need() -> None:
    """No picture draws a gradient or reused path that was not made ready."""
    for look in LOOKS.values():
        ready = supplies((*BOARD.ground(look), *BOARD.stencils(look)))
        for view in all_views(look).values():
            assert supplies(BOARD.moving(view)) <= ready
            for flight in BOARD.flights(view):
                assert supplies(flight.piece) <= ready


def test_choices_are_told_below_the_board() -> None:
    """What may be clicked is also said."""
    wanted = {
        "throw": "Click the sticks to throw.",
        "move": "The ringed pieces may move.",
        "round the turn": "18 → 23",
        "exchange": "3 → 7, an exchange",
        "off": "Wi’wun (26) → off the board",
        "stuck": "The piece on 5 has no legal move.",
        "pass": "No piece may move: click the sticks to pass.",
    }
    assert wanted.keys() == CHOOSING.keys()
    for name, sentence in wanted.items():
        written = [text.text for text in texts(choice_view(name, LOOKS["light"]))]
        assert sentence in written, name


def test_captions_count_what_they_point_at() -> None:
    """One ring is not several, and one piece is not pieces."""
    state = GAME.parse_position("..p......./.y......../y....p.... p 4")
    one: AnyView = View(
        Frame(state, None, 0), LOOKS["light"], Marks(choices=(GAME.parse_move("3-7"),))
    )
    assert "The ringed piece may move." in [text.text for text in texts(one)]
    words = BOARD.description(one)
    assert "Purple has pieces on 3 and Wi’wun (26)." in words
    assert "This move is legal: 3 to 7." in words
    state = GAME.parse_position("........../.y......../y....p.... p 1")
    alone: AnyView = View(Frame(state, None, 0), LOOKS["light"])
    assert "Purple has a piece on Wi’wun (26)." in BOARD.description(alone)


def test_only_a_piece_of_the_mover_s_is_called_stuck() -> None:
    """Of an empty domain or the enemy's piece that would not be true."""
    state = GAME.parse_position("..p......./.y......../y....p.... p 4")
    for picked, said in ((3, True), (12, False), (5, False), ("sticks", False)):
        view: AnyView = View(Frame(state, None, 0), LOOKS["light"], Marks(picked=(picked,)))
        written = " ".join(text.text for text in texts(view))
        assert ("has no legal move" in written) == said, picked


def test_the_throw_is_named_alike_for_die_and_sticks() -> None:
    """The place where it is shown speaks of no sticks where a die was thrown."""
    state = GAME.initial_state()
    labels = []
    for position in (state, after(state, "throw 3")):
        view: AnyView = View(Frame(position, None, 0), LOOKS["light"])
        labels.append(BOARD.regions(view)[-1].label)
    assert labels == ["The throw is still to come.", "The throw is 3."]


def test_no_dam_is_drawn_where_a_split_breaks_it() -> None:
    """With the other setting the same run is walled in and named."""
    start, moves = SPLIT_RUN
    for frame in frames_of(start, moves, BROKEN):
        view: AnyView = View(frame, LOOKS["light"])
        assert "Meracahe’s Dam" not in [text.text for text in texts(view)]
    state = GAME.parse_position(start.replace(" -", " 5"))
    move = GAME.parse_move(moves[-1])
    objections = tuple(GAME.objections(state, move))
    refused: AnyView = View(
        Frame(state, None, 0), LOOKS["light"], Marks(refused=move, objections=objections)
    )
    assert "Meracahe’s Dam" in [text.text for text in texts(refused)]


def test_the_board_as_characters() -> None:
    """Three rows as they are drawn."""
    view: AnyView = View(Frame(GAME.initial_state(), None, 0), LOOKS["light"])
    assert BOARD.text(view).splitlines() == [
        " 1  p y p y p y p y p y  10",
        "20  . . . . . . . . . .  11",
        "21  . . . . . . . . . .  30",
    ]


def test_the_seats_differ_by_shape() -> None:
    """Not by colour alone."""
    one, other = (GAME.presenter.seat_glyph(seat, LIGHT) for seat in (1, 2))
    shapes = [[shape.d for shape in glyph if isinstance(shape, Path)] for glyph in (one, other)]
    assert shapes[0] != shapes[1]
    assert GAME.presenter.seat_score(GAME.initial_state(), 1) == "0 of 5 off"

"""The drawing of Oh-Wah-Ree: all is shown, said and clickable, and nothing collides."""

from __future__ import annotations

import time
from collections import Counter
from itertools import combinations
from statistics import median
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ipycanvas.canvas import _CANVAS_MANAGER

from tests.drawn import LOOKS, apart, mark_box, region_box, supplies, text_box, within
from tests.games.ohwahree.pictures import (
    BUSY,
    CHAIN,
    GRAND_FOUR,
    PLAYED,
    THREE,
    TWO,
    AnyView,
    all_views,
    choice_view,
    frames_of,
    played_frames,
    refusal_view,
)
from tests.strategies import walk
from widgets_games.engine.trace import Frame
from widgets_games.games.ohwahree.events import Event, Lifted, Sown, SownAgain
from widgets_games.games.ohwahree.game import OhWahRee
from widgets_games.games.ohwahree.geometry import CORNERS
from widgets_games.games.ohwahree.packing import MOST_SEEN, heap, tray
from widgets_games.games.ohwahree.pebbles import OUTLINES
from widgets_games.games.ohwahree.pits import NEWEST_KEY
from widgets_games.games.ohwahree.ring import LETTERS, PITS
from widgets_games.render.board import Look, Marks, View
from widgets_games.render.canvas import CanvasBoard
from widgets_games.render.scene import Ellipse, Gradient, Path, Rect, Text
from widgets_games.render.theme import LIGHT

KILOBYTE = 1024
EVERY_LOOK = pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
PLAIN = LOOKS["light"]


def texts(game: OhWahRee, view: AnyView) -> list[Text]:
    """All that is written in a picture; nothing is on the ground."""
    assert not any(isinstance(shape, Text) for shape in game.board.ground(view.look))
    return [shape for shape in game.board.moving(view) if isinstance(shape, Text)]


def ghosts(game: OhWahRee, view: AnyView) -> int:
    """How many pebbles are drawn that are not there."""
    shapes = [shape for shape in game.board.moving(view) if isinstance(shape, Path)]
    return sum(shape.d in OUTLINES and bool(shape.dash) for shape in shapes)


# ---------------------------------------------------------------------- what is shown


def test_every_kind_of_event_is_among_the_pictures() -> None:
    """A new kind of event must get a picture and a place in `pictures.py`."""
    met = {type(frame.event) for _, frame in played_frames() if frame.event}
    assert met == set(get_args(Event))


@EVERY_LOOK
def test_every_event_is_marked(look: Look) -> None:
    """The picture of an event differs from that of the same state without it, and not in words."""
    for game, frame in played_frames():
        if frame.event is not None:
            still: AnyView = View(Frame(frame.state, None, 0), look)
            marked, plain = (
                [shape for shape in game.board.moving(view) if not isinstance(shape, Text)]
                for view in (View(frame, look), still)
            )
            assert marked != plain, frame.event


@EVERY_LOOK
def test_no_writing_collides_or_leaves_the_page(look: Look) -> None:
    """Even in the widest font, whatever is marked."""
    for name, (game, view) in all_views(look).items():
        boxes = [(text.text, text_box(text)) for text in texts(game, view)]
        for text, room in boxes:
            assert within(room, game.board.size(look)), (name, text)
        for (one, a), (other, b) in combinations(boxes, 2):
            assert apart(a, b), (name, one, other)


@EVERY_LOOK
def test_every_mark_stays_on_the_page(look: Look) -> None:
    """Ellipses and rectangles with their lines."""
    for name, (game, view) in all_views(look).items():
        for shape in game.board.moving(view):
            if isinstance(shape, Rect | Ellipse):
                assert within(mark_box(shape), game.board.size(look)), name


@EVERY_LOOK
def test_every_count_can_be_read(look: Look) -> None:
    """The number of each pit stands above everything else there, whatever happens."""
    for name, (game, view) in all_views(look).items():
        state = view.frame.state
        figures = Counter(text.text for text in texts(game, view))
        wanted = Counter(map(str, (*state.pits, *state.captured)))
        assert not wanted - figures, name


def test_as_many_pebbles_lie_in_a_pit_as_are_counted() -> None:
    """Up to the number that can be seen; each of them in the pit, none on another of its layer."""
    for count in range(30):
        spots = heap(count, 3)
        assert len(spots) == min(count, MOST_SEEN)
        assert all(spot.x**2 + spot.y**2 < 46**2 for spot in spots)
        for one, other in combinations(spots, 2):
            if one.layer == other.layer:
                assert (one.x - other.x) ** 2 + (one.y - other.y) ** 2 > 16**2
    state = TWO.initial_state()
    shapes = TWO.board.moving(View(Frame(state, None, 0), PLAIN))
    bodies = [shape for shape in shapes if isinstance(shape, Path) and shape.d in OUTLINES]
    assert len(bodies) == 48


def test_a_tray_shows_what_a_player_can_hold() -> None:
    """More than half of the largest set; the plate has the number."""
    for corner in CORNERS:
        assert len(tray(corner)) > 36


def test_a_sowing_forwards_and_back_is_the_same_picture() -> None:
    """A frame is drawn from itself alone, whichever frame was drawn before."""
    frames = list(frames_of(PLAYED[0]))
    assert sum(isinstance(frame.event, Sown | SownAgain) for frame in frames) == 13
    there = [TWO.board.scene(View(frame, PLAIN)) for frame in frames]
    back = [TWO.board.scene(View(frame, PLAIN)) for frame in reversed(frames)]
    assert there == back[::-1]
    assert len({scene.moving for scene in there}) == len(frames)


def test_the_hand_turns_and_empties() -> None:
    """What it holds is written on it, pebble by pebble."""
    written = [
        {text.text for text in texts(TWO, View(frame, PLAIN))}
        for frame in frames_of(PLAYED[0])
        if isinstance(frame.event, Sown | SownAgain)
    ]
    for left, words in zip(range(12, -1, -1), written, strict=True):
        assert f"{left} left" in words


@pytest.mark.parametrize(
    ("kind", "word"),
    [
        ("StoppedAtOwnPit", "own"),
        ("StoppedByCount", "held"),
        ("StoppedAtEmptied", "emptied"),
        ("StoppedAtFirstPebble", "began"),
        ("EndedInOwnPit", "own"),
        ("EndedWithoutCapture", "held"),
        ("PitKept", "kept"),
    ],
)
def test_a_tag_says_why_a_capture_stops(kind: str, word: str) -> None:
    """Beside the pit it stops at."""
    game, frame = next(
        (game, frame) for game, frame in played_frames() if type(frame.event).__name__ == kind
    )
    assert word in {text.text for text in texts(game, View(frame, PLAIN))}


# ---------------------------------------------------------------------- choosing


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
    assert "would" not in TWO.board.description(view)
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
        for shape in THREE.board.moving(view)
        if isinstance(shape, Ellipse) and shape.stroke == LIGHT.refused and shape.dash
    ]
    assert len(dashed) == 4


# ---------------------------------------------------------------------- words


@EVERY_LOOK
def test_the_description_is_made_of_whole_sentences(look: Look) -> None:
    """Nothing is left of a template, every sentence ends, every pit is named with its count."""
    for name, (game, view) in all_views(look).items():
        words = game.board.description(view)
        assert not set("{}") & set(words), name
        assert words.endswith("."), name
        for letter, count in zip(LETTERS, view.frame.state.pits, strict=True):
            assert f"{letter} {count}" in words, name
        for objection in view.marks.objections:
            assert str(objection.sentence) in words


def test_the_description_tells_of_the_hand_and_of_what_a_move_would_do() -> None:
    """As the picture does."""
    frame = next(f for f in frames_of(PLAYED[1]) if type(f.event).__name__ == "ChainCaptured")
    words = TWO.board.description(View(frame, PLAIN))
    assert "5 pebbles captured wait in Purple’s hand." in words
    words = TWO.board.description(choice_view("chain", PLAIN))
    assert "Pit c is chosen." in words
    assert "would capture 11 pebbles in pits k, j, i, h and g." in words


def test_the_board_as_characters() -> None:
    """The pits as they are drawn: letters, pebbles, owners."""
    state = TWO.parse_position(CHAIN)
    assert TWO.board.text(View(Frame(state, None, 0), PLAIN)).splitlines() == [
        " l   k   j   i   h   g",
        " 3   2   1   1   1   1",
        " B   B   B   B   B   B",
        " a   b   c   d   e   f",
        " 0   0   8   0   0   1",
        " A   A   A   A   A   A",
    ]


# ---------------------------------------------------------------------- clicks


@settings(deadline=None)
@given(st.sampled_from([TWO, THREE]), st.lists(st.integers(0, 50), max_size=40))
def test_every_legal_move_can_be_clicked(game: OhWahRee, choices: list[int]) -> None:
    """Each place of its clicks has a region of its own, and lies in the middle of it."""
    start = game.initial_state()
    steps = walk(game, start, choices)
    state = steps[-1].after if steps else start
    moves = list(game.legal_moves(state))
    ways = {move: game.board.clicks(move) for move in moves}
    assert len(set(ways.values())) == len(moves)
    for way in ways.values():
        for count, place in enumerate(way):
            view: AnyView = View(Frame(state, None, 0), PLAIN, Marks(picked=way[:count]))
            regions = game.board.regions(view)
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
        assert game.board.clicks(game.parse_move(text)) == places


@EVERY_LOOK
@pytest.mark.parametrize("picked", [(), *((letter,) for letter in LETTERS)])
def test_regions_do_not_meet(look: Look, picked: tuple[str, ...]) -> None:
    """What is hit never depends on the order of the regions, and every one has words."""
    state = THREE.parse_position(BUSY)
    regions = THREE.board.regions(View(Frame(state, None, 0), look, Marks(picked=picked)))
    assert [region.place for region in regions] == [*LETTERS, "+", "-", "hand"]
    for one, other in combinations(regions, 2):
        assert apart(region_box(one), region_box(other)), (one.place, other.place)
    assert all(region.label.endswith(".") for region in regions)
    assert regions[0].label == "Pit a, Purple’s, 6 pebbles."


@pytest.mark.parametrize("place", ["a", "l", "+", "-", "hand"])
def test_the_keyboard_s_place_is_seen(place: str) -> None:
    """By a ring that is not there without it."""
    state = THREE.parse_position(BUSY)
    plain: AnyView = View(Frame(state, None, 0), PLAIN)
    view: AnyView = View(Frame(state, None, 0), PLAIN, Marks(focus=place))
    added = set(THREE.board.moving(view)) - set(THREE.board.moving(plain))
    assert LIGHT.focus in {shape.stroke for shape in added}


# ---------------------------------------------------------------------- flights and budgets


@EVERY_LOOK
def test_flights_hide_what_they_bring(look: Look) -> None:
    """At most one a frame, ending where the pebble lies."""
    flown = Counter[str]()
    for game, frame in played_frames():
        view = View(frame, look)
        keys = {shape.key for shape in game.board.moving(view)}
        flights = game.board.flights(view)
        assert len(flights) <= 1
        for flight in flights:
            flown[type(frame.event).__name__] += 1
            assert flight.hidden <= keys, frame.event
    assert set(flown) == {
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
    for frame in frames_of(PLAYED[0]):
        if isinstance(frame.event, Sown | SownAgain):
            view = View(frame, PLAIN)
            lying = next(s for s in TWO.board.moving(view) if s.key == NEWEST_KEY)
            (flight,) = TWO.board.flights(view)
            assert flight.points[-1] == (lying.at.x, lying.at.y)


def test_stencils_hold_all_that_steps_need() -> None:
    """No picture draws a gradient or reused path that was not made ready; there are few of them."""
    for look in LOOKS.values():
        ready = {
            players: supplies((*game.board.ground(look), *game.board.stencils(look)))
            for players, game in ((2, TWO), (3, THREE), (4, GRAND_FOUR))
        }
        for found in ready.values():
            assert sum(isinstance(each, Gradient) for each in found) <= 24
            assert sum(isinstance(each, str) for each in found) <= 12
        for name, (game, view) in all_views(look).items():
            assert supplies(game.board.moving(view)) <= ready[game.players], name
            for flight in game.board.flights(view):
                assert supplies(flight.piece) <= ready[game.players]


@pytest.fixture
def messages(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """What the canvas manager sends, as it is sent."""
    sent: list[bytes] = []
    monkeypatch.setattr(_CANVAS_MANAGER, "send", lambda _, buffers: sent.append(bytes(buffers[0])))
    monkeypatch.setattr(_CANVAS_MANAGER, "_current_canvas", None)
    return sent


def test_a_step_is_one_message_within_its_budget(messages: list[bytes]) -> None:
    """Every picture; the ground is sent once, with the first."""
    for look in (LOOKS["light"], LOOKS["large dark"]):
        boards: dict[OhWahRee, CanvasBoard] = {}
        for name, (game, view) in all_views(look).items():
            messages.clear()
            if game not in boards:
                boards[game] = CanvasBoard(game.board)
                boards[game].show(view)
            boards[game].show(view)
            assert len(messages[-1]) <= 40 * KILOBYTE, name
            if len(messages) > 1:
                assert len(messages[0]) - len(messages[1]) <= 64 * KILOBYTE, name
            assert len(messages) <= 2


def test_a_whole_sowing_flies_within_its_budget(messages: list[bytes]) -> None:
    """Thirteen pebbles, from lifting them to the picture at rest."""
    frames = list(frames_of(PLAYED[0]))
    board = CanvasBoard(TWO.board)
    board.show(View(frames[0], PLAIN))
    messages.clear()
    for frame in frames:
        if isinstance(frame.event, Lifted | Sown | SownAgain):
            board.show(View(frame, PLAIN), animate=True, flight_ms=1200 / 14, more=True)
    assert len(messages) == 14
    board.show(View(frames[-1], PLAIN))
    assert sum(map(len, messages)) <= 120 * KILOBYTE


def test_a_step_is_drawn_in_time() -> None:
    """Ten milliseconds from a view to its shapes, in the middle of many."""
    views = list(all_views(PLAIN).values())
    for game, view in views:
        game.board.moving(view)
    took = []
    for game, view in views:
        start = time.process_time()
        game.board.moving(view)
        game.board.regions(view)
        took.append(time.process_time() - start)
    assert median(took) < 0.01


# ---------------------------------------------------------------------- seats


def test_the_seats_differ_by_shape() -> None:
    """Not by colour alone: a circle, a square, a triangle, a diamond."""
    game = OhWahRee(4)
    outlines = []
    for seat in range(1, 5):
        (shape,) = game.seat_glyph(seat, LIGHT)
        corners = shape.d.count(",") if isinstance(shape, Path) else 0
        outlines.append((type(shape), corners))
    assert len(set(outlines)) == 4
    assert game.seat_score(game.initial_state(), 1) == "0 captured"
    grand = OhWahRee(4, grand=True)
    assert grand.seat_score(grand.initial_state(), 4) == "3 pits, 0 captured"


def test_every_seat_has_its_pits_marked() -> None:
    """A marker of the owner's shape at each pit, for two, three and four players."""
    for players in (2, 3, 4):
        game = OhWahRee(players)
        state = game.initial_state()
        assert Counter(state.owners) == dict.fromkeys(range(1, players + 1), PITS // players)
        view: AnyView = View(Frame(state, None, 0), PLAIN)
        fills = Counter(shape.fill for shape in game.board.moving(view))
        for seat in range(1, players + 1):
            assert fills[LIGHT.seats[seat - 1]] >= PITS // players


def test_the_end_of_a_turn_says_what_it_did() -> None:
    """In the caption and the description, with what was captured still on the rims."""
    frame = list(frames_of(PLAYED[1]))[-1]
    words = {text.text for text in texts(TWO, View(frame, PLAIN))}
    told = "Purple sowed 8 pebbles from c, the last into k, and captured 11."
    assert {told, "+3", "+2"} <= words
    assert told in TWO.board.description(View(frame, PLAIN))

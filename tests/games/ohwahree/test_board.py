"""The drawing of Oh-Wah-Ree: all is shown and said, and nothing collides."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import get_args

import pytest

from tests.drawn import (
    LOOKS,
    assert_marked,
    assert_on_page,
    assert_room,
    frames_of,
)
from tests.games.ohwahree.pictures import (
    CHAIN,
    CHOOSING,
    GRAND_TWO,
    PLAIN,
    PLAYED,
    PURPLE_YELLOW,
    TWO,
    AnyView,
    all_views,
    choice_view,
    played_frames,
    texts,
)
from widgets_games.engine.trace import Frame
from widgets_games.games.ohwahree.drawing.captions import TAGS
from widgets_games.games.ohwahree.drawing.geometry import CORNERS
from widgets_games.games.ohwahree.drawing.packing import MOST_SEEN, heap, tray
from widgets_games.games.ohwahree.drawing.pebbles import OUTLINES
from widgets_games.games.ohwahree.game import OhWahRee
from widgets_games.games.ohwahree.rules.events import Event, Sown, SownAgain
from widgets_games.games.ohwahree.rules.ring import LETTERS, PITS
from widgets_games.render.board import Look, Marks, View
from widgets_games.render.scene import Path
from widgets_games.render.theme import LIGHT

EVERY_LOOK = pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)


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
            assert_marked(game, frame, look)


@EVERY_LOOK
def test_no_writing_collides_or_leaves_the_page(look: Look) -> None:
    """Even in the widest font, whatever is marked."""
    for name, (game, view) in all_views(look).items():
        assert_room(texts(game, view), game.presenter.board.size(look), name)


@EVERY_LOOK
def test_every_mark_stays_on_the_page(look: Look) -> None:
    """Ellipses and rectangles with their lines."""
    for name, (game, view) in all_views(look).items():
        assert_on_page(game.presenter.board.moving(view), game.presenter.board.size(look), name)


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
    shapes = TWO.presenter.board.moving(View(Frame(state, None, 0), PLAIN))
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
    there = [TWO.presenter.board.scene(View(frame, PLAIN)) for frame in frames]
    back = [TWO.presenter.board.scene(View(frame, PLAIN)) for frame in reversed(frames)]
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


def test_large_type_says_in_the_middle_why_nothing_is_captured() -> None:
    """There is no room for a tag beside words: they end with the pit and the reason."""
    state = GRAND_TWO.parse_position(f"0,1,1,1,2,3,3,1,3,2,0,4 {PURPLE_YELLOW} 1 0,0")
    marks = Marks(tuple(map(GRAND_TWO.parse_move, "f")), ("f",))
    for look, words in (
        (PLAIN, ["i", "held", "3"]),
        (LOOKS["large"], ["sow 3, to i", "i: held 3"]),
    ):
        written = {text.text for text in texts(GRAND_TWO, View(Frame(state, None, 0), look, marks))}
        assert written.issuperset(words)


def test_no_reason_is_lost_in_large_type() -> None:
    """Whatever a tag says in normal type is said: on a tag, too, or in the middle."""
    told = set()
    firsts = {tag.split("\n")[0] for tag in TAGS.values()}
    for name, (game, view) in all_views(PLAIN).items():
        large = View(view.frame, LOOKS["large"], view.marks)
        said = " ".join(text.text for text in texts(game, large))
        words = [text.text for text in texts(game, view)]
        for letter, first, second in zip(words, words[1:], words[2:], strict=False):
            if letter in LETTERS and first in firsts:
                reason = f"{first} {second}"
                assert f"{letter} {reason}" in said or f"{letter}: {reason}" in said, name
                told.add(first)
    assert told == firsts


# ---------------------------------------------------------------------- words


@EVERY_LOOK
def test_the_description_is_made_of_whole_sentences(look: Look) -> None:
    """Nothing is left of a template, every sentence ends, every pit is named with its count."""
    for name, (game, view) in all_views(look).items():
        words = game.presenter.board.description(view)
        assert not set("{}") & set(words), name
        assert words.endswith("."), name
        for letter, count in zip(LETTERS, view.frame.state.pits, strict=True):
            assert f"{letter} {count}" in words, name
        for objection in view.marks.objections:
            assert str(objection.sentence) in words


def test_the_description_tells_of_the_hand_and_of_what_a_move_would_do() -> None:
    """As the picture does."""
    frame = next(f for f in frames_of(PLAYED[1]) if type(f.event).__name__ == "ChainCaptured")
    words = TWO.presenter.board.description(View(frame, PLAIN))
    assert "Purple’s hand holds 5 captured pebbles." in words
    words = TWO.presenter.board.description(choice_view("chain", PLAIN))
    assert "Pit c is chosen." in words
    assert "would capture 11 pebbles in pits k, j, i, h and g." in words


def test_the_description_of_a_picked_pit_tells_which_ways_it_may_be_sown() -> None:
    """And no more that it may be picked, as others may; nothing of a pit that cannot be sown."""
    one, both = "It may be sown counterclockwise.", "It may be sown counterclockwise or clockwise."
    for name, told in (("chain", one), ("chain, guess", one), ("which way, guess", both)):
        view = choice_view(name, PLAIN)
        words = CHOOSING[name].game.presenter.board.description(view)
        assert told in words
        assert "These may be sown" not in words
    assert "may be sown" not in TWO.presenter.board.description(choice_view("stuck", PLAIN))


def test_the_board_as_characters() -> None:
    """The pits as they are drawn: letters, pebbles, owners."""
    state = TWO.parse_position(CHAIN)
    assert TWO.presenter.board.text(View(Frame(state, None, 0), PLAIN)).splitlines() == [
        " l   k   j   i   h   g",
        " 3   2   1   1   1   1",
        " B   B   B   B   B   B",
        " a   b   c   d   e   f",
        " 0   0   8   0   0   1",
        " A   A   A   A   A   A",
    ]


# ---------------------------------------------------------------------- seats


def test_the_seats_differ_by_shape() -> None:
    """Not by colour alone: a circle, a square, a triangle, a diamond."""
    game = OhWahRee(4)
    outlines = []
    for seat in range(1, 5):
        (shape,) = game.presenter.seat_glyph(seat, LIGHT)
        corners = shape.d.count(",") if isinstance(shape, Path) else 0
        outlines.append((type(shape), corners))
    assert len(set(outlines)) == 4
    assert game.presenter.seat_score(game.initial_state(), 1) == "0 captured"
    grand = OhWahRee(4, grand=True)
    assert grand.presenter.seat_score(grand.initial_state(), 4) == "3 pits, 0 captured"


def test_every_seat_has_its_pits_marked() -> None:
    """A marker of the owner's shape at each pit, for two, three and four players."""
    for players in (2, 3, 4):
        game = OhWahRee(players)
        state = game.initial_state()
        assert Counter(state.owners) == dict.fromkeys(range(1, players + 1), PITS // players)
        view: AnyView = View(Frame(state, None, 0), PLAIN)
        fills = Counter(shape.fill for shape in game.presenter.board.moving(view))
        for seat in range(1, players + 1):
            assert fills[LIGHT.seats[seat - 1]] >= PITS // players


def test_the_end_of_a_turn_says_what_it_did() -> None:
    """In the caption and the description, with what was captured still on the rims."""
    frame = list(frames_of(PLAYED[1]))[-1]
    words = {text.text for text in texts(TWO, View(frame, PLAIN))}
    told = "Purple sowed 8 pebbles from c to k, and captured 11."
    assert {told, "+3", "+2"} <= words
    assert told in TWO.presenter.board.description(View(frame, PLAIN))

"""The drawing of Rowan: all is shown and said, and nothing collides."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest

from tests.drawn import (
    LOOKS,
    assert_marked,
    assert_on_page,
    assert_room,
    frames_of,
)
from tests.games.rowan.pictures import (
    GAME,
    NINE_ROWS,
    PLAYED,
    THREE_ROWS,
    AnyFrame,
    AnyView,
    all_views,
    played_frames,
)
from widgets_games.engine.trace import Frame
from widgets_games.games.rowan.drawing.captions import ZONE_NAMES
from widgets_games.games.rowan.drawing.pieces import AIR_KEY, pile_key
from widgets_games.games.rowan.drawing.sky import star_key
from widgets_games.games.rowan.game import Rowan
from widgets_games.games.rowan.rules import events
from widgets_games.games.rowan.rules.cells import name_of
from widgets_games.render.board import Look, Marks, View
from widgets_games.render.scene import Ellipse, Gradient, Path, Text
from widgets_games.render.theme import DARK, LIGHT

EVERY_LOOK = pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
DAY = LOOKS["light"]


def texts(game: Rowan, view: AnyView) -> list[Text]:
    """All that is written in a picture, on its ground too."""
    shapes = (*game.presenter.board.ground(view.look), *game.presenter.board.moving(view))
    return [shape for shape in shapes if isinstance(shape, Text)]


def words(game: Rowan, view: AnyView) -> str:
    """All that is written in a picture, in one line."""
    return " ".join(text.text for text in texts(game, view))


def frame_of(kind: str, number: int = 0) -> tuple[Rowan, AnyFrame]:
    """A frame in which an event of that kind has just happened."""
    found = [(game, f) for game, f in played_frames() if type(f.event).__name__ == kind]
    return found[number]


def test_every_kind_of_event_is_among_the_pictures() -> None:
    """A new kind of event must get a picture and a place in `pictures.py`."""
    met = {type(frame.event) for _, frame in played_frames() if frame.event is not None}
    assert met == set(get_args(events.Event))


@EVERY_LOOK
def test_every_event_is_marked(look: Look) -> None:
    """The picture of an event differs from that of the same state without it, and not in words."""
    for game, frame in played_frames():
        if frame.event is not None:
            assert_marked(game, frame, look)


@EVERY_LOOK
def test_no_writing_collides_or_leaves_the_page(look: Look) -> None:
    """Even in the widest font, whatever is marked; a banner hides what is below it."""
    for name, (game, view) in all_views(look).items():
        if name.endswith(("Won", "Drawn", "Lost")):
            continue
        assert_room(texts(game, view), game.presenter.board.size(look), name)


@EVERY_LOOK
def test_nothing_is_written_small(look: Look) -> None:
    """Twelve pixels where a table shows the page: 720 wide, or less if it is high."""
    for name, (game, view) in all_views(look).items():
        width, height = game.presenter.board.size(look)
        shown = min(720 / width, 728 / height)
        for text in texts(game, view):
            assert text.size * shown >= 11.4, (name, text.text)


@EVERY_LOOK
def test_every_mark_stays_on_the_page(look: Look) -> None:
    """Ellipses and rectangles with their lines."""
    for name, (game, view) in all_views(look).items():
        assert_on_page(game.presenter.board.moving(view), game.presenter.board.size(look), name)


@EVERY_LOOK
def test_every_pile_has_its_height_written_on_it(look: Look) -> None:
    """Also one in the air, and the numbers of the Sky, the Pit and the Cave."""
    for name, (game, view) in all_views(look).items():
        state = view.frame.state
        figures = Counter(text.text for text in texts(game, view))
        heights = [abs(height) for height in state.cells if height]
        air = [state.air.height] if state.air else []
        wanted = Counter(map(str, [*heights, *air, state.sky, *state.pit, state.cave]))
        assert not wanted - figures, name


def test_the_piles_are_as_high_as_they_are_said_to_be() -> None:
    """A disc for each piece; the Bear's edges are zigzags, light ones are smooth."""
    game, frame = frame_of("StackMoved")
    shapes = game.presenter.board.moving(View(frame, DAY))
    for cell, height in enumerate(frame.state.cells):
        drawn = [shape for shape in shapes if shape.key == pile_key(cell)]
        sides = [s.d for s in drawn if isinstance(s, Path) and isinstance(s.fill, Gradient)]
        assert [side.count("M") for side in sides] == [abs(height)] * bool(height)
        assert all(("C" in side) == (height > 0) for side in sides)


def test_lines_of_the_board_are_the_ways_of_light_stacks() -> None:
    """None leads straight along a column."""
    for game in (GAME, THREE_ROWS, NINE_ROWS):
        (ways,) = (
            shape
            for shape in game.presenter.board.ground(DAY)
            if isinstance(shape, Path) and shape.d.count("M") > 20 and "L" in shape.d
        )
        parts = [part.split("L") for part in ways.d.split("M")[1:]]
        ends = [tuple(end.strip().split(",") for end in part) for part in parts]
        assert all(start[0] != end[0] for start, end in ends)
        rows = game.terms.rows
        assert len(ends) == rows * 4 + (rows - 1) * 8


@EVERY_LOOK
def test_the_three_zones_of_the_sky_differ_without_colour(look: Look) -> None:
    """Dotted, thin and thick, each with its name."""
    bars = [
        shape
        for shape in GAME.presenter.board.ground(look)
        if isinstance(shape, Path)
        and shape.stroke
        and " Q" in shape.d
        and shape.fill is None
        and shape.alpha == 0.75
    ]
    assert [bool(bar.dash) for bar in bars] == [True, False, False]
    assert bars[0].width < bars[1].width < bars[2].width
    state = GAME.initial_state()
    said = words(GAME, View(Frame(state, None, 0), look))
    assert all(name in said for name in ZONE_NAMES)


def test_who_is_saved_is_in_the_sky() -> None:
    """A star each; of those that have just come the discs are lit."""
    game, frame = frame_of("LeftForSky")
    keys = Counter(shape.key for shape in game.presenter.board.moving(View(frame, DAY)))
    stars = [keys[star_key(number)] for number in range(12)]
    assert frame.state.sky == 9
    assert all(stars[:9])
    assert not any(stars[9:])
    assert min(stars[7:9]) > max(stars[:7])


def test_a_meeting_is_taken_apart_pair_by_pair() -> None:
    """A bar for each pair, and what stays is said; where they go is counted already."""
    game, frame = frame_of("Met")
    view: AnyView = View(frame, DAY)
    bars = [
        shape
        for shape in game.presenter.board.moving(view)
        if isinstance(shape, Path) and shape.stroke == LIGHT.event and "H" in shape.d
    ]
    assert len(bars) == 2
    assert "stays" in words(game, view)
    assert words(game, view).count("+2") == 2
    assert AIR_KEY in {shape.key for shape in game.presenter.board.moving(view)}


def test_a_meeting_is_not_told_where_it_is_to_be_guessed() -> None:
    """Without preview no bar, no count and no word tell what will be left."""
    game, frame = frame_of("Met")
    view: AnyView = View(frame, DAY, Marks(preview=False))
    assert "stays" not in words(game, view)
    assert "+2" not in words(game, view)


def test_pairs_part_where_the_bear_s_pieces_go_to_the_cave() -> None:
    """Only light pieces are counted for the Pit then."""
    game, frame = next(
        (game, frame)
        for game, frame in played_frames()
        if game.terms.dead_to_cave and type(frame.event).__name__ == "Met"
    )
    said = words(game, View(frame, DAY))
    assert said.count("+2") == 2
    game, frame = frame_of("PairsParted")
    assert frame.state.cave == 2


def test_the_end_stands_on_a_card() -> None:
    """How it ended and how many are home, over piles that stand back; the zone is lit."""
    for kind, head in (("Won", "You win"), ("Drawn", "A draw"), ("Lost", "You lose")):
        game, frame = frame_of(kind)
        view: AnyView = View(frame, DAY)
        said = words(game, view)
        assert f"{head} {frame.state.sky} in the Sky" in said
        lit = [
            s
            for s in game.presenter.board.moving(view)
            if s.stroke == LIGHT.event and " Q" in getattr(s, "d", "")
        ]
        assert lit


@EVERY_LOOK
def test_a_turn_forwards_and_back_is_the_same_picture(look: Look) -> None:
    """A frame is drawn from itself alone, whichever frame was drawn before."""
    for line in (PLAYED[3], PLAYED[4]):
        frames = list(frames_of(line))
        there = [line.game.presenter.board.scene(View(frame, look)) for frame in frames]
        back = [line.game.presenter.board.scene(View(frame, look)) for frame in reversed(frames)]
        assert there == back[::-1]


@EVERY_LOOK
def test_the_description_is_made_of_whole_sentences(look: Look) -> None:
    """Nothing is left of a template, every sentence ends, every stack is named with its height."""
    for name, (game, view) in all_views(look).items():
        told = game.presenter.board.description(view)
        assert not set("{}") & set(told), name
        assert told.endswith("."), name
        for cell, height in enumerate(view.frame.state.cells):
            if height:
                assert f"{abs(height)} on {name_of(cell)}" in told, name
        for objection in view.marks.objections:
            assert str(objection.sentence) in told


def test_the_board_as_characters() -> None:
    """Rows from the Sky down, and what is beside them."""
    state = GAME.parse_position(PLAYED[1].start)
    assert GAME.presenter.board.text(View(Frame(state, None, 0), DAY)).splitlines() == [
        "       a   b   c   d   e",
        "   5   .   .   .  b3   .",
        "   4   .  b3   .   .   .",
        "   3  b2  l2  b1   .  b2",
        "   2   .   .   .  l3   .",
        "   1   .   .  l3   .  l1",
        "sky 2  pit 1,1  cave 0",
    ]


def test_the_sides_differ_by_shape() -> None:
    """Not by colour alone: a smooth disc and a zigzag."""
    for theme in (LIGHT, DARK):
        light, bear = GAME.presenter.seat_glyph(1, theme)[0], GAME.presenter.seat_glyph(2, theme)[0]
        assert isinstance(light, Ellipse)
        assert isinstance(bear, Path)
    assert GAME.presenter.seat_score(GAME.initial_state(), 1) == "0 in the Sky"


def test_a_position_without_an_event_says_what_is_to_happen() -> None:
    """At the start the aim, later what may be done; dice and rain to roll; how it ended."""
    for position, said in (
        (GAME.position_text(GAME.initial_state()), "Twelve climb to the Sky"),
        (PLAYED[1].start, "Move a stack"),
        (f"{PLAYED[1].start} roll=3", "3 dice to roll"),
        (f"{PLAYED[1].start} dice=1,1,6 done=1 ground=1,1", "Rain to roll"),
        ("b1,-,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,- sky=9 pit=3,3 cave=0", "A draw"),
    ):
        view: AnyView = View(Frame(GAME.parse_position(position), None, 0), DAY)
        assert said in words(GAME, view)

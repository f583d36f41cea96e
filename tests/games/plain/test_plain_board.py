"""The plain board: any game can be seen, clicked and read without a drawing of its own."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from random import Random
from typing import Any

import pytest

from tests.drawn import LOOKS, apart, assert_on_page, assert_room, region_box, text_box, within
from tests.short_race import FINISH, Run, ShortRace, State, Wait
from widgets_games.engine.explore import playout
from widgets_games.engine.game import CHANCE, AnyGame
from widgets_games.engine.rulebook import Place
from widgets_games.engine.trace import Frame
from widgets_games.games import GAMES, new_game
from widgets_games.games.contract import presenter_of
from widgets_games.games.plain.presenter import PlainPresenter
from widgets_games.games.plain.tokens import Token, token_name, tokens_of
from widgets_games.render.board import Look, Marks, View
from widgets_games.render.scene import Path, Rect, Text
from widgets_games.render.svg import svg
from widgets_games.render.theme import LIGHT

PLAIN = Look(LIGHT)
FOX_IN_THE_WAY = "0,2 1 2"


class Bare(ShortRace):
    """The race without a word of what stands on its squares."""

    def contents(self, state: State) -> Mapping[Place, str]:  # noqa: ARG002
        """Nothing is said."""
        return {}


ALL = [ShortRace(), Bare(), *(new_game(name, GAMES[name].player_counts[-1]) for name in GAMES)]
all_games = pytest.mark.parametrize("game", ALL, ids=lambda game: type(game).__name__)
all_looks = pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS.keys())


def view_of(game: AnyGame, position: str, **marks: Any) -> View[Any, Any, Any]:
    """A position that stands still, with marks."""
    return View(Frame(game.parse_position(position), None, 0), PLAIN, Marks(**marks))


def views(game: AnyGame, look: Look = PLAIN) -> list[View[Any, Any, Any]]:
    """The first events of a game and its end, and what may be chosen at its first decisions."""
    timeline = playout(game, Random(3))
    found = list[View[Any, Any, Any]]()
    for place in [*range(min(timeline.length, 12)), timeline.length]:
        timeline.go(place)
        found.append(View(timeline.frame, look))
        state = timeline.frame.state
        if timeline.at_decision and game.outcome(state) is None and game.actor(state) != CHANCE:
            choices = tuple(game.legal_moves(state))
            found.append(View(timeline.frame, look, Marks(choices)))
    return found


@all_games
def test_every_move_can_be_clicked_in_its_own_way(game: AnyGame) -> None:
    """At a decision each legal move has places to click, all there, and no other move's."""
    board = PlainPresenter(game).board
    decisions = [view for view in views(game) if view.marks.choices]
    assert decisions
    for view in decisions:
        known = {region.place for region in board.regions(view)}
        assert all(set(board.clicks(move)) <= known for move in view.marks.choices)
        candidates = list(game.candidate_moves(view.frame.state))
        assert len({board.clicks(move) for move in candidates}) == len(candidates)


@all_looks
@all_games
def test_nothing_leaves_the_page(game: AnyGame, look: Look) -> None:
    """In each theme, in plain and large type, no mark is cut off and no place covers another."""
    board = PlainPresenter(game).board
    for view in views(game, look):
        scene = board.scene(view)
        size = scene.width, scene.height
        assert_on_page(scene.ground + scene.moving, size, game.name)
        texts = [shape for shape in scene.moving if isinstance(shape, Text)]
        assert all(within(text_box(text), size) for text in texts)
        boxes = {region_box(region) for region in scene.regions}
        assert all(apart(one, other) for one, other in combinations(boxes, 2))
        assert scene.flights == ()


@all_looks
def test_the_writing_of_the_race_has_room(look: Look) -> None:
    """Labels, runners, tiles and caption stand apart from each other."""
    board = PlainPresenter(ShortRace()).board
    for view in views(ShortRace(), look):
        texts = [shape for shape in board.moving(view) if isinstance(shape, Text)]
        assert_room(texts, board.size(look), "short race")


def test_places_stand_in_rows_by_their_names_or_as_the_position_writes_them() -> None:
    """Cells such as b5 by their number; domains ten a row, as in the position's text."""

    def rows_of(name: str) -> list[str]:
        game = new_game(name)
        still: View[Any, Any, Any] = View(Frame(game.initial_state(), None, 0), PLAIN)
        return PlainPresenter(game).board.text(still).splitlines()

    assert rows_of("rowan")[0] == "a5:b2  b5:b3  c5:b2  d5:b3  e5:b2"
    assert [len(row.split()) for row in rows_of("wetlands")] == [10, 10, 10]
    assert [len(row.split()) for row in rows_of("ohwahree")] == [12]


def test_a_move_between_places_is_clicked_on_them_any_other_on_a_tile() -> None:
    """A piece and where it goes; a pass, and a move off the board, have tiles."""
    game = new_game("wetlands")
    board = PlainPresenter(game).board
    clicked = [board.clicks(game.parse_move(text)) for text in ("7-10", "pass", "26-off")]
    assert clicked == [(7, 10), ("[pass]",), ("[26-off]",)]


def test_words_that_name_a_seat_are_its_pieces() -> None:
    """A name or its start, with a number behind it or not; what fits no seat is nobody's."""
    game = ShortRace()
    found = tokens_of(game, "Hare f h3 4 x")
    assert found == (
        Token(1, "Hare"),
        Token(2, "f"),
        Token(1, "h3"),
        Token(0, "4"),
        Token(0, "x"),
    )
    assert [token_name(game, token) for token in found] == ["Hare", "Fox", "Hare 3", "4", "x"]


def test_seats_differ_by_shape_as_well_as_by_colour() -> None:
    """Four seats, and nobody's pieces: five outlines, five colours."""
    presenter = PlainPresenter(new_game("ohwahree", 4))
    shapes = [shape for seat in range(5) for shape in presenter.seat_glyph(seat, LIGHT)]
    assert len({shape.d for shape in shapes if isinstance(shape, Path)}) == 5
    assert len({shape.fill for shape in shapes}) == 5


@pytest.mark.parametrize("game", [ShortRace(), Bare()], ids=["contents", "text alone"])
def test_a_refused_move_lights_up_what_speaks_against_it(game: ShortRace) -> None:
    """The square that the objection names is outlined, and the caption gives the reason."""
    objections = tuple(game.objections(game.parse_position(FOX_IN_THE_WAY), Run()))
    view = view_of(game, FOX_IN_THE_WAY, refused=Run(), objections=objections)
    board = presenter_of(game).board
    square = next(region for region in board.regions(view) if region.place == 2)
    shapes = board.moving(view)
    red = [s for s in shapes if isinstance(s, Rect) and s.stroke == LIGHT.refused and not s.dash]
    assert [(s.x, s.y, s.w, s.h) for s in red] == [(square.x, square.y, square.w, square.h)]
    assert "Fox stands on 2 already." in [s.text for s in shapes if isinstance(s, Text)]
    assert "The move run is refused. Fox stands on 2 already." in board.description(view)


def test_an_event_is_marked_where_it_happens() -> None:
    """Both squares of a run are outlined, and none before."""
    game = ShortRace()
    step = game.play(game.parse_position("0,3 1 2"), Run())
    board = presenter_of(game).board

    def marked(frame: Frame[Any, Any, Any]) -> int:
        shapes = board.moving(View(frame, PLAIN))
        return sum(isinstance(s, Rect) and s.stroke == LIGHT.event for s in shapes)

    assert marked(Frame(step.before, None, 0)) == 0
    assert marked(Frame(step.after, step, 1)) == 2


def test_the_description_says_who_stands_where() -> None:
    """In words, with the position as text and what is legal; each place has its own words."""
    game = ShortRace()
    view = view_of(game, FOX_IN_THE_WAY, choices=(Wait(),))
    board = presenter_of(game).board
    assert board.description(view) == (
        "On 0: Hare. On 2: Fox. The position as text: 0,2 1 2. Legal: wait."
    )
    places = ["0: Hare", "1, empty", "2: Fox", "3, empty", "4, empty", "5, empty"]
    assert [region.label for region in board.regions(view)] == [*places, "run", "wait"]


def test_chance_is_one_tile_with_its_odds_in_words() -> None:
    """What falls cannot be chosen, so all that may fall is clicked at one spot."""
    game = ShortRace()
    tosses = presenter_of(game).board.regions(view_of(game, "0,0 1 -"))[FINISH + 1 :]
    assert [region.label for region in tosses] == ["toss 1, 1 in 2", "toss 2, 1 in 2"]
    assert len({region_box(region) for region in tosses}) == 1


def test_a_game_has_one_plain_presenter_and_only_if_it_brings_none() -> None:
    """Who asks twice gets the same, so that a table knows that its board has not changed."""
    game = ShortRace()
    assert presenter_of(game) is presenter_of(game)
    assert isinstance(presenter_of(game), PlainPresenter)
    assert not isinstance(presenter_of(new_game("wetlands")), PlainPresenter)


def test_a_score_is_said_only_when_the_game_is_over() -> None:
    """A game has none before, and the plain board guesses none."""
    game = ShortRace()

    def scores(position: str) -> list[str]:
        state = game.parse_position(position)
        return [presenter_of(game).seat_score(state, seat) for seat in (1, 2)]

    assert scores("2,3 1 -") == ["", ""]
    assert scores("5,3 2 -") == ["5", "3"]


def test_the_picture_can_be_written_as_svg() -> None:
    """The renderer knows all that is drawn, and the runners' letters are in it."""
    game = ShortRace()
    drawing = svg(presenter_of(game).board.scene(view_of(game, FOX_IN_THE_WAY)), game.title)
    assert ">H<" in drawing
    assert ">F<" in drawing

"""The drawing of Rowan while a move is chosen: what is marked, what is refused, what is clicked."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.drawn import LOOKS, Line, apart, frames_of, region_box, within
from tests.games.rowan.pictures import (
    CHOOSING,
    GAME,
    HIGH,
    NINE_ROWS,
    OPENED,
    RAIN_LAST,
    REFUSED,
    THREE_ROWS,
    AnyView,
    choice_view,
    refusal_view,
)
from tests.games.rowan.test_board import words
from tests.strategies import walk
from widgets_games.engine.game import CHANCE
from widgets_games.engine.rulebook import Place
from widgets_games.engine.trace import Frame
from widgets_games.games.rowan.drawing.choice_marks import cell_named
from widgets_games.games.rowan.drawing.style import style_of
from widgets_games.games.rowan.game import Rowan
from widgets_games.games.rowan.rules.cells import name_of
from widgets_games.games.rowan.rules.moves import Go
from widgets_games.render.board import Figure, Figures, Look, Marks, View
from widgets_games.render.scene import AnyShape, Ellipse, Path, Rect, Text
from widgets_games.render.theme import LIGHT, Theme

EVERY_LOOK = pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
DAY = LOOKS["light"]
OFF_BOARD = ("sky", "dice", "pit", "cave", "ground")


def marked(game: Rowan, view: AnyView, colour: str, dashed: bool) -> set[str]:
    """The cells with a ring of that colour round their plate, broken or whole."""
    plates = {style_of(view.look, game.terms.rows).geometry.plate(cell): cell for cell in range(45)}
    return {
        name_of(plates[shape.x, shape.y])
        for shape in game.presenter.board.moving(view)
        if isinstance(shape, Ellipse)
        and shape.stroke == colour
        and bool(shape.dash) == dashed
        and (shape.x, shape.y) in plates
    }


def stroked(shapes: tuple[AnyShape, ...], theme: Theme, kind: type[AnyShape]) -> int:
    """How many shapes of a kind are drawn in the colour of what is allowed."""
    return sum(isinstance(s, kind) and theme.legal in (s.stroke, s.fill) for s in shapes)


@pytest.mark.parametrize("name", CHOOSING)
def test_what_may_be_chosen_is_marked(name: str) -> None:
    """Stacks that may move, or where the picked one may go, and nothing else."""
    game, view = CHOOSING[name].game, choice_view(name, DAY)
    moves = [move for move in view.marks.choices if isinstance(move, Go)]
    if not view.marks.picked:
        wanted = {name_of(move.origin) for move in moves}
    else:
        wanted = {name_of(move.target) for move in moves if move.target >= 0}
        wanted -= {str(view.marks.picked[0])}
    found = marked(game, view, LIGHT.legal, dashed=False)
    assert wanted <= found
    assert found - wanted <= set(view.marks.picked)


def test_a_stack_that_has_just_been_hit_is_marked_as_one_that_may_move() -> None:
    """Within the broken ring that says where the Bear came: both are seen."""
    hit = "-,-,-,-,-/-,-,b1,-,-/-,-,l3,-,-/-,-,-,-,-/l1,-,-,-,- sky=0 pit=0,0 cave=0"
    *_, frame = frames_of(Line(GAME, hit, ("a1-pass", "roll 3")))
    choices = tuple(GAME.legal_moves(frame.state))
    view: AnyView = View(frame, DAY, Marks(choices))
    assert marked(GAME, view, LIGHT.legal, dashed=False) == {"a1", "c3"}
    assert marked(GAME, view, LIGHT.ink_soft, dashed=True) == {"c3"}
    rings = [
        (shape.rx, shape.ry)
        for shape in GAME.presenter.board.moving(view)
        if isinstance(shape, Ellipse) and shape.stroke in (LIGHT.legal, LIGHT.ink_soft)
    ]
    assert len(set(rings)) == 2


def test_the_way_to_the_sky_is_an_arrow_and_stars_to_come() -> None:
    """As many as the stack is high, besides those that are home."""
    view = choice_view("to the Sky", DAY)
    plain: AnyView = View(view.frame, DAY)
    shapes = GAME.presenter.board.moving(view)
    before = stroked(GAME.presenter.board.moving(plain), LIGHT, Path)
    assert stroked(shapes, LIGHT, Path) - before >= 4
    assert "Leave here" in words(GAME, view)


def test_the_dice_that_a_choice_brings_are_shown() -> None:
    """A broken die for each piece of the picked stack."""
    view = choice_view("opened", DAY)
    dice = [
        shape
        for shape in GAME.presenter.board.moving(view)
        if isinstance(shape, Rect) and shape.dash
    ]
    assert len(dice) == 3
    assert "then the Bear rolls" in words(GAME, view)


def test_a_picked_stack_is_lifted() -> None:
    """It is drawn higher than before."""
    view = choice_view("opened", DAY)
    plain: AnyView = View(view.frame, DAY)
    higher, lower = (
        [s.y for s in GAME.presenter.board.moving(v) if s.key == "pile-7" and isinstance(s, Text)]
        for v in (view, plain)
    )
    assert higher < lower


@pytest.mark.parametrize(
    ("name", "places"),
    [
        ("jump", {"c1", "d1"}),
        ("nothing", {"b1"}),
        ("bear", {"b4"}),
    ],
)
def test_what_a_refusal_is_about_is_marked(name: str, places: set[str]) -> None:
    """By a broken ring: also the stacks that stand between."""
    view = refusal_view(name, DAY)
    assert places <= marked(GAME, view, LIGHT.refused, dashed=True)


def test_a_refused_target_has_a_cross() -> None:
    """On its plate, and beside its pile where it has one."""
    for name, target in (("straight", "c3"), ("jump", "e1")):
        view = refusal_view(name, DAY)
        assert target in marked(GAME, view, LIGHT.refused, dashed=False)
        crosses = [
            shape
            for shape in GAME.presenter.board.moving(view)
            if isinstance(shape, Path) and shape.d.count("M") == 2 and shape.d.count("L") == 2
        ]
        assert crosses


@EVERY_LOOK
def test_every_reason_is_named_and_the_first_is_told(look: Look) -> None:
    """On cards beside the board, as far as there is room for sentences."""
    view = refusal_view("jump", look)
    said = words(GAME, view)
    for objection in view.marks.objections:
        assert GAME.rulebook[objection.rule].title in said
    assert "moves 2 cells at" in said


def test_a_refusal_of_the_sky_is_marked_there() -> None:
    """By a broken line round the number of the saved."""
    view = refusal_view("sky", DAY)
    lines = [s for s in GAME.presenter.board.moving(view) if isinstance(s, Rect) and s.dash]
    assert [line.stroke for line in lines] == [LIGHT.refused]


# ---------------------------------------------------------------------- figures


@EVERY_LOOK
def test_figures_are_laid_over_the_places_they_are_about(look: Look) -> None:
    """Written there, the deeper tinted the greater they are, and said in the description."""
    view = choice_view("odds", look)
    assert view.marks.figures is not None
    said = words(GAME, view)
    for figure in view.marks.figures.figures:
        assert figure.text in said
    told = GAME.presenter.board.description(view)
    assert "Chance of being hit: " in told
    assert "b2 " in told
    assert "Chance of being hit" in said


@EVERY_LOOK
@pytest.mark.parametrize("name", ["odds", "to the Sky", "three rows"])
def test_the_keyboard_s_frame_does_not_cut_the_figure_of_the_picked_stack(
    name: str, look: Look
) -> None:
    """Its tab is drawn over the frame, so that the figure can be read."""
    game, view = CHOOSING[name].game, choice_view(name, look)
    (picked,) = view.marks.picked
    view = replace(view, marks=replace(view.marks, focus=picked))
    shapes = game.presenter.board.moving(view)
    cell = cell_named(picked)
    assert cell is not None
    x, y = style_of(look, game.terms.rows).geometry.plate(cell)
    (tab,) = (
        place
        for place, shape in enumerate(shapes)
        if isinstance(shape, Text) and shape.text.endswith("%") and shape.x == x and shape.y > y
    )
    frames = [place for place, shape in enumerate(shapes) if shape.stroke == look.theme.focus]
    assert max(frames) < tab - 3


def test_a_greater_share_is_tinted_deeper() -> None:
    """Up to a depth at which the figure can still be read."""
    state = GAME.parse_position(OPENED)
    depths = []
    for share in (0, 0.3, 0.6, 1):
        laid = Figures("Chance", (Figure("c3", f"{share:.0%}", share),))
        view: AnyView = View(Frame(state, None, 0), DAY, Marks(figures=laid))
        x, y = style_of(DAY, 5).geometry.plate(12)
        tints = [
            shape.alpha
            for shape in GAME.presenter.board.moving(view)
            if isinstance(shape, Ellipse) and (shape.x, shape.y) == (x, y) and shape.alpha < 1
        ]
        depths.append(tints[0])
    assert depths[0] < depths[1] < depths[2] < depths[3] < 0.7


# ---------------------------------------------------------------------- clicks


@settings(deadline=None)
@given(
    st.sampled_from([GAME, THREE_ROWS, NINE_ROWS, RAIN_LAST]),
    st.lists(st.integers(0, 50), max_size=30),
)
def test_every_legal_move_can_be_clicked(game: Rowan, choices: list[int]) -> None:
    """Each place of its clicks has a region of its own, and lies in the middle of it."""
    start = game.initial_state()
    steps = walk(game, start, choices)
    state = steps[-1].after if steps else start
    regions = game.presenter.board.regions(View(Frame(state, None, 0), DAY))
    moves = list(game.legal_moves(state))
    ways = {move: game.presenter.board.clicks(move) for move in moves}
    if moves and game.actor(state) != CHANCE:
        assert len(set(ways.values())) == len(moves)
    for place in {place for way in ways.values() for place in way}:
        region = next(region for region in regions if region.place == place)
        middle = region.x + region.w / 2, region.y + region.h / 2
        assert next(each.place for each in regions if each.holds(*middle)) == place


def test_moves_are_clicked_by_their_places() -> None:
    """A stack and where it goes, the same stack again to pass, the dice to roll."""
    wanted: dict[str, tuple[Place, ...]] = {
        "b1-c2": ("b1", "c2"),
        "c1-pass": ("c1", "c1"),
        "a5-sky": ("a5", "sky"),
        "roll 6 2 6": ("dice",),
        "rain 4": ("dice",),
    }
    for text, places in wanted.items():
        assert GAME.presenter.board.clicks(GAME.parse_move(text)) == places


@EVERY_LOOK
@pytest.mark.parametrize("game", [THREE_ROWS, GAME, NINE_ROWS], ids=["3", "5", "9"])
def test_regions_do_not_meet(game: Rowan, look: Look) -> None:
    """What is hit never depends on the order of the regions, and every one has words."""
    regions = game.presenter.board.regions(View(Frame(game.initial_state(), None, 0), look))
    cells = [name_of(cell) for cell in range(game.terms.rows * 5)]
    assert [region.place for region in regions] == [*cells, *OFF_BOARD]
    for one, other in combinations(regions, 2):
        assert apart(region_box(one), region_box(other)), (one.place, other.place)
    for region in regions:
        assert region.label.endswith(".")
        assert within(region_box(region), game.presenter.board.size(look))
    assert regions[0].label == "A1, a light stack of 2."
    assert regions[len(cells)].label == "The Sky, 0 pieces."


@pytest.mark.parametrize("place", ["a1", "e5", *OFF_BOARD])
def test_the_keyboard_s_place_is_seen(place: str) -> None:
    """The cursor is drawn last, so that nothing hides it."""
    state = GAME.parse_position(HIGH)
    view: AnyView = View(Frame(state, None, 0), DAY, Marks(focus=place))
    assert GAME.presenter.board.moving(view)[-1].stroke == LIGHT.focus


def test_the_description_tells_of_choices() -> None:
    """What may be chosen, where the picked stack may go, and that it may stay."""
    told = GAME.presenter.board.description(choice_view("start", DAY))
    assert "These may be chosen: a1, b1, c1, d1 and e1." in told
    told = GAME.presenter.board.description(choice_view("to the Sky", DAY))
    assert "The stack on b5 is chosen." in told
    assert "the Sky" in told
    assert "It may pass." in told
    told = GAME.presenter.board.description(refusal_view("straight", DAY))
    assert "c2 to c3 is refused." in told


def test_a_refused_move_can_be_shown_without_its_reasons() -> None:
    """A question that asks for the reason shows the move, its two cells, and no card."""
    line = REFUSED["entry"]
    state, move = line.game.parse_position(line.start), line.game.parse_move(line.moves[0])
    bare: AnyView = View(Frame(state, None, 0), LOOKS["light"], Marks(refused=move))
    said = words(line.game, bare)
    assert "Not allowed" in said
    assert "c2 to d1" in said
    assert line.game.rulebook["no-entry"].title not in said

"""What the tests of all games' drawings measure: looks, the room of writing, what a step needs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from widgets_games.engine.rulebook import Place
from widgets_games.engine.trace import Frame
from widgets_games.games.contract import AnyPresentedGame
from widgets_games.render.board import Look, Marks, View
from widgets_games.render.lettering import text_width
from widgets_games.render.scene import AnyShape, Ellipse, Gradient, Path, Rect, Region, Text
from widgets_games.render.theme import DARK, LIGHT

G = TypeVar("G", bound=AnyPresentedGame)

Edges: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""

LOOKS: Final = {
    "light": Look(LIGHT),
    "dark": Look(DARK),
    "large": Look(LIGHT, large=True),
    "large dark": Look(DARK, large=True),
}


def text_box(text: Text) -> Edges:
    """The most room a text takes."""
    width = text_width(text.text, text.size, text.weight)
    left = text.x - {"start": 0, "middle": width / 2, "end": width}[text.anchor]
    return left, text.y - text.size * 0.74, left + width, text.y + text.size * 0.02


def region_box(region: Region) -> Edges:
    """The room of a region."""
    return region.x, region.y, region.x + region.w, region.y + region.h


def mark_box(shape: Rect | Ellipse) -> Edges:
    """The room of a shape without its line."""
    at = shape.at
    if isinstance(shape, Ellipse):
        x, y, w, h = shape.x - shape.rx, shape.y - shape.ry, 2 * shape.rx, 2 * shape.ry
    else:
        x, y, w, h = shape.x, shape.y, shape.w, shape.h
    left, top = at.x + x * at.scale, at.y + y * at.scale
    return left, top, left + w * at.scale, top + h * at.scale


def apart(one: Edges, other: Edges) -> bool:
    """Whether two boxes do not meet."""
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def within(box: Edges, size: tuple[float, float], slack: float = 0) -> bool:
    """Whether a box lies on a page of that size."""
    left, top, right, bottom = box
    return -slack <= left <= right <= size[0] + slack and -slack <= top <= bottom <= size[1] + slack


def supplies(shapes: tuple[AnyShape, ...]) -> set[Gradient | str]:
    """The gradients and reused paths of shapes: what must be ready before a step."""
    fills = {shape.fill for shape in shapes if isinstance(shape.fill, Gradient)}
    return fills | {shape.d for shape in shapes if isinstance(shape, Path) and shape.reused}


class Line(NamedTuple, Generic[G]):
    """A game, a position and what is played there."""

    game: G
    start: str
    moves: tuple[str, ...]


def frames_of(line: Line[Any]) -> Iterator[Frame[Any, Any, Any]]:
    """Every frame of a line, its start first."""
    game = line.game
    state = game.parse_position(line.start)
    yield Frame(state, None, 0)
    for text in line.moves:
        step = game.play(state, game.parse_move(text))
        for index, event in enumerate(step.events, 1):
            state = game.evolve(state, event)
            yield Frame(state, step, index)


def frames_of_all(lines: Iterable[Line[G]]) -> Iterator[tuple[G, Frame[Any, Any, Any]]]:
    """Every frame of some lines, each with its game."""
    for line in lines:
        for frame in frames_of(line):
            yield line.game, frame


def refused(line: Line[Any], look: Look) -> View[Any, Any, Any]:
    """The first move of a line, which is refused, with all its objections."""
    game = line.game
    state, move = game.parse_position(line.start), game.parse_move(line.moves[0])
    objections = tuple(game.objections(state, move))
    assert objections
    return View(Frame(state, None, 0), look, Marks(refused=move, objections=objections))


def leading_on(game: AnyPresentedGame, state: Any, picked: tuple[Place, ...]) -> tuple[Any, ...]:
    """The legal moves that begin with what has been picked."""
    moves = game.legal_moves(state)
    return tuple(
        move for move in moves if game.presenter.board.clicks(move)[: len(picked)] == picked
    )


def assert_marked(game: AnyPresentedGame, frame: Frame[Any, Any, Any], look: Look) -> None:
    """The picture of an event differs from that of the same state without it, and not in words."""
    still: View[Any, Any, Any] = View(Frame(frame.state, None, 0), look)
    marked, plain = (
        [shape for shape in game.presenter.board.moving(view) if not isinstance(shape, Text)]
        for view in (View(frame, look), still)
    )
    assert marked != plain, frame.event


def pictures(
    refusals: Mapping[str, Line[G]],
    choices: Mapping[str, tuple[G, View[Any, Any, Any]]],
    lines: Iterable[Line[G]],
    look: Look,
) -> dict[str, tuple[G, View[Any, Any, Any]]]:
    """Every picture there is of a game, by what it shows."""
    views: dict[str, tuple[G, View[Any, Any, Any]]] = {}
    for name, line in refusals.items():
        views[f"refused: {name}"] = line.game, refused(line, look)
    for name, choice in choices.items():
        views[f"choosing: {name}"] = choice
    for number, (game, frame) in enumerate(frames_of_all(lines)):
        views[f"{number}: {type(frame.event).__name__}"] = game, View(frame, look)
    return views


def assert_room(texts: Iterable[Text], size: tuple[float, float], name: str) -> None:
    """No writing collides or leaves the page, even in the widest font."""
    boxes = [(text.text, text_box(text)) for text in texts]
    for written, room in boxes:
        assert within(room, size), (name, written)
    for (one, a), (other, b) in combinations(boxes, 2):
        assert apart(a, b), (name, one, other)


def assert_on_page(shapes: Iterable[AnyShape], size: tuple[float, float], name: str) -> None:
    """Every ellipse and rectangle stays on the page."""
    for shape in shapes:
        if isinstance(shape, Rect | Ellipse):
            assert within(mark_box(shape), size), name


def flown(played: Iterable[tuple[AnyPresentedGame, Frame[Any, Any, Any]]], look: Look) -> set[str]:
    """The kinds of events that have flights; each flight hides only what is drawn."""
    kinds = set[str]()
    for game, frame in played:
        view: View[Any, Any, Any] = View(frame, look)
        keys = {shape.key for shape in game.presenter.board.moving(view)}
        for flight in game.presenter.board.flights(view):
            kinds.add(type(frame.event).__name__)
            assert flight.hidden <= keys, frame.event
    return kinds

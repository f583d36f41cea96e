"""What choices and refusals point at on the board."""

from __future__ import annotations

from typing import Final

from widgets_games.engine.rulebook import Place
from widgets_games.games.rowan.drawing.captions import MOMENTS, WORDS, say, say_both
from widgets_games.games.rowan.drawing.pointing import Picture
from widgets_games.games.rowan.rules.cells import COLUMNS, SKY, Cell, lanes, name_of
from widgets_games.games.rowan.rules.moves import Go, Move
from widgets_games.games.rowan.rules.state import State
from widgets_games.render.board import Marks

_CELLS: Final = {name_of(cell): cell for lane in lanes(9) for cell in lane}


def cell_named(place: Place | None) -> Cell | None:
    """The cell of that name, None for other places."""
    return _CELLS.get(place) if isinstance(place, str) else None


def picked_cell(marks: Marks[Move]) -> Cell | None:
    """The cell whose stack has been picked."""
    return cell_named(marks.picked[0]) if marks.picked else None


def choosing(picture: Picture, marks: Marks[Move]) -> None:
    """Rings round the stacks that may be chosen, also where something was a moment ago."""
    for origin in dict.fromkeys(move.origin for move in marks.choices if isinstance(move, Go)):
        if picture.rings.setdefault(origin, "movable") == "left":
            picture.rings[origin] = "movable-left"


def picked(state: State, marks: Marks[Move], origin: Cell) -> Picture:
    """Where a picked stack may go."""
    height = abs(state.cells[origin])
    targets = [m.target for m in marks.choices if isinstance(m, Go) and m.origin == origin]
    key = "picked-sky" if SKY in targets else "picked" if height > 1 else "picked-one"
    picture = Picture(say(WORDS["light"]), say_both(MOMENTS[key], height=height, cell=origin))
    furthest = dict[tuple[int, int], Cell]()
    for target in targets:
        if target == SKY:
            picture.to_sky, picture.coming = origin, height
        elif target != origin:
            picture.rings[target] = "target"
            furthest[_direction(origin, target)] = max(
                furthest.get(_direction(origin, target), target),
                target,
                key=lambda cell: _far(origin, cell),
            )
    picture.ways = [(origin, target) for target in furthest.values()]
    picture.rings[origin] = "selected"
    picture.due, picture.due_words = height, say(WORDS["then"])
    return picture


def refused(state: State, marks: Marks[Move]) -> Picture:
    """What was refused, and every place that the reasons are about."""
    move = marks.refused
    picture = Picture(say(WORDS["light"]), objections=marks.objections)
    picture.due, picture.due_words = state.due, say(WORDS["due"])
    for objection in marks.objections:
        for place in objection.places:
            cell = cell_named(place)
            if cell is not None:
                picture.rings[cell] = "blamed"
            elif isinstance(place, str):
                picture.blamed.add(place)
    if isinstance(move, Go):
        picture.rings[move.origin] = "blamed" if state.cells[move.origin] <= 0 else "selected"
        if move.target == SKY:
            picture.blamed.add("sky")
        elif move.target != move.origin:
            picture.rings[move.target] = "refused"
            origin = (name_of(move.origin),)
            about_origin = marks.objections and marks.objections[0].places == origin
            picture.refused = move.origin if about_origin else move.target
        key = "refused-pass" if move.target == move.origin else "refused"
        picture.saying = say_both(MOMENTS[key], origin=move.origin, target=move.target)
    else:
        picture.saying = say_both(MOMENTS["refused-other"])
    return picture


def _direction(origin: Cell, target: Cell) -> tuple[int, int]:
    across = target % COLUMNS - origin % COLUMNS
    up = target // COLUMNS - origin // COLUMNS
    return (across > 0) - (across < 0), (up > 0) - (up < 0)


def _far(origin: Cell, target: Cell) -> int:
    return max(abs(target % COLUMNS - origin % COLUMNS), abs(target // COLUMNS - origin // COLUMNS))

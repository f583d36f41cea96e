"""What is pointed at in one picture: a refusal, a choice, or what has just happened."""

from __future__ import annotations

from widgets_games.games.wetlands.drawing.captions import leading_from
from widgets_games.games.wetlands.drawing.event_marks import happening
from widgets_games.games.wetlands.drawing.marks import (
    Layers,
    landing,
    movable,
    outlined,
    route,
    selected,
    stacked,
    turns_between,
)
from widgets_games.games.wetlands.drawing.pieces import seat_on
from widgets_games.games.wetlands.drawing.refusal_marks import refusal
from widgets_games.games.wetlands.drawing.style import Style
from widgets_games.games.wetlands.rules import events as e
from widgets_games.games.wetlands.rules.moves import Advance, Move
from widgets_games.games.wetlands.rules.path import Domain
from widgets_games.games.wetlands.rules.state import State
from widgets_games.render.board import Marks, View
from widgets_games.render.scene import AnyShape


def pointed_at(style: Style, view: View[State, Move, e.Event]) -> Layers:
    """One idea at a time: what was refused, else what was picked, else what has just happened."""
    marks, state = view.marks, view.frame.state
    if marks.refused is not None:
        return refusal(style, state, marks.refused, marks.objections)
    if marks.picked:
        return _picked(style, state, marks)
    return stacked((happening(style, view.frame), _choices(style, marks)))


def _picked(style: Style, state: State, marks: Marks[Move]) -> Layers:
    origin = marks.picked[0]
    if not isinstance(origin, int):
        return Layers()
    targets = [move.target for move in leading_from(marks)]
    under: list[AnyShape] = []
    for target in targets:
        under.extend(route(style, origin, target, style.theme.legal))
    under.extend(selected(style, origin))
    for target in targets:
        seat = None if seat_on(state, target) else state.to_move
        under.extend(landing(style, target, seat))
    turns = frozenset[Domain]().union(*(turns_between(origin, target) for target in targets))
    return Layers(tuple(under), taken=frozenset(targets), turns=turns)


def _choices(style: Style, marks: Marks[Move]) -> Layers:
    """Rings at the pieces that may move, or a line round the sticks."""
    origins = [move.origin for move in marks.choices if isinstance(move, Advance)]
    under = [shape for origin in origins for shape in movable(style, origin)]
    if marks.choices and not origins:
        under.append(outlined(style.geometry.sticks.grown(-4), style.theme.legal, 3))
    return Layers(tuple(under))

"""The picture of a refused move: its route, and each reason lit up where it stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeAlias

from widgets_games.engine.rulebook import Objection
from widgets_games.games.wetlands.drawing.captions import LABELS, told
from widgets_games.games.wetlands.drawing.dam_wall import dam_ground, dam_wall
from widgets_games.games.wetlands.drawing.ground import exit_sign
from widgets_games.games.wetlands.drawing.marks import (
    DASHED,
    DOTTED,
    Layers,
    badge,
    badge_corner,
    blocked_route,
    foot_ring,
    label,
    movable,
    outlined,
    room,
    route,
    stacked,
    turns_between,
)
from widgets_games.games.wetlands.drawing.pieces import seat_on
from widgets_games.games.wetlands.drawing.style import Style
from widgets_games.games.wetlands.drawing.tamatu_cord import cord, cord_loops
from widgets_games.games.wetlands.rules.moves import Advance, Move
from widgets_games.games.wetlands.rules.path import OFF, Domain
from widgets_games.games.wetlands.rules.state import State
from widgets_games.render.scene import AnyShape, Rect

Mark: TypeAlias = Callable[[Style, State, tuple[Domain, ...]], Layers]

SIGN_OF_RULE: Final[Mapping[str, str]] = {
    "one-piece": "taken",
    "safe": "shield",
    "wiwun-stop": "stop",
    "wiwun-exit": "gate",
    "exits": "gate",
}
"""The sign on the place that a rule is about; a cross where it has none of its own."""

_BRICKS: Final = 5


def refusal(style: Style, state: State, move: Move, objections: tuple[Objection, ...]) -> Layers:
    """The refused move and the reasons against it."""
    places = {objection.rule: _domains(objection) for objection in objections}
    marks = [_refused_move(style, state, move, places)]
    marks.extend(
        _MARKS.get(rule, _place_marked)(style, state, domains) for rule, domains in places.items()
    )
    return stacked((*marks, Layers(over=tuple(_signs(style, move, places)))))


def _domains(objection: Objection) -> tuple[Domain, ...]:
    return tuple(place for place in objection.places if isinstance(place, int))


def _refused_move(
    style: Style, state: State, move: Move, places: Mapping[str, tuple[Domain, ...]]
) -> Layers:
    """Its route, dotted, from a dashed ring to a dashed outline."""
    colour = style.theme.refused
    if not isinstance(move, Advance):
        sticks = style.geometry.sticks.grown(-6)
        corner = sticks.x + sticks.w - 4, sticks.y + 4
        return Layers((outlined(sticks, colour, 3, DASHED), *badge(style, corner, "cross", colour)))
    origin, target = move
    if origin >= target:
        return Layers()
    dam = places.get("dam")
    under: list[AnyShape] = []
    if "safe" not in places:
        under.append(outlined(room(style, target), colour, 3, DASHED))
    if dam and dam[-1] < target:
        under.extend(blocked_route(style, origin, target, dam))
    else:
        under.extend(route(style, origin, target, colour, DOTTED))
    ends = [origin] if target == OFF or seat_on(state, target) else [origin, target]
    for domain in ends:
        under.extend(foot_ring(style, style.geometry.foot(domain), colour, 2.6, (5, 5)))
    return Layers(tuple(under), turns=turns_between(origin, target))


def _signs(
    style: Style, move: Move, places: Mapping[str, tuple[Domain, ...]]
) -> Iterator[AnyShape]:
    """One sign on the target of the move, and one on each single place that a reason is about."""
    signs: dict[Domain, str] = {}
    for rule, domains in places.items():
        if rule in SIGN_OF_RULE:
            signs.setdefault(domains[0], SIGN_OF_RULE[rule])
    if isinstance(move, Advance):
        signs.setdefault(move.target, "cross")
    for domain, sign in signs.items():
        yield from badge(style, badge_corner(style, domain), sign, style.theme.refused)


def _place_marked(style: Style, state: State, domains: tuple[Domain, ...]) -> Layers:  # noqa: ARG001
    """A reason without a mark of its own: the places it is about."""
    colour = style.theme.refused
    return Layers(tuple(outlined(room(style, domain), colour, 3, DASHED) for domain in domains))


def _dam(style: Style, state: State, dam: tuple[Domain, ...]) -> Layers:  # noqa: ARG001
    colour = style.theme.refused
    name = label(style, dam, told(LABELS["dam"]), colour)
    wall = (*dam_wall(style, dam, colour), name)
    return Layers(tuple(dam_ground(style, dam, colour)), wall)


def _tamatu(style: Style, state: State, run: tuple[Domain, ...]) -> Layers:
    seat = seat_on(state, run[0])
    name = label(style, run, told(LABELS["tamatu"]), style.theme.ink)
    return Layers(
        tuple(cord(style, run, seat)),
        (*cord_loops(style, run, seat), name),
        turns=turns_between(run[0], run[-1]),
    )


def _safe(style: Style, state: State, domains: tuple[Domain, ...]) -> Layers:  # noqa: ARG001
    """A closed wall round the place, outside its own double rule."""
    box = style.geometry.tile(domains[0])
    walls = (
        outlined(box.grown(2), style.theme.paper, 7),
        outlined(box.grown(3), style.theme.refused, 3),
    )
    return Layers(walls)


def _wiwun_wall(style: Style, state: State, domains: tuple[Domain, ...]) -> Layers:  # noqa: ARG001
    """A row of bricks along the far side of the domain."""
    tile = style.geometry.tile(domains[0])
    height = tile.h / _BRICKS
    left, top = tile.x + tile.w - 2, tile.y + 1
    return Layers(
        over=tuple(
            Rect(
                left,
                top + number * height,
                9,
                height - 2,
                2,
                fill=style.theme.refused,
                stroke=style.theme.paper,
                width=1.2,
            )
            for number in range(_BRICKS)
        )
    )


def _exits(style: Style, state: State, domains: tuple[Domain, ...]) -> Layers:  # noqa: ARG001
    """The sign above the domain, lit: it names the throw that would leave."""
    sign = exit_sign(style, domains[0], style.theme.refused, style.theme.paper)
    colour = style.theme.refused
    return Layers((outlined(style.geometry.tile(domains[0]), colour, 3, DASHED),), tuple(sign))


def _must_move(style: Style, state: State, domains: tuple[Domain, ...]) -> Layers:  # noqa: ARG001
    """The pieces that may move."""
    rings = [shape for domain in domains for shape in movable(style, domain)]
    return Layers(tuple(rings))


_MARKS: Final[Mapping[str, Mark]] = {
    "dam": _dam,
    "tamatu": _tamatu,
    "last-tamatu": _tamatu,
    "safe": _safe,
    "wiwun-wall": _wiwun_wall,
    "exits": _exits,
    "must-move": _must_move,
}

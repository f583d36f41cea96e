"""The pictures of a piece on its way along the path, from setting out to landing or leaving."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from widgets_games.games.wetlands.drawing.captions import LABELS, told
from widgets_games.games.wetlands.drawing.dam_wall import dam_ground, dam_wall
from widgets_games.games.wetlands.drawing.lines import way
from widgets_games.games.wetlands.drawing.marks import (
    DOTTED,
    RING,
    Layers,
    badge,
    badge_corner,
    bead,
    corners,
    gold_arrow,
    gold_line,
    gold_ring,
    label,
    left_behind,
    lit,
    room,
    stacked,
    turns_between,
)
from widgets_games.games.wetlands.drawing.pieces import ghost, seat_on
from widgets_games.games.wetlands.drawing.style import Style
from widgets_games.games.wetlands.rules.moves import Advance
from widgets_games.games.wetlands.rules.path import OFF, Domain
from widgets_games.games.wetlands.rules.state import Airborne, State
from widgets_games.render.geometry import Box
from widgets_games.render.scene import AnyShape, Path

_ARROW_ROOM: Final = 10
"""How much earlier a line ends that has a head at the gate."""


def forced(style: Style, state: State, move: Advance) -> Layers:
    """The only piece that may move, still standing, and where it must go."""
    here = lit(style, style.geometry.tile(move.origin))
    return stacked((_ahead(style, state, move, move.origin), Layers(tuple(here))))


def under_way(style: Style, state: State, move: Advance, hand: Airborne) -> Layers:
    """A piece between leaving and landing: what lies behind it and what ahead."""
    return stacked(
        (
            Layers(tuple(left_behind(style, hand.origin))),
            _ahead(style, state, move, hand.above),
            Layers(tuple(_behind(style, hand.origin, hand.above))),
        )
    )


def leapt(style: Style, over: Domain) -> Layers:
    """The piece that was passed."""
    return Layers(tuple(lit(style, style.geometry.tile(over))))


def own_dam_passed(style: Style, dam: tuple[Domain, ...]) -> Layers:
    """The dam that does not stop its own side, in plain wood."""
    colour = style.colours.wood
    # The piece in the air hides the room above the last of them.
    name = label(style, dam[:-1], told(LABELS["own-dam"]), style.theme.ink)
    return Layers(tuple(dam_ground(style, dam, colour)), (*dam_wall(style, dam, colour), name))


def landed(style: Style, origin: Domain, domain: Domain, sign: str = "") -> Layers:
    """Where the piece came from, its way, and where it stands; a sign says what holds there."""
    tile = style.geometry.tile(domain)
    under = (
        *left_behind(style, origin),
        *_behind(style, origin, domain),
        *lit(style, tile),
        *gold_ring(style, style.geometry.foot(domain)),
    )
    over = badge(style, badge_corner(style, domain), sign, style.theme.ink) if sign else ()
    return Layers(under, tuple(over), turns=turns_between(origin, domain))


def seized(style: Style, origin: Domain, domain: Domain) -> Layers:
    """As landed, but the piece does not stand."""
    under = (
        *left_behind(style, origin),
        *_behind(style, origin, domain),
        *lit(style, style.geometry.tile(domain)),
    )
    return Layers(under)


def left(style: Style, origin: Domain, seat: int, off: int) -> Layers:
    """The way out through the gate, and the piece's new place in its tray."""
    place = style.geometry.tray_place(seat, off - 1)
    under = (
        *left_behind(style, origin),
        *_behind(style, origin, OFF),
        *gold_ring(style, place, style.geometry.tray_piece),
    )
    return Layers(under)


def _ahead(style: Style, state: State, move: Advance, here: Domain) -> Layers:
    """The way still to go, dotted, and open corners at its end; a ghost if nobody stands there."""
    seat, target = state.to_move, move.target
    box: Box = room(style, target)
    under: list[AnyShape] = []
    if here < target:
        line = way(style.geometry, here, target)
        line = line.trimmed(RING, 0 if target == OFF else RING)
        under.append(Path(line.data, stroke=style.theme.paper, width=6.5))
        under.append(Path(line.data, stroke=style.theme.ink, width=3, dash=DOTTED))
    under.extend(corners(box, style.theme.ink))
    carried = state.raven.above if state.raven else None
    if target not in (OFF, carried) and not seat_on(state, target):
        under.extend(ghost(style, seat, style.geometry.foot(target)))
    return Layers(tuple(under), taken=frozenset((target,)), turns=turns_between(here, target))


def _behind(style: Style, origin: Domain, here: Domain) -> Iterator[AnyShape]:
    """The way already gone, with a bead for each domain passed."""
    if origin >= here:
        return
    line = way(style.geometry, origin, here)
    if here == OFF:
        yield from gold_arrow(style, line.trimmed(RING, _ARROW_ROOM))
    else:
        yield from gold_line(style, line.trimmed(RING, RING))
    for domain in range(origin + 1, here):
        yield bead(style, domain, style.theme.event, style.colours.edge)

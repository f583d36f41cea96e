"""The pictures of a piece on its way along the path, from setting out to landing or leaving."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from widgets_games.games.wetlands.drawing.dam_wall import dam_ground, dam_wall
from widgets_games.games.wetlands.drawing.geometry import Box
from widgets_games.games.wetlands.drawing.gold import gold_arrow, gold_line, gold_ring, lit
from widgets_games.games.wetlands.drawing.kit import Kit
from widgets_games.games.wetlands.drawing.labels import label
from widgets_games.games.wetlands.drawing.lines import way
from widgets_games.games.wetlands.drawing.marks import (
    DOTTED,
    RING,
    Layers,
    badge,
    badge_corner,
    bead,
    corners,
    left_behind,
    room,
    stacked,
    turns_between,
)
from widgets_games.games.wetlands.drawing.pieces import ghost, seat_on
from widgets_games.games.wetlands.rules.events import Advance, Airborne, State
from widgets_games.games.wetlands.rules.path import OFF, Domain
from widgets_games.games.wetlands.rules.sentences import LABELS
from widgets_games.render.scene import AnyShape, Path

_ARROW_ROOM: Final = 10
"""How much earlier a line ends that has a head at the gate."""


def forced(kit: Kit, state: State, move: Advance) -> Layers:
    """The only piece that may move, still standing, and where it must go."""
    here = lit(kit, kit.geometry.tile(move.origin))
    return stacked((_ahead(kit, state, move, move.origin), Layers(tuple(here))))


def under_way(kit: Kit, state: State, move: Advance, hand: Airborne) -> Layers:
    """A piece between leaving and landing: what lies behind it and what ahead."""
    return stacked(
        (
            Layers(tuple(left_behind(kit, hand.origin))),
            _ahead(kit, state, move, hand.above),
            Layers(tuple(_behind(kit, hand.origin, hand.above))),
        )
    )


def leapt(kit: Kit, over: Domain) -> Layers:
    """The piece that was passed."""
    return Layers(tuple(lit(kit, kit.geometry.tile(over))))


def own_dam_passed(kit: Kit, dam: tuple[Domain, ...]) -> Layers:
    """The dam that does not stop its own side, in plain wood."""
    colour = kit.tokens.wood
    # The piece in the air hides the room above the last of them.
    name = label(kit, dam[:-1], LABELS["own-dam"], kit.theme.ink)
    return Layers(tuple(dam_ground(kit, dam, colour)), (*dam_wall(kit, dam, colour), name))


def landed(kit: Kit, origin: Domain, domain: Domain, sign: str = "") -> Layers:
    """Where the piece came from, its way, and where it stands; a sign says what holds there."""
    tile = kit.geometry.tile(domain)
    under = (
        *left_behind(kit, origin),
        *_behind(kit, origin, domain),
        *lit(kit, tile),
        *gold_ring(kit, kit.geometry.foot(domain)),
    )
    over = badge(kit, badge_corner(kit, domain), sign, kit.theme.ink) if sign else ()
    return Layers(under, tuple(over), turns=turns_between(origin, domain))


def seized(kit: Kit, origin: Domain, domain: Domain) -> Layers:
    """As landed, but the piece does not stand."""
    under = (
        *left_behind(kit, origin),
        *_behind(kit, origin, domain),
        *lit(kit, kit.geometry.tile(domain)),
    )
    return Layers(under)


def left(kit: Kit, origin: Domain, seat: int, off: int) -> Layers:
    """The way out through the gate, and the piece's new place in its tray."""
    place = kit.geometry.tray_place(seat, off - 1)
    under = (
        *left_behind(kit, origin),
        *_behind(kit, origin, OFF),
        *gold_ring(kit, place, kit.geometry.tray_piece),
    )
    return Layers(under)


def _ahead(kit: Kit, state: State, move: Advance, here: Domain) -> Layers:
    """The way still to go, dotted, and open corners at its end; a ghost if nobody stands there."""
    seat, target = state.to_move, move.target
    box: Box = room(kit, target)
    under: list[AnyShape] = []
    if here < target:
        line = way(kit.geometry, here, target)
        line = line.trimmed(RING, 0 if target == OFF else RING)
        under.append(Path(line.data, stroke=kit.theme.paper, width=6.5))
        under.append(Path(line.data, stroke=kit.theme.ink, width=3, dash=DOTTED))
    under.extend(corners(box, kit.theme.ink))
    carried = state.raven.above if state.raven else None
    if target not in (OFF, carried) and not seat_on(state, target):
        under.extend(ghost(kit, seat, kit.geometry.foot(target)))
    return Layers(tuple(under), taken=frozenset((target,)), turns=turns_between(here, target))


def _behind(kit: Kit, origin: Domain, here: Domain) -> Iterator[AnyShape]:
    """The way already gone, with a bead for each domain passed."""
    if origin >= here:
        return
    line = way(kit.geometry, origin, here)
    if here == OFF:
        yield from gold_arrow(kit, line.trimmed(RING, _ARROW_ROOM))
    else:
        yield from gold_line(kit, line.trimmed(RING, RING))
    for domain in range(origin + 1, here):
        yield bead(kit, domain, kit.theme.event, kit.tokens.edge)

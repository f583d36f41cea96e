"""Marks on the board: each says what it means by its form, its colour only says it again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from widgets_games.games.wetlands.drawing.geometry import (
    FIELD_LEFT,
    FIELD_RIGHT,
    RIVER_PAD,
    TILE_CORNER,
)
from widgets_games.games.wetlands.drawing.lines import Way, way
from widgets_games.games.wetlands.drawing.pieces import ghost
from widgets_games.games.wetlands.drawing.style import Style
from widgets_games.games.wetlands.rules.path import OFF, SISSIRU, WIWUN, Domain, row_of
from widgets_games.games.wetlands.rules.sentences import domain_name
from widgets_games.render import marks
from widgets_games.render.geometry import Box, Point, heading, polar
from widgets_games.render.lettering import text_width
from widgets_games.render.scene import AnyShape, At, Ellipse, Path, Rect, Text

RING: Final = 20
"""Half the width of a ring at a piece's foot."""
DOTTED: Final = (1, 7)
DASHED: Final = (7, 6)
_HEAD: Final = marks.Head(11, 7)
_LABEL_MARGIN: Final = 8


class Layers(NamedTuple):
    """Marks, some drawn under the pieces and some over them.

    Attributes:
        under, over: the shapes.
        taken: domains whose emblem would be hidden.
        turns: the turns (10 and 20) that a line of these marks runs through.
    """

    under: tuple[AnyShape, ...] = ()
    over: tuple[AnyShape, ...] = ()
    taken: frozenset[Domain] = frozenset()
    turns: frozenset[Domain] = frozenset()


def stacked(layers: Iterable[Layers]) -> Layers:
    """Several marks together, the later ones in front."""
    under: list[AnyShape] = []
    over: list[AnyShape] = []
    taken: set[Domain] = set()
    turns: set[Domain] = set()
    for layer in layers:
        under.extend(layer.under)
        over.extend(layer.over)
        taken |= layer.taken
        turns |= layer.turns
    return Layers(tuple(under), tuple(over), frozenset(taken), frozenset(turns))


def turns_between(origin: Domain, target: Domain) -> frozenset[Domain]:
    """The turns on the way from one domain to another."""
    return frozenset(turn for turn in (10, 20) if origin <= turn < target)


def room(style: Style, domain: Domain) -> Box:
    """What is marked for a domain: its stone; for `OFF` the gate."""
    return style.geometry.gate.grown(-4) if domain == OFF else style.geometry.tile(domain)


def outlined(box: Box, colour: str, width: float = 3, dash: tuple[float, ...] = ()) -> Rect:
    """A line round a box."""
    return Rect(*box, TILE_CORNER, stroke=colour, width=width, dash=dash)


def corners(box: Box, colour: str) -> Iterator[AnyShape]:
    """Four open corners: a place to land. Reads apart from a closed outline without colour."""
    x, y = box.centre
    w, h, r, arm = box.w / 2 + 0.5, box.h / 2 + 0.5, TILE_CORNER, 15
    words = (
        f"M{x + sx * w:g},{y + sy * (h - arm):g} V{y + sy * (h - r):g} "
        f"Q{x + sx * w:g},{y + sy * h:g} {x + sx * (w - r):g},{y + sy * h:g} "
        f"H{x + sx * (w - arm):g}"
        for sx in (-1, 1)
        for sy in (-1, 1)
    )
    yield Path(" ".join(words), stroke=colour, width=3.6)


def foot_ring(
    style: Style, foot: Point, colour: str, width: float = 3, dash: tuple[float, ...] = ()
) -> Iterator[AnyShape]:
    """A ring on the ground, round a piece's foot."""
    x, y = foot
    yield Ellipse(x, y + 1, RING, RING * 0.36, fill=style.theme.paper, alpha=0.5)
    yield Ellipse(x, y + 1, RING, RING * 0.36, stroke=colour, width=width, dash=dash)


def left_behind(style: Style, domain: Domain) -> Iterator[AnyShape]:
    """Where a piece stood: a dashed ring."""
    yield from foot_ring(style, style.geometry.foot(domain), style.theme.ink, 1.8, (3, 5))


def selected(style: Style, domain: Domain) -> Iterator[AnyShape]:
    """The piece that has been chosen: a closed outline and a ring."""
    yield outlined(style.geometry.tile(domain), style.theme.focus)
    yield from foot_ring(style, style.geometry.foot(domain), style.theme.focus)


def movable(style: Style, domain: Domain) -> Iterator[AnyShape]:
    """A piece that may move: a ring at its foot."""
    yield from foot_ring(style, style.geometry.foot(domain), style.theme.legal, 3.4)


def landing(style: Style, domain: Domain, seat: int | None) -> Iterator[AnyShape]:
    """Where a piece may go: corners, light, and the piece as it would stand there.

    Args:
        style: where and in which colours.
        domain: where it would land; the gate for `OFF`.
        seat: whose piece would stand there; None where the enemy's still does.
    """
    box = room(style, domain)
    yield Rect(*box, TILE_CORNER, fill=style.theme.legal, alpha=0.12)
    yield from corners(box, style.theme.legal)
    if domain != OFF:
        foot = style.geometry.foot(domain)
        yield from foot_ring(style, foot, style.theme.legal)
        if seat:
            yield from ghost(style, seat, foot)


def route(
    style: Style, origin: Domain, target: Domain, colour: str, dash: tuple[float, ...] = ()
) -> Iterator[AnyShape]:
    """The steps of a move: a line along the water with a bead for each domain passed."""
    line = way(style.geometry, origin, target).trimmed(RING, 0 if target == OFF else RING)
    yield from _line(style, line, colour, dash)
    if target == OFF:
        yield arrow_head(line, colour)
    for domain in range(origin + 1, target):
        yield bead(style, domain, colour, style.theme.paper)


def blocked_route(
    style: Style, origin: Domain, target: Domain, dam: tuple[Domain, ...]
) -> Iterator[AnyShape]:
    """A route that stops at the face of a dam and goes on, faint, behind it."""
    geometry, colour = style.geometry, style.theme.refused
    before = way(geometry, origin, dam[0])
    behind = way(geometry, dam[-1], target)
    yield from _line(style, before.trimmed(RING, 36), colour, DOTTED)
    hidden = 36 if behind.parts[0].end[0] != behind.start[0] else 0
    yield from _line(style, behind.trimmed(hidden, RING), colour, DOTTED, 0.6)
    for domain in range(origin + 1, dam[0]):
        yield bead(style, domain, colour, style.theme.paper)
    for domain in range(dam[-1] + 1, target):
        yield bead(style, domain, style.colours.tile, colour)


def bead(style: Style, domain: Domain, fill: str, line: str) -> Ellipse:
    """A domain that is passed."""
    x, y = style.geometry.foot(domain)
    return Ellipse(x, y, 4.6, 4.6, fill=fill, stroke=line, width=1.6)


def arrow_head(line: Way, colour: str, edge: str | None = None) -> Path:
    """The head of an arrow whose shaft ends with the line."""
    degrees = heading(line.samples(3)[-2], line.end)
    tip = polar(_HEAD.length, degrees, line.end)
    return marks.arrow_head(tip, degrees, _HEAD, colour, (edge, 1.6) if edge else None)


def _line(
    style: Style, line: Way, colour: str, dash: tuple[float, ...], alpha: float = 1
) -> Iterator[AnyShape]:
    yield Path(line.data, stroke=style.theme.paper, width=6.5, alpha=alpha)
    yield Path(line.data, stroke=colour, width=3, dash=dash, alpha=alpha)


def badge(style: Style, corner: Point, sign: str, colour: str) -> Iterator[AnyShape]:
    """A round sign on the corner of a place: what it does."""
    return marks.badge(style.theme, At(*corner), SIGNS[sign], colour)


def badge_corner(style: Style, domain: Domain) -> Point:
    """Where a sign is put: the upper right corner of a place, at the gate above its word."""
    box = room(style, domain)
    return box.x + box.w - 7, box.y + (1 if domain == OFF else 7)


SIGNS: Final = {
    "cross": marks.CROSS,
    "shield": "M-4,-4.5 H4 V0 C4,3 1,4.6 0,5.2 C-1,4.6 -4,3 -4,0 Z",
    "stop": "M-2.2,-5.2 H2.2 L5.2,-2.2 V2.2 L2.2,5.2 H-2.2 L-5.2,2.2 V-2.2 Z M-2.6,0 H2.6",
    "wall": "M-5,-3.6 H5 M-5.4,0 H5.4 M-5,3.6 H5 M0,-3.6 V0 M-2.8,0 V3.6 M2.8,0 V3.6",
    "taken": "M0,-5 L3.6,4 H-3.6 Z",
    "gate": "M-4.5,4.5 V-4.5 M4.5,4.5 V-4.5 M-4.5,-1.6 H4.5 M-4.5,2 H4.5",
}
"""Signs in a circle of radius 7: what is drawn on a badge."""


# What is happening now: gold between two dark lines, never mistaken for a seat.


def lit(style: Style, box: Box) -> Iterator[AnyShape]:
    """A double line round a place where something happens."""
    edge, event = style.colours.edge, style.theme.event
    outline = Rect(*box.grown(1.5), TILE_CORNER + 1.5)
    return marks.traced(outline, (edge, 9), (event, 6.6), (edge, 1.8))


def gold_line(style: Style, line: Way) -> Iterator[AnyShape]:
    """A way that was gone."""
    return marks.two_tone(style, Path(line.data), 6.6, 3.6)


def gold_arrow(style: Style, line: Way) -> Iterator[AnyShape]:
    """A way that was gone, with an arrow's head."""
    yield from gold_line(style, line)
    yield arrow_head(line, style.theme.event, style.colours.edge)


def gold_ring(style: Style, foot: Point, scale: float = 1) -> Iterator[AnyShape]:
    """A ring at the foot of a piece that has just come to stand."""
    x, y = foot
    rx = RING * scale
    return marks.two_tone(style, Ellipse(x, y + 1, rx, rx * 0.36), 6, 3)


def label(style: Style, run: tuple[Domain, ...], words: str, colour: str) -> Text:
    """The name of what is marked on a run of domains.

    It stands on the dry ground above the run's first row. The names and signs of the bottom row's
    end leave no room there: a run that reaches it has its label below the names.
    """
    type_ = style.geometry.type
    row = [domain for domain in run if row_of(domain) == row_of(run[0])]
    tiles = [style.geometry.tile(domain) for domain in row]
    left, right = min(tile.x for tile in tiles), max(tile.x + tile.w for tile in tiles)
    half = text_width(words, type_.label, 600) / 2
    # Beyond the domains there are reeds.
    last: float = FIELD_RIGHT
    if row[-1] >= WIWUN - 1:
        y = style.geometry.board_y + style.geometry.board_h - _LABEL_MARGIN
    else:
        y = tiles[0].y - RIVER_PAD - 6
        if row_of(row[0]) == 2:
            name = text_width(domain_name(SISSIRU), type_.name, 600)
            last = style.geometry.centre(SISSIRU)[0] - name / 2 - _LABEL_MARGIN
    x = max(min((left + right) / 2, last - half), FIELD_LEFT - _LABEL_MARGIN + half)
    return Text(x, y, words, type_.label, 600, fill=colour)


def cursor(style: Style, box: Box) -> Iterator[AnyShape]:
    """The keyboard's place, outside of everything else."""
    return marks.cursor(style.theme, Rect(*box.grown(5), TILE_CORNER + 5))

"""What never moves: the board, the stream, the stones and numbers of the domains, empty trays."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from widgets_games.engine.language import say
from widgets_games.games.wetlands.drawing.emblems import EMBLEMS, rule_colour, tile_colour
from widgets_games.games.wetlands.drawing.geometry import (
    BOARD_W,
    BOARD_X,
    CORNER,
    NAMED_BELOW,
    PAGE_W,
    TILE_CORNER,
    TILE_LIFT,
)
from widgets_games.games.wetlands.drawing.stream import reeds, stream
from widgets_games.games.wetlands.drawing.style import BLACK, Style
from widgets_games.games.wetlands.rules.path import (
    EXITS,
    FIRST,
    KWAKWANI,
    LAST,
    ROW_LENGTH,
    SISSIRU,
    Domain,
)
from widgets_games.games.wetlands.rules.sentences import domain_name
from widgets_games.render.lettering import text_width
from widgets_games.render.scene import AnyShape, At, Ellipse, Gradient, Path, Rect, Text
from widgets_games.render.theme import mix

DOMAINS = range(FIRST, LAST + 1)


def ground(style: Style) -> Iterator[AnyShape]:
    """The ground, the back first."""
    yield Rect(0, 0, PAGE_W, style.geometry.page_h, fill=style.theme.paper)
    yield from _slab(style)
    yield from stream(style)
    yield from reeds(style)
    for domain in DOMAINS:
        yield from _stone(style, domain)
    for domain in DOMAINS:
        if domain % ROW_LENGTH:
            yield _chevron(style, domain)
    yield from _names(style)
    yield from _ends(style)
    for domain in EXITS:
        yield from exit_sign(style, domain, style.theme.paper, style.theme.ink)
    for seat in (1, 2):
        yield from _empty_tray(style, seat)


def _slab(style: Style) -> Iterator[AnyShape]:
    """The wooden board: its shadow, its thickness, its face, a few lines of grain."""
    theme, top, height = style.theme, style.geometry.board_y, style.geometry.board_h
    side = mix(theme.board_line, theme.board, 0.25)
    yield Rect(BOARD_X, top + 6, BOARD_W, height, CORNER, fill=theme.ink, alpha=0.10)
    yield Rect(BOARD_X, top + 4, BOARD_W, height, CORNER, fill=side)
    yield Rect(BOARD_X, top, BOARD_W, height, CORNER, fill=theme.board)
    for number, y in enumerate(range(7, round(height) - 3, 6)):
        bend = number * 5 % 7 - 3
        left, right = 28 + number * 37 % 60, 732 - number * 53 % 70
        level = top + y
        yield Path(
            f"M{left},{level:g} C{left + 190},{level + bend:g} {right - 230},{level - bend:g} "
            f"{right},{level:g}",
            stroke=theme.board_line,
            width=0.9,
            alpha=0.32,
        )
    yield Rect(
        BOARD_X + 0.75,
        top + 0.75,
        BOARD_W - 1.5,
        height - 1.5,
        CORNER - 0.75,
        stroke=theme.board_line,
        width=1.5,
    )


def _stone(style: Style, domain: Domain) -> Iterator[AnyShape]:
    colours = style.colours
    x, y, w, h = style.geometry.tile(domain)
    special = domain in NAMED_BELOW
    colour = tile_colour(style, domain) if special else colours.tile
    stops = (
        (0.0, mix(colour, colours.sheen, 0.5)),
        (0.45, colour),
        (1.0, mix(colour, colours.tile_edge, 0.22)),
    )
    yield Rect(x - 0.5, y + 5.5, w + 1, h, TILE_CORNER + 1, fill=BLACK, alpha=0.09)
    yield Rect(x, y + TILE_LIFT, w, h, TILE_CORNER, fill=colours.tile_edge)
    yield Rect(
        0,
        0,
        w,
        h,
        TILE_CORNER,
        fill=Gradient(0, 0, 0, h, stops),
        stroke=colours.tile_edge,
        at=At(x, y),
    )
    if special:
        yield from _rule(style, domain)


def _rule(style: Style, domain: Domain) -> Iterator[AnyShape]:
    """A safe domain has a double rule, the Raven's a broken one."""
    colour, tile = rule_colour(style, domain), style.geometry.tile(domain)
    outer = tile.grown(-1.5)
    if domain == KWAKWANI:
        yield Rect(*outer, TILE_CORNER - 1, stroke=colour, width=2.4, dash=(6, 5))
        return
    yield Rect(*outer, TILE_CORNER - 1, stroke=colour, width=2.4)
    yield Rect(*tile.grown(-5), TILE_CORNER - 4, stroke=colour)


def _chevron(style: Style, domain: Domain) -> Path:
    """In the gap after a domain: which way the water runs."""
    here, y = style.geometry.centre(domain)
    there, _ = style.geometry.centre(domain + 1)
    x, side = (here + there) / 2, 1 if there > here else -1
    return Path(
        f"M{x - 2 * side:g},{y - 5:g} L{x + 2.6 * side:g},{y:g} L{x - 2 * side:g},{y + 5:g}",
        stroke=style.theme.ink_soft,
        width=1.8,
    )


def _names(style: Style) -> Iterator[AnyShape]:
    """The names of the special domains, those of the bottom row on one line or two."""
    geometry = style.geometry
    lowered, drop = geometry.lowered
    lines = (
        ((SISSIRU,), 0.0),
        (tuple(n for n in NAMED_BELOW if n != SISSIRU and n not in lowered), 0.0),
        (tuple(n for n in NAMED_BELOW if n in lowered), drop),
    )
    for line, lower in lines:
        for domain, x in _spread(style, line):
            tile = geometry.tile(domain)
            y = tile.y + tile.h + geometry.name_dy + lower
            yield Text(x, y, domain_name(domain), geometry.type.name, 600, fill=style.theme.ink)


def _spread(style: Style, line: tuple[Domain, ...]) -> list[tuple[Domain, float]]:
    """Where the names of a line stand: below their domains, moved aside where they would meet."""
    size = style.geometry.type.name
    places: list[float] = []
    shift = free = 0.0
    for domain in line:
        half = text_width(domain_name(domain), size, 600) / 2
        home = style.geometry.centre(domain)[0]
        places.append(max(home, free + half))
        shift = max(shift, places[-1] - home)
        free = places[-1] + half + size * 0.75
    return [(domain, x - shift / 2) for domain, x in zip(line, places, strict=True)]


def _ends(style: Style) -> Iterator[AnyShape]:
    """Start at the left of the top row, Off at the right of the bottom row."""
    geometry, theme = style.geometry, style.theme
    size, inset = geometry.type.ends, geometry.ends_x
    for x, y, word in (
        (inset, geometry.row_y(0), say("Start")),
        (PAGE_W - inset, geometry.row_y(2), say("Off")),
    ):
        yield Text(x, y - 9, word, size, 600, fill=theme.ink)
        yield Path(f"M{x - 14:g},{y + 3:g} h24", stroke=theme.ink, width=2.8)
        yield Path(f"M{x + 16:g},{y + 3:g} l-9,-6 v12 Z", fill=theme.ink)


def exit_sign(style: Style, domain: Domain, fill: str, ink: str) -> Iterator[AnyShape]:
    """A sign above a domain: the only throw that leaves the board from there."""
    size = style.geometry.type.exit
    tile, scale = style.geometry.tile(domain), size / 13
    w, h = 30 * scale, 17 * scale
    x, y = tile.x + tile.w - w / 2 + 1, tile.y - style.geometry.exit_dy
    yield Rect(x - w / 2, y - h / 2, w, h, h / 2, fill=fill, stroke=ink, width=1.4)
    yield Text(x - w * 0.17, y + size * 0.36, str(EXITS[domain]), size, 700, fill=ink)
    yield Path("M2,0 h7 M6,-3.2 l3.2,3.2 l-3.2,3.2", stroke=ink, width=1.6, at=At(x, y, scale))


def _empty_tray(style: Style, seat: int) -> Iterator[AnyShape]:
    theme, colours, tray = style.theme, style.colours, style.geometry.tray(seat)
    side = mix(theme.board_line, theme.board, 0.25)
    yield Rect(tray.x, tray.y + 4, tray.w, tray.h, 12, fill=side)
    yield Rect(*tray, 12, fill=theme.board, stroke=theme.board_line, width=1.4)
    well = tray.grown(-6)
    hollow = Gradient(
        0,
        well.y,
        0,
        well.y + well.h,
        ((0, colours.well_top), (0.4, colours.well), (1, colours.well)),
    )
    yield Rect(*well, 8, fill=hollow)
    scale = style.geometry.tray_piece
    for number in range(5):
        x, y = style.geometry.tray_place(seat, number)
        yield Ellipse(x, y + 1, 16 * scale, 5.4 * scale, fill=colours.dish)
        inner = mix(colours.dish, colours.well, 0.55)
        yield Ellipse(x, y + 2, 14.5 * scale, 4.2 * scale, fill=inner)


@cache
def numbers(style: Style) -> tuple[AnyShape, ...]:
    """The numbers of the domains, drawn over the marks so that they can always be read.

    A special domain's stands on a tab of its colour.
    """
    return tuple(_numbers(style))


def _numbers(style: Style) -> Iterator[AnyShape]:
    geometry, size = style.geometry, style.geometry.type.number
    for domain in DOMAINS:
        if domain in EMBLEMS:
            yield from _number_tab(style, domain)
        else:
            tile = geometry.tile(domain)
            x, y = tile.x + 3.5, tile.y + geometry.number_dy
            yield Text(x, y, str(domain), size, 400, "start", fill=style.theme.ink_soft)


def _number_tab(style: Style, domain: Domain) -> Iterator[AnyShape]:
    size, tile = style.geometry.type.number, style.geometry.tile(domain)
    w, h = size * 1.66, size * (1.3 if size < 20 else 1.1)
    x, y = tile.x + 0.3, tile.y + 0.3
    ground = tile_colour(style, domain, 0.5)
    yield Rect(x, y, w, h, 6, fill=ground, stroke=rule_colour(style, domain), width=1.6)
    middle = x + w / 2
    yield Text(middle, y + h / 2 + size * 0.36, str(domain), size, 600, fill=style.theme.ink)

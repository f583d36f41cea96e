"""The numbers of the domains, drawn over the marks so that they can always be read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from widgets_games.games.wetlands.drawing.emblems import EMBLEMS, rule_colour, tile_colour
from widgets_games.games.wetlands.drawing.style import Style
from widgets_games.games.wetlands.rules.path import FIRST, LAST, Domain
from widgets_games.render.scene import AnyShape, Rect, Text


@cache
def numbers(style: Style) -> tuple[AnyShape, ...]:
    """All thirty; a special domain's stands on a tab of its colour."""
    return tuple(_numbers(style))


def _numbers(style: Style) -> Iterator[AnyShape]:
    geometry, size = style.geometry, style.geometry.type.number
    for domain in range(FIRST, LAST + 1):
        if domain in EMBLEMS:
            yield from _tab(style, domain)
        else:
            tile = geometry.tile(domain)
            x, y = tile.x + 3.5, tile.y + geometry.number_dy
            yield Text(x, y, str(domain), size, 400, "start", fill=style.theme.ink_soft)


def _tab(style: Style, domain: Domain) -> Iterator[AnyShape]:
    size, tile = style.geometry.type.number, style.geometry.tile(domain)
    w, h = size * 1.66, size * (1.3 if size < 20 else 1.1)
    x, y = tile.x + 0.3, tile.y + 0.3
    ground = tile_colour(style, domain, 0.5)
    yield Rect(x, y, w, h, 6, fill=ground, stroke=rule_colour(style, domain), width=1.6)
    middle = x + w / 2
    yield Text(middle, y + h / 2 + size * 0.36, str(domain), size, 600, fill=style.theme.ink)

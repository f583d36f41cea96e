"""Figures laid over the board, as the odds of each place: a tint, and what is written there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from widgets_games.engine.language import language
from widgets_games.games.rowan.drawing.choice_marks import cell_named
from widgets_games.games.rowan.drawing.geometry import (
    CELL_W,
    PANEL_RIGHT,
    PANEL_W,
    PLATE_RX,
    PLATE_RY,
    ZONE_NAME_Y,
)
from widgets_games.games.rowan.drawing.style import Style
from widgets_games.games.rowan.rules.cells import Cell
from widgets_games.render.board import Figure, Figures
from widgets_games.render.geometry import Point
from widgets_games.render.lettering import Face, text_width, wrap, written
from widgets_games.render.scene import AnyShape, Ellipse, Rect

_DEEPEST: Final = 0.65
"""A larger share is tinted no deeper: the figure must stay legible."""
_SAMPLES: Final = (0.05, 0.2, 0.4, 0.6)
_SKY: Final[Point] = (772, ZONE_NAME_Y + 1)
_SKY_ROOM: Final = 46


def on_plates(style: Style, figures: Figures, standing: Mapping[Cell, int]) -> Iterator[AnyShape]:
    """The figures of empty cells: written on their plates."""
    for figure in figures.figures:
        cell = cell_named(figure.place)
        if cell is not None and not standing.get(cell):
            x, y = style.geometry.plate(cell)
            yield from _tinted(style, (x, y), (PLATE_RX - 1.6, PLATE_RY - 1.6), figure.share)
            yield _figure(style, (x, y), figure)


def beside_piles(
    style: Style, figures: Figures, standing: Mapping[Cell, int]
) -> Iterator[AnyShape]:
    """The figures of cells with a pile: on a tab at its foot; that of the Sky in the Sky."""
    for figure in figures.figures:
        cell = cell_named(figure.place)
        if cell is not None and standing.get(cell):
            x, y = style.geometry.plate(cell)
            yield from _tab(style, (x, y + PLATE_RY - 4), figure, CELL_W - 20)
        elif figure.place == "sky":
            yield from _tab(style, _SKY, figure, _SKY_ROOM)


def legend(style: Style, figures: Figures, top: float) -> Iterator[AnyShape]:
    """What the figures are figures of, and how deep a tint means how much."""
    size, ink = style.geometry.type.small, style.theme.ink_soft
    y = top + 10
    for words in wrap(figures.title, size, PANEL_W):
        yield written((PANEL_RIGHT, y), words, Face(size), ink, "start")
        y += 21 * style.geometry.lead
    y += 12
    for number, share in enumerate(_SAMPLES):
        x = PANEL_RIGHT + 24 + number * 50
        yield from _tinted(style, (x, y), (22, 15), share)
    y += 32
    least, most = language().percent(_SAMPLES[0]), language().percent(_SAMPLES[-1])
    yield written((PANEL_RIGHT + 3, y), least, Face(size), ink, "start")
    yield written((PANEL_RIGHT + 196, y), most, Face(size), ink, "end")


def _tinted(
    style: Style, middle: Point, radii: tuple[float, float], share: float
) -> Iterator[AnyShape]:
    place = *middle, *radii
    yield Ellipse(*place, fill=style.colours.plate)
    yield Ellipse(*place, fill=style.colours.water, alpha=_depth(share))
    yield Ellipse(*place, stroke=style.theme.legal, width=style.stroke(2.4))


def _figure(style: Style, middle: Point, figure: Figure) -> AnyShape:
    size = style.geometry.type.body + 1.5
    while text_width(figure.text, size, 700) > 2 * PLATE_RX - 8:
        size -= 0.5
    return written(middle, figure.text, Face(size, 700), style.theme.ink)


def _tab(style: Style, middle: Point, figure: Figure, room: float) -> Iterator[AnyShape]:
    size = style.geometry.type.small
    while text_width(figure.text, size, 700) > room:
        size -= 0.5
    x, y = middle
    width = text_width(figure.text, size, 700) + 14
    box = round(x - width / 2, 1), y - size * 0.72, width, size * 1.44
    yield Rect(*box, size * 0.72, fill=style.colours.plate)
    yield Rect(*box, size * 0.72, fill=style.colours.water, alpha=_depth(figure.share))
    yield Rect(*box, size * 0.72, stroke=style.theme.legal, width=style.stroke(1.8))
    yield written(middle, figure.text, Face(size, 700), style.theme.ink)


def _depth(share: float) -> float:
    return round(0.06 + 0.62 * min(share, _DEEPEST) / _DEEPEST, 2)

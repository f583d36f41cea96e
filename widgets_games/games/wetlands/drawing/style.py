"""The style of this board: its own colours by light and by dark, and what a look means."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from widgets_games.games.wetlands.drawing.geometry import LARGE, NORMAL, Geometry
from widgets_games.games.wetlands.rules.path import KRIKI, KWAKWANI, LLANSAE, SISSIRU, WIWUN, Domain
from widgets_games.render.board import Look
from widgets_games.render.style import Colours as BoardColours
from widgets_games.render.style import Palette, side_by_side, styled
from widgets_games.render.style import Style as BoardStyle


@dataclass(frozen=True, slots=True)
class Tint:
    """The colours of a special domain: its own, and a deeper one for its emblem and thin lines."""

    colour: str
    ink: str


@dataclass(frozen=True, slots=True)
class Colours(BoardColours):
    """Colours by what they paint.

    Attributes:
        water, shallow, water_line, lily, reed: the stream and what grows there.
        tile, tile_edge, sheen: a domain, its thickness and its light.
        wood, wood_dark, ivory: sticks and bulrushes.
        log, log_edge: Meracahe's Dam.
        well_top, well, dish: a tray, its hollow and the places in it.
        shade: shadows, and how dark they are.
        tint: how much of a special domain's colour its tile takes.
        special: the colours of the special domains.
    """

    water: str
    shallow: str
    water_line: str
    lily: str
    reed: str
    tile: str
    tile_edge: str
    sheen: str
    wood: str
    wood_dark: str
    ivory: str
    log: str
    log_edge: str
    well_top: str
    well: str
    dish: str
    shade: float
    tint: float
    special: tuple[tuple[Domain, Tint], ...]

    def of(self, domain: Domain) -> Tint:
        """The colours of a special domain."""
        return dict(self.special)[domain]


WHITE: Final = "#FFFFFF"
BLACK: Final = "#000000"

PALETTE: Final = Palette(
    *side_by_side(
        Colours,
        water=("#CFE0DF", "#223C47"),
        shallow=("#E3EDE8", "#2E4B55"),
        water_line=("#94B4B5", "#45697A"),
        lily=("#A9C0A0", "#3C5A50"),
        reed=("#8E9A6B", "#64724F"),
        tile=("#FAF3E4", "#37414A"),
        tile_edge=("#CDBD9C", "#20272D"),
        sheen=("#FFFFFF", "#4A5660"),
        wood=("#8A6845", "#8F704E"),
        wood_dark=("#5E452C", "#5A4630"),
        ivory=("#FBF1D8", "#F1E6CB"),
        log=("#A2523A", "#9A5344"),
        log_edge=("#5C130D", "#3A1512"),
        well_top=("#D8C8A6", "#1F262C"),
        well=("#EADFC8", "#283039"),
        dish=("#CDBC99", "#171D22"),
        edge=("#22303A", "#12171B"),
        shade=(0.16, 0.34),
        tint=(0.26, 0.30),
        special=(
            (
                (SISSIRU, Tint("#C0453B", "#86291F")),
                (WIWUN, Tint("#E2B13C", "#8A5F00")),
                (KWAKWANI, Tint("#3E7CB1", "#1F4E79")),
                (KRIKI, Tint("#3F8F5B", "#1F5C3A")),
                (LLANSAE, Tint("#9CC48A", "#4C7A3F")),
            ),
            (
                (SISSIRU, Tint("#C0453B", "#F0A39B")),
                (WIWUN, Tint("#E2B13C", "#F1CF7A")),
                (KWAKWANI, Tint("#3E7CB1", "#A5CBEC")),
                (KRIKI, Tint("#3F8F5B", "#8FD3A8")),
                (LLANSAE, Tint("#9CC48A", "#C6E3B8")),
            ),
        ),
    )
)

Style: TypeAlias = BoardStyle[Geometry, Colours]


@lru_cache(maxsize=8)
def style_of(look: Look) -> Style:
    """What a look means for this board."""
    return styled(look, LARGE if look.large else NORMAL, PALETTE)

"""The style of this board: its own colours by light and by dark, and what a look means."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from widgets_games.games.rowan.drawing.geometry import Geometry, geometry_of
from widgets_games.render.board import Look
from widgets_games.render.style import Colours as BoardColours
from widgets_games.render.style import Palette, side_by_side, styled
from widgets_games.render.style import Style as BoardStyle


@dataclass(frozen=True, slots=True)
class Colours(BoardColours):
    """Colours by what they paint.

    Attributes:
        frame, frame_edge, lane, plate, plate_deep: the board, its lanes, and the plates of cells.
        sky_top, sky_low, sky_line, socket: the Sky and the places of those who are saved.
        far, hill, earth, earth_low, earth_line: the land.
        hollow, hollow_low, trench: the Pit, the Cave and the Ground.
        ivory, ivory_side, ivory_dark, ivory_edge, ivory_ink: light pieces.
        bear, bear_side, bear_dark, bear_edge, bear_rim, bear_ink: the Bear's pieces.
        leaf, leaf_dark, bark, berry, berry_dark: the branch.
        die, on_event: a die, and its pips.
        lit, event_ink: what happens now: its ground, and writing on it.
        card: what words stand on.
        water: how likely something is, the more of it the likelier.
        shadow: shadows.
    """

    frame: str
    frame_edge: str
    lane: str
    plate: str
    plate_deep: str
    sky_top: str
    sky_low: str
    sky_line: str
    socket: str
    far: str
    hill: str
    earth: str
    earth_low: str
    earth_line: str
    hollow: str
    hollow_low: str
    trench: str
    ivory: str
    ivory_side: str
    ivory_dark: str
    ivory_edge: str
    ivory_ink: str
    bear: str
    bear_side: str
    bear_dark: str
    bear_edge: str
    bear_rim: str
    bear_ink: str
    leaf: str
    leaf_dark: str
    bark: str
    berry: str
    berry_dark: str
    die: str
    on_event: str
    lit: str
    event_ink: str
    card: str
    water: str
    shadow: str


PALETTE: Final = Palette(
    *side_by_side(
        Colours,
        frame=("#E4D3B3", "#232A31"),
        frame_edge=("#A48D64", "#5E6B77"),
        lane=("#F7EFDF", "#303A43"),
        plate=("#FCF7EA", "#3A4550"),
        plate_deep=("#EFE3CB", "#2A333C"),
        sky_top=("#C5DAE4", "#141B2B"),
        sky_low=("#F0F1E8", "#2B3A48"),
        sky_line=("#8FABB8", "#4F6472"),
        socket=("#5B7A8A", "#7C93A1"),
        far=("#F1E8D6", "#242B32"),
        hill=("#DCCCA6", "#35332D"),
        earth=("#E6D6B5", "#2E2C28"),
        earth_low=("#D2BC92", "#23211E"),
        earth_line=("#A98F60", "#6B6151"),
        hollow=("#4F3D2F", "#100E0D"),
        hollow_low=("#A88C66", "#443C33"),
        trench=("#CDB68A", "#1F1D1A"),
        ivory=("#FFFBEF", "#F6EDD6"),
        ivory_side=("#EADDBE", "#D6C69F"),
        ivory_dark=("#CDB98F", "#A8956B"),
        ivory_edge=("#3A2D20", "#15100B"),
        ivory_ink=("#2B2118", "#2B2118"),
        bear=("#2A1C15", "#1A110C"),
        bear_side=("#5A4031", "#3A281D"),
        bear_dark=("#33231B", "#1A110C"),
        bear_edge=("#160D09", "#0B0604"),
        bear_rim=("#C19B73", "#C39A70"),
        bear_ink=("#FBF0DA", "#FBF0DA"),
        leaf=("#6C8F5E", "#5F8A5A"),
        leaf_dark=("#4A6A44", "#83AE78"),
        bark=("#6B543F", "#8D7460"),
        berry=("#C23B2C", "#E2604F"),
        berry_dark=("#8B2219", "#8B2A20"),
        die=("#FFFDF6", "#F6EDD6"),
        on_event=("#22303A", "#22303A"),
        lit=("#F6E4B4", "#47412E"),
        edge=("#6B4E00", "#14110A"),
        event_ink=("#6B4E00", "#FFD257"),
        card=("#FFFDF7", "#262E36"),
        water=("#3D7896", "#2469A0"),
        shadow=("#22303A", "#000000"),
    )
)

Style: TypeAlias = BoardStyle[Geometry, Colours]


@lru_cache(maxsize=64)
def style_of(look: Look, rows: int) -> Style:
    """What a look means for a board with this number of rows."""
    return styled(look, geometry_of(rows, look.large), PALETTE, 1.3 if look.large else 1)

"""The style of this board: its own colours by light and by dark, and what a look means."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from widgets_games.games.ohwahree.drawing.geometry import LARGE, NORMAL, Geometry
from widgets_games.render.board import Look
from widgets_games.render.scene import Gradient
from widgets_games.render.style import Colours as BoardColours
from widgets_games.render.style import Palette, side_by_side, styled
from widgets_games.render.style import Style as BoardStyle


@dataclass(frozen=True, slots=True)
class Tone:
    """Two ends of a gradient: towards the light, and away from it."""

    near: str
    far: str

    @lru_cache(maxsize=128)  # noqa: B019 - there are a few dozen tones, and they stay
    def over(self, half: float, x: float = 0, y: float = 0) -> Gradient:
        """Light from the upper left over a square, from its middle and half of its side."""
        stops = ((0, self.near), (1, self.far))
        return Gradient(x - half * 0.6, y - half, x + half * 0.6, y + half, stops)


@dataclass(frozen=True, slots=True)
class Colours(BoardColours):
    """Colours by what they paint.

    Attributes:
        wood, disc, grain: the board, the lighter disc in its middle, and the lines of its grain.
        rim, lip, wall, floor, carve: a pit's rim, its lit edge, its depth, and the shade in it.
        band: the track of the owners' markers.
        walnut, bowl: the board's edge and the hand; the hand's hollow.
        card, halo: what figures stand on; the line that keeps marks apart from what is below.
        on_event: writing on such a mark.
        ghost: the outline of a pebble that is not there.
        shadow, gloss, stone_line: the shadow and the shine of things, and the edge of pebbles.
        stones: the tones of pebbles.
        on_seats: writing on the colours of the seats.
        tint: how much of its owner's colour the track beside a pit takes.
        lip_alpha, grain_alpha: how strong these lines are.
    """

    wood: Tone
    disc: str
    grain: str
    rim: Tone
    lip: str
    wall: Tone
    floor: Tone
    carve: str
    band: str
    walnut: Tone
    bowl: Tone
    card: str
    halo: str
    on_event: str
    ghost: str
    shadow: str
    gloss: str
    stone_line: str
    stones: tuple[Tone, ...]
    on_seats: tuple[str, str, str, str]
    tint: float
    lip_alpha: float
    grain_alpha: float

    def on_seat(self, seat: int) -> str:
        """The colour of writing on a seat's colour."""
        return self.on_seats[seat - 1]


PALETTE: Final = Palette(
    *side_by_side(
        Colours,
        wood=(Tone("#F6EEDD", "#E6D7B9"), Tone("#303942", "#252C34")),
        disc=("#F3EAD8", "#2E3740"),
        grain=("#B9A98A", "#55616C"),
        rim=(Tone("#AF9A70", "#FFFAEC"), Tone("#1A2025", "#566471")),
        lip=("#FFFAEC", "#566471"),
        wall=(Tone("#86693F", "#CFB88E"), Tone("#0F1418", "#222A32")),
        floor=(Tone("#AD9163", "#CDB68A"), Tone("#12171C", "#20282F")),
        carve=("#5A4320", "#000000"),
        band=("#DCCCAB", "#20272E"),
        walnut=(Tone("#A9805A", "#6E4E31"), Tone("#7B6449", "#4A3A29")),
        bowl=(Tone("#C7A273", "#E3C89B"), Tone("#2C241B", "#41362A")),
        card=("#FFFDF8", "#12171C"),
        halo=("#FFFDF8", "#141A1F"),
        edge=("#22303A", "#10151A"),
        on_event=("#22303A", "#1B2127"),
        ghost=("#22303A", "#ECE7DC"),
        shadow=("#3A2A10", "#000000"),
        gloss=("#FFFFFF", "#FFFFFF"),
        stone_line=("#2A3035", "#0C1013"),
        stones=(
            (
                Tone("#8E9DA8", "#4C5A65"),
                Tone("#DCE0DF", "#9AA4A8"),
                Tone("#6F767B", "#363D42"),
                Tone("#BC9079", "#7C513E"),
                Tone("#B3C1C6", "#6D828C"),
                Tone("#A9AB9B", "#6A6E5C"),
            ),
            (
                Tone("#A9B8C3", "#667682"),
                Tone("#E4E7E5", "#A5AEB1"),
                Tone("#8C949A", "#545C62"),
                Tone("#CFA58F", "#916653"),
                Tone("#C1CFD4", "#7B909A"),
                Tone("#BDBFAF", "#7F8370"),
            ),
        ),
        on_seats=(
            ("#FFFFFF", "#22303A", "#FFFFFF", "#FFFFFF"),
            ("#1B2127", "#1B2127", "#1B2127", "#1B2127"),
        ),
        tint=(0.36, 0.30),
        lip_alpha=(0.16, 0.07),
        grain_alpha=(0.26, 0.16),
    )
)

Style: TypeAlias = BoardStyle[Geometry, Colours]


@lru_cache(maxsize=8)
def style_of(look: Look) -> Style:
    """What a look means for this board."""
    return styled(look, LARGE if look.large else NORMAL, PALETTE)

"""The colours and type that all boards share; a game adds tokens of its own beside its board."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

FONT = "Inter, 'Source Sans 3', 'Segoe UI', system-ui, sans-serif"


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours by what they mean, as `#RRGGBB`.

    Attributes:
        name: `light` or `dark`.
        paper, card: the page, and what lies on it: cards, buttons, lists.
        board, board_line: the board and its lines.
        ink, ink_soft: text and text that may stand back.
        focus, legal, refused, event: chosen, allowed, refused, and what is happening now.
        legal_text: allowed, in letters, which need more contrast than a mark.
        on_focus, on_event: text on these colours.
        event_wash: the colour of what happens now behind other text.
        seats: one colour a seat.
    """

    name: str
    paper: str
    board: str
    board_line: str
    ink: str
    ink_soft: str
    focus: str
    legal: str
    refused: str
    event: str
    card: str
    legal_text: str
    on_focus: str
    on_event: str
    event_wash: str
    seats: tuple[str, str, str, str]


LIGHT = Theme(
    "light",
    paper="#FBF7EF",
    board="#EFE4CF",
    board_line="#B9A98A",
    ink="#22303A",
    ink_soft="#5B6770",
    focus="#0B6BCB",
    legal="#1E8A5A",
    refused="#B3261E",
    event="#F2B705",
    card="#FFFDF8",
    legal_text="#17704A",
    on_focus="#FFFFFF",
    on_event="#22303A",
    event_wash="#FDF0C4",
    seats=("#6A3FA0", "#D99A00", "#0A6FB5", "#1B7F5C"),
)
DARK = Theme(
    "dark",
    paper="#1B2127",
    board="#2A323A",
    board_line="#55616C",
    ink="#ECE7DC",
    ink_soft="#A9B2B8",
    focus="#7CC0FF",
    legal="#5BD6A0",
    refused="#FF8A80",
    event="#FFD257",
    card="#222A31",
    legal_text="#5BD6A0",
    on_focus="#10161B",
    on_event="#22303A",
    event_wash="#403A22",
    seats=("#B58CF0", "#FFC845", "#63B8F2", "#5FD0A5"),
)
THEMES = {theme.name: theme for theme in (LIGHT, DARK)}

SHADE_PERCENT: Final = 12
"""How opaque the ink is where it only shades the page."""


def css_variables(theme: Theme) -> dict[str, str]:
    """The colours of a page as custom properties of CSS, as in `--wg-board-line: #B9A98A`.

    The seats' colours are not among them: only drawings use these.
    """
    colours = {
        f"--wg-{field.name.replace('_', '-')}": getattr(theme, field.name)
        for field in fields(theme)
        if field.name not in ("name", "seats")
    }
    red, green, blue = _channels(theme.ink)
    shade = f"rgb({red} {green} {blue} / {SHADE_PERCENT}%)"
    return {**colours, "--wg-shade": shade}


def mix(one: str, other: str, share: float) -> str:
    """A colour between two `#RRGGBB` colours, with this share (0 to 1) of the other."""
    pairs = zip(_channels(one), _channels(other), strict=True)
    red, green, blue = (round(a + (b - a) * share) for a, b in pairs)
    return f"#{red:02X}{green:02X}{blue:02X}"


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)

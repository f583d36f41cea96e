"""The drawing of Rowan can be read in both themes: writing on what it stands on, marks on lanes."""

from __future__ import annotations

import pytest

from widgets_games.games.rowan.drawing.style import PALETTE
from widgets_games.render.theme import DARK, LIGHT, Theme, mix

BOTH = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
DEEPEST_TINT = 0.68


def luminance(colour: str) -> float:
    """How light a colour is, as WCAG measures it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@BOTH
def test_writing_can_be_read_on_what_it_stands_on(theme: Theme) -> None:
    """Captions, counts, heights of piles, the agenda, refusals, and figures on the deepest tint."""
    colours = PALETTE.of(theme)
    pairs = {
        "caption": (theme.ink, theme.paper),
        "whose turn": (theme.ink_soft, theme.paper),
        "columns": (theme.ink_soft, theme.board),
        "zones": (theme.ink_soft, mix(colours.sky_top, colours.sky_low, 0.75)),
        "Ground": (theme.ink, mix(colours.trench, colours.earth, 0.5)),
        "Cave": (theme.ink, colours.hill),
        "light pile": (colours.ivory_ink, colours.ivory),
        "Bear pile": (colours.bear_ink, colours.bear),
        "now": (theme.ink, colours.lit),
        "news": (colours.event_ink, theme.paper),
        "news on a lane": (colours.event_ink, colours.lit),
        "refused": (theme.refused, colours.card),
        "lens": (theme.ink, colours.card),
        "figure": (theme.ink, mix(colours.plate, colours.water, DEEPEST_TINT)),
    }
    found = {name: round(contrast(*pair), 2) for name, pair in pairs.items()}
    assert all(value >= 4.5 for value in found.values()), found


@BOTH
def test_marks_stand_out_from_what_is_below_them(theme: Theme) -> None:
    """Rings and lines on plates and lanes, and the pale rim of every Bear piece."""
    colours = PALETTE.of(theme)
    pairs = {
        "legal": (theme.legal, colours.lane),
        "selected": (theme.focus, colours.lane),
        "refused": (theme.refused, colours.lane),
        "now": (colours.edge if theme is LIGHT else theme.event, colours.lane),
        "light piece": (colours.ivory_edge if theme is LIGHT else colours.ivory, colours.lane),
        "Bear's rim": (colours.bear_rim, colours.bear),
    }
    found = {name: round(contrast(*pair), 2) for name, pair in pairs.items()}
    assert all(value >= 3 for value in found.values()), found

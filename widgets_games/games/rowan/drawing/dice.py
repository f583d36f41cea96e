"""Dice: as they stand above the columns, on the agenda, and beside a piece on the Ground."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from widgets_games.games.rowan.drawing.style import Style
from widgets_games.games.rowan.rules.cells import BLANK
from widgets_games.games.rowan.rules.state import Face
from widgets_games.render.geometry import Point
from widgets_games.render.scene import AnyShape, Path, Rect

_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    BLANK: (),
}
_CASTS: Final = 27
"""Smaller dice cast no shadow."""
_DONE: Final = 0.42


class Die(NamedTuple):
    """A die.

    Attributes:
        face: what it shows; None before it is rolled.
        state: `flat` above a column, `wait`, `now` or `done`.
    """

    face: Face | None
    state: str = "wait"


def die(style: Style, middle: Point, size: float, shown: Die) -> Iterator[AnyShape]:
    """A die of that size, its side, about a point."""
    face, state = shown
    colours, theme = style.colours, style.theme
    left, top = middle[0] - size / 2, middle[1] - size / 2
    box, corner = (left, top, size, size), size * 0.2
    if face is None:
        yield Rect(*box, corner, stroke=theme.ink_soft, width=style.stroke(1.6), dash=(4, 4))
        return
    if state in ("wait", "now") and size > _CASTS:
        moved = left + 1.6, top + 2.4, size, size
        yield Rect(*moved, corner, fill=colours.shadow, alpha=0.13)
    alpha = _DONE if state == "done" else 1
    if state == "flat":
        yield Rect(
            *box, corner, fill=colours.plate, stroke=colours.frame_edge, width=style.stroke(1.2)
        )
    else:
        fill = theme.event if state == "now" else colours.die
        if face == BLANK and state != "now":
            fill = theme.paper
        width = style.stroke(2.4 if state == "now" else 1.4)
        yield Rect(*box, corner, fill=fill, stroke=_edge(style, state), width=width, alpha=alpha)
    pip = theme.ink if state == "flat" else colours.on_event
    if face != BLANK:
        # Dots are the round ends of lines without length: one path for all of them.
        x, y, apart = *middle, size * 0.25
        dots = (f"M{x + i * apart:.1f},{y + j * apart:.1f} h0.01" for i, j in _PIPS[face])
        yield Path(" ".join(dots), stroke=pip, width=size * 0.186, alpha=alpha)


def _edge(style: Style, state: str) -> str:
    if style.theme.name == "dark" and state != "now":
        return style.theme.ink_soft
    return style.colours.on_event

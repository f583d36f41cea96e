"""How large a picture is shown in a page."""

from __future__ import annotations

from typing import Final

MOST_HEIGHT: Final = 728
"""How high a picture is shown at most, in pixels of the page: a reader sees all of it at once."""


def shown_width(width: float, height: float, at_most: float | None = None) -> float:
    """How wide a picture is shown, in pixels of the page: a high one is narrower.

    Args:
        width: its own width.
        height: its own height.
        at_most: how wide it may be; as wide as it is itself if left out.
    """
    return min(at_most or width, MOST_HEIGHT * width / height)

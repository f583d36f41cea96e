"""How large a picture is shown: wholly in sight."""

from __future__ import annotations

import pytest

from widgets_games.render.fit import MOST_HEIGHT, shown_width


@pytest.mark.parametrize(
    ("width", "height", "at_most", "shown"),
    [
        (760, 600, None, 760),
        (760, 600, 480, 480),
        (720, 1456, None, 360),
        (720, 1456, 480, 360),
        (720, 1456, 300, 300),
    ],
)
def test_a_picture_is_as_wide_as_it_may_be(
    width: float, height: float, at_most: float | None, shown: float
) -> None:
    """Its own width or what it is given, unless it would be higher than a screen."""
    assert shown_width(width, height, at_most) == shown
    assert shown * height / width <= MOST_HEIGHT

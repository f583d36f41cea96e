"""Shapes refuse what a canvas cannot draw, paths are read as SVG reads them, texts are measured."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest

from widgets_games.render.lettering import text_width, wrap
from widgets_games.render.path_data import PathStep, path_steps
from widgets_games.render.scene import (
    MOST_HEIGHT,
    At,
    Ellipse,
    Path,
    Rect,
    Region,
    Text,
    place_at,
    shown_width,
)


@pytest.mark.parametrize(
    "make",
    [
        lambda: Ellipse(0, 0, -1, 2),
        lambda: Ellipse(math.nan, 0, 1, 1),
        lambda: Rect(0, 0, math.inf, 1),
        lambda: Rect(0, 0, 1, 1, -2),
        lambda: Rect(0, 0, 1, 1, width=-1),
        lambda: Text(0, math.nan, "a", 12),
        lambda: Text(0, 0, "a", -12),
        lambda: Path("M0,0", dash=(3, -1)),
        lambda: Path("M0,0", at=At(math.inf, 0)),
        lambda: Path("M0,0", alpha=math.nan),
    ],
)
def test_what_a_canvas_cannot_draw_is_refused(make: Callable[[], object]) -> None:
    """A negative radius or a NaN would stop the canvas until the page is loaded anew."""
    with pytest.raises(ValueError, match="a shape cannot"):
        make()


def test_the_front_region_is_hit() -> None:
    """Regions are looked at in their order; outside of all there is no place."""
    regions = (Region("front", 0, 0, 5, 5, ""), Region("back", 0, 0, 10, 10, ""))
    assert place_at(regions, 4.9, 0) == "front"
    assert place_at(regions, 5, 5) == "back"
    assert place_at(regions, 10, 10) is None


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


def test_paths_in_absolute_coordinates() -> None:
    """Relative commands add to where the path stands; Z goes back to the start of its part."""
    assert path_steps("M1,2 h3 v4 l-1,-1 Z l1,0") == (
        PathStep("M", (1, 2)),
        PathStep("L", (4, 2)),
        PathStep("L", (4, 6)),
        PathStep("L", (3, 5)),
        PathStep("Z", ()),
        PathStep("L", (2, 2)),
    )
    assert path_steps("m1,1 c1,0 2,0 3,1 q1,1 2,0 m1,1 2,2")[1:] == (
        PathStep("C", (2, 1, 3, 1, 4, 2)),
        PathStep("Q", (5, 3, 6, 2)),
        PathStep("M", (7, 3)),
        PathStep("L", (9, 5)),
    )


@pytest.mark.parametrize("data", ["A1,1 0 0 1 2,2", "M1", "M0,0 C1,2 3,4", "1,2"])
def test_other_paths_are_refused(data: str) -> None:
    """A scene must not hold what only one of its renderers can draw."""
    with pytest.raises(ValueError, match="path"):
        path_steps(data)


def test_bold_text_is_wider_and_size_scales() -> None:
    """The measures are for a size of one."""
    assert text_width("Kwakwani", 12, 600) > text_width("Kwakwani", 12)
    assert text_width("Kwakwani", 24) == pytest.approx(2 * text_width("Kwakwani", 12))
    assert text_width("Ω", 10) == 10


def test_wrapped_lines_fit() -> None:
    """A word that is too wide stands alone; nothing is lost."""
    words = "Purple has only one legal move and an extraordinarilylongword to make"
    lines = wrap(words, 10, 80)
    assert " ".join(lines) == words
    assert all(text_width(line, 10) <= 80 or " " not in line for line in lines)
    assert len(lines) > 3

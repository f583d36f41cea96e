"""The canvas in the page and the SVG of the same scene are the same picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.drawings import drawings
from widgets_games.render.svg import svg

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook

CANVAS = "canvas.wg-canvas"

ROOT = Path(__file__).parents[2]

CELL = """
import sys
sys.path.insert(0, {root!r})
from functools import partial
import ipywidgets
from tests.browser.drawings import drawings
from widgets_games.render.canvas import CanvasBoard
def redraw(board, view):
    board.forget()
    board.show(view)

boards = []
for _, drawing, view in drawings({game!r}, {look!r}):
    board = CanvasBoard(drawing)
    board.show(view)
    board.widget.on_client_ready(partial(redraw, board, view))
    boards.append(board)
ipywidgets.VBox([board.widget for board in boards])
"""

DRAWN = """([selector, count]) => {
    const canvases = [...document.querySelectorAll(selector)];
    const corner = canvas => canvas.getContext('2d').getImageData(5, 5, 1, 1).data[3];
    return canvases.length === count && canvases.every(canvas => corner(canvas) === 255);
}"""

WIDTH = "([selector, number]) => document.querySelectorAll(selector)[number].width"

COMPARE = """async ([selector, number, svg]) => {
    const canvas = document.querySelectorAll(selector)[number];
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([svg], {type: 'image/svg+xml'}));
    await image.decode();
    const other = document.createElement('canvas');
    other.width = canvas.width;
    other.height = canvas.height;
    const context = other.getContext('2d');
    context.drawImage(image, 0, 0, other.width, other.height);
    const [one, two] = [canvas.getContext('2d'), context].map(
        drawn => drawn.getImageData(0, 0, other.width, other.height).data);
    let sum = 0, worst = 0;
    for (let at = 0; at < one.length; at++) {
        const difference = Math.abs(one[at] - two[at]);
        sum += difference;
        worst = Math.max(worst, difference);
    }
    return [sum / one.length, worst];
}"""


@pytest.mark.parametrize("look", ["light", "dark", "large"])
@pytest.mark.parametrize("game", ["wetlands", "ohwahree", "rowan"])
def test_canvas_and_svg_are_the_same_picture(
    open_notebook: OpenNotebook, game: str, look: str
) -> None:
    """To less than a twentieth of a step in the mean, nowhere more than a shade of an edge."""
    shown = drawings(game, look)
    page = open_notebook([CELL.format(root=str(ROOT), game=game, look=look)], drawn=False)
    page.wait_for_function(DRAWN, arg=[CANVAS, len(shown)])
    for number, (name, board, view) in enumerate(shown):
        picture = svg(board.scene(view), name, page.evaluate(WIDTH, [CANVAS, number]))
        mean, worst = page.evaluate(COMPARE, [CANVAS, number, picture])
        assert mean < 0.05, (name, mean, worst)
        assert worst <= 64, (name, mean, worst)

"""The canvas in the page and the SVG of the same scene are the same picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.games.wetlands.pictures import LOOKS, all_views
from tests.games.wetlands.positions import GAME
from widgets_games.render.svg import svg

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook

CANVAS = "canvas.wg-canvas"

SHOWN = (
    "refused: dam",
    "refused: tamatu round the right turn",
    "refused: wiwun-stop",
    "choosing: round the turn",
    "4: Exchanged",
)

ROOT = Path(__file__).parents[2]

CELL = """
import sys
sys.path.insert(0, {root!r})
import ipywidgets
from tests.games.wetlands.pictures import LOOKS, all_views
from tests.games.wetlands.positions import GAME
from widgets_games.render.canvas import CanvasBoard
views = all_views(LOOKS[{look!r}])
boards = []
for name in {shown!r}:
    board = CanvasBoard(GAME.board)
    board.show(views[name])
    board.widget.on_client_ready(board.redraw)
    boards.append(board)
ipywidgets.VBox([board.widget for board in boards])
"""

DRAWN = """([selector, count]) => {
    const canvases = [...document.querySelectorAll(selector)];
    const corner = canvas => canvas.getContext('2d').getImageData(5, 5, 1, 1).data[3];
    return canvases.length === count && canvases.every(canvas => corner(canvas) === 255);
}"""

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
def test_canvas_and_svg_are_the_same_picture(open_notebook: OpenNotebook, look: str) -> None:
    """To less than a twentieth of a step in the mean, nowhere more than a shade of an edge."""
    page = open_notebook([CELL.format(root=str(ROOT), look=look, shown=SHOWN)], drawn=False)
    page.wait_for_function(DRAWN, arg=[CANVAS, len(SHOWN)])
    views = all_views(LOOKS[look])
    for number, name in enumerate(SHOWN):
        scene = GAME.board.scene(views[name])
        mean, worst = page.evaluate(COMPARE, [CANVAS, number, svg(scene, name, 1520)])
        assert mean < 0.05, (name, mean, worst)
        assert worst <= 64, (name, mean, worst)

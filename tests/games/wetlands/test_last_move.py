"""The end of a turn: the board still shows and tells what the turn did."""

from __future__ import annotations

import pytest

from tests.drawn import LOOKS
from tests.games.wetlands.pictures import ENDED, ended, texts
from tests.games.wetlands.positions import GAME
from widgets_games.games.wetlands.drawing.style import style_of
from widgets_games.render.board import Look
from widgets_games.render.scene import AnyShape, At, Ellipse, Path

EVERY_LOOK = pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)


@EVERY_LOOK
@pytest.mark.parametrize("name", ENDED)
def test_the_end_of_a_turn_shows_what_the_turn_did(name: str, look: Look) -> None:
    """A broken ring where the piece stood, whole ones where pieces came to stand; in ink only."""
    _, origin, places = ENDED[name]
    geometry, view = style_of(look).geometry, ended(name, look)
    shapes = GAME.presenter.board.moving(view)
    assert feet_ringed(shapes, look, broken=True) == {geometry.foot(origin)}
    assert {geometry.foot(domain) for domain in places} == feet_ringed(shapes, look, broken=False)
    lines = [s for s in shapes if isinstance(s, Path) and s.stroke == look.theme.ink and not s.key]
    assert any(line.width == 1.8 and line.fill is None for line in lines)
    gold = [s for s in shapes if look.theme.event in (s.stroke, s.fill) and not s.key]
    assert all(lowest(shape) > geometry.board_y + geometry.board_h for shape in gold)


def feet_ringed(
    shapes: tuple[AnyShape, ...], look: Look, *, broken: bool
) -> set[tuple[float, float]]:
    """Where on the board a ring in ink lies round a foot."""
    board_bottom = style_of(look).geometry.board_y + style_of(look).geometry.board_h
    return {
        (ring.x, ring.y - 1)
        for ring in shapes
        if isinstance(ring, Ellipse) and ring.stroke == look.theme.ink and ring.fill is None
        if ring.at == At() and ring.y < board_bottom and bool(ring.dash) is broken
    }


def lowest(shape: AnyShape) -> float:
    """How far down a shape without a turn starts or has its middle."""
    if isinstance(shape, Path):
        return float(shape.d.split()[0].split(",")[1])
    return shape.at.y + shape.y


@pytest.mark.parametrize(
    ("name", "sentences"),
    [
        ("walked", ["Purple’s piece lands on 6, which is empty.", "Yellow throws next."]),
        (
            "exchanged",
            [
                "Purple’s piece and Yellow’s piece change places: Purple stands on 7, Yellow on 3.",
                "Yellow throws next.",
            ],
        ),
        (
            "a theft",
            [
                "Kwakwani steals Yellow’s piece from the last domain (30), to make room for "
                "Purple’s.",
                "Siss’siru is taken: Kwakwani carries Yellow’s piece back to 14, the nearest "
                "empty domain before it.",
                "Yellow throws next.",
            ],
        ),
        (
            "left",
            [
                "Purple’s piece on Kri’ki (28) leaves the board with a three: 5 of 5 are off.",
                "Purple has all five pieces off the board and wins.",
            ],
        ),
    ],
)
@EVERY_LOOK
def test_the_end_of_a_turn_tells_what_the_turn_did(
    name: str, sentences: list[str], look: Look
) -> None:
    """In short, before who throws next; whole in every look, and in the description, too."""
    view = ended(name, look)
    written = " ".join(text.text for text in texts(view))
    assert " ".join(sentences) in written
    for sentence in sentences[:-1]:
        assert sentence in GAME.presenter.board.description(view)

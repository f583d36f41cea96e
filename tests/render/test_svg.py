"""A scene as SVG text."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from tests.drawn import LOOKS
from tests.games.wetlands.pictures import all_views
from tests.games.wetlands.positions import GAME
from widgets_games.render.board import Look
from widgets_games.render.scene import At, Ellipse, Gradient, Path, Rect, Scene, Text
from widgets_games.render.svg import svg

NAMESPACE = "{http://www.w3.org/2000/svg}"
FADE = Gradient(0, 0, 10, 0, ((0, "#000000"), (1, "#FFFFFF")))


def scene(*shapes: Rect | Ellipse | Path | Text, description: str = "A picture.") -> Scene:
    """A small picture."""
    return Scene(100, 50, shapes, (), description=description)


def test_each_shape_is_one_element() -> None:
    """In order, with fill and stroke."""
    text = svg(
        scene(
            Rect(1, 2, 3, 4, 1.5, fill="#111111"),
            Ellipse(5, 6, 7, 8, stroke="#222222", width=2, dash=(3, 4.5)),
            Path("M0,0 h5", stroke="#333333", at=At(1, 2, 0.5, 30)),
            Text(9, 9, "Kri’ki", 12, 600, "end", fill="#444444"),
        ),
        "Four",
    )
    root = ET.fromstring(text)
    tags = [element.tag.removeprefix(NAMESPACE) for element in root]
    assert tags == ["title", "desc", "defs", "rect", "ellipse", "path", "text"]
    rect, ellipse, path, words = list(root)[3:]
    assert rect.attrib == {
        "x": "1", "y": "2", "width": "3", "height": "4", "rx": "1.5", "fill": "#111111",
    }  # fmt: skip
    assert ellipse.attrib["stroke-dasharray"] == "3 4.5"
    assert path.attrib["transform"] == "translate(1 2) rotate(30) scale(0.5000)"
    assert words.text == "Kri’ki"
    assert words.attrib["text-anchor"] == "end"


def test_text_is_escaped() -> None:
    """A title or name from a record cannot become markup."""
    hostile = '<script>"&'
    text = svg(scene(Text(0, 0, hostile, 9), description=hostile), hostile)
    root = ET.fromstring(text)
    assert [element.text for element in root if element.text] == [hostile] * 3
    assert "<script>" not in text


def test_it_is_a_picture_with_a_name_and_a_description() -> None:
    """For a screen reader."""
    root = ET.fromstring(svg(scene(), "Name"))
    assert root.attrib["role"] == "img"
    labels = root.attrib["aria-labelledby"].split()
    found = {element.attrib["id"]: element.text for element in root if "id" in element.attrib}
    assert [found[label] for label in labels] == ["Name", "A picture."]


def test_two_pictures_share_no_ids() -> None:
    """So that both can stand in one page; a gradient used twice is defined once."""
    one = svg(scene(Rect(0, 0, 5, 5, fill=FADE), Rect(5, 5, 5, 5, fill=FADE)), "One")
    other = svg(scene(Rect(0, 0, 5, 5, fill=FADE)), "Other")
    assert one.count("<linearGradient") == 1

    def ids(text: str) -> set[str]:
        return {element.attrib["id"] for element in ET.fromstring(text).iter() if element.get("id")}

    assert len(ids(one)) == 3
    assert not ids(one) & ids(other)


def test_alpha_is_of_fill_and_stroke_each() -> None:
    """As on a canvas; `opacity` would treat the two as one."""
    text = svg(scene(Rect(0, 0, 5, 5, fill="#000000", stroke="#111111", alpha=0.5)), "Pale")
    assert 'fill-opacity="0.5" stroke-opacity="0.5"' in text
    assert " opacity=" not in text


def test_it_can_be_shown_in_another_size() -> None:
    """The picture's own units stay."""
    root = ET.fromstring(svg(scene(), "Wide", 300))
    assert (root.attrib["width"], root.attrib["height"]) == ("300", "150")
    assert root.attrib["viewBox"] == "0 0 100 50"


@pytest.mark.parametrize("look", [LOOKS["light"], LOOKS["large dark"]], ids=["light", "large"])
def test_boards_are_the_same_text_each_time(look: Look) -> None:
    """Notebooks compare it; and it has no number that is none."""
    for name, view in all_views(look).items():
        scene_of_board = GAME.presenter.board.scene(view)
        text = svg(scene_of_board, name)
        assert text == svg(scene_of_board, name)
        ET.fromstring(text)
        assert "nan" not in text.replace("Kwakwani", "")
        assert "inf" not in text

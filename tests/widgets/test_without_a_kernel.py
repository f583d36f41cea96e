"""What a table leaves in a saved notebook, for readers without a kernel."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from tests.widgets.tables import press, table_after, whole_game
from widgets_games.games import GAMES, new_game
from widgets_games.render.board import Look
from widgets_games.render.scene import MOST_HEIGHT
from widgets_games.render.theme import LIGHT
from widgets_games.widgets.entry import play


def test_the_table_comes_with_a_picture_and_text() -> None:
    """A widget where a kernel runs; SVG, HTML and text where none does."""
    table = table_after("throw 3", "7-10")
    bundle = table._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in bundle
    picture = ElementTree.fromstring(bundle["image/svg+xml"])
    assert picture.tag.endswith("svg")
    assert "Purple has pieces on 1, 3, 5, 9 and 10" in bundle["image/svg+xml"]
    assert bundle["text/plain"].startswith("Wetlands Crossing. Purple’s turn ends; Yellow throws")


def test_the_saved_text_says_what_happened_and_why() -> None:
    """Sentence, rule and odds stand under the picture, which has a description."""
    table = table_after("throw 3", "7-10")
    press(table, "‹ Event")
    html = table._repr_mimebundle_()["text/html"]
    assert "change places: Purple stands on 10, Yellow on 7." in html
    frame = table.session.frame
    assert frame.event is not None
    assert table.session.game.rulebook.cause(frame.event).title in html
    alt = re.search('<img alt="([^"]*)"', html)
    assert alt is not None
    assert alt[1]
    assert "data:image/svg+xml;base64," in html


def test_an_empty_table_has_a_picture_too() -> None:
    """Before the first move the text says so."""
    bundle = play("wetlands")._repr_mimebundle_()
    assert "Nothing has happened yet." in bundle["text/plain"]
    assert "Nothing has happened yet." in bundle["text/html"]


def test_the_same_place_gives_the_same_picture() -> None:
    """Saved twice, a notebook does not change."""
    one, other = (table_after("throw 3", "7-10")._repr_mimebundle_() for _ in range(2))
    for kind in ("image/svg+xml", "text/html", "text/plain"):
        assert one[kind] == other[kind]


@pytest.mark.parametrize("name", GAMES)
def test_a_saved_picture_is_wholly_in_sight(name: str) -> None:
    """Of a square board too; image and SVG are of one size, in the shape of the board."""
    bundle = play(name)._repr_mimebundle_()
    picture = ElementTree.fromstring(bundle["image/svg+xml"])
    width, height = (float(picture.attrib[side]) for side in ("width", "height"))
    board_width, board_height = new_game(name).presenter.board.size(Look(LIGHT))
    assert height == pytest.approx(min(board_height, MOST_HEIGHT), rel=0.001)
    assert width / height == pytest.approx(board_width / board_height, rel=0.001)
    assert f'width="{round(width)}"' in bundle["text/html"]


def test_a_saved_picture_stays_small() -> None:
    """Anywhere in a game it is far below what makes a notebook slow."""
    table = whole_game()
    for place in range(0, table.session.timeline.length, 50):
        table.session.go(place)
        bundle = table._repr_mimebundle_()
        assert len(bundle["image/svg+xml"]) < 200_000
        assert len(bundle["text/html"]) < 300_000

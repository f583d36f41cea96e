"""explain(): why not, or what would happen, as text, HTML and picture."""

from __future__ import annotations

from base64 import b64decode
from typing import Any
from xml.etree import ElementTree

import pytest

from widgets_games import (
    MoveTextError,
    OptionError,
    PositionError,
    UnknownGame,
    explain,
    new_game,
)
from widgets_games.engine.game import Game
from widgets_games.games.wetlands.rules import notation
from widgets_games.games.wetlands.rules.moves import Move
from widgets_games.games.wetlands.rules.rules import WetlandsRules
from widgets_games.games.wetlands.rules.state import State

DAM = "....pyyy../........../.......... p 5"
FREE = "....p..y../........../.......... p 2"
OVER = "y........./........../.......... y -"


def test_a_refused_move_is_told_why() -> None:
    """Every reason with its rule's title, and the objections as values."""
    explanation = explain("wetlands", DAM, "5-10")
    assert not explanation.legal
    assert [(reason.rule, reason.places) for reason in explanation.objections] == [
        ("dam", (6, 7, 8))
    ]
    assert str(explanation) == (
        "5-10 is refused:\n"
        "- Purple’s piece on 5 cannot move to 10: Meracahe’s Dam stands on 6, 7 and 8. "
        "(Meracahe’s Dam; source, in part our ruling)"
    )


def test_all_reasons_are_told() -> None:
    """A move that three rules refuse is told all three, in the order of the rules."""
    explanation = explain("wetlands", "........../........../...p.y.y.. p 5", "24-29")
    assert [reason.rule for reason in explanation.objections] == ["wiwun-stop", "wiwun-wall"]
    assert len(explanation.sentences) == 2


def test_a_legal_move_is_told_what_it_would_do() -> None:
    """The sentences of its events, and no objection."""
    explanation = explain("wetlands", FREE, "5-7")
    assert explanation.legal
    assert explanation.objections == ()
    text = str(explanation)
    assert text.startswith("5-7 is legal. It would go so:\n- ")
    assert text.index("moves 2 domains") < text.index("lands on 7") < text.index("turn ends")


def test_a_ruling_is_told_with_its_badge() -> None:
    """In each game's own words, beside the title; a rule of the source has none."""
    sown = explain("ohwahree", "4,4,4,4,4,4,4,4,4,4,4,4 111111222222 1 0,0", "a").sentences
    assert sown[0].endswith("(Sowing)")
    assert sown[-2].endswith("(Capture; source, in part our ruling)")
    assert sown[-1].endswith("(Turns; our ruling)")
    position = "-,-,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,-/b1,l1,-,-,- sky=9 pit=0,0 cave=0 roll=1"
    fallen = explain("rowan", position, "roll 1").sentences
    assert [
        text for text in fallen if text.endswith("(Which stack is the highest; playtest reading)")
    ]


def test_after_the_end_no_move_is_legal() -> None:
    """A game that is over is a reason, too, under the rule that ended it."""
    explanation = explain("wetlands", OVER, "1-2")
    assert not explanation.legal
    assert [reason.rule for reason in explanation.objections] == ["aim"]
    assert "The game is over." in str(explanation)


def test_a_throw_can_be_asked_about() -> None:
    """Chance's moves have reasons against them, too."""
    assert explain("wetlands", FREE, "throw 3").objections[0].rule == "throw"
    assert explain("wetlands", FREE.replace("p 2", "p -"), "throw 3").legal


def test_switches_count() -> None:
    """The same move under another switch has another answer."""
    position = "y........./........../.....p.... p 5"
    assert explain("wetlands", position, "26-off").legal
    assert not explain("wetlands", position, "26-off", wiwun_exit=False).legal
    assert not explain(new_game("wetlands", wiwun_exit=False), position, "26-off").legal


def test_a_notebook_gets_text_html_and_a_picture() -> None:
    """The HTML holds the picture as an image whose description is its text for the blind."""
    bundle = explain("wetlands", DAM, "5-10")._repr_mimebundle_()
    assert list(bundle) == ["text/plain", "text/html", "image/svg+xml"]
    picture = ElementTree.fromstring(bundle["image/svg+xml"])
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    html = bundle["text/html"]
    data = html.split("base64,")[1].split('"')[0]
    assert b64decode(data).decode() == bundle["image/svg+xml"]
    image = ElementTree.fromstring(f"<div>{html}</div>").find("img")
    assert image is not None
    assert "The move from 5 to 10 is refused." in image.attrib["alt"]


def test_a_notebook_can_ask_for_less() -> None:
    """Include and exclude are followed, as IPython asks of a bundle."""
    explanation = explain("wetlands", DAM, "5-10")
    assert list(explanation._repr_mimebundle_(include=["text/plain"])) == ["text/plain"]
    assert list(explanation._repr_mimebundle_(exclude=["image/svg+xml"])) == [
        "text/plain",
        "text/html",
    ]


def test_the_refused_move_is_marked_in_the_picture() -> None:
    """The picture of a refusal is not that of the legal move from the same place."""
    refused = explain("wetlands", DAM, "5-10").picture
    legal = explain("wetlands", DAM.replace("yyy", "yy."), "5-10").picture
    assert refused is not None
    assert legal is not None
    assert refused != legal
    assert "refused" in refused
    assert "refused" not in legal


class Undrawn(WetlandsRules):
    """A game of somebody else's, without a drawing, with words that HTML would swallow."""

    title = "<Undrawn & co>"

    def move_text(self, move: Move) -> str:
        """A move as text."""
        return f"<{notation.move_text(move)}>"

    def parse_move(self, text: str) -> Move:
        """The move a text stands for."""
        return notation.parse_move(text)

    def position_text(self, state: State) -> str:
        """A state as text."""
        return notation.position_text(state)

    def parse_position(self, text: str) -> State:
        """The state a text stands for."""
        return notation.parse_position(text)


def test_a_game_without_a_drawing_is_explained_in_words() -> None:
    """No picture, the same sentences, and HTML that is escaped."""
    game: Game[Any, Any, Any, Any] = Undrawn()
    explanation = explain(game, DAM, "5-10")
    assert explanation.picture is None
    bundle = explanation._repr_mimebundle_()
    assert list(bundle) == ["text/plain", "text/html"]
    assert bundle["text/plain"].startswith("<5-10> is refused")
    assert "&lt;5-10&gt; is refused" in bundle["text/html"]


def test_bad_input_is_one_error() -> None:
    """A bad move, position or switch is told as such."""
    with pytest.raises(MoveTextError, match="'e4' is not a move"):
        explain("wetlands", DAM, "e4")
    with pytest.raises(PositionError):
        explain("wetlands", "here", "5-10")
    with pytest.raises(OptionError):
        explain(new_game("wetlands"), DAM, "5-10", throw="die")


@pytest.mark.parametrize("value", [5, None, ["5-10"], b"5-10"])
def test_what_is_no_text_is_told_as_such(value: Any) -> None:
    """No talk of Python's about a game, a position or a move of the wrong kind."""
    with pytest.raises(UnknownGame, match="there is no game"):
        explain(value, DAM, "5-10")
    with pytest.raises(PositionError, match="a position is a text in quotes, not"):
        explain("wetlands", value, "5-10")
    with pytest.raises(MoveTextError, match="a move is a text in quotes, or one"):
        explain("wetlands", DAM, value)

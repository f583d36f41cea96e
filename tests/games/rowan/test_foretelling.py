"""The odds as a reader meets them: sentences, a table, figures on the board."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.games.rowan.positions import GAME, playing, position
from widgets_games.engine.rulebook import Sentence
from widgets_games.games.rowan.drawing.presenter import RowanPresenter
from widgets_games.games.rowan.game import Rowan
from widgets_games.games.rowan.odds.danger import odds_of
from widgets_games.games.rowan.odds.forecast import sentence
from widgets_games.games.rowan.odds.sentences import WORDING
from widgets_games.games.rowan.rules.moves import Go
from widgets_games.games.rowan.rules.state import State

THREE_ROWS = playing(rows=3)
CROWD = "a3=l5 b3=l1 a1=b5 b1=b5 c1=b5 d1=b5 e1=b5"


def told(state: State, move: str, game: Rowan = GAME) -> str:
    """What is said of a move."""
    parsed = game.parse_move(move)
    assert isinstance(parsed, Go)
    return str(sentence(odds_of(state, parsed, game.terms)))


@pytest.mark.parametrize(
    ("stacks", "move", "saying"),
    [
        (
            "a1=l2 a2=b5",
            "a1-pass",
            "The stack on a1 is hit with probability 11/36 (31 %), any stack with 11/36 (31 %); "
            "0.6 pieces are lost on average.",
        ),
        (
            "a1=l1 a5=b1",
            "a1-pass",
            "The stack on a1 is hit with probability 0 %, any stack with 0 %; no piece is lost on "
            "average.",
        ),
        (
            "e5=l2 a1=l1 a3=b1",
            "e5-sky",
            "In the Sky the stack is safe; another is hit with probability 1/36 (3 %); fewer than "
            "0.1 pieces are lost on average.",
        ),
        ("e5=l2", "e5-sky", "No light stack is left on the board for the Bear to hit."),
    ],
)
def test_what_a_move_lets_the_bear_do_in_a_sentence(stacks: str, move: str, saying: str) -> None:
    """The chances, as fractions where they are short, and the mean of pieces lost."""
    assert told(position(stacks), move) == saying


def test_sampled_odds_are_told_as_about_what_they_are() -> None:
    """No fraction, and `about` before each figure."""
    saying = told(position(CROWD, game=THREE_ROWS), "a3-pass", THREE_ROWS)
    assert saying.count("about ") == 3
    assert "/" not in saying


@pytest.mark.parametrize(
    ("chance", "text"),
    [
        (Fraction(0), "0 %"),
        (Fraction(1, 7776), "<1 %"),
        (Fraction(1, 80), "1 %"),
        (Fraction(1, 2), "50 %"),
        (Fraction(7775, 7776), ">99 %"),
        (Fraction(1), "100 %"),
    ],
)
def test_no_chance_is_rounded_to_never_or_always(chance: Fraction, text: str) -> None:
    """What is said in percent."""
    assert str(Sentence("{chance:percent}", {"chance": chance}, WORDING)) == text


def test_the_table_has_a_line_for_each_legal_move() -> None:
    """The move that loses least is marked, and so is another as good."""
    state = position("a1=l2 a2=b1 e1=l1")
    forecast = RowanPresenter(GAME).forecast(state)
    lines = {GAME.move_text(line.move): line for line in forecast.prospects}
    assert list(lines) == [GAME.move_text(move) for move in GAME.legal_moves(state)]
    assert forecast.columns == ("this stack hit", "any hit", "pieces lost")
    assert lines["a1-pass"].figures == ("31 %", "31 %", "0.31")
    assert lines["e1-pass"].figures == ("0 %", "17 %", "0.17")
    assert lines["e1-pass"].origin == "e1"
    assert {text for text, line in lines.items() if line.is_best} == {
        text for text, line in lines.items() if line.figures[2] == "0.00"
    }
    assert lines["a1-b2"].is_best
    assert forecast.note == (
        "Every way in which the Bear’s dice and the rain may fall has been counted."
    )


def test_a_table_with_sampled_figures_says_how_far_they_may_be_off() -> None:
    """Those figures have a sign of their own."""
    forecast = RowanPresenter(THREE_ROWS).forecast(position(CROWD, game=THREE_ROWS))
    lines = {THREE_ROWS.move_text(line.move): line for line in forecast.prospects}
    assert all(figure.startswith("≈") for figure in lines["a3-pass"].figures)
    assert not any(figure.startswith("≈") for figure in lines["b3-pass"].figures)
    assert "In 19 of 20 cases a chance is off by 2 % at most" in forecast.note


def test_figures_lie_where_the_picked_stack_may_go() -> None:
    """With the chance of being hit there, and a tint by it; the Sky is safe."""
    state = position("b5=l1 a4=b1 c1=l2 d5=b2")
    figures = RowanPresenter(GAME).figures(state, ("b5",))
    assert figures.title == "Chance of being hit there"
    assert {figure.place for figure in figures.figures} == {"b5", "sky", "a5", "c5", "c4"}
    by_place = {figure.place: figure for figure in figures.figures}
    assert (by_place["sky"].text, by_place["sky"].share) == ("0 %", 0)
    below = RowanPresenter(GAME).figures(position("b1=l1 a3=b1"), ("b1",))
    figure = next(figure for figure in below.figures if figure.place == "a2")
    assert figure.text == "17 %"
    assert figure.share == pytest.approx(1 / 6)


def test_figures_lie_at_each_stack_before_one_is_picked() -> None:
    """With the chance that it is hit if it passes."""
    figures = RowanPresenter(GAME).figures(position("a1=l2 a2=b1 e1=l1"), ())
    assert figures.title == "Chance of being hit if it passes"
    assert [(figure.place, figure.text) for figure in figures.figures] == [
        ("a1", "31 %"),
        ("e1", "0 %"),
    ]

"""A position: a value that answers in texts, and shows itself."""

from __future__ import annotations

import copy
import pickle
from fractions import Fraction
from typing import Any

import pytest

from widgets_games import IllegalMove, MoveTextError, UnknownPlace, playout, position
from widgets_games.engine.position import Position
from widgets_games.engine.timeline import Timeline
from widgets_games.games import GAMES, new_game

FREE = "..p.y...../........../.......y.. p 2"


def test_a_position_prints_its_text_and_shows_its_game() -> None:
    """`str` can be read back; `repr` names the game and what is set differently, too."""
    at = position("wetlands", FREE, throw="sticks")
    assert str(at) == FREE
    assert repr(at) == f"<Wetlands Crossing, throw='sticks': {FREE}>"
    assert repr(position("ohwahree", players=3)).startswith("<Oh-Wah-Ree, 3 players: 5,5,5")


@pytest.mark.parametrize(
    ("name", "place", "holds"),
    [
        ("wetlands", "5", "p"),
        ("wetlands", 6, "y"),
        ("wetlands", 11, ""),
        ("ohwahree", "c", "4"),
        ("rowan", "b5", "b3"),
        ("rowan", "b1", "l3"),
        ("rowan", "b3", ""),
    ],
)
def test_what_stands_on_a_place(name: str, place: int | str, holds: str) -> None:
    """By the name that moves use, as a text or a number."""
    assert position(name)[place] == holds


def test_a_place_that_is_not_there_is_told_which_there_are() -> None:
    """As a LookupError, like any index."""
    with pytest.raises(UnknownPlace, match="Rowan has no place 'f9'; its places are a5, b5, "):
        position("rowan")["f9"]
    with pytest.raises(LookupError):
        position("wetlands")[31]


def test_moves_go_in_and_come_out_as_text() -> None:
    """A move gives a new position and leaves the old one as it was."""
    start = position("wetlands")
    thrown = start.play("throw 3")
    assert start.legal_moves == tuple(f"throw {n}" for n in range(1, 6))
    assert (start.to_move, thrown.to_move) == ("Chance", "Purple")
    assert thrown.legal_moves == ("1-4", "3-6", "5-8", "7-10", "9-12")
    assert str(start) == "pypypypypy/........../.......... p -"
    assert str(thrown) == "pypypypypy/........../.......... p 3"


def test_the_odds_are_exact_and_only_chances() -> None:
    """Each result as text with its probability; nothing at a decision."""
    start = position("wetlands")
    assert start.odds == {f"throw {n}": Fraction(1, 5) for n in range(1, 6)}
    assert start.play("throw 3").odds == {}


def test_a_refused_move_names_its_rule() -> None:
    """As an IllegalMove that is a ValueError, too; `explain` tells the same."""
    at = position("wetlands", "....pyyy../........../.......... p 5")
    with pytest.raises(IllegalMove, match="Dam") as refused:
        at.play("5-10")
    assert [reason.rule for reason in refused.value.objections] == ["dam"]
    assert isinstance(refused.value, ValueError)
    assert [reason.rule for reason in at.explain("5-10").objections] == ["dam"]
    assert at.explain("5-10").picture is not None


def test_at_the_end_nobody_is_to_move() -> None:
    """The outcome says how it ended, and there is nothing left to do."""
    over = position("wetlands", ".y......../........../.......... y 2")
    assert over.outcome is not None
    assert over.outcome.winners == (1,)
    assert (over.to_move, over.legal_moves, over.odds) == (None, (), {})
    with pytest.raises(IllegalMove, match="The game is over"):
        over.play("2-4")


@pytest.mark.parametrize("name", GAMES)
def test_positions_are_equal_by_what_they_are(name: str) -> None:
    """The same game and state are one key; a pickle and a deep copy are equal, too."""
    at = position(name)
    same = position(new_game(name))
    for other in (same, pickle.loads(pickle.dumps(at)), copy.deepcopy(at)):
        assert other == at
        assert hash(other) == hash(at)
        assert other.legal_moves == at.legal_moves
    assert at.play(at.legal_moves[0]) != at


def test_other_switches_make_another_position() -> None:
    """Though the pieces stand alike."""
    assert position("wetlands") != position("wetlands", throw="sticks")
    assert len({position("wetlands"), position("wetlands", throw="sticks")}) == 2


def test_a_position_cannot_be_changed() -> None:
    """Neither it, nor the switches of its game, nor the rules that it hands out."""
    at: Any = position("wetlands")
    with pytest.raises(AttributeError):
        at.state = None
    with pytest.raises(TypeError):
        at.game.options["throw"] = "sticks"
    with pytest.raises(TypeError):
        at.game.rulebook.rules["dam"] = None


def test_inside_a_move_no_move_is_made() -> None:
    """Between two of its events there are no legal moves, and playing says why."""
    at = position("wetlands", FREE)
    row = next(iter(_rows(at, "3-5")))
    assert row.position.is_inside_move
    assert (row.position.to_move, row.position.legal_moves) == (None, ())
    with pytest.raises(IllegalMove, match="inside a move"):
        row.position.play("3-5")
    with pytest.raises(IllegalMove, match="inside a move"):
        row.position.explain("3-5")


def _rows(at: Position[Any, Any, Any], move: str) -> Any:
    timeline = Timeline(at.game, at.state)
    timeline.play(move)
    return timeline.events()


@pytest.mark.parametrize("name", GAMES)
def test_a_notebook_shows_the_picture_of_a_position(name: str) -> None:
    """Beside text and HTML, which has the picture as an image with its words."""
    at = position(name)
    bundle = at._repr_mimebundle_()
    assert bundle["text/plain"] == f"{at!r}\n{at.status}"
    assert bundle["image/svg+xml"].startswith("<svg")
    assert '<img alt="' in bundle["text/html"]
    assert list(at._repr_mimebundle_(include=["text/plain"])) == ["text/plain"]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("wrong", [None, 5, (2, 1), ("a", None), "zzz", object(), ["3-5"], b"pass"])
def test_what_is_no_move_gets_one_sentence(name: str, wrong: Any) -> None:
    """From every entry point of every game; never an error of Python, never a silent answer."""
    game = new_game(name)
    state = game.initial_state()
    at = position(game)
    for ask in (
        lambda: game.play(state, wrong),
        lambda: game.is_legal(state, wrong),
        lambda: game.refusals(state, wrong),
        lambda: wrong in game.legal_moves(state),
        lambda: at.play(wrong),
        lambda: at.explain(wrong),
    ):
        with pytest.raises(MoveTextError) as refused:
            ask()
        assert "\n" not in str(refused.value)


@pytest.mark.parametrize("name", GAMES)
def test_is_legal_agrees_with_the_list(name: str) -> None:
    """Through a whole game and at its end, for every move that came up in it."""
    timeline = playout(name, rng_seed=5)
    game = timeline.game
    moves = [
        game.read_move(text)
        for text in dict.fromkeys((*timeline.moves, "pass"))
        if name != "rowan" or text != "pass"
    ]
    for at in timeline.positions[-40:]:
        listed = game.legal_moves(at.state)
        for move in moves:
            assert game.is_legal(at.state, move) == (move in listed), (at, move)
        for move in game.offered_moves(at.state):
            assert game.is_legal(at.state, move)
            assert move not in listed


def test_agreeing_at_the_end_is_not_legal() -> None:
    """What is offered at a decision is refused when the game is over."""
    game = new_game("ohwahree")
    over = game.play(game.initial_state(), "agree").after
    assert game.is_legal(game.initial_state(), "agree")
    assert not game.is_legal(over, "agree")


def test_the_legal_moves_are_a_sequence() -> None:
    """Indexed, cut, counted, and asked by text."""
    game = new_game("wetlands")
    moves: Any = game.legal_moves(game.initial_state())
    assert moves[0] == game.read_move("throw 1")
    assert moves[-2:] == (game.read_move("throw 4"), game.read_move("throw 5"))
    assert "throw 3" in moves
    assert "1-4" not in moves
    assert repr(moves) == "<legal moves: throw 1, throw 2, throw 3, throw 4, throw 5>"

"""Every word that a table shows is looked up when it is shown, for other languages to step in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from html import unescape
from pathlib import Path
from typing import Any, Final

import ipywidgets
import pytest

from tests.dashes import ENGLISH, Dashes
from tests.widgets.tables import control, open_tab, shown
from widgets_games import compare, play, playout
from widgets_games.engine.game import CHANCE
from widgets_games.engine.language import speaking
from widgets_games.games import GAMES
from widgets_games.render.scene import Text
from widgets_games.widgets.table import Table

NOTATION: Final = re.compile(
    r"\b(throw|roll|rain)( \d)*|\bpass\b|\bsky\b|-off\b|[\w./-]+\.json",
    re.IGNORECASE,
)
"""What stays the same in every language: moves as text, and the names of records."""
TEXTS: Final = (
    *("description", "tooltip", "placeholder"),
    *("game_title", "announcement", "warning"),
)
MARKUP: Final = re.compile(r"<style>.*?</style>|<code>.*?</code>|<svg.*?</svg>|<[^>]*>", re.DOTALL)


def visible(widget: Any) -> Iterator[str]:
    """All that a widget and what is in it shows, and what a screen reader reads of it."""
    for part in shown(widget):
        for trait in (
            "description",
            "tooltip",
            "placeholder",
            "game_title",
            "announcement",
            "warning",
        ):
            value = getattr(part, trait, None)
            if isinstance(value, str):
                yield value
        if isinstance(part, ipywidgets.HTML):
            yield unescape(MARKUP.sub(" ", part.value))
        for option in getattr(part, "options", None) or ():
            yield str(option[0] if isinstance(option, tuple) else option)
        yield from getattr(part, "titles", ())
        words = getattr(part, "words", {})
        yield from words.values() if isinstance(words, dict) else ()


def drawn(table: Table) -> Iterator[str]:
    """All that stands on the board, and what is said of it."""
    board, view = table.session.presenter.board, table.view
    shapes = (*board.ground(view.look), *board.moving(view))
    yield from (shape.text for shape in shapes if isinstance(shape, Text))
    yield from (region.label for region in board.regions(view))
    yield board.description(view)


def left_in_english(texts: Iterable[str]) -> set[str]:
    """The texts in which a word is left that was not looked up."""
    return {text for text in texts if ENGLISH.search(NOTATION.sub("", text))}


def dashes(text: str) -> str:
    """What a button or a tab is called in the language of dashes."""
    return Dashes().translated(text)


def some_moves(table: Table) -> None:
    """A few moves into the game, inside the last of them."""
    session = table.session
    for _ in range(8):
        legal = list(session.game.legal_moves(session.frame.state))
        table.do(partial(session.make, legal[-1]))
    table.do(session.previous_event)


def a_refusal(table: Table) -> None:
    """A move that the rules refuse."""
    session = table.session
    some_moves(table)
    table.do(session.last)
    while session.game.actor(session.frame.state) == CHANCE:
        table.do(session.throw)
    state = session.frame.state
    pointed = session.presenter.pointed_moves(state)
    refused = next(move for move in pointed if not session.game.is_legal(state, move))
    table.do(partial(session.question, refused))
    assert session.objections


def a_picked_piece(table: Table) -> None:
    """The first piece of a legal move is chosen."""
    session = table.session
    while session.game.actor(session.frame.state) == CHANCE:
        table.do(session.throw)
    move = next(iter(session.game.legal_moves(session.frame.state)))
    table.do(partial(session.pick, move))


def the_end(table: Table) -> None:
    """The game is over."""
    session = table.session
    table.do(lambda: table.new_game(session.game))
    line = [step.move for step in playout(session.game.name, rng_seed=2)]
    for text in line:
        table.do(partial(session.make, session.game.parse_move(text)))
    assert session.actor is None


def why_not(table: Table) -> None:
    """All candidates with their reasons."""
    some_moves(table)
    open_tab(table, dashes("Why not?"))


def branches(table: Table) -> None:
    """Two lines, and the forks there are."""
    some_moves(table)
    table.do(table.session.first)
    game, state = table.session.game, table.session.frame.state
    table.do(partial(table.session.make, next(iter(game.legal_moves(state)))))
    open_tab(table, dashes("Branches"))


def set_up(table: Table) -> None:
    """The bar of seats, switches and records."""
    control(table, dashes("Set up")).value = True


def a_projector(table: Table) -> None:
    """Large letters, and nothing told of what comes next."""
    control(table, dashes("Projector")).value = True
    some_moves(table)
    table.do(table.session.previous_move)


def a_question(table: Table) -> None:
    """A record stands where this game is to be saved."""
    table.do(lambda: table.save_record("here.json"))
    table.do(lambda: table.save_record("here.json"))


def an_error(table: Table) -> None:
    """There is no such record."""
    table.do(lambda: table.open_record("nowhere.json"))


STATES: Final[tuple[Callable[[Table], None], ...]] = (
    some_moves,
    a_refusal,
    a_picked_piece,
    the_end,
    why_not,
    branches,
    set_up,
    a_projector,
    a_question,
    an_error,
)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_no_word_of_a_table_stays_in_english(
    name: str, state: Callable[[Table], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Buttons, tabs, sentences, the board, names for a screen reader: all but moves as text."""
    monkeypatch.chdir(tmp_path)
    with speaking(Dashes()):
        table = play(name, rng_seed=5)
        state(table)
        texts = {*visible(table), *drawn(table)}
    assert any("--" in text for text in texts)
    assert left_in_english(texts) == set()


@pytest.mark.parametrize("moves", [("throw 5", "1-6"), ("throw 5", "1-7")])
def test_no_word_of_a_comparison_stays_in_english(moves: tuple[str, ...]) -> None:
    """Also where one side stops."""
    with speaking(Dashes()):
        pair = compare("wetlands", moves, right={"throw": "sticks"})
        texts = set(visible(pair))
    assert left_in_english(texts) == set()

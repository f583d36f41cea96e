"""Rowan speaks the language that is chosen: no word of its pictures stays behind in English."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tests.dashes import ENGLISH, Dashes
from tests.drawn import LOOKS
from tests.games.rowan.pictures import AnyView, all_views
from widgets_games.engine.language import speaking
from widgets_games.games.rowan.game import Rowan
from widgets_games.render.scene import Text

LOOK: Final = LOOKS["light"]


def said(game: Rowan, view: AnyView) -> Iterator[str]:
    """All that is written in a picture or read out beside it."""
    presenter, state = game.presenter, view.frame.state
    shapes = (*presenter.board.ground(view.look), *presenter.board.moving(view))
    yield from (shape.text for shape in shapes if isinstance(shape, Text))
    yield presenter.board.description(view)
    yield from (region.label for region in presenter.board.regions(view))
    if agenda := presenter.agenda(view.frame):
        yield from (agenda.title, *(item.label for item in agenda.items))
    yield from presenter.throw_words(state)
    yield from (presenter.choose_text(), game.status(state))
    for seat in presenter.sides:
        yield from (game.seat_name(seat), presenter.seat_score(state, seat))


def test_every_word_of_a_picture_is_in_the_language_spoken() -> None:
    """Also where the words were put together long before."""
    with speaking(Dashes()):
        for name, (game, view) in all_views(LOOK).items():
            if view.marks.figures is None:
                for words in said(game, view):
                    assert not ENGLISH.search(words), (name, words)


def test_the_forecast_is_in_the_language_spoken() -> None:
    """Its title, its columns and its note."""
    game = Rowan()
    with speaking(Dashes()):
        forecast = game.presenter.forecast(game.initial_state())
        assert forecast is not None
        for words in (forecast.title, *forecast.columns, forecast.note):
            assert not ENGLISH.search(words), words

"""What the plain board says: names of places and pieces, the caption, the description."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from widgets_games.engine.game import CHANCE, AnyGame
from widgets_games.engine.language import language, listed, say
from widgets_games.engine.rulebook import Place
from widgets_games.games.chance import throw_words
from widgets_games.games.plain.tokens import token_name, tokens_of
from widgets_games.render.board import View
from widgets_games.render.caption import Remark

AnyView: TypeAlias = View[Any, Any, Any]


def content_name(game: AnyGame, content: str) -> str:
    """What stands on a place, in words."""
    return listed([token_name(game, token) for token in tokens_of(game, content)])


def place_label(game: AnyGame, place: Place, content: str) -> str:
    """A place and what stands on it, as a person who cannot see it hears it."""
    if not content:
        return say("{place}, empty", place=place)
    return say("{place}: {content}", place=place, content=content_name(game, content))


def move_label(game: AnyGame, state: Any, move: Any) -> str:
    """The tile of a move: its text, and how likely it is if chance makes it."""
    text = game.move_text(move)
    if game.actor(state) != CHANCE:
        return text
    odds = language().odds(game.odds(state).probability(move))
    return say("{move}, {odds}", move=text, odds=odds)


def chance_button(game: AnyGame, state: Any) -> str:
    """What the tile says that lets chance act."""
    return throw_words(game.seat_name(game.turn_of(state))).button


def remarks(game: AnyGame, view: AnyView) -> Iterator[Remark]:
    """The sentences of the caption, each with the mark that it is about."""
    marks, event = view.marks, view.frame.event
    if marks.refused is not None:
        for objection in marks.objections:
            yield Remark("refused", str(objection.sentence))
        return
    if marks.picked:
        yield Remark("", _picked(view))
    elif event is not None:
        sign = "event" if game.rulebook.places(event) else ""
        yield Remark(sign, str(game.rulebook.tell(event)))
    if marks.choices:
        yield Remark("legal", say("What is outlined like this may be chosen."))


def description(game: AnyGame, view: AnyView) -> str:
    """The whole picture in short sentences."""
    return " ".join(_sentences(game, view))


def _sentences(game: AnyGame, view: AnyView) -> Iterator[str]:
    marks, state = view.marks, view.frame.state
    if view.frame.event is not None:
        yield str(game.rulebook.tell(view.frame.event))
    contents = game.contents(state)
    for place, content in contents.items():
        if content:
            what = content_name(game, content)
            yield say("On {place}: {content}.", place=place, content=what)
    if contents and not any(contents.values()):
        yield say("The board is empty.")
    yield say("The position as text: {position}", position=f"{game.position_text(state)}.")
    if marks.picked:
        yield _picked(view)
    if marks.choices:
        moves = listed([game.move_text(move) for move in marks.choices])
        yield say("Legal: {moves}.", moves=moves)
    if marks.refused is not None:
        yield say("The move {move} is refused.", move=game.move_text(marks.refused))
    for objection in marks.objections:
        yield str(objection.sentence)


def _picked(view: AnyView) -> str:
    return say("Chosen so far: {places}.", places=listed([str(p) for p in view.marks.picked]))

"""What a saved notebook shows of a table where no kernel runs: a picture, and its telling."""

from __future__ import annotations

import base64
from collections.abc import Iterable
from html import escape
from typing import Any

from widgets_games.engine.game import AnyGame
from widgets_games.engine.language import say
from widgets_games.engine.rulebook import Origin, Rule, Rulebook
from widgets_games.engine.trace import Frame
from widgets_games.games.contract import presenter_of
from widgets_games.render.board import Look, View
from widgets_games.render.scene import shown_width
from widgets_games.render.svg import svg
from widgets_games.render.theme import LIGHT
from widgets_games.widgets.phrases import count_of_moves, phrase
from widgets_games.widgets.session import Session


def saved_bundle(session: Session) -> dict[str, str]:
    """The picture and its telling, by media type.

    The HTML carries the picture as an image, since a notebook that is not trusted shows no other.
    """
    picture, image = saved_picture(session.game, session.frame)
    sentences = _told(session)
    return {
        "image/svg+xml": picture,
        "text/html": image + paragraphs(sentences),
        "text/plain": " ".join((f"{say(session.game.title)}.", *sentences)),
    }


def saved_picture(
    game: AnyGame, frame: Frame[Any, Any, Any], at_most: float | None = None
) -> tuple[str, str]:
    """A frame as SVG, and the same as an image in HTML, wholly in sight.

    Args:
        game: whose board it is.
        frame: what it shows.
        at_most: how wide the image may be, in pixels; as wide as its picture if left out.
    """
    view: View[Any, Any, Any] = View(frame, Look(LIGHT))
    scene = presenter_of(game).board.scene(view)
    picture = svg(scene, say(game.title))
    width = round(shown_width(scene.width, scene.height, at_most))
    source = "data:image/svg+xml;base64," + base64.b64encode(picture.encode()).decode()
    description = escape(scene.description, quote=True)
    return picture, f'<img alt="{description}" src="{source}" width="{width}">'


def paragraphs(sentences: Iterable[str]) -> str:
    """Sentences as HTML, each for itself."""
    return "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)


def _told(session: Session) -> tuple[str, ...]:
    """What has happened, by which rule, and what is to happen now."""
    event = session.frame.event
    if event is None:
        return (phrase("nothing-yet", status=session.status), *_waiting(session))
    rulebook = session.game.rulebook
    return (str(rulebook.tell(event)), _rule_text(rulebook, rulebook.cause(event)), session.status)


def _waiting(session: Session) -> tuple[str, ...]:
    moves = len(session.timeline.line) - 1
    return (phrase("moves-waiting", count=count_of_moves(moves)),) if moves else ()


def _rule_text(rulebook: Rulebook, rule: Rule) -> str:
    """A rule in plain text, each part with who says it."""
    parts = (
        phrase(
            "told-by",
            text=say(statement.text),
            origin=say(
                "from the source" if statement.origin is Origin.SOURCE else rulebook.ruling_badge
            ),
        )
        for statement in rule.statements
    )
    return phrase("told-rule", title=say(rule.title), text=" ".join(parts))

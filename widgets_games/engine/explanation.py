"""Why a move is refused, or what it would do: as text and, if the game is drawn, as a picture."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from typing import Any

from widgets_games.engine.display import Kinds, Picture, bundle, listing
from widgets_games.engine.game import Game
from widgets_games.engine.language import say
from widgets_games.engine.rulebook import Objection
from widgets_games.engine.trace import E, Frame, M, S


@dataclass(frozen=True, slots=True)
class Explanation:
    """What the rules say about a move at a position; a notebook shows it with its picture.

    Attributes:
        move: the move as text.
        legal: whether it can be made.
        objections: all the reasons against it, in the order of the rules; none if it is legal.
        sentences: the reasons or, if it is legal, what would happen, each with its rule's title
            and, where a ruling has part in it, its badge.
        picture: the position with the move marked, as SVG; None for a game without a drawing.
        description: the picture in words.
    """

    move: str
    legal: bool
    objections: tuple[Objection, ...]
    sentences: tuple[str, ...]
    picture: str | None = field(default=None, repr=False)
    description: str = field(default="", repr=False)

    def __str__(self) -> str:
        return "\n".join((self._verdict, *(f"- {sentence}" for sentence in self.sentences)))

    @property
    def _verdict(self) -> str:
        if self.legal:
            return say("{move} is legal. It would go so:", move=self.move)
        return say("{move} is refused:", move=self.move)

    def _repr_mimebundle_(self, include: Kinds = None, exclude: Kinds = None) -> dict[str, str]:
        """What a notebook may choose from: text, HTML with the picture in it, and the picture."""
        html = f"<p><strong>{escape(self._verdict)}</strong></p>{listing(self.sentences)}"
        picture = None if self.picture is None else Picture(self.picture, self.description)
        return bundle(str(self), html, picture, include, exclude)


def explained(game: Game[S, M, E, Any], state: S, move: M | str) -> Explanation:
    """Why a move is refused, or what it would do.

    Args:
        game: the rules.
        state: where the move would be made, between two moves.
        move: the move or its text.

    Raises:
        MoveTextError: it is neither.
    """
    intent = game.read_move(move)
    refusals = game.refusals(state, move)
    told = (
        [(game.rulebook[refusal.rule], refusal.sentence) for refusal in refusals]
        if refusals
        else [
            (game.rulebook.cause(event), game.rulebook.tell(event))
            for event in game.events(state, intent)
        ]
    )
    picture = game.picture(Frame(state, None, 0), intent, refusals)
    return Explanation(
        game.move_text(intent),
        not refusals,
        refusals,
        tuple(f"{sentence} ({game.rulebook.cite(rule)})" for rule, sentence in told),
        picture.svg if picture else None,
        picture.description if picture else "",
    )

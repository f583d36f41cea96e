"""Why a move is refused, or what it would do: as text and as a picture."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Collection
from dataclasses import dataclass, field
from html import escape
from typing import Any

from widgets_games.arguments import read_move, read_position
from widgets_games.engine.game import Game
from widgets_games.engine.rulebook import Objection
from widgets_games.engine.trace import Frame
from widgets_games.games import settled_game
from widgets_games.games.contract import PresentedGame, presenter_of
from widgets_games.render.board import Look, Marks, View
from widgets_games.render.svg import svg
from widgets_games.render.theme import LIGHT


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
        return (
            f"{self.move} is legal. It would go so:" if self.legal else f"{self.move} is refused:"
        )

    def _repr_mimebundle_(
        self, include: Collection[str] | None = None, exclude: Collection[str] | None = None
    ) -> dict[str, str]:
        """What a notebook may choose from: text, HTML with the picture in it, and the picture."""
        bundle = {"text/plain": str(self), "text/html": self._html()}
        if self.picture is not None:
            bundle["image/svg+xml"] = self.picture
        return {
            kind: shape
            for kind, shape in bundle.items()
            if (include is None or kind in include) and kind not in (exclude or ())
        }

    def _html(self) -> str:
        items = "".join(f"<li>{escape(sentence)}</li>" for sentence in self.sentences)
        text = f"<p><strong>{escape(self._verdict)}</strong></p><ul>{items}</ul>"
        if self.picture is None:
            return text
        # As an image: notebooks that are not trusted drop an <svg> element from their HTML.
        data = b64encode(self.picture.encode()).decode()
        return (
            f'{text}<img alt="{escape(self.description)}" style="max-width: 100%" '
            f'src="data:image/svg+xml;base64,{data}"/>'
        )


def explain(
    game: str | Game[Any, Any, Any, Any],
    position: str,
    move: str,
    players: int | None = None,
    **options: Any,
) -> Explanation:
    """Why a move is refused at a position, or what it would do there.

    Args:
        game: a game or its name.
        position: the position as text.
        move: the move as text.
        players: how many play, where the game is named; the least it allows if left out.
        options: switches by name, where the game is named.

    Raises:
        UnknownGame: no game goes by that name, or it is neither a name nor a game.
        OptionError: the game does not have such a switch, value or number of players, or it is
            given as an object, which has them set already.
        PositionError: the text is not a position of the game.
        MoveTextError: the text is not a move of the game.
    """
    game = settled_game(game, players, options)
    state = read_position(game, position)
    intent = read_move(game, move)
    refusals = game.refusals(state, intent)
    told = (
        [(game.rulebook[refusal.rule], refusal.sentence) for refusal in refusals]
        if refusals
        else [
            (game.rulebook.cause(event), game.rulebook.tell(event))
            for event in game.events(state, intent)
        ]
    )
    picture, description = _picture(game, state, intent, refusals)
    return Explanation(
        game.move_text(intent),
        not refusals,
        refusals,
        tuple(f"{sentence} ({game.rulebook.cite(rule)})" for rule, sentence in told),
        picture,
        description,
    )


def _picture(
    game: Game[Any, Any, Any, Any], state: Any, move: Any, refusals: tuple[Objection, ...]
) -> tuple[str | None, str]:
    """The position with the move marked, and the same in words."""
    if not isinstance(game, PresentedGame):
        return None, ""
    if refusals:
        marks: Marks[Any] = Marks(refused=move, objections=refusals)
    else:
        marks = Marks(choices=(move,), picked=presenter_of(game).board.clicks(move)[:1])
    scene = presenter_of(game).board.scene(View(Frame(state, None, 0), Look(LIGHT), marks))
    return svg(scene, game.title), scene.description

"""The account of a game that was played: its moves one by one, their events as rows of texts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, Generic, NamedTuple, overload

from widgets_games.engine.display import Kinds, bundle, listing
from widgets_games.engine.game import Game
from widgets_games.engine.node import Node
from widgets_games.engine.position import Position
from widgets_games.engine.trace import E, M, S, Step


class EventRow(NamedTuple, Generic[S, M, E]):
    """One event of a game that was played.

    Attributes:
        step: which move it is part of, counted from 0, as `trace` prints it.
        move: the move as text.
        event: the kind of event.
        rule: the id of the rule that caused it.
        origin: who says the rule: the source, or a ruling of ours.
        sentence: what happened.
        position: where the game stands after it.
        happened: the event itself.
    """

    step: int
    move: str
    event: str
    rule: str
    origin: str
    sentence: str
    position: Position[S, M, E]
    happened: E


@dataclass(frozen=True, slots=True, repr=False)
class PlayedMove(Generic[S, M, E]):
    """One move of a game that was played; a notebook shows what happened, with its picture.

    Attributes:
        game: the rules.
        number: which move it is, from 1.
        step: the move unfolded.
    """

    game: Game[S, M, E, Any]
    number: int
    step: Step[S, M, E]

    def __repr__(self) -> str:
        return f"<{self.game.title}, move {self.number}: {self.move}>"

    @property
    def move(self) -> str:
        """The move as text."""
        return self.game.move_text(self.step.move)

    @property
    def position(self) -> Position[S, M, E]:
        """Where the game stands after it."""
        return Position(self.game, self.step.after, self.step, len(self.step.events))

    @property
    def events(self) -> tuple[EventRow[S, M, E], ...]:
        """What happened, event by event."""
        game, move, state = self.game, self.move, self.step.before
        rows = []
        for count, event in enumerate(self.step.events, start=1):
            state = game.evolve(state, event)
            rule = game.rulebook.cause(event)
            rows.append(
                EventRow(
                    self.number - 1,
                    move,
                    type(event).__name__,
                    rule.id,
                    game.rulebook.told_by(rule),
                    str(game.rulebook.tell(event)),
                    Position(game, state, self.step, count),
                    event,
                )
            )
        return tuple(rows)

    def _repr_mimebundle_(self, include: Kinds = None, exclude: Kinds = None) -> dict[str, str]:
        """What a notebook may choose from: what happened as text and HTML, and a picture."""
        told = [row.sentence for row in self.events]
        text = "\n".join((repr(self), *(f"- {sentence}" for sentence in told)))
        html = f"<p><strong>{escape(repr(self)[1:-1])}</strong></p>{listing(told)}"
        picture = self.game.picture(self.position.frame)
        return bundle(text, html, picture, include, exclude)


class Positions(Sequence[Position[S, M, E]], Generic[S, M, E]):
    """The positions of a line, each made when it is asked for: the start, then after each move.

    Args:
        game: the rules.
        start: the node that the line starts at.
    """

    def __init__(self, game: Game[S, M, E, Any], start: Node[S, M, E]) -> None:
        self._game = game
        self._nodes = (start, *start.main_line())

    def __len__(self) -> int:
        return len(self._nodes)

    @overload
    def __getitem__(self, index: int) -> Position[S, M, E]: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Position[S, M, E], ...]: ...

    def __getitem__(self, index: int | slice) -> Position[S, M, E] | tuple[Position[S, M, E], ...]:
        if isinstance(index, slice):
            return tuple(self._at(node) for node in self._nodes[index])
        return self._at(self._nodes[index])

    def __repr__(self) -> str:
        return f"<{self._game.title}, {len(self)} positions from {self[0]} to {self[-1]}>"

    def _at(self, node: Node[S, M, E]) -> Position[S, M, E]:
        happened = len(node.step.events) if node.step else 0
        return Position(self._game, node.state, node.step, happened)

"""A position: a game and where it stands, as one value that answers in texts."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from html import escape
from typing import Any, Final, Generic

from widgets_games.engine.display import Kinds, bundle
from widgets_games.engine.errors import IllegalMove, UnknownPlace, shown
from widgets_games.engine.explanation import Explanation, explained
from widgets_games.engine.game import CHANCE, Game, Outcome
from widgets_games.engine.language import say
from widgets_games.engine.rulebook import Place
from widgets_games.engine.trace import E, Frame, M, S, Step

INSIDE: Final = "This position is inside a move, between two of its events: no move is made here."


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Position(Generic[S, M, E]):
    """A game and where it stands; it never changes, and a notebook shows its picture.

    Positions are equal if the game, its switches and its players are the same, and the state is.

    Args:
        game: the rules.
        state: where it stands.
        step: the move that led here, if its picture is to show it.
        happened: how many of the step's events have happened, from 1; 0 without a step.
    """

    game: Game[S, M, E, Any]
    state: S
    step: Step[S, M, E] | None = field(default=None)
    happened: int = field(default=0)

    def __str__(self) -> str:
        return self.game.position_text(self.state)

    def __repr__(self) -> str:
        game = self.game
        players = f", {game.players} players" if len(game.player_counts) > 1 else ""
        return f"<{game.title}{players}{game.changes_text}: {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.game == other.game and self.state == other.state

    def __hash__(self) -> int:
        return hash((self.game, self.state))

    def __getitem__(self, place: Place) -> str:
        """What stands on a place, as short text; the empty text if nothing does.

        Raises:
            UnknownPlace: the game has no such place.
        """
        contents = {str(name): text for name, text in self.game.contents(self.state).items()}
        if str(place) not in contents:
            places = ", ".join(contents) or "none that it knows by name"
            raise UnknownPlace(
                say(
                    "{title} has no place {place}; its places are {places}",
                    title=say(self.game.title),
                    place=shown(place),
                    places=places,
                )
            )
        return contents[str(place)]

    @property
    def frame(self) -> Frame[S, M, E]:
        """The state and what has just happened, as a drawing wants it."""
        return Frame(self.state, self.step, self.happened)

    @property
    def is_inside_move(self) -> bool:
        """Whether it stands between two events of a move, where no move can be made."""
        return self.step is not None and self.happened < len(self.step.events)

    @property
    def to_move(self) -> str | None:
        """Who makes the next move: the name of the seat, or of chance; None if nobody does."""
        if self.is_inside_move or self.outcome is not None:
            return None
        return self.game.seat_name(self.game.actor(self.state))

    @property
    def legal_moves(self) -> tuple[str, ...]:
        """The legal moves as texts; none at the end of the game and inside a move."""
        if self.is_inside_move:
            return ()
        return tuple(self.game.move_text(move) for move in self.game.legal_moves(self.state))

    @property
    def odds(self) -> dict[str, Fraction]:
        """What chance may do, as texts, with the probability of each; empty at a decision."""
        chance_acts = not self.is_inside_move and self.outcome is None
        if not chance_acts or self.game.actor(self.state) != CHANCE:
            return {}
        return {self.game.move_text(move): share for move, share in self.game.odds(self.state)}

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return None if self.is_inside_move else self.game.outcome(self.state)

    @property
    def status(self) -> str:
        """One sentence: what is to happen now, or how the game ended."""
        return self.game.status(self.state)

    def play(self, move: M | str) -> Position[S, M, E]:
        """The position after a move.

        Raises:
            MoveTextError: it is neither a move nor the text of one.
            IllegalMove: the rules refuse it, or this position stands inside a move.
        """
        self._refuse_inside()
        step = self.game.play(self.state, move)
        return Position(self.game, step.after, step, len(step.events))

    def explain(self, move: M | str) -> Explanation:
        """Why a move is refused, or what it would do.

        Raises:
            MoveTextError: it is neither a move nor the text of one.
            IllegalMove: this position stands inside a move.
        """
        self._refuse_inside()
        return explained(self.game, self.state, move)

    def _refuse_inside(self) -> None:
        if self.is_inside_move:
            raise IllegalMove(say(INSIDE))

    def _repr_mimebundle_(self, include: Kinds = None, exclude: Kinds = None) -> dict[str, str]:
        """What a notebook may choose from: the position as text, as HTML, and as a picture."""
        html = f"<p><code>{escape(str(self))}</code></p><p>{escape(self.status)}</p>"
        picture = self.game.picture(self.frame)
        return bundle(f"{self!r}\n{self.status}", html, picture, include, exclude)

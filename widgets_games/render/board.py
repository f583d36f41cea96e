"""What a game's drawing provides, and a game that has one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, ClassVar, Generic, NamedTuple

from widgets_games.engine.errors import OptionError
from widgets_games.engine.game import D, Game, Seat
from widgets_games.engine.rulebook import Objection, Place, Rule
from widgets_games.engine.trace import E, Frame, M, S
from widgets_games.render.forecast import Forecast
from widgets_games.render.scene import AnyShape, Flight, Region, Scene
from widgets_games.render.theme import Theme
from widgets_games.render.throwing import SeveralDice, ThrowWords, throw_words


@dataclass(frozen=True, slots=True)
class Look:
    """How a board is dressed.

    Attributes:
        theme: the colours.
        large: larger type and roomier names, for a projector or a small board.
    """

    theme: Theme
    large: bool = False


class Figure(NamedTuple):
    """A figure that belongs to a place, as how likely it is that something happens there.

    Attributes:
        place: where it is written.
        text: what is written: `42 %`.
        share: how much there is of it, from 0 to 1: how deeply the place is tinted.
    """

    place: Place
    text: str
    share: float


class Figures(NamedTuple):
    """Figures laid over a board, and what they are figures of."""

    title: str
    figures: tuple[Figure, ...]


@dataclass(frozen=True, slots=True)
class Marks(Generic[M]):
    """What is pointed at on the board besides the frame itself.

    Attributes:
        choices: legal moves to show: where they start or, when `picked`, where they lead.
        picked: the places chosen so far on the way to a move.
        refused: a move that was refused, None if none was.
        objections: why it was refused.
        focus: the place under the keyboard's cursor, None if it is elsewhere.
        preview: whether to show what the picked move would do, or leave it to be guessed.
        figures: figures laid over the board, None for none; a board may have no room for them.
    """

    choices: tuple[M, ...] = ()
    picked: tuple[Place, ...] = ()
    refused: M | None = None
    objections: tuple[Objection, ...] = ()
    focus: Place | None = None
    preview: bool = True
    figures: Figures | None = None


@dataclass(frozen=True, slots=True)
class View(Generic[S, M, E]):
    """Everything a picture shows.

    Attributes:
        frame: the state and what has just happened.
        look: how it is dressed.
        marks: what is pointed at.
    """

    frame: Frame[S, M, E]
    look: Look
    marks: Marks[M] = field(default_factory=Marks)


class Board(ABC, Generic[S, M, E]):
    """The drawing of one game."""

    @abstractmethod
    def size(self, look: Look) -> tuple[float, float]:
        """Width and height of the picture, in board units."""

    @abstractmethod
    def ground(self, look: Look) -> tuple[AnyShape, ...]:
        """What never moves, the back first."""

    def stencils(self, look: Look) -> tuple[AnyShape, ...]:  # noqa: ARG002
        """Shapes that between them have every gradient and reused path that a step may draw.

        A renderer makes these ready when it paints the ground, so that no step has to.
        """
        return ()

    @abstractmethod
    def moving(self, view: View[S, M, E]) -> tuple[AnyShape, ...]:
        """What a step can change, the back first."""

    @abstractmethod
    def regions(self, view: View[S, M, E]) -> tuple[Region, ...]:
        """What can be hit, the front one first, in the order the keyboard visits them."""

    @abstractmethod
    def flights(self, view: View[S, M, E]) -> tuple[Flight, ...]:
        """The way a piece takes to come to stand as in the frame; none for a still frame."""

    @abstractmethod
    def description(self, view: View[S, M, E]) -> str:
        """The picture in words, for those who cannot see it."""

    def text(self, view: View[S, M, E]) -> str:  # noqa: ARG002
        """The picture as lines of characters; empty if the game draws none."""
        return ""

    @abstractmethod
    def clicks(self, move: M) -> tuple[Place, ...]:
        """The places to click, one after the other, to make a move."""

    def scene(self, view: View[S, M, E]) -> Scene:
        """The whole picture."""
        width, height = self.size(view.look)
        return Scene(
            width,
            height,
            self.ground(view.look),
            self.moving(view),
            self.regions(view),
            self.description(view),
            self.flights(view),
        )


class Stage(Enum):
    """Whether a part of a move is done, happening now, or to come."""

    DONE = "done"
    NOW = "now"
    NEXT = "next"


class Item(NamedTuple):
    """One part of a move on its agenda, as a pit that gets a pebble, or a die with its column."""

    label: str
    text: str
    stage: Stage


class Agenda(NamedTuple):
    """A move of many parts at a glance: what is done, what happens now, what is to come.

    Attributes:
        title: what it is.
        items: the parts, in order.
        held: how many pieces the hand still holds, None if there is no hand.
        total: how many it held at first.
    """

    title: str
    items: tuple[Item, ...]
    held: int | None = None
    total: int = 0


class Question(NamedTuple):
    """What is asked before an offered move is made, and what the button says that makes it."""

    text: str
    answer: str


class BoardGame(Game[S, M, E, D]):
    """A game that can be drawn: what the table needs."""

    board: Board[S, M, E]

    @abstractmethod
    def seat_glyph(self, seat: Seat, theme: Theme) -> tuple[AnyShape, ...]:
        """The seat's piece in small, in plain colours, in a box from (-10, -10) to (10, 10)."""

    @property
    def sides(self) -> tuple[Seat, ...]:
        """Who is named at the top of the table: the seats, and chance where it plays a side."""
        return tuple(range(1, self.players + 1))

    def side_of(self, state: S) -> Seat:
        """Which of the sides acts."""
        return self.turn_of(state)

    foretells: ClassVar[bool] = False
    """Whether the game can say what chance may do after each move."""

    def forecast(self, state: S) -> Forecast | None:  # noqa: ARG002 - for games that foretell
        """What chance may do after each legal move of a player's decision, in figures."""
        return None

    def figures(self, state: S, picked: tuple[Place, ...]) -> Figures | None:  # noqa: ARG002
        """The same as figures on the board: of the piece that was picked, else of each piece."""
        return None

    def agenda(self, frame: Frame[S, M, E]) -> Agenda | None:  # noqa: ARG002 - for moves of parts
        """The parts of the move that the frame stands in; None if it has no parts worth listing."""
        return None

    def pointed_moves(self, state: S) -> Iterable[M]:
        """The moves that clicks can mean at a decision, legal or not.

        More than the candidates, where somebody may point at a place that no candidate leads to and
        should hear why not.
        """
        return self.candidate_moves(state)

    def rules_at_start(self) -> tuple[Rule, ...]:
        """The rules told before the first move: those that no event will tell."""
        return tuple(rule for rule in self.rulebook.rules.values() if rule.prose_only)

    def choose_text(self) -> str:
        """What stands before the list of legal moves: what to click instead."""
        return "Click a piece, or choose:"

    def throw_words(self, state: S) -> ThrowWords:
        """What the table says where chance acts."""
        return throw_words(self.seat_name(self.turn_of(state)))

    def several_dice(self, state: S) -> SeveralDice | None:  # noqa: ARG002 - for several dice
        """The dice, where chance throws several that are chosen one by one; else None."""
        return None

    def offer_text(self, move: M) -> str:
        """What a button says that makes one of the `offered_moves`."""
        return self.move_text(move)

    def offer_question(self, move: M) -> Question | None:  # noqa: ARG002 - for games that ask
        """What is asked before one of the `offered_moves` is made; None to make it at once."""
        return None

    @abstractmethod
    def seat_score(self, state: S, seat: Seat) -> str:
        """What stands beside the seat's name: `2 of 5 off`."""


AnyBoardGame = BoardGame[Any, Any, Any, Any]


def with_board(game: Game[Any, Any, Any, Any]) -> AnyBoardGame:
    """The game, known to have a board.

    Raises:
        OptionError: it has none to show.
    """
    if not isinstance(game, BoardGame):
        raise OptionError(f"{game.title} has no board to show")
    return game

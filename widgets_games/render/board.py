"""What a game’s drawing provides, and what it is asked to show."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Generic, NamedTuple

from widgets_games.engine.rulebook import Objection, Place
from widgets_games.engine.trace import E, Frame, M, S
from widgets_games.render.scene import AnyShape, Flight, Region, Scene
from widgets_games.render.theme import Theme


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

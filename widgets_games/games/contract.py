"""What the table asks of a game beside its rules: its drawing, agenda, questions, forecasts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from enum import Enum
from functools import cached_property, lru_cache
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias

from widgets_games.engine.display import Picture
from widgets_games.engine.game import AnyGame, D, Game, Seat
from widgets_games.engine.language import say
from widgets_games.engine.rulebook import Objection, Place, Rule
from widgets_games.engine.trace import E, Frame, M, S
from widgets_games.games.chance import Forecast, SeveralDice, ThrowWords, throw_words
from widgets_games.render.board import Board, Figures, Look, Marks, View
from widgets_games.render.scene import AnyShape
from widgets_games.render.theme import LIGHT, Theme


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


class Presenter(ABC, Generic[S, M, E]):
    """How a game is presented at the table: its board, and all that is asked beside the rules.

    Args:
        game: the rules.

    Attributes:
        game: the rules.
        board: the drawing.
    """

    board: Board[S, M, E]

    def __init__(self, game: Game[S, M, E, Any]) -> None:
        self.game = game

    @abstractmethod
    def seat_glyph(self, seat: Seat, theme: Theme) -> tuple[AnyShape, ...]:
        """The seat's piece in small, in plain colours, in a box from (-10, -10) to (10, 10)."""

    @property
    def sides(self) -> tuple[Seat, ...]:
        """Who is named at the top of the table: the seats, and chance where it plays a side."""
        return tuple(range(1, self.game.players + 1))

    def side_of(self, state: S) -> Seat:
        """Which of the sides acts."""
        return self.game.turn_of(state)

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
        return self.game.candidate_moves(state)

    def rules_at_start(self) -> tuple[Rule, ...]:
        """The rules told before the first move: those that no event will tell."""
        return tuple(rule for rule in self.game.rulebook.rules.values() if rule.prose_only)

    def choose_text(self) -> str:
        """What stands before the list of legal moves: what to click instead."""
        return say("Click a piece, or choose:")

    def throw_words(self, state: S) -> ThrowWords:
        """What the table says where chance acts."""
        return throw_words(self.game.seat_name(self.game.turn_of(state)))

    def several_dice(self, state: S) -> SeveralDice | None:  # noqa: ARG002 - for several dice
        """The dice, where chance throws several that are chosen one by one; else None."""
        return None

    def offer_text(self, move: M) -> str:
        """What a button says that makes one of the `offered_moves`."""
        return self.game.move_text(move)

    def offer_question(self, move: M) -> Question | None:  # noqa: ARG002 - for games that ask
        """What is asked before one of the `offered_moves` is made; None to make it at once."""
        return None

    @abstractmethod
    def seat_score(self, state: S, seat: Seat) -> str:
        """What stands beside the seat's name: `2 of 5 off`."""


AnyPresenter: TypeAlias = Presenter[Any, Any, Any]


class PresentedGame(Game[S, M, E, D]):
    """A game that brings its presenter; nothing of it is loaded before somebody asks for it."""

    @abstractmethod
    def make_presenter(self) -> Presenter[S, M, E]:
        """The presenter, made once."""

    def picture(
        self, frame: Frame[S, M, E], move: M | None = None, refusals: tuple[Objection, ...] = ()
    ) -> Picture | None:
        """A frame as a picture in light colours, with a move and the reasons against it marked."""
        # Not before somebody wants to see one.
        from widgets_games.render.svg import svg  # noqa: PLC0415

        board = self.presenter.board
        marks: Marks[M] = Marks()
        if move is not None and refusals:
            marks = Marks(refused=move, objections=refusals)
        elif move is not None:
            marks = Marks(choices=(move,), picked=board.clicks(move)[:1])
        scene = board.scene(View(frame, Look(LIGHT), marks))
        return Picture(svg(scene, self.title), scene.description)

    @cached_property
    def presenter(self) -> Presenter[S, M, E]:
        """How the game is presented at the table."""
        return self.make_presenter()


AnyPresentedGame: TypeAlias = PresentedGame[Any, Any, Any, Any]


def presenter_of(game: Game[S, M, E, Any]) -> Presenter[S, M, E]:
    """How a game is presented at the table: by its own presenter, else on a plain board."""
    if isinstance(game, PresentedGame):
        return game.presenter
    return _plain_presenter(game)


@lru_cache(maxsize=64)
def _plain_presenter(game: AnyGame) -> AnyPresenter:
    """Made once for each game; loaded only where a game brings nothing of its own."""
    from widgets_games.games.plain.presenter import PlainPresenter  # noqa: PLC0415

    return PlainPresenter(game)

"""Reading a game: where somebody stands in it, what is pointed at, and how they step."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from widgets_games.engine.game import CHANCE, AnyGame, Seat
from widgets_games.engine.rulebook import Objection, Place
from widgets_games.engine.trace import Frame
from widgets_games.games.contract import presenter_of
from widgets_games.render.board import Figures, Marks
from widgets_games.widgets.html import chance_label
from widgets_games.widgets.lines import AnyNode, AnyTimeline
from widgets_games.widgets.phrases import phrase
from widgets_games.widgets.values import Message, Moment, moment_at


class Reader:
    """Somebody who reads a game.

    Args:
        game: the rules and the board.
        timeline: the game, with all its branches.

    Attributes:
        trail: the places of the line that the last command led through, for flights.
        passed: the same for a screen reader, to whom whole moves are told, too.
        visited: whether the last command went from place to place on the board.
        picked: the places chosen so far on the way to a move.
        refused: a move that was refused, None if none was.
        objections: why it was refused.
        focus: the place under the keyboard's cursor, None if it is elsewhere.
        message: what the message place shows.
        projector: whether what comes next is hidden.
        preview: whether to show where a picked move leads.
        foretelling: whether to show what chance may do after each move.
    """

    def __init__(self, game: AnyGame, timeline: AnyTimeline) -> None:
        self.projector = False
        self.preview = True
        self.foretelling = False
        self.sit_down(game, timeline)

    def sit_down(self, game: AnyGame, timeline: AnyTimeline) -> None:
        """Put another game on the table."""
        self.message: Message | None = None
        self.game = game
        self.presenter = presenter_of(game)
        self.timeline = timeline
        self.settle()
        self.focus: Place | None = None
        self._clear_marks()

    def settle(self) -> None:
        """What the last command led through has been shown and told."""
        self.trail: list[int] = []
        self.passed: list[int] = []
        self.visited = False

    def _clear_marks(self) -> None:
        self.picked: tuple[Place, ...] = ()
        self.refused: Any | None = None
        self.objections: tuple[Objection, ...] = ()

    @property
    def frame(self) -> Frame[Any, Any, Any]:
        """The state under the cursor and what has just happened."""
        return self.timeline.frame

    @property
    def status(self) -> str:
        """One sentence: what is to happen now, how the game ended, or which move is shown."""
        step = self.frame.step
        if step is None or self.timeline.at_decision:
            return self.game.status(self.frame.state)
        actor = self.game.actor(step.before)
        if actor == CHANCE:
            threw = self.presenter.throw_words(step.before).before
            return phrase("fallen", threw=threw, fallen=chance_label(self.game, step.move))
        move = self.game.move_text(step.move)
        return phrase("making", actor=self.game.seat_name(actor), move=move)

    @property
    def actor(self) -> Seat | None:
        """Who makes the next move here; None inside a move and when the game is over."""
        state = self.frame.state
        if not self.timeline.at_decision or self.game.outcome(state) is not None:
            return None
        return self.game.actor(state)

    @property
    def moment(self) -> Moment | None:
        """The player's decision that "Why not?" is about; None when chance acts."""
        return moment_at(self.timeline)

    def may_tell(self, moment: Moment) -> bool:
        """Whether to say what was made at a moment: on a projector not before it is shown."""
        return not self.projector or moment.node is not self.timeline.node

    @property
    def choices(self) -> tuple[Any, ...]:
        """The legal moves that continue what has been picked so far."""
        if self.actor in (None, CHANCE):
            return ()
        return tuple(
            move
            for move in self.game.legal_moves(self.frame.state)
            if self._continues(move, self.picked)
        )

    @property
    def marks(self) -> Marks[Any]:
        """What is pointed at on the board."""
        return Marks(
            self.choices,
            self.picked,
            self.refused,
            self.objections,
            self.focus,
            self.preview,
            self._figures(),
        )

    def _figures(self) -> Figures | None:
        if not self.foretelling or self.actor in (None, CHANCE):
            return None
        return self.presenter.figures(self.frame.state, self.picked)

    @property
    def behind(self) -> int:
        """How many moves of the line come after the cursor."""
        return len(self.timeline.line) - 1 - self.timeline.move_number

    def go(self, place: int) -> None:
        """Stand on a place of the line."""
        self._step(partial(self.timeline.go, place))

    def next_event(self) -> None:
        """One event on."""
        self._step(self.timeline.next_event)

    def previous_event(self) -> None:
        """One event back."""
        self._step(self.timeline.previous_event)

    def next_move(self) -> None:
        """To the end of the next move."""
        before = self.timeline.place
        self._step(self.timeline.next_move)
        self.passed = list(range(before + 1, self.timeline.place + 1))

    def previous_move(self) -> None:
        """To the end of the move before."""
        self._step(self.timeline.previous_move)

    def first(self) -> None:
        """To the start."""
        self.go(0)

    def last(self) -> None:
        """To the end of the line."""
        self.go(self.timeline.length)

    def _step(self, move_cursor: Callable[[], None]) -> None:
        before = self.timeline.place
        self._clear_marks()
        self.focus = None
        self.message = None
        move_cursor()
        if self.timeline.place == before + 1:
            self.trail = [self.timeline.place]

    def stand_after(self, node: AnyNode) -> None:
        """Show the line through a node and stand at the end of its step."""
        self._step(partial(self.timeline.stand_after, node))

    def pick(self, move: Any) -> None:
        """Show on the board a legal move that was chosen elsewhere."""
        clicks = self.presenter.board.clicks(move)
        if move in self.game.legal_moves(self.frame.state) and self.picked != clicks[:-1]:
            self._clear_marks()
            self.message = None
            self.picked = clicks[:-1]

    def unpick(self) -> None:
        """Forget what was picked."""
        self._clear_marks()
        self.focus = None
        self.message = None

    def question(self, move: Any) -> None:
        """Show a candidate of the moment on the board, with what the rules say of it."""
        self._clear_marks()
        self.message = None
        moment = self.moment
        if moment is None:
            return
        if moment.node is not self.timeline.node:
            self.timeline.stand_after(moment.node)
        objections = tuple(self.game.objections(moment.node.state, move))
        if objections:
            self.refused, self.objections = move, objections
        else:
            self.picked = self.presenter.board.clicks(move)[:-1]

    def _refuse(self, move: Any, objections: tuple[Objection, ...]) -> None:
        self.refused, self.objections = move, objections
        text = " ".join(str(objection.sentence) for objection in objections)
        self.message = Message("refused", text, objections)

    def _continues(self, move: Any, path: tuple[Place, ...]) -> bool:
        return self.presenter.board.clicks(move)[: len(path)] == path

"""What happens at a table, without any widget: the game, who sits where, what is pointed at.

Widgets call its commands and then show what it says; tests can do the same.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import partial
from typing import Any

from widgets_games.engine.chance import Dice
from widgets_games.engine.errors import IllegalMove
from widgets_games.engine.explore import LONGEST_PLAYOUT
from widgets_games.engine.game import CHANCE, AnyGame, Seat
from widgets_games.engine.players import Player
from widgets_games.engine.rulebook import Place
from widgets_games.engine.timeline import Timeline
from widgets_games.widgets.lines import AnyNode, AnyTimeline
from widgets_games.widgets.phrases import phrase
from widgets_games.widgets.reader import Reader
from widgets_games.widgets.values import Message


class Session(Reader):
    """A game at a table.

    Args:
        game: the rules and the board.
        timeline: a game already under way; a new one if left out.
        players: who plays each seat by itself; the seats left out are people.
        dice: what chance draws from.
    """

    def __init__(
        self,
        game: AnyGame,
        timeline: AnyTimeline | None = None,
        players: Mapping[Seat, Player] | None = None,
        dice: Dice | None = None,
    ) -> None:
        self.dice: Dice = dice or random.Random()
        self.players: dict[Seat, Player] = dict(players or {})
        super().__init__(game, timeline or Timeline(game))

    def sit_down(self, game: AnyGame, timeline: AnyTimeline) -> None:
        """Put another game on the table; who sits where stays, if it has the seat and they know it.

        Args:
            game: the rules and the board.
            timeline: the game under way.
        """
        self.players = {
            seat: player
            for seat, player in self.players.items()
            if seat <= game.players and player.can_play(game)
        }
        super().sit_down(game, timeline)

    @property
    def is_for_people(self) -> bool:
        """Whether at least one seat is a person's."""
        return len(self.players) < self.game.players

    def throw(self, move: Any | None = None) -> None:
        """Let chance act: with this result, or with one drawn from the odds."""
        state = self.frame.state
        self.make(self.game.draw(state, self.dice) if move is None else move)

    def make(self, move: Any) -> None:
        """Make a move at the cursor; the computer's seats answer. A refused move is explained."""
        self.make_after(self.timeline.node, move)

    def make_after(self, node: AnyNode, move: Any) -> None:
        """Make a move after any node of the tree; see `make`."""
        self._clear_marks()
        self.message = None
        known = len(node.children)
        try:
            made = self.timeline.play_after(node, move)
        except IllegalMove as error:
            self._refuse(move, error.objections)
            return
        is_new = len(node.children) > known
        if known and is_new:
            self.message = Message("note", phrase("fork-started"))
        self.focus = None
        start = self.timeline.move_ends[made.depth - 1]
        if is_new or not made.children:
            self.answer()
        self._lead_on_from(start)

    def _lead_on_from(self, place: int) -> None:
        self.trail = list(range(place + 1, self.timeline.place + 1))
        self.passed = self.trail

    def accept(self, move: Any) -> None:
        """Make an offered move; where it needs the word of all, ask for it first."""
        question = self.presenter.offer_question(move)
        if question is None:
            self.make(move)
            return
        retry = partial(self.make_after, self.timeline.node, move)
        self.message = Message("note", question.text, retry=retry, retry_text=question.answer)

    def answer(self) -> None:
        """Let the computer's seats, and chance in their turns, act until a person must."""
        if not self.is_for_people:
            return
        while (move := self._computers_move()) is not None:
            self.timeline.play(move)

    def let_computer_move(self) -> None:
        """Make one move for a seat that the computer plays."""
        move = self._computers_move()
        if move is not None:
            self._clear_marks()
            self.focus = None
            start = self.timeline.place
            self.timeline.play(move)
            self._lead_on_from(start)

    def play_out(self) -> None:
        """Let the computer's seats play to the end, and stay where the reader stands.

        A game that is not over after `LONGEST_PLAYOUT` more moves is left there: it may never be.
        """
        place = self.timeline.place
        for _ in range(LONGEST_PLAYOUT):
            move = self._computers_move()
            if move is None:
                told = phrase("played-out")
                break
            self.timeline.play(move)
        else:
            told = phrase("not-over", moves=LONGEST_PLAYOUT)
        self.go(place)
        self.message = Message("note", told)

    def _computers_move(self) -> Any | None:
        actor = self.actor
        state = self.frame.state
        player = None if actor is None else self.players.get(self.game.turn_of(state))
        if player is None:
            return None
        if actor == CHANCE:
            return self.game.draw(state, self.dice)
        return player.choose(self.game, state, self.dice)

    def click(self, place: Place) -> None:
        """A place was clicked, touched, or chosen with the keyboard."""
        self.message = None
        if self.actor is None:
            over = self.timeline.at_decision
            self.message = Message("note", phrase("over" if over else "step-on"))
        elif self.actor == CHANCE:
            self._click_at_chance(place)
        else:
            self._click_at_decision(place)

    def _click_at_chance(self, place: Place) -> None:
        state = self.frame.state
        starts = {self.presenter.board.clicks(move)[0] for move in self.game.odds(state).moves}
        if place in starts:
            self.throw()
            return
        self.message = Message("note", self.presenter.throw_words(state).first)

    def _click_at_decision(self, place: Place) -> None:
        path = (*self.picked, place)
        state = self.frame.state
        candidates = [
            move for move in self.presenter.pointed_moves(state) if self._continues(move, path)
        ]
        complete = [move for move in candidates if self.presenter.board.clicks(move) == path]
        if complete:
            self.make(complete[0])
        elif candidates:
            self._pick(path, candidates)
        elif self.picked:
            again = place == self.picked[-1]
            self._clear_marks()
            if not again:
                self._click_at_decision(place)
        else:
            self._clear_marks()
            actor = self.game.seat_name(self.game.actor(state))
            self.message = Message("note", phrase("no-start", actor=actor))

    def _pick(self, path: tuple[Place, ...], candidates: list[Any]) -> None:
        self._clear_marks()
        state = self.frame.state
        if any(self.game.is_legal(state, move) for move in candidates):
            self.picked = path
            return
        move = candidates[0]
        objections = tuple(self.game.objections(state, move))
        self._refuse(move, objections)

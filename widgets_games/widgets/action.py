"""The action row: what can be done now. Always one row, so that nothing below it moves."""

from __future__ import annotations

from functools import partial
from html import escape
from typing import Any

from widgets_games.engine.game import CHANCE
from widgets_games.engine.language import say
from widgets_games.games.contract import presenter_of
from widgets_games.widgets.dice_chooser import DiceChooser
from widgets_games.widgets.html import block, chance_label
from widgets_games.widgets.kit import Command, Kit, Pool, show_if
from widgets_games.widgets.phrases import count_of_moves, phrase
from widgets_games.widgets.session import Session

FEW_OUTCOMES = 6
"""Up to so many results of chance get a button each; more are chosen from a list."""


class ActionRow:
    """Offers to throw, to move, to come back to the end, or to play again.

    Args:
        session: the game at the table.
        kit: makes the widgets.
        open_branches: shows the tab of branches.
        play_again: starts a new game with the same rules and seats.
    """

    def __init__(
        self, session: Session, kit: Kit, open_branches: Command, play_again: Command
    ) -> None:
        self._session = session
        self._text = kit.html()
        self._throw = kit.button(say("Throw"), session.throw, primary=True)
        self._or = kit.html(value=f'<span class="wg-or">{escape(say("or choose"))}</span>')
        self._results = [
            kit.button("", partial(self._choose_result, index)) for index in range(FEW_OUTCOMES)
        ]
        self._result_list = kit.choice("")
        self._use_result = kit.button(say("Use this throw"), self._use_listed_result)
        self._dice = DiceChooser(kit, session.throw)
        self._moves = kit.choice(say("Move"))
        self._moves.observe(lambda change: kit.do(lambda: session.pick(change.new)), "value")
        self._make = kit.button(say("Make the move"), self._make_listed, primary=True)
        self._offers = kit.row([], "wg-row")
        self._offer_pool = Pool(self._offers, lambda n: kit.button("", partial(self._accept, n)))
        self._next = kit.button(say("Next move"), session.let_computer_move, primary=True)
        self._play_out = kit.button(say("Play it out"), session.play_out)
        self._to_end = kit.button(say("To the end"), session.last)
        self._fork = kit.button(say("Fork here …"), open_branches)
        self._from_start = kit.button(say("Replay from the start"), session.first)
        self._again = kit.button(say("Play again"), play_again, primary=True)
        self._groups: dict[str, list[Any]] = {
            "throw": [self._throw, self._or],
            "move": [self._moves, self._make, self._offers],
            "computers": [self._next, self._play_out],
            "back": [self._to_end, self._fork],
            "over": [self._from_start, self._again],
        }
        self.widget = kit.row(
            [
                self._text,
                self._throw,
                self._or,
                *self._results,
                self._result_list,
                self._use_result,
                self._dice.widget,
                self._moves,
                self._make,
                self._offers,
                self._next,
                self._play_out,
                self._to_end,
                self._fork,
                self._from_start,
                self._again,
            ],
            "wg-act",
        )

    def update(self) -> None:
        """Show what can be done now."""
        group = self._group()
        for name, widgets in self._groups.items():
            for widget in widgets:
                show_if(widget, name == group)
        self._show_results(group == "throw")
        if group == "move":
            game = self._session.game
            moves = self._session.game.legal_moves(self._session.frame.state)
            self._offer(self._moves, [(game.move_text(move), move) for move in moves])
            self._follow_picked()
            offered = game.offered_moves(self._session.frame.state)
            for made, move in zip(self._offer_pool.take(len(offered)), offered, strict=True):
                made.description = presenter_of(game).offer_text(move)
        self._text.value = block("wg-act-text", self._say(group))

    def _group(self) -> str:
        session = self._session
        if not session.timeline.at_end:
            return "back"
        if session.actor is None:
            return "over"
        if session.game.turn_of(session.frame.state) in session.players:
            return "computers"
        return "throw" if session.actor == CHANCE else "move"

    def _follow_picked(self) -> None:
        """The list shows the move that is shown on the board."""
        picked = self._session.picked
        moves = [move for _, move in self._moves.options]
        if picked and self._moves.value not in self._session.choices:
            self._moves.value = next(move for move in moves if move in self._session.choices)

    def _say(self, group: str) -> str:
        session = self._session
        if group == "back":
            return self._say_how_far_back()
        state = session.frame.state
        if group == "throw":
            return session.presenter.throw_words(state).says
        if group == "move":
            only = len(self._moves.options) == 1
            return phrase("only-move") if only else session.presenter.choose_text()
        if group == "computers":
            actor = session.game.seat_name(session.game.turn_of(state))
            return phrase("computers", actor=actor)
        return phrase("game-over")

    def _say_how_far_back(self) -> str:
        behind = self._session.behind
        if self._session.projector:
            return phrase("looking-back-open")
        return (
            phrase("looking-back", count=count_of_moves(behind))
            if behind
            else phrase("inside-move")
        )

    def _outcomes(self) -> tuple[Any, ...]:
        return self._session.game.odds(self._session.frame.state).moves

    def _show_results(self, shown: bool) -> None:
        game, state = self._session.game, self._session.frame.state
        several = presenter_of(game).several_dice(state) if shown else None
        self._dice.update(several, self._session.timeline.node)
        if shown:
            self._throw.description = presenter_of(game).throw_words(state).button
        outcomes = self._outcomes() if shown and several is None else ()
        few = len(outcomes) <= FEW_OUTCOMES
        for index, made in enumerate(self._results):
            used = few and index < len(outcomes)
            if used:
                made.description = chance_label(game, outcomes[index])
                made.tooltip = game.move_text(outcomes[index])
            show_if(made, used)
        show_if(self._result_list, bool(outcomes) and not few)
        show_if(self._use_result, bool(outcomes) and not few)
        if outcomes and not few:
            labels = [(chance_label(game, move), move) for move in outcomes]
            self._offer(self._result_list, labels)

    def _choose_result(self, index: int) -> None:
        self._session.throw(self._outcomes()[index])

    def _accept(self, index: int) -> None:
        self._session.accept(self._session.game.offered_moves(self._session.frame.state)[index])

    def _use_listed_result(self) -> None:
        self._session.throw(self._result_list.value)

    def _make_listed(self) -> None:
        self._session.make(self._moves.value)

    @staticmethod
    def _offer(dropdown: Any, options: list[tuple[str, Any]]) -> None:
        if list(dropdown.options) != options:
            dropdown.options = options
            # Where nothing was chosen before, ipywidgets chooses nothing now.
            dropdown.index = 0

"""The tab "Why not?": every candidate move of the moment, legal or with the reasons against it."""

from __future__ import annotations

from html import escape
from typing import Any

import ipywidgets

from widgets_games.widgets.controls import Do, box, button, html, set_classes, show_if
from widgets_games.widgets.html import block, objection_text
from widgets_games.widgets.phrases import phrase
from widgets_games.widgets.session import Session
from widgets_games.widgets.values import Moment


class CandidateRow:
    """One candidate: a button that shows it on the board, the verdict, and a button to make it."""

    def __init__(self, session: Session, do: Do) -> None:
        self._session = session
        self._move: Any = None
        self._show = button("", lambda: do(lambda: session.question(self._move)))
        self._verdict = html()
        self._make = button("Make it", lambda: do(self._make_move))
        self.widget = box(ipywidgets.GridBox, [self._show, self._verdict, self._make], "wg-cand")

    def update(self, moment: Moment, move: Any) -> None:
        """Show a candidate of a moment."""
        self._move = move
        game = self._session.game
        objections = tuple(game.objections(moment.node.state, move))
        self._show.description = game.move_text(move)
        set_classes(self._show, ("wg-lit",) if self._session.refused == move else ())
        if objections:
            many = len(objections) > 1
            verdict = phrase("not-legal-many" if many else "not-legal", count=len(objections))
            reasons = "".join(objection_text(game.rulebook, one) for one in objections)
            self._verdict.value = f'<span class="wg-no">{escape(verdict)}</span>{reasons}'
        else:
            made = phrase("made") if move == moment.made else ""
            self._verdict.value = (
                f'<span class="wg-ok">{escape(phrase("legal"))}</span> {escape(made)}'
                f"<p>{escape(self._prospect(moment, move))}</p>"
            )
        show_if(self._make, not objections and move != moment.made)

    def _prospect(self, moment: Moment, move: Any) -> str:
        """What the move would come to."""
        game = self._session.game
        return game.rulebook.tell_shortly(game.events(moment.node.state, move))

    def _make_move(self) -> None:
        moment = self._session.moment
        if moment is not None:
            self._session.make_after(moment.node, self._move)


class WhyNotTab:
    """The candidates of the moment.

    Args:
        session: the game at the table.
        do: carries out commands.
    """

    def __init__(self, session: Session, do: Do) -> None:
        self._session = session
        self._do = do
        self._heading = html()
        self._pool: list[CandidateRow] = []
        self.widget = box(ipywidgets.VBox, [self._heading], "wg-why")

    def update(self) -> None:
        """Show the candidates there are now."""
        moment = self._session.moment
        if moment is None:
            self._heading.value = block("wg-eyebrow", phrase("no-candidates"))
            candidates: list[Any] = []
        else:
            candidates = list(self._session.game.candidate_moves(moment.node.state))
            self._heading.value = self._heading_html(moment, candidates)
        self._grow(len(candidates))
        for row, move in zip(self._pool, candidates, strict=False):
            assert moment is not None
            row.update(moment, move)
        for index, row in enumerate(self._pool):
            show_if(row.widget, index < len(candidates))

    def _heading_html(self, moment: Moment, candidates: list[Any]) -> str:
        game, state = self._session.game, moment.node.state
        legal = sum(1 for move in candidates if game.is_legal(state, move))
        counted = phrase("candidates", count=len(candidates), legal=legal)
        return block("wg-eyebrow", game.status(state)) + block("wg-h", counted)

    def _grow(self, count: int) -> None:
        missing = count - len(self._pool)
        if missing > 0:
            self._pool += [CandidateRow(self._session, self._do) for _ in range(missing)]
            self.widget.children = [self._heading, *(row.widget for row in self._pool)]

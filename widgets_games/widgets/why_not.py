"""The tab "Why not?": every candidate move of the moment, legal or with the reasons against it."""

from __future__ import annotations

from html import escape
from typing import Any

from widgets_games.engine.language import counted, say
from widgets_games.widgets.html import block, objection_text
from widgets_games.widgets.kit import Kit, Pool, set_classes, show_if
from widgets_games.widgets.phrases import phrase
from widgets_games.widgets.session import Session
from widgets_games.widgets.values import Moment


class CandidateRow:
    """One candidate: a button that shows it on the board, the verdict, and a button to make it."""

    def __init__(self, session: Session, kit: Kit) -> None:
        self._session = session
        self._move: Any = None
        self._show = kit.button("", lambda: session.question(self._move))
        self._verdict = kit.html()
        self._make = kit.button(say("Play this move"), self._make_move)
        self.widget = kit.grid([self._show, self._verdict, self._make], "wg-cand")

    def update(self, moment: Moment, move: Any) -> None:
        """Show a candidate of a moment."""
        self._move = move
        game = self._session.game
        objections = tuple(game.objections(moment.node.state, move))
        known = moment.made if self._session.may_tell(moment) else None
        self._show.description = game.move_text(move)
        set_classes(self._show, ("wg-lit",) if self._session.refused == move else ())
        if objections:
            verdict = counted("✕ Not legal.", "✕ Not legal, {number} reasons.", len(objections))
            reasons = "".join(objection_text(game.rulebook, one) for one in objections)
            self._verdict.value = f'<span class="wg-no">{escape(verdict)}</span>{reasons}'
        else:
            made = phrase("made") if move == known else ""
            self._verdict.value = (
                f'<span class="wg-ok">{escape(phrase("legal"))}</span> {escape(made)}'
                f"<p>{escape(self._prospect(moment, move))}</p>"
            )
        show_if(self._make, not objections and move != known)

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
        kit: makes the widgets.
    """

    def __init__(self, session: Session, kit: Kit) -> None:
        self._session = session
        self._heading = kit.html()
        self.widget = kit.column([self._heading], "wg-why")
        self._pool = Pool(self.widget, lambda _: CandidateRow(session, kit), lambda row: row.widget)

    def update(self) -> None:
        """Show the candidates there are now."""
        moment = self._session.moment
        if moment is None:
            session = self._session
            over = session.game.outcome(session.frame.state) is not None
            key = "no-candidates-over" if over else "no-candidates"
            self._heading.value = block("wg-eyebrow", phrase(key))
            self._pool.take(0)
            return
        candidates = list(self._session.game.candidate_moves(moment.node.state))
        self._heading.value = self._heading_html(moment, candidates)
        for row, move in zip(self._pool.take(len(candidates)), candidates, strict=True):
            row.update(moment, move)

    def _heading_html(self, moment: Moment, candidates: list[Any]) -> str:
        game, state = self._session.game, moment.node.state
        legal = sum(1 for move in candidates if game.is_legal(state, move))
        told = counted(
            "{number} candidate; {legal} legal.",
            "{number} candidates; {legal} legal.",
            len(candidates),
            legal=legal,
        )
        return block("wg-eyebrow", game.status(state)) + block("wg-h", told)

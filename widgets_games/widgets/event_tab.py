"""The tab "This event": what happened, by which rule, with which odds, and what came before."""

from __future__ import annotations

from typing import Any

from widgets_games.engine.game import CHANCE, AnyGame
from widgets_games.engine.trace import Frame
from widgets_games.games.contract import presenter_of
from widgets_games.widgets.event_list import EventList
from widgets_games.widgets.html import (
    agenda_card,
    block,
    dice_card,
    odds_card,
    odds_line,
    rule_card,
)
from widgets_games.widgets.kit import Kit
from widgets_games.widgets.phrases import phrase
from widgets_games.widgets.session import Session


class EventTab:
    """Tells the event under the cursor.

    Args:
        session: the game at the table.
        kit: makes the widgets.
    """

    def __init__(self, session: Session, kit: Kit) -> None:
        self._session = session
        self._telling = kit.html()
        self._list = EventList(session, kit)
        self.widget = kit.column([self._telling, self._list.widget], "wg-event")

    def update(self) -> None:
        """Show the event there is now."""
        self._telling.value = event_html(self._session)
        self._list.update()


def event_html(session: Session) -> str:
    """The event under the cursor as HTML: sentence, rule and odds."""
    frame = session.frame
    if frame.event is None:
        return _before_first(session)
    game = session.game
    sentence = str(game.rulebook.tell(frame.event))
    telling = block("wg-eyebrow", _eyebrow(session, frame)) + block("wg-say", sentence)
    card = rule_card(game.rulebook, game.rulebook.cause(frame.event))
    step = frame.step
    assert step is not None
    agenda = presenter_of(game).agenda(frame)
    parts = agenda_card(agenda) if agenda else ""
    if game.actor(step.before) == CHANCE:
        if parts:
            return telling + parts + card + _odds(game, step.before, step.move)
        return telling + _odds(game, step.before, step.move) + card
    if session.actor == CHANCE:
        return telling + card + parts + _odds(game, frame.state, None)
    return telling + card + parts + _odds_before(session)


def _odds(game: AnyGame, state: Any, fallen: Any | None) -> str:
    """What chance can bring, and what it brought."""
    title, several = (
        presenter_of(game).throw_words(state).odds,
        presenter_of(game).several_dice(state),
    )
    if several is None:
        return odds_card(game, game.odds(state), fallen, title)
    return dice_card(several, game.odds(state), fallen, title)


def _before_first(session: Session) -> str:
    game, state = session.game, session.frame.state
    telling = block("wg-eyebrow", phrase("before-first"))
    telling += block("wg-say", phrase("nothing-yet", status=game.status(state)))
    outcome = game.outcome(state)
    rules = () if session.timeline.starts_elsewhere else presenter_of(game).rules_at_start()
    if outcome is not None:
        rules = (game.rulebook[outcome.rule],)
    cards = "".join(rule_card(game.rulebook, rule) for rule in rules)
    if session.actor == CHANCE:
        cards = _odds(game, state, None) + cards
    return telling + cards


def _eyebrow(session: Session, frame: Frame[Any, Any, Any]) -> str:
    assert frame.step is not None
    game = session.game
    actor = game.actor(frame.step.before)
    key = "event-of-chance" if actor == CHANCE else "event-of-move"
    return phrase(
        f"{key}-open" if session.projector else key,
        actor=game.seat_name(actor),
        move=game.move_text(frame.step.move),
        index=frame.index,
        count=len(frame.step.events),
    )


def _odds_before(session: Session) -> str:
    """The throw that led to a player's move, on one line."""
    timeline, game = session.timeline, session.game
    before = timeline.node.parent
    if before is None or before.step is None or game.actor(before.step.before) != CHANCE:
        return ""
    step = before.step
    if presenter_of(game).several_dice(step.before):
        return ""
    words = presenter_of(game).throw_words(step.before)
    return odds_line(game, game.odds(step.before), step.move, words.before)

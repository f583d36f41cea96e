"""The board by keyboard: arrows step or visit what can be chosen, Enter chooses."""

from __future__ import annotations

from collections.abc import Callable

from widgets_games.engine.game import CHANCE
from widgets_games.engine.rulebook import Place
from widgets_games.games.contract import presenter_of
from widgets_games.render.scene import Region
from widgets_games.widgets.phrases import phrase
from widgets_games.widgets.session import Session


class Keyboard:
    """Turns keys of the board into commands of the session.

    Args:
        session: the game at the table.
    """

    def __init__(self, session: Session) -> None:
        self._session = session

    def command(self, key: str, *, shift: bool) -> Callable[[], None] | None:
        """What a key asks for, None if it means nothing here."""
        session = self._session
        plain: dict[str, Callable[[], None]] = {
            "ArrowRight": session.next_move if shift else session.next_event,
            "ArrowLeft": session.previous_move if shift else session.previous_event,
            "Home": session.first,
            "End": session.last,
            "ArrowDown": lambda: self._visit(1),
            "ArrowUp": lambda: self._visit(-1),
            "Enter": self._choose,
            " ": self._choose,
            "Escape": session.unpick,
        }
        return plain.get(key)

    def places(self) -> tuple[Place, ...]:
        """What can be visited: where a candidate starts, or where the picked one leads."""
        session = self._session
        actor = session.actor
        if actor is None:
            return ()
        game, state = session.game, session.frame.state
        moves = game.odds(state).moves if actor == CHANCE else game.candidate_moves(state)
        picked = session.picked
        found: dict[Place, None] = {}
        for move in moves:
            clicks = presenter_of(game).board.clicks(move)
            if clicks[: len(picked)] == picked and len(clicks) > len(picked):
                found[clicks[len(picked)]] = None
        return tuple(found)

    def prospect(self, region: Region) -> str:
        """What a place would lead to if it were chosen, for those who cannot see it marked."""
        session = self._session
        game, state = session.game, session.frame.state
        if session.actor == CHANCE:
            return phrase("may-choose", label=region.label)
        path = (*session.picked, region.place)
        moves = [
            move
            for move in game.candidate_moves(state)
            if presenter_of(game).board.clicks(move)[: len(path)] == path
        ]
        legal = [move for move in moves if game.is_legal(state, move)]
        if len(legal) == 1:
            told = game.rulebook.tell_shortly(game.events(state, legal[0]))
            return phrase("leads-to", label=region.label, prospect=told)
        if legal:
            return phrase("may-choose", label=region.label)
        reasons = (str(one.sentence) for move in moves for one in game.objections(state, move))
        return phrase("not-choosable", label=region.label, reasons=" ".join(reasons))

    def _visit(self, step: int) -> None:
        places = self.places()
        if not places:
            return
        focus = self._session.focus
        if focus in places:
            index = (places.index(focus) + step) % len(places)
        else:
            index = 0 if step > 0 else -1
        self._session.message = None
        self._session.refused, self._session.objections = None, ()
        self._session.focus = places[index]
        self._session.visited = True

    def _choose(self) -> None:
        session = self._session
        if session.actor == CHANCE:
            session.throw()
            return
        places = self.places()
        if session.focus in places:
            session.click(session.focus)
        elif places:
            session.focus = places[0]
            return
        following = self.places()
        if session.picked and following:
            session.focus = following[0]

"""Games that carry out a move on a working copy while they unfold it."""

from __future__ import annotations

from abc import abstractmethod

from widgets_games.engine.game import D, Game
from widgets_games.engine.trace import E, M, S, Step


class UnfoldingGame(Game[S, M, E, D]):
    """A game whose events and the state they lead to come from one pass over the move."""

    @abstractmethod
    def unfold(self, draft: D, move: M) -> tuple[E, ...]:
        """Carry out a legal move on a working copy; all that happened, one event or more."""

    def events(self, state: S, move: M) -> tuple[E, ...]:
        """A legal move unfolded."""
        return self.unfold(self.thaw(state), move)

    def unchecked_step(self, state: S, move: M) -> Step[S, M, E]:
        """A move known to be legal, unfolded into a step."""
        draft = self.thaw(state)
        events = self.unfold(draft, move)
        return Step(state, move, events, self.freeze(draft))

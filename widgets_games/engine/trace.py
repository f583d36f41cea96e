"""What a move leaves behind: events, the step they make up, and the frames a reader stands on."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from widgets_games.engine.rulebook import Event

S = TypeVar("S")
M = TypeVar("M")
E = TypeVar("E", bound=Event)


class Step(NamedTuple, Generic[S, M, E]):
    """One move, unfolded: folding `events` over `before` gives `after`."""

    before: S
    move: M
    events: tuple[E, ...]
    after: S


class Frame(NamedTuple, Generic[S, M, E]):
    """A state and what has just happened there.

    Attributes:
        state: the state to show.
        step: the step the reader is inside, None before the first move.
        index: how many of the step's events have happened, from 1; 0 before the first move.
    """

    state: S
    step: Step[S, M, E] | None
    index: int  # type: ignore[assignment]  # hides tuple.index: nobody searches a frame

    @property
    def event(self) -> E | None:
        """What has just happened, None before the first move."""
        return self.step.events[self.index - 1] if self.step and self.index else None

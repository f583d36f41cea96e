"""The small values a session hands to the parts of the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from widgets_games.engine.rulebook import Objection
from widgets_games.widgets.lines import AnyNode


@dataclass(frozen=True)
class Message:
    """What the message place shows.

    Attributes:
        kind: `note`, `refused` or `error`.
        text: the sentence.
        objections: why a move was refused.
        details: what a programmer wants to know of an error.
        retry: what "Try again" does, None if there is nothing to try.
    """

    kind: str
    text: str
    objections: tuple[Objection, ...] = ()
    details: str = ""
    retry: Callable[[], None] | None = None


@dataclass(frozen=True)
class Moment:
    """The decision a reader can question: the one ahead, or the one that led here.

    Attributes:
        node: where the decision is made.
        made: the move that was made there, None while it is ahead.
    """

    node: AnyNode
    made: Any | None

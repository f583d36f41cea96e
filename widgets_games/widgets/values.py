"""The small values a session hands to the parts of the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from widgets_games.engine.game import CHANCE
from widgets_games.engine.rulebook import Objection
from widgets_games.widgets.lines import AnyNode, AnyTimeline


@dataclass(frozen=True)
class Message:
    """What the message place shows.

    Attributes:
        kind: `note`, `refused` or `error`.
        text: the sentence.
        objections: why a move was refused.
        details: what a programmer wants to know of an error.
        retry: what the first button does, None if there is nothing to try.
        retry_text: what that button says.
    """

    kind: str
    text: str
    objections: tuple[Objection, ...] = ()
    details: str = ""
    retry: Callable[[], None] | None = None
    retry_text: str = "Try again"


@dataclass(frozen=True)
class Moment:
    """The decision a reader can question: the one ahead, or the one that led here.

    Attributes:
        node: where the decision is made.
        made: the move that was made there, None while it is ahead.
    """

    node: AnyNode
    made: Any | None


def moment_at(timeline: AnyTimeline) -> Moment | None:
    """The decision ahead of the cursor if a player's is, else the one that led to its move."""
    node, game = timeline.node, timeline.game
    ahead = timeline.at_decision and game.outcome(node.state) is None
    if ahead and game.actor(node.state) != CHANCE:
        return Moment(node, _made_after(timeline, node))
    if node.step is None or node.parent is None or game.actor(node.parent.state) == CHANCE:
        return None
    return Moment(node.parent, node.step.move)


def _made_after(timeline: AnyTimeline, node: AnyNode) -> Any | None:
    if timeline.at_end:
        return None
    following = timeline.line[node.depth + 1]
    return following.step.move if following.step else None

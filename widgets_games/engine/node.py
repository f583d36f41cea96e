"""The nodes of the tree that a timeline is: each a state, with the step that led to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic

from widgets_games.engine.trace import E, M, S, Step


class Node(Generic[S, M, E]):
    """A state in the tree, with the step that led to it.

    Attributes:
        step: the step from the parent, None at the root.
        children: the nodes that follow; the first continues the parent's own line.
        depth: how many moves lead here.
        serial: how many nodes the tree had when this one was made.
    """

    __slots__ = ("_state", "children", "depth", "parent", "serial", "step")

    def __init__(
        self,
        state: S,
        parent: Node[S, M, E] | None = None,
        step: Step[S, M, E] | None = None,
        serial: int = 0,
    ) -> None:
        self._state = state
        self.parent = parent
        self.step = step
        self.children: list[Node[S, M, E]] = []
        self.depth: int = parent.depth + 1 if parent else 0
        self.serial = serial

    @property
    def state(self) -> S:
        """The state after the step."""
        return self._state

    def main_line(self) -> Iterator[Node[S, M, E]]:
        """The nodes after this one, always by the first child."""
        node = self
        while node.children:
            node = node.children[0]
            yield node

    def ancestors(self) -> Iterator[Node[S, M, E]]:
        """The nodes before this one, nearest first, the root last."""
        node = self.parent
        while node is not None:
            yield node
            node = node.parent

    def subtree(self) -> Iterator[Node[S, M, E]]:
        """This node and all that follow, each before its children, these in their order."""
        stack = [self]
        while stack:
            node = stack.pop()
            yield node
            stack.extend(reversed(node.children))

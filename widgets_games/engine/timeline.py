"""The tree of steps with a cursor that can stand on any event of any step.

A game in progress, its variations, undo, stepping and replay are all one thing: moves in this
tree. A *line* is a path from the root to a leaf; the tree always shows one of them. A *place* in
the line is a number: how many events have happened, from 0 before the first.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import Any, Generic

from widgets_games.engine.game import Game
from widgets_games.engine.trace import E, Frame, M, S, Step


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


class Timeline(Generic[S, M, E]):
    """A game with all its branches, and where a reader stands in it.

    Args:
        game: the rules.
        start: the state to start from; the game's own if left out.

    Attributes:
        game: the rules.
        starts_elsewhere: whether a start was given.
        root: the node before the first move.
        notes: what a record keeps beside the moves; see `record.NOTES`.
    """

    def __init__(self, game: Game[S, M, E, Any], start: S | None = None) -> None:
        self.game = game
        self.starts_elsewhere = start is not None
        self.notes: dict[str, Any] = {}
        self.root: Node[S, M, E] = Node(game.initial_state() if start is None else start)
        self._size = 1
        self._line: list[Node[S, M, E]] = [self.root]
        self._ends: list[int] = [0]
        self._place = 0

    # ------------------------------------------------------------------ where the reader stands

    @property
    def line(self) -> tuple[Node[S, M, E], ...]:
        """The nodes of the shown line, the root first."""
        return tuple(self._line)

    @property
    def place(self) -> int:
        """How many events of the line have happened."""
        return self._place

    @property
    def length(self) -> int:
        """How many events the line has."""
        return self._ends[-1]

    @property
    def move_ends(self) -> tuple[int, ...]:
        """The place at the end of each move of the line, 0 for the root."""
        return tuple(self._ends)

    @property
    def move_number(self) -> int:
        """The number of the move under the cursor, from 1; 0 before the first event."""
        return bisect_left(self._ends, self._place)

    @property
    def node(self) -> Node[S, M, E]:
        """The node of the move under the cursor."""
        return self._line[self.move_number]

    @property
    def at_decision(self) -> bool:
        """Whether the cursor stands where a move can be made: after a whole step."""
        return self._ends[self.move_number] == self._place

    @property
    def at_end(self) -> bool:
        """Whether the cursor stands at the end of the line."""
        return self._place == self.length

    @property
    def frame(self) -> Frame[S, M, E]:
        """The state under the cursor and what has just happened."""
        return self.frame_at(self._place)

    def frame_at(self, place: int) -> Frame[S, M, E]:
        """The frame at a place of the line.

        Raises:
            IndexError: the line has no such place.
        """
        if not 0 <= place <= self.length:
            raise IndexError(f"the line has places 0 to {self.length}, not {place}")
        number = bisect_left(self._ends, place)
        node = self._line[number]
        if node.step is None:
            return Frame(node.state, None, 0)
        if place == self._ends[number]:
            return Frame(node.state, node.step, len(node.step.events))
        index = place - self._ends[number - 1]
        return Frame(self.game.fold(node.step.before, node.step.events[:index]), node.step, index)

    # ------------------------------------------------------------------ stepping

    def go(self, place: int) -> None:
        """Stand on a place of the line; places beyond its ends mean the ends."""
        self._place = max(0, min(self.length, place))

    def next_event(self) -> None:
        """One event on."""
        self.go(self._place + 1)

    def previous_event(self) -> None:
        """One event back."""
        self.go(self._place - 1)

    def next_move(self) -> None:
        """To the end of the next move, or of this one if the cursor stands inside it."""
        number = self.move_number + (1 if self.at_decision else 0)
        self.go(self._ends[min(number, len(self._ends) - 1)])

    def previous_move(self) -> None:
        """To the end of the move before this one."""
        self.go(self._ends[max(0, self.move_number - 1)])

    # ------------------------------------------------------------------ making moves and branching

    def play(self, move: M) -> Node[S, M, E]:
        """Make a move after the step under the cursor, and stand at its end.

        A move that was made there before is followed, not made again; another one starts a branch.

        Raises:
            IllegalMove: the rules refuse the move, the game is over there, or the cursor stands
                inside a step, between two of its events.
        """
        return self.play_after(self.node, move)

    def play_after(self, node: Node[S, M, E], move: M) -> Node[S, M, E]:
        """Make a move after a node of the tree, and stand at its end; see `play`."""
        child = self.add(node, move)
        self.show(child)
        self.go(self._ends[child.depth])
        return child

    def add(self, node: Node[S, M, E], move: M) -> Node[S, M, E]:
        """The child of a node by a move, made if it is not there yet; the cursor stays.

        Raises:
            IllegalMove: the rules refuse the move, or the game is over there.
        """
        for child in node.children:
            if child.step is not None and child.step.move == move:
                return child
        step = self.game.play(node.state, move)
        child = Node(step.after, node, step, self._size)
        self._size += 1
        node.children.append(child)
        if node is self._line[-1]:
            self._extend(child)
        return child

    def show(self, node: Node[S, M, E]) -> None:
        """Show the line through a node; the cursor goes no further than the lines' common part."""
        before = [node, *node.ancestors()][::-1]
        line = [*before, *node.main_line()]
        shared = sum(1 for _ in _shared_nodes(self._line, line))
        place = min(self._place, self._ends[shared - 1])
        self._line, self._ends = [line[0]], [0]
        for following in line[1:]:
            self._extend(following)
        self._place = place

    def stand_after(self, node: Node[S, M, E]) -> None:
        """Show the line through a node and stand at the end of its step."""
        self.show(node)
        self.go(self._ends[node.depth])

    def leaves(self) -> tuple[Node[S, M, E], ...]:
        """The last node of every line, the main line's first, then branch by branch."""
        found: list[Node[S, M, E]] = []
        stack = [self.root]
        while stack:
            node = stack.pop()
            if not node.children:
                found.append(node)
            stack.extend(reversed(node.children))
        return tuple(found)

    def _extend(self, node: Node[S, M, E]) -> None:
        assert node.step is not None
        self._line.append(node)
        self._ends.append(self._ends[-1] + len(node.step.events))


def _shared_nodes(one: list[Node[S, M, E]], other: list[Node[S, M, E]]) -> Iterator[Node[S, M, E]]:
    for node, same in zip(one, other, strict=False):
        if node is not same:
            return
        yield node

"""The tree of steps with a cursor that can stand on any event of any step.

As a sequence it is its main line: `len` counts the moves, and to iterate gives them one by one.

A game in progress, its variations, undo, stepping and replay are all one thing: moves in this
tree. A *line* is a path from the root to a leaf; the tree always shows one of them. A *place* in
the line is a number: how many events have happened, from 0 before the first.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from html import escape
from typing import Any, Generic

from widgets_games.engine import record
from widgets_games.engine.account import EventRow, PlayedMove, Positions
from widgets_games.engine.display import Kinds, bundle
from widgets_games.engine.files import AnyPath
from widgets_games.engine.game import Game
from widgets_games.engine.language import counted
from widgets_games.engine.node import Node
from widgets_games.engine.trace import E, Frame, M, S, Step


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

    # ------------------------------------------------------------------ the main line

    def __len__(self) -> int:
        return sum(1 for _ in self.root.main_line())

    def __bool__(self) -> bool:
        return True  # A game without moves is a game.

    def __iter__(self) -> Iterator[PlayedMove[S, M, E]]:
        for number, node in enumerate(self.root.main_line(), start=1):
            assert node.step is not None
            yield PlayedMove(self.game, number, node.step)

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves of the main line, as text."""
        return tuple(step.move for step in self)

    @property
    def positions(self) -> Positions[S, M, E]:
        """The positions of the main line: 0 is the start, 12 stands after the 12th move."""
        return Positions(self.game, self.root)

    @property
    def result(self) -> dict[str, Any] | None:
        """How the main line ended, as a record says it; None while the game goes on."""
        return record.result_of(self.game.outcome(self._last_of_main_line.state))

    def events(self) -> Iterator[EventRow[S, M, E]]:
        """Every event of the main line, with its move, rule, sentence and position."""
        for step in self:
            yield from step.events

    def save(self, path: AnyPath, *, replace: bool = False) -> None:
        """Write the game with all its branches to a file, as a record; see `record.save`.

        Raises:
            RecordError, AlreadyThere, StorageError: see there.
        """
        record.save(self, path, replace=replace)

    @property
    def _last_of_main_line(self) -> Node[S, M, E]:
        return [self.root, *self.root.main_line()][-1]

    def __repr__(self) -> str:
        moves = counted("{number} move", "{number} moves", len(self))
        branches = len(self.leaves()) - 1
        also = counted(", {number} variation", ", {number} variations", branches)
        status = self.game.status(self._last_of_main_line.state)
        return f"<{self.game.title}: {moves}{also if branches else ''}. {status}>"

    def _repr_mimebundle_(self, include: Kinds = None, exclude: Kinds = None) -> dict[str, str]:
        """What a notebook may choose from: the moves of the main line, and where they led."""
        moves = " ".join(f"{step.number}. {step.move}" for step in self)
        html = f"<p>{escape(repr(self)[1:-1])}</p><p>{escape(moves)}</p>"
        picture = self.game.picture(self.positions[-1].frame)
        return bundle(repr(self), html, picture, include, exclude)

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

    def play(self, move: M | str) -> Node[S, M, E]:
        """Make a move after the step under the cursor, and stand at its end.

        A move that was made there before is followed, not made again; another one starts a branch.

        Raises:
            IllegalMove: the rules refuse the move, the game is over there, or the cursor stands
                inside a step, between two of its events.
        """
        return self.play_after(self.node, move)

    def play_after(self, node: Node[S, M, E], move: M | str) -> Node[S, M, E]:
        """Make a move after a node of the tree, and stand at its end; see `play`."""
        child = self.add(node, move)
        self.show(child)
        self.go(self._ends[child.depth])
        return child

    def add(self, node: Node[S, M, E], move: M | str) -> Node[S, M, E]:
        """The child of a node by a move, made if it is not there yet; the cursor stays.

        Raises:
            IllegalMove: the rules refuse the move, or the game is over there.
        """
        intent = self.game.read_move(move)
        for child in node.children:
            if child.step is not None and child.step.move == intent:
                return child
        child = self._grow(node, self.game.play(node.state, intent))
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
        return tuple(node for node in self.root.subtree() if not node.children)

    def _grow(self, node: Node[S, M, E], step: Step[S, M, E]) -> Node[S, M, E]:
        child = Node(step.after, node, step, self._size)
        self._size += 1
        node.children.append(child)
        return child

    def _extend(self, node: Node[S, M, E]) -> None:
        assert node.step is not None
        self._line.append(node)
        self._ends.append(self._ends[-1] + len(node.step.events))

    # ------------------------------------------------------------------ copies and pickles

    def __getstate__(self) -> dict[str, Any]:
        # Flat: a long line, node within node, would go deeper than Python can follow. In the order
        # in which they were made, in which a parent comes before its children.
        nodes = sorted(self.root.subtree(), key=lambda node: node.serial)
        return {
            "game": self.game,
            "starts_elsewhere": self.starts_elsewhere,
            "notes": self.notes,
            "start": self.root.state,
            "steps": [(node.parent.serial, node.step) for node in nodes if node.parent],
            "shown": self._line[-1].serial,
            "place": self._place,
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(kept["game"], kept["start"])  # type: ignore[misc]  # anew, then its branches
        self.starts_elsewhere = kept["starts_elsewhere"]
        self.notes = kept["notes"]
        nodes = [self.root]
        for parent, step in kept["steps"]:
            nodes.append(self._grow(nodes[parent], step))
        self.stand_after(nodes[kept["shown"]])
        self.go(kept["place"])


def _shared_nodes(one: list[Node[S, M, E]], other: list[Node[S, M, E]]) -> Iterator[Node[S, M, E]]:
    for node, same in zip(one, other, strict=False):
        if node is not same:
            return
        yield node

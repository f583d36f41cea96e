"""The lines of a timeline as a reader sees them: the main line, branches A, B, … and theirs."""

from __future__ import annotations

from string import ascii_uppercase
from typing import Any, NamedTuple

from widgets_games.engine.language import listed
from widgets_games.engine.node import Node
from widgets_games.engine.timeline import Timeline
from widgets_games.widgets.phrases import count_of_moves, phrase

AnyNode = Node[Any, Any, Any]
AnyTimeline = Timeline[Any, Any, Any]


class Line(NamedTuple):
    """One line of the tree.

    Attributes:
        label: empty for the main line, `A`, `B`, … for its branches, `A1`, … for theirs.
        nesting: how many branchings lead to it.
        first: the first node that is the line's own; the root for the main line.
        leaf: its last node.
    """

    label: str
    nesting: int
    first: AnyNode
    leaf: AnyNode


def lines_of(timeline: AnyTimeline) -> tuple[Line, ...]:
    """All lines, the main line first, each branch followed by its own branches."""
    found: list[Line] = []
    waiting = [("", 0, timeline.root)]
    while waiting:
        label, nesting, first = waiting.pop()
        nodes = [first, *first.main_line()]
        found.append(Line(label, nesting, first, nodes[-1]))
        # In the order they were made, so that a letter stays with its branch.
        branches = [child for node in nodes for child in node.children[1:]]
        branches.sort(key=lambda node: node.serial)
        labelled = [
            (_branch_label(label, index), nesting + 1, child)
            for index, child in enumerate(branches)
        ]
        waiting.extend(reversed(labelled))
    return tuple(found)


def current_line(timeline: AnyTimeline, lines: tuple[Line, ...]) -> Line:
    """The line that is shown: the one with the shown leaf."""
    leaf = timeline.line[-1]
    return next(line for line in lines if line.leaf is leaf)


def open_line_text(timeline: AnyTimeline, line: Line) -> str:
    """What the list of lines says of one where the rest of the game is hidden."""
    if not line.label:
        return phrase("line-main-open")
    move = _move_text(timeline.game, line.first)
    return phrase("line-branch-open", label=line.label, number=line.first.depth, move=move)


def line_text(timeline: AnyTimeline, line: Line) -> str:
    """What the list of lines says of one."""
    game = timeline.game
    result = result_text(timeline, line.leaf)
    if not line.label:
        return phrase(
            "line-main",
            count=count_of_moves(line.leaf.depth),
            result=result,
        )
    parent = line.first.parent
    assert parent is not None
    return phrase(
        "line-branch",
        label=line.label,
        number=line.first.depth,
        move=_move_text(game, line.first),
        other=_move_text(game, parent.children[0]),
        count=count_of_moves(line.leaf.depth - parent.depth),
        result=result,
    )


def result_text(timeline: AnyTimeline, leaf: AnyNode) -> str:
    """How a line ends: open, a draw, lost, or who won."""
    game = timeline.game
    outcome = game.outcome(leaf.state)
    if outcome is None:
        return phrase("open")
    if not outcome.winners:
        return phrase("lost" if game.is_lost(outcome) else "drawn")
    return phrase("won", winners=listed([game.seat_name(seat) for seat in outcome.winners]))


def _branch_label(parent: str, index: int) -> str:
    if parent:
        return f"{parent}{index + 1}" if parent[-1].isalpha() else f"{parent}.{index + 1}"
    letters = ""
    number = index + 1
    while number:
        number, rest = divmod(number - 1, len(ascii_uppercase))
        letters = ascii_uppercase[rest] + letters
    return letters


def _move_text(game: Any, node: AnyNode) -> str:
    assert node.step is not None
    return str(game.move_text(node.step.move))

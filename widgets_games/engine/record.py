"""A timeline as a record: UTF-8 JSON as `record.schema.json` describes it.

A record holds what fell and what was chosen, so it needs no random generator and no seed; `reading`
makes a timeline of it again.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from widgets_games.engine import files
from widgets_games.engine.errors import RecordError
from widgets_games.engine.fields import FORMAT, notes_in
from widgets_games.engine.files import AnyPath
from widgets_games.engine.game import AnyGame, Outcome
from widgets_games.engine.language import say
from widgets_games.engine.node import Node
from widgets_games.engine.replacing import check_replaceable

if TYPE_CHECKING:
    from widgets_games.engine.timeline import Timeline

AnyNode: TypeAlias = Node[Any, Any, Any]

VERSION: Final = 1
DEEPEST: Final = 200
"""Variations within variations, at most: few enough for every reader of JSON."""


class Line(NamedTuple):
    """A line as it is written: its moves and variations, where they stand, and its first node."""

    written: dict[str, Any]
    place: str
    start: AnyNode
    depth: int


def record_of(timeline: Timeline[Any, Any, Any]) -> dict[str, Any]:
    """The record of a timeline, with all its branches; where its cursor stands is not kept.

    Raises:
        RecordError: the timeline's notes are not as `fields.NOTES` has them, or its variations nest
            deeper than `DEEPEST`.
    """
    game, root = timeline.game, timeline.root
    main: dict[str, Any] = {"moves": []}
    pending = [Line(main, "", root, 0)]
    while pending:
        pending.extend(_write(game, pending.pop()))
    last = [root, *root.main_line()][-1]
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": game.name,
        "rules": game.rules_version,
        "options": game.changed_options,
        "players": game.players,
        **notes_in(timeline.notes, game.players),
        "start": game.position_text(root.state) if timeline.starts_elsewhere else None,
        **main,
        "result": result_of(game.outcome(last.state)),
    }


def dumps(record: Mapping[str, Any]) -> str:
    """A record as text, a line a field, ending with a newline.

    Raises:
        RecordError: it holds something that JSON cannot say.
    """
    try:
        fields = [
            f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False, allow_nan=False)}"
            for key, value in record.items()
        ]
    except (TypeError, ValueError, RecursionError) as error:
        raise RecordError(
            say("the record cannot be written as JSON: {error}", error=error)
        ) from None
    return "{\n" + ",\n".join(fields) + "\n}\n"


def save(timeline: Timeline[Any, Any, Any], path: AnyPath, *, replace: bool = False) -> None:
    """Write a timeline's record to a file, whole or not at all.

    Args:
        timeline: the game with all its branches.
        path: the file; its folder must be there, and `~` is the home folder.
        replace: whether it may take the place of a record that is there; no other file is replaced.

    Raises:
        RecordError: see `record_of`.
        AlreadyThere: the file is a record already, and `replace` is false.
        StorageError: the file cannot be written, or it is there and not a record. Whatever is
            raised, what was there before still is.
    """
    data = dumps(record_of(timeline)).encode()
    check_replaceable(path, replace)
    files.write(path, data)


def _write(game: AnyGame, line: Line) -> list[Line]:
    """Write down the moves of a line, from its first node on; its branches are begun."""
    refuse_depth(line.depth)
    moves = line.written["moves"]
    node = line.start
    branches = []
    while node.children:
        for branch in node.children[1:]:
            variation = {"at": len(moves), "moves": [_move_text(game, branch)]}
            branches.append(Line(variation, "", branch, line.depth + 1))
        node = node.children[0]
        moves.append(_move_text(game, node))
    if branches:
        line.written["variations"] = [branch.written for branch in branches]
    return branches


def _move_text(game: AnyGame, node: AnyNode) -> str:
    assert node.step is not None
    return game.move_text(node.step.move)


def result_of(outcome: Outcome | None) -> dict[str, Any] | None:
    """How a game ended, as a record says it; None while it goes on."""
    if outcome is None:
        return None
    rule, winners, scores = outcome
    return {"rule": rule, "winners": list(winners), "scores": list(scores)}


def refuse_depth(depth: int) -> None:
    """Let through variations that nest no deeper than `DEEPEST`.

    Raises:
        RecordError: they do.
    """
    if depth > DEEPEST:
        raise RecordError(
            say("variations nest in variations more than {deepest} deep", deepest=DEEPEST)
        )

"""A timeline as a record and back: UTF-8 JSON as `record.schema.json` describes it.

A record holds what fell and what was chosen, so it needs no random generator and no seed. It is
read by replaying every move through the rules: it becomes a whole timeline or one error.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from widgets_games.engine import files, strict_json
from widgets_games.engine.errors import (
    IllegalMove,
    MoveTextError,
    OptionError,
    PositionError,
    RecordError,
    UnknownGame,
    shown,
)
from widgets_games.engine.fields import (
    FORMAT,
    NOTES,
    RECORD,
    check_keys,
    check_result,
    notes_in,
    typed,
)
from widgets_games.engine.files import AnyPath
from widgets_games.engine.game import AnyGame, Outcome
from widgets_games.engine.replacing import check_replaceable
from widgets_games.engine.timeline import Node, Timeline

AnyTimeline: TypeAlias = Timeline[Any, Any, Any]
AnyNode: TypeAlias = Node[Any, Any, Any]
FindGame: TypeAlias = Callable[[str, int, Mapping[str, Any]], AnyGame]
"""Gives the game of a name, a number of players and switches; raises UnknownGame or OptionError."""

VERSION: Final = 1
DEEPEST: Final = 200
"""Variations within variations, at most: few enough for every reader of JSON."""


class _Line(NamedTuple):
    """A line as it is written: its moves and variations, where they stand, and its first node."""

    written: dict[str, Any]
    place: str
    start: AnyNode
    depth: int


# ---------------------------------------------------------------------- timeline -> record


def record_of(timeline: AnyTimeline) -> dict[str, Any]:
    """The record of a timeline, with all its branches; where its cursor stands is not kept.

    Raises:
        RecordError: the timeline's notes are not as `fields.NOTES` has them, or its variations nest
            deeper than `DEEPEST`.
    """
    game, root = timeline.game, timeline.root
    main: dict[str, Any] = {"moves": []}
    pending = [_Line(main, "", root, 0)]
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
        "result": _result_of(game.outcome(last.state)),
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
        raise RecordError(f"the record cannot be written as JSON: {error}") from None
    return "{\n" + ",\n".join(fields) + "\n}\n"


def save(timeline: AnyTimeline, path: AnyPath, *, replace: bool = False) -> None:
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


def _write(game: AnyGame, line: _Line) -> list[_Line]:
    """Write down the moves of a line, from its first node on; its branches are begun."""
    _refuse_depth(line.depth)
    moves = line.written["moves"]
    node = line.start
    branches = []
    while node.children:
        for branch in node.children[1:]:
            variation = {"at": len(moves), "moves": [_move_text(game, branch)]}
            branches.append(_Line(variation, "", branch, line.depth + 1))
        node = node.children[0]
        moves.append(_move_text(game, node))
    if branches:
        line.written["variations"] = [branch.written for branch in branches]
    return branches


def _move_text(game: AnyGame, node: AnyNode) -> str:
    assert node.step is not None
    return game.move_text(node.step.move)


def _result_of(outcome: Outcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    rule, winners, scores = outcome
    return {"rule": rule, "winners": list(winners), "scores": list(scores)}


# ---------------------------------------------------------------------- record -> timeline


def load(path: AnyPath, find_game: FindGame) -> AnyTimeline:
    """The timeline of a record file, its cursor at the start.

    Raises:
        StorageError: the file cannot be read.
        RecordError: it is no record, or the rules refuse what it says.
    """
    data = files.read(path)
    try:
        return timeline_of(loads(data), find_game)
    except RecordError as error:
        raise RecordError(f"{files.named(path)}: {error}") from None


def loads(text: str | bytes) -> Any:
    """What a text says as JSON, for `timeline_of` to make sense of.

    Raises:
        RecordError: it is not JSON, or JSON that says something twice or cannot be held.
    """
    try:
        return strict_json.parse(text)
    except ValueError as error:
        raise RecordError(f"the record {error}") from None


def timeline_of(record: Any, find_game: FindGame) -> AnyTimeline:
    """The timeline a record stands for, replayed move by move, its cursor at the start.

    Args:
        record: as `loads` gives it.
        find_game: where games come from; the engine knows none.

    Raises:
        RecordError: it is no record, or the rules refuse what it says; the message names the place.
    """
    _check_version(record)
    check_keys(record, "the record", RECORD, (*NOTES, "variations"))
    check_result(record["result"])
    game = _game_of(record, find_game)
    timeline = Timeline(game, _start_of(record["start"], game))
    timeline.notes = notes_in(record, game.players)
    main = _Line(record, "", timeline.root, 0)
    nodes = _replay(timeline, main)
    _check_follows(record["result"], game.outcome(nodes[-1].state))
    pending = _variations_of(main, nodes)
    while pending:
        # From the last to the first: branches come to stand in the order they are written in.
        line = pending.pop()
        pending.extend(_variations_of(line, _replay(timeline, line)))
    return timeline


def _check_version(record: Any) -> None:
    typed(record, dict, "the record")
    if record.get("format") != FORMAT:
        raise RecordError(f"format must be {FORMAT!r}, not {shown(record.get('format'))}")
    version = typed(record.get("version"), int, "version")
    if version > VERSION:
        raise RecordError(
            f"version {shown(version)} is newer than this package, which reads version {VERSION}"
        )
    if version < VERSION:
        raise RecordError(f"version must be {VERSION}, not {shown(version)}")


def _game_of(record: dict[str, Any], find_game: FindGame) -> AnyGame:
    name = typed(record["game"], str, "game")
    players = typed(record["players"], int, "players")
    options = typed(record["options"], dict, "options")
    try:
        game = find_game(name, players, options)
    except UnknownGame as error:
        raise RecordError(f"game: {error}") from None
    except OptionError as error:
        raise RecordError(f"options and players: {error}") from None
    rules = typed(record["rules"], int, "rules")
    if rules != game.rules_version:
        raise RecordError(
            f"rules must be {game.rules_version}, not {shown(rules)}: the record follows another "
            f"version of the rules of {game.title}"
        )
    return game


def _start_of(text: Any, game: AnyGame) -> Any:
    if text is None:
        return None
    try:
        return game.parse_position(typed(text, str, "start"))
    except PositionError as error:
        raise RecordError(f"start: {error}") from None


def _replay(timeline: AnyTimeline, line: _Line) -> list[AnyNode]:
    """Make the moves of a line in the timeline: its nodes, from the one it starts at."""
    nodes = [line.start]
    for number, text in enumerate(typed(line.written["moves"], list, f"{line.place}moves")):
        place = f"{line.place}moves[{number}]"
        before = nodes[-1]
        branches = len(before.children)
        try:
            move = timeline.game.parse_move(typed(text, str, place))
            nodes.append(timeline.add(before, move))
        except (MoveTextError, IllegalMove) as error:
            raise RecordError(f"{place}: {error}") from None
        if len(before.children) == branches:
            raise RecordError(f"{place}: another line has the move {text} there already")
    return nodes


def _variations_of(line: _Line, nodes: list[AnyNode]) -> list[_Line]:
    """The variations that leave a line, the last one first."""
    place = f"{line.place}variations"
    found = []
    variations = typed(line.written.get("variations", []), list, place)
    for number, variation in enumerate(variations):
        here = f"{place}[{number}]"
        check_keys(variation, here, ("at", "moves"), ("variations",))
        at = typed(variation["at"], int, f"{here}.at")
        if not 0 <= at < len(nodes) - 1:
            raise RecordError(
                f"{here}.at is {shown(at)}, but its line has {len(nodes) - 1} moves, counted from 0"
            )
        if not typed(variation["moves"], list, f"{here}.moves"):
            raise RecordError(f"{here}.moves must hold at least one move")
        _refuse_depth(line.depth + 1)
        found.append(_Line(variation, f"{here}.", nodes[at], line.depth + 1))
    return found[::-1]


def _check_follows(result: Any, outcome: Outcome | None) -> None:
    due = _result_of(outcome)
    if result == due:
        return
    if due is None:
        raise RecordError("result must be null: after the last of the moves the game goes on")
    raise RecordError(f"result must be {json.dumps(due)}, not {json.dumps(result)}")


def _refuse_depth(depth: int) -> None:
    if depth > DEEPEST:
        raise RecordError(f"variations nest in variations more than {DEEPEST} deep")

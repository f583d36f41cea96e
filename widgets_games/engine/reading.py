"""A record as a timeline again: every move is replayed through the rules.

It becomes a whole timeline or one error.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

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
from widgets_games.engine.language import say
from widgets_games.engine.record import VERSION, AnyNode, Line, refuse_depth, result_of
from widgets_games.engine.timeline import Timeline

AnyTimeline: TypeAlias = Timeline[Any, Any, Any]
FindGame: TypeAlias = Callable[[str, int, Mapping[str, Any]], AnyGame]
"""Gives the game of a name, a number of players and switches; raises UnknownGame or OptionError."""


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
        raise RecordError(say("the record {error}", error=error)) from None


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
    main = Line(record, "", timeline.root, 0)
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
        raise RecordError(
            say(
                "format must be {ours!r}, not {format}",
                ours=FORMAT,
                format=shown(record.get("format")),
            )
        )
    version = typed(record.get("version"), int, "version")
    if version > VERSION:
        raise RecordError(
            say(
                "version {version} is newer than this package, which reads version {ours}",
                version=shown(version),
                ours=VERSION,
            )
        )
    if version < VERSION:
        raise RecordError(
            say(
                "version must be {ours}, not {version}",
                ours=VERSION,
                version=shown(version),
            )
        )


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
            say(
                "rules must be {rules_version}, not {rules}: the record follows "
                "another version of the rules of {title}",
                rules_version=game.rules_version,
                rules=shown(rules),
                title=say(game.title),
            )
        )
    return game


def _start_of(text: Any, game: AnyGame) -> Any:
    if text is None:
        return None
    try:
        return game.parse_position(typed(text, str, "start"))
    except PositionError as error:
        raise RecordError(f"start: {error}") from None


def _replay(timeline: AnyTimeline, line: Line) -> list[AnyNode]:
    """Make the moves of a line in the timeline: its nodes, from the one it starts at."""
    nodes = [line.start]
    for number, text in enumerate(typed(line.written["moves"], list, f"{line.place}moves")):
        place = f"{line.place}moves[{number}]"
        before = nodes[-1]
        branches = len(before.children)
        try:
            nodes.append(timeline.add(before, typed(text, str, place)))
        except (MoveTextError, IllegalMove) as error:
            raise RecordError(f"{place}: {error}") from None
        if len(before.children) == branches:
            raise RecordError(
                say(
                    "{place}: another line has the move {text} there already",
                    place=place,
                    text=text,
                )
            )
    return nodes


def _variations_of(line: Line, nodes: list[AnyNode]) -> list[Line]:
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
                say(
                    "{here}.at is {at}, but its line has {moves} moves, counted from 0",
                    here=here,
                    at=shown(at),
                    moves=len(nodes) - 1,
                )
            )
        if not typed(variation["moves"], list, f"{here}.moves"):
            raise RecordError(say("{here}.moves must hold at least one move", here=here))
        refuse_depth(line.depth + 1)
        found.append(Line(variation, f"{here}.", nodes[at], line.depth + 1))
    return found[::-1]


def _check_follows(result: Any, outcome: Outcome | None) -> None:
    due = result_of(outcome)
    if result == due:
        return
    if due is None:
        raise RecordError(say("result must be null: after the last of the moves the game goes on"))
    raise RecordError(
        say("result must be {due}, not {result}", due=json.dumps(due), result=json.dumps(result))
    )

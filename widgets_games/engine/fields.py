"""The fields of a record: their types, which there must be, and which there may be."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final, TypeVar

from widgets_games.engine.errors import RecordError, shown
from widgets_games.engine.language import say

T = TypeVar("T")

FORMAT: Final = "widgets-games-record"
"""What the field `format` of every record says."""
RECORD: Final = (
    "format", "version", "game", "rules", "options", "players", "start", "moves", "result",
)  # fmt: skip
NOTES: Final = ("names", "notes", "tags")
"""What a timeline's `notes` may hold: a list of one text a seat, a text, and a list of texts."""

_KINDS: Final = {str: "a text", int: "a whole number", list: "a list", dict: "an object"}


def typed(value: Any, kind: type[T], place: str) -> T:
    """A value of just this type.

    Raises:
        RecordError: it has another type, or is a text that no file can hold.
    """
    # By the type itself: True is an int to Python, but not to a reader of records.
    if type(value) is not kind:
        raise RecordError(
            say(
                "{place} must be {kind}, not {value}",
                place=place,
                kind=say(_KINDS[kind]),
                value=shown(value),
            )
        )
    if isinstance(value, str) and any("\ud800" <= letter <= "\udfff" for letter in value):
        raise RecordError(
            say("{place} holds half a character: {value}", place=place, value=shown(value))
        )
    return value


def check_keys(
    value: Any, place: str, required: Collection[str], optional: Collection[str] = ()
) -> None:
    """See that an object has the fields it must have, and no others but those it may have.

    Raises:
        RecordError: it is no object, lacks a field, or has one that nobody knows.
    """
    for key in typed(value, dict, place):
        if key not in required and key not in optional:
            raise RecordError(
                say("{place} has a field {key} that no record has", place=place, key=shown(key))
            )
    for key in required:
        if key not in value:
            raise RecordError(say("{place} lacks the field {key!r}", place=place, key=key))


def notes_in(fields: Mapping[str, Any], players: int) -> dict[str, Any]:
    """The names, notes and tags among these fields.

    Raises:
        RecordError: they are not as `NOTES` has them.
    """
    found = {name: fields[name] for name in NOTES if name in fields}
    typed(found.get("notes", ""), str, "notes")
    for name in ("names", "tags"):
        for number, text in enumerate(typed(found.get(name, []), list, name)):
            typed(text, str, f"{name}[{number}]")
    if "names" in found and len(found["names"]) != players:
        raise RecordError(say("names must hold {players} names, one a seat", players=players))
    return found


def check_result(result: Any) -> None:
    """See that a result, if there is one, is made as a result is.

    Raises:
        RecordError: it is not.
    """
    if result is None:
        return
    check_keys(result, "result", ("rule", "winners", "scores"))
    typed(result["rule"], str, "result.rule")
    for name in ("winners", "scores"):
        for number, value in enumerate(typed(result[name], list, f"result.{name}")):
            typed(value, int, f"result.{name}[{number}]")

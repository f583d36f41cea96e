"""JSON without its traps: no key twice, no NaN, no number or nesting that Python cannot hold."""

from __future__ import annotations

import json
import math
from typing import Any

from widgets_games.engine.language import say

LONGEST_NUMBER = 15
"""Digits of a whole number that every reader of JSON keeps exact."""


def parse(text: str | bytes) -> Any:
    """The value a JSON text stands for.

    Args:
        text: JSON; bytes are UTF-8 without a byte order mark.

    Raises:
        ValueError: it stands for none; the message is half a sentence that says why and where.
    """
    if isinstance(text, bytes):
        text = _decode(text)
    if not text.strip():
        raise ValueError(say("is empty"))
    if text.startswith("\ufeff"):
        raise ValueError(say("starts with a byte order mark, which JSON does not allow"))
    try:
        return json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_whole_number,
            parse_float=_number,
            parse_constant=_refuse_constant,
        )
    except json.JSONDecodeError as error:
        # Some of Python's reasons end as if the place followed: "Unterminated string starting at".
        reason = error.msg.removesuffix(" at").removesuffix(" starting")
        raise ValueError(
            say(
                "is not JSON: {reason} at line {line}, column {column}",
                reason=reason[0].lower() + reason[1:],
                line=error.lineno,
                column=error.colno,
            )
        ) from None
    except RecursionError:
        raise ValueError(say("nests its lists and objects too deeply")) from None


def _decode(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise ValueError(
            say("is not UTF-8 text: byte {start} belongs to no letter", start=error.start)
        ) from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(say("gives {twice!r} twice in one object", twice=twice))
    return found


def _whole_number(digits: str) -> int:
    if len(digits.lstrip("-")) > LONGEST_NUMBER:
        raise ValueError(
            say(
                "holds a number of more than {longest_number} digits", longest_number=LONGEST_NUMBER
            )
        )
    return int(digits)


def _number(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError(say("holds {digits}, which is too large a number", digits=digits))
    return number


def _refuse_constant(name: str) -> Any:
    raise ValueError(say("holds {name}, which is not a JSON number", name=name))

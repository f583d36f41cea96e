"""Reads the paths of scenes: `M10,20 h5 C...` becomes steps in absolute coordinates."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

_TOKEN: Final = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_COUNTS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}


class PathStep(NamedTuple):
    """One step of a path: M, L, C, Q or Z and its absolute coordinates."""

    command: str
    points: tuple[float, ...]


@lru_cache(maxsize=1024)
def path_steps(data: str) -> tuple[PathStep, ...]:
    """The steps of a path.

    Args:
        data: commands M L H V C Q Z and their relative forms.

    Raises:
        ValueError: another command, or too few numbers after one.
    """
    return tuple(_steps(data))


def _steps(data: str) -> Iterator[PathStep]:
    x = y = start_x = start_y = 0.0
    for letter, numbers in _commands(data):
        command = letter.upper()
        from_x, from_y = (x, y) if letter.islower() else (0.0, 0.0)
        if command == "Z":
            x, y = start_x, start_y
            yield PathStep("Z", ())
        elif command == "H":
            x = from_x + numbers[0]
            yield PathStep("L", (x, y))
        elif command == "V":
            y = from_y + numbers[0]
            yield PathStep("L", (x, y))
        else:
            points = tuple(n + (from_y if i % 2 else from_x) for i, n in enumerate(numbers))
            x, y = points[-2:]
            if command == "M":
                start_x, start_y = x, y
            yield PathStep(command, points)


def _commands(data: str) -> Iterator[tuple[str, tuple[float, ...]]]:
    """Each command with its numbers; a command left out is the last one again."""
    tokens = _TOKEN.findall(data)
    letter = ""
    at = 0
    while at < len(tokens):
        if tokens[at].isalpha():
            letter = tokens[at]
            at += 1
        count = _COUNTS.get(letter.upper())
        if count is None:
            raise ValueError(f"a path cannot have the command {letter!r}")
        numbers = tuple(float(token) for token in tokens[at : at + count])
        if len(numbers) < count:
            raise ValueError(f"the path ends inside the command {letter!r}: {data!r}")
        yield letter, numbers
        at += count
        if letter in "Mm":
            letter = "l" if letter == "m" else "L"

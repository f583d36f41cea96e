"""The language that is spoken: every word for a person is looked up here at the moment it is said.

English is the source: templates are written in it where they belong, and are their own keys in a
catalogue. What a template cannot say by itself (plural forms, lists, odds, ordinals) is spelled by
the language.

    say("Start of {moves}", moves=counted("{number} move", "{number} moves", 26))
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from fractions import Fraction
from typing import Any, Final


class Language:
    """A language that sentences are spoken in; this one is English, the source of all.

    Another language is a subclass that looks texts up in its catalogue, and spells in its own way
    what depends on grammar.

    Attributes:
        code: its name as in `<html lang>`.
    """

    code = "en"

    def translated(self, text: str) -> str:
        """What stands in the catalogue for a text or template; the text itself if nothing does."""
        return text

    def plural(self, one: str, many: str, number: int) -> str:
        """The translated template that fits a number of things."""
        return self.translated(one if number == 1 else many)

    def listed(self, words: Sequence[str]) -> str:
        """Words as a list in prose: `a`, `a and b`, `a, b and c`."""
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} and {words[-1]}"

    def possessive(self, name: str) -> str:
        """Somebody as the owner of something: `Purple’s`."""
        return f"{name}’s"

    def odds(self, chance: Fraction) -> str:
        """A probability as a person says it: `1 in 5`."""
        return f"{chance.numerator} in {chance.denominator}"

    def percent(self, share: float | Fraction) -> str:
        """A share of 1 in whole percent: `42 %`."""
        return f"{100 * float(share):.0f} %"

    def decimal(self, number: float | Fraction, places: int) -> str:
        """A number with so many places behind the point: `0.31`."""
        return f"{float(number):.{places}f}"

    def ordinal(self, number: int) -> str:
        """Which in a row: `first`, `second`, `third`, then `4th`."""
        words = ("first", "second", "third")
        if 1 <= number <= len(words):
            return words[number - 1]
        last = number % 10 if number // 10 % 10 != 1 else 0
        return f"{number}{('th', 'st', 'nd', 'rd')[last] if last < 4 else 'th'}"


ENGLISH: Final = Language()

_session: Language = ENGLISH
_spoken: ContextVar[Language | None] = ContextVar("language spoken", default=None)


def language() -> Language:
    """The language spoken now."""
    return _spoken.get() or _session


def speak(chosen: Language) -> None:
    """Speak this language from now on, wherever none is asked for."""
    global _session  # noqa: PLW0603 - one voice for the whole process
    _session = chosen


@contextmanager
def speaking(chosen: Language) -> Iterator[None]:
    """Speak this language as long as the block lasts, here and nowhere else."""
    before = _spoken.set(chosen)
    try:
        yield
    finally:
        _spoken.reset(before)


def say(text: str, /, **fields: Any) -> str:
    """A text in the language spoken now, its fields filled in.

    Raises:
        KeyError: the text has a field that is not given.
    """
    said = language().translated(text)
    return said.format(**fields) if fields else said


def counted(one: str, many: str, number: int, /, **fields: Any) -> str:
    """A text about a number of things in the language spoken now: its field `number` is how many.

    Raises:
        KeyError: the text has a field that is not given.
    """
    return language().plural(one, many, number).format(number=number, **fields)


def listed(words: Sequence[str]) -> str:
    """Words as a list in the language spoken now: `a, b and c`."""
    return language().listed(words)

"""A language that nobody speaks: what can be read in it was not looked up when it was spoken."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from widgets_games.engine.language import Language

ENGLISH: Final = re.compile(r"[A-Za-z]{3,}")
"""A word that stayed behind."""


class Dashes(Language):
    """A language in which every letter is a dash; fields stay as they are."""

    code = "x-dashes"

    def translated(self, text: str) -> str:
        """The text in dashes."""
        return re.sub(r"[A-Za-z](?![^{]*\})", "-", text)

    def listed(self, words: Sequence[str]) -> str:
        """The words with a slash between."""
        return "/".join(words)

    def ordinal(self, number: int) -> str:
        """The number alone."""
        return f"{number}."

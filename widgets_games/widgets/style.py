"""The style sheet of a table: its colours are the theme's, its words the language's."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from widgets_games.engine.language import say
from widgets_games.render.theme import DARK, LIGHT, Theme, css_variables

STYLE: Final = Path(__file__).with_name("style.css").read_text(encoding="utf-8")

DARK_TABLES: Final = 'body[data-jp-theme-light="false"] .wg:not(.wg-light), .wg.wg-dark'
"""Tables on a dark page that were not asked to be light, and those that were asked to be dark."""


def style_sheet() -> str:
    """The colours, the words and the rules of a table's looks, as CSS."""
    return f"{_rule('.wg', LIGHT)}{_rule(DARK_TABLES, DARK)}.wg{{{_words()}}}\n{STYLE}"


def _rule(selector: str, theme: Theme) -> str:
    variables = "".join(f"{name}:{colour};" for name, colour in css_variables(theme).items())
    return f"{selector}{{{variables}}}\n"


def _words() -> str:
    """What the style sheet itself writes, as variables."""
    words = {
        "--wg-word-play": say("▶ Play"),
        "--wg-word-pause": say("❚❚ Pause"),
        "--wg-word-stopped": say("The kernel has stopped. Run this cell again to go on."),
    }
    return "".join(f"{name}:{_css_string(word)};" for name, word in words.items())


def _css_string(text: str) -> str:
    """A text as CSS has it, in quotes; what could end the string or the style block is escaped."""
    return '"' + "".join(f"\\{ord(c):x} " if c in '"\\<\n' else c for c in text) + '"'

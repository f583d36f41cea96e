"""The style sheet: its colours are the theme's, its words are the language's."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from widgets_games import compare, play
from widgets_games import widgets as package
from widgets_games.engine.language import Language, speaking
from widgets_games.render.theme import DARK, LIGHT
from widgets_games.widgets.style import style_sheet

WIDGETS = Path(package.__file__).parent
TABLE, COMPARISON = WIDGETS / "style.css", WIDGETS / "comparison" / "comparison.css"

STOPPED = "The kernel has stopped. Run this cell again to go on."


class Shouting(Language):
    """Says everything in capitals, in quotes, and with a way out of the style block."""

    def translated(self, text: str) -> str:
        """The text in capitals."""
        return f'"{text.upper()}"</style>'


def rules(path: Path) -> str:
    """What a style file says, without its comments."""
    return re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)


def block_of(selector: str) -> dict[str, str]:
    """The first declarations that the style sheet makes for a selector, by name."""
    found = re.search(rf"(?:^|\}}\s*){re.escape(selector)}\s*\{{([^}}]*)\}}", style_sheet())
    assert found is not None
    pairs = (one.split(":", 1) for one in found[1].split(";") if one)
    return {name.strip(): value.strip() for name, value in pairs}


@pytest.mark.parametrize("path", [TABLE, COMPARISON], ids=lambda path: path.name)
def test_colours_are_written_in_the_theme_only(path: Path) -> None:
    """Whoever changes a colour in the theme finds no second one in a style file."""
    assert re.findall(r"#[0-9a-fA-F]{3,8}\b|(?:rgb|hsl)a?\(", rules(path)) == []


@pytest.mark.parametrize("path", [TABLE, COMPARISON], ids=lambda path: path.name)
def test_every_variable_that_is_used_is_given(path: Path) -> None:
    """No part of a table is without a colour or a size because of a misspelt name."""
    given = set(re.findall(r"(--wg-[\w-]+)\s*:", style_sheet()))
    used = set(re.findall(r"var\((--wg-[\w-]+)", rules(path)))
    assert used
    assert used <= given


def test_both_themes_give_the_colours_of_the_page() -> None:
    """A page is dark where the board is, in the very same colours."""
    light = block_of(".wg")
    dark = block_of('body[data-jp-theme-light="false"] .wg:not(.wg-light), .wg.wg-dark')
    assert (light["--wg-paper"], light["--wg-board-line"]) == (LIGHT.paper, LIGHT.board_line)
    assert (dark["--wg-paper"], dark["--wg-board-line"]) == (DARK.paper, DARK.board_line)
    assert (light["--wg-shade"], dark["--wg-shade"]) == (
        "rgb(34 48 58 / 12%)",
        "rgb(236 231 220 / 12%)",
    )
    assert set(dark) == set(light)


@pytest.mark.parametrize("path", [TABLE, COMPARISON], ids=lambda path: path.name)
def test_style_files_have_no_words_of_their_own(path: Path) -> None:
    """What is written on the page by the style sheet can be said in another language."""
    assert re.findall(r"content:[^;]*[\"'][^;\"']+[\"']", rules(path)) == []


def test_words_of_the_style_sheet_are_said_in_the_language_spoken() -> None:
    """The sentence about a stopped kernel is translated, whatever signs the translation has."""
    assert f'--wg-word-stopped:"{STOPPED}"' in style_sheet()
    with speaking(Shouting()):
        sheet = style_sheet()
    assert f'--wg-word-stopped:"\\22 {STOPPED.upper()}\\22 \\3c /style>"' in sheet
    assert "</style>" not in sheet


@pytest.mark.parametrize("make", [play, compare], ids=["table", "comparison"])
def test_a_panel_brings_its_style_sheet(make: object) -> None:
    """A table and a comparison look the same, wherever they stand."""
    assert callable(make)
    panel = make("ohwahree")
    assert any(style_sheet() in getattr(part, "value", "") for part in panel.children)

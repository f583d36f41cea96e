"""Each rule has a place: the function that decides it names it, and the seeds pages point there."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

from widgets_games.games import GAMES

ROOT = Path(__file__).parents[2]
PAGES = {"wetlands": "wetlands-crossing", "ohwahree": "oh-wah-ree", "rowan": "rowan"}

Definition: TypeAlias = ast.FunctionDef | ast.ClassDef

RULE_LINE = re.compile(r"^\s*Rule: ([a-z-]+(?:, [a-z-]+)*)\.$", re.MULTILINE)


def definitions(node: ast.AST, above: str) -> Iterator[tuple[str, Definition]]:
    """Every function, method and class below a node, named `module.Class.method`."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            name = f"{above}.{child.name}"
            yield name, child
            yield from definitions(child, name)


def places_of_rules(game: str) -> dict[str, set[str]]:
    """For each rule that a docstring under `rules/` names, the definitions that do."""
    found = defaultdict[str, set[str]](set)
    for path in sorted((ROOT / "widgets_games" / "games" / game / "rules").glob("*.py")):
        for name, definition in definitions(ast.parse(path.read_text()), path.stem):
            for line in RULE_LINE.finditer(ast.get_docstring(definition) or ""):
                for rule in line[1].split(", "):
                    found[rule].add(name)
    return found


def rows_of_page(game: str) -> Iterator[dict[str, str]]:
    """The rows of the tables of a seeds page that say what decides a rule, by their heads."""
    heads: list[str] = []
    for line in (ROOT / "seeds" / f"{PAGES[game]}.md").read_text().splitlines():
        if not line.startswith("|"):
            heads = []
            continue
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        if not heads:
            heads = [cell.strip() for cell in cells]
        elif "decided by" in heads and not set(line) <= set("|- "):
            yield dict(zip(heads, (cell.strip("| ") for cell in cells), strict=True))


def in_code(cell: str) -> list[str]:
    """What a cell of a table has in code type."""
    return re.findall(r"`([^`]+)`", cell)


def decided_rules(game: str) -> set[str]:
    """The rules that something decides: all but those that are only prose."""
    rules = GAMES[game].whole_rulebook.rules.values()
    return {rule.id for rule in rules if not rule.prose_only}


def test_every_game_has_its_page() -> None:
    """A new game brings a page, and this test a name for it."""
    assert set(PAGES) == set(GAMES)


@pytest.mark.parametrize("game", PAGES)
def test_every_rule_is_named_where_it_is_decided(game: str) -> None:
    """Who looks for the code of a rule finds a docstring with its name."""
    assert decided_rules(game) - set(places_of_rules(game)) == set()


@pytest.mark.parametrize("game", PAGES)
def test_docstrings_name_no_rule_that_does_not_exist(game: str) -> None:
    """A misspelt rule would be found by nobody."""
    assert set(places_of_rules(game)) - set(GAMES[game].whole_rulebook.rules) == set()


@pytest.mark.parametrize("game", PAGES)
def test_no_docstring_names_rules_in_another_form(game: str) -> None:
    """A line that this test could not read would look like a place and be none."""
    for path in (ROOT / "widgets_games" / "games" / game / "rules").glob("*.py"):
        for name, definition in definitions(ast.parse(path.read_text()), path.stem):
            docstring = ast.get_docstring(definition) or ""
            starts = re.findall(r"^\s*Rules?:", docstring, re.MULTILINE)
            assert len(starts) == len(RULE_LINE.findall(docstring)), name


@pytest.mark.parametrize("game", PAGES)
def test_a_page_points_where_its_rules_are_decided(game: str) -> None:
    """What a row says decides a rule names that rule; a rule that something decides has one."""
    places = places_of_rules(game)
    decided = decided_rules(game)
    pointed = set[str]()
    for row in rows_of_page(game):
        rules = [rule for rule in in_code(row["rule"]) if rule in decided]
        deciders = in_code(row["decided by"])
        for decider in deciders:
            assert any(decider in places[rule] for rule in in_code(row["rule"])), row
        pointed.update(
            rule for rule in rules if any(decider in places[rule] for decider in deciders)
        )
    assert pointed == decided

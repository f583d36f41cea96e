"""The pages of `seeds/` agree with the code: every rule with its origin, every test there is."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from typing import NamedTuple

import pytest

from widgets_games.games import GAMES

ROOT = Path(__file__).parents[1]
PAGES = {
    "wetlands": "wetlands-crossing.md",
    "ohwahree": "oh-wah-ree.md",
    "rowan": "rowan.md",
}
TEST_NAME = re.compile(r"`(test_\w+\.py)::(test_\w+)`")


FUNCTION_NAME = re.compile(r"`(?:(\w+)/)?(\w+)\.([\w.]+)`")
NOT_SAID = ("rule", "decided by", "origin", "tests")
"""The columns beside those that say something."""


class Row(NamedTuple):
    """A row of a table: what is said, in which rule, who decides and says it, which tests hold it.

    Attributes:
        decided_by: the functions that decide it, as `legality.objections`, in the room `rules`
            unless another is named before it (`odds/counting.odds`); empty if nothing is.
    """

    said: str
    rule: str
    decided_by: str
    origin: str
    tests: tuple[tuple[str, str], ...]


def rows(name: str) -> list[Row]:
    """The rows of all tables of a game's page."""
    found = []
    columns: list[str] = []
    for line in (ROOT / "seeds" / PAGES[name]).read_text("utf-8").splitlines():
        if not line.startswith("| ") or line.startswith("| ---"):
            continue
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        if "rule" in cells:
            columns = cells
            continue
        row = dict(zip(columns, cells, strict=True))
        said = " ".join(cell for column, cell in row.items() if column not in NOT_SAID)
        tests = tuple(TEST_NAME.findall(row["tests"]))
        rule, decided_by = row["rule"].strip("`"), row.get("decided by", "")
        found.append(Row(said, rule, decided_by, row["origin"], tests))
    return found


def names_of_tests_in(path: Path) -> set[str]:
    """The names of a file's tests."""
    tree = ast.parse(path.read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_every_game_has_a_page() -> None:
    """A new game brings the page that says where its rules come from."""
    assert set(PAGES) == set(GAMES)
    index = (ROOT / "seeds" / "README.md").read_text("utf-8")
    for page in PAGES.values():
        assert f"({page})" in index


@pytest.mark.parametrize("name", PAGES)
def test_every_rule_is_on_the_page_with_its_origin(name: str) -> None:
    """What the rulebook calls source or ruling, the page does too, and it names no other rule."""
    on_page = {(row.rule, row.origin) for row in rows(name)}
    in_rulebook = {
        (rule.id, statement.origin.value)
        for rule in GAMES[name].whole_rulebook.rules.values()
        for statement in rule.statements
    }
    assert on_page == in_rulebook


@pytest.mark.parametrize("name", PAGES)
def test_every_row_names_tests_and_each_of_them_exists(name: str) -> None:
    """Who follows a statement to its test finds it, in a table or between them."""
    for row in rows(name):
        assert row.said
        assert row.tests, f"{row.rule}: no test is named"
    text = (ROOT / "seeds" / PAGES[name]).read_text("utf-8")
    for file, test in TEST_NAME.findall(text):
        path = ROOT / "tests" / "games" / name / file
        assert test in names_of_tests_in(path), f"{file}::{test}"


@pytest.mark.parametrize("name", PAGES)
def test_who_decides_a_rule_is_there_and_names_it(name: str) -> None:
    """Who follows a statement to its function finds it, and the rule in its docstring."""
    for row in rows(name):
        for room, module, function in FUNCTION_NAME.findall(row.decided_by):
            code = import_module(f"widgets_games.games.{name}.{room or 'rules'}.{module}")
            decides = attrgetter(function)(code)
            named = re.search(r"Rule: ([\w, -]+)\.", decides.__doc__ or "")
            assert named, f"{module}.{function} names no rule"
            assert row.rule in named[1].split(", "), f"{module}.{function}"


@pytest.mark.parametrize("name", PAGES)
def test_a_page_says_what_its_source_is(name: str) -> None:
    """Title, author and kind, and no path of anybody's machine."""
    text = (ROOT / "seeds" / PAGES[name]).read_text("utf-8")
    assert "**The source.**" in text
    assert not re.search(r"(^|\s)(/|~/|[A-Z]:\\)\w", text)

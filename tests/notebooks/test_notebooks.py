"""The notebooks: prose first, questions that answer kindly, outputs that are what running gives."""

from __future__ import annotations

import json
import re
import symtable
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.notebooks.refresh import METADATA, refreshed
from tests.notebooks.running import FOLDER, NOTEBOOKS, ROOT, Runner, cells, read, source
from widgets_games import GAMES

ANSWER = "my_answer = ..."
ANSWERS = {
    "10-wetlands-crossing": (13, 5, 1, 3, 1, 10, 2, 3, 13, 1, 14, 2),
    "20-oh-wah-ree": (60, 2, 3, 3, 5, 4, 9, 8, 3, 4, 13, 2),
    "21-rule-experiments": (8, 12, 11),
    "30-rowan": (2, 12, 4, 5, 2, 3, 4, 3, 2, 2, 4, 1, 11, 3, 5, 4),
    "31-rowan-openings": (91, 16, 17, 2, 2, 1),
}
"""What a person finds with the rules in hand, question by question of each lesson."""
MOST_LINES = 5
MOST_BYTES = 1_500_000
LINK = re.compile(r"\]\(([^)#]+)[^)]*\)")

RULINGS = {
    "wetlands": (
        "10-wetlands-crossing",
        {
            "setup-order": "Yellow the even ones is **our ruling**",
            "first": "sits down as Purple (**our ruling**)",
            "squares": "Where they lie is **our ruling**",
            "throw-sticks": "if none falls face up, is **our ruling**",
            "dam": "three of four pieces in one row still are a dam. That is **our ruling**",
            "tamatu": "are not neighbours (**our ruling**)",
            "kwakwani-full": "That the nearest one is meant is **our ruling**",
            "wiwun-exit": "What a five does the source does not say. **Our ruling**",
            "last-theft": "as a piece that lands on the Raven does (**our ruling**)",
            "last-tamatu": "The source does not say. **Our ruling**: yes.",
        },
    ),
    "ohwahree": (
        "20-oh-wah-ree",
        {
            "setup": "that naming is **our ruling**, and so is the number of pits",
            "turn-order": "turns go round counterclockwise, as the pebbles do (**our ruling**)",
            "direction": "anew for each move (**our ruling**: anew)",
            "capture": "any pit you do not own, however many play (**our ruling**)",
            "chain": "the chain passes over the source, where no pebble fell (**our ruling**)",
            "no-slam-limit": "leave an enemy anything: both are **our ruling**",
            "grand-slam": "**grand slam**; it is **annulled**, and the pebbles stay",
            "feed": "Enemies without pebbles **must be fed**",
            "cannot-play": "and has no pit that would, cannot play",
            "end-two": "only if the player to move cannot play (**our ruling**",
            "end-many": "the second pass is the end (**our ruling**)",
            "end-repeat": "**Our ruling**: when the same position stands for the third time",
            "majority": "More than half of all pebbles **end the game**",
            "leftover": "counts for nobody (**our ruling**, and a switch)",
            "win-basic": "draws (**our ruling** for draws)",
            "grand": "counts as it stood before the move (**our ruling**)",
            "grand-pit-capture": "and a little more (**our ruling**)",
            "win-grand": "If that is equal, too, they draw (**our ruling**)",
            "oware": "so each counts as **our ruling** here",
        },
    ),
    "rowan": (
        "30-rowan",
        {
            "board": "five rows, counted from the Ground, is a **playtest reading**",
            "sides": "twelve at the start is a **playtest reading**",
            "light-start": "2, 3, 2, 3 and 2 on row 1, is a **playtest reading**",
            "bear-start": "So is where the Bear’s twelve start",
            "sky": "a long diagonal does not run on into the Sky (**playtest reading**)",
            "highest": "not the one with the most pieces**: a **playtest reading**",
            "bear-merge": "pieces above five go to the Cave**: a **playtest reading**",
            "cave-return": "but five at most, is a **playtest reading**",
            "pit": "go to the Pit** and stay there: a **playtest reading**",
            "rain-when": "before the next die** (**playtest reading**",
            "end": "no light piece is left on the board** (**playtest reading**)",
            "turn-limit": "what is still on the board is not saved (**playtest reading**)",
        },
    ),
}
"""For each game its lesson, and where in it each rule that is ours, wholly or in part, is told."""

each_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)


class Question(NamedTuple):
    """A question of the lesson.

    Attributes:
        runner: a kernel that has run all cells.
        check: the cell that checks the answer.
    """

    runner: Runner
    check: str


@pytest.fixture(scope="module", params=ANSWERS)
def asked(request: pytest.FixtureRequest) -> list[tuple[Question, int]]:
    """The questions of a lesson with their answers, after all its cells have run."""
    runner = Runner()
    sources = cells(read(FOLDER / f"{request.param}.ipynb"), "code")
    for cell in sources:
        runner.run(cell)
    questions = [Question(runner, check) for cell, check in pairwise(sources) if cell == ANSWER]
    return list(zip(questions, ANSWERS[request.param], strict=True))


def said(question: Question, answer: str) -> str:
    """What the check of a question prints for an answer."""
    question.runner.run(f"my_answer = {answer}")
    (output,) = question.runner.run(question.check)
    return "".join(output["text"])


@pytest.fixture(scope="module", params=NOTEBOOKS, ids=lambda path: path.stem)
def saved_and_fresh(request: pytest.FixtureRequest) -> tuple[dict[str, Any], dict[str, Any]]:
    """A notebook as it is saved, and as it would be if it were run and saved now."""
    notebook = read(request.param)
    return notebook, refreshed(notebook)


@each_notebook
def test_a_notebook_begins_with_its_title(path: Path) -> None:
    """The first cell is prose under the one heading of the first level."""
    prose = cells(read(path), "markdown")
    assert source(read(path)["cells"][0]) == prose[0]
    headings = [line for text in prose for line in text.splitlines() if line.startswith("# ")]
    assert headings == [prose[0].splitlines()[0]]


@each_notebook
def test_cells_of_code_are_short(path: Path) -> None:
    """Nobody has to scroll through code."""
    for cell in cells(read(path), "code"):
        assert 0 < len(cell.splitlines()) <= MOST_LINES, cell


@each_notebook
def test_a_cell_run_again_speaks_of_its_own_board(path: Path) -> None:
    """What several cells give a value of their own, no cell takes over from another one."""
    names = [_top_names(cell) for cell in cells(read(path), "code") if cell != ANSWER]
    given = Counter(name for stored, _ in names for name in stored)
    for stored, used in names:
        assert not {name for name in used - stored if given[name] > 1 and name != "my_answer"}


def _top_names(cell: str) -> tuple[set[str], set[str]]:
    """The names that a cell gives a value to, and those that it uses, outside functions."""
    tree = symtable.symtable(cell, "a cell", "exec")
    symbols = tree.get_symbols()
    stored = {symbol.get_name() for symbol in symbols if symbol.is_assigned()}
    return stored, {symbol.get_name() for symbol in symbols if symbol.is_referenced()}


@each_notebook
def test_who_knows_no_python_is_told_how_to_begin(path: Path) -> None:
    """The first cell says which menu runs everything."""
    first = cells(read(path), "markdown")[0]
    assert "Run All Cells" in first
    assert re.search(r"need no Python", first)


@each_notebook
def test_a_notebook_names_its_kernel_and_no_version(path: Path) -> None:
    """JupyterLab need not ask which kernel to start, and no widget's state is kept."""
    assert read(path)["metadata"] == METADATA


def test_saved_outputs_are_what_running_gives(
    saved_and_fresh: tuple[dict[str, Any], dict[str, Any]],
) -> None:
    """`python -m tests.notebooks.refresh` was run after the last change."""
    saved, fresh = saved_and_fresh
    for old, new in zip(saved["cells"], fresh["cells"], strict=True):
        assert old == new, f"{source(old)}\n\nrun: python -m tests.notebooks.refresh"
    assert saved == fresh


@each_notebook
def test_a_notebook_is_small_enough_for_a_slow_network(path: Path) -> None:
    """Thirty pupils may open it at once."""
    assert path.stat().st_size < MOST_BYTES


@each_notebook
def test_outputs_tell_nothing_of_the_machine(path: Path) -> None:
    """No path of the machine on which a notebook was saved is in it."""
    text = json.dumps(read(path), ensure_ascii=False)
    for place in (str(ROOT), str(Path.home()), "/tmp/", "/home/", "site-packages"):
        assert place not in text


@each_notebook
def test_links_lead_somewhere(path: Path) -> None:
    """Every link to a file of this project has its file."""
    links = [link for text in cells(read(path), "markdown") for link in LINK.findall(text)]
    assert links
    for link in links:
        assert (FOLDER / link).exists(), link


@pytest.mark.parametrize("lesson", ANSWERS)
def test_every_question_is_followed_by_its_answer_and_its_check(lesson: str) -> None:
    """A numbered question in prose, a cell for the answer, a cell that checks it."""
    notebook = read(FOLDER / f"{lesson}.ipynb")
    texts = [source(cell) for cell in notebook["cells"]]
    places = [place for place, text in enumerate(texts) if text == ANSWER]
    for number, place in enumerate(places, 1):
        assert notebook["cells"][place - 1]["cell_type"] == "markdown"
        assert f"**Question {number}.**" in texts[place - 1]
        assert "check(my_answer, " in texts[place + 1]
    asked_for = sum(text.count("**Question ") for text in texts)
    assert len(places) == len(ANSWERS[lesson]) == asked_for


def test_an_open_question_asks_for_a_number(asked: list[tuple[Question, int]]) -> None:
    """As it is shipped, each check says what to do."""
    for question, _ in asked:
        assert said(question, "...").startswith("Put a number in place of the three dots")


def test_the_right_answer_is_accepted_and_no_other(asked: list[tuple[Question, int]]) -> None:
    """The rules themselves say what is right; it is what a person finds, and gets a reason."""
    for question, right in asked:
        verdict = said(question, str(right))
        assert verdict.startswith("Right. ")
        assert len(verdict) > len("Right. \n")
        for wrong in (0, right - 1, right + 1, right + 10, "'many'"):
            reason = said(question, str(wrong)).removeprefix("Not quite. ")
            assert reason == verdict.removeprefix("Right. ")


def test_an_answer_in_quotes_counts(asked: list[tuple[Question, int]]) -> None:
    """Who writes a number as text has answered all the same."""
    for question, right in asked:
        assert said(question, repr(str(right))).startswith("Right. ")


@pytest.mark.parametrize("name", GAMES)
def test_the_lesson_tells_rulings_as_rulings(name: str) -> None:
    """Each rule that is ours, wholly or in part, has a place where the lesson says so."""
    lesson, told = RULINGS[name]
    prose = " ".join(" ".join(cells(read(FOLDER / f"{lesson}.ipynb"), "markdown")).split())
    ours = {rule.id for rule in GAMES[name].whole_rulebook.rules.values() if rule.has_ruling}
    assert set(told) == ours
    for place in told.values():
        assert place in prose

"""The short programs of docs/examples/ run, and print what they promise."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[1] / "docs" / "examples"


def printed(name: str) -> list[str]:
    """What a program prints, line by line."""
    command = [sys.executable, str(EXAMPLES / name)]
    ran = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True)
    assert not ran.stderr
    return ran.stdout.splitlines()


def test_a_loop_over_a_record_tells_each_move_and_the_busiest_rules() -> None:
    """A line a move, how it ended, then three rules with how often they acted."""
    lines = printed("loop_over_a_record.py")
    moves, (status, *rules) = lines[:-4], lines[-4:]
    assert [int(line[:3]) for line in moves] == list(range(1, len(moves) + 1))
    assert moves[0].endswith("Purple throws 5.")
    assert status == "Purple wins, five pieces off against three."
    counts = [int(line.split(" times: ")[0]) for line in rules]
    assert counts == sorted(counts, reverse=True)


def test_the_odds_are_a_table_that_sums_to_one() -> None:
    """Five results of the sticks with their odds and moves, and the chance that the turn passes."""
    *table, last = printed("odds_as_a_table.py")
    assert [line.split()[1] for line in table[:5]] == ["1", "2", "3", "4", "5"]
    assert [line.split()[2] for line in table[:5]] == ["5/31", "10/31", "10/31", "5/31", "1/31"]
    assert last.startswith("The turn passes with a probability of ")

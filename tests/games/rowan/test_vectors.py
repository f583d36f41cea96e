"""Four hundred cases that an independent program made from the rules alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.rowan.positions import after, legal, playing

CASES: list[dict[str, Any]] = [
    json.loads(line)
    for line in Path(__file__).with_name("vectors.jsonl").read_text("utf-8").splitlines()
]


def test_there_are_four_hundred_cases_with_rain_and_with_switches() -> None:
    """The data is whole."""
    assert len(CASES) == 400
    assert {case["game"] for case in CASES} == {"rowan"}
    assert {name for case in CASES for name in case["options"]} == {
        "dead_bear", "highest", "rain", "rows",
    }  # fmt: skip
    assert sum(any("rain" in move for move in case["line"]) for case in CASES) > 30
    assert sum(case["over"] for case in CASES) == 4


@pytest.mark.parametrize("case", CASES, ids=range(1, len(CASES) + 1))
def test_the_legal_moves_and_the_line_come_out_the_same(case: dict[str, Any]) -> None:
    """The same moves are legal, and the line leads to the same position and end."""
    game = playing(**case["options"])
    state = game.parse_position(case["position"])
    assert game.position_text(state) == case["position"]
    assert sorted(legal(state, game)) == sorted(case["legal"])
    reached = after(state, ", ".join(case["line"]), game)
    assert game.position_text(reached) == case["after"]
    assert (game.outcome(reached) is not None) == case["over"]

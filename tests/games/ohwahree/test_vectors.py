"""Four hundred cases that an independent program made from the rules alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.ohwahree.positions import after, legal
from widgets_games.games.ohwahree.game import OhWahRee

CASES: list[dict[str, Any]] = [
    json.loads(line)
    for line in Path(__file__).with_name("vectors.jsonl").read_text("utf-8").splitlines()
]


def test_there_are_four_hundred_cases_for_two_three_and_four_players() -> None:
    """The data is whole, with the Grand game, the choice of direction and passes among it."""
    assert len(CASES) == 400
    assert {case["game"] for case in CASES} == {"ohwahree"}
    assert {case["players"] for case in CASES} == {2, 3, 4}
    assert {name for case in CASES for name in case["options"]} == {
        "direction", "grand", "pit_capture",
    }  # fmt: skip
    assert ["pass"] in [case["legal"] for case in CASES]


@pytest.mark.parametrize("case", CASES, ids=range(1, len(CASES) + 1))
def test_the_legal_moves_and_the_line_come_out_the_same(case: dict[str, Any]) -> None:
    """The same moves are legal, and the line leads to the same position and end."""
    game = OhWahRee(case["players"], **case["options"])
    state = game.parse_position(case["position"])
    assert game.position_text(state) == case["position"]
    assert sorted(legal(state, game)) == sorted(case["legal"])
    reached = after(state, " ".join(case["line"]), game)
    # The cases' text does not say that somebody has passed.
    assert game.position_text(reached).removesuffix(" passed") == case["after"]
    assert (game.outcome(reached) is not None) == case["over"]

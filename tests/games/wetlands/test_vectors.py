"""Four hundred cases that an independent program made from the rules alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.wetlands.positions import legal
from widgets_games.games.wetlands.game import WetlandsCrossing

CASES: list[dict[str, Any]] = [
    json.loads(line)
    for line in Path(__file__).with_name("vectors.jsonl").read_text("utf-8").splitlines()
]


def test_there_are_four_hundred_cases_with_and_without_the_switch() -> None:
    """The data is whole, and both settings of the five are among it."""
    assert len(CASES) == 400
    assert {case["game"] for case in CASES} == {"wetlands"}
    assert {case["options"].get("wiwun_exit", True) for case in CASES} == {True, False}


@pytest.mark.parametrize("case", CASES, ids=range(1, len(CASES) + 1))
def test_the_legal_moves_and_the_line_come_out_the_same(case: dict[str, Any]) -> None:
    """The same moves are legal, and the line leads to the same position and end."""
    game = WetlandsCrossing(case["players"], **case["options"])
    state = game.parse_position(case["position"])
    assert game.position_text(state) == case["position"]
    assert legal(state, game) == set(case["legal"])
    assert len(case["legal"]) == len(legal(state, game))
    for text in case["line"]:
        state = game.play(state, game.parse_move(text)).after
    assert game.position_text(state) == case["after"]
    assert (game.outcome(state) is not None) == case["over"]

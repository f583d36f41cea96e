"""The switches: what they take, what is said about the rest, and what a record keeps."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rowan.positions import GAME, playing, stacks
from widgets_games.engine import reading, record
from widgets_games.engine.errors import OptionError
from widgets_games.engine.timeline import Timeline
from widgets_games.games.rowan.game import Rowan


def test_the_player_may_start_with_any_five_heights_that_add_up_to_twelve() -> None:
    """A list as JSON has it stands for a tuple."""
    game = Rowan(light_start=[5, 0, 2, 0, 5])
    assert game.options["light_start"] == (5, 0, 2, 0, 5)
    assert game.changed_options == {"light_start": (5, 0, 2, 0, 5)}
    assert stacks(game.initial_state()).startswith("a1=l5 c1=l2 e1=l5")
    assert Rowan(light_start=[2, 3, 2, 3, 2]).changed_options == {}


def test_the_bear_may_start_with_any_five_heights_and_with_pieces_in_the_cave() -> None:
    """Its total is what it starts with."""
    game = Rowan(bear_start=(0, 0, 5, 0, 1), bear_cave=7)
    assert stacks(game.initial_state()).endswith("c5=b5 e5=b1")
    assert game.totals(game.initial_state()) == {"light": 12, "dark": 13}
    assert stacks(Rowan(bear_start=(0,) * 5).initial_state()) == "a1=l2 b1=l3 c1=l2 d1=l3 e1=l2"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rows", 2), ("rows", 10), ("rows", "5"), ("rows", 5.0), ("rows", None),
        ("light_start", (2, 3, 2, 3, 3)), ("light_start", (6, 0, 6, 0, 0)),
        ("light_start", (4, 4, 4)), ("light_start", (-1, 5, 5, 3, 0)), ("light_start", 12),
        ("light_start", (2.0, 3, 2, 3, 2)), ("light_start", "23232"), ("light_start", None),
        ("light_start", (True, 5, 5, 1, 0)), ("light_start", [[2, 3, 2, 3, 2]]),
        ("bear_start", (6, 0, 0, 0, 0)), ("bear_start", (1, 1, 1, 1)), ("bear_start", {}),
        ("bear_cave", -1), ("bear_cave", 1000), ("bear_cave", True), ("bear_cave", "3"),
        ("bear_cave", None), ("bear_cave", 10**40),
        ("highest", "smallest"), ("dead_bear", None), ("rain", "never"), ("rain", []),
        ("max_turns", 0), ("max_turns", -5), ("max_turns", 10000), ("max_turns", 1.0),
        ("max_turns", False),
    ],
    ids=str,
)  # fmt: skip
def test_what_a_switch_does_not_take_is_refused(name: str, value: Any) -> None:
    """By its value and by its type."""
    with pytest.raises(OptionError, match=f"^switch {name} cannot be .*: it takes one of"):
        Rowan(**{name: value})


def test_what_else_a_switch_takes_is_said_beside_its_choices() -> None:
    """Where they are too many to list."""
    with pytest.raises(OptionError, match="or five heights from 0 to 5, a to e, that add up to 12"):
        Rowan(light_start=(1, 1, 1, 1, 1))
    with pytest.raises(OptionError, match=r"or five heights from 0 to 5, a to e$"):
        Rowan(bear_start=(9, 9, 9, 9, 9))
    with pytest.raises(OptionError, match=r"None, 20, 50, or a whole number from 1 to 9999$"):
        Rowan(max_turns=0)


def test_every_value_has_a_label() -> None:
    """A choice its own, any other one made from it."""
    labels = {switch.name: switch for switch in GAME.switches}
    assert labels["rain"].label_of("end") == "after all dice"
    assert labels["light_start"].label_of((5, 5, 2, 0, 0)) == "5, 5, 2, 0, 0"
    assert labels["max_turns"].label_of(None) == "as many turns as it takes"
    assert labels["max_turns"].label_of(33) == "33 turns"
    assert labels["bear_cave"].label_of(0) == "none"


def test_a_record_keeps_heights_as_a_list_and_reads_them_back() -> None:
    """As JSON has it."""
    timeline = Timeline(Rowan(light_start=(5, 5, 2, 0, 0), max_turns=33))
    timeline.play(timeline.game.parse_move("a1-pass"))
    text = record.dumps(record.record_of(timeline))
    assert '"options": {"light_start": [5, 5, 2, 0, 0], "max_turns": 33}' in text
    again = reading.timeline_of(
        reading.loads(text), lambda _, players, options: Rowan(players, **options)
    )
    assert again.game.options == timeline.game.options
    assert record.dumps(record.record_of(again)) == text


def test_every_switch_of_a_ruling_is_called_a_playtest_reading() -> None:
    """Where it is turned, and beside the rule."""
    assert all("(playtest reading)" in switch.label for switch in GAME.switches)
    assert GAME.rulebook.ruling_badge == "playtest reading"
    assert all(GAME.rulebook[switch.rule].has_ruling for switch in GAME.switches)


@pytest.mark.parametrize(
    ("options", "rule", "usual", "instead"),
    [
        ({"rows": 9}, "board", "five rows", "nine rows"),
        ({"rows": 3}, "board", "five rows", "three rows"),
        ({"light_start": (4, 0, 4, 0, 4)}, "light-start", "2, 3, 2, 3 and 2", "light_start"),
        ({"bear_start": (1, 1, 1, 1, 1)}, "bear-start", "twelve pieces", "bear_start"),
        ({"bear_cave": 10}, "bear-start", "The Cave is empty", "bear_cave"),
        ({"highest": "tallest"}, "highest", "is the one nearest the Sky", "is the one with the"),
        ({"dead_bear": "cave"}, "pit", "Both pieces", "goes to the Cave"),
        ({"rain": "end"}, "rain-when", "before the next die", "after all dice"),
        ({"max_turns": 20}, "turn-limit", "no limit", "not saved"),
    ],
    ids=str,
)
def test_a_rule_tells_what_holds_under_the_switches_and_nothing_else(
    options: dict[str, Any], rule: str, usual: str, instead: str
) -> None:
    """The default is told only where it holds, and what a switch sets only with that switch."""
    by_default, switched = GAME.rulebook[rule].text, playing(**options).rulebook[rule].text
    assert (usual in by_default, instead in by_default) == (True, False)
    assert (usual in switched, instead in switched) == (False, True)


@pytest.mark.parametrize("players", [0, 2, "1", True])
def test_one_person_plays(players: Any) -> None:
    """The Bear is nobody's."""
    with pytest.raises(OptionError, match="Rowan is played by 1 player, not by"):
        Rowan(players)


@pytest.mark.parametrize("rows", range(3, 10))
def test_the_bear_starts_next_to_the_sky_on_boards_of_any_height(rows: int) -> None:
    """Light next to the Ground."""
    game = playing(rows=rows)
    lines = game.position_text(game.initial_state()).split(" ")[0].split("/")
    assert (len(lines), lines[0], lines[-1]) == (rows, "b2,b3,b2,b3,b2", "l2,l3,l2,l3,l2")

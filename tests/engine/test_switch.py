"""Switches: the values they list, and those they take besides."""

from __future__ import annotations

from typing import Any

import pytest

from widgets_games.engine.errors import OptionError
from widgets_games.engine.switch import Also, Switch

LISTED = Switch("pace", "slow", ("slow", "fast"), "Pace", ("Slow", "Fast"), "pace")
OPEN = Switch(
    "pair",
    (1, 2),
    ((1, 2), None),
    "Pair",
    ("One and two", "None"),
    "pair",
    Also(
        lambda value: isinstance(value, tuple) and len(value) == 2,
        "any two things",
        lambda value: f"{value[0]} with {value[1]}",
    ),
)


def test_a_switch_takes_what_it_lists() -> None:
    """And nothing else."""
    assert LISTED.check("fast") == "fast"
    with pytest.raises(
        OptionError, match=r"^switch pace cannot be 'idle': it takes one of 'slow', 'fast'$"
    ):
        LISTED.check("idle")


@pytest.mark.parametrize(("value", "kept"), [((3, 4), (3, 4)), ([3, 4], (3, 4)), (None, None)])
def test_a_switch_may_take_more_than_it_lists(value: Any, kept: Any) -> None:
    """A list of JSON is kept as a tuple."""
    assert OPEN.check(value) == kept


def test_what_else_it_takes_is_said_when_it_refuses() -> None:
    """Behind the choices, written as whoever asks writes them."""
    with pytest.raises(OptionError, match=r"it takes one of \(1, 2\), None, or any two things$"):
        OPEN.check([1, 2, 3])
    assert LISTED.taken(str.upper) == "it takes one of SLOW, FAST"


def test_every_value_has_a_label() -> None:
    """That of the choice, else one made for the value."""
    assert OPEN.label_of((1, 2)) == "One and two"
    assert OPEN.label_of((3, 4)) == "3 with 4"
    assert LISTED.label_of("fast") == "Fast"

"""The switches of Wetlands Crossing and what they come to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from widgets_games.engine.switch import Switch

SWITCHES: Final = (
    Switch(
        "throw",
        "die",
        ("die", "sticks"),
        "Throw",
        ("Die, 1 to 5", "Five sticks (our ruling)"),
        "throw-sticks",
    ),
    Switch(
        "wiwun_exit",
        True,
        (True, False),
        "A five leaves Wi’wun (our ruling)",
        ("yes", "no"),
        "wiwun-exit",
    ),
    Switch(
        "dam_split",
        "row",
        ("row", "broken"),
        "A run that goes on in the next row (our ruling)",
        ("is a dam where three stand in one row", "is no dam"),
        "dam",
    ),
)


class Terms(NamedTuple):
    """What the switches come to.

    Attributes:
        sticks: whether five sticks are thrown instead of a die.
        five_leaves_wiwun: whether a five from Wi’wun leaves the board.
        split_breaks_dam: whether a run that is split over two rows makes no dam at all.
    """

    sticks: bool
    five_leaves_wiwun: bool
    split_breaks_dam: bool


def terms_of(options: Mapping[str, Any]) -> Terms:
    """What these switches come to."""
    return Terms(
        sticks=options["throw"] == "sticks",
        five_leaves_wiwun=options["wiwun_exit"],
        split_breaks_dam=options["dam_split"] == "broken",
    )

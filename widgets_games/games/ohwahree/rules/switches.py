"""The switches of Oh-Wah-Ree, the presets that set several at once, and what they come to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from widgets_games.engine.game import Switch

NO_YES: Final = ("no", "yes")

SWITCHES: Final = (
    Switch(
        "preset",
        None,
        (None, "oware"),
        "Rules",
        ("Oh-Wah-Ree", "Oware (our ruling)"),
        "oware",
    ),
    Switch("grand", False, (False, True), "Grand game: pits are captured too", NO_YES, "grand"),
    Switch(
        "direction",
        "fixed",
        ("fixed", "choice"),
        "Two players only: they sow",
        ("counterclockwise", "in the mover’s choice of direction (our ruling)"),
        "direction",
    ),
    Switch(
        "pebble_capture",
        (1, 2),
        ((1, 2), (1,), (2,), (1, 2, 3)),
        "Pebbles are captured from a pit that held",
        ("one or two", "one (our ruling)", "two (our ruling)", "one to three (our ruling)"),
        "capture",
    ),
    Switch(
        "pit_capture",
        (1, 2),
        ((1, 2), (1,), (2,)),
        "Grand game: a pit changes hands if it held",
        ("one or two", "one", "two (our ruling)"),
        "grand-pit-capture",
    ),
    Switch(
        "repetition",
        3,
        (3, 2, 0),
        "A position ends the game when it stands",
        ("for the third time (our ruling)", "for the second time (our ruling)", "never"),
        "end-repeat",
    ),
    Switch(
        "leftover",
        "nobody",
        ("nobody", "owner"),
        "Pebbles left in a pit at the end count for",
        ("nobody (our ruling)", "the pit’s owner (our ruling)"),
        "leftover",
    ),
    Switch(
        "feed",
        False,
        (False, True),
        "Enemies without pebbles must be fed",
        ("no (our ruling)", "yes (our ruling)"),
        "feed",
    ),
    Switch(
        "grand_slam",
        "stands",
        ("stands", "annulled"),
        "A capture of all the enemies’ pebbles",
        ("stands (our ruling)", "is annulled (our ruling)"),
        "grand-slam",
    ),
    Switch(
        "majority_ends",
        False,
        (False, True),
        "More than half of all pebbles end the game",
        ("no", "yes (our ruling)"),
        "majority",
    ),
)

PRESETS: Final[Mapping[str | None, Mapping[str, Any]]] = {
    None: {},
    "oware": {
        "repetition": 2,
        "leftover": "owner",
        "feed": True,
        "grand_slam": "annulled",
        "majority_ends": True,
    },
}
"""For each preset, the values of the switches that nobody sets by hand."""


class Terms(NamedTuple):
    """What the switches and the number of players come to.

    Attributes:
        players: how many play.
        chosen: whether the mover chooses the direction.
        pebble_capture: what a pit may have held for its pebbles to be captured.
        pit_capture: what a captured pit may have held to change hands; None in the basic game.
        repetition: how many times a position may stand before the game ends, 0 for ever.
        leftover_to_owner: whether pebbles left in a pit count for its owner.
        feed: whether enemies without pebbles must be fed.
        slam_annulled: whether a capture of all the enemies' pebbles is annulled.
        majority_ends: whether more than half of all pebbles end the game.
    """

    players: int
    chosen: bool
    pebble_capture: tuple[int, ...]
    pit_capture: tuple[int, ...] | None
    repetition: int
    leftover_to_owner: bool
    feed: bool
    slam_annulled: bool
    majority_ends: bool

    @property
    def is_oware(self) -> bool:
        """Whether all that the preset of Oware sets is set like that, by it or by hand.

        Rule: oware.
        """
        return (
            self.feed
            and self.slam_annulled
            and self.majority_ends
            and self.leftover_to_owner
            and self.repetition == 2
        )

    @property
    def grand(self) -> bool:
        """Whether pits are captured, too."""
        return self.pit_capture is not None


def mover_chooses(players: int, direction: str) -> bool:
    """Whether the mover chooses the direction, anew for each move; else it is counterclockwise.

    Rule: direction.
    """
    return players > 2 or direction == "choice"


def terms_of(players: int, options: Mapping[str, Any]) -> Terms:
    """What these switches come to for a number of players."""
    return Terms(
        players=players,
        chosen=mover_chooses(players, options["direction"]),
        pebble_capture=options["pebble_capture"],
        pit_capture=options["pit_capture"] if options["grand"] else None,
        repetition=options["repetition"],
        leftover_to_owner=options["leftover"] == "owner",
        feed=options["feed"],
        slam_annulled=options["grand_slam"] == "annulled",
        majority_ends=options["majority_ends"],
    )

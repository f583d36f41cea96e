"""The rules of Wetlands Crossing in words, each part from the source or a ruling of ours.

Source: a forum page by Toffee, "Wetlands Crossing: a Wood Elven game", after Senet. What the page
leaves open is marked as our ruling.
"""

from __future__ import annotations

from typing import Final

from widgets_games.engine.rulebook import Event, Place, Rule, Rulebook, ruling, source
from widgets_games.games.wetlands.rules.path import OFF
from widgets_games.games.wetlands.rules.sentences import OBJECTIONS, STATUS, WORDING
from widgets_games.games.wetlands.rules.switches import Terms


def _with_a_die(terms: Terms) -> bool:
    return not terms.sticks


def _with_sticks(terms: Terms) -> bool:
    return terms.sticks


def _split_dams_stand(terms: Terms) -> bool:
    return not terms.split_breaks_dam


def _split_breaks_dams(terms: Terms) -> bool:
    return terms.split_breaks_dam


def _five_leaves_wiwun(terms: Terms) -> bool:
    return terms.five_leaves_wiwun


def _five_stays_on_wiwun(terms: Terms) -> bool:
    return not terms.five_leaves_wiwun


RULES: Final = (
    Rule(
        "aim",
        "The aim",
        (source("The first player to take all five pieces off the board wins at once."),),
    ),
    Rule(
        "setup",
        "Set-up",
        (
            source(
                "Each player has five pieces, purple or yellow; they alternate on domains 1 to 10."
            ),
        ),
        prose_only=True,
    ),
    Rule(
        "setup-order",
        "Who stands where",
        (
            ruling(
                "The first player, Purple, starts on 1, 3, 5, 7 and 9; "
                "the second, Yellow, on 2, 4, 6, 8 and 10."
            ),
        ),
        prose_only=True,
    ),
    Rule(
        "first",
        "Who begins",
        (
            source("The youngest player throws first."),
            ruling("At this table that is whoever takes the first seat, Purple."),
        ),
        prose_only=True,
    ),
    Rule(
        "squares",
        "Where the special domains lie",
        (
            source(
                "Five special domains, the Mani Domains, have a name and a colour: Siss’siru red, "
                "Wi’wun yellow, Kwakwani blue, Kri’ki green and Llan’sae light green. "
                "The last domain has neither."
            ),
            ruling(
                "The source’s picture is lost. Its numbers put Wi’wun on 26, Kwakwani on 27, "
                "Kri’ki on 28 and Llan’sae on 29; Siss’siru is on 15, like the house of rebirth in "
                "Senet. The source names a crane and a raven; the other emblems are our drawing."
            ),
        ),
        prose_only=True,
    ),
    Rule(
        "throw",
        "The throw",
        (
            source("A turn is one throw of 1 to 5."),
            source("Every number is equally likely.", _with_a_die),
        ),
    ),
    Rule(
        "throw-sticks",
        "The throw with sticks",
        (
            source("Sticks are thrown, and those that fall face up are counted.", _with_sticks),
            ruling(
                "There are five sticks with two sides each. If none falls face up, they are "
                "thrown again.",
                _with_sticks,
            ),
        ),
    ),
    Rule(
        "path",
        "The path",
        (source("A piece moves forward exactly the number thrown, along the zigzag."),),
    ),
    Rule(
        "one-piece",
        "One piece a domain",
        (source("A domain holds one piece. A piece never lands on a piece of its own side."),),
    ),
    Rule(
        "leap",
        "Dzalar’onn’s Leap",
        (source("A moving piece may pass over any pieces of either side, unless a dam stops it."),),
    ),
    Rule(
        "dam",
        "Meracahe’s Dam",
        (
            source(
                "Three or more pieces of one side on consecutive domains of the same row cannot "
                "be passed over by the other side. Four that are split two and two over two rows "
                "are no dam."
            ),
            ruling(
                "Of a run split over two rows each part counts by itself: three of four pieces in "
                "one row are a dam. The source’s text says that a split breaks a dam, a caption "
                "of its pictures that three in one row are needed; we follow the caption.",
                _split_dams_stand,
            ),
            ruling(
                "A run split over two rows is no dam, even if three of its pieces are in one row. "
                "The source’s text says that a split breaks a dam, a caption of its pictures that "
                "three in one row are needed; here we follow the text.",
                _split_breaks_dams,
            ),
        ),
    ),
    Rule(
        "own-dam",
        "One’s own dam",
        (source("A player’s pieces pass over the dams of their own side."),),
    ),
    Rule(
        "exchange",
        "Exchange",
        (
            source(
                "Landing on an unprotected enemy piece exchanges the two: the enemy piece goes to "
                "the domain the mover came from."
            ),
        ),
    ),
    Rule(
        "tamatu",
        "Protection of Tāmatu",
        (
            source(
                "A piece with a neighbour of its own side on the next or the previous domain of "
                "the path cannot be exchanged, even where the path turns into the next row."
            ),
            ruling("Domains that touch only across the zigzag, as 1 and 20, are not neighbours."),
        ),
    ),
    Rule(
        "safe",
        "Safe domains",
        (source("A piece on Siss’siru, Wi’wun, Kri’ki or Llan’sae cannot be exchanged."),),
    ),
    Rule(
        "wiwun-stop",
        "The stop at Wi’wun",
        (
            source(
                "A piece before Wi’wun may not move past it: it must first land there. "
                "The Prince of Cranes judges everyone who crosses."
            ),
        ),
    ),
    Rule(
        "wiwun-wall",
        "The wall of Wi’wun",
        (source("A piece standing on Wi’wun is never jumped."),),
    ),
    Rule(
        "kwakwani",
        "Kwakwani, the Trickster Raven",
        (
            source(
                "A piece that lands on Kwakwani is carried back to Siss’siru at once. There it "
                "has a second chance."
            ),
        ),
    ),
    Rule(
        "kwakwani-full",
        "When Siss’siru is taken",
        (
            source("If Siss’siru is taken, the piece goes to the first empty domain before it."),
            ruling(
                "That is the nearest one: 14, then 13, and so on. "
                "The domain the mover came from already counts as empty."
            ),
        ),
    ),
    Rule(
        "last-theft",
        "Theft on the last domain",
        (
            source(
                "The last domain is not safe. A piece that comes from Wi’wun by a four may land "
                "on an enemy piece there: Kwakwani steals it and carries it back to Siss’siru."
            ),
            ruling(
                "If Siss’siru is taken, a stolen piece goes to the nearest empty domain before it, "
                "too."
            ),
        ),
    ),
    Rule(
        "last-tamatu",
        "Tāmatu on the last domain",
        (
            ruling(
                "Two pieces of one side on 29 and 30 protect each other: "
                "the one on the last domain cannot be stolen."
            ),
        ),
    ),
    Rule(
        "exits",
        "The three exits",
        (
            source(
                "From Kri’ki only a three, from Llan’sae only a two and from the last domain only "
                "a one moves a piece, and it leaves the board. Any other throw leaves it there."
            ),
        ),
    ),
    Rule(
        "wiwun-exit",
        "A five from Wi’wun",
        (
            ruling(
                "A five from Wi’wun leaves the board, passing over whatever stands beyond unless "
                "it is a dam.",
                _five_leaves_wiwun,
            ),
            ruling("A piece on Wi’wun cannot leave the board with a five.", _five_stays_on_wiwun),
        ),
    ),
    Rule(
        "must-move",
        "A move must be made",
        (source("If any move is legal one must be made, however bad it is."),),
    ),
    Rule(
        "forfeit",
        "Forfeit",
        (source("A player without a legal move forfeits the turn."),),
    ),
)


class WetlandsRulebook(Rulebook):
    """The rulebook; what lies beyond the last domain is called as moves call it: `off`."""

    def places(self, event: Event) -> tuple[Place, ...]:
        """The places an event is about."""
        return tuple("off" if place == OFF else place for place in super().places(event))


RULEBOOK: Final = WetlandsRulebook(RULES, OBJECTIONS | STATUS, WORDING)

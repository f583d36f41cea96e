"""The rules of Oh-Wah-Ree in words, each part from the source or a ruling of ours.

Source: a review of the 3M game by Alex Randolph, 1962. What the review leaves open is marked as our
ruling, and so are the rules of Oware that switches add.
"""

from __future__ import annotations

from typing import Final

from widgets_games.engine.rulebook import Event, Place, Rule, Rulebook, ruling, source
from widgets_games.games.ohwahree.rules.ring import LETTERS
from widgets_games.games.ohwahree.rules.sentences import OBJECTIONS, STATUS, WORDING

RULES: Final = (
    Rule(
        "setup",
        "Set-up",
        (
            source(
                "Twelve pits lie in a ring, shared out evenly. Every pit starts with four pebbles "
                "for two players, five for three, six for four. A second ring of markers shows "
                "whose each pit is."
            ),
            ruling(
                "The pits are lettered a to l counterclockwise. Each player’s lie side by side, "
                "the first player’s from a."
            ),
        ),
        prose_only=True,
    ),
    Rule(
        "turn-order",
        "Turns",
        (ruling("The first player, Purple, begins; turns go round counterclockwise."),),
    ),
    Rule(
        "sow",
        "Sowing",
        (
            source(
                "A move takes all the pebbles of one of the player’s own pits and sows them one "
                "by one into the pits that follow."
            ),
        ),
    ),
    Rule(
        "direction",
        "The direction",
        (
            source(
                "Two players sow counterclockwise. Of three or four, the mover chooses the "
                "direction."
            ),
            ruling("The choice is made anew for each move."),
            ruling("The switch direction=“choice” gives it to two players as well."),
        ),
    ),
    Rule(
        "skip-source",
        "The source is skipped",
        (
            source(
                "With more than eleven pebbles the pit they came from is skipped: "
                "it is always empty after the sowing."
            ),
        ),
    ),
    Rule(
        "capture",
        "Capture",
        (
            source(
                "If the last pebble falls into an enemy pit that held one or two pebbles before "
                "it, all the pebbles there are captured."
            ),
            ruling("An enemy pit is any pit that the mover does not own."),
            ruling("The switch pebble_capture changes how many the pit may have held."),
        ),
    ),
    Rule(
        "chain",
        "The chain",
        (
            source(
                "If the pebble before also fell into such a pit, that pit is captured too, and so "
                "on backwards along the sowing until a pit where no capture is made."
            ),
            ruling(
                "The order is that of the pebbles: the chain passes over a skipped source, and "
                "stops at a pit it has emptied already."
            ),
        ),
    ),
    Rule(
        "no-slam-limit",
        "No limit to a capture",
        (
            ruling(
                "A move may capture everything the enemies have. There is no duty to feed an enemy."
            ),
        ),
    ),
    Rule(
        "grand-slam",
        "A grand slam annulled",
        (
            ruling(
                "Variant from Oware, the switch grand_slam=“annulled”: a move that would capture "
                "everything the enemies have may be made, but captures nothing."
            ),
        ),
    ),
    Rule(
        "feed",
        "Feeding",
        (
            ruling(
                "Variant from Oware, the switch feed=True: if the enemies have no pebbles, a move "
                "must sow at least one into an enemy pit. A player who has no such move cannot "
                "play."
            ),
        ),
    ),
    Rule(
        "cannot-play",
        "Passing",
        (
            source("A player who owns no pit with pebbles cannot play."),
            source("Of three or four players, one who cannot play passes."),
        ),
    ),
    Rule(
        "end-two",
        "The end for two",
        (source("With two players the game ends when the one to move cannot play."),),
    ),
    Rule(
        "end-many",
        "The end for three or four",
        (
            source("With three or four players the game ends when two in succession cannot play."),
            ruling("Each of the two passes, to be seen as a move; the second pass ends the game."),
        ),
    ),
    Rule(
        "end-agreed",
        "The end by agreement",
        (source("The game ends when the players agree that no further captures are possible."),),
    ),
    Rule(
        "end-repeat",
        "The end by repetition",
        (
            ruling(
                "The game ends when the same pebbles lie in the same pits of the same owners with "
                "the same player to move for the third time and nothing was captured in between. "
                "The start counts. The switch repetition sets how many times; 0 is never."
            ),
        ),
    ),
    Rule(
        "majority",
        "The end by majority",
        (
            ruling(
                "Variant from Oware, the switch majority_ends=True: the game ends as soon as a "
                "player has captured more than half of all pebbles."
            ),
        ),
    ),
    Rule(
        "leftover",
        "Pebbles left over",
        (
            ruling(
                "Pebbles still in pits at the end count for nobody; with the switch "
                "leftover=“owner” they count for the pit’s owner."
            ),
        ),
    ),
    Rule(
        "win-basic",
        "Who wins",
        (
            source("Whoever has captured the most pebbles wins."),
            ruling("Players who have captured equally many, and nobody more, draw."),
        ),
    ),
    Rule(
        "grand",
        "Grand Oh-Wah-Ree",
        (
            source(
                "Variant: whoever captures pebbles captures the pit they were in too. The marker "
                "is replaced, and only the new owner sows from the pit until it is captured again. "
                "Every pit of a chain changes hands."
            ),
            ruling("Whose a pit is counts as it stood before the move."),
        ),
    ),
    Rule(
        "grand-pit-capture",
        "When a pit changes hands",
        (
            source(
                "An experiment: the pit changes hands only if it held exactly one pebble, though "
                "two can still be captured from it."
            ),
            ruling("The switch pit_capture sets how many it must have held."),
        ),
    ),
    Rule(
        "win-grand",
        "Who wins the Grand game",
        (
            source("Whoever owns the most pits wins; of equal ones whoever captured more pebbles."),
            ruling("If that is equal too, they draw."),
        ),
    ),
    Rule(
        "oware",
        "Oware",
        (
            ruling(
                "The preset plays the rules of Oware Abapa: enemies without pebbles must be fed, "
                "a grand slam captures nothing, the game ends by majority or when a position "
                "stands for the second time, and pebbles left over are their owner’s."
            ),
        ),
        prose_only=True,
    ),
)


class OhWahReeRulebook(Rulebook):
    """The rulebook; pits are called by their letters, as in moves."""

    def places(self, event: Event) -> tuple[Place, ...]:
        """The pits an event is about."""
        return tuple(LETTERS[int(pit)] for pit in super().places(event))


RULEBOOK: Final = OhWahReeRulebook(RULES, OBJECTIONS | STATUS, WORDING)

"""The rules of Oh-Wah-Ree in words, each part from the source or a ruling of ours.

Source: a review of the game, which names its inventor as Randolph only. What the review leaves open
is marked as our ruling, and so are the rules of Oware that switches add. A statement that depends
on switches or on the number of players says for which `Terms` it holds.
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
            ruling("There are twelve pits in a ring, lettered a to l counterclockwise."),
            source("They are shared out evenly."),
            source(
                "With two players every pit starts with four pebbles.",
                lambda terms: terms.players == 2,
            ),
            source(
                "With three players every pit starts with five pebbles.",
                lambda terms: terms.players == 3,
            ),
            source(
                "With four players every pit starts with six pebbles.",
                lambda terms: terms.players == 4,
            ),
            source("A marker beside each pit shows whose it is."),
            ruling("Each player’s pits lie side by side, the first player’s from a."),
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
            source("Two players sow counterclockwise.", lambda terms: not terms.chosen),
            source(
                "Of three or four players, the mover chooses the direction.",
                lambda terms: terms.players > 2,
            ),
            ruling(
                "Two players choose the direction here, too.",
                lambda terms: terms.players == 2 and terms.chosen,
            ),
            ruling("The choice is made anew for each move.", lambda terms: terms.chosen),
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
                "it, all the pebbles there are captured.",
                lambda terms: terms.pebble_capture == (1, 2),
            ),
            ruling(
                "If the last pebble falls into an enemy pit that held just one pebble before it, "
                "both are captured.",
                lambda terms: terms.pebble_capture == (1,),
            ),
            ruling(
                "If the last pebble falls into an enemy pit that held just two pebbles before it, "
                "all three are captured.",
                lambda terms: terms.pebble_capture == (2,),
            ),
            ruling(
                "If the last pebble falls into an enemy pit that held one to three pebbles before "
                "it, all the pebbles there are captured.",
                lambda terms: terms.pebble_capture == (1, 2, 3),
            ),
            ruling("An enemy pit is any pit that the mover does not own."),
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
                "A move may capture everything the enemies have.",
                lambda terms: not terms.slam_annulled,
            ),
            ruling("There is no duty to feed an enemy.", lambda terms: not terms.feed),
        ),
    ),
    Rule(
        "grand-slam",
        "A grand slam annulled",
        (
            ruling(
                "As in Oware, a move that would capture everything the enemies have may be made, "
                "but captures nothing.",
                lambda terms: terms.slam_annulled,
            ),
        ),
    ),
    Rule(
        "feed",
        "Feeding",
        (
            ruling(
                "As in Oware, if the enemies have no pebbles, a move must sow at least one into an "
                "enemy pit.",
                lambda terms: terms.feed,
            ),
        ),
    ),
    Rule(
        "cannot-play",
        "Who cannot play",
        (
            source("A player who owns no pit with pebbles cannot play."),
            ruling(
                "Nor can a player who must feed the enemies, and owns no pit that would.",
                lambda terms: terms.feed,
            ),
            source(
                "Of three or four players, one who cannot play passes.",
                lambda terms: terms.players > 2,
            ),
        ),
    ),
    Rule(
        "end-two",
        "The end for two",
        (
            source(
                "With two players the game ends when one of them can no longer play.",
                lambda terms: terms.players == 2,
            ),
            ruling(
                "Only the player to move counts: the other one may get pebbles by that move.",
                lambda terms: terms.players == 2,
            ),
            ruling(
                "A player who must feed the enemy, and owns no pit that would, cannot play.",
                lambda terms: terms.players == 2 and terms.feed,
            ),
        ),
    ),
    Rule(
        "end-many",
        "The end for three or four",
        (
            source(
                "With three or four players the game ends when two in succession cannot play.",
                lambda terms: terms.players > 2,
            ),
            ruling(
                "Each of the two passes, to be seen as a move; the second pass ends the game.",
                lambda terms: terms.players > 2,
            ),
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
                "The game ends when a position stands for the third time with nothing captured in "
                "between.",
                lambda terms: terms.repetition == 3,
            ),
            ruling(
                "The game ends when a position stands for the second time with nothing captured in "
                "between.",
                lambda terms: terms.repetition == 2,
            ),
            ruling(
                "The same pebbles must lie in the same pits of the same owners, with the same "
                "player to move. The start counts.",
                lambda terms: terms.repetition > 0,
            ),
        ),
    ),
    Rule(
        "majority",
        "The end by majority",
        (
            ruling(
                "As in Oware, the game ends as soon as a player has captured more than half of all "
                "pebbles.",
                lambda terms: terms.majority_ends,
            ),
        ),
    ),
    Rule(
        "leftover",
        "Pebbles left over",
        (
            ruling(
                "Pebbles still in pits at the end count for nobody.",
                lambda terms: not terms.leftover_to_owner,
            ),
            ruling(
                "Pebbles still in a pit at the end count as captured by its owner.",
                lambda terms: terms.leftover_to_owner,
            ),
        ),
    ),
    Rule(
        "win-basic",
        "Who wins",
        (
            source(
                "Whoever has captured the most pebbles wins.",
                lambda terms: not terms.grand,
            ),
            ruling(
                "Players who have captured equally many, and nobody more, draw.",
                lambda terms: not terms.grand,
            ),
        ),
    ),
    Rule(
        "grand",
        "Grand Oh-Wah-Ree",
        (
            source(
                "Whoever captures pebbles captures the pit they were in too. Every pit of a chain "
                "changes hands.",
                lambda terms: terms.grand and set(terms.pebble_capture) <= set(terms.pit_capture),
            ),
            source(
                "Whoever captures pebbles captures the pit they were in too, if it held the right "
                "number.",
                lambda terms: (
                    terms.grand and not set(terms.pebble_capture) <= set(terms.pit_capture)
                ),
            ),
            source(
                "The marker is replaced, and only the new owner sows from the pit until it is "
                "captured again.",
                lambda terms: terms.grand,
            ),
            ruling("Whose a pit is counts as it stood before the move.", lambda terms: terms.grand),
        ),
    ),
    Rule(
        "grand-pit-capture",
        "When a pit changes hands",
        (
            source(
                "A captured pit changes hands if it held one or two pebbles.",
                lambda terms: terms.pit_capture == (1, 2),
            ),
            source(
                "An experiment: a captured pit changes hands only if it held exactly one pebble.",
                lambda terms: terms.pit_capture == (1,),
            ),
            ruling(
                "A captured pit changes hands only if it held exactly two pebbles.",
                lambda terms: terms.pit_capture == (2,),
            ),
        ),
    ),
    Rule(
        "win-grand",
        "Who wins the Grand game",
        (
            source(
                "Whoever owns the most pits wins; of equal ones whoever captured more pebbles.",
                lambda terms: terms.grand,
            ),
            ruling("If that is equal too, they draw.", lambda terms: terms.grand),
        ),
    ),
    Rule(
        "oware",
        "Oware",
        (
            ruling(
                "These are the rules of Oware Abapa: enemies without pebbles must be fed, a grand "
                "slam captures nothing, the game ends by majority or when a position stands for "
                "the second time, and pebbles left over are their owner’s.",
                lambda terms: terms.is_oware,
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

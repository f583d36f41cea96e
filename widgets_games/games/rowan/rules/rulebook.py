"""The rules of Rowan in words, each part from the source or a ruling of ours.

Source: a playtest page of Rowan, "a Gwyddbwyll Game based on El Oso by James Ernest". No published
rules of either game could be found, so what the page leaves open is called a playtest reading.
"""

from __future__ import annotations

from typing import Final

from widgets_games.engine.rulebook import (
    Event,
    Holds,
    Place,
    Rule,
    Rulebook,
    ruling,
    source,
    telling_of,
)
from widgets_games.games.rowan.rules.cells import name_of
from widgets_games.games.rowan.rules.sentences import OBJECTIONS, STATUS, WORDING
from widgets_games.games.rowan.rules.switches import BEAR_START, LIGHT_START

OFF_BOARD: Final = ("sky", "pit", "cave", "ground")
"""The places beside the cells; a telling names them as they are."""

ROWS: Final = {
    3: "There are three rows.",
    4: "There are four rows.",
    5: "There are five rows.",
    6: "There are six rows.",
    7: "There are seven rows.",
    8: "There are eight rows.",
    9: "There are nine rows.",
}
"""What the rules say of each number of rows."""


def has_rows(rows: int) -> Holds:
    """Whether the board has this number of rows."""
    return lambda terms: bool(terms.rows == rows)


RULES: Final = (
    Rule(
        "board",
        "The board",
        (
            source(
                "The numbers 1 to 5 of a die stand for columns. Beyond the top row lies the Sky, "
                "below the last row the Ground; there are a Pit and a Cave as well. No stack is "
                "higher than five."
            ),
            ruling(
                "The columns are a to e, and the rows count from 1 next to the Ground up to the "
                "Sky."
            ),
            *(ruling(text, holds=has_rows(rows)) for rows, text in ROWS.items()),
        ),
        prose_only=True,
    ),
    Rule(
        "sides",
        "The two sides",
        (
            source(
                "The player has light pieces in stacks. The dark stacks are the Bear’s: nothing "
                "but the dice moves them."
            ),
            ruling("There are twelve light pieces."),
        ),
    ),
    Rule(
        "light-start",
        "Where Light starts",
        (
            ruling(
                "Light starts on row 1, with stacks of 2, 3, 2, 3 and 2 from a1 to e1.",
                holds=lambda terms: terms.light_start == LIGHT_START,
            ),
            ruling(
                "Light starts on row 1, with stacks of the heights that the switch light_start "
                "gives.",
                holds=lambda terms: terms.light_start != LIGHT_START,
            ),
        ),
        prose_only=True,
    ),
    Rule(
        "bear-start",
        "Where the Bear starts",
        (
            ruling(
                "The Bear starts on the top row, with twelve pieces in stacks of 2, 3, 2, 3 and 2 "
                "from a to e.",
                holds=lambda terms: terms.bear_start == BEAR_START,
            ),
            ruling(
                "The Bear starts on the top row, with stacks of the heights that the switch "
                "bear_start gives.",
                holds=lambda terms: terms.bear_start != BEAR_START,
            ),
            source("The Cave is empty.", holds=lambda terms: not terms.bear_cave),
            ruling(
                "The switch bear_cave puts pieces into the Cave.",
                holds=lambda terms: terms.bear_cave > 0,
            ),
        ),
        prose_only=True,
    ),
    Rule(
        "turn",
        "The turn",
        (
            source(
                "A turn has two parts: the player moves one stack, or passes with one, and then "
                "the Bear rolls its dice. The player goes first."
            ),
        ),
    ),
    Rule(
        "whole-stack",
        "The whole stack",
        (source("The whole stack moves. Stacks are never split."),),
    ),
    Rule(
        "reach",
        "How far a stack goes",
        (source("A stack goes as many cells as it is high, or fewer, in one straight line."),),
    ),
    Rule(
        "directions",
        "Which ways a stack goes",
        (
            source(
                "A stack goes diagonally, forward or backward, or sideways. It never goes "
                "straight forward or straight back."
            ),
        ),
    ),
    Rule(
        "no-jump",
        "No jumping",
        (source("A stack passes over no other, whoever’s it is."),),
    ),
    Rule(
        "no-entry",
        "No entering",
        (
            source(
                "A stack enters no occupied cell. It captures nothing there, and joins no stack "
                "of its own side."
            ),
        ),
    ),
    Rule(
        "sky",
        "Into the Sky",
        (
            source(
                "A stack on the top row may leave the board for the Sky, whole, whatever its "
                "height."
            ),
            ruling("The move starts on the top row: a long diagonal does not run on into the Sky."),
        ),
    ),
    Rule(
        "pass",
        "Passing",
        (
            source(
                "The player may pass by choosing a light stack that stays where it is. Its height "
                "sets the number of dice, as if it had moved."
            ),
        ),
    ),
    Rule(
        "bear-dice",
        "The Bear’s dice",
        (
            source(
                "The Bear rolls a die for each piece of the stack that was chosen, even if that "
                "stack has just left for the Sky."
            ),
        ),
    ),
    Rule(
        "ascending",
        "In ascending order",
        (source("The dice are sorted from low to high and resolved one after the other."),),
    ),
    Rule("blank", "The blank", (source("A 6 is blank: nothing happens."),)),
    Rule(
        "bear-step",
        "The Bear’s step",
        (
            source(
                "A die from 1 to 5 names a column. The highest Bear stack there moves, whole, one "
                "cell towards the Ground."
            ),
        ),
    ),
    Rule(
        "highest",
        "Which stack is the highest",
        (
            ruling(
                "The highest stack is the one nearest the Sky, not the one with the most pieces.",
                holds=lambda terms: not terms.by_height,
            ),
            ruling(
                "The highest stack is the one with the most pieces, and of equals the one nearest "
                "the Sky.",
                holds=lambda terms: terms.by_height,
            ),
        ),
    ),
    Rule(
        "cave-return",
        "Return from the Cave",
        (
            source(
                "If the named column has no Bear stack, up to five Bear pieces come from the Cave "
                "to its top cell. An empty Cave sends none."
            ),
            ruling(
                "It sends all that it has, five at most. The page once says that they return to "
                "empty columns: we go by its rule, so light stacks may stand there."
            ),
        ),
    ),
    Rule(
        "annihilate",
        "Annihilation",
        (
            source(
                "Where Bear pieces enter a cell with light ones, the two sides remove each other "
                "pair by pair. What is left of the larger side holds the cell; equals leave it "
                "empty. It is the same for a step, a return from the Cave and rain."
            ),
        ),
    ),
    Rule(
        "pit",
        "The Pit",
        (
            ruling(
                "Both pieces of an annihilated pair go to the Pit and stay there.",
                holds=lambda terms: not terms.dead_to_cave,
            ),
            ruling(
                "Of an annihilated pair Light’s piece goes to the Pit and stays there; the Bear’s "
                "goes to the Cave.",
                holds=lambda terms: terms.dead_to_cave,
            ),
        ),
    ),
    Rule(
        "bear-merge",
        "Bear stacks that join",
        (
            ruling(
                "A Bear stack that enters the cell of another joins it. What would be higher than "
                "five goes to the Cave."
            ),
        ),
    ),
    Rule(
        "ground",
        "The Ground",
        (source("A Bear stack that moves off the last row goes to the Ground."),),
    ),
    Rule(
        "rain",
        "Rain",
        (
            source(
                "Each piece on the Ground rains back by a die of its own, one after the other. "
                "From 1 to 5 it falls on the top cell of that column, where it annihilates a light "
                "piece or raises the Bear’s stack; a 6 sends it to the Cave."
            ),
        ),
    ),
    Rule(
        "rain-full",
        "Rain on a full stack",
        (source("A piece that would raise a stack above five goes to the Cave."),),
    ),
    Rule(
        "rain-when",
        "When rain falls",
        (
            ruling(
                "Rain falls as soon as the die that sent the stack to the Ground is resolved, "
                "before the next die.",
                holds=lambda terms: not terms.rain_last,
            ),
            ruling("Rain falls after all dice are resolved.", holds=lambda terms: terms.rain_last),
        ),
    ),
    Rule(
        "end",
        "The end",
        (
            ruling(
                "The game ends at once when no light piece is left on the board, even in the "
                "middle of the Bear’s dice or rain. After the last stack has left the Bear does "
                "not roll."
            ),
        ),
    ),
    Rule(
        "turn-limit",
        "A limit of turns",
        (
            ruling(
                "There is no limit to the number of turns.",
                holds=lambda terms: not terms.max_turns,
            ),
            ruling(
                "The game ends after as many turns as the switch max_turns says. What is still on "
                "the board then is not saved.",
                holds=lambda terms: terms.max_turns > 0,
            ),
        ),
    ),
    Rule(
        "result",
        "The result",
        (
            source(
                "Ten or more light pieces in the Sky win the game, and eight or fewer lose it. "
                "This playtest counts exactly nine as a draw."
            ),
        ),
    ),
)


class RowanRulebook(Rulebook):
    """The rulebook; places are called as moves and positions call them: `b1`, `sky`."""

    def places(self, event: Event) -> tuple[Place, ...]:
        """The places an event is about."""
        found: list[Place] = []
        for name in telling_of(event).places:
            if name in OFF_BOARD:
                found.append(name)
                continue
            cells = getattr(event, name)
            found.extend(map(name_of, cells if isinstance(cells, tuple) else (cells,)))
        return tuple(found)


RULEBOOK: Final = RowanRulebook(
    RULES, OBJECTIONS | STATUS, WORDING, ruling_badge="playtest reading"
)

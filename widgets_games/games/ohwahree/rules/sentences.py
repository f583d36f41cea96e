"""Every sentence Oh-Wah-Ree can say: one template each, with named fields."""

from __future__ import annotations

from typing import Final

from widgets_games.engine.language import listed
from widgets_games.engine.rulebook import Wording
from widgets_games.games.ohwahree.rules.ring import CLOCKWISE, COUNTERCLOCKWISE, LETTERS

SEAT_NAMES: Final = ("Purple", "Yellow", "Blue", "Green")


OBJECTIONS: Final = {
    "not-yours": "Pit {pit:pit} is {owner:seat}’s, and it is {seat:seat}’s turn.",
    "empty": "Pit {pit:pit} is empty: there is nothing to sow.",
    "unsaid": "{seat:seat} must choose a direction: {pit:pit}+ counterclockwise or {pit:pit}- "
    "clockwise.",
    "counterclockwise-only": "In this game pit {pit:pit} is sown counterclockwise only.",
    "feed": "The enemies have no pebbles, and sowing pit {pit:pit} would give them none.",
    "can-play": "{seat:seat} cannot pass: there are pebbles to sow in {pits:pits}.",
}

STATUS: Final = {
    "to-move": "{seat:seat} to move: {pits:own} can be sown.",
    "must-pass": "{seat:seat} to pass: no pit can be sown.",
    "sowing": "{seat:seat} is sowing from pit {source:pit}: {pebbles:pebbles} left in the hand.",
    "capturing": "{seat:seat} is capturing: {captured:pebbles} in the hand.",
    "won": "{seat:seat} has won: {pebbles:scores}.",
    "won-grand": "{seat:seat} has won: pits {pits:scores}; pebbles {pebbles:scores}.",
    "drawn": "A draw between {seats:seats}: {pebbles:scores}.",
    "drawn-grand": "A draw between {seats:seats}: pits {pits:scores}; pebbles {pebbles:scores}.",
}

ORDINALS: Final = {2: "second", 3: "third"}
DIRECTIONS: Final = {COUNTERCLOCKWISE: "counterclockwise", CLOCKWISE: "clockwise"}


def spell_seat(seat: int) -> str:
    """A player's name."""
    return SEAT_NAMES[seat - 1]


def spell_pebbles(count: int) -> str:
    """So many pebbles."""
    return "1 pebble" if count == 1 else f"{count} pebbles"


def spell_pits(pits: tuple[int, ...]) -> str:
    """Pits by their letters."""
    letters = listed([LETTERS[pit] for pit in pits])
    return f"pit {letters}" if len(pits) == 1 else f"pits {letters}"


def spell_scores(scores: tuple[int, ...]) -> str:
    """A number for each player, with the player's name."""
    named = zip(SEAT_NAMES, scores, strict=False)
    return listed([f"{name} {score}" for name, score in named])


WORDING: Final = Wording(
    seat=spell_seat,
    seats=lambda seats: listed([spell_seat(seat) for seat in seats]),
    pit=lambda pit: LETTERS[pit],
    pits=spell_pits,
    own=lambda pits: f"{pits} pit" if pits == 1 else f"{pits} pits",
    pebbles=spell_pebbles,
    left=lambda left: f"{left} left" if left else "none left",
    direction=lambda direction: DIRECTIONS[direction],
    scores=spell_scores,
    ordinal=lambda times: ORDINALS[times],
)

"""Every sentence Oh-Wah-Ree can say: one template each, with named fields."""

from __future__ import annotations

from typing import Final

from widgets_games.engine.rulebook import Telling, Wording, enumerate_words
from widgets_games.games.ohwahree.rules.ring import CLOCKWISE, COUNTERCLOCKWISE, LETTERS

SEAT_NAMES: Final = ("Purple", "Yellow", "Blue", "Green")

TELLINGS: Final = {
    "DirectionChosen": Telling(
        "direction", "{seat:seat} chooses to sow pit {pit:pit} {direction:direction}.", ("pit",)
    ),
    "Lifted": Telling(
        "sow",
        "{seat:seat} takes {pebbles:pebbles} from pit {pit:pit} to sow {direction:direction}.",
        ("pit",),
        sums_up=True,
    ),
    "Sown": Telling("sow", "A pebble falls into pit {pit:pit}: {left:left} in the hand.", ("pit",)),
    "SownAgain": Telling(
        "sow",
        "On lap {lap} another pebble falls into pit {pit:pit}: {left:left} in the hand.",
        ("pit",),
    ),
    "SourceSkipped": Telling(
        "skip-source",
        "Lap {lap} is done: pit {pit:pit}, where the pebbles came from, is skipped with "
        "{left:pebbles} in the hand.",
        ("pit",),
    ),
    "EndedInOwnPit": Telling(
        "capture",
        "The last pebble fell into pit {pit:pit}, {seat:seat}’s own: nothing is captured.",
        ("pit",),
    ),
    "EndedWithoutCapture": Telling(
        "capture",
        "The last pebble fell into pit {pit:pit} of {owner:seat}, which held {held}: "
        "nothing is captured.",
        ("pit",),
    ),
    "Captured": Telling(
        "capture",
        "The last pebble fell into pit {pit:pit} of {owner:seat}, which held {held}: "
        "{seat:seat} captures {pebbles:pebbles}.",
        ("pit",),
        sums_up=True,
    ),
    "ChainCaptured": Telling(
        "chain",
        "The pebble before fell into pit {pit:pit} of {owner:seat}, which held {held}: "
        "{seat:seat} captures {pebbles:pebbles} more, link {link} of the chain.",
        ("pit",),
        sums_up=True,
    ),
    "ChainPassedSource": Telling(
        "chain",
        "The chain passes over pit {pit:pit}, where the pebbles came from: it got none.",
        ("pit",),
    ),
    "PitTaken": Telling(
        "grand",
        "Pit {pit:pit} changes hands, from {owner:seat} to {seat:seat}.",
        ("pit",),
        sums_up=True,
    ),
    "PitKept": Telling(
        "grand-pit-capture",
        "Pit {pit:pit} held {held}, so it stays {owner:seat}’s.",
        ("pit",),
    ),
    "StoppedAtOwnPit": Telling(
        "chain", "The chain stops before pit {pit:pit}, {seat:seat}’s own.", ("pit",)
    ),
    "StoppedByCount": Telling(
        "chain",
        "The chain stops before pit {pit:pit} of {owner:seat}, which held {held}.",
        ("pit",),
    ),
    "StoppedAtEmptied": Telling(
        "chain", "The chain stops before pit {pit:pit}, which it has emptied already.", ("pit",)
    ),
    "StoppedAtFirstPebble": Telling(
        "chain",
        "The chain stops at pit {pit:pit}, where the first pebble fell: no pebble came before.",
        ("pit",),
    ),
    "SlamAnnulled": Telling(
        "grand-slam",
        "{seat:seat} would capture {pebbles:pebbles} from {pits:pits}, all that the enemies have: "
        "the capture is annulled.",
        ("pits",),
        sums_up=True,
    ),
    "SlamStood": Telling(
        "no-slam-limit", "{seat:seat} has captured all that the enemies had, which is allowed."
    ),
    "Banked": Telling(
        "capture",
        "{seat:seat} puts {pebbles:pebbles} into the tray, which holds {total} now.",
        sums_up=True,
    ),
    "TurnEnded": Telling("turn-order", "{seat:seat}’s turn ends; {enemy:seat} is next."),
    "Passed": Telling(
        "cannot-play", "{seat:seat} cannot play and passes; {enemy:seat} is next.", sums_up=True
    ),
    "EndedByNoMove": Telling("end-two", "{seat:seat} cannot play: the game ends.", sums_up=True),
    "EndedByTwoPasses": Telling(
        "end-many",
        "{before:seat} could not play, and now {seat:seat} cannot: the game ends.",
        sums_up=True,
    ),
    "EndedByAgreement": Telling(
        "end-agreed",
        "The players agree that no further captures are possible: the game ends.",
        sums_up=True,
    ),
    "EndedByRepetition": Telling(
        "end-repeat",
        "The position stands for the {times:ordinal} time with {seat:seat} to move and nothing "
        "captured in between: the game ends.",
        sums_up=True,
    ),
    "EndedByMajority": Telling(
        "majority",
        "{seat:seat} has {pebbles} of {total} pebbles, more than half: the game ends.",
        sums_up=True,
    ),
    "LeftForNobody": Telling(
        "leftover", "Nobody gets the {pebbles:pebbles} still in pits.", sums_up=True
    ),
    "Gathered": Telling(
        "leftover",
        "{seat:seat} gathers {pebbles:pebbles} from pit {pit:pit}, an own pit: the tray holds "
        "{total} now.",
        ("pit",),
    ),
    "Won": Telling(
        "win-basic",
        "{seat:seat} wins with the most pebbles captured: {pebbles:scores}.",
        sums_up=True,
    ),
    "Drawn": Telling(
        "win-basic",
        "A draw between {seats:seats}, with equally many pebbles captured: {pebbles:scores}.",
        sums_up=True,
    ),
    "WonByPits": Telling(
        "win-grand", "{seat:seat} wins with the most pits: {pits:scores}.", sums_up=True
    ),
    "WonByPebbles": Telling(
        "win-grand",
        "The lead in pits is shared: {pits:scores}. {seat:seat} wins with more pebbles captured: "
        "{pebbles:scores}.",
        sums_up=True,
    ),
    "DrawnGrand": Telling(
        "win-grand",
        "A draw between {seats:seats}, with equally many pits and pebbles: pits {pits:scores}; "
        "pebbles {pebbles:scores}.",
        sums_up=True,
    ),
}

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
    letters = enumerate_words([LETTERS[pit] for pit in pits])
    return f"pit {letters}" if len(pits) == 1 else f"pits {letters}"


def spell_scores(scores: tuple[int, ...]) -> str:
    """A number for each player, with the player's name."""
    named = zip(SEAT_NAMES, scores, strict=False)
    return enumerate_words([f"{name} {score}" for name, score in named])


WORDING: Final = Wording(
    seat=spell_seat,
    seats=lambda seats: enumerate_words([spell_seat(seat) for seat in seats]),
    pit=lambda pit: LETTERS[pit],
    pits=spell_pits,
    own=lambda pits: f"{pits} pit" if pits == 1 else f"{pits} pits",
    pebbles=spell_pebbles,
    left=lambda left: f"{left} left" if left else "none left",
    direction=lambda direction: DIRECTIONS[direction],
    scores=spell_scores,
    ordinal=lambda times: ORDINALS[times],
)

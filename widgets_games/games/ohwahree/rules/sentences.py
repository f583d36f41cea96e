"""Every sentence Oh-Wah-Ree can say: one template each, with named fields."""

from __future__ import annotations

from typing import Final

from widgets_games.engine.language import counted, language, listed, say
from widgets_games.engine.rulebook import Wording
from widgets_games.games.ohwahree.rules import ring

SEAT_NAMES: Final = ("Purple", "Yellow", "Blue", "Green")

OBJECTIONS: Final = {
    "not-yours": "Pit {pit:pit} is {owner:whose}, and it is {seat:whose} turn.",
    "empty": "Pit {pit:pit} is empty: there is nothing to sow.",
    "unsaid": "{seat:seat} must choose a direction: {pit:pit}+ counterclockwise or {pit:pit}- "
    "clockwise.",
    "counterclockwise-only": "In this game pit {pit:pit} is sown counterclockwise only.",
    "feed": "The enemies have no pebbles, and sowing pit {pit:pit} would give them none.",
    "can-play": "{seat:seat} cannot pass: there are pebbles to sow in {pits:pits}.",
}

STATUS: Final = {
    "to-move": "{seat:seat} to move: {pits:owned} can be sown.",
    "must-pass": "{seat:seat} to pass: no pit can be sown.",
    "sowing": "{seat:seat} is sowing from pit {source:pit}: {pebbles:pebbles} left in the hand.",
    "capturing": "{seat:seat} is capturing: {captured:pebbles} in the hand.",
    "won": "{seat:seat} has won: {pebbles:scores}.",
    "won-grand": "{seat:seat} has won: pits {pits:scores}; pebbles {pebbles:scores}.",
    "drawn": "A draw between {seats:seats}: {pebbles:scores}.",
    "drawn-grand": "A draw between {seats:seats}: pits {pits:scores}; pebbles {pebbles:scores}.",
}

DIRECTIONS: Final = {
    ring.COUNTERCLOCKWISE: "counterclockwise",
    ring.CLOCKWISE: "clockwise",
}


def spell_seat(seat: int) -> str:
    """A player's name."""
    return say(SEAT_NAMES[seat - 1])


def spell_seats(seats: tuple[int, ...]) -> str:
    """Players by their names."""
    return listed([spell_seat(seat) for seat in seats])


def spell_whose(seat: int) -> str:
    """A player as the owner of something: `Purple’s`."""
    return language().possessive(spell_seat(seat))


def spell_pebbles(count: int) -> str:
    """A number of pebbles."""
    return counted("{number} pebble", "{number} pebbles", count)


def spell_pit(pit: int) -> str:
    """A pit by its letter."""
    return ring.LETTERS[pit]


def spell_letters(pits: tuple[int, ...]) -> str:
    """Pits by their letters alone: `a and c`."""
    return listed([spell_pit(pit) for pit in pits])


def spell_pits(pits: tuple[int, ...]) -> str:
    """Pits by their letters: `pits a and c`."""
    return counted("pit {letters}", "pits {letters}", len(pits), letters=spell_letters(pits))


def spell_owned(count: int) -> str:
    """A number of pits."""
    return counted("{number} pit", "{number} pits", count)


def spell_direction(direction: int) -> str:
    """A way round the ring."""
    return say(DIRECTIONS[direction])


def spell_scores(scores: tuple[int, ...]) -> str:
    """A number for each player, with the player's name."""
    return listed(
        [
            say("{seat} {score}", seat=spell_seat(seat), score=score)
            for seat, score in enumerate(scores, start=1)
        ]
    )


def _spell_left(left: int) -> str:
    return counted("{number} left", "{number} left", left) if left else say("none left")


WORDING: Final = Wording(
    seat=spell_seat,
    seats=spell_seats,
    whose=spell_whose,
    pit=spell_pit,
    pits=spell_pits,
    owned=spell_owned,
    pebbles=spell_pebbles,
    left=_spell_left,
    direction=spell_direction,
    scores=spell_scores,
    ordinal=lambda times: language().ordinal(times),
)

"""What is written on and below the board, and its description: one template each."""

from __future__ import annotations

from typing import Any, Final

from widgets_games.engine.language import listed
from widgets_games.engine.rulebook import Sentence, Wording
from widgets_games.games.ohwahree.rules.ring import LETTERS
from widgets_games.games.ohwahree.rules.sentences import (
    DIRECTIONS,
    spell_pebbles,
    spell_pits,
    spell_seat,
)


def _spell_holdings(holdings: tuple[tuple[int, int], ...]) -> str:
    return listed([f"{LETTERS[pit]} {count}" for pit, count in holdings])


WORDING: Final = Wording(
    seat=spell_seat,
    seats=lambda seats: listed([spell_seat(seat) for seat in seats]),
    pit=lambda pit: LETTERS[pit],
    pits=spell_pits,
    letters=lambda pits: listed([LETTERS[pit] for pit in pits]),
    owned=lambda count: "1 pit" if count == 1 else f"{count} pits",
    pebbles=spell_pebbles,
    direction=lambda direction: DIRECTIONS[direction],
    directions=lambda directions: " or ".join(DIRECTIONS[one] for one in directions),
    holdings=_spell_holdings,
)

TAGS: Final = {
    "own": ("own", "pit"),
    "held": ("held", "{held}"),
    "emptied": ("just", "emptied"),
    "began": ("sowing", "began"),
    "kept": ("pit", "kept"),
}
"""Two short words beside the letter of the pit that a capture stops at."""

INSIDE: Final = {
    "skipped": ("source:", "skipped"),
    "passed": ("chain", "goes on"),
    "empty": ("empty",),
}
"""Words in a pit without pebbles."""

ACTIONS: Final = {
    "choose": "Click a pit, or choose:",
    "agree": "Agree to end",
    "agree-question": "The game ends now if all players agree that nothing more can be captured.",
    "agree-answer": "All agree: end the game",
}
"""What the table says where a move is chosen."""

SIGNS: Final = {
    "left": "{count} left",
    "sum": "+{count}",
    "all": "all {count}",
    "count": "{count}",
    "pits": "{pits:owned}",
    "tag": "{pit:pit}: {words}",
    "captured": "{count} captured",
    "captured-pits": "{pits:owned}, {count} captured",
}
"""Figures on tabs, on the hand, beside names."""

AGENDA: Final = {
    "sowing": "Sowing from {pit:pit}: {left} in the hand, {sown} sown",
    "sowing-lap": "Sowing from {pit:pit}, lap {lap}: {left} left, {sown} sown",
    "capturing": "Capturing: {captured} in the hand",
    "captured": "Captured: {captured} in the tray",
    "annulled": "The capture is annulled",
}
"""Titles over the parts of a move."""

NOTES: Final = {
    "to-move": "to move",
    "sowing": "sowing",
    "capturing": "capturing",
}
"""What stands behind a name."""

MIDDLE: Final = {
    "chosen": ("{pit:pit}", "this way"),
    "to-move": ("{seat:seat}", "to move"),
    "no-capture": ("{seat:seat}", "no capture"),
    "banked": ("{seat:seat}", "+{pebbles}", "captured"),
    "gathered": ("{seat:seat}", "+{pebbles}", "gathered"),
    "annulled": ("annulled", "{pebbles:pebbles}", "stay"),
    "cannot-play": ("{seat:seat}", "cannot play"),
    "no-move": ("The end", "no pit to", "sow from"),
    "two-passes": ("The end", "two cannot", "play"),
    "agreed": ("The end", "by agreement"),
    "repetition": ("The end", "{times}×", "the same"),
    "majority": ("The end", "{pebbles} of {total}"),
    "leftover": ("{pebbles} left", "for nobody"),
    "won": ("{seat:seat}", "wins"),
    "drawn": ("A draw",),
    "sow": ("sow {pebbles}, to {last:pit}", "+{captured}", "captured"),
    "guess": ("{pebbles} from {pit:pit}", "what will it", "capture?"),
    "which-way": ("{pebbles} from {pit:pit}", "which way?"),
    "refused": ("{pit:pit}", "not allowed"),
    "refused-pass": ("pass", "not allowed"),
    "must-pass": ("{seat:seat}", "must pass", "click here"),
}
"""Lines in the middle of the board."""

CAPTIONS: Final = {
    "turn": "{seat:seat} sowed {pebbles:pebbles} from {pit:pit}, the last into {last:pit}, and "
    "captured {captured}.",
    "turn-none": "{seat:seat} sowed {pebbles:pebbles} from {pit:pit}, the last into {last:pit}.",
    "may-move": "The ringed pits can be sown.",
    "may-pass": "No pit can be sown: click the middle to pass.",
    "confirm": "Click {pit:pit} again to sow.",
    "which-way": "{pebbles:pebbles} from {pit:pit}: which way?",
    "guess": "{pebbles:pebbles} from {pit:pit}: what will they capture?",
    "captures": "{pebbles:pebbles} from {pit:pit}, the last into {last:pit}: {captured} captured "
    "in {pits:pits}.",
    "captures-none": "{pebbles:pebbles} from {pit:pit}, the last into {last:pit}: no capture.",
    "way-captures": "{direction:direction} to {last:pit}: {captured} captured, {pits:letters}.",
    "way-captures-none": "{direction:direction} to {last:pit}: no capture.",
    "stuck": "Pit {pit:pit} cannot be sown.",
}
"""What is written below the board about the moves that are marked."""

DESCRIPTION: Final = {
    "holds": "{seat:seat} owns {holdings:holdings}.",
    "owns-none": "{seat:seat} owns no pit.",
    "captured": "{seat:seat} has captured {captured:pebbles}.",
    "hand": "{seat:seat}’s hand holds {pebbles:pebbles} from pit {source:pit} to sow.",
    "hand-captured": "{captured:pebbles} captured wait in {seat:seat}’s hand.",
    "may-move": "These may be sown: {pits:pits}.",
    "may-pass": "The only legal move is to pass.",
    "picked": "Pit {pit:pit} is chosen.",
    "ways": "It may be sown {directions:directions}.",
    "would-capture": "{pebbles:pebbles} sown {direction:direction}, the last into pit {last:pit}, "
    "would capture {captured:pebbles} in {pits:pits}.",
    "would-not": "{pebbles:pebbles} sown {direction:direction}, the last into pit {last:pit}, "
    "would capture nothing.",
    "refused": "Sowing pit {pit:pit} is refused.",
    "refused-other": "The move is refused.",
    "pit": "Pit {pit:pit}, {owner:seat}’s, {pebbles:pebbles}.",
    "button": "Sow {direction:direction}.",
    "hand-place": "The hand, empty.",
    "hand-place-full": "The hand, {pebbles:pebbles}.",
}
"""Sentences for those who cannot see the picture."""


def say(template: str, **fields: Any) -> str:
    """A template spelled."""
    return str(Sentence(template, fields, WORDING))


def say_all(templates: tuple[str, ...], **fields: Any) -> tuple[str, ...]:
    """Several templates with the same fields."""
    return tuple(say(template, **fields) for template in templates)

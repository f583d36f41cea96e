"""What is written on and below the board, and its description: one template each."""

from __future__ import annotations

from typing import Any, Final

from widgets_games.engine.language import counted, listed
from widgets_games.engine.language import say as spoken
from widgets_games.engine.rulebook import Sentence, Wording
from widgets_games.games.ohwahree.rules import ring, sentences

_WAYS: Final = {ring.COUNTERCLOCKWISE: "Counterclockwise", ring.CLOCKWISE: "Clockwise"}
_EITHER: Final = "{one} or {other}"


def _spell_holdings(holdings: tuple[tuple[int, int], ...]) -> str:
    return listed(
        [
            spoken("{pit} {count}", pit=sentences.spell_pit(pit), count=count)
            for pit, count in holdings
        ]
    )


def _spell_directions(directions: tuple[int, ...]) -> str:
    said = [sentences.spell_direction(direction) for direction in directions]
    return said[0] if len(said) == 1 else spoken(_EITHER, one=said[0], other=said[1])


def _spell_ringed(count: int) -> str:
    return counted("The ringed pit", "The ringed pits", count)


def _spell_captured(count: int) -> str:
    return counted("{number} captured pebble", "{number} captured pebbles", count)


WORDING: Final = Wording(
    seat=sentences.spell_seat,
    seats=sentences.spell_seats,
    whose=sentences.spell_whose,
    pit=sentences.spell_pit,
    pits=sentences.spell_pits,
    letters=sentences.spell_letters,
    owned=sentences.spell_owned,
    pebbles=sentences.spell_pebbles,
    captured=_spell_captured,
    ringed=_spell_ringed,
    direction=sentences.spell_direction,
    directions=_spell_directions,
    way=lambda direction: spoken(_WAYS[direction]),
    holdings=_spell_holdings,
)

TAGS: Final = {
    "own": "own\npit",
    "held": "held\n{held}",
    "emptied": "just\nemptied",
    "began": "sowing\nbegan",
    "kept": "pit\nkept",
}
"""Two short words beside the letter of the pit that a capture stops at, each on its line."""

INSIDE: Final = {
    "skipped": "source:\nskipped",
    "passed": "chain\ngoes on",
    "empty": "empty",
}
"""Lines in a pit without pebbles."""

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
    "captured": "Captured: {captured}, now in the tray",
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
    "chosen": "{pit:pit}\nthis way",
    "to-move": "{seat:seat}\nto move",
    "no-capture": "{seat:seat}\nno capture",
    "banked": "{seat:seat}\n+{pebbles}\ncaptured",
    "gathered": "{seat:seat}\n+{pebbles}\ngathered",
    "annulled": "annulled\n{pebbles:pebbles}\nstay",
    "cannot-play": "{seat:seat}\ncannot play",
    "no-move": "The end\n{seat:seat}\ncannot play",
    "two-passes": "The end\ntwo cannot\nplay",
    "agreed": "The end\nby agreement",
    "repetition": "The end\n{times}×\nthe same",
    "majority": "The end\n{pebbles} of {total}",
    "leftover": "{pebbles} left\nfor nobody",
    "won": "{seat:seat}\nwins",
    "drawn": "A draw",
    "sow": "sow {pebbles}, to {last:pit}\n+{captured}\ncaptured",
    "guess": "{pebbles} from {pit:pit}\nwhat will it\ncapture?",
    "which-way": "{pebbles} from {pit:pit}\nwhich way?",
    "refused": "{pit:pit}\nnot allowed",
    "refused-pass": "pass\nnot allowed",
    "must-pass": "{seat:seat}\nmust pass\nclick here",
}
"""Lines in the middle of the board."""

CAPTIONS: Final = {
    "turn": "{seat:seat} sowed {pebbles:pebbles} from {pit:pit} to {last:pit}, and captured "
    "{captured}.",
    "turn-none": "{seat:seat} sowed {pebbles:pebbles} from {pit:pit} to {last:pit}.",
    "may-move": "{count:ringed} can be sown.",
    "may-pass": "No pit can be sown: click the middle to pass.",
    "confirm": "Click {pit:pit} again to sow.",
    "which-way": "{pebbles:pebbles} from {pit:pit}: which way?",
    "guess": "{pebbles:pebbles} from {pit:pit}: what will be captured?",
    "captures": "{pebbles:pebbles} from {pit:pit} to {last:pit}: {captured} captured in "
    "{pits:pits}.",
    "captures-none": "{pebbles:pebbles} from {pit:pit} to {last:pit}: no capture.",
    "way-captures": "{direction:way} to {last:pit}: {captured} captured, {pits:letters}.",
    "way-captures-none": "{direction:way} to {last:pit}: no capture.",
    "stuck": "Pit {pit:pit} cannot be sown.",
}
"""What is written below the board about the moves that are marked."""

DESCRIPTION: Final = {
    "holds": "{seat:seat} owns {holdings:holdings}.",
    "owns-none": "{seat:seat} owns no pit.",
    "captured": "{seat:seat} has captured {captured:pebbles}.",
    "hand": "{seat:whose} hand holds {pebbles:pebbles} from pit {source:pit} to sow.",
    "hand-captured": "{seat:whose} hand holds {captured:captured}.",
    "hand-sown": "{seat:whose} hand is empty: all from pit {source:pit} are sown.",
    "may-move": "These may be sown: {pits:pits}.",
    "may-pass": "The only legal move is to pass.",
    "picked": "Pit {pit:pit} is chosen.",
    "ways": "It may be sown {directions:directions}.",
    "would-capture": "{pebbles:pebbles} sown {direction:direction} to pit {last:pit} would "
    "capture {captured:pebbles} in {pits:pits}.",
    "would-not": "{pebbles:pebbles} sown {direction:direction} to pit {last:pit} would capture "
    "nothing.",
    "refused": "Sowing pit {pit:pit} is refused.",
    "refused-other": "The move is refused.",
    "pit": "Pit {pit:pit}, {owner:whose}, {pebbles:pebbles}.",
    "button": "Sow {direction:direction}.",
    "hand-place": "The hand, empty.",
    "hand-place-full": "The hand, {pebbles:pebbles}.",
}
"""Sentences for those who cannot see the picture."""


def say(template: str, **fields: Any) -> str:
    """A template spelled."""
    return str(Sentence(template, fields, WORDING))


def say_lines(template: str, **fields: Any) -> tuple[str, ...]:
    """A template of several lines spelled, line by line."""
    return tuple(say(template, **fields).split("\n"))

"""What the Bear's turn may do, in words: a template each, and how chances and means are spelled."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from widgets_games.engine.language import language, say
from widgets_games.engine.rulebook import Sentence, Wording
from widgets_games.games.rowan.rules.cells import name_of

ODDS: Final = {
    "odds-stack": "The stack on {cell:cell} is hit with probability {hit:chance}, any stack with "
    "{any_hit:chance}; {loss:mean} lost on average.",
    "odds-sky": "In the Sky the stack is safe; another is hit with probability {any_hit:chance}; "
    "{loss:mean} lost on average.",
    "odds-stack-sampled": "The stack on {cell:cell} is hit with a probability of about "
    "{hit:percent}, any stack with one of about {any_hit:percent}; about {loss:mean} lost on "
    "average.",
    "odds-sky-sampled": "In the Sky the stack is safe; another is hit with a probability of about "
    "{any_hit:percent}; about {loss:mean} lost on average.",
    "odds-last": "No light stack is left on the board for the Bear to hit.",
    "odds-counted": "Every way in which the Bear’s dice and the rain may fall has been counted.",
    "odds-sampled": "Where counting every way would take too long, turns have been played at "
    "random, always the same ones: these figures have a ≈. In 19 of 20 cases a chance is off by "
    "{margin:percent} at most, and the pieces lost by {loss_margin:number}.",
    "odds-title": "The Bear’s turn after each move",
    "odds-of-stack": "this stack hit",
    "odds-of-any": "any hit",
    "odds-of-loss": "pieces lost",
    "odds-there": "Chance of being hit there",
    "odds-staying": "Chance of being hit if it passes",
    "odds-chance": "{chance:percent}",
    "odds-chance-sampled": "≈{chance:percent}",
    "odds-loss": "{loss:number}",
    "odds-loss-sampled": "≈{loss:number}",
}
"""Those that end in `sampled` are for figures that come from a sample."""

MOST_ROUNDED: Final = 0.01
"""A number below it is not rounded, nor is a chance as near to 1."""
FEW_WAYS: Final = 216
"""Up to this many ways, those of three dice, a chance is also given as a fraction."""
LEAST_PIECES: Final = 0.1
"""A mean of pieces below it is not rounded."""


def _spell_percent(chance: float | Fraction) -> str:
    """What may happen never reads as impossible, and what may not never as certain."""
    spelled = language().percent
    if 0 < chance < MOST_ROUNDED:
        return say("<{share}", share=spelled(MOST_ROUNDED))
    if 1 - MOST_ROUNDED < chance < 1:
        return say(">{share}", share=spelled(1 - MOST_ROUNDED))
    return spelled(chance)


def _spell_chance(chance: Fraction) -> str:
    percent = _spell_percent(chance)
    if 1 < chance.denominator <= FEW_WAYS:
        return say("{fraction} ({share})", fraction=chance, share=percent)
    return percent


def _spell_number(number: float | Fraction) -> str:
    if 0 < number < MOST_ROUNDED:
        return say("<{number}", number=language().decimal(MOST_ROUNDED, 2))
    return language().decimal(number, 2)


def _spell_mean(mean: float | Fraction) -> str:
    if not mean:
        return say("no piece is")
    if mean < LEAST_PIECES:
        return say("fewer than {number} pieces are", number=language().decimal(LEAST_PIECES, 1))
    if mean == 1:
        return say("1 piece is")
    return say("{number} pieces are", number=language().decimal(mean, 1))


WORDING: Final = Wording(
    cell=name_of,
    percent=_spell_percent,
    chance=_spell_chance,
    number=_spell_number,
    mean=_spell_mean,
)


def sentence(key: str, **fields: Any) -> Sentence:
    """The sentence of `ODDS` with these fields."""
    return Sentence(ODDS[key], fields, WORDING)

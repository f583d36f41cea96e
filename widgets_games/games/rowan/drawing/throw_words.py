"""What the table says where the Bear's dice fall, and how they are chosen one by one."""

from __future__ import annotations

from typing import Final

from widgets_games.engine.language import say
from widgets_games.games.chance import SeveralDice, ThrowWords
from widgets_games.games.rowan.rules.chance import FACES
from widgets_games.games.rowan.rules.moves import Move, Roll
from widgets_games.games.rowan.rules.state import State

ONE_DIE: Final = ThrowWords(
    says="The Bear rolls one die.",
    button="Roll the die",
    odds="Odds of the die",
    first="The Bear has to roll first: press Roll the die.",
    before="The Bear rolled",
)

RAIN_DIE: Final = ThrowWords(
    says="A piece on the Ground rolls a rain die.",
    button="Roll the rain die",
    odds="Odds of the rain die",
    first="The rain die has to fall first: press Roll the rain die.",
    before="The rain die showed",
)

SEVERAL_DICE: Final = ThrowWords(
    says="The Bear rolls {number} dice.",
    button="Roll {number} dice",
    odds="Odds of each die",
    first="The Bear has to roll first: press Roll {number} dice.",
    before="The Bear rolled",
)


def words_of(state: State) -> ThrowWords:
    """The words of the dice that are to fall, in the language that is spoken."""
    words = ONE_DIE if state.due == 1 else SEVERAL_DICE if state.due else RAIN_DIE
    return ThrowWords(*(say(text, number=state.due) for text in words))


def dice_of(state: State) -> SeveralDice | None:
    """The Bear's dice, if there are several."""
    return SeveralDice(state.due, FACES, Roll, _shown) if state.due > 1 else None


def _shown(move: Move) -> tuple[int, ...]:
    assert isinstance(move, Roll)
    return move.dice

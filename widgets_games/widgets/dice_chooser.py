"""What several dice are to show, chosen one by one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from widgets_games.games.chance import SeveralDice
from widgets_games.widgets.kit import Kit, Pool, show_if
from widgets_games.widgets.phrases import phrase


class DiceChooser:
    """A list for each die, and a button.

    Args:
        kit: makes the widgets.
        choose: what is done with the chosen move of chance.
    """

    def __init__(self, kit: Kit, choose: Callable[[Any], None]) -> None:
        self._choose = choose
        self._dice: SeveralDice | None = None
        self._made_for: Any = None
        lists = kit.row([], "wg-dice")
        self._pool = Pool(lists, lambda index: kit.choice(phrase("die", number=index + 1)))
        self._use = kit.button(phrase("use-dice"), self._use_these)
        self.widget = kit.row([lists, self._use], "wg-choose-dice")

    def update(self, dice: SeveralDice | None, occasion: Any = None, fallen: Any = None) -> None:
        """Offer dice, or nothing.

        Args:
            dice: what there is to choose, None for nothing.
            occasion: where in the game that is: what was chosen is kept while this stays the same,
                and what fell there.
            fallen: the move of chance that the lists show at first.
        """
        show_if(self.widget, dice is not None)
        if dice is None:
            self._made_for = None
            return
        self._dice = dice
        lists = self._pool.take(dice.number)
        shown = (dice.faces[0],) * dice.number if fallen is None else dice.shown(fallen)
        if self._made_for == (occasion, shown):
            return
        self._made_for = (occasion, shown)
        for made, face in zip(lists, shown, strict=True):
            if made.options != dice.faces:
                made.options = dice.faces
            made.value = face

    def _use_these(self) -> None:
        assert self._dice is not None
        faces = tuple(made.value for made in self._pool.take(self._dice.number))
        self._choose(self._dice.result(faces))

"""What chance may do after each move of a player, in figures."""

from __future__ import annotations

from typing import Any, NamedTuple

from widgets_games.engine.rulebook import Place


class Prospect(NamedTuple):
    """What may follow one legal move.

    Attributes:
        move: the move.
        origin: the place that it starts from.
        figures: a figure for each column of the forecast: `42 %`, `0.8`.
        is_best: whether no move has a better figure in the last column.
    """

    move: Any
    origin: Place
    figures: tuple[str, ...]
    is_best: bool = False


class Forecast(NamedTuple):
    """What may follow each legal move of a position.

    Attributes:
        title: what the figures are about.
        columns: the heading of each column.
        prospects: a line for each legal move.
        note: how the figures were found: counted, or sampled and then how far they may be off.
    """

    title: str
    columns: tuple[str, ...]
    prospects: tuple[Prospect, ...]
    note: str

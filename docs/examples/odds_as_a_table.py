"""The odds of a position as a table: what chance may do, how likely it is, what it leaves to do.

python docs/examples/odds_as_a_table.py
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from widgets_games import position
from widgets_games.engine.position import Position


class Row(NamedTuple):
    """One result of chance, its probability, and the legal moves that it leaves."""

    chance: str
    probability: Fraction
    moves: tuple[str, ...]


def rows(where: Position[Any, Any, Any]) -> Iterator[Row]:
    """What chance may do at a position; a data frame takes these rows as they are."""
    for chance, probability in where.odds.items():
        yield Row(chance, probability, where.play(chance).legal_moves)


def main() -> None:
    """Print the table, and how likely it is that the turn passes."""
    where = position("wetlands", "........../....yyy.../.......pp. p -", throw="sticks")
    table = list(rows(where))
    for chance, probability, moves in table:
        print(f"{chance:10} {probability!s:>6}  {', '.join(moves)}")
    passes = sum(row.probability for row in table if row.moves == ("pass",))
    print(f"The turn passes with a probability of {passes}.")


if __name__ == "__main__":
    main()

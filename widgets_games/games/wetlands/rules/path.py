"""The thirty domains, and sets of domains as bitboards: bit n of the number stands for domain n.

A side's pieces are such a set. With it a dam, a connected run and what lies between two domains are
each one expression on whole numbers, and a state stays small, immutable and quick to compare.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

Domain: TypeAlias = int
"""A domain of the path, 1 to 30; 31 (`OFF`) is off the board."""

Bitboard: TypeAlias = int
"""A set of domains: bit n stands for domain n."""

FIRST: Final = 1
LAST: Final = 30
OFF: Final = 31
ROW_LENGTH: Final = 10
PIECES: Final = 5

SISSIRU: Final = 15
WIWUN: Final = 26
KWAKWANI: Final = 27
KRIKI: Final = 28
LLANSAE: Final = 29

EXITS: Final[dict[Domain, int]] = {KRIKI: 3, LLANSAE: 2, LAST: 1}
"""The only throw that moves a piece from each of the last three domains: off the board."""


def bitboard(*domains: Domain) -> Bitboard:
    """The set of these domains."""
    board = 0
    for domain in domains:
        board |= 1 << domain
    return board


def domains_of(board: Bitboard) -> Iterator[Domain]:
    """The domains of a set, in path order."""
    while board:
        lowest = board & -board
        yield lowest.bit_length() - 1
        board ^= lowest


BETWEEN: Final = tuple(
    tuple(bitboard(*range(start + 1, end)) for end in range(OFF + 1)) for start in range(OFF)
)
"""`BETWEEN[a][b]`: the domains a piece passes on its way from a to b."""

SAFE: Final = bitboard(SISSIRU, WIWUN, KRIKI, LLANSAE)

_THREE_IN_A_ROW: Final = bitboard(
    *(n for n in range(FIRST, LAST - 1) if (n - 1) // ROW_LENGTH == (n + 1) // ROW_LENGTH)
)
"""The domains that have two more domains after them in their own row."""

_TURNS: Final = (ROW_LENGTH, 2 * ROW_LENGTH)
"""The last domains of the rows that the path goes on from."""


def row_of(domain: Domain) -> int:
    """The row of a domain, 0 to 2."""
    return (domain - 1) // ROW_LENGTH


def dam_starts_in(side: Bitboard, split_breaks: bool) -> Bitboard:
    """The first domain of every three of a side in unbroken order within one row.

    Rule: dam.

    Args:
        side: the pieces.
        split_breaks: whether a run that goes on in the next row makes no dam in either.
    """
    starts = side & side >> 1 & side >> 2 & _THREE_IN_A_ROW
    return starts & ~_split_runs_in(side) if starts and split_breaks else starts


def dams_in(side: Bitboard, split_breaks: bool) -> Bitboard:
    """The domains of all dams of a side; see `dam_starts_in`."""
    starts = dam_starts_in(side, split_breaks)
    return starts | starts << 1 | starts << 2


def _split_runs_in(side: Bitboard) -> Bitboard:
    """The domains of all runs of a side that stand in two rows."""
    runs = 0
    for turn in _TURNS:
        if side >> turn & 0b11 == 0b11:
            runs |= bitboard(*run_through(side, turn))
    return runs


def connected_in(side: Bitboard) -> Bitboard:
    """The pieces of a side with a neighbour of their own on the path, across the turns too.

    Rule: tamatu, last-tamatu.
    """
    return side & (side << 1 | side >> 1)


def run_through(side: Bitboard, domain: Domain) -> tuple[Domain, ...]:
    """The unbroken run of a set around one of its domains, in path order."""
    low = high = domain
    while side >> (low - 1) & 1:
        low -= 1
    while side >> (high + 1) & 1:
        high += 1
    return tuple(range(low, high + 1))

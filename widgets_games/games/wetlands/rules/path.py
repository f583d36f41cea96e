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

NAMES: Final[dict[Domain, str]] = {
    SISSIRU: "Siss’siru",
    WIWUN: "Wi’wun",
    KWAKWANI: "Kwakwani",
    KRIKI: "Kri’ki",
    LLANSAE: "Llan’sae",
    LAST: "the last domain",
}
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


def row_of(domain: Domain) -> int:
    """The row of a domain, 0 to 2."""
    return (domain - 1) // ROW_LENGTH


def dam_starts_in(side: Bitboard) -> Bitboard:
    """The first domain of every three of a side in unbroken order within one row."""
    return side & side >> 1 & side >> 2 & _THREE_IN_A_ROW


def dams_in(side: Bitboard) -> Bitboard:
    """The domains of all dams of a side: three or more in unbroken order within one row."""
    starts = dam_starts_in(side)
    return starts | starts << 1 | starts << 2


def connected_in(side: Bitboard) -> Bitboard:
    """The pieces of a side with a neighbour of their own on the path, across the turns too."""
    return side & (side << 1 | side >> 1)


def run_through(side: Bitboard, domain: Domain) -> tuple[Domain, ...]:
    """The unbroken run of a set around one of its domains, in path order."""
    low = high = domain
    while side >> (low - 1) & 1:
        low -= 1
    while side >> (high + 1) & 1:
        high += 1
    return tuple(range(low, high + 1))

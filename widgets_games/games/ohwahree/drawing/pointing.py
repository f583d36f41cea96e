"""What is pointed at in one picture, before it is drawn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from widgets_games.engine.game import Seat
from widgets_games.games.ohwahree.rules.ring import Direction, Pit


class Ring(NamedTuple):
    """The mark round a pit: one of `pits.RINGS`; `strength` is less the longer ago it was."""

    kind: str
    strength: float = 1


class Tab(NamedTuple):
    """What is written on a pit's rim; lit once it has happened."""

    text: str
    lit: bool = True


class Chain(NamedTuple):
    """From a pit back to the next; taken, or still to come."""

    start: Pit
    end: Pit
    taken: bool


class Tag(NamedTuple):
    """Why a pit is the last: two short words beside its letter."""

    pit: Pit
    words: tuple[str, ...]


class Sweep(NamedTuple):
    """A way round the groove, from angle to angle: gone, or only offered."""

    start: float
    end: float
    gone: bool = True


class Gain(NamedTuple):
    """What an offered way would capture, written at its end."""

    degrees: float
    text: str


class Line(NamedTuple):
    """A line in the middle of the board: `title`, `line` or `total` is its size."""

    text: str
    size: str = "line"


class Change(NamedTuple):
    """A marker that is replaced; `old` and `new` are the same seat if it is not."""

    pit: Pit
    old: Seat
    new: Seat


@dataclass(slots=True)
class Picture:
    """All that is pointed at; filled while it is thought out, then only read.

    Attributes:
        rings, tabs: marks round pits, and on their rims.
        badges: pits whose number has just changed.
        letters: pits that play a part.
        coming, gone: how many pebbles would come to lie in a pit, or lay there a moment ago.
        newest: the pit of the pebble that has just fallen.
        inside: words in an empty pit.
        chain, bar, tag: links, the pits that no link joins, and why.
        sweeps, gains: ways round the groove, and what they would capture.
        turning: the directions shown in the groove while nothing moves.
        offered: the picked pit whose directions are offered.
        lines, lines_seat: what the middle says, and the seat it is about.
        hand_label: what is written on the hand; lit while it captures.
        change: a marker that is replaced, or is not.
        seats: seats whose plate is lit.
    """

    rings: dict[Pit, Ring] = field(default_factory=dict)
    tabs: dict[Pit, Tab] = field(default_factory=dict)
    badges: set[Pit] = field(default_factory=set)
    letters: set[Pit] = field(default_factory=set)
    coming: dict[Pit, int] = field(default_factory=dict)
    gone: dict[Pit, int] = field(default_factory=dict)
    newest: Pit | None = None
    inside: dict[Pit, tuple[str, ...]] = field(default_factory=dict)
    chain: list[Chain] = field(default_factory=list)
    bar: tuple[Pit, Pit] | None = None
    tag: Tag | None = None
    sweeps: list[Sweep] = field(default_factory=list)
    gains: list[Gain] = field(default_factory=list)
    turning: tuple[Direction, ...] = ()
    offered: Pit | None = None
    lines: tuple[Line, ...] = ()
    lines_seat: Seat = 0
    hand_label: Tab | None = None
    change: Change | None = None
    seats: tuple[Seat, ...] = ()

"""What is pointed at in one picture, before it is drawn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from widgets_games.engine.rulebook import Objection
from widgets_games.games.rowan.drawing.captions import Saying
from widgets_games.games.rowan.rules.cells import Cell, Column


class Lens(NamedTuple):
    """Two piles that meet, taken apart.

    Attributes:
        cell: where.
        dark: the Bear's pieces.
        light: light pieces.
        told: whether it is told which pairs go and what stays.
        gone: whether the pairs are gone from the board already.
    """

    cell: Cell
    dark: int
    light: int
    told: bool = True
    gone: bool = False


_SILENCE: Final = Saying("")


class Change(NamedTuple):
    """Pieces on their way to a place off the board."""

    pit_light: int = 0
    pit_dark: int = 0
    cave: int = 0


_NOTHING: Final = Change()


@dataclass(slots=True)
class Picture:
    """All that is pointed at; filled while it is thought out, then only read.

    Attributes:
        who: whose turn it is, in a word.
        saying: what is written beside the board.
        rings: marks on plates, by one of `marks.RINGS`.
        lane: the column whose die is taken up.
        ways: the ways that a picked stack may go, each from its plate to the last one.
        way: the way a stack has just gone.
        to_sky: the cell from which an arrow leads to the Sky.
        coming: how many pieces a picked stack would bring to the Sky.
        fresh: how many have just come there.
        ghost: where a pile stood a moment ago, and its height; below zero for the Bear's.
        falling: the cell on which pieces of the Bear come down from above: by a step, or as rain.
        rain: whether they come as rain.
        lens: two piles that meet.
        going: pieces on their way off the board.
        glow: places off the board that something has just happened to.
        gains: what is written beside the top of a pile.
        zone: the zone of the Sky that the game ended in.
        banner: how the game ended, in large type.
        blamed: places off the board that a refusal is about.
        objections: why a move is refused.
        refused: the cell it would have led to.
        due: how many dice are to be rolled.
        due_words: what is written above them.
    """

    who: str = ""
    saying: Saying = _SILENCE
    rings: dict[Cell, str] = field(default_factory=dict)
    lane: Column | None = None
    ways: list[tuple[Cell, Cell]] = field(default_factory=list)
    way: tuple[Cell, Cell] | None = None
    to_sky: Cell | None = None
    coming: int = 0
    fresh: int = 0
    ghost: tuple[Cell, int] | None = None
    falling: Cell | None = None
    rain: bool = False
    lens: Lens | None = None
    going: Change = _NOTHING
    glow: set[str] = field(default_factory=set)
    gains: dict[Cell, str] = field(default_factory=dict)
    zone: int | None = None
    banner: Saying | None = None
    blamed: set[str] = field(default_factory=set)
    objections: tuple[Objection, ...] = ()
    refused: Cell | None = None
    due: int = 0
    due_words: str = ""

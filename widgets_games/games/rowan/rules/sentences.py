"""Every sentence Rowan can say: one template each, with named fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from widgets_games.engine.language import counted, listed
from widgets_games.engine.rulebook import Wording
from widgets_games.games.rowan.rules.cells import COLUMNS, LETTERS, name_of

SEAT_NAMES: Final = ("Light",)
BEAR: Final = "The Bear"
"""Who rolls the dice."""


OBJECTIONS: Final = {
    "roll-first": "The Bear has to roll {due:dice} before Light moves again.",
    "rain-first": "{pieces:rain_first}.",
    "nothing-rains": "There is no piece on the Ground that could rain.",
    "move-first": "The Bear rolls after Light has moved.",
    "wrong-dice": "The Bear rolls {due:dice}, as many as the chosen stack is high, not {dice}.",
    "no-stack": "There is no stack on {origin:cell}.",
    "bears": "The stack on {origin:cell} is the Bear’s, and only dice move it.",
    "straight": "A stack never moves straight forward or straight back, as from {origin:cell} to "
    "{target}.",
    "no-line": "No diagonal and no row leads from {origin:cell} to {target}.",
    "too-far": "The {height:stack} on {origin:cell} moves {height:at_most}, and {target} is "
    "{steps} away.",
    "not-on-top": "Only a stack on row {rows} leaves for the Sky, and {origin:cell} is not on it.",
    "off-board": "There is no cell {target} on the board.",
    "in-between": "A stack never passes over another, and on the way from {origin:cell} to "
    "{target} one stands on {between:cells}.",
    "taken": "A stack never enters an occupied cell, and there is one on {target}.",
}

STATUS: Final = {
    "to-move": "Light to move or to pass with {stacks:one_of}.",
    "to-roll": "The Bear to roll {due:dice}.",
    "to-rain": "A rain die to fall for {pieces:next} on the Ground.",
    "resolving": "The Bear’s dice are being resolved.",
    "won": "Light has won, with {saved:pieces} in the Sky.",
    "drawn": "A draw, with {saved:pieces} in the Sky.",
    "lost": "Light has lost, with {saved:pieces} in the Sky.",
}


def _counting(one: str, many: str) -> Callable[[int], str]:
    return lambda number: counted(one, many, number)


WORDING: Final = Wording(
    cell=name_of,
    cells=lambda cells: listed([name_of(cell) for cell in cells]),
    column=lambda face: LETTERS[face - 1],
    column_of=lambda cell: LETTERS[cell % COLUMNS],
    faces=lambda dice: listed([str(face) for face in dice]),
    stack=_counting("single piece", "stack of {number}"),
    one_of=_counting("the only stack", "one of {number} stacks"),
    next=_counting("the last piece", "the next of {number} pieces"),
    rest=_counting("the other piece", "the other {number} pieces"),
    pieces=_counting("1 piece", "{number} pieces"),
    pairs=_counting("1 pair is", "{number} pairs are"),
    dice=_counting("1 die", "{number} dice"),
    far=_counting("1 cell", "{number} cells"),
    at_most=_counting("1 cell at most", "{number} cells at most"),
    rain_first=_counting(
        "First the piece on the Ground has to rain",
        "First the {number} pieces on the Ground have to rain",
    ),
    rain_now=_counting(
        "The piece on the Ground rains now, before any other die",
        "The {number} pieces on the Ground rain now, before any other die",
    ),
    rain_later=_counting(
        "The piece that has come to the Ground waits until all dice are resolved",
        "The {number} pieces that have come to the Ground wait until all dice are resolved",
    ),
    rain_last=_counting(
        "All dice are resolved, and the piece on the Ground rains",
        "All dice are resolved, and the {number} pieces on the Ground rain",
    ),
    unsaved=_counting(
        "The piece still on the board is not saved",
        "The {number} pieces still on the board are not saved",
    ),
)
"""How the fields are spelled, when a sentence is spoken."""

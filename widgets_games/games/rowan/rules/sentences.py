"""Every sentence Rowan can say: one template each, with named fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from widgets_games.engine.rulebook import Telling, Wording, enumerate_words
from widgets_games.games.rowan.rules.cells import COLUMNS, LETTERS, name_of

SEAT_NAMES: Final = ("Light",)
BEAR: Final = "The Bear"
"""Who rolls the dice."""

TELLINGS: Final = {
    "StackChosen": Telling(
        "whole-stack",
        "Light chooses the {height:stack} on {cell:cell}; it moves whole, or not at all.",
        ("cell",),
    ),
    "StackMoved": Telling(
        "reach",
        "Light’s {height:stack} goes from {origin:cell} to {target:cell}, {steps:far} in a "
        "straight line; its height allows {height}.",
        ("origin", "target"),
        sums_up=True,
    ),
    "StackPassed": Telling(
        "pass", "Light passes with the {height:stack} on {cell:cell}.", ("cell",), sums_up=True
    ),
    "LeftForSky": Telling(
        "sky",
        "Light’s {height:stack} leaves {origin:cell} for the Sky, which holds {saved:pieces} now.",
        ("origin", "sky"),
        sums_up=True,
    ),
    "DiceDue": Telling(
        "bear-dice", "The Bear is to roll {height:dice}, as many as the chosen stack is high."
    ),
    "Rolled": Telling("bear-dice", "The Bear rolls {dice:faces}.", sums_up=True),
    "Sorted": Telling("ascending", "In ascending order: {dice:faces}."),
    "BlankDie": Telling("blank", "Die {number} of {dice} shows 6, a blank: nothing happens."),
    "DieTaken": Telling(
        "bear-step",
        "Die {number} of {dice} shows {face}: it names column {face:column}.",
        ("lane",),
    ),
    "OnlyStack": Telling(
        "highest",
        "The Bear’s {height:stack} on {cell:cell} is the highest: there is no other in the column.",
        ("cell",),
    ),
    "NearestSky": Telling(
        "highest",
        "The Bear’s {height:stack} on {cell:cell} is the highest: it is nearer the Sky than "
        "{others:cells}.",
        ("cell", "others"),
    ),
    "Tallest": Telling(
        "highest",
        "The Bear’s {height:stack} on {cell:cell} is the highest: it is taller than what stands "
        "on {others:cells}.",
        ("cell", "others"),
    ),
    "TallestNearestSky": Telling(
        "highest",
        "The Bear’s {height:stack} on {cell:cell} is the highest: it is as tall as what stands on "
        "{others:cells}, and nearer the Sky.",
        ("cell", "others"),
    ),
    "SteppedDown": Telling(
        "bear-step",
        "The Bear’s {height:stack} steps from {origin:cell} down to {target:cell}.",
        ("origin", "target"),
        sums_up=True,
    ),
    "CameFromCave": Telling(
        "cave-return",
        "Column {cell:column_of} has no Bear stack: the Cave sends {height:pieces} to {cell:cell} "
        "and has {remaining} left.",
        ("cell", "cave"),
        sums_up=True,
    ),
    "CaveWasEmpty": Telling(
        "cave-return",
        "Column {cell:column_of} has no Bear stack, and the Cave is empty: nothing happens.",
        ("cell", "cave"),
        sums_up=True,
    ),
    "Met": Telling(
        "annihilate", "The Bear and Light meet on {cell:cell}, {dark} against {light}.", ("cell",)
    ),
    "BearHeld": Telling(
        "annihilate",
        "On {cell:cell} {pairs:pairs} annihilated: the Bear holds the cell with {left:pieces}.",
        ("cell",),
        sums_up=True,
    ),
    "LightHeld": Telling(
        "annihilate",
        "On {cell:cell} {pairs:pairs} annihilated: Light holds the cell with {left:pieces}.",
        ("cell",),
        sums_up=True,
    ),
    "NobodyHeld": Telling(
        "annihilate",
        "On {cell:cell} {pairs:pairs} annihilated: the cell is empty.",
        ("cell",),
        sums_up=True,
    ),
    "PairsLost": Telling(
        "pit",
        "Both pieces of each pair go to the Pit, which holds {light} of Light’s and {dark} of the "
        "Bear’s now.",
        ("cell", "pit"),
    ),
    "PairsParted": Telling(
        "pit",
        "Light’s pieces go to the Pit, which holds {light} of them now, and the Bear’s to the "
        "Cave, which holds {in_cave}.",
        ("cell", "pit", "cave"),
    ),
    "Merged": Telling(
        "bear-merge",
        "The Bear’s stacks join on {cell:cell}: together they are {total:pieces} high.",
        ("cell",),
        sums_up=True,
    ),
    "MergedOver": Telling(
        "bear-merge",
        "The Bear’s stacks join on {cell:cell}: five pieces stay, and {over} too many go to the "
        "Cave, which holds {in_cave} now.",
        ("cell", "cave"),
        sums_up=True,
    ),
    "WentToGround": Telling(
        "ground",
        "The Bear’s {height:stack} moves off {origin:cell} to the Ground.",
        ("origin", "ground"),
        sums_up=True,
    ),
    "RainBegan": Telling(
        "rain-when",
        "What lies on the Ground rains now, before any other die: {pieces:pieces}.",
        ("ground",),
    ),
    "RainPutOff": Telling(
        "rain-when",
        "What lies on the Ground waits until all dice are resolved: {pieces:pieces}.",
        ("ground",),
    ),
    "RainBeganLast": Telling(
        "rain-when",
        "All dice are resolved, and what lies on the Ground rains: {pieces:pieces}.",
        ("ground",),
    ),
    "RainRolled": Telling(
        "rain",
        "The rain die shows {face}, for {pieces:next} on the Ground.",
        ("ground",),
    ),
    "RainFell": Telling("rain", "The piece falls on {cell:cell}.", ("cell",), sums_up=True),
    "RainJoined": Telling(
        "rain",
        "The piece falls on {cell:cell} and raises the Bear stack there to {total}.",
        ("cell",),
        sums_up=True,
    ),
    "RainTurnedAway": Telling(
        "rain-full",
        "The Bear stack on {cell:cell} is five high: the piece goes to the Cave, which holds "
        "{in_cave} now.",
        ("cell", "cave"),
        sums_up=True,
    ),
    "RainCaved": Telling(
        "rain",
        "A 6 sends the piece to the Cave, which holds {in_cave} now.",
        ("cave",),
        sums_up=True,
    ),
    "TurnEnded": Telling("turn", "The Bear is done: {last:follows}."),
    "Ended": Telling("end", "No light piece is left on the board: the game ends.", sums_up=True),
    "EndedByTurns": Telling(
        "turn-limit",
        "Turn {turns} was the last: the game ends, and what is left on the board is not saved: "
        "{left:pieces}.",
        sums_up=True,
    ),
    "Won": Telling("result", "Light wins with {saved:pieces} in the Sky.", ("sky",), sums_up=True),
    "Drawn": Telling("result", "A draw, with {saved:pieces} in the Sky.", ("sky",), sums_up=True),
    "Lost": Telling(
        "result", "Light loses with only {saved:pieces} in the Sky.", ("sky",), sums_up=True
    ),
}

OBJECTIONS: Final = {
    "roll-first": "The Bear has to roll {due:dice} before Light moves again.",
    "rain-first": "It has to rain from the Ground before anything else happens: {pieces:pieces}.",
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


def _counted(one: str, several: str) -> Callable[[int], str]:
    return lambda count: one if count == 1 else several.format(count)


WORDING: Final = Wording(
    cell=name_of,
    cells=lambda cells: enumerate_words([name_of(cell) for cell in cells]),
    column=lambda face: LETTERS[face - 1],
    column_of=lambda cell: LETTERS[cell % COLUMNS],
    faces=lambda dice: enumerate_words([str(face) for face in dice]),
    stack=_counted("single piece", "stack of {}"),
    one_of=_counted("the only stack", "one of {} stacks"),
    follows=lambda last: "no turn is left" if last else "Light is next",
    next=_counted("the last piece", "the next of {} pieces"),
    pieces=_counted("1 piece", "{} pieces"),
    pairs=_counted("1 pair is", "{} pairs are"),
    dice=_counted("1 die", "{} dice"),
    far=_counted("1 cell", "{} cells"),
    at_most=_counted("1 cell at most", "{} cells at most"),
)

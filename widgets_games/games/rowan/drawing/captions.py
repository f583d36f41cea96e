"""What is written on the board, and its description: one template each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from widgets_games.engine.language import listed
from widgets_games.engine.rulebook import Sentence, Wording
from widgets_games.games.rowan.rules.cells import COLUMNS, LETTERS, SKY, Cell, name_of


def _spell_pieces(count: int) -> str:
    return "1 piece" if count == 1 else f"{count} pieces"


def _spell_pairs(count: int) -> str:
    return "1 pair" if count == 1 else f"{count} pairs"


def _spell_cells(cells: Iterable[Cell]) -> str:
    return listed(["the Sky" if cell == SKY else name_of(cell) for cell in cells])


def _spell_stacks(stacks: Iterable[tuple[Cell, int]]) -> str:
    return listed([f"{abs(height)} on {name_of(cell)}" for cell, height in stacks])


WORDING: Final = Wording(
    cell=lambda cell: _spell_cells((cell,)),
    cells=_spell_cells,
    stacks=_spell_stacks,
    column=lambda column: LETTERS[column % COLUMNS],
    pieces=_spell_pieces,
    pairs=_spell_pairs,
    dice=lambda dice: listed([str(face) for face in dice]),
    count=lambda count: "1 die" if count == 1 else f"{count} dice",
)

WORDS: Final = {
    "sky": "Sky",
    "pit": "Pit",
    "cave": "Cave",
    "ground": "Ground",
    "rolled": "as rolled",
    "sorted": "sorted",
    "due": "the Bear rolls",
    "then": "then the Bear rolls",
    "stays": "stays",
    "more": "+{count}",
    "light": "Light",
    "bear": "The Bear",
    "over": "The end",
    "turn": "{who} · turn {turn} of {turns}",
}
"""Words that stand on the board."""

ZONE_NAMES: Final = ("0–8 lose", "9 draw", "10–12 win")


class Saying(NamedTuple):
    """A few words in large type, and a sentence or two below them."""

    head: str
    body: str = ""


EVENTS: Final = {
    "StackChosen": Saying(
        "A stack of {height}", "From {cell:cell}: up to {height} cells, or none."
    ),
    "StackMoved": Saying("{origin:cell} to {target:cell}", "The whole stack moves."),
    "StackPassed": Saying("A pass", "The stack on {cell:cell} stays where it is."),
    "LeftForSky": Saying("To the Sky", "{height:pieces} from {origin:cell}: {saved} are home."),
    "DiceDue": Saying("{height:count}", "One for each piece of the chosen stack."),
    "Rolled": Saying("The dice fall", "{dice:dice}, in this order."),
    "Sorted": Saying("Sorted", "Taken up one by one, the lowest first."),
    "BlankDie": Saying("Blank", "A six moves nothing."),
    "DieTaken": Saying("Column {column:column}", "Its highest Bear stack steps down."),
    "OnlyStack": Saying("The highest", "{cell:cell}: it is the only one."),
    "NearestSky": Saying("The highest", "{cell:cell} is nearer the Sky than {others:cells}."),
    "Tallest": Saying("The highest", "{cell:cell} is taller than {others:cells}."),
    "TallestNearestSky": Saying(
        "The highest", "{cell:cell} is as tall as {others:cells}, and nearer the Sky."
    ),
    "SteppedDown": Saying("A step down", "{origin:cell} to {target:cell}."),
    "CameFromCave": Saying(
        "From the Cave", "No Bear in the column: {height:pieces} to {cell:cell}."
    ),
    "CaveWasEmpty": Saying("Nobody comes", "No Bear in the lane, and the Cave is empty."),
    "Met": Saying("{dark} meet {light}", "They remove each other, pair by pair."),
    "BearHeld": Saying("The Bear holds", "{pairs:pairs} gone; {left:pieces} on {cell:cell}."),
    "LightHeld": Saying("Light holds", "{pairs:pairs} gone; {left:pieces} on {cell:cell}."),
    "NobodyHeld": Saying("Nobody holds", "{pairs:pairs} gone; {cell:cell} is empty."),
    "PairsLost": Saying("To the Pit", "{pairs:pairs} from {cell:cell}."),
    "PairsParted": Saying("They part", "Light to the Pit, the Bear’s to the Cave."),
    "Merged": Saying("They join", "{total} on {cell:cell}."),
    "MergedOver": Saying("They join", "Five on {cell:cell}; {over:pieces} to the Cave."),
    "WentToGround": Saying("To the Ground", "{height:pieces} from {origin:cell}."),
    "RainBegan": Saying("Rain", "Each piece on the Ground rolls its own die."),
    "RainPutOff": Saying("They wait", "Rain falls after all dice."),
    "RainBeganLast": Saying("Rain", "Each piece on the Ground rolls its own die."),
    "RainRolled": Saying("A rain die", "It shows {face}: column {column:column}."),
    "RainFell": Saying("Rain", "One piece falls on {cell:cell}."),
    "RainJoined": Saying("Rain", "One piece joins {cell:cell}: {total}."),
    "RainTurnedAway": Saying("Full", "{cell:cell} has five: the piece goes to the Cave."),
    "RainCaved": Saying("To the Cave", "A six: the piece goes to the Cave."),
    "TurnEnded": Saying("Light is next"),
    "Ended": Saying("The end", "No light piece is left on the board."),
    "EndedByTurns": Saying("The end", "Turn {turns} was the last; {left} are not home."),
    "Won": Saying("You win", "{saved} in the Sky"),
    "Drawn": Saying("A draw", "{saved} in the Sky"),
    "Lost": Saying("You lose", "{saved} in the Sky"),
}
"""What is written beside the board about each kind of event."""

ENDS: Final = (EVENTS["Lost"], EVENTS["Drawn"], EVENTS["Won"])
"""How a game ends, zone by zone of the Sky."""

MOMENTS: Final = {
    "choose": Saying(
        "Move a stack", "Or let one stay. Its height is how many dice the Bear rolls."
    ),
    "picked": Saying(
        "Move this {height}", "Up to {height} cells, slanting or sideways. Click it again to pass."
    ),
    "picked-one": Saying("Move this 1", "One cell, slanting or sideways. Click it again to pass."),
    "picked-sky": Saying(
        "Leave here", "The whole stack may go to the Sky. Click it again to pass."
    ),
    "roll": Saying("{due:count} to roll", "One for each piece of the chosen stack."),
    "rain": Saying("Rain to roll", "{pieces:pieces} on the Ground."),
    "last-turn": Saying("The Bear is done", "No turn is left."),
    "rain-blank": Saying("A rain die", "It shows 6: no column."),
    "refused": Saying("Not allowed", "From {origin:cell} to {target:cell}."),
    "refused-pass": Saying("Not allowed", "To pass with {origin:cell}."),
    "refused-other": Saying("Not allowed"),
    "start": Saying("Bring the lights home", "Twelve climb to the Sky; ten win."),
}
"""What is written beside the board while nothing happens."""

AGENDA: Final = {
    "column": "column {column:column}",
    "blank": "blank",
    "step": "{origin:cell} to {target:cell}",
    "ground": "{height} to Ground",
    "cave": "{height} from Cave",
    "cave-empty": "nobody",
    "rain": "{number} of {count}: {column:column}",
    "rain-caved": "{number} of {count}: 6",
    "title": "The Bear’s dice",
    "title-rolled": "The Bear’s dice as rolled",
    "unsorted": "not sorted",
    "rain-due": "–",
    "rain-item": "rain",
    "rain-column": "rain on {column:column}",
    "rain-cave": "rain to Cave",
}
"""What stands beside dice."""

DESCRIPTION: Final = {
    "light": "Light stacks: {stacks:stacks}.",
    "no-light": "No light stack is on the board.",
    "bear": "Bear stacks: {stacks:stacks}.",
    "no-bear": "No Bear stack is on the board.",
    "stores": "The Sky has {sky}, the Pit {light} light and {dark} dark, the Cave {cave}.",
    "ground": "{count:pieces} on the Ground.",
    "air": "{height:pieces} of the Bear above {cell:cell}.",
    "pairs": "{count:pairs} on the way off the board.",
    "due": "The Bear is to roll {count:count}.",
    "rolled": "Rolled: {dice:dice}.",
    "sorted": "Sorted: {dice:dice}; {done} taken up.",
    "rained": "Rain dice: {dice:dice}.",
    "may-move": "These may be chosen: {cells:cells}.",
    "picked": "The stack on {cell:cell} is chosen.",
    "leads": "It may go to {cells:cells}.",
    "stays": "It may pass.",
    "refused": "{origin:cell} to {target:cell} is refused.",
    "refused-other": "The move is refused.",
    "figures": "{title}: {figures}.",
    "cell-light": "{cell:cell}, a light stack of {height}.",
    "cell-bear": "{cell:cell}, a Bear stack of {height}.",
    "cell-empty": "{cell:cell}, empty.",
    "sky-place": "The Sky, {count:pieces}.",
    "pit-place": "The Pit, {light} light and {dark} dark.",
    "cave-place": "The Cave, {count:pieces}.",
    "ground-place": "The Ground, {count:pieces}.",
    "dice-place": "The dice.",
    "dice-place-due": "The dice, {count:count} to roll.",
    "dice-place-rain": "The dice, one to roll for rain.",
}
"""Sentences for those who cannot see the picture."""

SCORES: Final = {"sky": "{count} in the Sky", "cave": "{count} in the Cave"}


def say(template: str, **fields: Any) -> str:
    """A template spelled."""
    return str(Sentence(template, fields, WORDING))


def say_both(saying: Saying, **fields: Any) -> Saying:
    """Both templates spelled with the same fields."""
    return Saying(say(saying.head, **fields), say(saying.body, **fields))

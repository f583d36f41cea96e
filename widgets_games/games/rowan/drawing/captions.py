"""What is written on the board, and its description: one template each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

from widgets_games.engine.language import counted, listed
from widgets_games.engine.language import say as spoken
from widgets_games.engine.rulebook import Sentence, Wording
from widgets_games.games.rowan.rules import bear_events, events
from widgets_games.games.rowan.rules.cells import COLUMNS, LETTERS, SKY, Cell, name_of


def _counting(one: str, many: str) -> Callable[[int], str]:
    return lambda number: counted(one, many, number)


def _spell_cells(cells: Iterable[Cell]) -> str:
    return listed([spoken("the Sky") if cell == SKY else name_of(cell) for cell in cells])


def _spell_stacks(stacks: Iterable[tuple[Cell, int]]) -> str:
    return listed(
        [spoken("{height} on {cell}", height=abs(n), cell=name_of(cell)) for cell, n in stacks]
    )


WORDING: Final = Wording(
    cell=lambda cell: _spell_cells((cell,)),
    cells=_spell_cells,
    stacks=_spell_stacks,
    column=lambda column: LETTERS[column % COLUMNS],
    pieces=_counting("1 piece", "{number} pieces"),
    pairs=_counting("1 pair", "{number} pairs"),
    dice=lambda dice: listed([str(face) for face in dice]),
    count=_counting("1 die", "{number} dice"),
    cells_far=_counting("1 cell, or none", "up to {number} cells, or none"),
    home=_counting("1 is home", "{number} are home"),
    not_home=_counting("1 is not home", "{number} are not home"),
    meet=_counting("1 meets", "{number} meet"),
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


EVENTS: Final[Mapping[type[events.Event], Saying]] = {
    events.StackChosen: Saying("A stack of {height}", "From {cell:cell}: {height:cells_far}."),
    events.StackMoved: Saying("{origin:cell} to {target:cell}", "The whole stack moves."),
    events.StackPassed: Saying("A pass", "The stack on {cell:cell} stays where it is."),
    events.LeftForSky: Saying("To the Sky", "{height:pieces} from {origin:cell}: {saved:home}."),
    events.DiceDue: Saying("{height:count}", "One for each piece of the chosen stack."),
    events.Rolled: Saying("The dice fall", "{dice:dice}, in this order."),
    events.Sorted: Saying("Sorted", "Taken up one by one, the lowest first."),
    events.BlankDie: Saying("Blank", "A six moves nothing."),
    events.DieTaken: Saying("Column {column:column}", "Its highest Bear stack steps down."),
    events.OnlyStack: Saying("The highest", "{cell:cell}: it is the only one."),
    events.NearestSky: Saying("The highest", "{cell:cell} is nearer the Sky than {others:cells}."),
    events.Tallest: Saying("The highest", "{cell:cell} is taller than {others:cells}."),
    events.TallestNearestSky: Saying(
        "The highest", "{cell:cell} is as tall as {others:cells}, and nearer the Sky."
    ),
    bear_events.SteppedDown: Saying("A step down", "{origin:cell} to {target:cell}."),
    bear_events.CameFromCave: Saying(
        "From the Cave", "The column had no Bear stack: {height:pieces} to {cell:cell}."
    ),
    bear_events.CaveWasEmpty: Saying(
        "Nobody comes", "No Bear stack is in the column, and the Cave is empty."
    ),
    bear_events.Met: Saying("{dark:meet} {light}", "They remove each other, pair by pair."),
    bear_events.BearHeld: Saying(
        "The Bear holds", "{pairs:pairs} gone; {left:pieces} on {cell:cell}."
    ),
    bear_events.LightHeld: Saying(
        "Light holds", "{pairs:pairs} gone; {left:pieces} on {cell:cell}."
    ),
    bear_events.NobodyHeld: Saying("Nobody holds", "{pairs:pairs} gone; {cell:cell} is empty."),
    bear_events.PairsLost: Saying("To the Pit", "{pairs:pairs} from {cell:cell}."),
    bear_events.PairsParted: Saying("They part", "Light to the Pit, the Bear’s to the Cave."),
    bear_events.Merged: Saying("They join", "{total} on {cell:cell}."),
    bear_events.MergedOver: Saying("They join", "Five on {cell:cell}; {over:pieces} to the Cave."),
    bear_events.WentToGround: Saying("To the Ground", "{height:pieces} from {origin:cell}."),
    bear_events.RainBegan: Saying("Rain", "Each piece on the Ground rolls its own die."),
    bear_events.RainPutOff: Saying("They wait", "Rain falls after all dice."),
    bear_events.RainBeganLast: Saying("Rain", "Each piece on the Ground rolls its own die."),
    bear_events.RainRolled: Saying("A rain die", "It shows {face}: column {column:column}."),
    bear_events.RainFell: Saying("Rain", "One piece falls on {cell:cell}."),
    bear_events.RainJoined: Saying("Rain", "One piece joins {cell:cell}: {total}."),
    bear_events.RainTurnedAway: Saying("Full", "{cell:cell} has five: the piece goes to the Cave."),
    bear_events.RainCaved: Saying("To the Cave", "A six: the piece goes to the Cave."),
    events.TurnEnded: Saying("Light is next"),
    events.LastTurnEnded: Saying("The Bear is done", "No turn is left."),
    events.Ended: Saying("The end", "No light piece is left on the board."),
    events.EndedByTurns: Saying("The end", "Turn {turns} was the last; {left:not_home}."),
    events.Won: Saying("You win", "{saved} in the Sky"),
    events.Drawn: Saying("A draw", "{saved} in the Sky"),
    events.Lost: Saying("You lose", "{saved} in the Sky"),
}
"""What is written beside the board about each kind of event."""

ENDS: Final = (EVENTS[events.Lost], EVENTS[events.Drawn], EVENTS[events.Won])
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
    "ground-next": Saying("Column {column:column}", "Its highest Bear stack goes to the Ground."),
    "cave-next": Saying("Column {column:column}", "No Bear stack is there: the Cave sends one."),
    "cave-empty": Saying(
        "Column {column:column}", "No Bear stack is there, and the Cave is empty."
    ),
    "rain-blank": Saying("A rain die", "It shows 6: no column."),
    "refused": Saying("Not allowed", "From {origin:cell} to {target:cell}."),
    "refused-pass": Saying("Not allowed", "To pass with {origin:cell}."),
    "refused-other": Saying("Not allowed"),
    "start": Saying("Bring the lights home", "Twelve climb to the Sky; ten win."),
}
"""What is written beside the board while nothing happens, and where an event has several cases."""

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
    "figure": "{place} {text}",
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
    """A template spelled, in the language spoken now."""
    return str(Sentence(template, fields, WORDING))


def say_both(saying: Saying, **fields: Any) -> Saying:
    """Both templates spelled with the same fields."""
    return Saying(say(saying.head, **fields), say(saying.body, **fields))

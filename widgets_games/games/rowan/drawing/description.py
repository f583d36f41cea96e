"""The picture in words: its description for a screen reader, and the labels of its places."""

from __future__ import annotations

from collections.abc import Iterator

from widgets_games.engine.game import Seat
from widgets_games.engine.language import listed
from widgets_games.engine.rulebook import Place
from widgets_games.games.rowan.drawing.agenda import events_so_far
from widgets_games.games.rowan.drawing.captions import DESCRIPTION, SCORES, WORDS, say
from widgets_games.games.rowan.drawing.choice_marks import picked_cell
from widgets_games.games.rowan.rules import events
from widgets_games.games.rowan.rules.cells import COLUMNS, Cell
from widgets_games.games.rowan.rules.moves import Go, Move
from widgets_games.games.rowan.rules.rulebook import RULEBOOK
from widgets_games.games.rowan.rules.state import State
from widgets_games.render.board import Marks, View


def description(view: View[State, Move, events.Event]) -> str:
    """The whole picture in short sentences."""
    return " ".join(_sentences(view))


def cell_label(state: State, cell: Cell) -> str:
    """A cell and what stands on it."""
    height = state.cells[cell]
    key = "cell-light" if height > 0 else "cell-bear" if height else "cell-empty"
    label = say(DESCRIPTION[key], cell=cell, height=abs(height))
    return label[0].upper() + label[1:]


def store_label(state: State, place: str) -> str:
    """A place off the board, and what it holds."""
    count = {"sky": state.sky, "cave": state.cave, "ground": len(state.ground)}.get(place, 0)
    light, dark = state.pit
    return say(DESCRIPTION[f"{place}-place"], count=count, light=light, dark=dark)


def dice_label(state: State) -> str:
    """The dice, and what is to be rolled."""
    if state.due:
        return say(DESCRIPTION["dice-place-due"], count=state.due)
    return say(DESCRIPTION["dice-place-rain" if state.ground else "dice-place"])


def score(state: State, seat: Seat) -> str:
    """How many pieces a side has where they count."""
    if seat == 1:
        return say(SCORES["sky"], count=state.sky)
    return say(SCORES["cave"], count=state.cave)


def text(state: State) -> str:
    """The board in characters: rows from the Sky down, `3` for a light stack, `-3` for the Bear."""
    rows = len(state.cells) // COLUMNS
    lines = ["    " + "".join(f"{letter:>4}" for letter in "abcde")]
    for row in range(rows - 1, -1, -1):
        cells = state.cells[row * COLUMNS : (row + 1) * COLUMNS]
        lines.append(f"{row + 1:>4}" + "".join(f"{_stack(height):>4}" for height in cells))
    light, dark = state.pit
    lines.append(f"sky {state.sky}  pit {light},{dark}  cave {state.cave}")
    return "\n".join(lines)


def _stack(height: int) -> str:
    return f"l{height}" if height > 0 else f"b{-height}" if height else "."


def _sentences(view: View[State, Move, events.Event]) -> Iterator[str]:
    state, marks, event = view.frame.state, view.marks, view.frame.event
    if isinstance(event, events.TurnEnded | events.LastTurnEnded) and (
        done := RULEBOOK.tell_shortly(events_so_far(view.frame)[:-1])
    ):
        yield done
    if event is not None:
        yield str(RULEBOOK.tell(event))
    yield from _stacks(state)
    light, dark = state.pit
    yield say(DESCRIPTION["stores"], sky=state.sky, light=light, dark=dark, cave=state.cave)
    yield from _under_way(state)
    yield from _choices(marks)
    yield from _refusal(marks)
    if marks.figures:
        told = [
            say(DESCRIPTION["figure"], place=_place(figure.place), text=figure.text)
            for figure in marks.figures.figures
        ]
        yield say(DESCRIPTION["figures"], title=marks.figures.title, figures=listed(told))


def _place(place: Place) -> str:
    """What a figure stands on: a cell, or the Sky."""
    return say(WORDS["sky"]) if place == "sky" else str(place)


def _stacks(state: State) -> Iterator[str]:
    standing = list(enumerate(state.cells))
    light = [(cell, height) for cell, height in standing if height > 0]
    bear = [(cell, height) for cell, height in standing if height < 0]
    yield say(DESCRIPTION["light" if light else "no-light"], stacks=light)
    yield say(DESCRIPTION["bear" if bear else "no-bear"], stacks=bear)


def _under_way(state: State) -> Iterator[str]:
    """Dice, and pieces between two places."""
    if state.due:
        yield say(DESCRIPTION["due"], count=state.due)
    if state.rolled:
        yield say(DESCRIPTION["rolled"], dice=state.rolled)
    if state.agenda:
        yield say(DESCRIPTION["sorted"], dice=state.agenda, done=state.done)
    if state.rained:
        yield say(DESCRIPTION["rained"], dice=tuple(die.face for die in state.rained))
    if state.ground:
        yield say(DESCRIPTION["ground"], count=len(state.ground))
    if state.air:
        yield say(DESCRIPTION["air"], **state.air._asdict())
    if state.pairs:
        yield say(DESCRIPTION["pairs"], count=state.pairs)


def _choices(marks: Marks[Move]) -> Iterator[str]:
    moves = [move for move in marks.choices if isinstance(move, Go)]
    origin = picked_cell(marks)
    if origin is None:
        if moves:
            origins = tuple(dict.fromkeys(move.origin for move in moves))
            yield say(DESCRIPTION["may-move"], cells=origins)
        return
    yield say(DESCRIPTION["picked"], cell=origin)
    targets = [move.target for move in moves if move.origin == origin]
    if led := tuple(target for target in targets if target != origin):
        yield say(DESCRIPTION["leads"], cells=led)
    if origin in targets:
        yield say(DESCRIPTION["stays"])


def _refusal(marks: Marks[Move]) -> Iterator[str]:
    if isinstance(marks.refused, Go):
        yield say(DESCRIPTION["refused"], **marks.refused._asdict())
    elif marks.refused is not None:
        yield say(DESCRIPTION["refused-other"])
    for objection in marks.objections:
        yield str(objection.sentence)

"""All the reasons against a move, in the order of the rules. A move is legal when there are none.

Only `lines.free_moves` decides which moves of a stack are legal; the reasons are for the others.
"""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_lowercase
from typing import Any

from widgets_games.engine.rulebook import Objection, Place
from widgets_games.games.rowan.rules import lines
from widgets_games.games.rowan.rules.cells import COLUMNS, SKY, Cell, name_of
from widgets_games.games.rowan.rules.moves import Beyond, Go, Move, Rain
from widgets_games.games.rowan.rules.rulebook import RULEBOOK
from widgets_games.games.rowan.rules.state import State
from widgets_games.games.rowan.rules.switches import Terms


def legal_decisions(state: State, rows: int) -> list[Go]:
    """What the player may do: the moves of every light stack, in the order of its cells.

    Rule: sides.
    """
    by_cell, cells = lines.moves_by_cell(rows), state.cells
    found: list[Go] = []
    for origin, height in enumerate(cells):
        if height > 0:
            found += lines.free_moves(cells, by_cell[origin][height])
    return found


def candidate_moves(state: State, rows: int) -> Iterator[Go]:
    """What the player would think of.

    With every light stack to pass, to leave for the Sky, to go in each direction one cell further
    than its height allows, and to go straight forward or back; with a Bear stack anything at all.
    """
    for origin, height in enumerate(state.cells):
        if height < 0:
            yield Go(origin, origin)
        if height > 0:
            yield Go(origin, origin)
            yield Go(origin, SKY)
            for way in lines.WAYS:
                yield from lines.ray_from(origin, way, height + 1, rows)
            for way in lines.STRAIGHT:
                yield from lines.ray_from(origin, way, 1, rows)


def pointed_moves(state: State) -> Iterator[Go]:
    """What somebody can point at: as `candidate_moves`, but to every cell that is not Light's."""
    for origin, height in enumerate(state.cells):
        if height:
            yield Go(origin, origin)
        if height > 0:
            yield Go(origin, SKY)
            yield from (
                Go(origin, target) for target, standing in enumerate(state.cells) if standing <= 0
            )


def objections(state: State, move: Move, terms: Terms) -> Iterator[Objection]:
    """The reasons against a move of either chance or the player.

    Rule: turn.
    """
    if isinstance(move, Go | Beyond):
        if state.due:
            yield _objection("turn", "roll-first", due=state.due)
        elif state.rolled:
            yield _rain_first(state)
        elif isinstance(move, Beyond) or not _is_free(state, move, terms.rows):
            yield from _against_going(state, move, terms)
    elif isinstance(move, Rain):
        if not state.rolled:
            yield _objection("rain", "nothing-rains", "ground")
    elif state.rolled:
        yield _rain_first(state)
    elif not state.due:
        yield _objection("turn", "move-first")
    elif len(move.dice) != state.due:
        yield _objection("bear-dice", "wrong-dice", due=state.due, dice=len(move.dice))


def _is_free(state: State, move: Go, rows: int) -> bool:
    height = state.cells[move.origin]
    return height > 0 and move in lines.free_moves(
        state.cells, lines.moves_by_cell(rows)[move.origin][height]
    )


def _rain_first(state: State) -> Objection:
    return _objection("rain", "rain-first", "ground", pieces=len(state.ground))


def _objection(rule: str, key: str, *places: Place, **fields: Any) -> Objection:
    return Objection(rule, places, RULEBOOK.sentence(key, **fields))


def _against_going(state: State, move: Go | Beyond, terms: Terms) -> Iterator[Objection]:
    """All that speaks against a player's move, at a decision.

    Rule: sides.
    """
    origin = move.origin
    standing = state.cells[origin]
    if standing <= 0:
        # Nothing else holds: how far and which way the player's stacks go says nothing of it.
        key = "bears" if standing else "no-stack"
        yield _objection("sides", key, name_of(origin), origin=origin)
    elif isinstance(move, Beyond):
        yield from _against_line(state, origin, (move.column, move.row - 1), terms)
    elif move.target == SKY:
        if origin < terms.top:
            yield _not_on_top(origin, terms)
    elif move.target != origin:
        column, row = move.target % COLUMNS, move.target // COLUMNS
        yield from _against_line(state, origin, (column, row), terms)


def _against_line(
    state: State, origin: Cell, place: tuple[int, int], terms: Terms
) -> Iterator[Objection]:
    """What speaks against going from a cell to a place, by column and row from 0."""
    column, row = place
    cells, here = state.cells, name_of(origin)
    target = f"{ascii_lowercase[column]}{row + 1}"
    is_cell = column < COLUMNS and 0 <= row < terms.rows
    there = (target,) if is_cell else ()
    way = lines.line(origin, column, row, terms.rows)
    fields = {"origin": origin, "target": target}
    if not way.is_open:
        key = "straight" if way.is_straight else "no-line"
        yield _objection("directions", key, here, *there, **fields)
    height = cells[origin]
    if way.steps > height:
        steps = {"height": height, "steps": way.steps}
        yield _objection("reach", "too-far", here, *there, **fields, **steps)
    if not is_cell:
        # Who is on the top row already does not go on upwards, but leaves.
        upward = row >= terms.rows and origin < terms.top
        yield (
            _not_on_top(origin, terms)
            if upward
            else _objection("directions", "off-board", here, target=target)
        )
    if between := tuple(cell for cell in way.between if cells[cell]):
        names = map(name_of, between)
        yield _objection("no-jump", "in-between", *names, **fields, between=between)
    if is_cell and cells[row * COLUMNS + column]:
        yield _objection("no-entry", "taken", target, target=target)


def _not_on_top(origin: Cell, terms: Terms) -> Objection:
    return _objection("sky", "not-on-top", name_of(origin), "sky", origin=origin, rows=terms.rows)

"""A working copy of a state, on which the events of a step happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from widgets_games.games.rowan.rules.cells import Cell
from widgets_games.games.rowan.rules.state import Airborne, State

if TYPE_CHECKING:
    from widgets_games.games.rowan.rules.events import Event


class Draft:
    """A state being changed; the attributes are those of `State`.

    Attributes:
        told: the events that have happened to it, by `happen`.
    """

    __slots__ = (
        "agenda",
        "air",
        "cave",
        "cells",
        "done",
        "due",
        "ground",
        "pairs",
        "pit",
        "rained",
        "rolled",
        "sky",
        "told",
        "turns",
    )

    def __init__(self, state: State) -> None:
        (
            cells,
            self.sky,
            self.pit,
            self.cave,
            self.due,
            self.rolled,
            self.agenda,
            self.done,
            self.ground,
            self.rained,
            self.air,
            self.pairs,
            self.turns,
        ) = state
        self.cells = list(cells)
        self.told: list[Event] = []

    def state(self) -> State:
        """The state it stands for now."""
        return State(
            tuple(self.cells),
            self.sky,
            self.pit,
            self.cave,
            self.due,
            self.rolled,
            self.agenda,
            self.done,
            self.ground,
            self.rained,
            self.air,
            self.pairs,
            self.turns,
        )

    def happen(self, event: Event) -> None:
        """Apply an event and keep it; one that changes nothing need only be added to `told`."""
        effective: Any = event  # `caused_by` has given each kind its effect
        effective.apply(self)
        self.told.append(event)

    def enter(self, cell: Cell, height: int) -> None:
        """Bear pieces come to a cell: they stand there, or are in the air if it is occupied."""
        if self.cells[cell]:
            self.air = Airborne(cell, height)
        else:
            self.cells[cell] = -height

    def hold(self, cell: Cell, standing: int) -> None:
        """What was in the air is settled: so much stands on the cell, light above 0."""
        self.cells[cell] = standing
        self.air = None

    def end_turn(self, turns: int) -> None:
        """The dice are taken away; `turns` have ended, 0 where they are not counted."""
        self.turns = turns
        self.rolled = self.agenda = ()
        self.rained = ()
        self.done = 0

    def lift(self) -> None:
        """The next piece of the Ground is on its way up."""
        self.ground = self.ground[1:]

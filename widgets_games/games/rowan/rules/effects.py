"""A working copy of a state, and what each kind of event changes in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from widgets_games.games.rowan.rules.cells import HIGHEST_STACK
from widgets_games.games.rowan.rules.end_events import (
    Drawn,
    Ended,
    EndedByTurns,
    Lost,
    TurnEnded,
    Won,
)
from widgets_games.games.rowan.rules.events import (
    BearHeld,
    BlankDie,
    CameFromCave,
    CaveWasEmpty,
    DiceDue,
    DieTaken,
    Event,
    LeftForSky,
    LightHeld,
    Merged,
    MergedOver,
    Met,
    NearestSky,
    NobodyHeld,
    OnlyStack,
    PairsLost,
    PairsParted,
    Rolled,
    Sorted,
    StackChosen,
    StackMoved,
    StackPassed,
    SteppedDown,
    Tallest,
    TallestNearestSky,
)
from widgets_games.games.rowan.rules.rain_events import (
    RainBegan,
    RainBeganLast,
    RainCaved,
    RainFell,
    RainJoined,
    RainPutOff,
    RainRolled,
    RainTurnedAway,
    WentToGround,
)
from widgets_games.games.rowan.rules.state import Airborne, RainDie, State


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
        _APPLY[type(event)](self, event)
        self.told.append(event)


def apply(draft: Draft, event: Event) -> None:
    """Apply one event in place."""
    _APPLY[type(event)](draft, event)


def _move(draft: Draft, event: StackMoved) -> None:
    origin, target, _, height = event
    draft.cells[origin] = 0
    draft.cells[target] = height


def _leave(draft: Draft, event: LeftForSky) -> None:
    origin, _, draft.sky = event
    draft.cells[origin] = 0


def _owe_dice(draft: Draft, event: DiceDue) -> None:
    (draft.due,) = event


def _roll(draft: Draft, event: Rolled) -> None:
    (draft.rolled,) = event
    draft.due = 0


def _sort(draft: Draft, event: Sorted) -> None:
    (draft.agenda,) = event


def _take_up(draft: Draft, event: BlankDie | DieTaken) -> None:
    draft.done = event[0]


def _step(draft: Draft, event: SteppedDown) -> None:
    origin, target, height = event
    draft.cells[origin] = 0
    _enter(draft, target, height)


def _return(draft: Draft, event: CameFromCave) -> None:
    cell, height, draft.cave = event
    _enter(draft, cell, height)


def _enter(draft: Draft, cell: int, height: int) -> None:
    if draft.cells[cell]:
        draft.air = Airborne(cell, height)
    else:
        draft.cells[cell] = -height


def _bear_holds(draft: Draft, event: BearHeld) -> None:
    cell, draft.pairs, left = event
    draft.cells[cell] = -left
    draft.air = None


def _light_holds(draft: Draft, event: LightHeld) -> None:
    cell, draft.pairs, left = event
    draft.cells[cell] = left
    draft.air = None


def _nobody_holds(draft: Draft, event: NobodyHeld) -> None:
    cell, draft.pairs = event
    draft.cells[cell] = 0
    draft.air = None


def _lose_pairs(draft: Draft, event: PairsLost) -> None:
    _, _, light, dark = event
    draft.pit = (light, dark)
    draft.pairs = 0


def _part_pairs(draft: Draft, event: PairsParted) -> None:
    _, _, light, draft.cave = event
    draft.pit = (light, draft.pit[1])
    draft.pairs = 0


def _merge(draft: Draft, event: Merged) -> None:
    cell, _, total = event
    draft.cells[cell] = -total
    draft.air = None


def _merge_over(draft: Draft, event: MergedOver) -> None:
    cell, _, _, draft.cave = event
    draft.cells[cell] = -HIGHEST_STACK
    draft.air = None


def _go_to_ground(draft: Draft, event: WentToGround) -> None:
    origin, height = event
    draft.cells[origin] = 0
    draft.ground += (draft.done,) * height


def _roll_rain(draft: Draft, event: RainRolled) -> None:
    draft.rained += (RainDie(draft.ground[0], event[0]),)


def _fall(draft: Draft, event: RainFell) -> None:
    draft.ground = draft.ground[1:]
    _enter(draft, event[0], 1)


def _join(draft: Draft, event: RainJoined) -> None:
    draft.ground = draft.ground[1:]
    cell, total = event
    draft.cells[cell] = -total


def _turn_away(draft: Draft, event: RainTurnedAway) -> None:
    draft.ground = draft.ground[1:]
    _, draft.cave = event


def _go_to_cave(draft: Draft, event: RainCaved) -> None:
    draft.ground = draft.ground[1:]
    (draft.cave,) = event


def _end_turn(draft: Draft, event: TurnEnded) -> None:
    draft.turns = event.turns
    draft.rolled = draft.agenda = ()
    draft.rained = ()
    draft.done = 0


def _change_nothing(draft: Draft, event: Event) -> None:
    """The event only says why others happen, or what they come to."""


_APPLY: Final[Mapping[type, Callable[[Draft, Any], None]]] = {
    StackChosen: _change_nothing,
    StackMoved: _move,
    StackPassed: _change_nothing,
    LeftForSky: _leave,
    DiceDue: _owe_dice,
    Rolled: _roll,
    Sorted: _sort,
    BlankDie: _take_up,
    DieTaken: _take_up,
    OnlyStack: _change_nothing,
    NearestSky: _change_nothing,
    Tallest: _change_nothing,
    TallestNearestSky: _change_nothing,
    SteppedDown: _step,
    CameFromCave: _return,
    CaveWasEmpty: _change_nothing,
    Met: _change_nothing,
    BearHeld: _bear_holds,
    LightHeld: _light_holds,
    NobodyHeld: _nobody_holds,
    PairsLost: _lose_pairs,
    PairsParted: _part_pairs,
    Merged: _merge,
    MergedOver: _merge_over,
    WentToGround: _go_to_ground,
    RainBegan: _change_nothing,
    RainPutOff: _change_nothing,
    RainBeganLast: _change_nothing,
    RainRolled: _roll_rain,
    RainFell: _fall,
    RainJoined: _join,
    RainTurnedAway: _turn_away,
    RainCaved: _go_to_cave,
    TurnEnded: _end_turn,
    Ended: _change_nothing,
    EndedByTurns: _change_nothing,
    Won: _change_nothing,
    Drawn: _change_nothing,
    Lost: _change_nothing,
}


def _bind(effect: Callable[[Draft, Any], None]) -> Callable[[Any, Draft], None]:
    return lambda event, draft: effect(draft, event)


for _kind, _effect in _APPLY.items():
    _kind.apply = _bind(_effect)  # type: ignore[attr-defined]

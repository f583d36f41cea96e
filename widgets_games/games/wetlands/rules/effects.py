"""A working copy of a state, and what each kind of event changes in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from widgets_games.engine.game import Seat
from widgets_games.games.wetlands.rules.events import (
    Airborne,
    CarriedBack,
    CarriedFurther,
    Event,
    Exchanged,
    Forced,
    Forfeited,
    Landed,
    LandedSafe,
    Leapt,
    LeftByExit,
    LeftFromWiwun,
    OwnDamPassed,
    Seized,
    SetOut,
    State,
    SticksThrown,
    Stolen,
    StoppedOnWiwun,
    Thrown,
    TurnEnded,
    Won,
)
from widgets_games.games.wetlands.rules.path import Bitboard, Domain


class Draft:
    """A state being changed; the attributes are those of `State`."""

    __slots__ = ("hand", "off", "pieces", "raven", "throw", "to_move")

    def __init__(self, state: State) -> None:
        self.pieces, self.off, self.to_move, self.throw, self.hand, self.raven = state

    def state(self) -> State:
        """The state it stands for now."""
        return State(self.pieces, self.off, self.to_move, self.throw, self.hand, self.raven)


def apply(draft: Draft, event: Event) -> None:
    """Apply one event in place."""
    _APPLY[type(event)](draft, event)


# Nearly every event puts a piece in the air or moves it there; the values are few.
_airborne = cache(Airborne)


def _flip(draft: Draft, seat: Seat, domains: Bitboard) -> None:
    """Take away a side's pieces where they are, and put pieces where there are none."""
    purple, yellow = draft.pieces
    draft.pieces = (purple ^ domains, yellow) if seat == 1 else (purple, yellow ^ domains)


def _throw(draft: Draft, event: Thrown | SticksThrown) -> None:
    draft.throw = event.value


def _set_out(draft: Draft, event: SetOut) -> None:
    seat, origin, _, _ = event
    _flip(draft, seat, 1 << origin)
    draft.hand = _airborne(seat, origin, origin)


def _leap(draft: Draft, event: Leapt) -> None:
    _hover(draft, event.over)


def _pass_own_dam(draft: Draft, event: OwnDamPassed) -> None:
    _hover(draft, event.dam[-1])


def _hover(draft: Draft, above: Domain) -> None:
    assert draft.hand is not None
    seat, origin, _ = draft.hand
    draft.hand = _airborne(seat, origin, above)


def _land(draft: Draft, event: Landed | LandedSafe | StoppedOnWiwun) -> None:
    _flip(draft, event.seat, 1 << event.domain)
    draft.hand = None


def _exchange(draft: Draft, event: Exchanged) -> None:
    seat, enemy, origin, domain = event
    _flip(draft, enemy, 1 << domain | 1 << origin)
    _flip(draft, seat, 1 << domain)
    draft.hand = None


def _seize(draft: Draft, event: Seized) -> None:
    draft.hand = None
    draft.raven = _airborne(event.seat, event.domain, event.domain)


def _steal(draft: Draft, event: Stolen) -> None:
    _flip(draft, event.seat, 1 << event.domain)
    draft.raven = _airborne(event.seat, event.domain, event.domain)


def _carry(draft: Draft, event: CarriedBack | CarriedFurther) -> None:
    _flip(draft, event.seat, 1 << event.domain)
    draft.raven = None


def _leave(draft: Draft, event: LeftByExit | LeftFromWiwun) -> None:
    purple, yellow = draft.off
    draft.off = (event.off, yellow) if event.seat == 1 else (purple, event.off)
    draft.hand = None


def _next_turn(draft: Draft, event: TurnEnded | Forfeited | Won) -> None:
    draft.to_move = 3 - event.seat
    draft.throw = 0


def _change_nothing(draft: Draft, event: Forced) -> None:
    """The event only says why the next ones happen."""


_APPLY: Final[Mapping[type, Callable[[Draft, Any], None]]] = {
    Thrown: _throw,
    SticksThrown: _throw,
    Forced: _change_nothing,
    SetOut: _set_out,
    Leapt: _leap,
    OwnDamPassed: _pass_own_dam,
    Landed: _land,
    LandedSafe: _land,
    StoppedOnWiwun: _land,
    Exchanged: _exchange,
    Seized: _seize,
    Stolen: _steal,
    CarriedBack: _carry,
    CarriedFurther: _carry,
    LeftByExit: _leave,
    LeftFromWiwun: _leave,
    Forfeited: _next_turn,
    TurnEnded: _next_turn,
    Won: _next_turn,
}


def _bind(effect: Callable[[Draft, Any], None]) -> Callable[[Any, Draft], None]:
    return lambda event, draft: effect(draft, event)


for _kind, _effect in _APPLY.items():
    _kind.apply = _bind(_effect)  # type: ignore[attr-defined]

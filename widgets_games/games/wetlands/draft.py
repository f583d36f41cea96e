"""A working copy of a state, and what each kind of event changes in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from widgets_games.games.wetlands.events import (
    Airborne,
    CarriedBack,
    CarriedFurther,
    Event,
    Exchanged,
    Forced,
    Forfeited,
    Landed,
    LandedSafe,
    LeftByExit,
    LeftFromWiwun,
    Leapt,
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


class Draft:
    """A state being changed; the attributes are those of `State`."""

    __slots__ = ("hand", "off", "pieces", "raven", "throw", "to_move")

    def __init__(self, state: State) -> None:
        pieces, off, self.to_move, self.throw, self.hand, self.raven = state
        self.pieces = list(pieces)
        self.off = list(off)

    def state(self) -> State:
        """The state it stands for now."""
        pieces, off = self.pieces, self.off
        return State(
            (pieces[0], pieces[1]),
            (off[0], off[1]),
            self.to_move,
            self.throw,
            self.hand,
            self.raven,
        )


def apply(draft: Draft, event: Event) -> None:
    """Apply one event in place."""
    _APPLY[type(event)](draft, event)


def _throw(draft: Draft, event: Thrown | SticksThrown) -> None:
    draft.throw = event.value


def _set_out(draft: Draft, event: SetOut) -> None:
    seat, origin, _, _ = event
    draft.pieces[seat - 1] ^= 1 << origin
    draft.hand = Airborne(seat, origin, origin)


def _leap(draft: Draft, event: Leapt) -> None:
    _hover(draft, event.over)


def _pass_own_dam(draft: Draft, event: OwnDamPassed) -> None:
    _hover(draft, event.dam[-1])


def _hover(draft: Draft, above: int) -> None:
    assert draft.hand is not None
    draft.hand = Airborne(draft.hand.seat, draft.hand.origin, above)


def _land(draft: Draft, event: Landed | LandedSafe | StoppedOnWiwun) -> None:
    draft.pieces[event.seat - 1] |= 1 << event.domain
    draft.hand = None


def _exchange(draft: Draft, event: Exchanged) -> None:
    seat, enemy, origin, domain = event
    draft.pieces[enemy - 1] ^= 1 << domain | 1 << origin
    draft.pieces[seat - 1] |= 1 << domain
    draft.hand = None


def _seize(draft: Draft, event: Seized) -> None:
    draft.hand = None
    draft.raven = Airborne(event.seat, event.domain, event.domain)


def _steal(draft: Draft, event: Stolen) -> None:
    draft.pieces[event.seat - 1] ^= 1 << event.domain
    draft.raven = Airborne(event.seat, event.domain, event.domain)


def _carry(draft: Draft, event: CarriedBack | CarriedFurther) -> None:
    draft.pieces[event.seat - 1] |= 1 << event.domain
    draft.raven = None


def _leave(draft: Draft, event: LeftByExit | LeftFromWiwun) -> None:
    draft.off[event.seat - 1] = event.off
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

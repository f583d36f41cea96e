"""A working copy of a state, and what each kind of event changes in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from widgets_games.games.ohwahree.rules.end_events import (
    Drawn,
    DrawnGrand,
    EndedByAgreement,
    EndedByMajority,
    EndedByNoMove,
    EndedByRepetition,
    EndedByTwoPasses,
    Gathered,
    LeftForNobody,
    Won,
    WonByPebbles,
    WonByPits,
)
from widgets_games.games.ohwahree.rules.events import (
    Banked,
    Captured,
    ChainCaptured,
    ChainPassedSource,
    DirectionChosen,
    EndedInOwnPit,
    EndedWithoutCapture,
    Event,
    Lifted,
    Passed,
    PitKept,
    PitTaken,
    SlamAnnulled,
    SlamStood,
    SourceSkipped,
    Sown,
    SownAgain,
    StoppedAtEmptied,
    StoppedAtFirstPebble,
    StoppedAtOwnPit,
    StoppedByCount,
    TurnEnded,
)
from widgets_games.games.ohwahree.rules.rulebook import RULEBOOK
from widgets_games.games.ohwahree.rules.state import Hand, State


class Draft:
    """A state being changed; the attributes are those of `State`, those of its hand among them.

    Every pebble is two changes: made on single attributes they cost least.
    """

    __slots__ = (
        "captured",
        "direction",
        "ended",
        "last",
        "owners",
        "passed",
        "pebbles",
        "pits",
        "since_capture",
        "source",
        "sower",
        "to_move",
        "waiting",
    )

    def __init__(self, state: State) -> None:
        (
            pits,
            self.owners,
            self.to_move,
            self.captured,
            self.since_capture,
            hand,
            self.passed,
            self.ended,
        ) = state
        self.pits = list(pits)
        self.sower = 0
        if hand:
            (
                self.sower,
                self.source,
                self.direction,
                self.pebbles,
                self.last,
                self.waiting,
            ) = hand

    def state(self) -> State:
        """The state it stands for now."""
        return State(
            tuple(self.pits),
            self.owners,
            self.to_move,
            self.captured,
            self.since_capture,
            self._hand() if self.sower else None,
            self.passed,
            self.ended,
        )

    def _hand(self) -> Hand:
        return Hand(self.sower, self.source, self.direction, self.pebbles, self.last, self.waiting)


def apply(draft: Draft, event: Event) -> None:
    """Apply one event in place."""
    _APPLY[type(event)](draft, event)


def apply_all(draft: Draft, events: Iterable[Event]) -> None:
    """Apply events in place, one after the other."""
    appliers = _APPLY
    for event in events:
        # Half of all events are pebbles falling: to look up what they change would cost more.
        if type(event) is Sown:
            _, pit, draft.pebbles = event
            draft.pits[pit] += 1
            draft.last = pit
        else:
            appliers[type(event)](draft, event)


def _lift(draft: Draft, event: Lifted) -> None:
    draft.sower, draft.source, draft.pebbles, draft.direction = event
    draft.last = draft.source
    draft.waiting = 0
    draft.pits[draft.source] = 0


def _sow(draft: Draft, event: Sown) -> None:
    _, pit, left = event
    draft.pits[pit] += 1
    draft.pebbles = left
    draft.last = pit


def _sow_again(draft: Draft, event: SownAgain) -> None:
    draft.pits[event.pit] += 1
    draft.pebbles = event.left
    draft.last = event.pit


def _capture(draft: Draft, event: Captured | ChainCaptured) -> None:
    draft.pits[event.pit] = 0
    draft.waiting = event.waiting
    draft.since_capture = ()


def _take_pit(draft: Draft, event: PitTaken) -> None:
    owners = list(draft.owners)
    owners[event.pit] = event.seat
    draft.owners = tuple(owners)


def _bank(draft: Draft, event: Banked) -> None:
    _fill_tray(draft, event)
    draft.sower = 0


def _gather(draft: Draft, event: Gathered) -> None:
    draft.pits[event.pit] = 0
    _fill_tray(draft, event)


def _fill_tray(draft: Draft, event: Banked | Gathered) -> None:
    captured = list(draft.captured)
    captured[event.seat - 1] = event.total
    draft.captured = tuple(captured)


def _empty_hand(draft: Draft, event: Event) -> None:  # noqa: ARG001 - one shape for all
    draft.sower = 0


def _end_turn(draft: Draft, event: TurnEnded) -> None:
    _, seat = event
    draft.to_move = seat
    draft.passed = False
    draft.since_capture += ((tuple(draft.pits), seat),)


def _pass(draft: Draft, event: Passed) -> None:
    draft.to_move = event.enemy
    draft.passed = True
    draft.since_capture += ((tuple(draft.pits), event.enemy),)


def _end(draft: Draft, event: Event) -> None:
    draft.ended = RULEBOOK.cause(event).id


def _change_nothing(draft: Draft, event: Event) -> None:
    """The event only says why others happen, or what they come to."""


_APPLY: Final[Mapping[type, Callable[[Draft, Any], None]]] = {
    DirectionChosen: _change_nothing,
    Lifted: _lift,
    Sown: _sow,
    SownAgain: _sow_again,
    SourceSkipped: _change_nothing,
    EndedInOwnPit: _empty_hand,
    EndedWithoutCapture: _empty_hand,
    Captured: _capture,
    ChainCaptured: _capture,
    ChainPassedSource: _change_nothing,
    PitTaken: _take_pit,
    PitKept: _change_nothing,
    StoppedAtOwnPit: _change_nothing,
    StoppedByCount: _change_nothing,
    StoppedAtEmptied: _change_nothing,
    StoppedAtFirstPebble: _change_nothing,
    SlamAnnulled: _empty_hand,
    SlamStood: _change_nothing,
    Banked: _bank,
    TurnEnded: _end_turn,
    Passed: _pass,
    EndedByNoMove: _end,
    EndedByTwoPasses: _end,
    EndedByAgreement: _end,
    EndedByRepetition: _end,
    EndedByMajority: _end,
    LeftForNobody: _change_nothing,
    Gathered: _gather,
    Won: _change_nothing,
    Drawn: _change_nothing,
    WonByPits: _change_nothing,
    WonByPebbles: _change_nothing,
    DrawnGrand: _change_nothing,
}


def _bind(effect: Callable[[Draft, Any], None]) -> Callable[[Any, Draft], None]:
    return lambda event, draft: effect(draft, event)


for _kind, _effect in _APPLY.items():
    _kind.apply = _bind(_effect)  # type: ignore[attr-defined]

"""The Bear's turn as a list of dice: what each did, and the rain it caused."""

from __future__ import annotations

from typing import Final, NamedTuple

from widgets_games.engine.trace import Frame
from widgets_games.games.contract import Agenda, Item, Stage
from widgets_games.games.rowan.drawing.captions import AGENDA, say
from widgets_games.games.rowan.rules import bear_events, events
from widgets_games.games.rowan.rules.cells import BLANK
from widgets_games.games.rowan.rules.moves import Move
from widgets_games.games.rowan.rules.state import Face, RainDie, State

OVER: Final = (
    events.TurnEnded,
    events.LastTurnEnded,
    events.Ended,
    events.EndedByTurns,
    events.Won,
    events.Drawn,
    events.Lost,
)
"""What ends a turn, or the game in the middle of one."""
_TAKEN: Final = (events.DieTaken, events.BlankDie)
_CLOUDS: Final = (bear_events.RainBegan, bear_events.RainBeganLast)
_RAIN: Final = (
    *_CLOUDS,
    bear_events.RainRolled,
    bear_events.RainFell,
    bear_events.RainJoined,
    bear_events.RainTurnedAway,
    bear_events.RainCaved,
)


class RainPart(NamedTuple):
    """A rain die.

    Attributes:
        face: what it shows, None before it falls.
        stage: whether its piece has rained, rains now, or is to come.
        lies: whether the piece still lies on the Ground.
    """

    face: Face | None
    stage: Stage
    lies: bool


class DiePart(NamedTuple):
    """A die of the agenda.

    Attributes:
        face: what it shows.
        stage: whether it is done, being resolved, or to come.
        head: what it names.
        detail: what it did, if that is known here.
        rain: the rain dice that it caused.
    """

    face: Face
    stage: Stage
    head: str
    detail: str
    rain: tuple[RainPart, ...]


class Turn(NamedTuple):
    """The Bear's turn: the dice as they fell, and sorted; not sorted yet if `parts` is empty."""

    rolled: tuple[Face, ...]
    parts: tuple[DiePart, ...]


class _Shown(NamedTuple):
    """How many dice are taken up, and whether the last of them or a rain die happens now.

    `lies` is whether the piece of that rain die still lies on the Ground.
    """

    taken: int
    resolving: bool
    raining: bool
    lies: bool


def turn_of(frame: Frame[State, Move, events.Event]) -> Turn | None:
    """The turn that a frame stands in or ends; None while the player is to move."""
    state, so_far = frame.state, events_so_far(frame)
    over = isinstance(frame.event, OVER)
    if over and not state.rolled and frame.step is not None:
        state = _before_the_end(frame.step.before, so_far)
    if not state.rolled:
        return None
    details = _details(so_far)
    last = next((event for event in reversed(so_far) if isinstance(event, (*_TAKEN, *_RAIN))), None)
    raining = isinstance(last, _RAIN)
    shown = _Shown(
        state.done,
        bool(so_far) and not raining and not over,
        raining and not isinstance(last, _CLOUDS) and not over,
        isinstance(frame.event, bear_events.RainRolled),
    )
    parts = [
        DiePart(
            face,
            _stage(number, shown),
            _head(face),
            details.get(number, ""),
            _rain(state, number, shown),
        )
        for number, face in enumerate(state.agenda, 1)
    ]
    return Turn(state.rolled, tuple(parts))


def agenda(frame: Frame[State, Move, events.Event]) -> Agenda | None:
    """The same as a list for the table: each die, and after it the rain dice it caused."""
    turn = turn_of(frame)
    if turn is None:
        return None
    if not turn.parts:
        unsorted = [Item(say(AGENDA["unsorted"]), str(face), Stage.NEXT) for face in turn.rolled]
        return Agenda(say(AGENDA["title-rolled"]), tuple(unsorted))
    items = []
    for part in turn.parts:
        items.append(Item(part.detail or part.head, str(part.face), part.stage))
        for rain in part.rain:
            face = say(AGENDA["rain-due"]) if rain.face is None else str(rain.face)
            items.append(Item(_rain_label(rain.face), face, rain.stage))
    return Agenda(say(AGENDA["title"]), tuple(items))


def events_so_far(frame: Frame[State, Move, events.Event]) -> tuple[events.Event, ...]:
    """What has happened in the frame's step, up to the frame."""
    return frame.step.events[: frame.index] if frame.step else ()


def _before_the_end(before: State, so_far: tuple[events.Event, ...]) -> State:
    """The dice of a turn that has just ended, put together from the events that ended it."""
    rolled, sorted_, done = before.rolled, before.agenda, before.done
    rained, waiting = [*before.rained], [*before.ground]
    for event in so_far:
        match event:
            case events.Rolled(dice):
                rolled = dice
            case events.Sorted(dice):
                sorted_ = dice
            case events.DieTaken(number=number) | events.BlankDie(number=number):
                done = number
            case bear_events.WentToGround(height=height):
                waiting.extend([done] * height)
            case bear_events.RainRolled(face=face):
                rained.append(RainDie(waiting.pop(0), face))
            case _:
                pass
    return before._replace(
        rolled=rolled, agenda=sorted_, done=done, rained=tuple(rained), ground=tuple(waiting)
    )


def _details(so_far: tuple[events.Event, ...]) -> dict[int, str]:
    """What each die did, by its number, as far as these events tell."""
    found = dict[int, str]()
    number = 0
    for event in so_far:
        match event:
            case events.DieTaken(number=taken) | events.BlankDie(number=taken):
                number = taken
            case bear_events.SteppedDown(origin, target, _):
                found[number] = say(AGENDA["step"], origin=origin, target=target)
            case bear_events.WentToGround(_, height):
                found[number] = say(AGENDA["ground"], height=height)
            case bear_events.CameFromCave(height=height):
                found[number] = say(AGENDA["cave"], height=height)
            case bear_events.CaveWasEmpty():
                found[number] = say(AGENDA["cave-empty"])
            case _:
                pass
    return found


def _head(face: Face) -> str:
    return say(AGENDA["blank"]) if face == BLANK else say(AGENDA["column"], column=face - 1)


def _rain_label(face: Face | None) -> str:
    if face is None:
        return say(AGENDA["rain-item"])
    if face == BLANK:
        return say(AGENDA["rain-cave"])
    return say(AGENDA["rain-column"], column=face - 1)


def _stage(number: int, shown: _Shown) -> Stage:
    if number > shown.taken:
        return Stage.NEXT
    return Stage.NOW if number == shown.taken and shown.resolving else Stage.DONE


def _rain(state: State, number: int, shown: _Shown) -> tuple[RainPart, ...]:
    """The rain dice that a die caused: those that fell, and those to come."""
    newest = len(state.rained) - 1 if shown.raining else -1
    fallen = [
        RainPart(rain.face, Stage.NOW, shown.lies)
        if index == newest
        else RainPart(rain.face, Stage.DONE, False)
        for index, rain in enumerate(state.rained)
        if rain.die == number
    ]
    waiting = state.ground[1:] if shown.lies else state.ground
    return (*fallen, *[RainPart(None, Stage.NEXT, True)] * waiting.count(number))

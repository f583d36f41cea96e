"""A legal move unfolded: the player's stack, the Bear's dice one by one, each rain die, the end.

Rain is rolled piece by piece in moves of its own. The Bear's dice are taken up as far as the next
rain, and go on after it.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from widgets_games.games.rowan.rules.bear import BLANK, act_in_column, rain
from widgets_games.games.rowan.rules.cells import HIGHEST_STACK, SKY, lanes
from widgets_games.games.rowan.rules.effects import Draft
from widgets_games.games.rowan.rules.end_events import (
    Drawn,
    Ended,
    EndedByTurns,
    Lost,
    TurnEnded,
    Won,
)
from widgets_games.games.rowan.rules.events import (
    BlankDie,
    DiceDue,
    DieTaken,
    Event,
    LeftForSky,
    Rolled,
    Sorted,
    StackChosen,
    StackMoved,
    StackPassed,
)
from widgets_games.games.rowan.rules.lines import steps_between
from widgets_games.games.rowan.rules.rain_events import (
    RainBegan,
    RainBeganLast,
    RainPutOff,
)
from widgets_games.games.rowan.rules.state import Face, Go, Move, Rain, Roll
from widgets_games.games.rowan.rules.switches import Terms

LEAST_TO_WIN: Final = 10
LEAST_TO_DRAW: Final = 9
"""Light pieces in the Sky; fewer lose the game."""

# They are few, and made once.
_DICE_DUE: Final = tuple(DiceDue(height) for height in range(HIGHEST_STACK + 1))
_UNCOUNTED: Final = TurnEnded(0)
_blank = cache(BlankDie)


def unfold(draft: Draft, move: Move, terms: Terms) -> tuple[Event, ...]:
    """The events of a legal move, all of them applied to a working copy of the state before.

    Raises:
        ValueError: no rule allows the kind of move.
    """
    if isinstance(move, Go):
        _play(draft, move)
    elif isinstance(move, Roll):
        draft.happen(Rolled(move.dice))
        draft.happen(Sorted(tuple(sorted(move.dice))))
        _resolve(draft, terms)
    elif isinstance(move, Rain):
        if rain(draft, move.face, terms) and _is_over(draft):
            _end(draft)
        elif not draft.ground:
            _resolve(draft, terms)
    else:
        raise ValueError("a move beyond the board is never legal")
    return tuple(draft.told)


def result(saved: int) -> Won | Drawn | Lost:
    """What so many light pieces in the Sky come to."""
    if saved >= LEAST_TO_WIN:
        return Won(saved)
    return Drawn(saved) if saved >= LEAST_TO_DRAW else Lost(saved)


def _play(draft: Draft, move: Go) -> None:
    origin, target = move
    height = draft.cells[origin]
    draft.told.append(StackChosen(origin, height))
    if target == SKY:
        draft.happen(LeftForSky(origin, height, draft.sky + height))
        if _is_over(draft):
            _end(draft)
            return
    elif target == origin:
        draft.told.append(StackPassed(origin, height))
    else:
        draft.happen(StackMoved(origin, target, steps_between(origin, target), height))
    draft.happen(_DICE_DUE[height])


def _resolve(draft: Draft, terms: Terms) -> None:
    """The dice that are left, up to the next rain or to the end of the turn."""
    agenda = draft.agenda
    dice = len(agenda)
    while draft.done < dice:
        face = agenda[draft.done]
        number = draft.done + 1
        if face == BLANK:
            draft.happen(_blank(number, dice))
            continue
        lying = len(draft.ground)
        draft.happen(_taken(number, dice, face, terms.rows))
        if act_in_column(draft, terms.lanes[face - 1], terms) and _is_over(draft):
            _end(draft)
            return
        if pieces := len(draft.ground) - lying:
            if not terms.rain_last:
                draft.told.append(RainBegan(pieces))
                return
            draft.told.append(RainPutOff(pieces))
    if draft.ground:
        draft.told.append(RainBeganLast(len(draft.ground)))
        return
    _end_turn(draft, terms)


@cache
def _taken(number: int, dice: int, face: Face, rows: int) -> DieTaken:
    return DieTaken(number, dice, face, lanes(rows)[face - 1])


def _end_turn(draft: Draft, terms: Terms) -> None:
    if not terms.max_turns:
        draft.happen(_UNCOUNTED)
        return
    last = draft.turns + 1 >= terms.max_turns
    draft.happen(TurnEnded(draft.turns + 1, last))
    if last:
        left = sum(standing for standing in draft.cells if standing > 0)
        draft.happen(EndedByTurns(draft.turns, left))
        draft.happen(result(draft.sky))


def _is_over(draft: Draft) -> bool:
    return max(draft.cells) <= 0


def _end(draft: Draft) -> None:
    draft.happen(Ended())
    draft.happen(result(draft.sky))

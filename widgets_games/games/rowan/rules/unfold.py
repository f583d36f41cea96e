"""A legal move unfolded: the player's stack, the Bear's dice one by one, each rain die, the end.

Rain is rolled piece by piece in moves of its own. The Bear's dice are taken up as far as the next
rain, and go on after it.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from widgets_games.games.rowan.rules import bear, bear_events, endings, events
from widgets_games.games.rowan.rules.cells import BLANK, HIGHEST_STACK, SKY, lanes
from widgets_games.games.rowan.rules.effects import Draft
from widgets_games.games.rowan.rules.lines import steps_between
from widgets_games.games.rowan.rules.moves import Go, Move, Rain, Roll
from widgets_games.games.rowan.rules.state import Face
from widgets_games.games.rowan.rules.switches import Terms

# They are few, and made once.
_DICE_DUE: Final = tuple(events.DiceDue(height) for height in range(HIGHEST_STACK + 1))
_UNCOUNTED: Final = events.TurnEnded(0)
_blank = cache(events.BlankDie)
_chosen = cache(events.StackChosen)


def unfold(draft: Draft, move: Move, terms: Terms) -> tuple[events.Event, ...]:
    """The events of a legal move, all of them applied to a working copy of the state before.

    Raises:
        ValueError: no rule allows the kind of move.
    """
    if isinstance(move, Go):
        _play(draft, move)
    elif isinstance(move, Roll):
        draft.happen(events.Rolled(move.dice))
        draft.happen(events.Sorted(move.ascending))
        _resolve(draft, terms)
    elif isinstance(move, Rain):
        if bear.rain(draft, move.face, terms) and endings.is_light_gone(draft.cells):
            _end(draft)
        elif not draft.ground:
            _resolve(draft, terms)
    else:
        raise ValueError("a move beyond the board is never legal")
    return tuple(draft.told)


def _play(draft: Draft, move: Go) -> None:
    """The whole stack goes, passes, or leaves; its height is how many dice the Bear owes.

    Rule: whole-stack, pass, bear-dice.
    """
    origin, target = move
    height = draft.cells[origin]
    draft.told.append(_chosen(origin, height))
    if target == SKY:
        draft.happen(events.LeftForSky(origin, height, draft.sky + height))
        if endings.is_light_gone(draft.cells):
            _end(draft)
            return
    elif target == origin:
        draft.told.append(events.StackPassed(origin, height))
    else:
        draft.happen(events.StackMoved(origin, target, steps_between(origin, target), height))
    draft.happen(_DICE_DUE[height])


def _resolve(draft: Draft, terms: Terms) -> None:
    """The dice that are left, up to the next rain or to the end of the turn."""
    agenda = draft.agenda
    dice = len(agenda)
    while draft.done < dice:
        face = agenda[draft.done]
        number = draft.done + 1
        lying = len(draft.ground)
        if _take_up(draft, number, dice, face, terms) and endings.is_light_gone(draft.cells):
            _end(draft)
            return
        fallen = len(draft.ground) - lying
        if fallen and _rains_at_once(draft, fallen, terms):
            return
    if draft.ground:
        draft.told.append(bear_events.RainBeganLast(len(draft.ground)))
        return
    _end_turn(draft, terms)


def _take_up(draft: Draft, number: int, dice: int, face: Face, terms: Terms) -> bool:
    """A die does nothing, or names the column in which the Bear acts.

    Rule: blank.

    Returns:
        Whether a light stack is gone.
    """
    if face == BLANK:
        draft.happen(_blank(number, dice))
        return False
    draft.happen(_taken(number, dice, face, terms.rows))
    return bear.act_in_column(draft, terms.lanes[face - 1], terms)


def _rains_at_once(draft: Draft, fallen: int, terms: Terms) -> bool:
    """Whether the pieces that a die has sent to the Ground rain before the next die.

    Rule: rain-when.
    """
    if terms.rain_last:
        draft.told.append(bear_events.RainPutOff(fallen))
    else:
        draft.told.append(bear_events.RainBegan(fallen))
    return not terms.rain_last


@cache
def _taken(number: int, dice: int, face: Face, rows: int) -> events.DieTaken:
    return events.DieTaken(number, dice, face, lanes(rows)[face - 1])


def _end_turn(draft: Draft, terms: Terms) -> None:
    """All is resolved: the player is next, unless it was the last turn.

    Rule: turn.
    """
    if not terms.max_turns:
        draft.happen(_UNCOUNTED)
        return
    turns = draft.turns + 1
    if not endings.is_out_of_turns(turns, terms.max_turns):
        draft.happen(events.TurnEnded(turns))
    else:
        draft.happen(events.LastTurnEnded(turns))
        left = sum(standing for standing in draft.cells if standing > 0)
        draft.told.append(events.EndedByTurns(turns, left))
        draft.told.append(endings.result(draft.sky))


def _end(draft: Draft) -> None:
    draft.told.append(events.Ended())
    draft.told.append(endings.result(draft.sky))

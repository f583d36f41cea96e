"""What the Bear's pieces do: a step of the highest stack, a return from the Cave, rain, a meeting.

Every event happens to the working copy as it is told: what happens next depends on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from widgets_games.games.rowan.rules import bear_events, events
from widgets_games.games.rowan.rules.cells import BLANK, COLUMNS, HIGHEST_STACK, Cell, Lane
from widgets_games.games.rowan.rules.effects import Draft
from widgets_games.games.rowan.rules.state import Face
from widgets_games.games.rowan.rules.switches import Terms

Highest: TypeAlias = (
    events.OnlyStack | events.NearestSky | events.Tallest | events.TallestNearestSky
)
"""Which stack is the highest, and why."""

# They are few and happen often: made once.
_only_stack = cache(events.OnlyStack)
_stepped_down = cache(bear_events.SteppedDown)


def act_in_column(draft: Draft, lane: Lane, terms: Terms) -> bool:
    """A die has named a column: its highest Bear stack steps, or the Cave sends one.

    Rule: bear-step, ground.

    Returns:
        Whether a light stack is gone.
    """
    found = highest(draft.cells, lane, terms)
    if found is None:
        return _return(draft, lane[0], terms)
    draft.told.append(found)
    origin, height = found.cell, found.height
    if origin < COLUMNS:
        draft.happen(bear_events.WentToGround(origin, height))
        return False
    target = origin - COLUMNS
    draft.happen(_stepped_down(origin, target, height))
    return draft.air is not None and _enter(draft, target, height, terms)


def rain(draft: Draft, face: Face, terms: Terms) -> bool:
    """The rain die of the first piece on the Ground has fallen.

    Rule: rain, rain-full.

    Returns:
        Whether a light stack is gone.
    """
    draft.happen(bear_events.RainRolled(face, len(draft.ground)))
    if face == BLANK:
        draft.happen(bear_events.RainCaved(draft.cave + 1))
        return False
    cell = terms.lanes[face - 1][0]
    standing = draft.cells[cell]
    if standing >= 0:
        draft.happen(bear_events.RainFell(cell))
        return standing > 0 and _enter(draft, cell, 1, terms)
    if standing > -HIGHEST_STACK:
        draft.happen(bear_events.RainJoined(cell, 1 - standing))
    else:
        draft.happen(bear_events.RainTurnedAway(cell, draft.cave + 1))
    return False


def highest(cells: Sequence[int], lane: Lane, terms: Terms) -> Highest | None:
    """The highest Bear stack of a column and why it is, None where there is none.

    Rule: highest.
    """
    stacks = [cell for cell in lane if cells[cell] < 0]
    if not stacks:
        return None
    cell = stacks[0]
    if len(stacks) == 1:
        return _only_stack(cell, -cells[cell])
    if terms.by_height:
        return _tallest(cells, stacks)
    return events.NearestSky(cell, -cells[cell], tuple(stacks[1:]))


def _tallest(cells: Sequence[int], stacks: list[Cell]) -> events.Tallest | events.TallestNearestSky:
    """The tallest of several stacks, of equals the one nearest the Sky."""
    height = -min(cells[cell] for cell in stacks)
    tallest = [cell for cell in stacks if cells[cell] == -height]
    cell = tallest[0]
    if len(tallest) > 1:
        return events.TallestNearestSky(cell, height, tuple(tallest[1:]))
    return events.Tallest(cell, height, tuple(other for other in stacks if other != cell))


def _return(draft: Draft, top: Cell, terms: Terms) -> bool:
    """All that the Cave has, five pieces at most, come to a column without a Bear stack.

    Rule: cave-return.
    """
    if not draft.cave:
        draft.told.append(bear_events.CaveWasEmpty(top))
        return False
    height = min(draft.cave, HIGHEST_STACK)
    draft.happen(bear_events.CameFromCave(top, height, draft.cave - height))
    return draft.air is not None and _enter(draft, top, height, terms)


def _enter(draft: Draft, cell: Cell, dark: int, terms: Terms) -> bool:
    """Bear pieces in the air enter an occupied cell: whether a light stack there is gone."""
    standing = draft.cells[cell]
    if standing < 0:
        draft.happen(_merger(draft, cell, dark, dark - standing))
        return False
    pairs = _annihilate(draft, cell, dark, standing)
    _put_away(draft, cell, pairs, terms)
    return pairs == standing


def _annihilate(draft: Draft, cell: Cell, dark: int, light: int) -> int:
    """Both sides remove each other pair by pair, and what is left holds the cell: how many pairs.

    Rule: annihilate.
    """
    draft.told.append(bear_events.Met(cell, dark, light))
    pairs = min(dark, light)
    if dark > light:
        draft.happen(bear_events.BearHeld(cell, pairs, dark - pairs))
    elif light > dark:
        draft.happen(bear_events.LightHeld(cell, pairs, light - pairs))
    else:
        draft.happen(bear_events.NobodyHeld(cell, pairs))
    return pairs


def _put_away(draft: Draft, cell: Cell, pairs: int, terms: Terms) -> None:
    """Annihilated pairs go to the Pit, the Bear's pieces to the Cave if the switch says so.

    Rule: pit.
    """
    lost_light, lost_dark = draft.pit
    if terms.dead_to_cave:
        draft.happen(bear_events.PairsParted(cell, pairs, lost_light + pairs, draft.cave + pairs))
    else:
        draft.happen(bear_events.PairsLost(cell, pairs, lost_light + pairs, lost_dark + pairs))


def _merger(
    draft: Draft, cell: Cell, height: int, total: int
) -> bear_events.Merged | bear_events.MergedOver:
    """Two Bear stacks join; what would be higher than five goes to the Cave.

    Rule: bear-merge.
    """
    over = total - HIGHEST_STACK
    if over > 0:
        return bear_events.MergedOver(cell, height, over, draft.cave + over)
    return bear_events.Merged(cell, height, total)

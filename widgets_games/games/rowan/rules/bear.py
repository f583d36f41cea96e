"""What the Bear's pieces do: a step of the highest stack, a return from the Cave, rain, a meeting.

Every event happens to the working copy as it is told: what happens next depends on it.
"""

from __future__ import annotations

from widgets_games.games.rowan.rules.cells import COLUMNS, HIGHEST_STACK, Cell, Lane
from widgets_games.games.rowan.rules.effects import Draft
from widgets_games.games.rowan.rules.events import (
    BearHeld,
    CameFromCave,
    CaveWasEmpty,
    Event,
    LightHeld,
    Merged,
    MergedOver,
    Met,
    NearestSky,
    NobodyHeld,
    OnlyStack,
    PairsLost,
    PairsParted,
    SteppedDown,
    Tallest,
    TallestNearestSky,
)
from widgets_games.games.rowan.rules.rain_events import (
    RainCaved,
    RainFell,
    RainJoined,
    RainRolled,
    RainTurnedAway,
    WentToGround,
)
from widgets_games.games.rowan.rules.state import Face
from widgets_games.games.rowan.rules.switches import Terms

BLANK: Face = 6


def act_in_column(draft: Draft, lane: Lane, terms: Terms) -> bool:
    """A die has named a column: its highest Bear stack steps, or the Cave sends one.

    Returns:
        Whether a light stack is gone.
    """
    cells = draft.cells
    stacks = [cell for cell in lane if cells[cell] < 0]
    if not stacks:
        return _return(draft, lane[0], terms)
    found = _highest_by_height(draft, stacks) if terms.by_height else _highest(draft, stacks)
    draft.told.append(found)
    origin, height = found.cell, found.height
    if origin < COLUMNS:
        draft.happen(WentToGround(origin, height))
        return False
    target = origin - COLUMNS
    draft.happen(SteppedDown(origin, target, height))
    return draft.air is not None and _meet(draft, target, height, terms)


def rain(draft: Draft, face: Face, terms: Terms) -> bool:
    """The rain die of the first piece on the Ground has fallen.

    Returns:
        Whether a light stack is gone.
    """
    draft.happen(RainRolled(face, len(draft.ground)))
    if face == BLANK:
        draft.happen(RainCaved(draft.cave + 1))
        return False
    cell = terms.lanes[face - 1][0]
    standing = draft.cells[cell]
    if standing >= 0:
        draft.happen(RainFell(cell))
        return standing > 0 and _meet(draft, cell, 1, terms)
    if standing > -HIGHEST_STACK:
        draft.happen(RainJoined(cell, 1 - standing))
    else:
        draft.happen(RainTurnedAway(cell, draft.cave + 1))
    return False


def _highest(draft: Draft, stacks: list[Cell]) -> OnlyStack | NearestSky:
    """The stack nearest the Sky; the stacks come from the Sky down."""
    cell = stacks[0]
    if len(stacks) == 1:
        return OnlyStack(cell, -draft.cells[cell])
    return NearestSky(cell, -draft.cells[cell], tuple(stacks[1:]))


def _highest_by_height(draft: Draft, stacks: list[Cell]) -> OnlyStack | Tallest | TallestNearestSky:
    """The tallest stack, of equals the one nearest the Sky."""
    cells = draft.cells
    height = -min(cells[cell] for cell in stacks)
    tallest = [cell for cell in stacks if cells[cell] == -height]
    cell = tallest[0]
    if len(stacks) == 1:
        return OnlyStack(cell, height)
    if len(tallest) > 1:
        return TallestNearestSky(cell, height, tuple(tallest[1:]))
    return Tallest(cell, height, tuple(other for other in stacks if other != cell))


def _return(draft: Draft, top: Cell, terms: Terms) -> bool:
    if not draft.cave:
        draft.told.append(CaveWasEmpty(top))
        return False
    height = min(draft.cave, HIGHEST_STACK)
    draft.happen(CameFromCave(top, height, draft.cave - height))
    return draft.air is not None and _meet(draft, top, height, terms)


def _meet(draft: Draft, cell: Cell, dark: int, terms: Terms) -> bool:
    """Bear pieces in the air enter an occupied cell: whether a light stack there is gone."""
    standing = draft.cells[cell]
    if standing < 0:
        draft.happen(_merger(draft, cell, dark, dark - standing))
        return False
    draft.told.append(Met(cell, dark, standing))
    pairs = min(dark, standing)
    if dark > standing:
        draft.happen(BearHeld(cell, pairs, dark - pairs))
    elif standing > dark:
        draft.happen(LightHeld(cell, pairs, standing - pairs))
    else:
        draft.happen(NobodyHeld(cell, pairs))
    lost_light, lost_dark = draft.pit
    if terms.dead_to_cave:
        draft.happen(PairsParted(cell, pairs, lost_light + pairs, draft.cave + pairs))
    else:
        draft.happen(PairsLost(cell, pairs, lost_light + pairs, lost_dark + pairs))
    return pairs == standing


def _merger(draft: Draft, cell: Cell, height: int, total: int) -> Event:
    over = total - HIGHEST_STACK
    if over > 0:
        return MergedOver(cell, height, over, draft.cave + over)
    return Merged(cell, height, total)

"""What an event points at on the board."""

from __future__ import annotations

from typing import Final

from widgets_games.engine.trace import Frame
from widgets_games.games.rowan.drawing.agenda import OVER, events_so_far
from widgets_games.games.rowan.drawing.captions import EVENTS, MOMENTS, WORDS, Saying, say, say_both
from widgets_games.games.rowan.drawing.pointing import Change, Lens, Picture
from widgets_games.games.rowan.drawing.sky import zone_of
from widgets_games.games.rowan.rules import bear, bear_events, events
from widgets_games.games.rowan.rules.cells import BLANK, COLUMNS
from widgets_games.games.rowan.rules.moves import Go, Move
from widgets_games.games.rowan.rules.state import Face, State
from widgets_games.games.rowan.rules.switches import LIGHT_PIECES, Terms

ENDINGS: Final = (
    events.Ended,
    events.EndedByTurns,
    events.Won,
    events.Drawn,
    events.Lost,
)


def happening(frame: Frame[State, Move, events.Event], terms: Terms, preview: bool) -> Picture:
    """What a frame's event points at.

    Args:
        frame: the state and what has just happened.
        terms: what is played.
        preview: whether to show what it will lead to, or leave it to be guessed.
    """
    picture = Picture(who=_who(frame, terms))
    event = frame.event
    if event is None:
        picture.saying = _moment(frame.state)
    else:
        picture.saying = _told(frame.state, event, terms)
        picture.lane = _lane(frame)
        _players_part(picture, frame, event)
        _dice(picture, event)
        _meeting(picture, event, terms, preview)
        _rain(picture, event)
        _ending(picture, frame, event)
    if frame.state.pairs:
        picture.going = _parted(frame.state.pairs, terms)
    if frame.state.due:
        picture.due, picture.due_words = frame.state.due, say(WORDS["due"])
    return picture


def _who(frame: Frame[State, Move, events.Event], terms: Terms) -> str:
    state = frame.state
    acting = "bear" if state.due or state.rolled else "light"
    event = frame.event
    if isinstance(event, (events.LastTurnEnded, *ENDINGS)):
        acting = "over"
    if not terms.max_turns or acting == "over":
        return say(WORDS[acting])
    turn = min(state.turns + 1, terms.max_turns)
    return say(WORDS["turn"], who=say(WORDS[acting]), turn=turn, turns=terms.max_turns)


def _moment(state: State) -> Saying:
    """What is to happen where nothing has happened yet."""
    if state.due:
        return say_both(MOMENTS["roll"], due=state.due)
    if state.ground:
        return say_both(MOMENTS["rain"], pieces=len(state.ground))
    light = sum(standing for standing in state.cells if standing > 0)
    return say_both(MOMENTS["start" if light == LIGHT_PIECES else "choose"])


def _told(state: State, event: events.Event, terms: Terms) -> Saying:
    """The words for an event, true of the state that it has led to."""
    match event:
        case bear_events.RainRolled(face) if face == BLANK:
            return say_both(MOMENTS["rain-blank"])
        case bear_events.RainRolled(face):
            return say_both(EVENTS[type(event)], face=face, column=face - 1)
        case events.DieTaken(face=face):
            return say_both(_next_in_column(state, event, terms), column=face - 1)
        case _:
            return say_both(EVENTS[type(event)], **event._asdict())


def _next_in_column(state: State, taken: events.DieTaken, terms: Terms) -> Saying:
    """What the die that names a column is about to do there."""
    found = bear.highest(state.cells, taken.lane, terms)
    if found is None:
        return MOMENTS["cave-next" if state.cave else "cave-empty"]
    return MOMENTS["ground-next"] if found.cell < COLUMNS else EVENTS[events.DieTaken]


_NOTHING_NAMED: Final = (
    events.BlankDie,
    bear_events.RainBegan,
    bear_events.RainPutOff,
    bear_events.RainBeganLast,
    *OVER,
)
"""After these no column is named any more."""


def _lane(frame: Frame[State, Move, events.Event]) -> int | None:
    """The column that the last die named, as long as that die is being resolved."""
    face: Face = BLANK
    for event in events_so_far(frame):
        if isinstance(event, events.DieTaken | bear_events.RainRolled):
            face = event.face
        elif isinstance(event, _NOTHING_NAMED):
            face = BLANK
    return None if face == BLANK else face - 1


def _players_part(
    picture: Picture, frame: Frame[State, Move, events.Event], event: events.Event
) -> None:
    match event:
        case events.StackChosen(cell, _) | events.StackPassed(cell, _):
            picture.rings[cell] = "now"
        case events.StackMoved(origin, target, _, height):
            picture.ghost = origin, height
            picture.way = origin, target
            picture.rings[target] = "now"
        case events.LeftForSky(origin, height, _):
            picture.ghost = origin, height
            picture.to_sky = origin
            picture.fresh = height
        case events.DiceDue():
            picture.glow.add("dice")
            move = frame.step.move if frame.step else None
            if isinstance(move, Go) and move.target >= 0:
                picture.rings[move.target] = "left"
        case _:
            pass


def _dice(picture: Picture, event: events.Event) -> None:
    match event:
        case events.Rolled() | events.Sorted():
            picture.glow.add("dice")
        case events.OnlyStack(cell, _):
            picture.rings[cell] = "now"
        case (
            events.NearestSky(cell, _, others)
            | events.Tallest(cell, _, others)
            | events.TallestNearestSky(cell, _, others)
        ):
            picture.rings |= dict.fromkeys(others, "left")
            picture.rings[cell] = "now"
        case bear_events.SteppedDown(origin, target, height):
            picture.ghost = origin, -height
            picture.falling = target
            picture.rings[target] = "now"
        case bear_events.CameFromCave(cell, _, _):
            picture.falling = cell
            picture.rings[cell] = "now"
            picture.glow.add("cave")
        case bear_events.CaveWasEmpty(cell):
            picture.rings[cell] = "left"
            picture.glow.add("cave")
        case bear_events.WentToGround(origin, height):
            picture.ghost = origin, -height
            picture.glow.add("ground")
        case _:
            pass


def _meeting(picture: Picture, event: events.Event, terms: Terms, preview: bool) -> None:
    match event:
        case bear_events.Met(cell, dark, light):
            picture.rings[cell] = "now"
            picture.lens = Lens(cell, dark, light, told=preview)
            if preview:
                picture.going = _parted(min(dark, light), terms)
        case bear_events.BearHeld(cell, pairs, left):
            picture.rings[cell] = "now"
            picture.lens = Lens(cell, pairs + left, pairs, gone=True)
        case bear_events.LightHeld(cell, pairs, left):
            picture.rings[cell] = "now"
            picture.lens = Lens(cell, pairs, pairs + left, gone=True)
        case bear_events.NobodyHeld(cell, pairs):
            picture.rings[cell] = "now"
            picture.lens = Lens(cell, pairs, pairs, gone=True)
        case bear_events.PairsLost(cell=cell):
            picture.rings[cell] = "left"
            picture.glow.add("pit")
        case bear_events.PairsParted(cell=cell):
            picture.rings[cell] = "left"
            picture.glow |= {"pit", "cave"}
        case bear_events.Merged(cell, height, _):
            picture.rings[cell] = "now"
            picture.gains[cell] = say(WORDS["more"], count=height)
        case bear_events.MergedOver(cell, height, over, _):
            picture.rings[cell] = "now"
            picture.glow.add("cave")
            if height > over:
                picture.gains[cell] = say(WORDS["more"], count=height - over)
        case _:
            pass


def _parted(pairs: int, terms: Terms) -> Change:
    """Where the pieces of annihilated pairs are going."""
    return Change(pairs, 0, pairs) if terms.dead_to_cave else Change(pairs, pairs)


def _rain(picture: Picture, event: events.Event) -> None:
    match event:
        case bear_events.RainBegan() | bear_events.RainPutOff() | bear_events.RainBeganLast():
            picture.glow.add("ground")
        case bear_events.RainFell(cell):
            picture.falling, picture.rain = cell, True
            picture.rings[cell] = "now"
        case bear_events.RainJoined(cell, _):
            picture.falling, picture.rain = cell, True
            picture.rings[cell] = "now"
            picture.gains[cell] = say(WORDS["more"], count=1)
        case bear_events.RainTurnedAway(cell, _):
            picture.rings[cell] = "left"
            picture.glow.add("cave")
        case bear_events.RainCaved():
            picture.glow.add("cave")
        case _:
            pass


def _ending(picture: Picture, frame: Frame[State, Move, events.Event], event: events.Event) -> None:
    if isinstance(event, events.TurnEnded | events.LastTurnEnded):
        picture.glow.add("dice")
        for done in events_so_far(frame):
            match done:
                case bear_events.SteppedDown(target=cell) | bear_events.CameFromCave(cell=cell):
                    picture.rings[cell] = "left"
                case bear_events.RainFell(cell) | bear_events.RainJoined(cell, _):
                    picture.rings[cell] = "left"
                case _:
                    pass
    elif isinstance(event, ENDINGS):
        picture.glow.add("sky")
        picture.zone = zone_of(frame.state.sky)
        if isinstance(event, events.Won | events.Drawn | events.Lost):
            picture.banner = picture.saying

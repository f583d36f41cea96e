"""The drawing of Oh-Wah-Ree."""

from __future__ import annotations

from collections.abc import Iterator

from widgets_games.engine.rulebook import Place
from widgets_games.games.ohwahree.drawing import description as words
from widgets_games.games.ohwahree.drawing.choice_marks import choosing, picked, picked_pit, refused
from widgets_games.games.ohwahree.drawing.course import course_of
from widgets_games.games.ohwahree.drawing.event_marks import happening
from widgets_games.games.ohwahree.drawing.flight import flights
from widgets_games.games.ohwahree.drawing.geometry import (
    CENTRE,
    GROOVE,
    HALF,
    PAGE_H,
    PAGE_W,
    RIM,
    TOUCH,
    button_at,
    pit_at,
)
from widgets_games.games.ohwahree.drawing.groove import groove
from widgets_games.games.ohwahree.drawing.ground import ground
from widgets_games.games.ohwahree.drawing.hand import hand
from widgets_games.games.ohwahree.drawing.hand import stencils as hand_stencils
from widgets_games.games.ohwahree.drawing.links import chain, tag
from widgets_games.games.ohwahree.drawing.middle import middle, tag_in_middle
from widgets_games.games.ohwahree.drawing.pebbles import stencils as pebble_stencils
from widgets_games.games.ohwahree.drawing.pits import (
    badges,
    heaps,
    inside,
    letters,
    owners,
    rings,
    tabs,
)
from widgets_games.games.ohwahree.drawing.pointing import Picture
from widgets_games.games.ohwahree.drawing.style import Style, style_of
from widgets_games.games.ohwahree.drawing.trays import names, totals, trays
from widgets_games.games.ohwahree.rules import end_events as end
from widgets_games.games.ohwahree.rules import events as e
from widgets_games.games.ohwahree.rules.moves import Move, Sow
from widgets_games.games.ohwahree.rules.ring import CLOCKWISE, COUNTERCLOCKWISE, LETTERS, Pit
from widgets_games.games.ohwahree.rules.rules import OhWahReeRules
from widgets_games.games.ohwahree.rules.state import State
from widgets_games.render.board import Board, Look, View
from widgets_games.render.caption import CaptionRoom, caption
from widgets_games.render.geometry import square
from widgets_games.render.marks import cursor
from widgets_games.render.scene import AnyShape, Ellipse, Flight, Region

BUTTONS = {"+": COUNTERCLOCKWISE, "-": CLOCKWISE}
HAND_PLACE = "hand"


class OhWahReeBoard(Board[State, Move, e.Event]):
    """The ring of twelve pits, the owners' markers round it, the hand in its middle.

    Args:
        rules: what is played; they foresee what a picked move would do.
    """

    def __init__(self, rules: OhWahReeRules) -> None:
        self._rules = rules

    def size(self, look: Look) -> tuple[float, float]:  # noqa: ARG002 - the same for both sizes
        """Width and height of the picture."""
        return PAGE_W, PAGE_H

    def ground(self, look: Look) -> tuple[AnyShape, ...]:
        """The part of the picture that no step changes."""
        return tuple(ground(style_of(look), self._rules.players))

    def stencils(self, look: Look) -> tuple[AnyShape, ...]:
        """The pebbles and the hand: what a step draws with gradients and reused paths."""
        style = style_of(look)
        return (*pebble_stencils(style), *hand_stencils(style))

    def moving(self, view: View[State, Move, e.Event]) -> tuple[AnyShape, ...]:
        """What a step can change."""
        style, state = style_of(view.look), view.frame.state
        picture = self._picture(view)
        return (
            *owners(style, state, picture.change),
            *trays(style, state, _come(view.frame.event)),
            *totals(style, state, picture),
            *names(style, view.frame, self._rules.options["grand"]),
            *heaps(style, state, picture),
            *inside(style, picture),
            *rings(style, picture),
            *_focus(style, view),
            *chain(style, picture),
            *badges(style, state, picture),
            *letters(style, picture),
            *tabs(style, picture),
            *groove(style, picture),
            *_middle(style, view, picture),
            *_tag(style, picture),
            *caption(
                tuple(words.remarks(view, self._rules.events, self._rules.terms.chosen)),
                _caption_room(style),
                style.theme,
                style.colours.edge,
            ),
        )

    def regions(self, view: View[State, Move, e.Event]) -> tuple[Region, ...]:
        """The pits in the order of the ring, the two directions, the hand."""
        state = view.frame.state
        pit, geometry = picked_pit(view.marks), style_of(view.look).geometry
        return (
            *(
                Region(letter, *square(pit_at(pit), TOUCH), words.pit_label(state, pit))
                for pit, letter in enumerate(LETTERS)
            ),
            *(
                Region(
                    sign,
                    *square(button_at(pit, direction, geometry.button_turn), geometry.button_touch),
                    words.button_label(direction),
                )
                for sign, direction in BUTTONS.items()
            ),
            Region(HAND_PLACE, *square(CENTRE, geometry.hand_touch), words.hand_label(state)),
        )

    def flights(self, view: View[State, Move, e.Event]) -> tuple[Flight, ...]:
        """The way of the pebbles that the event moved."""
        return tuple(flights(style_of(view.look), view.frame))

    def description(self, view: View[State, Move, e.Event]) -> str:
        """The picture in words."""
        return words.description(view, self._rules.events)

    def text(self, view: View[State, Move, e.Event]) -> str:
        """The pits as they are drawn, in two rows of six: letter, pebbles, owner."""
        return words.text(view.frame.state)

    def clicks(self, move: Move) -> tuple[Place, ...]:
        """A pit and the direction, or the pit once more where there is none to choose."""
        if not isinstance(move, Sow):
            return (HAND_PLACE,)
        letter = LETTERS[move.pit]
        if not self._rules.terms.chosen:
            return letter, letter
        return letter, "-" if move.direction == CLOCKWISE else "+"

    def _picture(self, view: View[State, Move, e.Event]) -> Picture:
        """One idea at a time: what was refused, else what was picked, else what has happened."""
        marks, state = view.marks, view.frame.state
        if marks.refused is not None:
            places = [place for objection in marks.objections for place in objection.places]
            return refused(marks.refused, tuple(places))
        pit = picked_pit(marks)
        if pit is not None:
            return picked(state, marks, pit, self._rules.events, self._rules.terms.chosen)
        picture = happening(view.frame, marks.preview)
        choosing(picture, state, marks)
        return picture


def _middle(style: Style, view: View[State, Move, e.Event], picture: Picture) -> Iterator[AnyShape]:
    holding = view.frame.state.hand
    if holding is None or picture.lines:
        yield from middle(style, picture)
        return
    yield from hand(style, holding, _pointing(view), picture, _taken(view.frame.event))


def _tag(style: Style, picture: Picture) -> Iterator[AnyShape]:
    if picture.tag and not tag_in_middle(style, picture):
        yield from tag(style, picture.tag)


def _pointing(view: View[State, Move, e.Event]) -> Pit:
    """The pit that the hand gives to or takes from."""
    frame = view.frame
    assert frame.state.hand is not None
    links = course_of(frame.step.events[: frame.index]).links if frame.step else ()
    return links[-1].pit if links else frame.state.hand.last


def _taken(event: e.Event | None) -> int:
    """How many pebbles have just come into the hand."""
    return event.pebbles if isinstance(event, e.Lifted | e.Captured | e.ChainCaptured) else 0


def _come(event: e.Event | None) -> tuple[int, int]:
    """Into whose tray how many pebbles have just come."""
    return (event.seat, event.pebbles) if isinstance(event, e.Banked | end.Gathered) else (0, 0)


def _caption_room(style: Style) -> CaptionRoom:
    geometry = style.geometry
    left, width = CENTRE[0] - HALF + 2, 2 * HALF - 4
    return CaptionRoom(
        left, geometry.caption_y, width, geometry.caption_leading, geometry.type.caption
    )


def _focus(style: Style, view: View[State, Move, e.Event]) -> Iterator[AnyShape]:
    """The keyboard's cursor."""
    place = view.marks.focus
    if not isinstance(place, str):
        return
    if place in LETTERS:
        middle_of, radius = pit_at(LETTERS.index(place)), float(RIM + 8)
    elif place in BUTTONS:
        turn = style.geometry.button_turn
        middle_of = button_at(picked_pit(view.marks), BUTTONS[place], turn)
        radius = style.geometry.button + 5
    elif place == HAND_PLACE:
        middle_of, radius = CENTRE, GROOVE - 8
    else:
        return
    yield from cursor(style.theme, Ellipse(*middle_of, radius, radius))

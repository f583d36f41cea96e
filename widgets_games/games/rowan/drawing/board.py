"""The drawing of Rowan."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from widgets_games.engine.rulebook import Place
from widgets_games.games.rowan.drawing import description as words
from widgets_games.games.rowan.drawing import marks
from widgets_games.games.rowan.drawing.agenda import Turn, turn_of
from widgets_games.games.rowan.drawing.captions import ENDS, WORDS, say, say_both
from widgets_games.games.rowan.drawing.cards import banner, objection_cards, saying
from widgets_games.games.rowan.drawing.choice_marks import (
    cell_named,
    choosing,
    picked,
    picked_cell,
    refused,
)
from widgets_games.games.rowan.drawing.dice_panel import dice_panel, due_dice, panel_box, panel_foot
from widgets_games.games.rowan.drawing.event_marks import happening
from widgets_games.games.rowan.drawing.flight import flights
from widgets_games.games.rowan.drawing.geometry import (
    BOARD_W,
    BOARD_X,
    CELL_W,
    GROUND_H,
    PAGE_W,
    PANEL_RIGHT,
    PANEL_Y,
    SKY_CROWN,
    SKY_FOOT,
    SKY_LEFT,
    SKY_RIGHT,
    SKY_X,
)
from widgets_games.games.rowan.drawing.ground import ground
from widgets_games.games.rowan.drawing.meeting import lens
from widgets_games.games.rowan.drawing.odds_figures import beside_piles, legend, on_plates
from widgets_games.games.rowan.drawing.pieces import heights, piles, stencils
from widgets_games.games.rowan.drawing.pointing import Picture
from widgets_games.games.rowan.drawing.rowan_branch import sprig
from widgets_games.games.rowan.drawing.sky import Saved, saved_pieces, zone_of
from widgets_games.games.rowan.drawing.stores import cave, on_ground, pit
from widgets_games.games.rowan.drawing.style import Style, style_of
from widgets_games.games.rowan.rules import events
from widgets_games.games.rowan.rules.cells import SKY, Cell, name_of
from widgets_games.games.rowan.rules.moves import Go, Move
from widgets_games.games.rowan.rules.rules import RowanRules
from widgets_games.games.rowan.rules.state import State
from widgets_games.render.board import Board, Look, View
from widgets_games.render.geometry import Box
from widgets_games.render.scene import AnyShape, Flight, Region

AnyView: TypeAlias = View[State, Move, events.Event]

SKY_PLACE: Final = "sky"
DICE_PLACE: Final = "dice"
_SKY_COUNT: Final = Box(SKY_X - 25, 79, 50, 51)
STORES: Final = ("pit", "cave", "ground")


class RowanBoard(Board[State, Move, events.Event]):
    """Five lanes below the Sky; the Pit, the Cave and the Ground; the Bear's dice beside them.

    Args:
        rules: what is played; they say how many rows there are and when the game is over.
    """

    def __init__(self, rules: RowanRules) -> None:
        self._rules = rules

    def size(self, look: Look) -> tuple[float, float]:
        """Width and height of the picture."""
        return PAGE_W, self._kit(look).geometry.page_h

    def ground(self, look: Look) -> tuple[AnyShape, ...]:
        """What never moves."""
        return tuple(ground(self._kit(look)))

    def stencils(self, look: Look) -> tuple[AnyShape, ...]:
        """The pieces: what a step draws with gradients and reused paths."""
        style = self._kit(look)
        return (*stencils(style), *sprig(style, (0, 0)))

    def moving(self, view: AnyView) -> tuple[AnyShape, ...]:
        """What a step can change."""
        style, state = self._kit(view.look), view.frame.state
        picture, turn = self._picture(view), turn_of(view.frame)
        lifted = picked_cell(view.marks) if view.marks.refused is None else None
        beside = saying(style, picture)
        saved = Saved(state.sky, picture.fresh, picture.coming, picture.zone)
        return (
            *saved_pieces(style, saved),
            *pit(style, state, picture),
            *cave(style, state, picture),
            *on_ground(style, turn, picture),
            *marks.under(style, picture),
            *_figures_below(style, view),
            *piles(style, state, picture, lifted),
            *marks.over(style, picture, heights(style, state, lifted)),
            *_legend(style, view),
            *lens(style, picture, beside.foot),
            *beside.lines,
            *_dice(style, picture, turn),
            *objection_cards(style, picture, panel_foot(style, turn, picture.due) + 14),
            *_glowing(style, picture, turn),
            *banner(style, picture),
            *self._focus(style, view),
            *_tabs(style, view),
        )

    def regions(self, view: AnyView) -> tuple[Region, ...]:
        """The cells from a1 along the rows, the Sky, the dice, and the places off the board."""
        style, state = self._kit(view.look), view.frame.state
        cells = (
            Region(name_of(cell), *_cell_box(style, cell), words.cell_label(state, cell))
            for cell in style.geometry.cells()
        )
        sky = Region(SKY_PLACE, *_box_of(style, SKY_PLACE), words.store_label(state, SKY_PLACE))
        dice = Region(DICE_PLACE, *_box_of(style, DICE_PLACE), words.dice_label(state))
        stores = (
            Region(place, *_box_of(style, place), words.store_label(state, place))
            for place in STORES
        )
        return (*cells, sky, dice, *stores)

    def flights(self, view: AnyView) -> tuple[Flight, ...]:
        """The ways of the pieces that the event moved."""
        return tuple(flights(self._kit(view.look), view.frame))

    def description(self, view: AnyView) -> str:
        """The picture in words."""
        return words.description(view)

    def text(self, view: AnyView) -> str:
        """The board in characters, rows from the Sky down, and what is beside it."""
        return words.text(view.frame.state)

    def clicks(self, move: Move) -> tuple[Place, ...]:
        """A stack and where it goes, the same stack again to pass; the dice to roll them."""
        if not isinstance(move, Go):
            return (DICE_PLACE,)
        target = SKY_PLACE if move.target == SKY else name_of(move.target)
        return name_of(move.origin), target

    def _kit(self, look: Look) -> Style:
        return style_of(look, self._rules.terms.rows)

    def _picture(self, view: AnyView) -> Picture:
        """One idea at a time: what was refused, else what was picked, else what has happened."""
        pointed, frame = view.marks, view.frame
        if pointed.refused is not None:
            return refused(frame.state, pointed)
        origin = picked_cell(pointed)
        if origin is not None:
            return picked(frame.state, pointed, origin)
        picture = happening(frame, self._rules.terms, pointed.preview)
        choosing(picture, pointed)
        if frame.event is None and self._rules.outcome(frame.state):
            picture.zone = zone_of(frame.state.sky)
            picture.saying = say_both(ENDS[picture.zone], saved=frame.state.sky)
            picture.who = say(WORDS["over"])
        return picture

    def _focus(self, style: Style, view: AnyView) -> Iterator[AnyShape]:
        """The keyboard's cursor."""
        place = view.marks.focus
        cell = cell_named(place)
        if cell is not None:
            yield from marks.cursor(style, _cell_box(style, cell))
        elif isinstance(place, str):
            yield from marks.cursor(style, _box_of(style, place))


def _dice(style: Style, picture: Picture, turn: Turn | None) -> Iterator[AnyShape]:
    if turn is not None:
        yield from dice_panel(style, turn)
    elif picture.due:
        yield from due_dice(style, picture.due, picture.due_words)


def _standing(view: AnyView) -> dict[Cell, int]:
    return dict(enumerate(view.frame.state.cells))


def _figures_below(style: Style, view: AnyView) -> Iterator[AnyShape]:
    if view.marks.figures and view.marks.refused is None:
        yield from on_plates(style, view.marks.figures, _standing(view))


def _legend(style: Style, view: AnyView) -> Iterator[AnyShape]:
    if view.marks.figures and view.marks.refused is None:
        yield from legend(style, view.marks.figures, PANEL_Y + 86)


def _tabs(style: Style, view: AnyView) -> Iterator[AnyShape]:
    """Over all else: the keyboard's frame would cut through the figure of the stack in it."""
    if view.marks.figures and view.marks.refused is None:
        yield from beside_piles(style, view.marks.figures, _standing(view))


def _glowing(style: Style, picture: Picture, turn: Turn | None) -> Iterator[AnyShape]:
    """Lines round the dice and the Sky, where something has just happened to them."""
    if "dice" in picture.glow:
        yield from marks.glowing(style, panel_box(style, turn), 10)
    if "sky" in picture.glow:
        yield from marks.glowing(style, _SKY_COUNT, 10)
    for place in sorted(picture.blamed):
        box = _SKY_COUNT if place == SKY_PLACE else _box_of(style, place)
        yield marks.blamed(style, box, 10)


def _cell_box(style: Style, cell: Cell) -> Box:
    return Box(*style.geometry.corner(cell), CELL_W, style.geometry.pitch)


def _box_of(style: Style, place: str) -> Box:
    geometry = style.geometry
    foot = geometry.page_h
    return {
        SKY_PLACE: Box(SKY_LEFT, SKY_CROWN, SKY_RIGHT - SKY_LEFT, SKY_FOOT - SKY_CROWN),
        DICE_PLACE: Box(PANEL_RIGHT - 10, PANEL_Y - 10, PAGE_W - PANEL_RIGHT + 4, foot - 370),
        "pit": Box(16, foot - 126, 226, 110),
        "cave": Box(744, foot - 200, 204, 176),
        "ground": Box(BOARD_X, geometry.ground_top, BOARD_W, GROUND_H),
    }[place]

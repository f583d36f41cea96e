"""The plain board: it draws any game from what every game says of itself."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from typing import Any, Final, NamedTuple

from widgets_games.engine.game import CHANCE, AnyGame
from widgets_games.engine.language import say
from widgets_games.engine.rulebook import Place
from widgets_games.engine.trace import Frame
from widgets_games.games.plain import words
from widgets_games.games.plain.layout import (
    TYPE,
    Cell,
    Sheet,
    cells_in,
    rows_of,
    sheet,
    tiles_in,
)
from widgets_games.games.plain.tokens import Token, drawn, outline, tokens_of
from widgets_games.games.plain.words import AnyView
from widgets_games.render.board import Board, Look
from widgets_games.render.caption import CaptionRoom, caption
from widgets_games.render.geometry import Box
from widgets_games.render.lettering import Face, text_width, written
from widgets_games.render.marks import CROSS, badge, cursor, two_tone
from widgets_games.render.scene import ORIGIN, AnyShape, At, Flight, Rect, Region
from widgets_games.render.style import Colours, Palette, styled
from widgets_games.render.theme import LIGHT, Theme, mix

_BETWEEN_PLACES: Final = re.compile(r"[-–>x×:,\s]+")
_MOST_PLACES: Final = 2
_CORNER: Final = 9.0
_PALETTE: Final = Palette(Colours(edge=LIGHT.ink), Colours(edge="#11161B"))


class Tile(NamedTuple):
    """A move that is clicked by a tile of its own.

    Attributes:
        place: the name of the tile.
        move: the move.
        box: where it is.
        size: the size of its type.
    """

    place: Place
    move: Any
    box: Box
    size: float


class PlainBoard(Board[Any, Any, Any]):
    """Places in rows, pieces as letters and shapes, and a tile for each move without places.

    A move whose text names one or two places of the game's `contents` is made by clicking them.

    Args:
        game: the rules.
    """

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._sheet = cache(lambda large: sheet(game, large=large))

    def size(self, look: Look) -> tuple[float, float]:
        """Width and height of the picture."""
        parts = self._sheet(look.large)
        return parts.words.x * 2 + parts.words.w, parts.height

    def ground(self, look: Look) -> tuple[AnyShape, ...]:
        """The page and the panel that the places lie on."""
        theme, (width, height) = look.theme, self.size(look)
        board = self._sheet(look.large).board
        return (
            Rect(0, 0, width, height, fill=theme.paper),
            Rect(*board, 14, fill=theme.board, stroke=theme.board_line, width=1.5),
        )

    def stencils(self, look: Look) -> tuple[AnyShape, ...]:
        """A piece of nobody and one of each seat."""
        return tuple(outline(seat, look.theme, ORIGIN) for seat in range(self._game.players + 1))

    def moving(self, view: AnyView) -> tuple[AnyShape, ...]:
        """The places and what stands on them, the tiles, the marks, the words."""
        theme, parts = view.look.theme, self._sheet(view.look.large)
        boxes = dict[Place, Box]()
        shapes: list[AnyShape] = []
        for cell, box in self._cells(view):
            shapes.extend(self._cell(cell, box, view.look))
            if cell.place is not None:
                boxes[cell.place] = box
        for tile in self._tiles(view):
            if tile.box not in boxes.values():  # all that chance may do has the same
                shapes.extend(self._tile(tile, view))
            boxes[tile.place] = tile.box
        said = list(words.remarks(self._game, view))
        return (
            *shapes,
            *self._marks(boxes, view),
            *self._position(view, parts),
            *caption(said, _room(parts, view.look), theme, _PALETTE.of(theme).edge),
        )

    def regions(self, view: AnyView) -> tuple[Region, ...]:
        """The places row by row, then the tiles."""
        state = view.frame.state
        places = (
            Region(cell.place, *box, words.place_label(self._game, cell.place, cell.content))
            for cell, box in self._cells(view)
            if cell.place is not None
        )
        tiles = (
            Region(tile.place, *tile.box, words.move_label(self._game, state, tile.move))
            for tile in self._tiles(view)
        )
        return (*places, *tiles)

    def flights(self, view: AnyView) -> tuple[Flight, ...]:  # noqa: ARG002
        """None: how a piece travels is more than a game says of itself."""
        return ()

    def description(self, view: AnyView) -> str:
        """The picture in words."""
        return words.description(self._game, view)

    def text(self, view: AnyView) -> str:
        """What stands on each place, row by row."""
        rows = rows_of(self._game, view.frame.state)
        return "\n".join("  ".join(_cell_text(cell) for cell in row) for row in rows)

    def clicks(self, move: Any) -> tuple[Place, ...]:
        """The places that the text of a move names; its tile if it names anything else."""
        text = self._game.move_text(move)
        parts = _BETWEEN_PLACES.split(text)
        if len(parts) <= _MOST_PLACES and all(part in self._places for part in parts):
            return tuple(self._places[part] for part in parts)
        return (f"[{text}]",)

    @cached_property
    def _places(self) -> Mapping[str, Place]:
        """The places of the board by their names as text."""
        return {str(place): place for place in self._game.contents(self._game.initial_state())}

    def _cells(self, view: AnyView) -> Iterator[tuple[Cell, Box]]:
        """The places of the game, and those that the event or an objection names beside them."""
        named = [place for objection in view.marks.objections for place in objection.places]
        if view.frame.event is not None:
            named += self._game.rulebook.places(view.frame.event)
        rows = rows_of(self._game, view.frame.state, named)
        return cells_in(rows, self._sheet(view.look.large).board)

    def _tiles(self, view: AnyView) -> Iterator[Tile]:
        """The moves without places; all that chance may do is one tile, as it cannot be chosen."""
        game, frame = self._game, view.frame
        if not _at_rest(frame) or game.outcome(frame.state) is not None:
            return
        room = self._sheet(view.look.large).tiles
        if game.actor(frame.state) == CHANCE:
            size, (box,) = tiles_in([words.chance_button(game, frame.state)], room)
            for move in game.odds(frame.state).moves:
                yield Tile(self.clicks(move)[0], move, box, size)
            return
        candidates = ((self.clicks(move), move) for move in game.candidate_moves(frame.state))
        moves = [(way[0], move) for way, move in candidates if way[0] not in self._places.values()]
        if moves:
            size, boxes = tiles_in([game.move_text(move) for _, move in moves], room)
            for (place, move), box in zip(moves, boxes, strict=True):
                yield Tile(place, move, box, size)

    def _cell(self, cell: Cell, box: Box, look: Look) -> Iterator[AnyShape]:
        theme, label = look.theme, TYPE[look.large] * 0.8
        if cell.place is None:
            size = min(box.h * 0.5, (box.w - 4) / max(0.1, text_width(cell.content, 1, 600)))
            yield written(box.centre, cell.content, Face(size, 600), theme.ink)
            return
        fill = mix(theme.board, theme.paper, 0.6)
        yield Rect(*box, _CORNER, fill=fill, stroke=theme.board_line, width=1)
        label = min(label, box.h * 0.3, (box.w - 12) / text_width(str(cell.place), 1))
        corner = box.x + 8, box.y + 6 + label / 2
        yield written(corner, str(cell.place), Face(label), theme.ink_soft, "start")
        lower = Box(box.x, box.y + label + 4, box.w, box.h - label - 4)
        yield from _pieces(tokens_of(self._game, cell.content), lower, theme)

    def _tile(self, tile: Tile, view: AnyView) -> Iterator[AnyShape]:
        """A tile; one that the rules refuse now stands back."""
        game, theme, state = self._game, view.look.theme, view.frame.state
        chance = game.actor(state) == CHANCE
        text = words.chance_button(game, state) if chance else game.move_text(tile.move)
        legal = chance or game.is_legal(state, tile.move)
        fill = mix(theme.paper, theme.board, 0.8 if legal else 0.25)
        line = theme.board_line
        yield Rect(*tile.box, _CORNER, fill=fill, stroke=line, dash=() if legal else (4, 4))
        ink = theme.ink if legal else theme.ink_soft
        yield written(tile.box.centre, text, Face(tile.size, 600), ink)

    def _marks(self, boxes: Mapping[Place, Box], view: AnyView) -> Iterator[AnyShape]:
        """What was refused; else what was picked or has just happened, and what may be chosen."""
        marks, theme = view.marks, view.look.theme
        if marks.refused is not None:
            yield from self._refusal(boxes, view)
        else:
            yield from self._happening(boxes, view)
            yield from self._choices(boxes, view)
        if marks.focus is not None and marks.focus in boxes:
            yield from cursor(theme, _outlined(boxes[marks.focus].grown(2), theme.focus))

    def _refusal(self, boxes: Mapping[Place, Box], view: AnyView) -> Iterator[AnyShape]:
        """A broken line round what was clicked, a cross at what speaks against it."""
        marks, theme = view.marks, view.look.theme
        for place in self.clicks(marks.refused):
            if place in boxes:
                yield _outlined(boxes[place], theme.refused, dash=(6, 4))
        for place in dict.fromkeys(p for one in marks.objections for p in one.places):
            box = boxes[place]
            yield _outlined(box, theme.refused)
            yield from badge(theme, At(box.x + box.w - 9, box.y + 9), CROSS, theme.refused)

    def _happening(self, boxes: Mapping[Place, Box], view: AnyView) -> Iterator[AnyShape]:
        """A line of two colours round each place that the event is about."""
        if view.frame.event is None or view.marks.picked:
            return
        style = styled(view.look, self._sheet(view.look.large), _PALETTE)
        for place in dict.fromkeys(self._game.rulebook.places(view.frame.event)):
            yield from two_tone(style, _outlined(boxes[place].grown(-1), style.theme.event), 6, 3.4)

    def _choices(self, boxes: Mapping[Place, Box], view: AnyView) -> Iterator[AnyShape]:
        """A line round what has been picked, and round each place that leads on to a legal move."""
        marks, theme = view.marks, view.look.theme
        yield from (_outlined(boxes[place], theme.focus, 4) for place in marks.picked)
        clicks = (self.clicks(move)[len(marks.picked) :] for move in marks.choices)
        for place in dict.fromkeys(way[0] for way in clicks if way):
            yield _outlined(boxes[place].grown(-1), theme.legal)

    def _position(self, view: AnyView, parts: Sheet) -> Iterator[AnyShape]:
        """The position as text, by which it can be opened again."""
        text = say("Position: {text}", text=self._game.position_text(view.frame.state))
        size = min(TYPE[view.look.large] * 0.85, parts.words.w / text_width(text, 1))
        middle = parts.words.x, parts.words.y + TYPE[view.look.large]
        yield written(middle, text, Face(size), view.look.theme.ink_soft, "start")


def _at_rest(frame: Frame[Any, Any, Any]) -> bool:
    """Whether a frame stands between two moves."""
    return frame.step is None or frame.index == len(frame.step.events)


def _cell_text(cell: Cell) -> str:
    return cell.content if cell.place is None else f"{cell.place}:{cell.content or '.'}"


def _room(parts: Sheet, look: Look) -> CaptionRoom:
    size = TYPE[look.large]
    x, y, width, _ = parts.words
    return CaptionRoom(x, y + 2.9 * size, width, size * 1.3, size)


def _pieces(tokens: tuple[Token, ...], room: Box, theme: Theme) -> Iterator[AnyShape]:
    """Pieces side by side."""
    if not tokens:
        return
    x, y = room.centre
    scale = min(room.h * 0.42, room.w / len(tokens) * 0.44) / 10
    first = x - (len(tokens) - 1) * scale * 10.5
    for number, token in enumerate(tokens):
        yield from drawn(token, theme, At(first + number * scale * 21, y, scale))


def _outlined(box: Box, colour: str, width: float = 3, dash: tuple[float, ...] = ()) -> Rect:
    return Rect(*box, _CORNER, stroke=colour, width=width, dash=dash)

"""What is written beside the board, why a move is refused, and how a game ended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from widgets_games.engine.language import say
from widgets_games.engine.rulebook import Objection
from widgets_games.games.rowan.drawing.geometry import (
    BOARD_W,
    BOARD_X,
    BOARD_Y,
    FRAME_PAD,
    PANEL_LEFT,
    PANEL_RIGHT,
    PANEL_W,
    PANEL_Y,
)
from widgets_games.games.rowan.drawing.marks import glowing, leader
from widgets_games.games.rowan.drawing.pointing import Picture
from widgets_games.games.rowan.drawing.rowan_branch import sprig
from widgets_games.games.rowan.drawing.style import Style
from widgets_games.games.rowan.rules.cells import Cell
from widgets_games.games.rowan.rules.rulebook import RULEBOOK
from widgets_games.render.geometry import Box
from widgets_games.render.lettering import Face, wrap, written
from widgets_games.render.scene import AnyShape, Rect, Text

_CARD_X: Final = PANEL_RIGHT - 6
_CARD_W: Final = PANEL_W + 16
_INSET: Final = 18
_BANNER_H: Final = 142


class Written(NamedTuple):
    """Lines of text, and where they end."""

    lines: tuple[Text, ...]
    foot: float


def saying(style: Style, picture: Picture) -> Written:
    """Whose turn it is, a few large words, a sentence or two."""
    size, theme, lead = style.geometry.type, style.theme, style.geometry.lead
    x = PANEL_LEFT
    lines = [written((x, PANEL_Y + 12), picture.who, Face(size.small), theme.ink_soft, "start")]
    y: float = PANEL_Y + 12 + 4 * lead
    for words in _wrapped(picture.saying.head, size.head, 600):
        y += 28 * lead
        lines.append(written((x, y), words, Face(size.head, 600), theme.ink, "start"))
    y += 6
    for words in _wrapped(picture.saying.body, size.body, 400):
        y += 23 * lead
        lines.append(written((x, y), words, Face(size.body), theme.ink, "start"))
    return Written(tuple(lines), y + size.body * 0.6)


def _wrapped(text: str, size: float, weight: int) -> tuple[str, ...]:
    return wrap(text, size, PANEL_W - 16, weight)


def objection_cards(style: Style, picture: Picture, top: float) -> Iterator[AnyShape]:
    """A card for each reason against a move, as many whole ones as there is room for."""
    size, theme, lead = style.geometry.type, style.theme, style.geometry.lead
    last = style.geometry.page_h - 192
    whole = [_card(style, objection) for objection in picture.objections]
    titles = [_card(style, objection, told=False) for objection in picture.objections]
    # The last reasons are named only, where there is no room to tell them.
    wanted = ([*whole[:n], *titles[n:]] for n in range(len(whole), 0, -1))
    cards = next((found for found in wanted if top + _room(found) <= last), whole[:1])
    if cards:
        # As high as the refused cell, so that the line to it is straight.
        top = max(top, min(_high(style, picture.refused) - 26, last - _room(cards)))
        yield from _tied(style, picture, top, cards[0].height)
    for card in cards:
        box = _CARD_X, top, _CARD_W, card.height
        yield Rect(*box, 10, fill=style.colours.card, stroke=theme.refused, width=style.stroke(2))
        yield Rect(_CARD_X, top + 8, 6, card.height - 16, 2.4, fill=theme.refused)
        y = top + 4
        for words in card.title:
            y += 23 * lead
            face = Face(size.body, 600)
            yield written((_CARD_X + _INSET, y - 3), words, face, theme.refused, "start")
        for words in card.lines:
            y += 21 * lead
            yield written((_CARD_X + _INSET, y), words, Face(size.small), theme.ink, "start")
        top += card.height + 8


class _Card(NamedTuple):
    """A reason against a move, laid out."""

    title: tuple[str, ...]
    lines: tuple[str, ...]
    height: float


def _room(cards: list[_Card]) -> float:
    """How high several cards are, with what is between them."""
    return sum(card.height + 8 for card in cards) - 8


def _card(style: Style, objection: Objection, told: bool = True) -> _Card:
    size, room = style.geometry.type, _CARD_W - _INSET - 8
    title = wrap(say(RULEBOOK[objection.rule].title), size.body, room, 600)
    lines = wrap(str(objection.sentence), size.small, room) if told else ()
    height = 20 + (len(title) * 23 + len(lines) * 21) * style.geometry.lead
    return _Card(title, lines, height)


def _tied(style: Style, picture: Picture, top: float, height: float) -> Iterator[AnyShape]:
    """A line from the refused cell along the upper edge of its row to the card."""
    if picture.refused is None:
        return
    x, y = style.geometry.plate(picture.refused)
    high = _high(style, picture.refused)
    end = min(max(high, top + 12), top + height - 12)
    edge = BOARD_X + BOARD_W + FRAME_PAD + 4
    turn = () if end == high else ((edge, high), (edge, end))
    points = ((x + 26, y - 18), (x + 42, high), *turn, (_CARD_X, end))
    yield from leader(points, style.theme.refused)


def _high(style: Style, cell: Cell | None) -> float:
    """Where a line may run along the upper edge of a cell's row."""
    if cell is None:
        return 0
    return max(style.geometry.corner(cell)[1] + 3, style.geometry.plate(cell)[1] - 55)


def banner(style: Style, picture: Picture) -> Iterator[AnyShape]:
    """How the game ended, on a card across the middle of the board."""
    if picture.banner is None:
        return
    x, w, h = BOARD_X + 5, BOARD_W - 10, _BANNER_H
    y = (BOARD_Y + style.geometry.bottom) / 2 - h / 2
    yield Rect(x + 3, y + 6, w, h, 16, fill=style.colours.shadow, alpha=0.16)
    yield Rect(x, y, w, h, 16, fill=style.colours.card)
    yield from glowing(style, Box(x, y, w, h), 16)
    yield from sprig(style, (x + w / 2, y + 5))
    size, middle = style.geometry.type, x + w / 2
    head, body = picture.banner
    yield written((middle, y + 64), head, Face(size.banner, 700), style.theme.ink)
    yield written((middle, y + 106), body, Face(size.body), style.theme.ink_soft)

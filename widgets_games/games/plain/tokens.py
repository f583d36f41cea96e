"""Pieces of the plain board: a seat is known by its shape, its colour and what is written on it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from widgets_games.engine.game import AnyGame, Seat
from widgets_games.render.lettering import Face, text_width, written
from widgets_games.render.scene import AnyShape, At, Path
from widgets_games.render.theme import Theme, mix

_ROUND: Final = "M-9.5,0 C-9.5,-12.7 9.5,-12.7 9.5,0 C9.5,12.7 -9.5,12.7 -9.5,0 Z"
_SQUARE: Final = (
    "M-6.5,-9 H6.5 Q9,-9 9,-6.5 V6.5 Q9,9 6.5,9 H-6.5 Q-9,9 -9,6.5 V-6.5 Q-9,-9 -6.5,-9 Z"
)
_TRIANGLE: Final = "M0,-10 L10,8.5 H-10 Z"
_DIAMOND: Final = "M0,-10 L10,0 L0,10 L-10,0 Z"
_NOBODYS: Final = "M-5,-9 H5 L9,-5 V5 L5,9 H-5 L-9,5 V-5 Z"
_SHAPES: Final = (_NOBODYS, _ROUND, _SQUARE, _TRIANGLE, _DIAMOND)
"""The outline of nobody's pieces, then one for each seat, in a box from (-10, -10) to (10, 10)."""

_WRITING: Final = 11.0
"""The size of the type on a piece."""
_LOWERED: Final = (0.0, 0.0, 0.0, 3.0, 0.0)
"""How far below the middle each shape has the most room for writing."""
_ROOM: Final = (15.0, 16.0, 15.0, 10.0, 12.0)
"""How wide that room is."""


class Token(NamedTuple):
    """A piece as a position names it.

    Attributes:
        seat: whose it is; 0 for nobody's.
        text: what is written on it.
    """

    seat: Seat
    text: str


def tokens_of(game: AnyGame, content: str) -> tuple[Token, ...]:
    """What stands on a place, piece by piece: each word of the text is one.

    A word that begins with a seat's name or, if it is that of no other seat, with the start of its
    name, is a piece of that seat: `Red`, `r` and `r3`, if a seat is called Red.
    """
    return tuple(_token(game, word) for word in content.split())


def token_name(game: AnyGame, token: Token) -> str:
    """A piece in words: `Red`, or `Red 3`."""
    if not token.seat:
        return token.text
    return f"{game.seat_name(token.seat)} {_number(token.text)}".strip()


def drawn(token: Token, theme: Theme, at: At) -> Iterator[AnyShape]:
    """A piece with its writing.

    Args:
        token: the piece.
        theme: the colours.
        at: its middle, and its size: half a piece is 10 at a scale of 1.
    """
    yield outline(token.seat, theme, at)
    room = _ROOM[token.seat]
    size = min(_WRITING, room / text_width(token.text, 1, 700)) * at.scale
    middle = at.x, at.y + _LOWERED[token.seat] * at.scale
    ink = _readable_on(_colour(token.seat, theme), theme)
    yield written(middle, token.text, Face(size, 700), ink)


def outline(seat: Seat, theme: Theme, at: At) -> AnyShape:
    """The shape of a seat's pieces, without writing."""
    colour = _colour(seat, theme)
    edge = mix(colour, theme.ink, 0.45)
    return Path(_SHAPES[seat], fill=colour, stroke=edge, width=1.2, at=at, reused=True)


def _token(game: AnyGame, word: str) -> Token:
    letters = word[: len(word) - len(_number(word))].casefold()
    seats = range(1, game.players + 1)
    named = [s for s in seats if letters and game.seat_names[s - 1].casefold().startswith(letters)]
    return Token(named[0] if len(named) == 1 else 0, word)


def _number(word: str) -> str:
    found = re.search(r"\d*$", word)
    return found.group() if found else ""


def _colour(seat: Seat, theme: Theme) -> str:
    return theme.seats[seat - 1] if seat else mix(theme.board, theme.paper, 0.7)


def _readable_on(colour: str, theme: Theme) -> str:
    """Ink or paper, whichever stands out more from a colour."""
    light = _lightness(colour)
    return max((theme.ink, theme.paper), key=lambda other: _contrast(light, _lightness(other)))


def _contrast(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def _lightness(colour: str) -> float:
    """The relative luminance of a `#RRGGBB` colour, from 0 to 1, as contrast is measured by."""
    channels = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    linear = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))

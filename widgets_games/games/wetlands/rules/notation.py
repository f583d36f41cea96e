"""Moves and positions of Wetlands Crossing as text."""

from __future__ import annotations

import re
from typing import Final

from widgets_games.engine.errors import MoveTextError, PositionError, shown
from widgets_games.engine.language import counted, say
from widgets_games.games.wetlands.rules.moves import Advance, Move, Pass, Throw
from widgets_games.games.wetlands.rules.path import (
    KWAKWANI,
    LAST,
    OFF,
    PIECES,
    ROW_LENGTH,
    Bitboard,
    bitboard,
)
from widgets_games.games.wetlands.rules.sentences import spell_domain, spell_seat
from widgets_games.games.wetlands.rules.state import Airborne, State

LETTERS: Final = "py"

_ADVANCE: Final = re.compile(r"([1-9][0-9]?)-([1-9][0-9]?|off)", re.ASCII)
_THROW: Final = re.compile(r"throw ([1-5])", re.ASCII)


def move_text(move: Move) -> str:
    """A move as text: `7-10`, `26-off`, `pass`, `throw 3`."""
    if isinstance(move, Throw):
        return f"throw {move.value}"
    if isinstance(move, Pass):
        return "pass"
    return f"{move.origin}-{'off' if move.target == OFF else move.target}"


def parse_move(text: object) -> Move:
    """The move a text stands for.

    Raises:
        MoveTextError: it stands for none, or is no text.
    """
    move = _read_move(text) if isinstance(text, str) else None
    if move is None:
        raise MoveTextError(
            say(
                "{text} is not a move of Wetlands Crossing: a move is two domains from 1 to {last} "
                "as in '7-10', '26-off', 'pass', or 'throw 1' to 'throw 5'",
                text=shown(text),
                last=LAST,
            )
        )
    return move


def _read_move(text: str) -> Move | None:
    if text == "pass":
        return Pass()
    if throw := _THROW.fullmatch(text):
        return Throw(int(throw[1]))
    if advance := _ADVANCE.fullmatch(text):
        origin = int(advance[1])
        target = OFF if advance[2] == "off" else int(advance[2])
        if origin <= LAST and (target <= LAST or advance[2] == "off"):
            return Advance(origin, target)
    return None


def position_text(state: State) -> str:
    """A state as text: thirty domains in path order, ten a row; who moves; the throw or `-`.

    Between two events of a step a piece can be in the air. It then follows as `hand=p5@7`, the
    moving piece of Purple that left 5 and is above 7, or `raven=y30@30`, the piece that Kwakwani
    carries. No game starts like that, so `parse_position` refuses it.
    """
    purple, yellow = state.pieces
    squares = "".join(
        LETTERS[0] if purple >> n & 1 else LETTERS[1] if yellow >> n & 1 else "."
        for n in range(1, LAST + 1)
    )
    rows = [squares[start : start + ROW_LENGTH] for start in range(0, LAST, ROW_LENGTH)]
    in_the_air = _airborne_text("hand", state.hand) + _airborne_text("raven", state.raven)
    return f"{'/'.join(rows)} {LETTERS[state.to_move - 1]} {state.throw or '-'}{in_the_air}"


def parse_position(text: str) -> State:
    """The state a text stands for; as many spaces as one likes stand around its parts.

    Raises:
        PositionError: it stands for none, or for one that the rules rule out.
    """
    fields = [field for field in text.split(" ") if field]
    if len(fields) != 3:
        raise PositionError(
            say(
                "a position has three parts with spaces between (the domains, p or y to move, "
                "the throw or -), not {number}: {text}",
                number=len(fields),
                text=shown(text),
            )
        )
    squares, to_move, throw = fields
    pieces = _parse_squares(squares)
    if to_move not in ("p", "y"):
        raise PositionError(
            say("the player to move is p or y, not {letter}", letter=shown(to_move))
        )
    if throw not in ("-", "1", "2", "3", "4", "5"):
        raise PositionError(
            say("the throw is 1 to 5, or - before it, not {throw}", throw=shown(throw))
        )
    off = (PIECES - pieces[0].bit_count(), PIECES - pieces[1].bit_count())
    if off == (PIECES, PIECES):
        raise PositionError(say("both sides have all their pieces off the board: only one can win"))
    return State(pieces, off, LETTERS.index(to_move) + 1, 0 if throw == "-" else int(throw))


def _airborne_text(carrier: str, piece: Airborne | None) -> str:
    return f" {carrier}={LETTERS[piece.seat - 1]}{piece.origin}@{piece.above}" if piece else ""


def _parse_squares(squares: str) -> tuple[Bitboard, Bitboard]:
    rows = squares.split("/")
    if len(rows) != LAST // ROW_LENGTH:
        raise PositionError(
            say(
                "a board has three rows with / between, not {number}: {text}",
                number=len(rows),
                text=shown(squares),
            )
        )
    for number, row in enumerate(rows, start=1):
        if len(row) != ROW_LENGTH:
            raise PositionError(
                counted(
                    "row {row} has 1 domain instead of ten: {text}",
                    "row {row} has {number} domains instead of ten: {text}",
                    len(row),
                    row=number,
                    text=shown(row),
                )
            )
    path = "".join(rows)
    for domain, letter in enumerate(path, start=1):
        if letter not in ".py":
            raise PositionError(
                say(
                    "domain {domain} holds {letter}; it can hold p, y or . (empty)",
                    domain=domain,
                    letter=repr(letter),
                )
            )
    if path[KWAKWANI - 1] != ".":
        raise PositionError(
            say("no piece can stand on {domain}: it is carried back", domain=spell_domain(KWAKWANI))
        )
    for seat, letter in enumerate(LETTERS, start=1):
        if path.count(letter) > PIECES:
            raise PositionError(
                say(
                    "{seat} has {number} pieces; a side has at most five",
                    seat=spell_seat(seat),
                    number=path.count(letter),
                )
            )
    purple, yellow = (
        bitboard(*(n for n, found in enumerate(path, start=1) if found == letter))
        for letter in LETTERS
    )
    return purple, yellow

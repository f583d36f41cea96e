"""Moves and positions of Oh-Wah-Ree as text."""

from __future__ import annotations

import re
from typing import Any, Final

from widgets_games.engine.errors import MoveTextError, PositionError, shown
from widgets_games.engine.game import Seat
from widgets_games.engine.language import say
from widgets_games.games.ohwahree.rules import ring
from widgets_games.games.ohwahree.rules.legality import AGREE, PASS
from widgets_games.games.ohwahree.rules.moves import Move, Pass, Sow, checked
from widgets_games.games.ohwahree.rules.ring import LETTERS
from widgets_games.games.ohwahree.rules.state import Hand, State

SIGNS: Final = {"+": ring.COUNTERCLOCKWISE, "-": ring.CLOCKWISE}
PASSED: Final = "passed"

_SOW: Final = re.compile(r"([a-l])([+-]?)", re.ASCII)
_COUNT: Final = re.compile(r"0|[1-9][0-9]{0,8}", re.ASCII)
_NO_MOVE: Final = (
    "{text} is not a move of Oh-Wah-Ree: a move is a pit from a to l, as in 'c', or with a "
    "direction 'c+' or 'c-', or 'pass', or 'agree'"
)
_NO_POSITION: Final = (
    "a position has four parts with a space between (the pebbles of each pit, its owner, the "
    "player to move, the pebbles captured by each), not {parts}: {text}"
)
_NO_PITS: Final = "a ring has twelve pits with a comma between, not {found}: {text}"
_NO_HOLDING: Final = "pit {pit} holds a whole number of pebbles, 0 or more, not {text}"
_NO_OWNERS: Final = "each of the twelve pits has an owner, but there are {found}: {text}"
_NO_OWNER: Final = "pit {pit} belongs to one of the players 1 to {players}, not {text}"
_NO_MOVER: Final = "the player to move is one of the players 1 to {players}, not {text}"
_NO_TRAYS: Final = (
    "the captured pebbles are {players} numbers with a comma between, one a player, not {found}: "
    "{text}"
)
_NO_CAPTURED: Final = (
    "player {player} has captured a whole number of pebbles, 0 or more, not {text}"
)
_TOO_MANY: Final = (
    "the position has {found} pebbles, in pits and captured; the set for {players} players has "
    "{most}"
)
_SPELLED: Final = {direction: sign for sign, direction in SIGNS.items()} | {ring.UNSAID: ""}


def move_text(move: Move, chosen: bool) -> str:
    """A move as text: `c`, or `c+` and `c-` where the direction is chosen; `pass`, `agree`.

    Args:
        move: the move.
        chosen: whether the mover chooses the direction.

    Raises:
        MoveTextError: it is no move of this game.
    """
    move = checked(move)
    if isinstance(move, Sow):
        plain = not chosen and move.direction == ring.COUNTERCLOCKWISE
        return LETTERS[move.pit] + ("" if plain else _SPELLED[move.direction])
    return "pass" if isinstance(move, Pass) else "agree"


def parse_move(text: Any, chosen: bool) -> Move:
    """The move a text stands for.

    Args:
        text: as `move_text` writes it.
        chosen: whether the mover chooses the direction; where it is fixed, `c` is `c+`.

    Raises:
        MoveTextError: it stands for none.
    """
    if text == "pass":
        return PASS
    if text == "agree":
        return AGREE
    if isinstance(text, str) and (sow := _SOW.fullmatch(text)):
        unsigned = ring.UNSAID if chosen else ring.COUNTERCLOCKWISE
        return Sow(LETTERS.index(sow[1]), SIGNS.get(sow[2], unsigned))
    raise MoveTextError(say(_NO_MOVE, text=shown(text)))


def position_text(state: State) -> str:
    """A state as text: pebbles a to l, owner of each pit, player to move, captured by each.

    If the player before could not play, `passed` follows. Between two events of a step
    `hand=1c+/3@e/5` follows: Purple sows from c counterclockwise, with 3 to go, the last one fell
    into e, and 5 captured pebbles wait. No game starts like that, so `parse_position` refuses it.
    """
    fields = [
        ",".join(map(str, state.pits)),
        "".join(map(str, state.owners)),
        str(state.to_move),
        ",".join(map(str, state.captured)),
    ]
    if state.passed:
        fields.append(PASSED)
    if state.hand:
        fields.append(_hand_text(state.hand))
    return " ".join(fields)


def parse_position(text: str, players: int) -> State:
    """The state a text stands for; what stood before it is forgotten.

    Args:
        text: as `position_text` writes it.
        players: how many play.

    Raises:
        PositionError: it stands for none, or for one that the rules rule out.
    """
    fields = text.split(" ")
    passed = players > 2 and fields[4:] == [PASSED]
    if len(fields) != (5 if passed else 4):
        raise PositionError(say(_NO_POSITION, parts=len(fields), text=shown(text)))
    pits = _parse_pits(fields[0])
    owners = _parse_owners(fields[1], players)
    to_move = _parse_seat(fields[2], players, _NO_MOVER)
    captured = _parse_captured(fields[3], players)
    found, most = sum(pits) + sum(captured), ring.pebbles_in_all(players)
    if found > most:
        raise PositionError(say(_TOO_MANY, found=found, players=players, most=most))
    return State(pits, owners, to_move, captured, ((pits, to_move),), passed=passed)


def _hand_text(hand: Hand) -> str:
    way = f"{hand.seat}{LETTERS[hand.source]}{_SPELLED[hand.direction]}"
    return f"hand={way}/{hand.pebbles}@{LETTERS[hand.last]}/{hand.captured}"


def _parse_pits(text: str) -> tuple[int, ...]:
    counts = text.split(",")
    if len(counts) != ring.PITS:
        raise PositionError(say(_NO_PITS, found=len(counts), text=shown(text)))
    return tuple(
        _parse_count(count, _NO_HOLDING, pit=letter)
        for letter, count in zip(LETTERS, counts, strict=True)
    )


def _parse_owners(text: str, players: int) -> tuple[Seat, ...]:
    if len(text) != ring.PITS:
        raise PositionError(say(_NO_OWNERS, found=len(text), text=shown(text)))
    return tuple(
        _parse_seat(seat, players, _NO_OWNER, pit=letter)
        for letter, seat in zip(LETTERS, text, strict=True)
    )


def _parse_captured(text: str, players: int) -> tuple[int, ...]:
    counts = text.split(",")
    if len(counts) != players:
        raise PositionError(say(_NO_TRAYS, players=players, found=len(counts), text=shown(text)))
    return tuple(
        _parse_count(count, _NO_CAPTURED, player=seat) for seat, count in enumerate(counts, start=1)
    )


def _parse_count(text: str, otherwise: str, **whose: object) -> int:
    """A number of pebbles; if the text is none, the sentence for it is `otherwise`."""
    if not _COUNT.fullmatch(text):
        raise PositionError(say(otherwise, text=shown(text), **whose))
    return int(text)


def _parse_seat(text: str, players: int, otherwise: str, **whose: object) -> Seat:
    """A player; if the text is none, the sentence for it is `otherwise`."""
    if text not in [str(seat) for seat in range(1, players + 1)]:
        raise PositionError(say(otherwise, players=players, text=shown(text), **whose))
    return int(text)

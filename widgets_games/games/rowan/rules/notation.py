"""Moves and positions of Rowan as text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from string import ascii_lowercase
from typing import Final

from widgets_games.engine.errors import MoveTextError, PositionError, shown
from widgets_games.games.rowan.rules import endings
from widgets_games.games.rowan.rules.cells import (
    BLANK,
    COLUMNS,
    HIGHEST_STACK,
    LETTERS,
    SKY,
    Cell,
    name_of,
)
from widgets_games.games.rowan.rules.moves import Beyond, Go, Move, Rain, Roll
from widgets_games.games.rowan.rules.state import State
from widgets_games.games.rowan.rules.switches import LIGHT_PIECES, MOST_BEAR_PIECES, Terms

_GO: Final = re.compile(r"([a-e])([1-9])-(?:(sky)|(pass)|([a-z])(0|[1-9][0-9]?))", re.ASCII)
_ROLL: Final = re.compile(r"roll [1-6](?: [1-6]){0,4}", re.ASCII)
_RAIN: Final = re.compile(r"rain ([1-6])", re.ASCII)

EMPTY: Final = "-"
LIGHT: Final = "l"
DARK: Final = "b"
BESIDE: Final = ("sky", "pit", "cave")
"""What every position says after its rows."""
MAY_FOLLOW: Final = ("roll", "dice", "done", "ground", "turns")

_STACK: Final = re.compile(rf"[{LIGHT}{DARK}][1-9][0-9]{{0,8}}", re.ASCII)
_COUNT: Final = re.compile(r"0|[1-9][0-9]{0,8}", re.ASCII)
_DICE: Final = re.compile(rf"[1-6](?:,[1-6]){{0,{HIGHEST_STACK - 1}}}", re.ASCII)
_NUMBERS: Final = re.compile(rf"[1-{HIGHEST_STACK}](?:,[1-{HIGHEST_STACK}])*", re.ASCII)

# ---------------------------------------------------------------------- moves


def move_text(move: object) -> str:
    """A move as text: `b1-c2`, `a5-sky`, `c1-pass`, `roll 6 2 6`, `rain 4`.

    Raises:
        MoveTextError: it is no move.
    """
    if isinstance(move, Go):
        return f"{name_of(move.origin)}-{_target_text(move)}"
    if isinstance(move, Roll):
        return f"roll {' '.join(map(str, move.dice))}"
    if isinstance(move, Rain):
        return f"rain {move.face}"
    if isinstance(move, Beyond):
        return f"{name_of(move.origin)}-{ascii_lowercase[move.column]}{move.row}"
    raise MoveTextError(f"{shown(move)} is not a move of Rowan")


def parse_move(text: str, rows: int) -> Move:
    """The move a text stands for, legal or not.

    Args:
        text: as `move_text` writes it; to go to where one is, as in `c1-c1`, is to pass.
        rows: how many rows the board has.

    Raises:
        MoveTextError: it stands for none, or the stack would come from beside the board.
    """
    if _ROLL.fullmatch(text):
        return Roll(tuple(map(int, text.split(" ")[1:])))
    if rain := _RAIN.fullmatch(text):
        return Rain(int(rain[1]))
    if (go := _GO.fullmatch(text)) and int(go[2]) <= rows:
        return _parse_go(go, rows)
    raise MoveTextError(
        f"{shown(text)} is not a move of Rowan: a move is two cells from a1 to e{rows} as in "
        f"'b1-c2', 'a{rows}-sky', 'c1-pass', one to five dice as in 'roll 6 2 6', or 'rain 4'"
    )


def _target_text(move: Go) -> str:
    if move.target == SKY:
        return "sky"
    return "pass" if move.target == move.origin else name_of(move.target)


def _parse_go(go: re.Match[str], rows: int) -> Go | Beyond:
    origin = _cell(go[1], go[2])
    if go[3]:
        return Go(origin, SKY)
    if go[4]:
        return Go(origin, origin)
    if go[5] in LETTERS and 1 <= int(go[6]) <= rows:
        return Go(origin, _cell(go[5], go[6]))
    return Beyond(origin, ascii_lowercase.index(go[5]), int(go[6]))


def _cell(letter: str, row: str) -> Cell:
    return (int(row) - 1) * COLUMNS + LETTERS.index(letter)


# ---------------------------------------------------------------------- positions


def position_text(state: State) -> str:
    """A state as text: the rows from the Sky down, the Sky, the Pit (light, dark), and the Cave.

    Where the Bear is to roll, `roll=3` follows with the number of dice. Where rain is to fall
    `dice=6,2,6 done=1 ground=1,1` follows: the dice as they fell, how many of them, in ascending
    order, have been taken up, and for each piece on the Ground which of those sent it there. With
    a limit of turns `turns=4` says how many have ended.

    Between two events of a step `air=3@c4` follows for Bear pieces above a cell and `pairs=2` for
    pieces on their way to the Pit. No game starts like that, so `parse_position` refuses it.
    """
    rows = [
        ",".join(stack_text(cell) or EMPTY for cell in state.cells[start : start + COLUMNS])
        for start in range(len(state.cells) - COLUMNS, -1, -COLUMNS)
    ]
    light, dark = state.pit
    fields = [
        "/".join(rows), f"sky={state.sky}", f"pit={light},{dark}", f"cave={state.cave}",
    ]  # fmt: skip
    if state.due:
        fields.append(f"roll={state.due}")
    if state.rolled and not endings.is_light_gone(state.cells):
        fields.append(f"dice={','.join(map(str, state.rolled))} done={state.done}")
    if state.ground:
        fields.append(f"ground={','.join(map(str, state.ground))}")
    if state.turns:
        fields.append(f"turns={state.turns}")
    if state.air:
        fields.append(f"air={state.air.height}@{name_of(state.air.cell)}")
    if state.pairs:
        fields.append(f"pairs={state.pairs}")
    return " ".join(fields)


def parse_position(text: str, terms: Terms) -> State:
    """The state a text stands for; as many spaces as one likes stand around its parts.

    Args:
        text: as `position_text` writes it.
        terms: what the switches come to.

    Raises:
        PositionError: it stands for none, or for one that the rules rule out.
    """
    rows, *rest = [part for part in text.split(" ") if part] or [""]
    cells = _parse_rows(rows, terms.rows)
    fields = _parse_fields(rest)
    pit = fields["pit"].split(",")
    if len(pit) != 2:
        raise PositionError(
            f"pit is two numbers with a comma between, light and dark, not {shown(fields['pit'])}"
        )
    sky = _parse_count(fields["sky"], "the Sky holds")
    lost = (_parse_count(pit[0], "the Pit holds"), _parse_count(pit[1], "the Pit holds"))
    state = State(
        cells,
        sky,
        lost,
        _parse_count(fields["cave"], "the Cave holds"),
        turns=_parse_turns(fields.get("turns"), terms.max_turns),
    )
    state = _with_dice(state, fields, terms)
    _check_pieces(state)
    return state


def _check_pieces(state: State) -> None:
    """See that neither side has more pieces than any game may come to."""
    light = sum(standing for standing in state.cells if standing > 0) + state.sky + state.pit[0]
    if light > LIGHT_PIECES:
        raise PositionError(
            f"the position has {light} light pieces, on the board, in the Sky and in the Pit; "
            f"there are {LIGHT_PIECES}"
        )
    on_board = -sum(standing for standing in state.cells if standing < 0)
    dark = on_board + state.cave + len(state.ground) + state.pit[1]
    if dark > MOST_BEAR_PIECES:
        raise PositionError(
            f"the position has {dark} pieces of the Bear, on the board and beside it; there are "
            f"{MOST_BEAR_PIECES} at most"
        )


def stack_text(standing: int) -> str:
    """A stack as text: `l3` or `b2`, empty where none stands."""
    if not standing:
        return ""
    return f"{LIGHT}{standing}" if standing > 0 else f"{DARK}{-standing}"


def _parse_rows(text: str, rows: int) -> tuple[int, ...]:
    lines = text.split("/")
    if len(lines) != rows:
        raise PositionError(
            f"the board has {rows} rows with / between, from the Sky down, not {len(lines)}: "
            f"{shown(text)}"
        )
    found: list[int] = []
    for row, line in enumerate(reversed(lines)):
        stacks = line.split(",")
        if len(stacks) != COLUMNS:
            raise PositionError(
                f"row {row + 1} has five cells with commas between, not {len(stacks)}: "
                f"{shown(line)}"
            )
        cells = range(row * COLUMNS, (row + 1) * COLUMNS)
        found.extend(map(_parse_stack, stacks, cells))
    return tuple(found)


def _parse_stack(text: str, cell: Cell) -> int:
    if text == EMPTY:
        return 0
    if not _STACK.fullmatch(text):
        raise PositionError(
            f"{name_of(cell)} holds - for nothing, or a stack as in {LIGHT}3 (light) or {DARK}2 "
            f"(the Bear’s), not {shown(text)}"
        )
    height = int(text[1:])
    if height > HIGHEST_STACK:
        raise PositionError(
            f"{name_of(cell)} holds a stack of {height}; none is higher than {HIGHEST_STACK}"
        )
    return height if text[0] == LIGHT else -height


def _parse_fields(parts: list[str]) -> dict[str, str]:
    """What follows the rows, by its names."""
    fields: dict[str, str] = {}
    for part in parts:
        name, equals, value = part.partition("=")
        if not equals or name not in (*BESIDE, *MAY_FOLLOW) or name in fields:
            raise PositionError(
                f"after its rows a position has the parts sky=0 pit=0,0 cave=0, each once, and "
                f"between rolls {', '.join(MAY_FOLLOW)}; {shown(part)} is none of them"
            )
        fields[name] = value
    for name in BESIDE:
        if name not in fields:
            raise PositionError(
                f"after its rows a position has the parts sky=0 pit=0,0 cave=0; {name} is missing"
            )
    return fields


def _parse_count(text: str, whose: str) -> int:
    if not _COUNT.fullmatch(text) or int(text) > MOST_BEAR_PIECES:
        raise PositionError(
            f"{whose} a whole number of pieces from 0 to {MOST_BEAR_PIECES}, not {shown(text)}"
        )
    return int(text)


def _parse_turns(text: str | None, limit: int) -> int:
    if text is None:
        return 0
    if not limit:
        raise PositionError("turns are counted only where the switch max_turns limits them")
    if not _COUNT.fullmatch(text) or int(text) > limit:
        raise PositionError(f"turns is a whole number from 0 to {limit}, not {shown(text)}")
    return int(text)


# ---------------------------------------------------------------------- in the Bear's part


def _with_dice(state: State, fields: Mapping[str, str], terms: Terms) -> State:
    """The position with the roll that is due, or with dice and rain that are not done."""
    if endings.is_light_gone(state.cells):
        return _ended(state, fields)
    if "roll" in fields:
        if len(fields.keys() & {"roll", "dice", "done", "ground"}) > 1:
            raise PositionError("where roll says that the Bear is to roll there are no dice yet")
        if not re.fullmatch(rf"[1-{HIGHEST_STACK}]", fields["roll"]):
            raise PositionError(
                f"roll is the number of dice, 1 to {HIGHEST_STACK}, not {shown(fields['roll'])}"
            )
        return state._replace(due=int(fields["roll"]))
    found = fields.keys() & {"dice", "done", "ground"}
    if not found:
        return state
    if found == {"dice", "done"}:
        raise PositionError(
            "where rain is to fall a position has dice, done and ground; without ground it stands "
            "between two events of a roll, and only what a whole move leads to can be read"
        )
    if len(found) < 3:
        raise PositionError(
            "where rain is to fall a position has dice, done and ground, as in "
            "'dice=6,2,6 done=1 ground=1'"
        )
    rolled = _parse_dice(fields["dice"])
    if not re.fullmatch(r"[1-5]", fields["done"]) or int(fields["done"]) > len(rolled):
        raise PositionError(
            f"done is how many of the dice have been taken up, 1 to {len(rolled)}, not "
            f"{shown(fields['done'])}"
        )
    agenda, done = Roll(rolled).ascending, int(fields["done"])
    ground = _parse_ground(fields["ground"])
    _check_ground(ground, agenda, done, terms)
    return state._replace(rolled=rolled, agenda=agenda, done=done, ground=ground)


def _ended(state: State, fields: Mapping[str, str]) -> State:
    """A position without a light stack: what the Bear did not resolve may lie on the Ground."""
    if fields.keys() & {"roll", "dice", "done"}:
        raise PositionError("without a light stack on the board the game is over: no die is left")
    if "ground" not in fields:
        return state
    return state._replace(ground=_parse_ground(fields["ground"]))


def _parse_dice(text: str) -> tuple[int, ...]:
    if not _DICE.fullmatch(text):
        raise PositionError(
            f"dice are one to five numbers from 1 to 6 with commas between, not {shown(text)}"
        )
    return tuple(map(int, text.split(",")))


def _parse_ground(text: str) -> tuple[int, ...]:
    if not _NUMBERS.fullmatch(text):
        raise PositionError(
            f"ground says for each piece there which of the dice sent it, as in 1,1, not "
            f"{shown(text)}"
        )
    return tuple(map(int, text.split(",")))


def _check_ground(
    ground: tuple[int, ...], agenda: tuple[int, ...], done: int, terms: Terms
) -> None:
    """See that these dice can have sent these pieces to the Ground, and that they rain now."""
    if terms.rain_last and done < len(agenda):
        raise PositionError(f"rain falls after all {len(agenda)} dice, not when done is {done}")
    for number in ground:
        if number > done or agenda[number - 1] == BLANK:
            raise PositionError(f"die {number} in ascending order has sent no piece to the Ground")
        if number < done and not terms.rain_last:
            raise PositionError(
                f"what die {number} sent to the Ground has rained before die {done}"
            )
        if ground.count(number) > HIGHEST_STACK:
            raise PositionError(f"die {number} sent more than {HIGHEST_STACK} pieces to the Ground")
    if list(ground) != sorted(ground):
        raise PositionError("the pieces on the Ground rain in the order in which they came there")

"""Positions of Rowan as text; `notation` does the same for moves."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from widgets_games.engine.errors import PositionError, shown
from widgets_games.engine.language import say
from widgets_games.games.rowan.rules import endings
from widgets_games.games.rowan.rules.cells import BLANK, COLUMNS, HIGHEST_STACK, Cell, name_of
from widgets_games.games.rowan.rules.moves import Roll
from widgets_games.games.rowan.rules.state import State
from widgets_games.games.rowan.rules.switches import LIGHT_PIECES, MOST_BEAR_PIECES, Terms

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

_IN_SKY: Final = "the Sky holds a whole number of pieces from 0 to {most}, not {text}"
_IN_PIT: Final = "the Pit holds a whole number of pieces from 0 to {most}, not {text}"
_IN_CAVE: Final = "the Cave holds a whole number of pieces from 0 to {most}, not {text}"


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
            say(
                "pit is two numbers with a comma between, light and dark, not {text}",
                text=shown(fields["pit"]),
            )
        )
    sky = _parse_count(fields["sky"], _IN_SKY)
    lost = (_parse_count(pit[0], _IN_PIT), _parse_count(pit[1], _IN_PIT))
    state = State(
        cells,
        sky,
        lost,
        _parse_count(fields["cave"], _IN_CAVE),
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
            say(
                "the position has {light} light pieces, on the board, in the Sky and in the "
                "Pit; there are {most}",
                light=light,
                most=LIGHT_PIECES,
            )
        )
    on_board = -sum(standing for standing in state.cells if standing < 0)
    dark = on_board + state.cave + len(state.ground) + state.pit[1]
    if dark > MOST_BEAR_PIECES:
        raise PositionError(
            say(
                "the position has {dark} pieces of the Bear, on the board and beside it; there "
                "are {most} at most",
                dark=dark,
                most=MOST_BEAR_PIECES,
            )
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
            say(
                "the board has {rows} rows with / between, from the Sky down, not {found}: {text}",
                rows=rows,
                found=len(lines),
                text=shown(text),
            )
        )
    found: list[int] = []
    for row, line in enumerate(reversed(lines)):
        stacks = line.split(",")
        if len(stacks) != COLUMNS:
            raise PositionError(
                say(
                    "row {row} has five cells with commas between, not {found}: {text}",
                    row=row + 1,
                    found=len(stacks),
                    text=shown(line),
                )
            )
        cells = range(row * COLUMNS, (row + 1) * COLUMNS)
        found.extend(map(_parse_stack, stacks, cells))
    return tuple(found)


def _parse_stack(text: str, cell: Cell) -> int:
    if text == EMPTY:
        return 0
    if not _STACK.fullmatch(text):
        raise PositionError(
            say(
                "{cell} holds - for nothing, or a stack as in l3 (light) or b2 (the Bear’s), not "
                "{text}",
                cell=name_of(cell),
                text=shown(text),
            )
        )
    height = int(text[1:])
    if height > HIGHEST_STACK:
        raise PositionError(
            say(
                "{cell} holds a stack of {height}; none is higher than {most}",
                cell=name_of(cell),
                height=height,
                most=HIGHEST_STACK,
            )
        )
    return height if text[0] == LIGHT else -height


def _parse_fields(parts: list[str]) -> dict[str, str]:
    """What follows the rows, by its names."""
    fields: dict[str, str] = {}
    for part in parts:
        name, equals, value = part.partition("=")
        if not equals or name not in (*BESIDE, *MAY_FOLLOW) or name in fields:
            raise PositionError(
                say(
                    "after its rows a position has the parts sky=0 pit=0,0 cave=0, each once, and "
                    "between rolls {others}; {part} is none of them",
                    others=", ".join(MAY_FOLLOW),
                    part=shown(part),
                )
            )
        fields[name] = value
    for name in BESIDE:
        if name not in fields:
            raise PositionError(
                say(
                    "after its rows a position has the parts sky=0 pit=0,0 cave=0; {name} is "
                    "missing",
                    name=name,
                )
            )
    return fields


def _parse_count(text: str, refusal: str) -> int:
    """How many pieces a place holds; `refusal` is what is said where that is no such number."""
    if not _COUNT.fullmatch(text) or int(text) > MOST_BEAR_PIECES:
        raise PositionError(say(refusal, most=MOST_BEAR_PIECES, text=shown(text)))
    return int(text)


def _parse_turns(text: str | None, limit: int) -> int:
    if text is None:
        return 0
    if not limit:
        raise PositionError(say("turns are counted only where the switch max_turns limits them"))
    if not _COUNT.fullmatch(text) or int(text) > limit:
        raise PositionError(
            say(
                "turns is a whole number from 0 to {limit}, not {text}",
                limit=limit,
                text=shown(text),
            )
        )
    return int(text)


# ---------------------------------------------------------------------- in the Bear's part


def _with_dice(state: State, fields: Mapping[str, str], terms: Terms) -> State:
    """The position with the roll that is due, or with dice and rain that are not done."""
    if endings.is_light_gone(state.cells):
        return _ended(state, fields)
    if "roll" in fields:
        if len(fields.keys() & {"roll", "dice", "done", "ground"}) > 1:
            raise PositionError(
                say("where roll says that the Bear is to roll there are no dice yet")
            )
        if not re.fullmatch(rf"[1-{HIGHEST_STACK}]", fields["roll"]):
            raise PositionError(
                say(
                    "roll is the number of dice, 1 to {most}, not {text}",
                    most=HIGHEST_STACK,
                    text=shown(fields["roll"]),
                )
            )
        return state._replace(due=int(fields["roll"]))
    found = fields.keys() & {"dice", "done", "ground"}
    if not found:
        return state
    if found == {"dice", "done"}:
        raise PositionError(
            say(
                "where rain is to fall a position has dice, done and ground; without ground it "
                "stands between two events of a roll, and only what a whole move leads to can "
                "be read"
            )
        )
    if len(found) < 3:
        raise PositionError(
            say(
                "where rain is to fall a position has dice, done and ground, as in 'dice=6,2,6 "
                "done=1 ground=1'"
            )
        )
    rolled = _parse_dice(fields["dice"])
    if not re.fullmatch(r"[1-5]", fields["done"]) or int(fields["done"]) > len(rolled):
        raise PositionError(
            say(
                "done is how many of the dice have been taken up, 1 to {dice}, not {text}",
                dice=len(rolled),
                text=shown(fields["done"]),
            )
        )
    agenda, done = Roll(rolled).ascending, int(fields["done"])
    ground = _parse_ground(fields["ground"])
    _check_ground(ground, agenda, done, terms)
    return state._replace(rolled=rolled, agenda=agenda, done=done, ground=ground)


def _ended(state: State, fields: Mapping[str, str]) -> State:
    """A position without a light stack: what the Bear did not resolve may lie on the Ground."""
    if fields.keys() & {"roll", "dice", "done"}:
        raise PositionError(
            say("without a light stack on the board the game is over: no die is left")
        )
    if "ground" not in fields:
        return state
    return state._replace(ground=_parse_ground(fields["ground"]))


def _parse_dice(text: str) -> tuple[int, ...]:
    if not _DICE.fullmatch(text):
        raise PositionError(
            say(
                "dice are one to five numbers from 1 to 6 with commas between, not {text}",
                text=shown(text),
            )
        )
    return tuple(map(int, text.split(",")))


def _parse_ground(text: str) -> tuple[int, ...]:
    if not _NUMBERS.fullmatch(text):
        raise PositionError(
            say(
                "ground says for each piece there which of the dice sent it, as in 1,1, not {text}",
                text=shown(text),
            )
        )
    return tuple(map(int, text.split(",")))


def _check_ground(
    ground: tuple[int, ...], agenda: tuple[int, ...], done: int, terms: Terms
) -> None:
    """See that these dice can have sent these pieces to the Ground, and that they rain now."""
    if terms.rain_last and done < len(agenda):
        raise PositionError(
            say(
                "rain falls after all {dice} dice, not when done is {done}",
                dice=len(agenda),
                done=done,
            )
        )
    for number in ground:
        if number > done or agenda[number - 1] == BLANK:
            raise PositionError(
                say(
                    "die {number} in ascending order has sent no piece to the Ground", number=number
                )
            )
        if number < done and not terms.rain_last:
            raise PositionError(
                say(
                    "what die {number} sent to the Ground has rained before die {done}",
                    number=number,
                    done=done,
                )
            )
        if ground.count(number) > HIGHEST_STACK:
            raise PositionError(
                say(
                    "die {number} sent more than {most} pieces to the Ground",
                    number=number,
                    most=HIGHEST_STACK,
                )
            )
    if list(ground) != sorted(ground):
        raise PositionError(
            say("the pieces on the Ground rain in the order in which they came there")
        )

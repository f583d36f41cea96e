"""The panel of dice on the right: as rolled, then sorted, an agenda that is read downwards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from widgets_games.games.contract import Stage
from widgets_games.games.rowan.drawing.agenda import DiePart, RainPart, Turn
from widgets_games.games.rowan.drawing.captions import AGENDA, WORDS, say
from widgets_games.games.rowan.drawing.dice import Die, die
from widgets_games.games.rowan.drawing.geometry import PANEL_RIGHT, PANEL_W, PANEL_Y
from widgets_games.games.rowan.drawing.style import Style
from widgets_games.games.rowan.rules.cells import BLANK
from widgets_games.render.geometry import Box
from widgets_games.render.lettering import Face, text_width, written
from widgets_games.render.scene import AnyShape, At, Path

_ROW: Final = 50
_STRIP: Final = 36
_GAP: Final = 4
_INDENT: Final = 14
_FEW: Final = 44
"""Rows less high than this have room for one line only."""
_STATES: Final = {Stage.DONE: "done", Stage.NOW: "now", Stage.NEXT: "wait"}


class Row(NamedTuple):
    """A row of the agenda, laid out: a die, or a strip of rain dice."""

    top: float
    height: float
    part: DiePart
    rain: bool


def dice_panel(style: Style, turn: Turn) -> Iterator[AnyShape]:
    """The whole panel."""
    yield from _as_rolled(style, turn)
    if not turn.parts:
        return
    y = PANEL_Y + 48
    face = Face(style.geometry.type.small)
    yield written((PANEL_RIGHT, y), say(WORDS["sorted"]), face, style.theme.ink_soft, "start")
    left = PANEL_RIGHT + text_width(say(WORDS["sorted"]), face.size) + 10
    rule = f"M{left:.1f},{y} H{PANEL_RIGHT + PANEL_W}"
    yield Path(rule, stroke=style.theme.board_line, width=style.stroke(1.1))
    for row in rows(style, turn):
        yield from _rain_row(style, row) if row.rain else _die_row(style, row)


def due_dice(style: Style, count: int, words: str) -> Iterator[AnyShape]:
    """The dice that are still to be rolled."""
    face, size = Face(style.geometry.type.small), 37
    yield written((PANEL_RIGHT, PANEL_Y + 12), words, face, style.theme.ink_soft, "start")
    for number in range(count):
        middle = PANEL_RIGHT + size / 2 + 1 + number * (size + 5.5), PANEL_Y + 48
        yield from die(style, middle, size, Die(None))


def rows(style: Style, turn: Turn) -> tuple[Row, ...]:
    """The rows of the agenda, closer together where there are many."""
    top: float = PANEL_Y + 66
    wanted = [(part, rain, height) for part in turn.parts for rain, height in _heights(part)]
    room = style.geometry.page_h - 200 - top
    share = min(1, room / max(1, sum(height for _, _, height in wanted)))
    found = []
    for part, rain, height in wanted:
        found.append(Row(top, height * share - 4, part, rain))
        top += height * share
    return tuple(found)


def panel_box(style: Style, turn: Turn | None) -> Box:
    """The room of the dice that have just fallen, been sorted, or become due."""
    left, width = PANEL_RIGHT - 9, PANEL_W + 20
    if turn is None:
        return Box(left, PANEL_Y + 25, width, 46)
    if not turn.parts:
        return Box(left, PANEL_Y - 5, width, 34)
    top = rows(style, turn)[0].top - 5
    return Box(left, top, width, panel_foot(style, turn, 0) - top + 5)


def panel_foot(style: Style, turn: Turn | None, due: int) -> float:
    """Where the panel ends."""
    if turn is not None and turn.parts:
        last = rows(style, turn)[-1]
        return last.top + last.height
    return PANEL_Y + (70 if due else 26 if turn else -20)


def _heights(part: DiePart) -> Iterator[tuple[bool, float]]:
    yield False, _ROW
    if part.rain:
        yield True, _STRIP


def _as_rolled(style: Style, turn: Turn) -> Iterator[AnyShape]:
    size = 21.0
    y = PANEL_Y + 12
    face = Face(style.geometry.type.small)
    yield written((PANEL_RIGHT, y), say(WORDS["rolled"]), face, style.theme.ink_soft, "start")
    left = PANEL_RIGHT + text_width(say(WORDS["rolled"]), face.size) + 10
    for number, pips in enumerate(turn.rolled):
        yield from die(style, (left + size / 2 + number * (size + 4), y), size, Die(pips))


def _die_row(style: Style, row: Row) -> Iterator[AnyShape]:
    part, x, middle = row.part, PANEL_RIGHT, row.top + row.height / 2
    if part.stage is Stage.NOW:
        yield from _lit(style, row, x)
    size = min(37.0, row.height - 6)
    yield from die(style, (x + size / 2 + 2, middle), size, Die(part.face, _STATES[part.stage]))
    done, theme, type_ = part.stage is Stage.DONE, style.theme, style.geometry.type
    ink = theme.ink_soft if done or part.face == BLANK else theme.ink
    left = x + size + 13
    detail = part.detail if part.face != BLANK else ""
    if not detail or row.height < _FEW:
        words = detail or part.head
        yield written((left, middle), words, Face(type_.body, 600), ink, "start")
    else:
        yield written((left, middle - 11), part.head, Face(type_.body, 600), ink, "start")
        soft = theme.ink if part.stage is Stage.NOW else theme.ink_soft
        yield written((left, middle + 11), detail, Face(type_.small), soft, "start")
    if done:
        yield _tick(style, x + PANEL_W - 8, middle)


def _rain_row(style: Style, row: Row) -> Iterator[AnyShape]:
    """The rain dice under the die that caused them; beside them what one does that falls now."""
    x, rain = PANEL_RIGHT + _INDENT, row.part.rain
    face = Face(style.geometry.type.small, 600)
    # Room for the words is kept before there are any, so that the dice keep their size.
    room = PANEL_W - _INDENT - text_width(_widest(len(rain)), face.size, 600) - 8
    size = min(24.0, row.height - 4, room / len(rain) - _GAP)
    y = row.top + row.height / 2
    lit = next((number for number, each in enumerate(rain) if each.stage is Stage.NOW), None)
    if lit is not None:
        yield from _lit(style, row, x)
        words = _rain_words(rain[lit], lit + 1, len(rain))
        left = x + 4 + len(rain) * (size + _GAP) + 2
        yield written((left, y), words, face, style.theme.ink, "start")
    for number, each in enumerate(rain):
        at = x + size / 2 + 4 + number * (size + _GAP), y
        yield from die(style, at, size, Die(each.face, _STATES[each.stage]))


def _widest(count: int) -> str:
    return say(AGENDA["rain-caved"], number=count, count=count)


def _rain_words(part: RainPart, number: int, count: int) -> str:
    assert part.face is not None
    key = "rain-caved" if part.face == BLANK else "rain"
    return say(AGENDA[key], number=number, count=count, column=part.face - 1)


def _lit(style: Style, row: Row, x: float) -> Iterator[AnyShape]:
    """The ground of what happens now: a plate that points at the board."""
    right, half = PANEL_RIGHT + PANEL_W + 8, row.height / 2
    line = (
        f"M{x - 8:g},{-half + 8:g} Q{x - 8:g},{-half:g} {x:g},{-half:g} H{right - 8:g} "
        f"Q{right:g},{-half:g} {right:g},{-half + 8:g} V{half - 8:g} "
        f"Q{right:g},{half:g} {right - 8:g},{half:g} H{x:g} "
        f"Q{x - 8:g},{half:g} {x - 8:g},{half - 8:g} V8 L{x - 15:g},0 L{x - 8:g},-8 Z"
    )
    yield Path(
        line,
        fill=style.colours.lit,
        stroke=style.colours.event_ink,
        width=style.stroke(1.6),
        at=At(0, row.top + half),
    )


def _tick(style: Style, x: float, y: float) -> Path:
    line = f"M{x - 7:g},{y:g} L{x - 2:g},{y + 5:g} L{x + 7:g},{y - 6:g}"
    return Path(line, stroke=style.theme.ink_soft, width=style.stroke(2.4))

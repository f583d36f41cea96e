"""The picture in words, for those who cannot see it, and the board in characters."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from widgets_games.engine.language import Language, language
from widgets_games.games.wetlands.drawing.captions import done_in_turn, told, told_counted
from widgets_games.games.wetlands.drawing.pieces import seat_on
from widgets_games.games.wetlands.rules import events as e
from widgets_games.games.wetlands.rules.moves import Advance, Move, Pass, Throw
from widgets_games.games.wetlands.rules.path import Domain, domains_of
from widgets_games.games.wetlands.rules.rulebook import RULEBOOK
from widgets_games.games.wetlands.rules.state import State
from widgets_games.render.board import Marks, View

DESCRIPTION: Final = {
    "pieces": "{seat:seat} has {domains:pieces_on}.",
    "no-pieces": "{seat:seat} has no piece on the board.",
    "off": "{seat:seat} has {off} of 5 pieces off the board.",
    "hand": "{seat:seat}’s piece from {origin:domain} is in the air above {above:domain}.",
    "carried": "Kwakwani holds {seat:seat}’s piece above {above:domain}.",
    "may-pass": "The only legal move is to pass.",
    "may-throw": "{seat:seat} may throw.",
    "picked": "The piece on {origin:domain} is chosen.",
    "refused": "The move from {origin:domain} {target:goal} is refused.",
    "pass-refused": "Passing is refused.",
    "domain": "{domain:named}, empty.",
    "domain-piece": "{domain:named}, {seat:seat}’s piece.",
    "tray": "Off the board, {seat:seat}: {off} of 5.",
    "no-throw": "The throw is still to come.",
    "throw": "The throw is {throw}.",
}

MAY_MOVE: Final = (
    "This move is legal: {moves:moves}.",
    "These moves are legal: {moves:moves}.",
)
"""The legal moves, if there is one or several."""


def description(view: View[State, Move, e.Event]) -> str:
    """The whole picture in short sentences."""
    return " ".join(_sentences(view))


def domain_label(state: State, domain: Domain) -> str:
    """A domain and who stands on it."""
    return _domain_label(domain, seat_on(state, domain), language())


@cache
def _domain_label(domain: Domain, seat: int, spoken: Language) -> str:  # noqa: ARG001 - its key
    key = "domain-piece" if seat else "domain"
    return told(DESCRIPTION[key], domain=domain, seat=seat)


def off_label(state: State, seat: int) -> str:
    """A tray, and how many pieces are in it."""
    return told(DESCRIPTION["tray"], seat=seat, off=state.off[seat - 1])


def throw_label(state: State) -> str:
    """What has been thrown. The picture shows sticks, also for the number of a die."""
    return told(DESCRIPTION["throw" if state.throw else "no-throw"], throw=state.throw)


def _sentences(view: View[State, Move, e.Event]) -> Iterator[str]:
    state, marks = view.frame.state, view.marks
    if view.frame.event is not None:
        if done := done_in_turn(view.frame):
            yield done
        yield str(RULEBOOK.tell(view.frame.event))
    for seat in (1, 2):
        domains = tuple(domains_of(state.pieces[seat - 1]))
        key = "pieces" if domains else "no-pieces"
        yield told(DESCRIPTION[key], seat=seat, domains=domains)
        yield told(DESCRIPTION["off"], seat=seat, off=state.off[seat - 1])
    if state.hand:
        yield told(DESCRIPTION["hand"], **state.hand._asdict())
    if state.raven:
        yield told(DESCRIPTION["carried"], **state.raven._asdict())
    if marks.picked and isinstance(marks.picked[0], int):
        yield told(DESCRIPTION["picked"], origin=marks.picked[0])
    yield from _described_moves(state, marks)
    if isinstance(marks.refused, Advance):
        yield told(DESCRIPTION["refused"], **marks.refused._asdict())
    elif marks.refused is not None:
        yield told(DESCRIPTION["pass-refused"])
    for objection in marks.objections:
        yield str(objection.sentence)


def _described_moves(state: State, marks: Marks[Move]) -> Iterator[str]:
    advances = [move for move in marks.choices if isinstance(move, Advance)]
    if advances:
        yield told_counted(*MAY_MOVE, len(advances), moves=advances)
    elif Pass() in marks.choices:
        yield told(DESCRIPTION["may-pass"])
    elif any(isinstance(move, Throw) for move in marks.choices):
        yield told(DESCRIPTION["may-throw"], seat=state.to_move)


def in_characters(state: State) -> str:
    """The board in characters: three rows as they are drawn, the middle one from right to left."""
    rows = (range(1, 11), range(20, 10, -1), range(21, 31))
    return "\n".join(
        f"{row[0]:>2}  {' '.join('.py'[seat_on(state, domain)] for domain in row)}  {row[-1]}"
        for row in rows
    )

"""Views of Wetlands Crossing for the tests: one of each kind of event, refusal and choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from tests.games.wetlands.positions import BROKEN, GAME, NO_FIVE, STICKS
from widgets_games.engine.timeline import Timeline
from widgets_games.engine.trace import Frame
from widgets_games.games.wetlands.game import WetlandsCrossing
from widgets_games.games.wetlands.rules import events as e
from widgets_games.games.wetlands.rules.moves import Move
from widgets_games.games.wetlands.rules.state import State
from widgets_games.render.board import Look, Marks, View
from widgets_games.render.scene import Text

AnyFrame: TypeAlias = Frame[State, Move, e.Event]
AnyView: TypeAlias = View[State, Move, e.Event]

PLAYED: Final = (
    ("..p.y.y.../........../.p.y...... p -", ("throw 4", "3-7")),
    (".pppp...../.y......../y......... p -", ("throw 5", "2-7")),
    ("..p......./.y......../y....p.... p -", ("throw 1", "26-27")),
    ("..p......./.y..p...../y....p.... p -", ("throw 1", "26-27")),
    ("..p......./.y......../y....p...y p -", ("throw 4", "26-30")),
    ("..p......./.y..p...../y....p...y p -", ("throw 4", "26-30")),
    ("..p......./.y......../y....p.... p -", ("throw 3", "26-29")),
    ("..p......./.y......../y..p...... p -", ("throw 2", "24-26")),
    (".........p/.y......../y......... p -", ("throw 4", "10-14")),
    ("........../.......p../..y....... p -", ("throw 5", "18-23")),
    ("........../.y......../y......p.. p -", ("throw 3", "28-off")),
    ("........../.y......../y....p...p p -", ("throw 5", "26-off")),
    ("........../.y......../y....p.pyy p -", ("throw 5", "26-off")),
    ("........../.y......../y......p.. p -", ("throw 2", "pass")),
)
"""Positions and what is played there; between them every kind of event but one happens.

Where it is tight they are there too: the longest tale of a turn, pieces held before the exits.
"""

SPLIT_RUN: Final = ("......pyyy/y........./.......... p -", ("throw 5", "7-12"))
"""A run over a turn that is leapt over, as the switch says that it is no dam."""

REFUSED: Final = {
    "dam": ("....pyyy../.p..y..p../.......p.. p 5", "5-10"),
    "dam behind a turn": ("........pp/yyy......./.......... p 5", "10-15"),
    "dam at the end": ("........../........../.....p.yyy p 5", "26-off"),
    "tamatu": ("...p..yy../........../.......... p 3", "4-7"),
    "tamatu round the left turn": ("........../.......p.y/y......... p 2", "18-20"),
    "tamatu round the right turn": ("......p..y/y........./.......... p 3", "7-10"),
    "tamatu near the names": ("........../........../..pyy..... p 1", "23-24"),
    "last-tamatu": ("........../........../.....p..yy p 4", "26-30"),
    "safe": ("........../.p..y...../.......... p 3", "12-15"),
    "one-piece": ("p..p....../........../........y. p 3", "1-4"),
    "wiwun-stop": ("........../........../....py.... p 3", "25-28"),
    "wiwun-exit": ("........../........../y....p.... p 5", "26-off"),
    "exits": ("........../........../y......p.. p 1", "28-29"),
    "must-move": ("..p......./.p......../y......... p 2", "pass"),
    "not yours": ("..p......./.p......../y......... p 2", "21-23"),
    "backwards": ("..p......./.p......../y......... p 2", "12-3"),
    "not thrown": ("..p......./.p......../y......... p -", "3-5"),
}
"""A refused move for each reason that has a picture, and for places where it is tight."""

CHOOSING: Final = {
    "throw": ("..p......./.p......../y......... p -", ()),
    "move": ("....pyyy../.p..y..p../.......p.. p 5", ()),
    "round the turn": ("....pyyy../.p..y..p../.......p.. p 5", (18,)),
    "exchange": ("..p.y.y.../........../.p.y...... p 4", (3,)),
    "off": ("........../.y......../y....p..p. p 5", (26,)),
    "stuck": ("....pyyy../.p..y..p../.......p.. p 5", (5,)),
    "pass": ("........../.y......../y......p.. p 2", ()),
}
"""Positions with what has been picked there."""


ENDED: Final = {
    "walked": (("..p.y.y.../........../.p.y...... p -", "throw 3", "3-6"), 3, (6,)),
    "exchanged": (("..p.y.y.../........../.p.y...... p -", "throw 4", "3-7"), 3, (7,)),
    "round the turn": (("........../.......p../..y....... p -", "throw 3", "18-21"), 18, (21,)),
    "carried": (("..p......./.y......../y....p.... p -", "throw 1", "26-27"), 26, (15,)),
    "a theft": (("..p......./.y..p...../y....p...y p -", "throw 4", "26-30"), 26, (14, 30)),
    "left": (("........../.y......../y......p.. p -", "throw 3", "28-off"), 28, ()),
}
"""Turns to their end: where the piece stood, and where pieces have come to stand on the board."""


def frames_of(
    start: str, moves: tuple[str, ...], game: WetlandsCrossing = GAME
) -> Iterator[AnyFrame]:
    """Every frame of a line of play, the first before its first event."""
    timeline = Timeline(game, game.parse_position(start))
    for move in moves:
        timeline.play(game.parse_move(move))
    for place in range(timeline.length + 1):
        yield timeline.frame_at(place)


def played_frames() -> Iterator[AnyFrame]:
    """Frames in which between them every kind of event has just happened."""
    for start, moves in PLAYED:
        yield from frames_of(start, moves)
    yield from frames_of(PLAYED[0][0], ("throw 4",), STICKS)
    yield from frames_of(*SPLIT_RUN, BROKEN)


def refusal_view(name: str, look: Look) -> AnyView:
    """A refused move with all its objections."""
    position, text = REFUSED[name]
    game = NO_FIVE if name == "wiwun-exit" else GAME
    state, move = game.parse_position(position), game.parse_move(text)
    objections = tuple(game.objections(state, move))
    assert objections
    return View(Frame(state, None, 0), look, Marks(refused=move, objections=objections))


def choice_view(name: str, look: Look) -> AnyView:
    """A decision with its legal moves marked."""
    position, picked = CHOOSING[name]
    state = GAME.parse_position(position)
    marks = Marks(choices=tuple(GAME.legal_moves(state)), picked=picked)
    return View(Frame(state, None, 0), look, marks)


def ended(name: str, look: Look) -> AnyView:
    """The end of a turn."""
    (start, *moves), _, _ = ENDED[name]
    *_, frame = frames_of(start, tuple(moves))
    marks = Marks(choices=tuple(GAME.legal_moves(frame.state)))
    return View(frame, look, marks)


def all_views(look: Look) -> dict[str, AnyView]:
    """Every picture there is, by what it shows."""
    views = {f"refused: {name}": refusal_view(name, look) for name in REFUSED}
    views |= {f"choosing: {name}": choice_view(name, look) for name in CHOOSING}
    for number, frame in enumerate(played_frames()):
        views[f"{number}: {type(frame.event).__name__}"] = View(frame, look)
    return views


def texts(view: AnyView) -> list[Text]:
    """All that is written in a picture."""
    shapes = (*GAME.presenter.board.ground(view.look), *GAME.presenter.board.moving(view))
    return [shape for shape in shapes if isinstance(shape, Text)]

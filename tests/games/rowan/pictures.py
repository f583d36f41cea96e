"""Views of Rowan for the tests: one of each kind of event, refusal and choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from tests.drawn import Line, frames_of_all, leading_on, pictures, refused
from widgets_games.engine.rulebook import Place
from widgets_games.engine.trace import Frame
from widgets_games.games.rowan.game import Rowan
from widgets_games.games.rowan.rules import events
from widgets_games.games.rowan.rules.moves import Move
from widgets_games.games.rowan.rules.state import State
from widgets_games.render.board import Figure, Figures, Look, Marks, View

AnyFrame: TypeAlias = Frame[State, Move, events.Event]
AnyView: TypeAlias = View[State, Move, events.Event]

GAME: Final = Rowan()
THREE_ROWS: Final = Rowan(rows=3)
NINE_ROWS: Final = Rowan(rows=9)
BY_HEIGHT: Final = Rowan(highest="tallest")
TO_CAVE: Final = Rowan(dead_bear="cave")
RAIN_LAST: Final = Rowan(rain="end")
TWENTY_TURNS: Final = Rowan(max_turns=20)

START: Final = "b2,b3,b2,b3,b2/-,-,-,-,-/-,-,-,-,-/-,-,-,-,-/l2,l3,l2,l3,l2 sky=0 pit=0,0 cave=0"
OPENED: Final = "b2,-,b2,-,-/-,b3,-,b3,b2/-,-,-,-,-/-,-,l3,-,-/l2,-,l2,l3,l2 sky=0 pit=0,0 cave=0"
MEETING: Final = "-,-,-,b3,-/-,b3,-,-,-/b2,l2,b1,-,b2/-,-,-,l3,-/-,-,l3,-,l1 sky=2 pit=1,1 cave=0"
TALL: Final = "b5,-,l5,-,-/-,-,-,-,-/-,l2,-,-,-/-,-,-,-,-/-,-,-,-,b4 sky=0 pit=5,5 cave=11"
RAINY: Final = "-,b5,-,b2,-/-,-,-,-,b3/b3,l2,-,l3,-/-,-,-,-,-/-,-,b5,-,l1 sky=5 pit=1,1 cave=0"
FULL: Final = "l5,l1,-,-,-/b1,b2,b3,b4,b5/-,-,-,-,-/-,-,-,-,-/-,-,-,-,- sky=0 pit=6,12 cave=18"
HIGH: Final = "-,l2,-,-,-/b3,-,-,b2,-/-,-,b2,-,-/-,l2,-,-,-/-,-,-,-,- sky=7 pit=1,1 cave=4"
LAST: Final = "l2,-,-,-,-/-,-,-,-,-/-,-,-,-,-/b2,-,-,b1,-/-,-,b1,-,- sky={} pit={},0 cave=2"


PLAYED: Final = (
    Line(GAME, START, ("b1-c2", "roll 6 2 4", "c2-pass", "roll 6 2 5")),
    Line(GAME, MEETING, ("c1-pass", "roll 6 2 4")),
    Line(GAME, MEETING, ("d2-pass", "roll 3 1 5")),
    Line(GAME, TALL, ("c5-pass", "roll 3 4 5 1 2", "rain 1", "rain 6", "rain 3", "rain 2")),
    Line(GAME, RAINY, ("b3-pass", "roll 5 3", "rain 4", "rain 2", "rain 2", "rain 6", "rain 1")),
    Line(GAME, HIGH, ("b5-sky", "roll 1 4")),
    Line(
        GAME,
        "-,-,-,-,-/b1,-,-,-,-/l3,-,-,-,-/-,-,-,-,-/-,-,-,-,- sky=8 pit=0,0 cave=0",
        ("a3-pass", "roll 1 6 6"),
    ),
    Line(GAME, LAST.format(8, 2), ("a5-sky",)),
    Line(GAME, LAST.format(7, 3), ("a5-sky",)),
    Line(GAME, LAST.format(3, 7), ("a5-sky",)),
    Line(
        GAME,
        "-,-,-,-,-/b3,-,-,-,-/l2,-,-,-,-/-,-,-,-,-/-,-,-,-,- sky=10 pit=0,0 cave=0",
        ("a3-pass", "roll 1 1"),
    ),
    Line(
        BY_HEIGHT,
        "b1,b3,-,-,-/b3,b3,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,l2,- sky=0 pit=0,0 cave=0",
        ("d1-pass", "roll 1 2"),
    ),
    Line(
        GAME,
        "b4,-,-,-,-/b3,b2,-,-,-/-,b1,-,-,-/-,-,-,-,-/-,-,-,l2,- sky=0 pit=0,0 cave=0",
        ("d1-pass", "roll 1 2"),
    ),
    Line(TO_CAVE, MEETING, ("c1-pass", "roll 2 4 6")),
    Line(
        RAIN_LAST,
        "-,-,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,-/b5,b5,l4,-,b3 sky=0 pit=0,0 cave=0",
        ("c1-pass", "roll 1 2 5 6", "rain 4", "rain 4", "rain 3", "rain 6"),
    ),
    Line(
        Rowan(max_turns=1),
        "-,-,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,-/b5,b5,l4,-,b3 sky=0 pit=0,0 cave=0",
        ("c1-pass", "roll 6 6 6 6"),
    ),
    Line(
        NINE_ROWS,
        "b2,b3,-,-,-/l2,-,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,-/"
        "-,-,l2,-,- sky=0 pit=0,0 cave=0",
        ("c1-d2", "roll 1 2"),
    ),
    Line(
        THREE_ROWS,
        "b2,b3,-,-,-/l2,-,-,-,-/-,-,l2,-,- sky=0 pit=0,0 cave=0",
        ("c1-d2", "roll 1 4"),
    ),
)
"""Between them every kind of event happens."""

REFUSED: Final = {
    "straight": Line(GAME, OPENED, ("c2-c3",)),
    "far": Line(GAME, OPENED, ("a1-d4",)),
    "jump": Line(GAME, OPENED, ("a1-e1",)),
    "entry": Line(GAME, OPENED, ("c2-d1",)),
    "sky": Line(GAME, OPENED, ("c2-sky",)),
    "bear": Line(GAME, OPENED, ("b4-b3",)),
    "nothing": Line(GAME, OPENED, ("b1-c2",)),
    "beyond": Line(GAME, OPENED, ("e1-f2",)),
    "top row": Line(NINE_ROWS, PLAYED[-2].start, ("c1-c3",)),
    "early": Line(GAME, OPENED, ("rain 4",)),
}
"""A refused move for each reason."""


class Choice(NamedTuple):
    """A game, a position, what has been picked there, and whether odds are laid over it."""

    game: Rowan
    start: str
    picked: tuple[Place, ...] = ()
    figures: bool = False


CHOOSING: Final = {
    "start": Choice(GAME, START),
    "opened": Choice(GAME, OPENED, ("c2",)),
    "odds": Choice(GAME, OPENED, ("c2",), figures=True),
    "odds of stacks": Choice(GAME, OPENED, (), figures=True),
    "to the Sky": Choice(GAME, HIGH, ("b5",), figures=True),
    "single": Choice(GAME, RAINY, ("e1",)),
    "full": Choice(GAME, FULL, ("a5",)),
    "nine rows": Choice(NINE_ROWS, PLAYED[-2].start, ("c1",)),
    "three rows": Choice(THREE_ROWS, PLAYED[-1].start, ("c1",), figures=True),
    "twenty turns": Choice(TWENTY_TURNS, START),
}
"""Positions with what has been picked there."""


def played_frames() -> Iterator[tuple[Rowan, AnyFrame]]:
    """Frames in which between them every kind of event has just happened."""
    return frames_of_all(PLAYED)


def refusal_view(name: str, look: Look) -> AnyView:
    """A refused move with all its objections."""
    return refused(REFUSED[name], look)


def choice_view(name: str, look: Look) -> AnyView:
    """A decision with its legal moves marked."""
    game, start, picked, has_figures = CHOOSING[name]
    state = game.parse_position(start)
    choices = leading_on(game, state, picked)
    places = dict.fromkeys(game.presenter.board.clicks(move)[len(picked)] for move in choices)
    shares = (0, 0.004, 0.07, 0.42, 0.65, 1)
    figures = tuple(
        Figure(place, "<1 %" if 0 < share < 0.01 else f"{share:.0%}".replace("%", " %"), share)
        for place, share in ((p, shares[n % len(shares)]) for n, p in enumerate(places))
    )
    laid = Figures("Chance of being hit", figures) if has_figures else None
    return View(Frame(state, None, 0), look, Marks(choices, picked, figures=laid))


def all_views(look: Look) -> dict[str, tuple[Rowan, AnyView]]:
    """Every picture there is, by what it shows."""
    choices = {name: (choice.game, choice_view(name, look)) for name, choice in CHOOSING.items()}
    return pictures(REFUSED, choices, PLAYED, look)

"""Views of Oh-Wah-Ree for the tests: one of each kind of event, refusal and choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from tests.drawn import LOOKS, Line, frames_of_all, leading_on, pictures, refused
from widgets_games.engine.rulebook import Place
from widgets_games.engine.trace import Frame
from widgets_games.games.ohwahree.game import OhWahRee
from widgets_games.games.ohwahree.rules.events import Event
from widgets_games.games.ohwahree.rules.moves import Move
from widgets_games.games.ohwahree.rules.state import State
from widgets_games.render.board import Look, Marks, View
from widgets_games.render.scene import Text

AnyFrame: TypeAlias = Frame[State, Move, Event]
AnyView: TypeAlias = View[State, Move, Event]

PLAIN: Final = LOOKS["light"]

TWO: Final = OhWahRee()
EITHER_WAY: Final = OhWahRee(direction="choice")
THREE: Final = OhWahRee(3)
GRAND_TWO: Final = OhWahRee(grand=True)
GRAND_THREE: Final = OhWahRee(3, grand=True)
GRAND_FOUR: Final = OhWahRee(4, grand=True)

PURPLE_YELLOW: Final = "111111222222"
IN_THREE: Final = "111122223333"
CHAIN: Final = f"0,0,8,0,0,1,1,1,1,1,2,3 {PURPLE_YELLOW} 1 17,13"
THIRTEEN: Final = f"2,0,1,3,0,13,4,1,2,0,5,1 {PURPLE_YELLOW} 1 9,7"
SLAM: Final = f"1,1,1,1,1,0,0,0,8,0,0,1 {PURPLE_YELLOW} 2 0,0"
MIXED: Final = "2,4,5,2,0,4,4,2,0,14,4,2 131242333414 1 6,5,11,7"
ROUND: Final = "12,1,1,1,1,1,1,1,1,1,1,1 122222222222 1 0,0"
BUSY: Final = f"6,5,1,6,0,11,3,2,1,2,5,4 {IN_THREE} 1 4,4,6"
EVEN_PITS: Final = f"2,2,2,2,0,0,0,0,3,3,3,3 {IN_THREE} 1"
FULL_PITS: Final = f"19,0,0,20,0,0,1,0,0,8,0,0 {PURPLE_YELLOW} 1 0,0"
FULL_TRAYS: Final = f"1,0,0,0,0,0,1,0,0,0,0,0 {PURPLE_YELLOW} 1 23,23"


PLAYED: Final = (
    Line(TWO, THIRTEEN, ("f",)),
    Line(TWO, CHAIN, ("c",)),
    Line(TWO, f"0,0,0,0,0,13,0,0,0,0,0,0 {PURPLE_YELLOW} 1 0,0", ("f",)),
    Line(TWO, f"4,4,4,4,4,4,4,4,4,4,4,4 {PURPLE_YELLOW} 1 0,0", ("a", "agree")),
    Line(TWO, f"0,0,8,0,0,1,3,1,1,1,3,0 {PURPLE_YELLOW} 1 0,0", ("c",)),
    Line(TWO, f"0,0,0,1,0,36,0,0,0,0,1,0 {PURPLE_YELLOW} 1 0,0", ("f",)),
    Line(THREE, f"2,2,2,1,1,2,2,2,2,2,2,2 {IN_THREE} 1 10,10,10", ("d+", "h-")),
    Line(GRAND_FOUR, MIXED, ("c+",)),
    Line(OhWahRee(4, grand=True, pit_capture=(1,)), MIXED, ("c+",)),
    Line(GRAND_TWO, ROUND, ("a",)),
    Line(TWO, SLAM, ("i",)),
    Line(OhWahRee(grand_slam="annulled"), SLAM, ("i",)),
    Line(THREE, f"0,0,0,0,0,0,0,0,1,1,0,0 {IN_THREE} 3 10,10,10", ("j-", "pass", "pass")),
    Line(OhWahRee(majority_ends=True), CHAIN, ("c",)),
    Line(OhWahRee(leftover="owner"), f"4,4,4,0,0,0,4,0,3,0,0,0 {PURPLE_YELLOW} 1 10,2", ("agree",)),
    Line(GRAND_THREE, f"{EVEN_PITS} 10,9,10", ("agree",)),
    Line(GRAND_THREE, f"{EVEN_PITS} 10,9,8", ("agree",)),
    Line(
        OhWahRee(repetition=2),
        f"0,0,0,0,0,1,0,0,0,0,0,1 {PURPLE_YELLOW} 1 20,20",
        ("f", "l", "a", "g", "b", "h", "c", "i", "d", "j", "e", "k"),
    ),
)
"""Between them every kind of event happens."""

REFUSED: Final = {
    "empty": Line(TWO, CHAIN, ("a",)),
    "not yours": Line(TWO, CHAIN, ("k",)),
    "clockwise": Line(TWO, CHAIN, ("c-",)),
    "unsaid": Line(THREE, BUSY, ("b",)),
    "may play": Line(THREE, BUSY, ("pass",)),
    "feed": Line(OhWahRee(feed=True), f"1,0,0,0,0,6,0,0,0,0,0,0 {PURPLE_YELLOW} 1 0,0", ("a",)),
}
"""A refused move for each reason."""


class Choice(NamedTuple):
    """A game, a position, what has been picked there, and whether it is foretold."""

    game: OhWahRee
    start: str
    picked: tuple[Place, ...] = ()
    preview: bool = True


CHOOSING: Final = {
    "start": Choice(TWO, f"4,4,4,4,4,4,4,4,4,4,4,4 {PURPLE_YELLOW} 1 0,0"),
    "three": Choice(THREE, BUSY),
    "four": Choice(GRAND_FOUR, MIXED),
    "pass": Choice(THREE, f"0,0,0,0,0,11,3,2,1,2,5,4 {IN_THREE} 1 4,4,6"),
    "chain": Choice(TWO, CHAIN, ("c",)),
    "chain, guess": Choice(TWO, CHAIN, ("c",), preview=False),
    "no capture": Choice(TWO, CHAIN, ("f",)),
    "round": Choice(GRAND_TWO, ROUND, ("a",)),
    "many": Choice(TWO, FULL_PITS, ("d",)),
    "slam annulled": Choice(OhWahRee(grand_slam="annulled"), SLAM, ("i",)),
    "which way": Choice(THREE, BUSY, ("b",)),
    "which way, guess": Choice(THREE, BUSY, ("b",), preview=False),
    "which way, four": Choice(GRAND_FOUR, MIXED, ("c",)),
    "which way, round": Choice(EITHER_WAY, THIRTEEN, ("f",)),
    "stuck": Choice(TWO, CHAIN, ("a",)),
    "full trays": Choice(TWO, FULL_TRAYS),
}
"""Positions with what has been picked there."""


def played_frames() -> Iterator[tuple[OhWahRee, AnyFrame]]:
    """Frames in which between them every kind of event has just happened."""
    return frames_of_all(PLAYED)


def refusal_view(name: str, look: Look) -> AnyView:
    """A refused move with all its objections."""
    return refused(REFUSED[name], look)


def choice_view(name: str, look: Look) -> AnyView:
    """A decision with its legal moves marked."""
    game, start, picked, preview = CHOOSING[name]
    state = game.parse_position(start)
    choices = leading_on(game, state, picked)
    return View(Frame(state, None, 0), look, Marks(choices, picked, preview=preview))


def all_views(look: Look) -> dict[str, tuple[OhWahRee, AnyView]]:
    """Every picture there is, by what it shows."""
    choices = {name: (choice.game, choice_view(name, look)) for name, choice in CHOOSING.items()}
    return pictures(REFUSED, choices, PLAYED, look)


def texts(game: OhWahRee, view: AnyView) -> list[Text]:
    """All that is written in a picture; nothing is on the ground."""
    assert not any(isinstance(shape, Text) for shape in game.presenter.board.ground(view.look))
    return [shape for shape in game.presenter.board.moving(view) if isinstance(shape, Text)]

"""Cairns, a whole game of one’s own with its drawing, made by the steps of CONTRIBUTING.md.

It is Nim: two players take stones off the tops of three cairns. `play(Cairns())` opens a table.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple, TypeAlias, get_args

from widgets_games.engine import rulebook as book
from widgets_games.engine.chance import Odds
from widgets_games.engine.errors import MoveTextError, PositionError
from widgets_games.engine.game import Outcome, Seat
from widgets_games.engine.language import counted, say
from widgets_games.games.contract import PresentedGame, Presenter
from widgets_games.render.board import Board, Look, View
from widgets_games.render.caption import CaptionRoom, Remark, caption
from widgets_games.render.geometry import Box
from widgets_games.render.lettering import Face, written
from widgets_games.render.marks import CROSS, badge, cursor, traced
from widgets_games.render.scene import AnyShape, At, Ellipse, Flight, Path, Rect, Region
from widgets_games.render.theme import LIGHT, Theme, mix

CAIRNS: Final = "abc"
STONES: Final = (3, 4, 5)
MOST: Final = 3
SEAT_NAMES: Final = ("Purple", "Gold")
PLACES: Final = ("a3", "a2", "a1", "b4", "b3", "b2", "b1", "c5", "c4", "c3", "c2", "c1")

# step 2: the rulebook
FROM_ONE: Final = book.source("A player takes stones from one heap.")
THREE: Final = book.ruling("They come off the top, and are three at most.")
RULES: Final = (
    book.Rule("start", "Start", (book.ruling("Cairns of 3, 4 and 5 stones."),), prose_only=True),
    book.Rule("take", "Taking", (FROM_ONE, THREE)),
    book.Rule("last", "The last stone", (book.source("Whoever takes the last stone wins."),)),
)
TEMPLATES: Final = {
    "gone": "Stone {stone} has been taken already.",
    "too-many": "That would take {number} stones, and three are allowed.",
    "to-take": "{seat:seat} to take stones.",
    "wins": "{seat:seat} wins.",
    "cairn": "On cairn {cairn}: {number:stones}.",
    "taken": "{seat:seat} has taken {number:stones}.",
    "choose": "Choose the lowest stone to take.",
}
WORDING: Final = book.Wording(
    seat=lambda seat: say(SEAT_NAMES[seat - 1]),
    stones=lambda number: counted("{number} stone", "{number} stones", number),
)
RULEBOOK: Final = book.Rulebook(RULES, TEMPLATES, WORDING)


# step 3: the values
class State(NamedTuple):
    """How high the cairns are, how many stones each player has taken, whose turn it is."""

    heights: tuple[int, ...]
    taken: tuple[int, ...]
    to_move: Seat


class Take(NamedTuple):
    """A move: to take the stone of that level, from the ground, and all on top of it."""

    cairn: str
    level: int


@book.caused_by("take", "{seat:seat} takes {number:stones} from cairn {cairn}.", places=("stones",))
class Took(NamedTuple):
    """Somebody took stones, the lowest last in `stones`."""

    seat: Seat
    number: int
    cairn: str
    stones: tuple[book.Place, ...]

    def apply(self, draft: Draft) -> None:
        """The stones are the player's, and the turn is over."""
        draft.heights[CAIRNS.index(self.cairn)] -= self.number
        draft.taken[self.seat - 1] += self.number
        draft.to_move = 3 - self.seat


@book.caused_by("last", "No stone is left: {seat:seat} wins.")
class Ended(NamedTuple):
    """The last stone is gone."""

    seat: Seat


Event: TypeAlias = Took | Ended


class Draft:
    """A working copy of a state."""

    def __init__(self, state: State) -> None:
        self.heights, self.taken = list(state.heights), list(state.taken)
        self.to_move = state.to_move


# steps 4 and 5: the game
class Cairns(PresentedGame[State, Take, Event, Draft]):
    """The rules, and moves and positions as text."""

    name = "cairns"
    title = "Cairns"
    rules_version = 1
    whole_rulebook = RULEBOOK
    player_counts = (2,)
    seat_names = SEAT_NAMES
    event_kinds = get_args(Event)

    def initial_state(self) -> State:
        """All stones lie there."""
        return State(STONES, (0, 0), 1)

    def actor(self, state: State) -> Seat:
        """The players in turn."""
        return state.to_move

    def outcome(self, state: State) -> Outcome | None:
        """Who won, once the last stone is taken.

        Rule: last.
        """
        if any(state.heights):
            return None
        return Outcome("last", (3 - state.to_move,), state.taken)

    def candidate_moves(self, state: State) -> Iterable[Take]:  # noqa: ARG002
        """Any stone can be pointed at."""
        return (self.parse_move(name) for name in PLACES)

    def objections(self, state: State, move: Take) -> Iterator[book.Objection]:
        """All that speaks against a move.

        Rule: take.
        """
        stones = lifted(state, move)
        if not stones:
            stone = self.move_text(move)
            yield book.Objection("take", (stone,), self.rulebook.sentence("gone", stone=stone))
        if len(stones) > MOST:
            said = self.rulebook.sentence("too-many", number=len(stones))
            yield book.Objection("take", stones, said)

    def odds(self, state: State) -> Odds[Take]:  # noqa: ARG002
        """Chance has no part in it."""
        raise ValueError("in Cairns nothing is left to chance")

    def events(self, state: State, move: Take) -> tuple[Event, ...]:
        """What a move does."""
        stones = lifted(state, move)
        took = Took(state.to_move, len(stones), move.cairn, stones)
        return (took, Ended(took.seat)) if len(stones) == sum(state.heights) else (took,)

    def thaw(self, state: State) -> Draft:
        """A working copy."""
        return Draft(state)

    def freeze(self, draft: Draft) -> State:
        """The state of a working copy."""
        return State(tuple(draft.heights), tuple(draft.taken), draft.to_move)

    def totals(self, state: State) -> Mapping[str, int]:
        """No stone is lost."""
        return {"stones": sum(state.heights) + sum(state.taken)}

    def move_text(self, move: Take) -> str:
        """The lowest stone that is taken: `b3`."""
        return f"{move.cairn}{move.level}"

    def parse_move(self, text: str) -> Take:
        """The move of a text."""
        if text not in PLACES:
            raise MoveTextError(f"{text!r} is not a move: a move is a stone, as 'b3'")
        return Take(text[0], int(text[1]))

    def position_text(self, state: State) -> str:
        """Such as `3,4,2 1,2 1`: the cairns, what each player has taken, the seat to move."""
        heights, taken = (",".join(map(str, part)) for part in (state.heights, state.taken))
        return f"{heights} {taken} {state.to_move}"

    def parse_position(self, text: str) -> State:
        """The state of a text."""
        found = re.fullmatch(r"([0-3]),([0-4]),([0-5]) (\d\d?),(\d\d?) ([12])", text)
        a, b, c, purple, gold, to_move = map(int, found.groups()) if found else [0] * 6
        if a + b + c + purple + gold != sum(STONES):
            raise PositionError(f"a position has 12 stones, as '3,4,2 1,2 1', not {text!r}")
        return State((a, b, c), (purple, gold), to_move)

    def contents(self, state: State) -> Mapping[book.Place, str]:
        """For each place `o` while its stone lies there."""
        lying = {s for c in CAIRNS for s in lifted(state, Take(c, 1))}
        return {name: "o" if name in lying else "" for name in PLACES}

    def status(self, state: State) -> str:
        """What is to happen now."""
        outcome = self.outcome(state)
        seat = outcome.winners[0] if outcome else state.to_move
        return str(self.rulebook.sentence("wins" if outcome else "to-take", seat=seat))

    def make_presenter(self) -> Presenter[State, Take, Event]:
        """How the game is presented; a drawing in a file of its own is imported here."""
        return CairnsPresenter(self)


def lifted(state: State, move: Take) -> tuple[book.Place, ...]:
    """The stones that a move takes, from the top down."""
    height = state.heights[CAIRNS.index(move.cairn)]
    return tuple(f"{move.cairn}{level}" for level in range(height, move.level - 1, -1))


# step 8: the drawing
SIZE: Final = (640.0, 400.0)
HILL: Final = "M0,272 C120,238 250,246 340,262 C430,278 560,258 640,236 V400 H0 Z"
SHAPES: Final = ("M-8,0 C-8,-11 8,-11 8,0 C8,11 -8,11 -8,0 Z", "M0,-10 L10,0 L0,10 L-10,0 Z")
EDGE: Final = LIGHT.ink


def stone_box(name: book.Place) -> Box:
    """Where a stone lies: each is smaller than the one below it."""
    column, level = CAIRNS.index(str(name)[0]), int(str(name)[1])
    width = 132 - 16 * level
    return Box(140 + 180 * column - width / 2, 284 - 38 * level, width, 34)


def stone(box: Box, theme: Theme, key: str = "") -> Iterator[AnyShape]:
    """A flat stone with light on its upper side."""
    grey = mix(theme.board_line, theme.ink_soft, 0.3)
    yield Rect(*box, 15, fill=grey, stroke=mix(grey, EDGE, 0.6), width=1.5, key=key)
    light = Box(box.x + 12, box.y + 5, box.w - 24, 7)
    yield Rect(*light, 3.5, fill=mix(grey, "#FFFFFF", 0.35), key=key)


def seat_piece(seat: Seat, theme: Theme, at: At) -> AnyShape:
    """A seat’s sign: round or a diamond."""
    return Path(SHAPES[seat - 1], fill=theme.seats[seat - 1], stroke=EDGE, at=at, reused=True)


class CairnsBoard(Board[State, Take, Event]):
    """Three cairns on a hill, and in front of them what each player has taken."""

    def size(self, look: Look) -> tuple[float, float]:  # noqa: ARG002
        """Width and height of the picture."""
        return SIZE

    def ground(self, look: Look) -> tuple[AnyShape, ...]:
        """The sky and the hill."""
        theme = look.theme
        grass = mix(theme.board, theme.legal, 0.28)
        return (
            Rect(0, 0, *SIZE, fill=mix(theme.paper, theme.focus, 0.1)),
            Ellipse(548, 62, 26, 26, fill=mix(theme.paper, theme.event, 0.6)),
            Path(HILL, fill=grass, stroke=mix(grass, theme.ink, 0.3), width=1.5),
        )

    def moving(self, view: View[State, Take, Event]) -> tuple[AnyShape, ...]:
        """The stones, the signs of the players, the marks and the caption."""
        size = 19 if view.look.large else 15
        room = CaptionRoom(20, 366, SIZE[0] - 40, size * 1.3, size)
        said = caption(list(_remarks(view)), room, view.look.theme, EDGE)
        return (*_moving(view), *_marks(view), *said)

    def regions(self, view: View[State, Take, Event]) -> tuple[Region, ...]:  # noqa: ARG002
        """Every stone, from the top of the first cairn."""
        return tuple(Region(name, *stone_box(name), name) for name in PLACES)

    def flights(self, view: View[State, Take, Event]) -> tuple[Flight, ...]:  # noqa: ARG002
        """None: the stones are simply gone."""
        return ()

    def description(self, view: View[State, Take, Event]) -> str:
        """The picture in words."""
        return " ".join(_sentences(view))

    def clicks(self, move: Take) -> tuple[book.Place, ...]:
        """The lowest stone that is taken."""
        return (f"{move.cairn}{move.level}",)


def _moving(view: View[State, Take, Event]) -> Iterator[AnyShape]:
    """The stones that lie there, the signs of the players for those that are taken."""
    state, theme = view.frame.state, view.look.theme
    for cairn in CAIRNS:
        for name in reversed(lifted(state, Take(cairn, 1))):
            yield from stone(stone_box(name), theme)
        middle, size = stone_box(f"{cairn}1").centre[0], 22 if view.look.large else 17
        yield written((middle, 300), cairn, Face(size, 600), theme.ink)
    for seat, taken in enumerate(state.taken, 1):
        for number in range(taken):
            yield seat_piece(seat, theme, At(30 + 310 * (seat - 1) + 22 * number, 330))


def _marks(view: View[State, Take, Event]) -> Iterator[AnyShape]:
    """What was refused, else where stones were taken, else what may be."""
    marks, theme, event = view.marks, view.look.theme, view.frame.event
    for name in (place for objection in marks.objections for place in objection.places):
        box = stone_box(name)
        yield Rect(*box, 15, stroke=theme.refused, width=3)
        yield from badge(theme, At(box.x + box.w, box.y + 6), CROSS, theme.refused)
    if isinstance(event, Took) and marks.refused is None:
        for name in event.stones:
            around = Rect(*stone_box(name), 15, dash=(6, 5))
            yield from traced(around, (EDGE, 4.4), (theme.event, 2.6))
    for move in marks.choices:
        yield Rect(
            *stone_box(f"{move.cairn}{move.level}").grown(-1), 14, stroke=theme.legal, width=3
        )
    if marks.focus is not None:
        yield from cursor(theme, Rect(*stone_box(marks.focus).grown(2), 17))


def _remarks(view: View[State, Take, Event]) -> Iterator[Remark]:
    """What the marks mean, in sentences."""
    marks, event = view.marks, view.frame.event
    yield from (Remark("refused", str(objection.sentence)) for objection in marks.objections)
    if event is not None and marks.refused is None:
        yield Remark("event", str(RULEBOOK.tell(event)))
    if marks.choices and marks.refused is None:
        yield Remark("legal", str(RULEBOOK.sentence("choose")))


def _sentences(view: View[State, Take, Event]) -> Iterator[str]:
    state = view.frame.state
    for cairn, height in zip(CAIRNS, state.heights, strict=True):
        yield str(RULEBOOK.sentence("cairn", cairn=cairn, number=height))
    for seat, taken in enumerate(state.taken, 1):
        yield str(RULEBOOK.sentence("taken", seat=seat, number=taken))
    yield from (remark.text for remark in _remarks(view))


class CairnsPresenter(Presenter[State, Take, Event]):
    """What the table asks beside the rules."""

    board = CairnsBoard()

    def seat_glyph(self, seat: Seat, theme: Theme) -> tuple[AnyShape, ...]:
        """The sign of the seat."""
        return (seat_piece(seat, theme, At()),)

    def seat_score(self, state: State, seat: Seat) -> str:
        """How many stones the seat has taken."""
        return WORDING.format("{taken:stones}", taken=state.taken[seat - 1])

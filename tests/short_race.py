"""A tiny game, made by the steps of CONTRIBUTING.md: two runners, a coin, a track of five squares.

It stands for a game that somebody brings from outside: it is passed as an object and needs no
entry in the registry.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final, NamedTuple, TypeAlias, get_args

from widgets_games.engine.chance import Odds
from widgets_games.engine.errors import MoveTextError, PositionError
from widgets_games.engine.game import CHANCE, Game, Outcome, Seat, Switch
from widgets_games.engine.rulebook import (
    Objection,
    Place,
    Rule,
    Rulebook,
    Wording,
    caused_by,
    ruling,
    source,
)

FINISH: Final = 5
SEAT_NAMES: Final = ("Hare", "Fox")

# ---------------------------------------------------------------------- step 2: the rulebook

RULES: Final = (
    Rule("aim", "The aim", (source("Whoever is first at the finish, square 5, wins at once."),)),
    Rule("coin", "The coin", (source("A coin says one square or two, equally likely."),)),
    Rule("run", "Running", (source("A runner goes on as many squares as the coin says."),)),
    Rule(
        "room",
        "Room for one",
        (
            source("A square holds one runner.", holds=lambda terms: not terms["crowded"]),
            ruling("The start, square 0, holds both.", holds=lambda terms: not terms["crowded"]),
            ruling("Every square holds both runners.", holds=lambda terms: terms["crowded"]),
        ),
    ),
    Rule("wait", "Waiting", (source("A runner who cannot run waits."),)),
    Rule("track", "The track", (source("The track is straight."),), prose_only=True),
)
TEMPLATES: Final = {
    "not-tossed": "{seat:seat} has not tossed the coin yet.",
    "tossed": "{seat:seat} has tossed the coin already.",
    "room": "{other:seat} stands on {square} already.",
    "can-run": "{seat:seat} can run, and so must.",
    "to-toss": "{seat:seat} to toss the coin.",
    "to-run": "{seat:seat} to run or to wait.",
    "wins": "{seat:seat} wins.",
}
RULEBOOK: Final = Rulebook(RULES, TEMPLATES, Wording(seat=lambda seat: SEAT_NAMES[seat - 1]))

# ---------------------------------------------------------------------- step 3: the values


class State(NamedTuple):
    """Where the runners stand, whose turn it is, and what the coin says (0 before the toss)."""

    squares: tuple[int, int]
    to_move: Seat
    coin: int


@dataclass(frozen=True)
class Toss:
    """Chance's move."""

    squares: int


@dataclass(frozen=True)
class Run:
    """A player's move."""


@dataclass(frozen=True)
class Wait:
    """A player's move when there is no room to run."""


@caused_by("coin", "{seat:seat}’s coin says {squares}.")
class Tossed(NamedTuple):
    """The coin fell."""

    seat: Seat
    squares: int

    def apply(self, draft: Draft) -> None:
        """The coin lies there."""
        draft.coin = self.squares


@caused_by("run", "{seat:seat} runs from {origin} to {square}.", places=("origin", "square"))
class Ran(NamedTuple):
    """A runner ran."""

    seat: Seat
    origin: int
    square: int

    def apply(self, draft: Draft) -> None:
        """The runner stands further on, and the turn is over."""
        draft.squares[self.seat - 1] = self.square
        draft.next_turn(self.seat)


@caused_by("wait", "{seat:seat} waits on {square}.", places=("square",))
class Waited(NamedTuple):
    """A runner could not run."""

    seat: Seat
    square: int

    def apply(self, draft: Draft) -> None:
        """The turn is over."""
        draft.next_turn(self.seat)


@caused_by("aim", "{seat:seat} is at the finish and wins.")
class Finished(NamedTuple):
    """A runner arrived."""

    seat: Seat


Move: TypeAlias = Toss | Run | Wait
Event: TypeAlias = Tossed | Ran | Waited | Finished


class Draft:
    """A working copy of a state."""

    def __init__(self, state: State) -> None:
        self.squares = list(state.squares)
        self.to_move = state.to_move
        self.coin = state.coin

    def next_turn(self, seat: Seat) -> None:
        """Give the turn to the other runner."""
        self.to_move, self.coin = 3 - seat, 0


# ---------------------------------------------------------------------- steps 4 and 5: the game


class ShortRace(Game[State, Move, Event, Draft]):
    """The whole game."""

    name = "short-race"
    title = "Short Race"
    rules_version = 1
    whole_rulebook = RULEBOOK
    switches = (Switch("crowded", False, (False, True), "Room", ("for one", "for both"), "room"),)
    player_counts = (2,)
    seat_names = SEAT_NAMES
    event_kinds = get_args(Event)

    def initial_state(self) -> State:
        """Both at the start."""
        return State((0, 0), 1, 0)

    def actor(self, state: State) -> Seat:
        """Chance until the coin has fallen."""
        return state.to_move if state.coin else CHANCE

    def turn_of(self, state: State) -> Seat:
        """The runner the coin is tossed for."""
        return state.to_move

    def outcome(self, state: State) -> Outcome | None:
        """The first at the finish wins.

        Rule: aim.
        """
        if FINISH not in state.squares:
            return None
        return Outcome("aim", (state.squares.index(FINISH) + 1,), state.squares)

    def candidate_moves(self, state: State) -> Iterable[Move]:  # noqa: ARG002
        """To run and to wait."""
        return (Run(), Wait())

    def objections(self, state: State, move: Move) -> Iterator[Objection]:
        """All that speaks against a move.

        Rule: coin, room, wait.
        """
        seat = state.to_move
        if isinstance(move, Toss):
            if state.coin:
                yield Objection("coin", (), self.rulebook.sentence("tossed", seat=seat))
        elif not state.coin:
            yield Objection("coin", (), self.rulebook.sentence("not-tossed", seat=seat))
        elif isinstance(move, Run):
            square = _goal(state)
            if square == state.squares[2 - seat] and not self.options["crowded"]:
                said = self.rulebook.sentence("room", other=3 - seat, square=square)
                yield Objection("room", (square,), said)
        elif self.is_legal(state, Run()):
            yield Objection("wait", (), self.rulebook.sentence("can-run", seat=seat))

    def odds(self, state: State) -> Odds[Move]:  # noqa: ARG002
        """One or two.

        Rule: coin.
        """
        return Odds((Toss(squares), Fraction(1, 2)) for squares in (1, 2))

    def events(self, state: State, move: Move) -> tuple[Event, ...]:
        """What a move does.

        Rule: run.
        """
        seat = state.to_move
        origin = state.squares[seat - 1]
        if isinstance(move, Toss):
            return (Tossed(seat, move.squares),)
        if isinstance(move, Wait):
            return (Waited(seat, origin),)
        ran = Ran(seat, origin, _goal(state))
        return (ran, Finished(seat)) if ran.square == FINISH else (ran,)

    def thaw(self, state: State) -> Draft:
        """A working copy."""
        return Draft(state)

    def freeze(self, draft: Draft) -> State:
        """The state of a working copy."""
        return State((draft.squares[0], draft.squares[1]), draft.to_move, draft.coin)

    def totals(self, state: State) -> Mapping[str, int]:
        """Two runners."""
        return {"runners": len(state.squares)}

    def move_text(self, move: Move) -> str:
        """`toss 1`, `run` or `wait`."""
        if isinstance(move, Toss):
            return f"toss {move.squares}"
        return "run" if isinstance(move, Run) else "wait"

    def parse_move(self, text: str) -> Move:
        """The move of a text."""
        moves: dict[str, Move] = {
            self.move_text(move): move for move in (Toss(1), Toss(2), Run(), Wait())
        }
        if text not in moves:
            raise MoveTextError(f"{text!r} is not a move: a move is one of {', '.join(moves)}")
        return moves[text]

    def position_text(self, state: State) -> str:
        """Such as `2,3 1 -`: the squares, the seat to move, the coin."""
        return f"{state.squares[0]},{state.squares[1]} {state.to_move} {state.coin or '-'}"

    def parse_position(self, text: str) -> State:
        """The state of a text."""
        found = re.fullmatch(r"([0-5]),([0-5]) ([12]) ([12-])", text)
        if not found:
            raise PositionError(f"a position looks like '2,3 1 -', not {text!r}")
        red, blue, to_move, coin = found.groups()
        return State((int(red), int(blue)), int(to_move), 0 if coin == "-" else int(coin))

    def contents(self, state: State) -> Mapping[Place, str]:
        """The squares, with the runners that stand there."""
        runners = list(zip(SEAT_NAMES, state.squares, strict=True))
        return {
            square: " ".join(name[0] for name, at in runners if at == square)
            for square in range(FINISH + 1)
        }

    def status(self, state: State) -> str:
        """What is to happen now."""
        outcome = self.outcome(state)
        fields: dict[str, Any] = {"seat": outcome.winners[0] if outcome else state.to_move}
        key = "wins" if outcome else "to-run" if state.coin else "to-toss"
        return str(self.rulebook.sentence(key, **fields))


def _goal(state: State) -> int:
    return min(FINISH, state.squares[state.to_move - 1] + state.coin)

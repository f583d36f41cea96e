"""The same moves under two rule sets, step by step side by side; no widget is in it.

The two replays are held together move by move: where one tells fewer events of a move than the
other, it waits at the move's end. A *place* counts these common steps.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from widgets_games.arguments import read_moves, read_position
from widgets_games.engine.game import AnyGame
from widgets_games.engine.rulebook import Objection
from widgets_games.engine.timeline import Timeline
from widgets_games.engine.trace import Frame
from widgets_games.games.contract import presenter_of
from widgets_games.widgets.lines import AnyTimeline


class Stop(NamedTuple):
    """Why a replay ends before its moves do.

    Attributes:
        number: the number of the move that cannot be made, from 1.
        move: that move as text.
        reasons: why.
        over: whether the game had ended.
    """

    number: int
    move: str
    reasons: tuple[Objection, ...]
    over: bool


class Replay:
    """Moves replayed by the rules as far as they allow.

    Args:
        game: the rules.
        moves: the moves as text.
        start: the position to start from as text; the game's own if None.

    Attributes:
        timeline: the moves that could be made.
        stop: why the others could not, None if there are none.

    Raises:
        PositionError: the start is no position of the game.
        MoveTextError: one of the moves is no move of the game.
    """

    def __init__(self, game: AnyGame, moves: Sequence[str], start: str | None) -> None:
        self.game = game
        self.presenter = presenter_of(game)
        first = None if start is None else read_position(game, start)
        self.timeline: AnyTimeline = Timeline(game, first)
        self.stop: Stop | None = None
        for number, move in enumerate(read_moves(game, moves), 1):
            state = self.timeline.node.state
            if refusals := game.refusals(state, move):
                over = game.outcome(state) is not None
                self.stop = Stop(number, game.move_text(move), refusals, over)
                break
            self.timeline.play(move)

    @property
    def made(self) -> int:
        """How many moves were made."""
        return len(self.timeline.line) - 1

    def events(self, number: int) -> tuple[Any, ...]:
        """The events of a move, none if it was not made."""
        if not 1 <= number <= self.made:
            return ()
        step = self.timeline.line[number].step
        assert step is not None
        return step.events

    def frame(self, number: int, index: int) -> Frame[Any, Any, Any]:
        """What stands after so many events of a move, or at its end if it has fewer."""
        if number == 0:
            return self.timeline.frame_at(0)
        if number > self.made:
            return self.timeline.frame_at(self.timeline.length)
        before = self.timeline.move_ends[number - 1]
        return self.timeline.frame_at(before + min(index, len(self.events(number))))


class Pair:
    """Two replays of the same moves and where a reader stands in both.

    Args:
        left: one replay.
        right: the other one.

    Attributes:
        sides: both.
        ends: the place at the end of each move, 0 before the first.
    """

    def __init__(self, left: Replay, right: Replay) -> None:
        self.sides = (left, right)
        self.place = 0
        self.ends = [0]
        for number in range(1, max(left.made, right.made) + 1):
            longest = max(len(side.events(number)) for side in self.sides)
            self.ends.append(self.ends[-1] + longest)
        self.first_difference = self._find_difference()

    @property
    def length(self) -> int:
        """How many common steps there are."""
        return self.ends[-1]

    @property
    def number(self) -> int:
        """The number of the move under the cursor, 0 before the first."""
        return self.number_at(self.place)

    def number_at(self, place: int) -> int:
        """The number of the move at a place."""
        return next(number for number, end in enumerate(self.ends) if place <= end)

    def go(self, place: int) -> None:
        """Stand on a place; places beyond the ends mean the ends."""
        self.place = max(0, min(self.length, place))

    def go_move(self, step: int) -> None:
        """To the end of the next move (1), or of the one before this one (-1)."""
        number = self.number
        if step > 0 and self.place == self.ends[number]:
            number += 1
        elif step < 0:
            number -= 1
        self.go(self.ends[max(0, min(number, len(self.ends) - 1))])

    def frame_at(self, side: Replay, place: int) -> Frame[Any, Any, Any]:
        """What stands on a side at a place."""
        number = self.number_at(place)
        return side.frame(number, place - self.ends[max(0, number - 1)])

    def is_stopped_at(self, side: Replay, place: int) -> bool:
        """Whether a side has no more moves to make at a place, though there are some."""
        if side.stop is None:
            return False
        return place == self.length or self.number_at(place) >= side.stop.number

    def _find_difference(self) -> int | None:
        """The place of the first event that is not on both sides, 0 if they start differently."""
        starts = {side.game.position_text(side.frame(0, 0).state) for side in self.sides}
        if len(starts) > 1:
            return 0
        for number in range(1, len(self.ends)):
            left, right = (_told(side.events(number)) for side in self.sides)
            if left != right:
                shared = zip(left, right, strict=False)
                same = next((n for n, (one, other) in enumerate(shared) if one != other), None)
                index = min(len(left), len(right)) if same is None else same
                return self.ends[number - 1] + index + 1
        return None


def _told(events: tuple[Any, ...]) -> list[tuple[type, Any]]:
    """Events with their kinds: two kinds of the same fields are equal as tuples."""
    return [(type(event), event) for event in events]

"""Two replays of the same moves in step: where both stand, and where they first differ."""

from __future__ import annotations

from tests.widgets.pairs import MOVES, START, pair
from widgets_games.games.ohwahree.game import OhWahRee
from widgets_games.widgets.comparison.replays import Pair, Replay


def test_both_sides_reach_the_end_of_a_move_together() -> None:
    """Where one side has fewer events it waits there."""
    both = pair(grand=True)
    for number, end in enumerate(both.ends):
        for side in both.sides:
            frame = both.frame_at(side, end)
            assert frame.state == side.timeline.line[min(number, side.made)].state


def test_stepping_by_moves_goes_from_end_to_end() -> None:
    """From inside a move to its end; back to the end of the one before."""
    both = pair(grand=True)
    both.go(both.ends[1] + 2)
    both.go_move(1)
    assert both.place == both.ends[2]
    both.go_move(1)
    assert both.place == both.ends[3]
    both.go_move(-1)
    assert both.place == both.ends[2]
    both.go(0)
    both.go_move(-1)
    assert both.place == 0
    both.go(10_000)
    both.go_move(1)
    assert both.place == both.length


def test_the_same_rules_never_differ() -> None:
    """Step for step the same states."""
    both = pair()
    assert both.first_difference is None
    left, right = both.sides
    for place in range(both.length + 1):
        assert both.frame_at(left, place) == both.frame_at(right, place)


def test_events_of_two_kinds_are_a_difference_even_with_the_same_fields() -> None:
    """The pit where a chain stops is told for two reasons: as tuples these could be equal."""
    both = pair(grand=True)
    place = both.first_difference
    assert place is not None
    before = [both.frame_at(side, place - 1) for side in both.sides]
    assert before[0].event == before[1].event
    after = [type(both.frame_at(side, place).event).__name__ for side in both.sides]
    assert after == ["ChainCaptured", "PitTaken"]


def test_a_side_that_goes_on_alone_differs() -> None:
    """Where the other has no more moves, the next event is the difference."""
    long, short = (Replay(OhWahRee(), moves, START) for moves in (MOVES, MOVES[:2]))
    for both in (Pair(long, short), Pair(short, long)):
        assert both.first_difference == both.ends[2] + 1

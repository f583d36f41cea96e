"""What stands in the way: leaps, dams, one's own dam, and the wall of Wi'wun."""

from __future__ import annotations

import pytest

from tests.games.wetlands.positions import (
    BROKEN,
    after,
    domains,
    events,
    kinds,
    legal,
    position,
    reasons,
    the,
    told,
    why_not,
)
from widgets_games.games.wetlands.rules import events as e


def test_a_piece_leaps_over_single_pieces_of_either_side() -> None:
    """Each piece passed over is an event of its own, in the order of the path."""
    state = position(purple=[1, 3], yellow=[2, 4, 5], throw=5)
    assert [event[1:] for event in told(state, "1-6")][1:5] == [
        ("leap", "Purple’s piece leaps over Yellow’s piece on 2."),
        ("leap", "Purple’s piece leaps over Purple’s piece on 3."),
        ("leap", "Purple’s piece leaps over Yellow’s piece on 4."),
        ("leap", "Purple’s piece leaps over Yellow’s piece on 5."),
    ]


def test_a_leap_says_whom_it_passed() -> None:
    """The owner of the piece passed over is part of the event."""
    leaps = events(position(purple=[1, 3], yellow=[2], throw=4), "1-5")
    found = [(leap.over, leap.owner) for leap in leaps if isinstance(leap, e.Leapt)]
    assert found == [(2, 2), (3, 1)]


def test_neither_end_of_the_way_is_leapt_over() -> None:
    """A piece behind the mover and the piece it lands on are not passed over."""
    state = position(purple=[4], yellow=[3, 6], throw=2)
    assert "Leapt" not in kinds(state, "4-6")


@pytest.mark.parametrize(
    ("origin", "throw", "dam"),
    [
        (1, 4, (2, 3, 4)),
        (1, 5, (2, 3, 4)),
        (1, 5, (3, 4, 5)),
        (1, 5, (2, 3, 4, 5)),
        (6, 5, (8, 9, 10)),
        (9, 5, (11, 12, 13)),
        (10, 4, (11, 12, 13)),
        (10, 5, (12, 13, 14)),
        (17, 4, (18, 19, 20)),
        (19, 5, (21, 22, 23)),
        (20, 5, (22, 23, 24)),
    ],
)
def test_a_dam_between_start_and_goal_is_never_passed(
    origin: int, throw: int, dam: tuple[int, ...]
) -> None:
    """Three or more on consecutive domains of one row, in any row and at its ends."""
    state = position(purple=[origin], yellow=dam, throw=throw)
    objections = dict(reasons(state, f"{origin}-{origin + throw}"))
    assert objections["dam"] == dam
    assert legal(state) == {"pass"}


@pytest.mark.parametrize(
    ("origin", "run"),
    [
        (8, (9, 10, 11)),
        (8, (10, 11, 12)),
        (8, (9, 10, 11, 12)),
        (18, (19, 20, 21)),
        (18, (20, 21, 22)),
        (18, (19, 20, 21, 22)),
    ],
)
def test_a_run_over_a_turn_with_fewer_than_three_in_each_row_is_no_dam(
    origin: int, run: tuple[int, ...]
) -> None:
    """One and two, two and one, or two and two: all can be leapt over, at both turns."""
    move = f"{origin}-{origin + 5}"
    state = position(purple=[origin], yellow=run, throw=5)
    assert legal(state) == {move}
    leaps = [event.over for event in events(state, move) if isinstance(event, e.Leapt)]
    assert leaps == list(run)


@pytest.mark.parametrize(
    ("origin", "run", "dam"),
    [
        (7, (8, 9, 10, 11), (8, 9, 10)),
        (9, (10, 11, 12, 13), (11, 12, 13)),
        (17, (18, 19, 20, 21), (18, 19, 20)),
        (19, (20, 21, 22, 23), (21, 22, 23)),
    ],
)
def test_of_a_run_over_a_turn_the_part_of_three_is_a_dam(
    origin: int, run: tuple[int, ...], dam: tuple[int, ...]
) -> None:
    """Before and after the turn; the rest of the run is not named."""
    state = position(purple=[origin], yellow=run, throw=5)
    assert reasons(state, f"{origin}-{origin + 5}") == [("dam", dam)]


def test_of_five_over_a_turn_the_three_before_it_are_the_dam() -> None:
    """The other two belong to the run that protects, not to the dam that blocks."""
    state = position(purple=[7], yellow=[8, 9, 10, 11, 12], throw=5)
    assert reasons(state, "7-12") == [("dam", (8, 9, 10)), ("tamatu", (8, 9, 10, 11, 12))]


@pytest.mark.parametrize(
    ("origin", "run"),
    [
        (7, (8, 9, 10, 11)),
        (9, (10, 11, 12, 13)),
        (17, (18, 19, 20, 21)),
        (19, (20, 21, 22, 23)),
    ],
)
def test_with_the_switch_a_split_breaks_the_dam(origin: int, run: tuple[int, ...]) -> None:
    """Three in one row and one in the next are leapt over one by one."""
    move = f"{origin}-{origin + 5}"
    state = position(purple=[origin], yellow=run, throw=5)
    assert reasons(state, move, BROKEN) == []
    leaps = [event.over for event in events(state, move, BROKEN) if isinstance(event, e.Leapt)]
    assert leaps == list(run)


@pytest.mark.parametrize("dam", [(8, 9, 10), (11, 12, 13), (18, 19, 20), (21, 22, 23)])
def test_with_the_switch_a_run_that_ends_at_a_turn_is_a_dam(dam: tuple[int, ...]) -> None:
    """Nothing of it stands in another row, even where other pieces of the side are near."""
    origin = dam[0] - 1
    state = position(purple=[origin], yellow=[*dam, dam[-1] + 2, 29], throw=5)
    assert reasons(state, f"{origin}-{origin + 5}", BROKEN)[0] == ("dam", dam)


def test_with_the_switch_only_the_broken_run_is_no_dam() -> None:
    """The protection of Tāmatu lasts: the run is split, but its pieces are still neighbours."""
    state = position(purple=[6], yellow=[8, 9, 10, 11], throw=5)
    assert reasons(state, "6-11") == [("dam", (8, 9, 10)), ("tamatu", (8, 9, 10, 11))]
    assert reasons(state, "6-11", BROKEN) == [("tamatu", (8, 9, 10, 11))]


def test_with_the_switch_ones_own_split_run_is_leapt_over_singly() -> None:
    """What is no dam to the enemy is none to its own side."""
    state = position(purple=[7, 8, 9, 10, 11], yellow=[20], throw=5)
    assert kinds(state, "7-12", BROKEN) == ["SetOut", *["Leapt"] * 4, "Landed", "TurnEnded"]


def test_the_whole_dam_is_named_even_when_the_way_ends_in_it() -> None:
    """From 6 to 10 the piece would pass three of the dam's four and land on the fourth."""
    state = position(purple=[6], yellow=[7, 8, 9, 10], throw=4)
    assert reasons(state, "6-10")[0] == ("dam", (7, 8, 9, 10))
    assert why_not(state, "6-10")[0] == (
        "Purple’s piece on 6 cannot move to 10: Meracahe’s Dam stands on 7, 8, 9 and 10."
    )


def test_a_dam_with_a_gap_is_no_dam() -> None:
    """Three pieces that do not follow each other can be leapt over."""
    state = position(purple=[1], yellow=[2, 3, 5], throw=5)
    assert legal(state) == {"1-6"}


def test_three_pieces_of_both_sides_are_no_dam() -> None:
    """A dam is made by one side."""
    state = position(purple=[1, 3], yellow=[2, 4], throw=4)
    assert "1-5" in legal(state)


def test_a_dam_holds_only_those_who_would_pass_it() -> None:
    """A piece that lands before the dam, or stands after it, is free to go."""
    state = position(purple=[1, 7], yellow=[4, 5, 6], throw=2)
    assert legal(state) == {"1-3", "7-9"}


def test_ones_own_dam_is_passed_and_told_as_one_event() -> None:
    """The pieces of the dam are not told as single leaps."""
    state = position(purple=[3, 5, 6, 7], yellow=[20], throw=5)
    assert the(events(state, "3-8"), e.OwnDamPassed).dam == (5, 6, 7)
    assert kinds(state, "3-8") == ["SetOut", "OwnDamPassed", "Landed", "TurnEnded"]
    assert told(state, "3-8")[1][1:] == (
        "own-dam",
        "Purple’s piece passes over a dam of its own side, on 5, 6 and 7.",
    )


@pytest.mark.parametrize(
    ("purple", "move", "dam"),
    [
        ([4, 5, 6, 7], "4-9", (5, 6, 7)),
        ([1, 2, 3, 4, 5], "1-6", (2, 3, 4, 5)),
        ([7, 8, 9, 10, 11], "7-12", (8, 9, 10)),
    ],
)
def test_the_domain_the_mover_left_is_no_part_of_the_dam_it_passes(
    purple: list[int], move: str, dam: tuple[int, ...]
) -> None:
    """The piece in the air has just left it, and does not pass over where it stood."""
    state = position(purple=purple, yellow=[20], throw=5)
    assert the(events(state, move), e.OwnDamPassed).dam == dam


def test_two_left_of_ones_own_three_are_leapt_over_singly() -> None:
    """Without the moving piece the other two are no dam."""
    state = position(purple=[4, 5, 6], yellow=[20], throw=5)
    assert kinds(state, "4-9") == ["SetOut", "Leapt", "Leapt", "Landed", "TurnEnded"]


def test_leaps_and_ones_own_dam_are_told_in_the_order_of_the_path() -> None:
    """First the enemy piece on 2, then the dam on 3 to 5; and the other way about."""
    before = position(purple=[1, 3, 4, 5], yellow=[2], throw=5)
    assert kinds(before, "1-6")[1:3] == ["Leapt", "OwnDamPassed"]
    behind = position(purple=[1, 2, 3, 4], yellow=[5], throw=5)
    assert kinds(behind, "1-6")[1:3] == ["OwnDamPassed", "Leapt"]


@pytest.mark.parametrize("origin", [21, 22, 23, 24, 25])
def test_every_piece_before_wiwun_must_land_on_it_first(origin: int) -> None:
    """Every throw that would go beyond 26 is refused; the one that lands there is not."""
    for throw in range(1, 6):
        state = position(purple=[origin], yellow=[1], throw=throw)
        target = origin + throw
        expected = [] if target <= 26 else [("wiwun-stop", (26,))]
        assert reasons(state, f"{origin}-{target}") == expected


@pytest.mark.parametrize("own", [True, False])
def test_a_piece_on_wiwun_is_named_as_a_wall(own: bool) -> None:
    """Whether it is one's own or the enemy's: both rules are cited."""
    purple, yellow = ([24, 26], [1]) if own else ([24], [26])
    state = position(purple=purple, yellow=yellow, throw=4)
    assert reasons(state, "24-28") == [("wiwun-stop", (26,)), ("wiwun-wall", (26,))]
    assert why_not(state, "24-28") == [
        "Purple’s piece on 24 cannot pass Wi’wun (26): it must stop there first.",
        "The piece standing on Wi’wun (26) is never jumped.",
    ]


@pytest.mark.parametrize("own", [True, False])
def test_nobody_lands_on_a_taken_wiwun(own: bool) -> None:
    """Wi'wun is safe, and no side lands on its own piece."""
    purple, yellow = ([24, 26], [1]) if own else ([24], [26])
    state = position(purple=purple, yellow=yellow, throw=2)
    assert reasons(state, "24-26") == [("one-piece" if own else "safe", (26,))]


def test_an_enemy_on_wiwun_holds_up_everything_before_it() -> None:
    """With the wall in place no throw takes a piece from 25 any further."""
    for throw in range(1, 6):
        state = position(purple=[25], yellow=[26], throw=throw)
        assert legal(state) == {"pass"}


def test_pieces_stop_on_wiwun_and_move_on_by_the_next_throw() -> None:
    """The stop is told by its rule."""
    state = position(purple=[22], yellow=[1], throw=4)
    assert told(state, "22-26")[-2][1:] == (
        "wiwun-stop",
        "Purple’s piece lands on Wi’wun (26), where every piece must stop.",
    )
    next_turn = position(purple=[26], yellow=[1], throw=2)
    assert domains(after(next_turn, "26-28")) == ([28], [1])

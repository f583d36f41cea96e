"""The set-up, the throw, and whose turn it is."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.games.wetlands.positions import (
    GAME,
    NO_FIVE,
    STICKS,
    after,
    domains,
    events,
    kinds,
    legal,
    position,
    reasons,
    the,
    told,
)
from widgets_games.engine.errors import IllegalMove, OptionError
from widgets_games.engine.game import CHANCE
from widgets_games.games.wetlands.game import WetlandsCrossing
from widgets_games.games.wetlands.rules import events as e


def test_the_pieces_alternate_on_the_first_ten_domains() -> None:
    """Purple, who begins, has the odd domains and Yellow the even ones."""
    state = GAME.initial_state()
    assert domains(state) == ([1, 3, 5, 7, 9], [2, 4, 6, 8, 10])
    assert state.off == (0, 0)
    assert GAME.position_text(state) == "pypypypypy/........../.......... p -"


def test_the_first_seat_is_purple_and_throws_first() -> None:
    """Chance throws for seat 1."""
    state = GAME.initial_state()
    assert GAME.actor(state) == CHANCE
    assert GAME.seat_name(1) == "Purple"
    assert GAME.seat_name(2) == "Yellow"
    assert told(state, "throw 3")[0].sentence == "Purple throws 3."


def test_every_number_from_1_to_5_is_equally_likely() -> None:
    """One fifth each."""
    odds = {GAME.move_text(move): p for move, p in GAME.odds(GAME.initial_state())}
    assert odds == {f"throw {value}": Fraction(1, 5) for value in range(1, 6)}


def test_five_sticks_fall_5_10_10_5_1_ways_of_31() -> None:
    """The way with none face up is thrown again, so 31 are left of 32."""
    odds = {STICKS.move_text(move): p for move, p in STICKS.odds(STICKS.initial_state())}
    ways = {1: 5, 2: 10, 3: 10, 4: 5, 5: 1}
    assert odds == {f"throw {up}": Fraction(count, 31) for up, count in ways.items()}


def test_a_throw_of_sticks_is_told_as_sticks() -> None:
    """The variant has its own rule and its own sentence."""
    state = STICKS.initial_state()
    assert [event[1:] for event in told(state, "throw 1", STICKS)] == [
        ("throw-sticks", "Purple throws 1 stick face up.")
    ]
    assert told(state, "throw 4", STICKS)[0].sentence == "Purple throws 4 sticks face up."
    assert told(state, "throw 4")[0].rule == "throw"


@pytest.mark.parametrize("game", [GAME, STICKS])
def test_only_1_to_5_can_be_thrown(game: WetlandsCrossing) -> None:
    """Before the throw, the five throws are all that can happen."""
    assert legal(game.initial_state(), game) == {f"throw {value}" for value in range(1, 6)}


def test_one_throw_moves_one_piece_and_the_turn_passes() -> None:
    """After Purple's move Yellow throws."""
    state = after(after(GAME.initial_state(), "throw 2"), "9-11")
    assert (state.to_move, state.throw) == (2, 0)
    assert GAME.actor(state) == CHANCE
    assert told(state, "throw 5")[0].sentence == "Yellow throws 5."


def test_a_piece_moves_exactly_the_number_thrown() -> None:
    """Each of Purple's pieces has one way to go with a three."""
    state = position(purple=[1, 12, 16], yellow=[30], throw=3)
    assert legal(state) == {"1-4", "12-15", "16-19"}


@pytest.mark.parametrize(("origin", "target"), [(9, 12), (10, 13), (19, 22), (20, 23)])
def test_the_path_goes_on_round_the_turns(origin: int, target: int) -> None:
    """After 10 comes 11 and after 20 comes 21."""
    state = position(purple=[origin], yellow=[1], throw=3)
    assert legal(state) == {f"{origin}-{target}"}
    assert domains(after(state, f"{origin}-{target}")) == ([target], [1])


def test_a_move_sets_out_and_lands() -> None:
    """The account of a plain move, from lifting the piece to the end of the turn."""
    state = position(purple=[3, 12], yellow=[30], throw=3)
    assert told(state, "12-15")[0][1:] == (
        "path",
        "Purple’s piece on 12 moves 3 domains along the path.",
    )
    assert kinds(state, "3-6") == ["SetOut", "Landed", "TurnEnded"]
    assert kinds(state, "12-15") == ["SetOut", "LandedSafe", "TurnEnded"]
    assert told(state, "3-6")[1][1:] == ("one-piece", "Purple’s piece lands on 6, which is empty.")


def test_passing_is_refused_while_any_move_is_legal() -> None:
    """The objection names the domains from which a piece can move."""
    state = position(purple=[1, 12, 28], yellow=[30], throw=2)
    assert reasons(state, "pass") == [("must-move", (1, 12))]
    with pytest.raises(IllegalMove, match="Purple cannot pass: a move is legal from 1 and 12"):
        GAME.play(state, GAME.parse_move("pass"))


def test_a_single_legal_move_is_told_as_forced() -> None:
    """The first event of the step names the move and the rule that one must be made."""
    state = position(purple=[25, 12], yellow=[30], throw=3)
    assert legal(state) == {"12-15"}
    forced = the(events(state, "12-15"), e.Forced)
    assert (forced.seat, forced.origin, forced.target) == (1, 12, 15)
    assert told(state, "12-15")[0][1:] == (
        "must-move",
        "Purple has only one legal move, from 12 to Siss’siru (15): it must be made.",
    )


def test_a_choice_between_two_moves_is_not_told_as_forced() -> None:
    """With two legal moves neither was forced."""
    state = position(purple=[1, 12], yellow=[30], throw=3)
    assert "Forced" not in kinds(state, "12-15")


def test_without_a_legal_move_the_turn_is_forfeited() -> None:
    """The pass is then the only legal move, and it is told as a forfeit."""
    state = position(purple=[25, 28], yellow=[30], throw=2)
    assert legal(state) == {"pass"}
    assert [event[1:] for event in told(state, "pass")] == [
        ("forfeit", "Purple has no legal move with a two: the turn passes.")
    ]
    passed = after(state, "pass")
    assert passed == position(purple=[25, 28], yellow=[30], to_move="y")


def test_a_forfeit_is_not_remembered() -> None:
    """The player throws again at the next turn as if nothing had happened."""
    state = after(position(purple=[25], yellow=[30, 3], throw=2), "pass")
    state = after(after(state, "throw 1"), "30-off")
    assert legal(after(state, "throw 1")) == {"25-26"}


def test_yellow_plays_by_the_same_rules() -> None:
    """A position and its mirror image in colours allow the same moves."""
    for throw in range(1, 6):
        purple_first = position(purple=[3, 14, 26], yellow=[5, 6, 15, 30], throw=throw)
        yellow_first = position(purple=[5, 6, 15, 30], yellow=[3, 14, 26], throw=throw, to_move="y")
        assert legal(purple_first) == legal(yellow_first)


@pytest.mark.parametrize("throw", range(1, 6))
def test_the_throw_is_shown_and_kept_until_the_move(throw: int) -> None:
    """The state after a throw is the same position with that number."""
    start = GAME.initial_state()
    assert the(events(start, f"throw {throw}"), e.Thrown).value == throw
    assert GAME.position_text(after(start, f"throw {throw}")) == (
        f"pypypypypy/........../.......... p {throw}"
    )


def test_switches_are_said_by_name_and_kept_in_records_only_when_changed() -> None:
    """A game without switches set has nothing to remember."""
    assert GAME.changed_options == {}
    assert NO_FIVE.changed_options == {"wiwun_exit": False}
    assert STICKS.changed_options == {"throw": "sticks"}


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": 3}, "Wetlands Crossing is played by 2 players, not by 3"),
        ({"players": True}, "played by 2 players, not by True"),
        ({"sticks": True}, "has no switch 'sticks'; its switches: throw, wiwun_exit"),
        ({"throw": "coins"}, "throw cannot be 'coins': it takes one of 'die', 'sticks'"),
        ({"wiwun_exit": 1}, "wiwun_exit cannot be 1: it takes one of True, False"),
    ],
)
def test_a_wrong_switch_is_refused_in_one_sentence(
    options: dict[str, object], sentence: str
) -> None:
    """The sentence names the switch and what it takes."""
    with pytest.raises(OptionError) as error:
        WetlandsCrossing(**options)  # type: ignore[arg-type]
    assert sentence in str(error.value)

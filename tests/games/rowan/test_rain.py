"""The Ground, the rain dice, and when they fall."""

from __future__ import annotations

from tests.games.rowan.positions import (
    GAME,
    Told,
    after,
    kinds,
    legal,
    playing,
    position,
    saying,
    stacks,
    told,
)
from widgets_games.engine.game import CHANCE
from widgets_games.games.rowan.rules.state import RainDie

LAST = playing(rain="end")


def test_each_piece_on_the_ground_rains_by_a_move_of_its_own() -> None:
    """The turn waits for every rain die, and then goes on."""
    state = position("c1=b2 e1=l1")
    rolled = after(state, "e1-pass, roll 3")
    assert (rolled.ground, GAME.actor(rolled)) == ((1, 1), CHANCE)
    assert legal(rolled) == [f"rain {face}" for face in range(1, 7)]
    once = after(rolled, "rain 4")
    assert (once.ground, GAME.actor(once)) == ((1,), CHANCE)
    assert GAME.status(once) == "A rain die to fall for the last piece on the Ground."
    assert GAME.actor(after(once, "rain 4")) == 1


def test_a_stack_that_moves_off_row_1_is_told_with_the_ground_and_the_rain() -> None:
    """Every rain die on its own."""
    state = position("c1=b2 a5=l1 e5=b5 e1=l1")
    assert told(state, "e1-pass, roll 3")[-2:] == [
        Told("WentToGround", "ground", "The Bear’s stack of 2 moves off c1 to the Ground."),
        Told(
            "RainBegan",
            "rain-when",
            "The 2 pieces on the Ground rain now, before any other die.",
        ),
    ]
    assert told(state, "e1-pass, roll 3, rain 1") == [
        Told("RainRolled", "rain", "The rain die shows 1, for the next of 2 pieces on the Ground."),
        Told("RainFell", "rain", "The piece falls on a5."),
        Told("Met", "annihilate", "The Bear and Light meet on a5, 1 against 1."),
        Told("NobodyHeld", "annihilate", "On a5 1 pair is annihilated: the cell is empty."),
        Told(
            "PairsLost",
            "pit",
            "Both pieces of each pair go to the Pit, which holds 1 of Light’s and 1 of the "
            "Bear’s now.",
        ),
    ]
    assert kinds(state, "e1-pass, roll 3, rain 1, rain 5") == [
        "RainRolled", "RainTurnedAway", "TurnEnded",
    ]  # fmt: skip


def test_rain_raises_a_bear_stack_takes_one_light_piece_or_starts_a_stack() -> None:
    """On the top cell of the column that the die names."""
    state = position("c1=b3 a5=b2 b5=l3 e1=l1")
    rained = after(state, "e1-pass, roll 3, rain 1, rain 2, rain 4")
    assert stacks(rained) == "e1=l1 a5=b3 b5=l2 d5=b1"
    assert rained.pit == (1, 1)
    assert saying(state, "e1-pass, roll 3, rain 1", "rain")[1:] == [
        "The piece falls on a5 and raises the Bear stack there to 3."
    ]


def test_a_six_sends_the_piece_to_the_cave() -> None:
    """From where a later die may bring it back."""
    state = position("c1=b1 e1=l2")
    assert saying(state, "e1-pass, roll 3 4, rain 6", "rain")[1:] == [
        "A 6 sends the piece to the Cave, which holds 1 now."
    ]
    assert stacks(after(state, "e1-pass, roll 3 4, rain 6")) == "e1=l2 d5=b1"


def test_rain_falls_before_the_next_die_which_may_move_what_has_rained() -> None:
    """The piece from a1 rains on d5, and the four moves it on."""
    state = position("a1=b1 e1=l2")
    rolled = after(state, "e1-pass, roll 4 1")
    assert (rolled.done, rolled.ground, rolled.rolled) == (1, (1,), (4, 1))
    assert stacks(after(rolled, "rain 4")) == "e1=l2 d4=b1"
    assert kinds(state, "e1-pass, roll 4 1, rain 4") == [
        "RainRolled", "RainFell", "DieTaken", "OnlyStack", "SteppedDown", "TurnEnded",
    ]  # fmt: skip


def test_with_the_switch_rain_waits_until_all_dice_are_resolved() -> None:
    """The four finds nobody in column d; the piece rains there afterwards and stays."""
    state = position("a1=b1 e1=l2", game=LAST)
    assert kinds(state, "e1-pass, roll 4 1", LAST)[-5:] == [
        "WentToGround", "RainPutOff", "DieTaken", "CaveWasEmpty", "RainBeganLast",
    ]  # fmt: skip
    assert stacks(after(state, "e1-pass, roll 4 1, rain 4", LAST)) == "e1=l2 d5=b1"


def test_with_the_switch_pieces_of_several_dice_rain_in_the_order_in_which_they_fell() -> None:
    """The dice that sent them are remembered."""
    state = position("a1=b1 c1=b2 e1=l3", game=LAST)
    rolled = after(state, "e1-pass, roll 3 6 1", LAST)
    assert (rolled.agenda, rolled.done, rolled.ground) == ((1, 3, 6), 3, (1, 2, 2))
    assert after(rolled, "rain 6, rain 2", LAST).rained == (RainDie(1, 6), RainDie(2, 2))
    assert after(rolled, "rain 6, rain 2, rain 6", LAST).rained == ()


def test_rain_may_come_twice_in_one_roll() -> None:
    """Under each die that sends a stack to the Ground."""
    low = position("a1=b1 b1=b1 e1=l2")
    twice = after(low, "e1-pass, roll 1 2, rain 6")
    assert (twice.done, twice.ground, twice.rained) == (2, (2,), (RainDie(1, 6),))


def test_what_rained_back_into_its_column_is_the_highest_there_for_the_next_die() -> None:
    """Two ones: the stack of a1 rains, one of its pieces on a5, and that one steps."""
    state = position("a1=b2 e1=l2")
    assert stacks(after(state, "e1-pass, roll 1 1, rain 6, rain 1")) == "e1=l2 a4=b1"


def test_nothing_lies_on_the_ground_when_light_is_to_move() -> None:
    """Between turns it is empty, and so are the dice."""
    state = after(position("c1=b2 e1=l1"), "e1-pass, roll 3, rain 6, rain 6")
    assert state == position("e1=l1", cave=2)

"""When the game ends, and what it comes to."""

from __future__ import annotations

import pytest

from tests.drawn import LOOKS, Line, frames_of
from tests.games.rowan.positions import GAME, after, kinds, legal, playing, position, saying, stacks
from tests.games.rowan.test_board import words
from widgets_games.engine.errors import IllegalMove
from widgets_games.engine.game import CHANCE, Outcome
from widgets_games.games.rowan.rules import events
from widgets_games.render.board import View


@pytest.mark.parametrize(
    ("saved", "winners", "sentence", "status"),
    [
        (12, (1,), "Light wins with 12 pieces in the Sky.",
         "Light has won, with 12 pieces in the Sky."),
        (10, (1,), "Light wins with 10 pieces in the Sky.",
         "Light has won, with 10 pieces in the Sky."),
        (9, (), "A draw, with 9 pieces in the Sky.", "A draw, with 9 pieces in the Sky."),
        (8, (), "Light loses with only 8 pieces in the Sky.",
         "Light has lost, with 8 pieces in the Sky."),
        (1, (), "Light loses with only 1 piece in the Sky.",
         "Light has lost, with 1 piece in the Sky."),
    ],
)  # fmt: skip
def test_ten_win_nine_draw_and_eight_lose(
    saved: int, winners: tuple[int, ...], sentence: str, status: str
) -> None:
    """The last piece leaves for the Sky."""
    state = position("a5=l1", sky=saved - 1)
    reached = after(state, "a5-sky")
    outcome = GAME.outcome(reached)
    assert outcome == Outcome("end", winners, (saved,))
    assert GAME.is_lost(outcome) == (saved < 9)
    assert saying(state, "a5-sky", "result") == [sentence]
    assert GAME.status(reached) == status


def test_the_game_ends_in_the_middle_of_the_dice_when_the_last_light_stack_is_annihilated() -> None:
    """The other dice are not resolved, and stay as they were."""
    state = position("a3=b2 a2=l2 b5=b1", sky=9)
    assert kinds(state, "a2-pass, roll 2 1") == [
        "Rolled", "Sorted", "DieTaken", "OnlyStack", "SteppedDown", "Met", "NobodyHeld",
        "PairsLost", "Ended", "Drawn",
    ]  # fmt: skip
    reached = after(state, "a2-pass, roll 2 1")
    assert (stacks(reached), reached.agenda, reached.done) == ("b5=b1", (1, 2), 1)
    assert GAME.position_text(reached) == (
        "-,b1,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,- sky=9 pit=2,2 cave=0"
    )


def test_the_game_ends_in_the_middle_of_the_rain() -> None:
    """What is still on the Ground stays there, and is counted."""
    state = position("c1=b3 a5=l1", sky=10)
    reached = after(state, "a5-pass, roll 3, rain 1")
    assert GAME.outcome(reached) == Outcome("end", (1,), (10,))
    assert (reached.ground, GAME.totals(reached)) == ((1, 1), {"light": 11, "dark": 3})
    text = "-,-,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,- sky=10 pit=1,1 cave=0 ground=1,1"
    assert GAME.position_text(reached) == text
    assert GAME.outcome(GAME.parse_position(text)) == GAME.outcome(reached)


def test_a_light_stack_that_is_annihilated_while_others_stand_does_not_end_the_game() -> None:
    """The next die is taken up."""
    state = position("a3=b2 a2=l2 e1=l1")
    assert kinds(state, "a2-pass, roll 1 6")[-2:] == ["BlankDie", "TurnEnded"]


def test_after_the_end_every_move_is_refused() -> None:
    """Of the player and of the dice."""
    reached = after(position("a5=l1"), "a5-sky")
    assert legal(reached) == []
    for move in ("a5-sky", "a5-pass", "roll 1", "rain 1"):
        with pytest.raises(IllegalMove, match="The game is over") as error:
            after(reached, move)
        assert [objection.rule for objection in error.value.objections] == ["end"]


def test_a_limit_of_turns_ends_the_game_and_what_is_on_the_board_is_not_saved() -> None:
    """After the Bear's part of the last turn."""
    game = playing(max_turns=2)
    state = position("a5=l3 e1=l2", sky=7, game=game)
    once = after(state, "e1-pass, roll 6 6", game)
    assert (once.turns, game.outcome(once)) == (1, None)
    assert kinds(once, "a5-sky, roll 6 6 6", game)[-3:] == ["LastTurnEnded", "EndedByTurns", "Won"]
    assert saying(once, "e1-pass, roll 6 6", "turn-limit", game) == [
        "Turn 2 was the last, and the game ends. The 5 pieces still on the board are not saved."
    ]
    twice = after(once, "e1-pass, roll 6 6", game)
    assert game.outcome(twice) == Outcome("turn-limit", (), (7,))
    assert game.status(twice) == "Light has lost, with 7 pieces in the Sky."
    assert legal(twice, game) == []


def test_after_the_last_turn_nobody_is_told_to_be_next() -> None:
    """Neither in the sentence of the event nor on its picture; after any other turn Light is."""
    ends = Line(
        playing(max_turns=2),
        "l3,-,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,l2 sky=7 pit=0,0 cave=0",
        ("e1-pass", "roll 6 6", "e1-pass", "roll 6 6"),
    )
    told = [
        (str(GAME.rulebook.tell(frame.event)), words(ends.game, View(frame, LOOKS["light"])))
        for frame in frames_of(ends)
        if isinstance(frame.event, events.TurnEnded | events.LastTurnEnded)
    ]
    (first, first_drawn), (last, last_drawn) = told
    assert first == "The Bear is done: Light is next."
    assert "Light is next" in first_drawn
    assert last == "The Bear is done: no turn is left."
    assert "next" not in last_drawn


def test_the_last_turn_may_end_by_the_last_light_piece_as_well() -> None:
    """That is the rule which then ends the game."""
    game = playing(max_turns=1)
    reached = after(position("a5=l3", sky=7, game=game), "a5-sky", game)
    assert game.outcome(reached) == Outcome("end", (1,), (10,))


def test_without_a_limit_turns_are_not_counted() -> None:
    """Positions that play alike are equal, however long the game has been."""
    state = position("e1=l1")
    assert after(state, "e1-pass, roll 6, e1-pass, roll 6") == state


def test_the_bear_rolls_after_a_stack_has_left_unless_it_was_the_last() -> None:
    """One light piece is enough for the game to go on."""
    state = position("a5=l3 e1=l1")
    assert GAME.actor(after(state, "a5-sky")) == CHANCE
    assert after(state, "a5-sky").due == 3

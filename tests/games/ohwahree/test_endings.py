"""How a game ends, and what becomes of the pebbles that are left."""

from __future__ import annotations

import pytest

from tests.games.ohwahree.positions import (
    CHOICE,
    FOUR,
    GAME,
    GRAND,
    THREE,
    after,
    events,
    kinds,
    legal,
    pits,
    playing,
    position,
    reasons,
    saying,
)
from widgets_games.engine.errors import IllegalMove
from widgets_games.engine.game import Outcome
from widgets_games.games.ohwahree.game import OhWahRee
from widgets_games.games.ohwahree.rules.end_events import EndedByTwoPasses, Gathered, LeftForNobody
from widgets_games.games.ohwahree.rules.moves import Agree

CHASE = "1 0 0 0 0 0 1 0 0 0 0 0"
ROUND = "a g b h c i d j e k f l"
"""Two pebbles chase each other half round the ring, until each lies where the other did."""


def test_with_two_players_the_game_ends_when_the_one_to_move_cannot_play() -> None:
    """There is no pass: not by the player who can move, and the other has no turn."""
    state = position("0 0 0 0 0 0 0 0 0 1 0 0", to_move=2)
    assert reasons(state, "pass") == [
        ("cannot-play", ("j",), "Yellow cannot pass: there are pebbles to sow in pit j.")
    ]
    assert saying(state, "j", "end-two") == ["Purple cannot play: the game ends."]
    assert GAME.outcome(after(state, "j")) == Outcome("end-two", (), (0, 0))


def test_a_position_in_which_nobody_can_play_is_over_from_the_first() -> None:
    """It has no legal moves, and says who won."""
    state = position("0 0 0 0 0 0 1 0 0 0 0 0", captured=(3, 2))
    assert legal(state) == []
    assert GAME.outcome(state) == Outcome("end-two", (1,), (3, 2))
    assert GAME.status(state) == "Purple has won: Purple 3 and Yellow 2."


def test_pebbles_left_over_are_nobodys() -> None:
    """They stay where they are."""
    state = position("0 0 0 0 0 0 0 0 0 1 3 0", to_move=2)
    assert LeftForNobody(4) in events(state, "j")
    assert saying(state, "j", "leftover") == ["Nobody gets the 4 pebbles still in pits."]
    assert pits(after(state, "j")) == "0 0 0 0 0 0 0 0 0 0 4 0"


def test_by_a_switch_pebbles_left_over_are_their_owners() -> None:
    """They are gathered pit by pit."""
    game = playing(leftover="owner")
    state = position("0 0 0 0 0 0 0 0 0 2 3 0", to_move=2, game=game)
    assert events(state, "j", game)[-3:-1] == (Gathered(2, 10, 4, 4), Gathered(2, 11, 1, 5))
    assert game.outcome(after(state, "j", game)) == Outcome("end-two", (2,), (0, 5))


# ---------------------------------------------------------------------- agreement


@pytest.mark.parametrize("game", [GAME, GRAND, CHOICE, THREE, FOUR], ids=repr)
def test_the_players_may_agree_at_any_decision_though_no_list_has_it(game: OhWahRee) -> None:
    """It is legal, and neither among the legal moves nor among the candidates."""
    start = game.initial_state()
    assert game.is_legal(start, Agree())
    assert Agree() not in game.legal_moves(start)
    assert Agree() not in game.candidate_moves(start)
    assert game.offered_moves(start) == (Agree(),)
    end = after(start, "agree", game)
    assert end.ended == "end-agreed"
    assert game.offered_moves(end) == ()
    with pytest.raises(IllegalMove):
        after(end, "agree", game)


def test_an_agreed_end_is_told_with_its_result() -> None:
    """What is left counts for nobody."""
    state = position("1 0 0 0 0 0 1 0 0 0 0 0", captured=(24, 22))
    assert [event.__class__.__name__ for event in events(state, "agree")] == [
        "EndedByAgreement", "LeftForNobody", "Won",
    ]  # fmt: skip
    assert GAME.outcome(after(state, "agree")) == Outcome("end-agreed", (1,), (24, 22))


# ---------------------------------------------------------------------- repetition


def test_the_third_time_a_position_stands_ends_the_game() -> None:
    """The start counts as the first; the sentence says how many times."""
    state = after(position(CHASE, captured=(24, 22)), f"{ROUND} {ROUND[:-2]}")
    assert GAME.outcome(state) is None
    assert saying(state, "l", "end-repeat") == [
        "The position stands for the third time with Purple to move and nothing captured in "
        "between: the game ends."
    ]
    assert GAME.outcome(after(state, "l")) == Outcome("end-repeat", (1,), (24, 22))


def test_the_start_of_a_game_counts_as_the_first_time() -> None:
    """A position that is read stands for the first time."""
    assert len(GAME.initial_state().since_capture) == 1
    assert len(position(CHASE).since_capture) == 1


def test_the_switch_says_how_many_times_or_never() -> None:
    """Two, or never."""
    twice, never = playing(repetition=2), playing(repetition=0)
    assert after(position(CHASE, game=twice), ROUND, twice).ended == "end-repeat"
    assert after(position(CHASE, game=never), " ".join([ROUND] * 4), never).ended == ""


def test_a_capture_makes_the_counting_start_anew() -> None:
    """Only what stands now is kept."""
    state = after(position("1 0 0 0 0 1 1 0 0 0 0 5", captured=(9, 9)), "a")
    assert len(state.since_capture) == 2
    state = after(state, "l")
    assert len(state.since_capture) == 3
    captured = after(position("1 0 0 0 0 1 1 0 0 0 0 5"), "f")
    assert captured.since_capture == ((captured.pits, 2),)


def test_the_same_pebbles_with_another_player_to_move_are_another_position() -> None:
    """They do not count together."""
    one, other = position(CHASE, to_move=1), position(CHASE, to_move=2)
    assert one.since_capture != other.since_capture


# ---------------------------------------------------------------------- three and four players


@pytest.mark.parametrize("game", [THREE, FOUR], ids=repr)
def test_a_player_who_cannot_play_passes(game: OhWahRee) -> None:
    """The pass is listed, legal, and told with its rule; it is refused to who can play."""
    text = "0 0 0 0 1 5 5 5 5 5 5 5" if game is THREE else "0 0 0 1 1 5 5 5 5 5 5 5"
    state = position(text, game=game)
    assert legal(state, game) == ["pass"]
    assert saying(state, "pass", "cannot-play", game) == [
        "Purple cannot play and passes; Yellow is next."
    ]
    following = after(state, "pass", game)
    assert following.passed
    assert "pass" not in legal(following, game)
    assert reasons(following, "pass", game)[0][0] == "cannot-play"
    assert not after(following, "e+", game).passed


def test_two_forced_passes_in_a_row_end_the_game() -> None:
    """Purple and Yellow have nothing; Blue still has, and does not get a turn."""
    state = position("0 0 0 0 0 0 0 0 1 2 0 0", captured=(5, 5, 7), game=THREE)
    state = after(state, "pass", THREE)
    assert THREE.outcome(state) is None
    assert legal(state, THREE) == ["pass"]
    assert EndedByTwoPasses(2, 1) in events(state, "pass", THREE)
    assert kinds(state, "pass", THREE) == ["Passed", "EndedByTwoPasses", "LeftForNobody", "Won"]
    assert saying(state, "pass", "end-many", THREE) == [
        "Purple could not play, and now Yellow cannot: the game ends."
    ]
    assert THREE.outcome(after(state, "pass", THREE)) == Outcome("end-many", (3,), (5, 5, 7))


def test_two_passes_with_a_move_between_do_not_end_the_game() -> None:
    """Yellow plays between Purple's pass and Blue's."""
    state = position("0 0 0 0 5 5 0 0 0 0 0 0", game=THREE)
    state = after(state, "pass e-", THREE)
    assert THREE.outcome(state) is None
    state = position("0 0 0 0 1 1 0 0 0 0 0 0", game=THREE)
    state = after(state, "pass e+ pass", THREE)
    assert legal(state, THREE) == ["pass"]
    assert THREE.outcome(state) is None


def test_a_draw_is_between_those_who_lead() -> None:
    """Two of three have equally many."""
    state = position("1 0 0 0 0 0 0 0 0 0 0 0", captured=(9, 4, 9), game=THREE)
    end = after(state, "agree", THREE)
    assert THREE.outcome(end) == Outcome("end-agreed", (), (9, 4, 9))
    assert saying(state, "agree", "win-basic", THREE) == [
        "A draw between Purple and Blue, with equally many pebbles captured: "
        "Purple 9, Yellow 4 and Blue 9."
    ]
    assert THREE.status(end) == "A draw between Purple and Blue: Purple 9, Yellow 4 and Blue 9."


def test_feeding_binds_three_players_too() -> None:
    """Whoever cannot give the enemies a pebble passes, and so do they: the game ends."""
    game = playing(3, feed=True)
    state = position("1 2 1 1 0 0 0 0 0 0 0 0", game=game)
    assert legal(state, game) == ["a-", "b-", "d+"]
    stuck = position("0 1 1 0 0 0 0 0 0 0 0 0", game=game)
    assert legal(stuck, game) == ["pass"]
    assert after(stuck, "pass pass", game).ended == "end-many"

"""The preset plays Oware as OpenSpiel does: an independent referee for sowing and capturing."""

from __future__ import annotations

from tests.games.ohwahree.positions import (
    OWARE,
    after,
    events,
    legal,
    pits,
    playing,
    position,
    reasons,
    saying,
)
from tests.games.ohwahree.referee import compare
from widgets_games.engine.game import Outcome
from widgets_games.games.ohwahree.rules.end_events import EndedByMajority, Gathered
from widgets_games.games.ohwahree.rules.events import SlamAnnulled


def test_three_hundred_random_games_are_the_same_in_both_programs() -> None:
    """Legal moves, pits and scores after each move; the module run by itself compares 2,000."""
    assert compare(games=300, rng_seed=2026) > 25_000


def test_the_preset_is_all_that_a_record_says() -> None:
    """What it sets is not said again; what is set otherwise is."""
    assert OWARE.changed_options == {"preset": "oware"}
    assert OWARE.options["feed"] is True
    assert OWARE.options["repetition"] == 2
    odd = playing(preset="oware", feed=False)
    assert odd.changed_options == {"preset": "oware", "feed": False}
    assert odd.options["grand_slam"] == "annulled"


def test_enemies_without_pebbles_must_be_fed() -> None:
    """Only a sowing that reaches an enemy pit is legal."""
    state = position("1 2 0 0 2 1 0 0 0 0 0 0", game=OWARE, captured=(20, 20))
    assert legal(state, OWARE) == ["e", "f"]
    assert reasons(state, "b", OWARE) == [
        ("feed", ("b",), "The enemies have no pebbles, and sowing pit b would give them none.")
    ]


def test_whoever_cannot_feed_cannot_play_and_keeps_what_is_left() -> None:
    """Yellow's last pebbles go to Purple's side, and Purple can give none back."""
    state = position("1 0 0 0 0 0 0 0 0 0 0 2", to_move=2, captured=(23, 22), game=OWARE)
    end = after(state, "l", OWARE)
    assert OWARE.outcome(end) == Outcome("end-two", (1,), (26, 22))
    assert pits(end) == "0 0 0 0 0 0 0 0 0 0 0 0"


def test_a_grand_slam_is_annulled() -> None:
    """The move may be made, but the pebbles stay."""
    state = position("4 0 0 0 0 2 1 1 0 0 0 0", captured=(20, 20), game=OWARE)
    assert pits(after(state, "f", OWARE)) == "4 0 0 0 0 0 2 2 0 0 0 0"
    assert SlamAnnulled(1, (7, 6), 4) in events(state, "f", OWARE)
    assert saying(state, "f", "grand-slam", OWARE) == [
        "Purple would capture 4 pebbles from pits h and g, all that the enemies have: "
        "the capture is annulled."
    ]


def test_a_slam_that_leaves_one_pebble_stands() -> None:
    """It is not all that the enemies have."""
    state = position("4 0 0 0 0 2 1 1 0 0 0 1", captured=(19, 20), game=OWARE)
    assert after(state, "f", OWARE).captured == (23, 20)


def test_more_than_half_ends_the_game_at_once() -> None:
    """Not half: one more. What is left goes to its owners."""
    state = position("1 0 0 0 0 1 1 0 0 3 0 0", captured=(22, 20), game=OWARE)
    assert OWARE.outcome(after(state, "f", OWARE)) is None
    state = position("1 0 0 0 0 1 1 0 0 2 0 0", captured=(23, 20), game=OWARE)
    happened = events(state, "f", OWARE)
    assert EndedByMajority(1, 25, 48) in happened
    assert happened[-3:-1] == (Gathered(1, 0, 1, 26), Gathered(2, 9, 2, 22))
    assert OWARE.outcome(after(state, "f", OWARE)) == Outcome("majority", (1,), (26, 22))


def test_the_second_time_a_position_stands_ends_the_game() -> None:
    """One pebble each, chasing each other once round the ring."""
    state = position("1 0 0 0 0 0 1 0 0 0 0 0", captured=(23, 23), game=OWARE)
    before = after(state, "a g b h c i d j e k f", OWARE)
    assert OWARE.outcome(before) is None
    end = after(state, "a g b h c i d j e k f l", OWARE)
    assert OWARE.outcome(end) == Outcome("end-repeat", (), (24, 24))

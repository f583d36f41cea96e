"""The Grand game: pits change hands, and most pits win."""

from __future__ import annotations

from tests.games.ohwahree.positions import (
    GAME,
    GRAND,
    after,
    events,
    kinds,
    legal,
    playing,
    position,
    reasons,
    saying,
)
from widgets_games.engine.game import Outcome
from widgets_games.games.ohwahree.game import OhWahRee
from widgets_games.games.ohwahree.rules.events import PitKept, PitTaken

ONLY_ONE: OhWahRee = playing(grand=True, pit_capture=(1,))


def owners(text: str, moves: str, game: OhWahRee = GRAND, to_move: int = 1) -> str:
    """Whose the pits a to l are after these moves."""
    reached = after(position(text, to_move=to_move, game=game), moves, game)
    return "".join(map(str, reached.owners))


def test_every_pit_of_a_chain_changes_hands() -> None:
    """Three links, three pits."""
    state = position("0 0 0 0 0 3 1 2 1 0 0 9", game=GRAND)
    taken = [event for event in events(state, "f", GRAND) if isinstance(event, PitTaken)]
    assert taken == [PitTaken(1, 2, 8), PitTaken(1, 2, 7), PitTaken(1, 2, 6)]
    assert owners("0 0 0 0 0 3 1 2 1 0 0 9", "f") == "111111111222"


def test_in_the_basic_game_no_pit_changes_hands() -> None:
    """The same capture takes pebbles only."""
    assert owners("0 0 0 0 0 3 1 2 1 0 0 9", "f", GAME) == "111111222222"


def test_only_the_new_owner_sows_from_a_captured_pit() -> None:
    """Purple has g; when a pebble falls there, Purple may sow it and Yellow may not."""
    state = position("1 1 0 0 0 1 1 0 0 0 1 9", game=GRAND)
    state = after(state, "f k a l", GRAND)
    assert state.owners[6] == 1
    assert state.pits[6] > 0
    assert "g" in legal(state, GRAND)
    state = after(state, "c", GRAND)
    assert "g" not in legal(state, GRAND)
    assert reasons(state, "g", GRAND) == [
        ("sow", ("g",), "Pit g is Purple’s, and it is Yellow’s turn.")
    ]


def test_a_pit_can_change_hands_twice() -> None:
    """Purple takes g from f, and Yellow takes it back."""
    start = "0 0 3 0 0 1 1 0 0 0 0 8"
    assert owners(start, "f")[6] == "1"
    start = "5 0 0 0 0 1 1 0 0 0 0 9"
    assert owners(start, "f l") == "111111122222"


def test_with_one_only_a_pit_that_held_two_is_kept() -> None:
    """Its pebbles are captured all the same; of a pit that held one, the pit too."""
    state = position("0 0 0 0 0 2 1 2 0 0 0 9", game=ONLY_ONE)
    happened = events(state, "f", ONLY_ONE)
    assert PitKept(1, 2, 7, 2) in happened
    assert PitTaken(1, 2, 6) in happened
    assert saying(state, "f", "grand-pit-capture", ONLY_ONE) == [
        "Pit h held 2, so it stays Yellow’s."
    ]
    assert after(state, "f", ONLY_ONE).captured == (5, 0)


def test_most_pits_win_even_with_fewer_pebbles() -> None:
    """Seven pits beat forty pebbles."""
    state = position("0 0 0 0 0 1 1 0 0 0 0 0", captured=(0, 40), game=GRAND)
    assert GRAND.outcome(after(state, "f", GRAND)) == Outcome("end-two", (1,), (7, 5))
    assert saying(state, "f", "win-grand", GRAND) == [
        "Purple wins with the most pits: Purple 7 and Yellow 5."
    ]


def test_of_equally_many_pits_the_pebbles_decide() -> None:
    """Six each, and one more pebble captured."""
    state = position("0 0 0 0 0 0 0 0 0 0 1 0", to_move=2, captured=(20, 21), game=GRAND)
    assert GRAND.outcome(after(state, "k", GRAND)) == Outcome("end-two", (2,), (6, 6))
    assert saying(state, "k", "win-grand", GRAND) == [
        "The lead in pits is shared: Purple 6 and Yellow 6. Yellow wins with more pebbles "
        "captured: Purple 20 and Yellow 21."
    ]


def test_equal_pits_and_pebbles_are_a_draw() -> None:
    """Nobody is ahead."""
    state = position("0 0 0 0 0 0 0 0 0 0 1 0", to_move=2, captured=(21, 21), game=GRAND)
    assert GRAND.outcome(after(state, "k", GRAND)) == Outcome("end-two", (), (6, 6))
    assert kinds(state, "k", GRAND)[-1] == "DrawnGrand"


def test_a_player_may_own_all_pits() -> None:
    """Then the other cannot play, and the game is over."""
    state = position("0 0 0 0 0 1 1 0 0 0 0 0", game=GRAND, owners="111111211111")
    end = after(state, "f", GRAND)
    assert set(end.owners) == {1}
    assert GRAND.outcome(end) == Outcome("end-two", (1,), (12, 0))

"""Between two events of one step: the board a reader sees there."""

from __future__ import annotations

from tests.games.wetlands.positions import GAME, domains, position
from widgets_games.games.wetlands.rules.state import Airborne, State


def states(start: State, move: str) -> list[tuple[str, State]]:
    """The state after each event of a move, with the kind of the event."""
    state, found = start, []
    for event in GAME.events(start, GAME.parse_move(move)):
        state = GAME.evolve(state, event)
        found.append((type(event).__name__, state))
    return found


def test_a_piece_that_set_out_is_in_the_air() -> None:
    """It is on no domain, and the state says which domain it left."""
    _, state = states(position([3, 9], [4, 20], 2), "3-5")[0]
    assert domains(state) == ([9], [4, 20])
    assert state.hand == Airborne(seat=1, origin=3, above=3)


def test_a_leaping_piece_is_above_the_piece_it_passes() -> None:
    """Each leap takes it one piece further."""
    found = states(position([1, 9], [2, 4], 4), "1-5")
    above = [state.hand.above for kind, state in found if kind == "Leapt" and state.hand]
    assert above == [2, 4]


def test_a_piece_over_its_own_dam_is_above_the_dams_far_end() -> None:
    """The event takes it over the whole dam."""
    found = dict(states(position([3, 5, 6, 7], [20], 5), "3-8"))
    assert found["OwnDamPassed"].hand == Airborne(seat=1, origin=3, above=7)


def test_a_landed_piece_is_back_on_the_board() -> None:
    """Nothing is in the air after the landing, and the turn is still the mover's."""
    found = dict(states(position([3, 9], [20], 2), "3-5"))
    assert domains(found["Landed"]) == ([5, 9], [20])
    assert found["Landed"].hand is None
    assert found["Landed"].to_move == 1
    assert found["TurnEnded"].to_move == 2


def test_the_raven_holds_a_seized_piece() -> None:
    """Between being seized and being put down the piece is Kwakwani's."""
    found = dict(states(position([26, 9], [20], 1), "26-27"))
    assert found["Seized"].hand is None
    assert found["Seized"].raven == Airborne(seat=1, origin=27, above=27)
    assert domains(found["Seized"]) == ([9], [20])
    assert found["CarriedBack"].raven is None
    assert domains(found["CarriedBack"]) == ([9, 15], [20])


def test_during_a_theft_two_pieces_are_in_the_air() -> None:
    """The mover waits above while Kwakwani carries the stolen piece away."""
    found = dict(states(position([26, 9], [30, 20], 4), "26-30"))
    stolen = found["Stolen"]
    assert domains(stolen) == ([9], [20])
    assert stolen.hand is not None
    assert stolen.hand.seat == 1
    assert stolen.raven == Airborne(seat=2, origin=30, above=30)
    assert domains(found["CarriedBack"]) == ([9], [15, 20])
    assert domains(found["Landed"]) == ([9, 30], [15, 20])


def test_an_exchange_moves_both_pieces_in_one_event() -> None:
    """There is no moment at which two pieces share a domain."""
    found = dict(states(position([3, 9], [5], 2), "3-5"))
    assert domains(found["SetOut"]) == ([9], [5])
    assert domains(found["Exchanged"]) == ([5, 9], [3])


def test_a_piece_that_leaves_counts_as_off_from_that_event_on() -> None:
    """In the air it is not off yet."""
    found = dict(states(position([28, 9], [20], 3), "28-off"))
    assert found["SetOut"].off == (3, 4)
    assert found["LeftByExit"].off == (4, 4)
    assert found["LeftByExit"].hand is None


def test_the_game_is_won_once_the_fifth_piece_is_off() -> None:
    """Not while it is in the air."""
    found = dict(states(position([28], [20], 3), "28-off"))
    assert GAME.outcome(found["SetOut"]) is None
    assert GAME.outcome(found["Won"]) is not None


def test_all_ten_pieces_are_somewhere_after_every_event() -> None:
    """On the board, off it, in the hand or with the Raven."""
    moves = [
        (position([26, 9, 12], [30, 20, 15], 4), "26-30"),
        (position([26, 9, 12], [30, 20, 15], 1), "26-27"),
        (position([26, 9, 12], [30, 20, 15], 5), "26-off"),
        (position([12, 9, 26], [16, 20, 15], 4), "12-16"),
    ]
    for start, move in moves:
        for _, state in states(start, move):
            assert GAME.totals(state) == {"Purple": 5, "Yellow": 5}


def test_while_something_is_in_the_air_the_board_says_so() -> None:
    """The status sentence of a frame inside a step tells what is going on."""
    found = dict(states(position([26, 9], [30, 20], 4), "26-30"))
    assert GAME.status(found["SetOut"]) == "Purple is moving from Wi’wun (26) with a four."
    assert GAME.status(found["Stolen"]) == "Kwakwani is carrying Yellow’s piece."


def test_at_rest_the_status_says_what_is_to_happen() -> None:
    """To throw, to move with how many pieces, or to pass."""
    assert GAME.status(position([26], [1])) == "Purple to throw."
    assert GAME.status(position([26, 28], [1], 3)) == (
        "Purple to move. The throw is 3: two of two may move."
    )
    assert GAME.status(position([25, 28], [1], 4, "p")) == (
        "Purple to pass. The throw is 4: no piece may move."
    )

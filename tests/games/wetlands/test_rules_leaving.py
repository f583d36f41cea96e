"""How pieces leave the board, and how the game ends."""

from __future__ import annotations

import pytest

from tests.games.wetlands.positions import (
    GAME,
    NO_FIVE,
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
from widgets_games.engine.errors import IllegalMove
from widgets_games.games.wetlands.rules import events as e

EXITS = {28: 3, 29: 2, 30: 1}


@pytest.mark.parametrize(("domain", "number"), EXITS.items())
def test_each_exit_has_its_own_number(domain: int, number: int) -> None:
    """Kri'ki a three, Llan'sae a two, the last domain a one; the piece leaves the board."""
    state = position(purple=[domain, 1], yellow=[20], throw=number)
    result = after(state, f"{domain}-off")
    assert domains(result) == ([1], [20])
    assert result.off == (4, 4)
    left = the(events(state, f"{domain}-off"), e.LeftByExit)
    assert (left.origin, left.throw, left.off) == (domain, number, 4)


@pytest.mark.parametrize("domain", EXITS)
@pytest.mark.parametrize("throw", range(1, 6))
def test_any_other_number_leaves_the_piece_in_place(domain: int, throw: int) -> None:
    """Neither a step to the next domain nor a throw that is too high."""
    state = position(purple=[domain], yellow=[20], throw=throw)
    goal = "off" if domain + throw > 30 else str(domain + throw)
    if throw == EXITS[domain]:
        assert legal(state) == {f"{domain}-off"}
    else:
        assert reasons(state, f"{domain}-{goal}") == [("exits", (domain,))]
        assert legal(state) == {"pass"}


def test_a_refused_exit_names_both_numbers() -> None:
    """The one that is needed and the one that was thrown."""
    state = position(purple=[28], yellow=[20], throw=1)
    assert why_not(state, "28-29") == [
        "Purple’s piece on Kri’ki (28) leaves only with a three, not with a one."
    ]


def test_an_exit_is_told_with_the_count() -> None:
    """How many pieces of the side are off."""
    state = position(purple=[29, 1, 2], yellow=[20], throw=2)
    assert ("exits", "Purple’s piece on Llan’sae (29) leaves the board with a two: 3 of 5 are off."
            ) in [event[1:] for event in told(state, "29-off")]  # fmt: skip
    assert kinds(state, "29-off") == ["SetOut", "LeftByExit", "TurnEnded"]


def test_a_piece_leaving_by_a_three_leaps_over_those_after_it() -> None:
    """From Kri'ki the way off leads over 29 and 30."""
    state = position(purple=[28, 1], yellow=[29, 30], throw=3)
    assert kinds(state, "28-off") == ["SetOut", "Leapt", "Leapt", "LeftByExit", "TurnEnded"]


@pytest.mark.parametrize(
    ("throw", "goal"), [(1, "27"), (2, "28"), (3, "29"), (4, "30"), (5, "off")]
)
def test_where_each_number_leads_from_wiwun(throw: int, goal: str) -> None:
    """Kwakwani, Kri'ki, Llan'sae, the last domain, off the board."""
    assert legal(position(purple=[26], yellow=[1], throw=throw)) == {f"26-{goal}"}


def test_a_five_from_wiwun_leaves_the_board_at_once() -> None:
    """By our ruling, and told by it."""
    state = position(purple=[26, 1], yellow=[20], throw=5)
    assert domains(after(state, "26-off")) == ([1], [20])
    assert ("wiwun-exit", "Purple’s piece on Wi’wun (26) leaves the board with a five: 4 of 5 "
            "are off.") in [event[1:] for event in told(state, "26-off")]  # fmt: skip


def test_a_five_from_wiwun_leaps_over_what_stands_beyond() -> None:
    """Two enemy pieces side by side are no dam."""
    state = position(purple=[26, 1], yellow=[29, 30], throw=5)
    assert kinds(state, "26-off") == ["SetOut", "Leapt", "Leapt", "LeftFromWiwun", "TurnEnded"]


def test_a_five_from_wiwun_passes_ones_own_dam() -> None:
    """One's own pieces on 28, 29 and 30 stop only the other side."""
    state = position(purple=[26, 28, 29, 30], yellow=[20], throw=5)
    assert the(events(state, "26-off"), e.OwnDamPassed).dam == (28, 29, 30)


def test_with_the_switch_off_a_five_from_wiwun_is_refused() -> None:
    """The ruling itself is cited, and the turn is forfeited if nothing else can move."""
    state = position(purple=[26], yellow=[1], throw=5)
    assert reasons(state, "26-off", NO_FIVE) == [("wiwun-exit", (26,))]
    assert legal(state, NO_FIVE) == {"pass"}
    assert why_not(state, "26-off", NO_FIVE) == [
        "Purple’s piece on Wi’wun (26) cannot leave with a five: the switch wiwun_exit is off."
    ]


def test_the_switch_changes_nothing_else() -> None:
    """The other four numbers lead from Wi'wun where they always do."""
    for throw in range(1, 5):
        state = position(purple=[26, 3], yellow=[1, 20], throw=throw)
        assert legal(state, NO_FIVE) == legal(state)


def test_with_the_switch_off_a_dam_beyond_is_named_as_well() -> None:
    """All the reasons that hold are given."""
    state = position(purple=[26], yellow=[28, 29, 30], throw=5)
    assert reasons(state, "26-off", NO_FIVE) == [
        ("wiwun-exit", (26,)),
        ("dam", (28, 29, 30)),
    ]


@pytest.mark.parametrize(("domain", "throw"), [(28, 3), (29, 2), (30, 1), (26, 5)])
@pytest.mark.parametrize("seat", [1, 2])
def test_the_fifth_piece_off_the_board_wins_at_once(domain: int, throw: int, seat: int) -> None:
    """By any way out; the score is the pieces each side has off."""
    mine, theirs = [domain], [3, 4]
    purple, yellow = (mine, theirs) if seat == 1 else (theirs, mine)
    state = position(purple, yellow, throw, "py"[seat - 1])
    assert told(state, f"{domain}-off")[-1].rule == "aim"
    result = after(state, f"{domain}-off")
    outcome = GAME.outcome(result)
    assert outcome is not None
    assert (outcome.rule, outcome.winners) == ("aim", (seat,))
    assert outcome.scores == ((5, 3) if seat == 1 else (3, 5))


def test_the_winning_move_ends_with_the_win_and_no_further_turn() -> None:
    """The turn does not pass any more."""
    kinds_of_last = kinds(position([28], [1], 3), "28-off")
    assert kinds_of_last == ["Forced", "SetOut", "LeftByExit", "Won"]


def test_a_won_game_takes_no_more_moves() -> None:
    """Neither a throw nor a move nor a pass."""
    over = after(position([28], [1], 3), "28-off")
    assert list(GAME.legal_moves(over)) == []
    for text in ("throw 1", "1-2", "pass"):
        with pytest.raises(IllegalMove, match=f"{text} is not legal: The game is over."):
            GAME.play(over, GAME.parse_move(text))


@pytest.mark.parametrize("text", ["throw 1", "1-2", "pass"])
def test_the_reason_against_every_move_in_a_won_game_is_that_it_is_won(text: str) -> None:
    """Who asks why not is told, by the rule that ended the game."""
    over = after(position([28], [1], 3), "28-off")
    refusals = GAME.refusals(over, GAME.parse_move(text))
    assert [(refusal.rule, str(refusal.sentence)) for refusal in refusals] == [
        ("aim", "The game is over.")
    ]


def test_four_pieces_off_do_not_win() -> None:
    """The game goes on to the fifth."""
    state = after(position([28, 1], [20], 3), "28-off")
    assert state.off == (4, 4)
    assert GAME.outcome(state) is None


def test_the_end_is_said_in_one_sentence() -> None:
    """The winner and the pieces the other side had off."""
    over = after(position([28], [1, 2], 3), "28-off")
    assert GAME.status(over) == "Purple wins, five pieces off against three."

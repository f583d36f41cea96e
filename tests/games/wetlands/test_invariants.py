"""What holds in every position of Wetlands Crossing, whatever the rules make of it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from tests.contract.checks import check_rest, check_step
from tests.games.wetlands.positions import GAME, NO_FIVE, STICKS, domains, legal
from tests.strategies import wetlands_positions
from widgets_games.games.wetlands.game import WetlandsCrossing
from widgets_games.games.wetlands.rules.moves import Advance
from widgets_games.games.wetlands.rules.state import State

both_fives = pytest.mark.parametrize("game", [GAME, NO_FIVE], ids=["five leaves", "five stays"])


def advances(game: WetlandsCrossing, state: State) -> list[Advance]:
    """The legal moves that move a piece."""
    return [move for move in game.legal_moves(state) if isinstance(move, Advance)]


def runs(pieces: list[int]) -> list[list[int]]:
    """Pieces that follow each other in one row, written again without the engine's arithmetic."""
    found: list[list[int]] = []
    for domain in pieces:
        if found and found[-1][-1] == domain - 1 and domain not in (11, 21):
            found[-1].append(domain)
        else:
            found.append([domain])
    return found


@both_fives
@settings(max_examples=200, deadline=None)
@given(state=wetlands_positions())
def test_every_position_keeps_what_a_game_promises(game: WetlandsCrossing, state: State) -> None:
    """Also positions that no game is likely to reach."""
    check_rest(game, state)
    for move in game.legal_moves(state):
        check_step(game, game.play(state, move))


@settings(max_examples=300, deadline=None)
@given(state=wetlands_positions())
def test_no_two_pieces_share_a_domain_and_none_rests_on_kwakwani(state: State) -> None:
    """After every legal move, on the whole board."""
    for move in advances(GAME, state):
        purple, yellow = domains(GAME.play(state, move).after)
        assert not set(purple) & set(yellow)
        assert 27 not in purple + yellow
        assert set(purple + yellow) <= set(range(1, 31))


@both_fives
@settings(max_examples=300, deadline=None)
@given(state=wetlands_positions())
def test_no_legal_move_passes_an_enemy_dam_or_wiwun(game: WetlandsCrossing, state: State) -> None:
    """Looked at with sets and lists instead of the engine's bits."""
    enemy = domains(state)[2 - state.to_move]
    dams = [set(run) for run in runs(enemy) if len(run) >= 3]
    for origin, target in advances(game, state):
        passed = set(range(origin + 1, target))
        assert not any(len(dam & passed) >= 3 for dam in dams)
        assert 26 not in passed


@settings(max_examples=300, deadline=None)
@given(state=wetlands_positions())
def test_a_safe_or_protected_piece_never_moves_in_the_others_turn(state: State) -> None:
    """Whoever has a neighbour of its own, or stands on a safe domain, is still there afterwards."""
    enemy = domains(state)[2 - state.to_move]
    kept = {n for n in enemy if n in (15, 26, 28, 29) or {n - 1, n + 1} & set(enemy)}
    for move in advances(GAME, state):
        after = domains(GAME.play(state, move).after)[2 - state.to_move]
        assert kept <= set(after)


@settings(max_examples=300, deadline=None)
@given(state=wetlands_positions())
def test_a_move_takes_its_piece_where_the_throw_says(state: State) -> None:
    """To the domain so many steps on, to where Kwakwani carries it, or off the board."""
    mine = state.to_move - 1
    for move in advances(GAME, state):
        before, after = domains(state)[mine], domains(GAME.play(state, move).after)[mine]
        assert move.target == move.origin + state.throw or move.target == 31
        assert set(before) - set(after) == {move.origin}
        gained = set(after) - set(before)
        if move.target == 31:
            assert not gained
        elif move.target == 27:
            assert len(gained) == 1
            assert max(gained) <= 15
        else:
            assert gained == {move.target}


@settings(max_examples=300, deadline=None)
@given(state=wetlands_positions())
def test_a_pass_is_legal_only_when_nothing_else_is(state: State) -> None:
    """One must move if one can; and there is always something to do."""
    assert ("pass" in legal(state)) == (not advances(GAME, state))
    assert legal(state)


@settings(max_examples=200, deadline=None)
@given(state=wetlands_positions())
def test_the_five_from_wiwun_is_all_that_the_switch_changes(state: State) -> None:
    """Every other move is legal with both settings."""
    with_five, without = advances(GAME, state), advances(NO_FIVE, state)
    assert [move for move in with_five if move != Advance(26, 31)] == without


@settings(max_examples=100, deadline=None)
@given(state=wetlands_positions())
def test_sticks_change_the_odds_and_nothing_else(state: State) -> None:
    """Once the number is known, the game is the same."""
    assert legal(state, STICKS) == legal(state)


@settings(max_examples=200, deadline=None)
@given(state=wetlands_positions())
def test_both_colours_play_by_the_same_rules(state: State) -> None:
    """With the colours changed, the same moves are legal."""
    text = GAME.position_text(state)
    swapped = text.translate(str.maketrans("py", "yp"))
    assert legal(GAME.parse_position(swapped)) == legal(state)

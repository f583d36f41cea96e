"""What holds in every position of Oh-Wah-Ree, whatever the rules make of it."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contract.checks import check_rest, check_step
from tests.games.ohwahree.positions import CHOICE, FOUR, GAME, GRAND, OWARE, THREE, playing
from widgets_games.games.ohwahree.game import OhWahRee
from widgets_games.games.ohwahree.rules.events import Lifted, SownAgain
from widgets_games.games.ohwahree.rules.events import Sown as SownOnce
from widgets_games.games.ohwahree.rules.moves import Move, Sow
from widgets_games.games.ohwahree.rules.ring import PITS, pebbles_in_all
from widgets_games.games.ohwahree.rules.state import State

GAMES = (
    GAME, GRAND, CHOICE, OWARE, THREE, FOUR, playing(4, grand=True), playing(3, feed=True),
    playing(2, grand=True, direction="choice", pit_capture=(1,), grand_slam="annulled"),
)  # fmt: skip
every_game = pytest.mark.parametrize("game", GAMES, ids=repr)


@st.composite
def states(draw: st.DrawFn, game: OhWahRee) -> State:
    """Any position, mostly of few pebbles, for captures and empty pits need those."""
    left = pebbles_in_all(game.players)
    counts = []
    for _ in range(PITS + game.players):
        counts.append(draw(st.one_of(st.integers(0, 3), st.integers(0, left))) if left else 0)
        counts[-1] = min(counts[-1], left)
        left -= counts[-1]
    owners = draw(st.lists(st.integers(1, game.players), min_size=PITS, max_size=PITS))
    pits = ",".join(map(str, draw(st.permutations(counts[:PITS]))))
    trays = ",".join(map(str, counts[PITS:]))
    mover = draw(st.integers(1, game.players))
    return game.parse_position(f"{pits} {''.join(map(str, owners))} {mover} {trays}")


@every_game
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_every_position_keeps_what_a_game_promises(game: OhWahRee, data: st.DataObject) -> None:
    """Also positions that no game is likely to reach."""
    state = data.draw(states(game))
    check_rest(game, state)
    for move in game.legal_moves(state):
        check_step(game, game.play(state, move))


@every_game
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_a_step_is_what_its_events_make_of_the_state(game: OhWahRee, data: st.DataObject) -> None:
    """The events told by themselves are the step's, and folding them leads where it does."""
    state = data.draw(states(game))
    for move in [*game.legal_moves(state), *game.offered_moves(state)]:
        step = game.unchecked_step(state, move)
        assert game.events(state, move) == step.events
        assert [type(event) for event in game.events(state, move)] == [
            type(event) for event in step.events
        ]
        assert game.fold(state, step.events) == step.after


@every_game
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_all_pebbles_but_those_in_the_source_fall_one_by_one(
    game: OhWahRee, data: st.DataObject
) -> None:
    """Into neighbouring pits, never into the source, counting down to none."""
    state = data.draw(states(game))
    for move in game.legal_moves(state):
        if not isinstance(move, Sow):
            continue
        events = game.events(state, move)
        lifted = next(event for event in events if isinstance(event, Lifted))
        falls = [event for event in events if isinstance(event, SownOnce | SownAgain)]
        assert [event.left for event in falls] == list(range(lifted.pebbles))[::-1]
        assert move.pit not in {event.pit for event in falls}
        place = move.pit
        for event in falls:
            place = (place + move.direction) % PITS
            if place == move.pit:
                place = (place + move.direction) % PITS
            assert event.pit == place


def captured_by(state: State, move: Sow, numbers: tuple[int, ...]) -> set[int]:
    """The pits a sowing captures, worked out anew with the pebbles in a list."""
    counts = list(state.pits)
    fallen: list[int] = []
    place, held = move.pit, counts[move.pit]
    counts[move.pit] = 0
    while len(fallen) < held:
        place = (place + move.direction) % PITS
        if place != move.pit:
            counts[place] += 1
            fallen.append(place)
    taken: set[int] = set()
    for pit in reversed(fallen):
        enemy = state.owners[pit] != state.to_move
        if not enemy or pit in taken or counts[pit] - 1 not in numbers:
            break
        taken.add(pit)
    return taken


@pytest.mark.parametrize("game", [GAME, GRAND, CHOICE, THREE, FOUR], ids=repr)
@settings(max_examples=100, deadline=None)
@given(data=st.data())
def test_captures_are_those_that_a_slower_way_finds(game: OhWahRee, data: st.DataObject) -> None:
    """Written a second time, straight from the rules."""
    state = data.draw(states(game))
    for move in game.legal_moves(state):
        if not isinstance(move, Sow):
            continue
        after = game.unchecked_step(state, move).after
        taken = captured_by(state, move, (1, 2))
        gained = after.captured[state.to_move - 1] - state.captured[state.to_move - 1]
        assert gained == sum(state.pits) - sum(after.pits)
        assert bool(taken) == (gained > 0)
        assert all(after.pits[pit] == 0 for pit in taken)
        assert after.pits[move.pit] == 0
        grand = game.options["grand"]
        changed = {pit for pit in range(PITS) if after.owners[pit] != state.owners[pit]}
        assert changed == (taken if grand else set())


# ---------------------------------------------------------------------- the symmetry of the ring


def turned(game: OhWahRee, state: State, seats: int) -> State:
    """The state as it is when every player sits so many seats further on."""
    shift = PITS // game.players * seats
    pits = [state.pits[(pit - shift) % PITS] for pit in range(PITS)]
    owners = [further(game, state.owners[(pit - shift) % PITS], seats) for pit in range(PITS)]
    trays = [state.captured[further(game, seat, -seats) - 1] for seat in range(1, game.players + 1)]
    text = ",".join(map(str, pits)), "".join(map(str, owners)), ",".join(map(str, trays))
    mover = further(game, state.to_move, seats)
    return game.parse_position(f"{text[0]} {text[1]} {mover} {text[2]}")


def further(game: OhWahRee, seat: int, seats: int) -> int:
    """The seat so many on."""
    return (seat - 1 + seats) % game.players + 1


def moved_on(game: OhWahRee, move: Move, seats: int) -> Move:
    """The same move by the player so many seats on."""
    if isinstance(move, Sow):
        return Sow((move.pit + PITS // game.players * seats) % PITS, move.direction)
    return move


def result(game: OhWahRee, state: State, seats: int) -> Any:
    """How the game stands, with every player so many seats further on."""
    outcome = game.outcome(state)
    return turned(game, state, seats)[:4] if outcome is None else (
        outcome.rule,
        tuple(sorted(further(game, seat, seats) for seat in outcome.winners)),
        tuple(
            outcome.scores[further(game, seat, -seats) - 1]
            for seat in range(1, game.players + 1)
        ),
    )  # fmt: skip


@pytest.mark.parametrize(
    "game", [playing(p, grand=g) for p, g in product((2, 3, 4), (False, True))], ids=repr
)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_players_who_change_seats_round_the_ring_play_the_same_game(
    game: OhWahRee, data: st.DataObject
) -> None:
    """The same moves turned are legal, and lead to the same result turned."""
    state = data.draw(states(game))
    seats = data.draw(st.integers(1, game.players - 1))
    other = turned(game, state, seats)
    moves = list(game.legal_moves(state))
    assert {moved_on(game, move, seats) for move in moves} == set(game.legal_moves(other))
    for move in moves:
        after = game.unchecked_step(state, move).after
        there = game.unchecked_step(other, moved_on(game, move, seats)).after
        assert result(game, after, seats) == result(game, there, 0)


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_a_mirrored_ring_plays_the_same_game_the_other_way_round(data: st.DataObject) -> None:
    """Where the direction is chosen, a+ on one ring is a- on its mirror image."""
    state = data.draw(states(CHOICE))
    pits, owners = state.pits[::-1], "".join(map(str, state.owners[::-1]))
    trays = ",".join(map(str, state.captured))
    mirror = CHOICE.parse_position(f"{','.join(map(str, pits))} {owners} {state.to_move} {trays}")
    for move in CHOICE.legal_moves(state):
        assert isinstance(move, Sow)
        after = CHOICE.unchecked_step(state, move).after
        there = CHOICE.unchecked_step(mirror, Sow(PITS - 1 - move.pit, -move.direction)).after
        assert there.pits[::-1] == after.pits
        assert there.captured == after.captured

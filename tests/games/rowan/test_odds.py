"""The odds of the Bear's turn: worked by hand, held to the game itself, and what never changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import product
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from tests.games.rowan.counted import play_all
from tests.games.rowan.positions import GAME, playing, position
from widgets_games.games.rowan.game import Rowan
from widgets_games.games.rowan.odds.danger import Danger, Odds, danger_of, odds_of
from widgets_games.games.rowan.rules.cells import COLUMNS, name_of
from widgets_games.games.rowan.rules.moves import Go
from widgets_games.games.rowan.rules.state import State

GAMES = tuple(
    playing(rows=rows, highest=highest, dead_bear=dead, rain=rain)
    for rows, highest, dead, rain in product(
        (3, 5, 9), ("nearest", "tallest"), ("pit", "cave"), ("now", "end")
    )
)

MANY_DICE = 3


def odds(state: State, move: str, game: Rowan = GAME) -> Odds:
    """The odds of a move that is written as a text."""
    parsed = game.parse_move(move)
    assert isinstance(parsed, Go)
    assert game.is_legal(state, parsed)
    return odds_of(state, parsed, game.terms)


def by_name(danger: Danger) -> dict[str, Fraction]:
    """The chances by the names of the cells."""
    return {name_of(cell): chance for cell, chance in danger.hits.items()}


class Case(NamedTuple):
    """A move, the chance that the chosen stack is hit then, and the light pieces lost on average.

    Attributes:
        stacks, cave: the position.
        move: the move as a text.
        hit, loss: fractions as texts.
        options: the switches.
    """

    stacks: str
    cave: int
    move: str
    hit: str
    loss: str
    options: Mapping[str, Any] = MappingProxyType({})


BY_HAND = (
    # One die names column a in one case of six.
    Case("a1=l1 a2=b1", 0, "a1-pass", "1/6", "1/6"),
    Case("a1=l1 a3=b1", 0, "a1-pass", "0", "0"),
    # Of two dice at least one shows 1 in 11 cases of 36, both do in 1.
    Case("a1=l2 a2=b5", 0, "a1-pass", "11/36", "22/36"),
    Case("a1=l2 a2=b1", 0, "a1-pass", "11/36", "11/36"),
    Case("a1=l2 a3=b1", 0, "a1-pass", "1/36", "1/36"),
    # The upper stack steps first, by both dice: it annihilates the light one with both pieces.
    Case("a1=l2 a2=b1 a3=b1", 0, "a1-pass", "1/36", "2/36"),
    # The Cave sends to the top cell of a column that has no Bear stack.
    Case("a5=l1", 3, "a5-pass", "1/6", "1/6"),
    Case("a5=l1 a2=b1", 3, "a5-pass", "0", "0"),
    Case("a4=l1", 3, "a4-pass", "0", "0"),
    # A piece that leaves row 1 rains on the top cell of any column: 1/6 of 1/6.
    Case("b5=l1 a1=b1", 0, "b5-pass", "1/36", "1/36"),
    Case("b5=l1 a1=b2", 0, "b5-pass", "11/216", "11/216"),
    Case("b4=l1 a1=b2", 0, "b4-pass", "0", "0"),
    # With two dice the rain of a 1 goes to the Cave and may come back by a 2.
    Case("b5=l2 a1=b1", 0, "b5-pass", "13/216", "13/216"),
    Case("b5=l2 a1=b1", 0, "b5-pass", "11/216", "11/216", {"rain": "end"}),
    # The tallest stack steps first, not the one nearest the Sky.
    Case("a1=l1 a2=b3 a5=b1", 0, "a1-pass", "0", "0"),
    Case("a1=l1 a2=b3 a5=b1", 0, "a1-pass", "1/6", "1/6", {"highest": "tallest"}),
    # What has been annihilated comes back from the Cave by the next die.
    Case("a4=b1 a3=l1 a5=l2", 0, "a5-pass", "0", "11/36"),
    Case("a4=b1 a3=l1 a5=l2", 0, "a5-pass", "1/36", "12/36", {"dead_bear": "cave"}),
    # Each row more is a die more on the way.
    Case("a1=l2 a3=b1", 0, "a1-pass", "1/36", "1/36", {"rows": 3}),
    Case("a7=l2 a9=b1", 0, "a7-pass", "1/36", "1/36", {"rows": 9}),
)


@pytest.mark.parametrize("case", BY_HAND, ids=repr)
def test_odds_that_can_be_worked_by_hand(case: Case) -> None:
    """Each as it is told above it."""
    game = playing(**case.options)
    found = odds(position(case.stacks, cave=case.cave, game=game), case.move, game)
    assert found.danger.exact
    assert (found.hit, found.danger.loss) == (Fraction(case.hit), Fraction(case.loss))


def test_where_the_chosen_stack_goes_is_where_it_is_hit() -> None:
    """The odds are those of the board after the move."""
    state = position("b1=l1 a3=b1 c3=b1")
    assert odds(state, "b1-a2").hit == Fraction(1, 6)
    assert odds(state, "b1-a2").cell == 5
    assert odds(state, "b1-a1").hit == 0


def test_in_the_sky_a_stack_is_safe_but_its_dice_fall() -> None:
    """Two dice, as the stack of two has left; the other one may be hit."""
    found = odds(position("e5=l2 a1=l1 a2=b1"), "e5-sky")
    assert found.cell is None
    assert found.hit == 0
    assert by_name(found.danger) == {"a1": Fraction(11, 36)}
    assert found.danger.any_hit == Fraction(11, 36)


def test_after_the_last_stack_has_left_nothing_is_rolled() -> None:
    """There is nothing to be hit or lost."""
    found = odds(position("e5=l2 a2=b1"), "e5-sky")
    assert found.hit == 0
    assert found.danger == Danger(True, {}, Fraction(0), {}, Fraction(0))


def test_any_stack_is_not_the_sum_of_all() -> None:
    """Two dice can hit both: 11/36 each, but 20/36 that there is a 1 or a 2."""
    found = odds(position("a1=l2 a2=b1 b1=l3 b2=b1"), "a1-pass")
    assert by_name(found.danger) == {"a1": Fraction(11, 36), "b1": Fraction(11, 36)}
    assert found.danger.any_hit == Fraction(20, 36)
    assert found.danger.loss == Fraction(22, 36)


def test_the_game_ends_when_the_last_stack_is_annihilated() -> None:
    """What the dice would do after that is not counted."""
    state = position("a1=l1 a2=b1 b5=l1", cave=5)
    assert odds(state, "b5-sky").danger.loss == Fraction(1, 6)
    alone = odds(position("a1=l2 a2=b5", cave=5), "a1-pass")
    assert (alone.hit, alone.danger.loss) == (Fraction(11, 36), Fraction(22, 36))


def positions(game: Rowan, dice: Random, number: int, due: Sequence[int]) -> list[State]:
    """Positions in which the Bear is to roll, many of them with rain to come."""
    heaviest = -2 if max(due) < MANY_DICE else -1
    found: list[State] = []
    while len(found) < number:
        cells = [0] * (game.terms.rows * COLUMNS)
        share = dice.choice((0.1, 0.3, 0.6))
        for cell in range(len(cells)):
            if dice.random() < share:
                cells[cell] = dice.choice((-1, -1, -2, -3, -5, 1, 2, 3, 5))
        for cell in range(COLUMNS):
            cells[cell] = max(cells[cell], heaviest)
        cells[dice.randrange(len(cells))] = 1
        cave = dice.choice((0, 0, 1, 3, 7, 20))
        found.append(State(tuple(cells), cave=cave, due=dice.choice(due)))
    return found


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_odds_are_what_comes_of_playing_every_roll_and_every_rain(game: Rowan) -> None:
    """Exactly, in thousands of positions with every combination of the Bear's switches."""
    for state in positions(game, Random(repr(game)), 85, (1, 2)):
        check_exact(game, state)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_odds_of_three_dice_are_what_comes_of_playing_every_roll(game: Rowan) -> None:
    """Where columns are emptied, and what the Cave got by one die comes back by another."""
    for state in positions(game, Random(repr(game)), 8, (MANY_DICE,)):
        check_exact(game, state)


def check_exact(game: Rowan, state: State) -> None:
    """See that the odds of the roll that is due are those of the game itself."""
    danger = danger_of(state.cells, state.cave, state.due, game.terms)
    seen = play_all(game, state)
    assert danger.exact
    assert danger.hits == seen.hits, state
    assert danger.any_hit == seen.any_hit, state
    assert danger.loss == sum(danger.losses.values()) == seen.loss, state

"""Rowan with its board keeps what every game of the package promises, whatever its switches."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contract.checks import check_record, check_rest, check_walk, options_of, places_of
from tests.strategies import walks
from widgets_games.games.rowan.game import Rowan

SETTINGS = [Rowan(**options) for options in options_of(Rowan.switches)]
EVERY_SETTING = st.sampled_from(SETTINGS)


@settings(max_examples=60, deadline=None)
@given(EVERY_SETTING, st.data())
def test_a_walk_holds_together(game: Rowan, data: st.DataObject) -> None:
    """Events name places of the board, legal moves can be clicked, texts can be read back."""
    check_walk(game, data.draw(walks(game)))


@settings(max_examples=20, deadline=None)
@given(EVERY_SETTING, st.data())
def test_a_line_survives_being_saved(game: Rowan, data: st.DataObject) -> None:
    """A record read again gives the same states and the same record."""
    steps = data.draw(walks(game))
    check_record(game, steps[0].before, steps)


def test_the_start_of_every_setting_is_drawn() -> None:
    """With a region for each cell, and for the Sky, the dice, the Pit, the Cave and the Ground."""
    for game in SETTINGS:
        check_rest(game, game.initial_state())
        known = places_of(game, game.initial_state())
        assert known is not None
        assert len(known) == game.terms.rows * 5 + 5

"""The rules in words are those of the game that is played: its switches and number of players."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.ohwahree.positions import FOUR, GAME, GRAND, OWARE, THREE, playing, position, told
from widgets_games.engine.rulebook import telling_of
from widgets_games.games.ohwahree.game import OhWahRee


def text_of(game: OhWahRee, rule: str) -> str:
    """A rule as a learner reads it."""
    return game.rulebook[rule].text


@pytest.mark.parametrize(("game", "pebbles"), [(GAME, "four"), (THREE, "five"), (FOUR, "six")])
def test_the_set_up_is_that_of_the_number_of_players(game: OhWahRee, pebbles: str) -> None:
    """Who plays with three does not read how many pebbles two get."""
    told = [word for word in ("four", "five", "six") if f"{word} pebbles" in text_of(game, "setup")]
    assert told == [pebbles]


def test_the_direction_is_told_to_be_fixed_or_chosen_never_both() -> None:
    """Two players who choose are not told that they sow counterclockwise."""
    assert text_of(GAME, "direction") == "Two players sow counterclockwise."
    for game in (playing(direction="choice"), THREE):
        assert "counterclockwise" not in text_of(game, "direction")
        assert "anew for each move" in text_of(game, "direction")


@pytest.mark.parametrize(
    ("held", "said"),
    [
        ((1, 2), "held one or two pebbles"),
        ((1,), "held just one pebble"),
        ((2,), "held just two pebbles"),
        ((1, 2, 3), "held one to three pebbles"),
    ],
)
def test_the_text_of_a_capture_says_what_a_pit_must_have_held(
    held: tuple[int, ...], said: str
) -> None:
    """One statement of four holds."""
    text = text_of(playing(pebble_capture=held), "capture")
    assert said in text
    assert text.count("held") == 1


def test_who_cannot_feed_is_told_so_by_the_rule_that_is_cited() -> None:
    """A player who passes with a pebble of their own does not only read of owning none."""
    game = playing(3, feed=True)
    state = position("0 1 0 0 0 0 0 0 0 0 0 0", game=game)
    passed = told(state, "pass", game)[0]
    assert passed.rule == "cannot-play"
    assert "must feed" in text_of(game, passed.rule)
    assert "must feed" not in text_of(THREE, passed.rule)


def test_for_two_the_end_says_that_feeding_counts() -> None:
    """The game ends though the player to move owns a pebble."""
    state = position("1 0 0 0 0 0 0 0 0 0 0 0", captured=(20, 20), game=OWARE)
    assert state.ended == "end-two"
    assert "must feed" in text_of(OWARE, state.ended)
    assert "must feed" not in text_of(GAME, state.ended)


def test_repetition_and_leftover_are_told_as_they_are_set() -> None:
    """Second or third time; nobody's or the owner's."""
    assert "third time" in text_of(GAME, "end-repeat")
    assert "second time" in text_of(OWARE, "end-repeat")
    assert "end-repeat" not in playing(repetition=0).rulebook.rules
    assert "nobody" in text_of(GAME, "leftover")
    assert "owner" in text_of(OWARE, "leftover")


def test_only_a_game_with_the_rules_of_oware_is_called_oware() -> None:
    """By the preset or by hand; with one switch set otherwise it is no longer Oware."""
    assert "oware" in OWARE.rulebook.rules
    by_hand = playing(
        repetition=2, leftover="owner", feed=True, grand_slam="annulled", majority_ends=True
    )
    assert "oware" in by_hand.rulebook.rules
    assert "oware" not in GAME.rulebook.rules
    assert "oware" not in playing(preset="oware", feed=False).rulebook.rules


def test_a_pit_is_told_to_change_hands_only_where_every_captured_one_does() -> None:
    """With other numbers for pits than for pebbles some pits of a chain stay."""
    assert "Every pit of a chain changes hands." in text_of(GRAND, "grand")
    for game in (
        playing(grand=True, pit_capture=(1,)),
        playing(grand=True, pebble_capture=(1, 2, 3)),
    ):
        assert "Every pit of a chain changes hands." not in text_of(game, "grand")
    assert "grand" not in GAME.rulebook.rules


@pytest.mark.parametrize(
    ("players", "grand", "feed", "slam", "majority"),
    list(product((2, 3, 4), (False, True), (False, True), ("stands", "annulled"), (False, True))),
)
def test_every_rule_that_an_event_can_cite_is_in_the_rulebook(
    players: int, grand: bool, feed: bool, slam: str, majority: bool
) -> None:
    """Only rules about what is switched off are missing, and no event cites these."""
    game = playing(players, grand=grand, feed=feed, grand_slam=slam, majority_ends=majority)
    away = {telling_of(kind).rule for kind in game.event_kinds} - set(game.rulebook.rules)
    assert away == {
        *(("win-basic",) if grand else ("grand", "grand-pit-capture", "win-grand")),
        *(() if majority else ("majority",)),
        *(("no-slam-limit",) if slam == "annulled" and feed else ()),
        *(() if slam == "annulled" else ("grand-slam",)),
        "end-many" if players == 2 else "end-two",
    }

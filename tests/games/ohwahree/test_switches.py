"""The switches: what they take, what a preset makes of them, and what a record keeps."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ohwahree.positions import GAME, OWARE, legal, playing
from widgets_games.engine import reading, record
from widgets_games.engine.errors import OptionError
from widgets_games.engine.timeline import Timeline
from widgets_games.games.ohwahree.game import OhWahRee
from widgets_games.games.ohwahree.rules.switches import PRESETS


def test_a_list_as_json_has_it_stands_for_a_tuple() -> None:
    """The game keeps the tuple, and compares and hashes by it."""
    game = OhWahRee(grand=True, pit_capture=[1])
    assert game.options["pit_capture"] == (1,)
    assert game.changed_options == {"grand": True, "pit_capture": (1,)}
    assert OhWahRee(pebble_capture=[1, 2]).changed_options == {}


@pytest.mark.parametrize(
    "value", [[True], [1.0], [2, 1], [], [1, 2, 3, 4], 1, "1", None, [[1]], ["1"]], ids=str
)
def test_a_list_that_is_no_choice_is_refused(value: Any) -> None:
    """Neither its length nor the type of what is in it may differ."""
    with pytest.raises(
        OptionError, match=r"switch pit_capture cannot be .* one of \(1, 2\), \(1,\)"
    ):
        OhWahRee(pit_capture=value)


def test_a_record_keeps_a_tuple_as_a_list_and_reads_it_back() -> None:
    """As JSON has it."""
    timeline = Timeline(OhWahRee(grand=True, pit_capture=(1,)))
    timeline.play(timeline.game.parse_move("a"))
    text = record.dumps(record.record_of(timeline))
    assert '"options": {"grand": true, "pit_capture": [1]}' in text
    again = reading.timeline_of(
        reading.loads(text), lambda _, players, options: OhWahRee(players, **options)
    )
    assert again.game.options == timeline.game.options
    assert record.dumps(record.record_of(again)) == text


def test_a_record_of_a_preset_names_only_the_preset() -> None:
    """And that is enough to play it again."""
    timeline = Timeline(OWARE)
    written = record.record_of(timeline)
    assert written["options"] == {"preset": "oware"}
    assert OhWahRee(**written["options"]).options == OWARE.options


def test_a_preset_sets_what_can_also_be_set_by_hand() -> None:
    """The game plays the same."""
    by_hand = playing(**PRESETS["oware"])
    assert by_hand.terms == OWARE.terms


def test_switches_of_no_known_name_are_refused_beside_a_preset() -> None:
    """With the names there are."""
    with pytest.raises(OptionError, match="Oh-Wah-Ree has no switch 'oware'; its switches: preset"):
        OhWahRee(preset="oware", oware=True)
    with pytest.raises(OptionError, match="switch preset cannot be 'kalah'"):
        OhWahRee(preset="kalah")


def test_the_direction_is_fixed_for_two_unless_chosen_and_chosen_for_more() -> None:
    """The switch is for two players."""
    assert legal(GAME.initial_state())[:2] == ["a", "b"]
    assert legal(GAME.initial_state(), playing(direction="choice"))[:2] == ["a+", "a-"]
    for players in (3, 4):
        game = playing(players)
        assert legal(game.initial_state(), game)[:2] == ["a+", "a-"]


@pytest.mark.parametrize("players", [1, 5, 0, -2, "2", True, 2.0])
def test_other_numbers_of_players_are_refused(players: Any) -> None:
    """Two, three or four."""
    with pytest.raises(OptionError, match="is played by 2 or 3 or 4 players"):
        OhWahRee(players)


@pytest.mark.parametrize(("players", "pebbles"), [(2, 48), (3, 60), (4, 72)])
def test_the_set_grows_with_the_players(players: int, pebbles: int) -> None:
    """Four, five and six in each pit."""
    game = playing(players)
    assert game.totals(game.initial_state()) == {"pebbles": pebbles}
    assert game.status(game.initial_state()) == (
        f"Purple to move: {12 // players} pits can be sown."
    )


def test_a_switch_for_two_players_says_so() -> None:
    """Three or four choose the direction however it is set."""
    (label,) = (switch.label for switch in OhWahRee.switches if switch.name == "direction")
    assert label.startswith("Two players only")
    assert OhWahRee(3).terms == OhWahRee(3, direction="choice").terms

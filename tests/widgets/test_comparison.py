"""Two boards side by side: the first difference, switches, keys, sides that stop."""

from __future__ import annotations

from typing import Any

import pytest

from tests.widgets.pairs import START, grand
from tests.widgets.tables import button, buttons, canvas_messages, press, read, shown
from widgets_games import compare
from widgets_games.engine.errors import MoveTextError, OptionError, PositionError, UnknownGame
from widgets_games.games.ohwahree.game import OhWahRee
from widgets_games.widgets.comparison.comparison import Comparison

STEP = 40_000
"""The most bytes that a step of one board may take."""


def told(comparison: Comparison) -> str:
    """What a screen reader says."""
    said: str = comparison.bridge.announcement
    return said


def test_the_first_difference_is_a_button_away() -> None:
    """It is marked on both sides, and the button has done its work."""
    comparison = grand()
    press(comparison, "First difference")
    text = read(comparison)
    assert "link 2 of the chain" in text
    assert "Pit d changes hands, from Purple to Yellow." in text
    assert text.count("This is where they first differ.") == 3
    assert button(comparison, "First difference").disabled
    press(comparison, "‹ Event")
    assert "They first differ at move 2." in read(comparison)


def test_a_screen_reader_hears_both_sides_once_where_they_are_the_same() -> None:
    """And each by its name where they are not."""
    comparison = grand()
    press(comparison, "Event ›")
    assert told(comparison).startswith("On both sides: Purple takes 2 pebbles from pit e")
    press(comparison, "First difference")
    left, _, right = told(comparison).partition("Rules on the right: ")
    assert left.startswith("Rules on the left: The pebble before")
    assert right.startswith("Pit d changes hands")
    assert comparison.bridge.description.startswith("Rules on the left: ")
    assert comparison.bridge.further_descriptions[0].startswith("Rules on the right: ")


def test_a_refused_move_stops_its_side_and_says_why() -> None:
    """Pit j is nobody's but Yellow's in the basic game; the right side goes on."""
    moves = ("e", "l", "f", "h", "j")
    comparison = compare(OhWahRee(), moves, start=START, right={"grand": True})
    press(comparison, "Last")
    text = read(comparison)
    assert "✕ It stops here: move 5, j, cannot be made." in text
    assert "Pit j is Yellow’s, and it is Purple’s turn." in text
    assert "Purple’s turn ends; Yellow is next." in text


def test_a_game_that_is_over_stops_without_a_cross() -> None:
    """On the left Yellow has captured so much that Purple cannot play."""
    comparison = grand()
    press(comparison, "Last")
    text = read(comparison)
    assert "It stops here: move 5, j, is not made." in text
    assert "✕" not in text
    assert "Yellow wins with the most pits" in text


def test_turning_a_switch_replays_the_moves_by_the_new_rules() -> None:
    """The reader stays where they were; the other side is as it was."""
    comparison = grand()
    press(comparison, "First difference")
    place = comparison.pair.place
    label = "Grand game: pits are captured too"
    left, right = (side.switches.controls["grand"] for side in comparison.sides)
    assert (left.description, left.value, right.value) == (label, False, True)
    left.value = True
    assert comparison.pair.place == place
    assert comparison.pair.first_difference is None
    assert "They never differ." in read(comparison)
    assert button(comparison, "First difference").disabled
    assert read(comparison).count("Pit d changes hands") == 2


def test_a_preset_turns_the_switches_that_it_stands_for() -> None:
    """All of them can be seen on request."""
    comparison = grand()
    assert len([w for w in shown(comparison) if w in controls(comparison)]) == 2
    comparison._all.value = True
    assert len([w for w in shown(comparison) if w in controls(comparison)]) == 20
    right = comparison.sides[1].switches.controls
    right["preset"].value = "oware"
    assert (right["preset"].label, right["feed"].value) == ("Oware (our ruling)", True)
    assert comparison.sides[1].replay.game.changed_options == {"preset": "oware", "grand": True}
    right["preset"].value = None
    assert (right["preset"].label, right["feed"].value) == ("Oh-Wah-Ree", False)


def test_what_is_turned_out_of_sight_is_told_in_words() -> None:
    """Beside the side's name; a switch in sight speaks for itself."""
    comparison = grand()
    comparison._all.value = True
    comparison.sides[1].switches.controls["leftover"].value = "owner"
    words = "Pebbles left in a pit at the end count for: the pit’s owner (our ruling)."
    assert words not in read(comparison)
    comparison._all.value = False
    assert words in read(comparison)
    assert "Grand game" not in read(comparison)


def controls(comparison: Comparison) -> list[Any]:
    """The controls of the switches of both sides."""
    return [c for side in comparison.sides for c in side.switches.controls.values()]


def test_a_screen_reader_hears_on_which_side_a_switch_is() -> None:
    """In the order of the controls: the side, then what is written there."""
    comparison = grand()
    names = comparison.bridge.switch_names
    labels = [control.description for control in controls(comparison)]
    assert len(set(labels)) == 10
    assert len(set(names)) == len(labels) == 20
    for side, start in (("left", 0), ("right", 10)):
        for name, label in list(zip(names, labels, strict=True))[start : start + 10]:
            assert name == f"Rules on the {side}: {label}"


def test_without_switches_given_all_are_offered() -> None:
    """There is nothing else to begin with."""
    comparison = compare("wetlands", ["throw 5"])
    assert set(controls(comparison)) <= set(shown(comparison))


def test_keys_of_the_board_step_both() -> None:
    """As at the table."""
    comparison = grand()
    for key, shift, place in (
        ("ArrowRight", False, 1),
        ("ArrowRight", True, comparison.pair.ends[1]),
        ("ArrowLeft", False, comparison.pair.ends[1] - 1),
        ("ArrowLeft", True, 0),
        ("End", False, comparison.pair.length),
        ("Home", False, 0),
        ("Enter", False, 0),
    ):
        comparison.bridge._handle_custom_msg({"key": key, "shift": shift}, [])
        assert comparison.pair.place == place


def test_a_step_is_at_most_one_small_message_a_board() -> None:
    """A side that has stopped sends nothing."""
    comparison = grand()
    for _ in range(comparison.pair.length):
        with canvas_messages() as sizes:
            press(comparison, "Event ›")
        assert len(sizes) <= 2
        assert all(size <= STEP for size in sizes)
    assert len(sizes) == 1


def test_it_works_for_any_game() -> None:
    """In Wetlands Crossing a five from Wi'wun leaves the board, or does not."""
    start = "..p......./........../.....p.y.y p -"
    moves = ("throw 5", "26-off")
    comparison = compare("wetlands", moves, start=start, right={"wiwun_exit": False})
    press(comparison, "First difference")
    text = read(comparison)
    assert "Purple’s piece on Wi’wun (26) moves" in text
    assert "✕ It stops here: move 2, 26-off, cannot be made." in text


def test_three_players_can_be_compared() -> None:
    """By the name of the argument that `play` has."""
    comparison = compare(OhWahRee(), ("a-",), players=3, right={"grand": True})
    assert [side.replay.game.players for side in comparison.sides] == [3, 3]


def test_switches_of_a_game_of_ones_own_count_for_both_sides() -> None:
    """And those of a side come on top."""
    comparison = compare(OhWahRee(3, grand=True), (), right={"pit_capture": (1,)})
    changed = [side.replay.game.changed_options for side in comparison.sides]
    assert changed == [{"grand": True}, {"grand": True, "pit_capture": (1,)}]


def test_an_error_is_shown_in_the_comparison(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of ours or of a game's; the next step takes it away."""
    comparison = grand()

    def fails(_: int) -> None:
        raise ValueError("no such step")

    monkeypatch.setattr(comparison.pair, "go", fails)
    press(comparison, "Event ›")
    assert "ValueError: no such step" in read(comparison)
    assert "no such step" in comparison.bridge.warning
    monkeypatch.undo()
    press(comparison, "Event ›")
    assert "no such step" not in read(comparison)


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        ({"game": "wetland"}, UnknownGame, "did you mean"),
        ({"right": {"grand": True}}, OptionError, "has no switch"),
        ({"right": "sticks"}, OptionError, "a side is given by its switches"),
        ({"moves": "throw 5"}, MoveTextError, "moves is a list of texts"),
        ({"moves": ["jump"]}, MoveTextError, "jump"),
        ({"start": "nowhere"}, PositionError, "nowhere"),
        ({"players": 5}, OptionError, "players"),
    ],
)
def test_what_cannot_be_compared_is_refused(
    arguments: dict[str, Any], error: type[Exception], words: str
) -> None:
    """With the sentence that `play` would give."""
    given: dict[str, Any] = {"game": "wetlands", "moves": (), **arguments}
    with pytest.raises(error, match=words):
        compare(**given)


def test_a_saved_notebook_shows_both_boards_where_they_first_differ() -> None:
    """Without a kernel: two pictures and what is told beside them."""
    bundle = grand()._repr_mimebundle_()
    assert bundle["text/html"].count("<img ") == 2
    assert "Grand game: pits are captured too: yes." in bundle["text/plain"]
    assert "Pit d changes hands" in bundle["text/plain"]


def test_every_button_says_what_it_does() -> None:
    """Those of the table, and one more."""
    assert buttons(grand()) == [
        "First",
        "« Move",
        "‹ Event",
        "Event ›",
        "Move »",
        "Last",
        "First difference",
    ]


def test_sides_that_start_differently_differ_from_the_start() -> None:
    """No move is needed to see it, and no later event hides it."""
    comparison = compare("rowan", ["b1-pass", "roll 6 6 6"], right={"light_start": (3, 2, 2, 2, 3)})
    assert "This is where they first differ." in read(comparison)
    press(comparison, "Last")
    assert "They differ from the start." in read(comparison)
    press(comparison, "First difference")
    assert comparison.pair.place == 0

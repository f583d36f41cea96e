"""The Set up bar: seats, switches and the look."""

from __future__ import annotations

from tests.widgets.tables import THROWN, control, press, read, shown_line, table_after
from widgets_games.widgets.entry import play


def test_the_computer_is_seated_and_answers() -> None:
    """The Set up bar puts a computer on a seat; it moves when its turn comes."""
    table = table_after("throw 3", rng_seed=1)
    control(table, "Set up").value = True
    control(table, "Yellow").value = "greedy"
    control(table, "Move").index = 3
    press(table, "Make the move")
    line = shown_line(table.session.timeline)
    assert len(line) >= 4
    assert table.session.game.turn_of(table.session.frame.state) == 1
    control(table, "Yellow").value = "person"
    assert table.session.players == {}


def test_a_seat_offers_the_players_that_know_the_game() -> None:
    """The careful one plays Rowan; at another game it leaves the table to a person."""
    table = play("rowan", seats={1: "careful"}, rng_seed=2)
    control(table, "Set up").value = True
    titles = [title for title, _ in control(table, "Light").options]
    assert titles == ["A person", "Random", "Greedy", "Careful"]
    press(table, "Next move")
    assert len(shown_line(table.session.timeline)) == 1
    control(table, "Game").value = "wetlands"
    press(table, "New game")
    assert table.session.players == {}
    titles = [title for title, _ in control(table, "Purple").options]
    assert titles == ["A person", "Random", "Greedy"]


def test_computers_alone_are_led_move_by_move() -> None:
    """Next move makes one move; the table waits for it."""
    table = play("wetlands", seats={1: "random", 2: "greedy"}, rng_seed=2)
    assert "Purple is played by the computer." in read(table)
    press(table, "Next move")
    press(table, "Next move")
    assert len(shown_line(table.session.timeline)) == 2


def test_a_new_game_takes_the_switches() -> None:
    """Options count from the next new game, as the bar says."""
    table = table_after("throw 3")
    control(table, "Set up").value = True
    assert "options take effect with the next new game" in read(table)
    switch = next(s for s in table.session.game.switches if s.name == "throw")
    control(table, switch.label).value = "sticks"
    assert table.session.game.options["throw"] == "die"
    press(table, "New game")
    assert table.session.game.options["throw"] == "sticks"
    assert table.session.timeline.length == 0


def test_the_look_can_be_chosen() -> None:
    """Dark and light hold against the page's theme; automatic follows it."""
    table = play("wetlands")
    light = table.theme
    table.bridge.dark_page = True
    dark = table.theme
    assert dark != light
    control(table, "Set up").value = True
    control(table, "Look").value = "light"
    assert table.theme == light
    assert "wg-light" in table._dom_classes
    control(table, "Look").value = "dark"
    table.bridge.dark_page = False
    assert table.theme == dark
    assert "wg-dark" in table._dom_classes
    assert "wg-light" not in table._dom_classes


def test_same_seed_same_dice() -> None:
    """Two tables with one `rng_seed` see the same numbers fall."""
    lines = []
    for _ in range(2):
        table = play("wetlands", start=THROWN, seats={2: "random"}, rng_seed=5)
        control(table, "Move").index = 1
        press(table, "Make the move")
        lines.append(shown_line(table.session.timeline))
    assert lines[0] == lines[1]

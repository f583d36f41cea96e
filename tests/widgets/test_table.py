"""The table used by its buttons, without a page."""

from __future__ import annotations

import re

import ipywidgets

from tests.widgets.tables import (
    DAM,
    HALF,
    LAST_MOVE,
    button,
    buttons,
    click,
    control,
    main_line,
    open_tab,
    point_of,
    press,
    read,
    send_to_board,
    shown,
    shown_line,
    table_after,
    whole_game,
)
from widgets_games.widgets.entry import play


def test_an_empty_table_says_how_to_begin() -> None:
    """Game, seats, status, odds and the first step are there before anything has happened."""
    table = play("wetlands")
    text = read(table)
    for part in (
        "Wetlands Crossing",
        "Purple 0 of 5 off",
        "Yellow 0 of 5 off",
        "Purple to throw.",
        "Start · no moves yet",
        "Main line",
        "Nothing has happened yet.",
        "Odds of the throw",
        "1 in 5",
    ):
        assert part in text
    assert [b for b in buttons(table) if b in "12345"] == ["1", "2", "3", "4", "5"]
    for step in ("First", "« Move", "‹ Event", "Event ›", "Move »", "Last"):
        assert button(table, step).disabled


def test_a_game_by_buttons_alone() -> None:
    """Choose a throw, choose a move, make it: three buttons, no mouse on the board."""
    table = play("wetlands")
    press(table, "3")
    assert "Purple to move. The throw is 3" in read(table)
    moves = control(table, "Move")
    assert [text for text, _ in moves.options] == ["1-4", "3-6", "5-8", "7-10", "9-12"]
    moves.index = 3
    press(table, "Make the move")
    assert shown_line(table.session.timeline) == ["throw 3", "7-10"]
    assert "Yellow to throw." in read(table)
    press(table, "Throw")
    assert len(shown_line(table.session.timeline)) == 3


def test_the_list_of_moves_is_of_this_moment() -> None:
    """After another throw the list offers its moves, the first one chosen."""
    table = table_after("throw 3", "7-10", "throw 1")
    moves = control(table, "Move")
    legal = list(table.session.game.legal_moves(table.session.frame.state))
    assert [value for _, value in moves.options] == legal
    assert moves.value == legal[0]


def test_the_six_steps_lead_through_the_game() -> None:
    """Each button goes where it says, and is disabled where it leads nowhere."""
    table = table_after("throw 3", "7-10")
    end = table.session.timeline.length
    assert button(table, "Last").disabled
    for step, reached in (
        ("First", 0),
        ("Event ›", 1),
        ("Move »", end),
        ("‹ Event", end - 1),
        ("« Move", 1),
        ("Last", end),
    ):
        press(table, step)
        assert table.session.timeline.place == reached, step
    press(table, "First")
    assert button(table, "‹ Event").disabled
    assert not button(table, "Event ›").disabled


def test_twenty_presses_of_next_are_twenty_events() -> None:
    """None is lost."""
    table = whole_game()
    for count in range(1, 21):
        press(table, "Event ›")
        assert table.session.timeline.place == count


def test_the_slider_goes_anywhere() -> None:
    """Its value is the place; it follows the buttons."""
    table = table_after("throw 3", "7-10")
    slider = control(table, "Place in the game")
    assert (slider.max, slider.value) == (table.session.timeline.length,) * 2
    slider.value = 2
    assert table.session.timeline.place == 2
    press(table, "First")
    assert slider.value == 0


def test_playing_shows_every_event() -> None:
    """What the player counts up is shown, and it stops being offered at the end."""
    table = table_after("throw 3", "7-10")
    press(table, "First")
    player = next(w for w in shown(table) if isinstance(w, ipywidgets.Play))
    for count in range(1, table.session.timeline.length + 1):
        assert not player.disabled
        player.value = count
        assert table.session.timeline.place == count
    assert player.disabled
    control(table, "Speed").value = 500
    assert player.interval == 500


def test_the_inspector_tells_event_rule_and_odds() -> None:
    """Each event has its sentence, its rule with badge and id, and the throw it came from."""
    table = table_after("throw 3")
    text = read(table)
    assert "Purple throws 3." in text
    assert "Odds of the throw" in text
    table = table_after("throw 3", "7-10")
    press(table, "‹ Event")
    text = read(table)
    assert "change places: Purple stands on 10, Yellow on 7." in text
    assert "Purple’s move 7-10 · event 4 of 5" in text
    assert "Purple threw 1 2 3 4 5" in text
    assert "each 1 in 5" in text
    frame = table.session.frame
    assert frame.event is not None
    rule = table.session.game.rulebook.cause(frame.event)
    assert rule.title in text
    assert rule.text in text
    assert rule.id in text
    assert re.search("from the source|our ruling", text)


def test_a_click_on_the_board_reaches_the_game() -> None:
    """By mouse and by touch; what is outside all places does nothing."""
    table = table_after("throw 3")
    send_to_board(table, "mouse_down", x=0.5, y=0.5)
    assert table.session.message is None
    click(table, 7)
    assert table.session.picked == (7,)
    point = point_of(table, 10)
    send_to_board(table, "touch_start", touches=[point])
    assert shown_line(table.session.timeline) == ["throw 3", "7-10"]
    send_to_board(table, "touch_start", touches=[])


def test_a_refusal_is_told_with_its_rules() -> None:
    """The message names the rule and the places, and goes with the next step."""
    table = play("wetlands", start=DAM)
    click(table, 5)
    text = read(table)
    assert "Not legal." in text
    assert "Meracahe’s Dam stands on 6, 7 and 8." in text
    assert table.session.game.rulebook["dam"].title in text
    assert "Dismiss" not in buttons(table)
    assert table.bridge.warning
    click(table, "sticks")
    assert "Meracahe’s Dam stands" not in read(table)
    assert shown_line(table.session.timeline) == ["pass"]


def test_why_not_lists_every_candidate() -> None:
    """Legal ones can be made, the others say which rules refuse them."""
    table = play("wetlands", start=HALF)
    open_tab(table, "Why not?")
    text = read(table)
    candidates = list(table.session.game.candidate_moves(table.session.frame.state))
    assert f"{len(candidates)} candidates; 1 legal." in text
    assert "✓ Legal." in text
    assert "✕ Not legal." in text
    assert "Tāmatu’s protection" in text
    assert buttons(table).count("Play this move") == 1
    press(table, "5-6")
    assert table.session.refused is not None
    press(table, "Play this move")
    assert shown_line(table.session.timeline) == ["1-2"]
    assert "This move was made." in read(table)


def test_why_not_while_chance_acts() -> None:
    """It says that there is no move to choose."""
    table = play("wetlands")
    open_tab(table, "Why not?")
    assert "There is no move to choose here" in read(table)


def test_another_number_starts_a_branch() -> None:
    """Branches offers other dice and other moves; the main line stays as it was."""
    table = table_after("throw 3", "7-10")
    open_tab(table, "Branches")
    text = read(table)
    assert "… another number had fallen at move 1?" in text
    assert "… Purple had made a different move at move 2?" in text
    assert "The main line and its dice stay unchanged." in text
    assert button(table, "3 fell").disabled
    assert button(table, "7-10 was made").disabled
    press(table, "Throw 5")
    assert shown_line(table.session.timeline) == ["throw 5"]
    assert main_line(table.session.timeline) == ["throw 3", "7-10"]
    assert "Branch A" in read(table)
    press(table, next(b for b in buttons(table) if b.startswith("Main line")))
    press(table, "Last")
    assert shown_line(table.session.timeline) == ["throw 3", "7-10"]
    press(table, next(b for b in buttons(table) if b.startswith("A from move 1")))
    assert shown_line(table.session.timeline) == ["throw 5"]


def test_looking_back_leads_on_or_to_a_fork() -> None:
    """The action row counts the moves behind, goes to the end, and opens Branches."""
    table = table_after("throw 3", "7-10", "throw 2")
    press(table, "First")
    assert "3 moves before the end." in read(table)
    press(table, "Fork here …")
    assert "Fork here: what if …" in read(table)
    press(table, "To the end")
    assert table.session.timeline.at_end


def test_a_finished_game_offers_another() -> None:
    """Who won, a look back from the start, or the same again."""
    table = table_after("30-off", start=LAST_MOVE)
    text = read(table)
    assert "The game is over." in text
    assert "Purple" in text
    assert "wins" in text
    press(table, "Replay from the start")
    assert table.session.timeline.place == 0
    press(table, "To the end")
    press(table, "Play again")
    assert table.session.timeline.length == 0
    assert "Purple to throw." in read(table)


def test_the_projector_hides_the_future() -> None:
    """No totals, no ruler, no later events, and a slider that ends at the cursor."""
    table = table_after("throw 3", "7-10", "throw 2")
    press(table, "First")
    press(table, "Event ›")
    press(table, "Event ›")
    control(table, "Projector").value = True
    place = table.session.timeline.place
    told = read(table) + " ".join(buttons(table))
    assert "What comes next is hidden" in told
    assert " of 3" not in told
    assert "event 1 of" not in told
    assert "leaps over" not in told
    assert "change places" not in told
    assert "throw 2" not in told
    ruler = [w.value for w in shown(table) if "<i style=" in str(getattr(w, "value", ""))]
    assert ruler == []
    assert control(table, "Place in the game").max == place
    assert "wg-projector" in table._dom_classes
    open_tab(table, "Branches")
    assert "throw 2" not in read(table).lower()
    open_tab(table, "Why not?")
    press(table, "Event ›")
    assert table.session.timeline.place == place + 1
    control(table, "Projector").value = False
    assert "wg-projector" not in table._dom_classes

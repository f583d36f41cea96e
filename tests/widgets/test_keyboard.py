"""The board by keyboard: every key does what it says, and a whole game can be played."""

from __future__ import annotations

import pytest

from tests.widgets.tables import (
    DAM,
    HALF,
    LAST_MOVE,
    THROWN,
    focus,
    move,
    picked,
    press_key,
    session,
    shown_line,
    table_after,
    told,
)
from widgets_games.games.contract import presenter_of
from widgets_games.widgets.bridge import KEYS
from widgets_games.widgets.entry import play
from widgets_games.widgets.keyboard import Keyboard
from widgets_games.widgets.session import Session


def use(at: Session, *keys: str, shift: bool = False) -> None:
    """Press keys of the board, one after the other."""
    keyboard = Keyboard(at)
    for key in keys:
        command = keyboard.command(key, shift=shift)
        assert command is not None, key
        command()


@pytest.fixture
def played() -> Session:
    """A session two moves into a game."""
    at = session()
    at.make(move("throw 3"))
    at.make(move("7-10"))
    return at


def test_arrows_step_by_event(played: Session) -> None:
    """Left is back, right is on."""
    end = played.timeline.length
    use(played, "ArrowLeft", "ArrowLeft")
    assert played.timeline.place == end - 2
    use(played, "ArrowRight")
    assert played.timeline.place == end - 1


def test_shift_and_arrows_step_by_move(played: Session) -> None:
    """Home and End lead to the ends."""
    use(played, "ArrowLeft", shift=True)
    assert played.timeline.move_number == 1
    use(played, "Home")
    assert played.timeline.place == 0
    use(played, "ArrowRight", shift=True)
    assert played.timeline.move_number == 1
    use(played, "End")
    assert played.timeline.at_end


def test_down_and_up_visit_what_can_be_chosen() -> None:
    """Around in a ring, in the order of the moves."""
    at = session(THROWN)
    places = Keyboard(at).places()
    assert places == (1, 3, 5, 7, 9, "sticks")
    seen = []
    for _ in range(len(places) + 1):
        use(at, "ArrowDown")
        seen.append(at.focus)
    assert seen == [*places, 1]
    use(at, "ArrowUp")
    assert focus(at) == "sticks"


def test_up_alone_begins_at_the_last() -> None:
    """The ring has no start."""
    at = session(THROWN)
    use(at, "ArrowUp")
    assert focus(at) == "sticks"


def test_enter_picks_then_moves() -> None:
    """After picking, the destination is in focus; Enter again makes the move."""
    at = session(THROWN)
    use(at, "ArrowDown", "ArrowDown", "Enter")
    assert picked(at) == (3,)
    assert focus(at) == 6
    use(at, "Enter")
    assert shown_line(at.timeline) == ["3-6"]


def test_space_does_what_enter_does() -> None:
    """As on any button."""
    at = session(THROWN)
    use(at, "ArrowDown", " ", " ")
    assert shown_line(at.timeline) == ["1-4"]


def test_enter_without_a_place_goes_to_the_first() -> None:
    """Nobody moves a piece unseen."""
    at = session(THROWN)
    use(at, "Enter")
    assert focus(at) == 1
    assert picked(at) == ()


def test_enter_throws_where_chance_acts() -> None:
    """Whatever was in focus before."""
    at = session()
    use(at, "Enter")
    assert shown_line(at.timeline)[0].startswith("throw")


def test_escape_puts_down_what_was_picked() -> None:
    """And forgets a refusal."""
    at = session(THROWN)
    use(at, "ArrowDown", "Enter", "Escape")
    assert picked(at) == ()
    at = session(HALF)
    at.click(5)
    use(at, "Escape")
    assert (at.refused, at.message) == (None, None)


def test_a_refused_piece_can_be_asked_about() -> None:
    """It is visited like the others; Enter says why it may not move, and the place is kept."""
    at = session(DAM)
    use(at, "ArrowDown", "ArrowDown")
    assert focus(at) == 5
    use(at, "Enter")
    assert "Meracahe’s Dam" in told(at).text
    assert focus(at) == 5
    use(at, "ArrowDown")
    assert at.message is None
    assert focus(at) == "sticks"
    use(at, "Enter")
    assert shown_line(at.timeline) == ["pass"]


def test_nothing_can_be_chosen_inside_a_move_or_at_the_end(played: Session) -> None:
    """The keys are harmless there."""
    use(played, "ArrowLeft", "ArrowDown", "ArrowUp", "Enter", " ", "Escape")
    assert shown_line(played.timeline) == ["throw 3", "7-10"]
    over = session(LAST_MOVE)
    over.make(move("30-off"))
    use(over, "ArrowDown", "Enter", "ArrowRight")
    assert shown_line(over.timeline) == ["30-off"]


def test_the_page_is_asked_for_exactly_these_keys() -> None:
    """Each key the page reports has a meaning; others have none."""
    keyboard = Keyboard(session())
    assert all(keyboard.command(key, shift=False) is not None for key in KEYS)
    for key in ("Tab", "a", "b", "s", "Shift", "F5", "PageDown", ""):
        assert keyboard.command(key, shift=False) is None


def test_a_whole_game_by_keyboard_alone() -> None:
    """Down and Enter, again and again, until somebody has won."""
    at = session(dice=None)
    keyboard = Keyboard(at)
    for _ in range(20_000):
        if at.game.outcome(at.frame.state) is not None:
            break
        if at.actor == 0:
            use(at, "Enter")
            continue
        legal = {presenter_of(at.game).board.clicks(m) for m in at.game.legal_moves(at.frame.state)}
        path = max(legal, key=str)
        for _ in range(len(keyboard.places())):
            if at.focus == path[0]:
                break
            use(at, "ArrowDown")
        use(at, *["Enter"] * len(path))
    assert at.game.outcome(at.frame.state) is not None


def test_each_place_is_spoken() -> None:
    """The live region names the place, and says what choosing it would come to, or why not."""
    table = play("wetlands", start=HALF)
    press_key(table, "ArrowDown")
    assert "1" in table.bridge.announcement
    assert "Legal: " in table.bridge.announcement
    assert "Press Enter to choose." in table.bridge.announcement
    press_key(table, "ArrowDown")
    assert "Not legal: " in table.bridge.announcement
    assert "Tāmatu’s protection" in table.bridge.announcement
    press_key(table, "Enter")
    assert "Tāmatu’s protection" in table.bridge.warning


def test_each_step_is_spoken() -> None:
    """The event's sentence, and what is to happen next."""
    table = table_after("throw 3", "7-10")
    press_key(table, "ArrowLeft")
    assert "change places: Purple stands on 10, Yellow on 7." in table.bridge.announcement
    before = table.bridge.announcement
    press_key(table, "ArrowLeft")
    assert table.bridge.announcement != before
    press_key(table, "Home")
    assert table.bridge.announcement == "Purple to throw."

"""A game at a table, without any widget: clicks, refusals, steps and forks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.widgets.tables import (
    DAM,
    HALF,
    LAST_MOVE,
    THROWN,
    actor,
    main_line,
    move,
    picked,
    session,
    shown_line,
    timeline_at,
    told,
)
from widgets_games.engine.chance import ScriptedDice
from widgets_games.engine.game import CHANCE
from widgets_games.engine.players import PLAYERS
from widgets_games.games import new_game
from widgets_games.widgets.session import Session
from widgets_games.widgets.values import Moment

GREEDY = PLAYERS["greedy"]


def made(at: Session) -> Any:
    """The move that was made at the moment there is."""
    assert at.moment is not None
    return at.moment.made


def test_a_piece_and_its_destination_make_a_move() -> None:
    """The first click marks where the piece may go, the second sends it there."""
    at = session(THROWN)
    at.click(7)
    assert picked(at) == (7,)
    assert at.choices == (move("7-10"),)
    at.click(10)
    assert shown_line(at.timeline) == ["7-10"]
    assert picked(at) == ()
    assert actor(at) == CHANCE


def test_another_piece_can_be_taken_up_instead() -> None:
    """Clicking a second piece of one's own picks that one."""
    at = session(THROWN)
    at.click(7)
    at.click(9)
    assert picked(at) == (9,)
    assert shown_line(at.timeline) == []


def test_a_second_click_puts_the_piece_down() -> None:
    """Clicking the picked piece again forgets it, and so does Escape."""
    at = session(THROWN)
    at.click(7)
    at.click(7)
    assert picked(at) == ()
    at.click(7)
    at.unpick()
    assert picked(at) == ()
    assert at.marks.picked == ()


def test_a_place_without_a_piece_says_so() -> None:
    """Clicking an empty domain, or the other's piece, tells that no move starts there."""
    at = session(THROWN)
    for place in (20, 2):
        at.click(place)
        assert told(at).kind == "note"
        assert "Purple has no move from there" in told(at).text


def test_a_piece_that_may_not_move_says_why() -> None:
    """All rules against it are told, and the places they name are marked."""
    at = session(DAM)
    at.click(5)
    assert told(at).kind == "refused"
    assert "Meracahe’s Dam stands on 6, 7 and 8" in told(at).text
    assert [o.rule for o in told(at).objections] == ["dam"]
    assert at.marks.refused == move("5-10")
    assert at.marks.objections[0].places == (6, 7, 8)
    assert shown_line(at.timeline) == []


def test_a_refused_move_is_refused_by_make_too() -> None:
    """A move from a list, a tab or a program gets the same answer as a click."""
    at = session(HALF)
    at.make(move("5-6"))
    assert told(at).kind == "refused"
    assert at.refused == move("5-6")
    assert at.timeline.length == 0
    at.make(move("1-2"))
    assert at.message is None
    assert at.refused is None
    assert shown_line(at.timeline) == ["1-2"]


def test_a_refused_pass_names_the_moves_there_are() -> None:
    """Clicking the sticks with a legal move left says that passing is not allowed."""
    at = session(THROWN)
    at.click("sticks")
    assert told(at).kind == "refused"
    assert "Purple cannot pass" in told(at).text


def test_a_forced_pass_is_a_step() -> None:
    """Where nothing else is legal, clicking the sticks passes; it can be stepped through."""
    at = session(DAM)
    at.click("sticks")
    assert shown_line(at.timeline) == ["pass"]
    assert at.timeline.length >= 1


def test_clicking_the_sticks_throws() -> None:
    """Chance is drawn from the table's dice; another place says to throw first."""
    at = session(dice=ScriptedDice([0.5]))
    at.click(7)
    assert "Purple has to throw first" in told(at).text
    at.click("sticks")
    assert shown_line(at.timeline) == ["throw 3"]
    assert at.message is None


def test_chance_can_be_chosen() -> None:
    """What the dice show may be said; no dice are needed then."""
    at = session(dice=ScriptedDice([]))
    at.throw(move("throw 5"))
    assert shown_line(at.timeline) == ["throw 5"]


def test_no_move_is_made_inside_a_move() -> None:
    """Between two events a click tells to step to the end; nothing is made."""
    at = session(THROWN)
    at.make(move("7-10"))
    at.previous_event()
    assert actor(at) is None
    at.click(7)
    assert "middle of a move" in told(at).text
    assert shown_line(at.timeline) == ["7-10"]


def test_a_finished_game_says_it_is_over() -> None:
    """After the last move a click tells so; stepping back opens the game again."""
    at = session(LAST_MOVE)
    at.click(30)
    at.click("off")
    assert actor(at) is None
    at.click(1)
    assert "over" in told(at).text
    at.first()
    assert at.message is None
    assert actor(at) == 1


def test_stepping_forgets_what_was_pointed_at() -> None:
    """A picked piece, a refusal and its message are gone with the next step."""
    at = session(HALF)
    at.make(move("1-2"))
    at.first()
    at.click(5)
    assert told(at).kind == "refused"
    at.next_event()
    assert (at.refused, at.objections, at.picked, at.message) == (None, (), (), None)


def test_looking_back_counts_the_moves_behind() -> None:
    """Steps by event and by move lead through the game and to its ends."""
    at = session()
    for text in ("throw 3", "7-10", "throw 2"):
        at.make(move(text))
    at.first()
    assert (at.timeline.place, at.behind) == (0, 3)
    at.next_move()
    assert (at.timeline.move_number, at.behind) == (1, 2)
    at.next_event()
    assert (at.timeline.move_number, at.timeline.at_decision) == (2, False)
    at.previous_move()
    assert at.timeline.move_number == 1
    at.last()
    assert at.behind == 0
    at.previous_event()
    assert at.timeline.place == at.timeline.length - 1


def test_steps_beyond_the_ends_stay_at_the_ends() -> None:
    """Holding a key down at the start or the end does no harm."""
    at = session(THROWN)
    at.make(move("7-10"))
    for _ in range(3):
        at.next_event()
        at.next_move()
    assert at.timeline.at_end
    at.go(10_000)
    assert at.timeline.at_end
    at.go(-5)
    for _ in range(3):
        at.previous_event()
        at.previous_move()
    assert at.timeline.place == 0


def test_a_fork_leaves_the_main_line_as_it_was() -> None:
    """Other dice and another move start lines of their own; one can come back."""
    at = session()
    for text in ("throw 3", "7-10", "throw 2", "2-4"):
        at.make(move(text))
    before = main_line(at.timeline)
    leaf = at.timeline.line[-1]
    root = at.timeline.root
    at.make_after(root, move("throw 5"))
    assert "new branch" in told(at).text
    assert shown_line(at.timeline) == ["throw 5"]
    at.make_after(root.children[0], move("9-12"))
    assert shown_line(at.timeline) == ["throw 3", "9-12"]
    assert main_line(at.timeline) == before
    at.stand_after(leaf)
    assert shown_line(at.timeline) == before
    assert len(at.timeline.leaves()) == 3


def test_a_known_move_is_followed_and_not_forked() -> None:
    """Making the same move again walks along the line that is there."""
    at = session()
    at.make(move("throw 3"))
    at.make(move("7-10"))
    at.first()
    at.make(move("throw 3"))
    assert at.message is None
    assert shown_line(at.timeline) == ["throw 3", "7-10"]
    assert len(at.timeline.leaves()) == 1


def test_a_question_shows_a_candidate_without_making_it() -> None:
    """The tab lights up a refused candidate, and picks up the piece of a legal one."""
    at = session(HALF)
    at.question(move("5-6"))
    assert at.refused == move("5-6")
    at.question(move("1-2"))
    assert (at.refused, at.picked) == (None, (1,))
    assert shown_line(at.timeline) == []


def test_the_moment_is_the_decision_ahead_or_the_one_behind() -> None:
    """While chance acts there is nothing to question; after a move one can question that one."""
    assert session().moment is None
    at = session()
    at.make(move("throw 3"))
    assert made(at) is None
    at.make(move("7-10"))
    assert made(at) == move("7-10")
    assert at.moment == Moment(at.timeline.line[1], move("7-10"))
    at.previous_move()
    assert made(at) == move("7-10")


def test_a_game_over_has_a_moment_behind_it() -> None:
    """The winning move can be questioned."""
    at = session(LAST_MOVE)
    at.make(move("30-off"))
    assert made(at) == move("30-off")


def test_a_new_game_keeps_who_sits_where() -> None:
    """Marks, message and branches are gone, the computer's seat is not."""
    at = session(HALF, players={2: GREEDY})
    at.click(5)
    game = new_game("wetlands", throw="sticks")
    at.sit_down(game, timeline_at(THROWN))
    assert at.players == {2: GREEDY}
    assert at.message is None
    assert at.marks.refused is None


@pytest.mark.parametrize("place", [None, "nowhere", 99, (1, 2), 3.5])
def test_a_place_that_is_none_of_the_board_is_harmless(place: Any) -> None:
    """Whatever is clicked, there is an answer and no error."""
    for at in (session(), session(THROWN), session(DAM)):
        at.click(place)
        assert told(at).text
        assert at.timeline.length == 0

"""The list of events: what it holds, where its rows lead, and that its buttons stay the same."""

from __future__ import annotations

from typing import Any

import ipywidgets
import pytest

from tests.widgets.tables import button, buttons, press, shown, table_after, whole_game
from widgets_games.widgets.event_list import POOL, rows_of
from widgets_games.widgets.table import Table


@pytest.fixture(scope="module")
def game() -> Table:
    """A table with a whole game."""
    return whole_game()


def stand(table: Table, place: int) -> None:
    """Stand on a place of the game."""
    table.do(lambda: table.session.go(place))


def listed(table: Table) -> list[Any]:
    """The buttons of the list in sight."""
    box = next(w for w in shown(table) if "wg-list" in w._dom_classes)
    return [w for w in shown(box) if isinstance(w, ipywidgets.Button)]


def test_the_list_shows_moves_and_events_around_the_cursor() -> None:
    """The throw, the move, two events before and after, and the next move."""
    table = table_after("throw 3", "7-10", "throw 5", "7-12")
    stand(table, 4)
    rows = [(row.text, row.classes) for row in rows_of(table.session)]
    assert [text for text, _ in rows] == [
        "1  Chance: throw 3",
        "2  Purple: 7-10",
        "1.  Purple’s piece on 7 moves 3 domains along the path.",
        "2.  Purple’s piece leaps over Yellow’s piece on 8.",
        "3.  Purple’s piece leaps over Purple’s piece on 9.",
        "4.  Purple’s piece and Yellow’s piece change places: Purple stands on 10, Yellow on 7.",
        "5.  Purple’s turn ends; Yellow throws next.",
        "3  Chance: throw 5",
        "Move 4 …",
    ]
    assert [classes for _, classes in rows if "wg-now" in classes] == [("wg-now",)]


def test_the_list_fits_its_pool_everywhere(game: Table) -> None:
    """No row is lost for want of a button, at any place of a game."""
    for place in range(game.session.timeline.length + 1):
        game.session.go(place)
        assert len(rows_of(game.session)) <= POOL


def test_every_row_leads_where_it_says(game: Table) -> None:
    """Clicking a row shows its event; the row then is the one of now."""
    stand(game, 200)
    for row in rows_of(game.session):
        if row.place is None:
            continue
        stand(game, 200)
        press(game, row.text)
        assert game.session.timeline.place == row.place


def test_the_buttons_stay_from_step_to_step(game: Table) -> None:
    """The one with the focus keeps it: none is made or removed."""
    stand(game, 200)
    before = [w.model_id for w in listed(game)]
    for _ in range(10):
        press(game, "Event ›")
        after = [w.model_id for w in listed(game)]
        assert after[: len(before)] == before[: len(after)]


def test_the_last_event_ends_the_list(game: Table) -> None:
    """At the end there is no next move, at the start no move before."""
    stand(game, game.session.timeline.length)
    assert "wg-next" not in {name for row in rows_of(game.session) for name in row.classes}
    stand(game, 0)
    rows = rows_of(game.session)
    assert rows[0].classes == ("wg-move", "wg-next")
    assert "wg-now" not in {name for row in rows for name in row.classes}


def test_a_fold_opens_its_moves(game: Table) -> None:
    """The moves far from the cursor are a list to choose from; choosing leads there."""
    stand(game, 200)
    fold = next(text for text in buttons(game) if text.startswith("Moves 1 to"))
    button(game, fold).click()
    moves = next(w for w in shown(game) if isinstance(w, ipywidgets.Select))
    assert "1  Chance: throw" in moves.options[1][0]
    moves.index = 5
    assert game.session.timeline.place == game.session.timeline.move_ends[5]
    assert not any(isinstance(w, ipywidgets.Select) for w in shown(game))


def test_folding_again_and_choosing_the_same_move(game: Table) -> None:
    """A move chosen twice from the fold leads there twice."""
    for _ in range(2):
        stand(game, 200)
        button(game, next(text for text in buttons(game) if text.startswith("Moves 1 to"))).click()
        next(w for w in shown(game) if isinstance(w, ipywidgets.Select)).index = 5
        assert game.session.timeline.place == game.session.timeline.move_ends[5]


def test_a_projector_lists_nothing_that_comes_later(game: Table) -> None:
    """Neither events of this move nor the next move."""
    stand(game, 200)
    game.session.projector = True
    rows = rows_of(game.session)
    game.session.projector = False
    assert rows
    assert all(row.place is None or row.place <= 200 or "wg-move" in row.classes for row in rows)
    assert "wg-next" not in {name for row in rows for name in row.classes}

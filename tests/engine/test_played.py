"""A timeline answers: its moves, events, positions and result, as text and as values."""

from __future__ import annotations

import copy
import pickle
import sys
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest

from widgets_games import EndlessWork, load, new_game, playout, save
from widgets_games.engine import explore, record
from widgets_games.engine.timeline import Timeline

RECORDS = Path(__file__).parents[2] / "seeds" / "records"
RECORD = RECORDS / "wetlands" / "first-game.json"
ROUND_AND_ROUND = RECORDS / "ohwahree" / "round-and-round.json"


@pytest.fixture
def played() -> Timeline[Any, Any, Any]:
    """A recorded game with variations."""
    return load(RECORD)


def test_a_timeline_counts_and_lists_its_moves(played: Timeline[Any, Any, Any]) -> None:
    """Those of the main line, as text, and how it ended as the record says it."""
    assert len(played) == len(played.moves) == 268
    assert list(played.moves) == record.record_of(played)["moves"]
    assert played.result == record.record_of(played)["result"]
    assert repr(played) == (
        "<Wetlands Crossing: 268 moves, 5 variations. Yellow wins, five pieces off against four.>"
    )


def test_an_empty_game_is_a_game() -> None:
    """It has no moves and no result, and counts as true."""
    empty = Timeline(new_game("wetlands"))
    assert (len(empty), empty.moves, empty.result, bool(empty)) == (0, (), None, True)
    assert len(empty.positions) == 1


def test_positions_are_counted_by_moves(played: Timeline[Any, Any, Any]) -> None:
    """0 is the start, 12 stands after the twelfth move, and each follows by its move."""
    positions = played.positions
    assert len(positions) == 269
    assert str(positions[0]) == "pypypypypy/........../.......... p -"
    for number, move in enumerate(played.moves):
        assert positions[number].play(move) == positions[number + 1]
    assert positions[-1].outcome is not None
    assert positions[3:5] == (positions[3], positions[4])


def test_to_iterate_gives_the_moves(played: Timeline[Any, Any, Any]) -> None:
    """Each with its number, its text, its events and the position after it."""
    steps = list(played)
    assert [step.number for step in steps] == list(range(1, 269))
    assert tuple(step.move for step in steps) == played.moves
    for step in steps:
        assert step.position == played.positions[step.number] == step.events[-1].position


def test_rows_tell_every_event(played: Timeline[Any, Any, Any]) -> None:
    """The event's kind, rule and sentence as text, and the value itself."""
    rows = list(played.events())
    assert len(rows) == sum(len(step.events) for step in played)
    first = rows[0]
    assert (first.step, first.move, first.event) == (0, played.moves[0], "Thrown")
    assert (first.rule, first.origin) == ("throw", "source")
    assert first.sentence == str(played.game.rulebook.tell(first.happened))
    assert not rows[-1].position.is_inside_move


def test_a_long_game_is_pickled_and_copied() -> None:
    """A line that is longer than Python goes deep; its branches and its cursor are kept."""
    first, *ring = load(ROUND_AND_ROUND).moves[:13]
    game = new_game("ohwahree", repetition=0)
    long = Timeline(game, load(ROUND_AND_ROUND).root.state)
    node = long.add(long.root, first)
    for move in islice(cycle(ring), sys.getrecursionlimit() + 200):
        node = long.add(node, move)
    long.add(long.root, "agree")
    long.notes["notes"] = "long"
    long.go(5)
    for again in (pickle.loads(pickle.dumps(long)), copy.deepcopy(long)):
        assert record.record_of(again) == record.record_of(long)
        assert (again.place, again.move_ends) == (5, long.move_ends)
        again.go(0)
        again.play(long.moves[0])
        again.play("agree")
        assert len(again.leaves()) == len(long.leaves()) + 1


def test_the_shown_branch_is_kept(played: Timeline[Any, Any, Any]) -> None:
    """A copy shows the variation that the original shows, and stands where it stands."""
    leaf = played.leaves()[2]
    played.stand_after(leaf)
    again = pickle.loads(pickle.dumps(played))
    assert [node.state for node in again.line] == [node.state for node in played.line]
    assert again.node.state == leaf.state


def test_a_timeline_saves_itself(played: Timeline[Any, Any, Any], tmp_path: Path) -> None:
    """As `save` does, and what is read back is the same."""
    played.save(tmp_path / "one.json")
    save(played, tmp_path / "two.json")
    assert (tmp_path / "one.json").read_text() == (tmp_path / "two.json").read_text()
    assert load(tmp_path / "one.json").moves == played.moves
    with pytest.raises(FileExistsError):
        played.save(tmp_path / "one.json")
    played.save(tmp_path / "one.json", replace=True)


def test_a_notebook_shows_a_game_and_a_move(played: Timeline[Any, Any, Any]) -> None:
    """As text, HTML and picture: where it led, and what happened."""
    bundle = played._repr_mimebundle_()
    assert bundle["text/plain"] == repr(played)
    assert "268. " in bundle["text/html"]
    assert bundle["image/svg+xml"].startswith("<svg")
    step = next(iter(played))
    told = step._repr_mimebundle_()
    assert step.events[0].sentence in told["text/plain"]
    assert told["image/svg+xml"].startswith("<svg")


def test_a_rulebook_reads_as_rules() -> None:
    """Title, who says it and text of each rule that holds; a rule reads as one line."""
    book = new_game("wetlands").rulebook
    assert str(book).startswith("The aim (source)\n")
    assert "<td>The aim</td>" in book._repr_mimebundle_()["text/html"]
    assert str(book["aim"]).startswith("The aim: ")
    assert repr(book).startswith("<Rulebook: aim, ")


def test_a_game_without_end_is_not_played_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a number of moves a sentence says so."""
    monkeypatch.setattr(explore, "LONGEST_PLAYOUT", 30)
    with pytest.raises(EndlessWork, match=r"not over after 30 moves: it may go on for ever"):
        playout("ohwahree", rng_seed=1, repetition=0)


def test_a_count_without_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before it takes all memory, with the depth that can be counted."""
    monkeypatch.setattr(explore, "MOST_STATES", 1_000)
    game = new_game("ohwahree")
    with pytest.raises(EndlessWork, match="a depth of 3 can be counted"):
        explore.perft(game, game.initial_state(), 40)
    assert explore.perft(game, game.initial_state(), 3) == 190

"""`play` and `replay`, as a notebook calls them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.widgets.tables import THROWN, main_line, move, read, shown_line, table_after
from widgets_games import compare, play, replay, save
from widgets_games.engine.errors import (
    IllegalMove,
    MoveTextError,
    OptionError,
    PositionError,
    RecordError,
    StorageError,
    UnknownGame,
    WidgetsGamesError,
)
from widgets_games.games import new_game
from widgets_games.games.wetlands.game import WetlandsCrossing

SEEDS = Path(__file__).parents[2] / "seeds" / "records"


def test_play_opens_a_table_at_the_start() -> None:
    """With the game's name alone."""
    table = play("wetlands")
    assert table.session.timeline.length == 0
    assert table.session.players == {}


def test_play_takes_switches_start_and_seats() -> None:
    """Each as its documentation says."""
    table = play("wetlands", throw="sticks", start=THROWN, seats={2: "greedy"}, rng_seed=1)
    assert table.session.game.options["throw"] == "sticks"
    assert table.session.game.position_text(table.session.frame.state) == THROWN
    assert table.session.players[2].name == "greedy"


def test_a_computer_in_the_first_seat_has_moved_when_the_table_is_shown() -> None:
    """It is the person's turn."""
    table = play("wetlands", seats={1: "random"}, rng_seed=1)
    assert table.session.game.turn_of(table.session.frame.state) == 2


def test_play_takes_a_game_of_ones_own() -> None:
    """A game object needs no name in the list of games."""
    game = new_game("wetlands", throw="sticks")
    assert play(game).session.game is game


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        ({"game": "wetland"}, UnknownGame, "wetlands"),
        ({"game": "chess"}, UnknownGame, "chess"),
        ({"game": ""}, UnknownGame, "the games are"),
        ({"game": 5}, UnknownGame, "there is no game 5; the games are"),
        ({"game": None}, UnknownGame, "there is no game None"),
        ({"game": ["wetlands"]}, UnknownGame, "there is no game ['wetlands']"),
        ({"game": WetlandsCrossing}, UnknownGame, "there is no game <class"),
        ({"players": 3}, OptionError, "2 players"),
        ({"players": "2"}, OptionError, "2 players"),
        ({"colour": "red"}, OptionError, "colour"),
        ({"throw": "coins"}, OptionError, "throw"),
        ({"wiwun_exit": 1}, OptionError, "wiwun_exit"),
        ({"seats": {3: "greedy"}}, OptionError, "seat 3"),
        ({"seats": {0: "greedy"}}, OptionError, "seat 0"),
        ({"seats": {"2": "greedy"}}, OptionError, "seat '2'"),
        ({"seats": {2: "gredy"}}, OptionError, "did you mean 'greedy'"),
        ({"seats": {2: "clever"}}, OptionError, "clever"),
        ({"seats": {2: "careful"}}, OptionError, "Wetlands Crossing has no computer player"),
        ({"seats": {2: None}}, OptionError, "None"),
        ({"seats": {2: ["greedy"]}}, OptionError, "no computer player ['greedy']"),
        ({"seats": {True: "greedy"}}, OptionError, "seat True"),
        ({"seats": {"yellow": "greedy"}}, OptionError, "the seats are 1 (Purple), 2 (Yellow)"),
        ({"seats": "greedy"}, OptionError, "as in seats={2: 'greedy'}; it cannot be 'greedy'"),
        ({"seats": ["greedy"]}, OptionError, "it cannot be ['greedy']"),
        ({"seats": 2}, OptionError, "it cannot be 2"),
        ({"start": 5}, PositionError, "a position is a text in quotes, not 5"),
        ({"moves": "throw 5"}, MoveTextError, "a list of texts, as in ['throw 5'], not 'throw 5'"),
        ({"moves": 5}, MoveTextError, "a list of texts, as in ['throw 5', '1-6'], not 5"),
        ({"moves": None}, MoveTextError, "not None"),
        ({"moves": {"throw 5"}}, MoveTextError, "not {'throw 5'}"),
        ({"moves": ["throw 5", 5]}, MoveTextError, "of Wetlands Crossing, not 5"),
        ({"moves": ["throw 5", "throw 5"]}, IllegalMove, "throw 5 is not legal"),
        ({"rng_seed": "x"}, OptionError, "a whole number, as in rng_seed=7, not 'x'"),
        ({"rng_seed": 1.5}, OptionError, "not 1.5"),
        ({"rng_seed": [1]}, OptionError, "not [1]"),
        ({"start": ""}, PositionError, "position"),
        ({"start": "pypypypypy p 3"}, PositionError, "three rows"),
        ({"start": THROWN + " x"}, PositionError, "three parts"),
    ],
)
def test_play_refuses_with_one_sentence(
    arguments: dict[str, Any], error: type[Exception], words: str
) -> None:
    """What was wrong, and what is expected."""
    with pytest.raises(error) as caught:
        play(**{"game": "wetlands", **arguments})
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_game_of_ones_own_has_its_switches_set_already() -> None:
    """Switches beside a game object are refused, not dropped."""
    with pytest.raises(OptionError, match="set already"):
        play(new_game("wetlands"), throw="sticks")
    with pytest.raises(OptionError, match="set already"):
        play(new_game("wetlands"), players=2)


def test_replay_shows_a_record_from_its_start(tmp_path: Path) -> None:
    """With its branches; a path may be text or a Path."""
    table = table_after("throw 3", "7-10")
    table.session.make_after(table.session.timeline.root, move("throw 5"))
    path = tmp_path / "game.json"
    save(table.session.timeline, path)
    for given in (path, str(path)):
        shown = replay(given)
        assert shown.session.timeline.place == 0
        assert main_line(shown.session.timeline) == ["throw 3", "7-10"]
        assert len(shown.session.timeline.leaves()) == 2
        assert "Start of 2 moves" in read(shown)


@pytest.mark.parametrize("path", sorted(SEEDS.rglob("*.json")), ids=lambda path: path.stem)
def test_every_recorded_game_can_be_replayed(path: Path) -> None:
    """The records that come with the package open, and their last place can be shown."""
    table = replay(path)
    table.do(table.session.last)
    assert table.session.timeline.at_end
    assert table.session.message is None
    record = json.loads(path.read_text("utf-8"))
    assert shown_line(table.session.timeline) == record["moves"]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (None, StorageError),
        ("", RecordError),
        ("[]", RecordError),
        ("{}", RecordError),
        ('{"format": "widgets-games-record", "version": 2}', RecordError),
        ("\0\0\0", RecordError),
    ],
)
def test_replay_refuses_with_one_sentence(
    tmp_path: Path, text: str | None, error: type[WidgetsGamesError]
) -> None:
    """The message names the file."""
    path = tmp_path / "game.json"
    if text is not None:
        path.write_text(text, "utf-8")
    with pytest.raises(error) as caught:
        replay(path)
    assert "game.json" in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("path", [5, None, b"game.json", ["game.json"]])
def test_replay_of_what_is_no_path(path: Any) -> None:
    """It says what a path is."""
    with pytest.raises(StorageError, match="must be a text or a Path, not "):
        replay(path)


def test_replay_of_a_game_in_memory() -> None:
    """It is shown from its start, and what is done at the new table leaves it as it was."""
    played = table_after("throw 3").timeline
    shown = replay(played)
    assert (shown.timeline.moves, shown.timeline.place) == (("throw 3",), 0)
    shown.timeline.play("throw 5")
    assert len(played.leaves()) == 1
    assert len(shown.timeline.leaves()) == 2


def test_a_table_prints_itself_on_one_line() -> None:
    """Its game and where it stands, not all the widgets in it."""
    assert repr(table_after("throw 3")) == "<Table: Wetlands Crossing, move 1 of 1>"
    assert repr(compare("wetlands", ["throw 3"], right={"throw": "sticks"})) == (
        "<Comparison: Wetlands Crossing, 1 move>"
    )


@pytest.fixture
def notebooks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The working folder, `course/notebooks`, with a record in `course/seeds`."""
    folder = tmp_path / "course" / "notebooks"
    folder.mkdir(parents=True)
    (tmp_path / "course" / "seeds").mkdir()
    save(table_after("throw 3").session.timeline, tmp_path / "course" / "seeds" / "game.json")
    monkeypatch.chdir(folder)
    return folder


@pytest.mark.parametrize("path", ["seeds/game.json", "../seeds/game.json", Path("seeds/game.json")])
def test_a_relative_path_is_looked_for_in_the_folders_above_too(
    notebooks: Path, path: str | Path
) -> None:
    """A notebook in a folder of its own reaches the records beside that folder."""
    assert main_line(replay(path).session.timeline) == ["throw 3"]
    (notebooks / "seeds").mkdir()
    assert main_line(replay(path).session.timeline) == ["throw 3"]


def test_the_nearest_file_is_the_one_that_is_meant(notebooks: Path) -> None:
    """What is in the working folder goes before what is above it."""
    (notebooks / "seeds").mkdir()
    save(table_after("throw 5").session.timeline, notebooks / "seeds" / "game.json")
    assert main_line(replay("seeds/game.json").session.timeline) == ["throw 5"]


def test_it_is_told_where_a_file_was_looked_for(notebooks: Path) -> None:
    """The working folder by its name, and that those above it were searched."""
    with pytest.raises(StorageError) as caught:
        replay("seeds/gone.json")
    assert str(caught.value) == (
        "seeds/gone.json cannot be read: there is no such file in "
        f"{notebooks.resolve()}, nor in any folder above it"
    )


def test_a_path_from_the_root_is_looked_for_there_alone(notebooks: Path) -> None:
    """Only a relative path has a working folder to start from."""
    with pytest.raises(StorageError, match=r"cannot be read: there is no folder .*seeds$"):
        replay(notebooks / "seeds" / "game.json")


def test_replay_of_a_folder(tmp_path: Path) -> None:
    """A folder is no record."""
    with pytest.raises(StorageError):
        replay(tmp_path)

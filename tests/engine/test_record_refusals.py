"""Records: how everything that cannot be one is refused, by its place."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.engine.records import SCHEMA, a_record, changed, refusal, whole_game
from widgets_games.engine import reading, record
from widgets_games.engine.errors import RecordError
from widgets_games.games import find_game


def test_a_record_cut_off_anywhere_is_refused() -> None:
    """Cut after any byte, a record is refused, and the message is one line."""
    data = record.dumps(a_record()).strip().encode()
    for length in range(len(data)):
        with pytest.raises(RecordError) as caught:
            reading.timeline_of(reading.loads(data[:length]), find_game)
        assert str(caught.value)
        assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (b"", "is empty"),
        (b" \n", "is empty"),
        (b"no", "is not JSON"),
        (b"\xff\xfe", "is not UTF-8"),
        (b"\xef\xbb\xbf{}", "byte order mark"),
        ('{"a": 1, "a": 1}', "gives 'a' twice"),
        ('{"a": [NaN]}', "NaN"),
        ("[-Infinity]", "-Infinity"),
        ("[1e999]", "1e999"),
        ("9" * 5000, "15 digits"),
        ("[" * 100_000, "too deeply"),
        ('{"a":' * 100_000, "too deeply"),
        ("{} {}", "is not JSON"),
        ('{\n"a": "b', "is not JSON: unterminated string at line 2, column 6"),
        ('"\n"', "is not JSON: invalid control character at line 1, column 2"),
        ("[1 2]", "is not JSON: expecting ',' delimiter at line 1, column 4"),
    ],
    ids=lambda value: repr(value)[:20],
)
def test_what_is_not_strict_json_is_refused(text: str | bytes, reason: str) -> None:
    """Each trap of JSON is refused by name."""
    with pytest.raises(RecordError, match=r"^the record ") as caught:
        reading.loads(text)
    assert reason in str(caught.value)


MISSHAPEN = [
    ("format", "chess"),
    ("format", None),
    ("version", 2),
    ("version", 0),
    ("version", True),
    ("version", "1"),
    ("version", None),
    ("game", 7),
    ("game", None),
    ("rules", True),
    ("rules", 1.5),
    ("options", []),
    ("players", "2"),
    ("players", True),
    ("start", 5),
    ("start", None),
    ("moves", "throw 3"),
    ("moves", None),
    ("moves.1", 14),
    ("variations", {}),
    ("variations.0", "3-6"),
    ("variations.0.at", "1"),
    ("variations.0.at", True),
    ("variations.0.at", -1),
    ("variations.0.at", None),
    ("variations.0.moves", []),
    ("variations.0.moves", None),
    ("variations.0.variations.0.moves", [None]),
    ("variations.0.note", "hm"),
    ("result", None),
    ("result", "purple"),
    ("result", {"rule": "aim"}),
    ("result", {"rule": "aim", "winners": [True], "scores": [5, 0]}),
    ("result", {"rule": "aim", "winners": [1], "scores": [5, 0], "by": 3}),
    ("names", {"1": "Ada"}),
    ("names", ["Ada", 2]),
    ("notes", ["In class."]),
    ("tags", "opening"),
    ("variaitons", []),
]


@pytest.mark.parametrize(("path", "value"), MISSHAPEN)
def test_a_misshapen_field_is_refused_by_its_place(path: str, value: Any) -> None:
    """A field of a wrong type, a missing and an unknown one: the message names it."""
    message = refusal(changed(path, value))
    place = "".join(f"[{key}]" if key.isdigit() else f".{key}" for key in path.split("."))[1:]
    parent, _, field = place.rpartition(".")
    assert place in message or (parent in message and f"'{field}'" in message)
    assert "\n" not in message


@pytest.mark.parametrize(("path", "value"), MISSHAPEN)
def test_the_schema_refuses_what_the_loader_refuses(path: str, value: Any) -> None:
    """The published schema knows the shape of a record as well as the loader does."""
    assert not SCHEMA.is_valid(changed(path, value))


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ("version", 2, "newer"),
        ("game", "wetland", "did you mean 'wetlands'"),
        ("game", "chess", "the games are: wetlands"),
        ("rules", 2, "another version of the rules"),
        ("players", 3, "played by 2 players"),
        ("players", 10**30, "played by 2 players"),
        ("options", {"speed": 2}, "no switch 'speed'"),
        ("options", {"players": 2}, "no switch 'players'"),
        ("options", {"self": 2}, "no switch 'self'"),
        ("options", {"throw": "coin"}, "throw cannot be 'coin'"),
        ("options", {"wiwun_exit": 1}, "wiwun_exit cannot be 1"),
        ("start", "nowhere", "start: a position has three parts"),
        ("moves.1", "1-5", "moves[1]: 1-5 is not legal: Purple threw 3"),
        ("moves.1", "e2e4", "moves[1]: 'e2e4' is not a move"),
        ("moves.1", "\ud800", "moves[1] holds half a character"),
        ("variations.0.at", 5, "variations[0].at is 5, but its line has 5 moves"),
        ("variations.0.variations.0.at", 2, "variations[0].variations[0].at is 2"),
        ("variations.0.moves.0", "1-4", "variations[0].moves[0]: another line"),
        ("variations.0.moves.1", "3-6", "variations[0].moves[1]: 3-6 is not legal"),
        (
            "variations.0.variations.0.moves.0",
            "3-6",
            "variations[0].variations[0].moves[0]: 3-6 is not legal",
        ),
        (
            "result",
            {"rule": "aim", "winners": [1], "scores": [5, 0]},
            "result must be null: after the last of the moves the game goes on",
        ),
        ("names", ["Ada"], "names must hold 2 names"),
    ],
)
def test_what_the_rules_refuse_is_told_with_its_place(path: str, value: Any, reason: str) -> None:
    """A well-shaped record that does not hold: the message says where and why."""
    message = refusal(changed(path, value))
    assert reason in message
    assert len(message) < 300


def places(written: Any, path: str = "") -> Iterator[str]:
    """The path of everything in a record, as `changed` takes it."""
    inside = written.items() if isinstance(written, dict) else enumerate(written)
    for key, value in inside:
        yield f"{path}{key}"
        if isinstance(value, dict | list):
            yield from places(value, f"{path}{key}.")


ODD_VALUES = [True, -1, 10**30, 10**5000, 1.5, float("nan"), "", "\ud800", "x" * 9999, [], [[]], {}]


@pytest.mark.parametrize("path", list(places(a_record())))
def test_an_odd_value_anywhere_is_one_short_line(path: str) -> None:
    """Whatever stands wherever, the record is refused in a short line, or it is a record."""
    refused = []
    for value in ODD_VALUES:
        try:
            reading.timeline_of(changed(path, value), find_game)
        except RecordError as error:
            refused.append(str(error))
    assert len(refused) >= len(ODD_VALUES) - 3
    assert all(len(message) < 400 and "\n" not in message for message in refused)


@pytest.mark.parametrize("value", [None, [], "record", 3, {}])
def test_other_json_is_refused(value: Any) -> None:
    """JSON that is no record at all is refused."""
    assert refusal(value)


def test_an_illegal_move_late_in_a_game_is_named() -> None:
    """The 58th move made illegal: its place, its text and the reason."""
    written = record.record_of(whole_game())
    text = written["moves"][57]
    assert text.startswith(("pass", *"123456789"))
    written["moves"][57] = "30-off" if text != "30-off" else "1-2"
    assert refusal(written).startswith("moves[57]: 30-off is not legal: ")


def test_a_move_after_the_end_is_refused() -> None:
    """Nothing can follow the move that won."""
    written = record.record_of(whole_game())
    moves = len(written["moves"])
    written["moves"].append("throw 1")
    assert refusal(written) == f"moves[{moves}]: throw 1 is not legal: The game is over."


@pytest.mark.parametrize("result", [None, {"rule": "aim", "winners": [1, 2], "scores": [5, 5]}])
def test_a_result_that_does_not_follow_is_refused(result: Any) -> None:
    """A finished game must say how it ended, and truly."""
    written = record.record_of(whole_game())
    due = json.dumps(written["result"])
    written["result"] = result
    assert refusal(written).startswith(f"result must be {due}, not ")


def test_variations_nested_beyond_the_limit_are_refused() -> None:
    """However deep a record nests, it is one clear error, in a list or in a text."""
    written = a_record()
    inner = {"at": 0, "moves": ["3-6"]}
    for _ in range(5000):
        inner = {"at": 0, "moves": ["3-6"], "variations": [inner]}
    written["variations"] = [inner]
    assert refusal(written)
    with pytest.raises(RecordError):
        record.dumps(written)

"""The Bear's dice as an agenda: as rolled, sorted, done, now, next, and the rain below its die."""

from __future__ import annotations

from typing import Any

from tests.drawn import (
    LOOKS,
    Line,
    frames_of,
)
from tests.games.rowan.pictures import (
    GAME,
    PLAYED,
    RAINY,
)
from tests.games.rowan.test_board import words
from widgets_games.games.contract import Agenda, Stage
from widgets_games.games.rowan.drawing.agenda import turn_of
from widgets_games.games.rowan.drawing.stores import seats
from widgets_games.games.rowan.rules import bear_events
from widgets_games.render.board import View

SIGN = {Stage.DONE: "", Stage.NOW: "!", Stage.NEXT: "?"}
TURN = Line(GAME, RAINY, ("b3-pass", "roll 5 3", "rain 4", "rain 2", "rain 2", "rain 6", "rain 1"))


def parts(agenda: Agenda | None) -> str:
    """The parts in short: what a die shows, what is said of it, whether it is now or to come."""
    assert agenda is not None
    return ", ".join(f"{item.text} {item.label}{SIGN[item.stage]}" for item in agenda.items)


def told(line: Line[Any]) -> list[tuple[str, str]]:
    """Every agenda of a line, with the kind of event it stands at."""
    return [
        (type(frame.event).__name__, parts(line.game.presenter.agenda(frame)))
        for frame in frames_of(line)
        if line.game.presenter.agenda(frame) is not None
    ]


def test_the_dice_are_shown_as_rolled_then_sorted_then_one_by_one() -> None:
    """What each did is said once it is known; at the end of the turn all are done."""
    line = Line(GAME, PLAYED[0].start, ("b1-c2", "roll 6 2 4"))
    assert told(line) == [
        ("Rolled", "6 not sorted?, 2 not sorted?, 4 not sorted?"),
        ("Sorted", "2 column b?, 4 column d?, 6 blank?"),
        ("DieTaken", "2 column b!, 4 column d?, 6 blank?"),
        ("OnlyStack", "2 column b!, 4 column d?, 6 blank?"),
        ("SteppedDown", "2 b5 to b4!, 4 column d?, 6 blank?"),
        ("DieTaken", "2 b5 to b4, 4 column d!, 6 blank?"),
        ("OnlyStack", "2 b5 to b4, 4 column d!, 6 blank?"),
        ("SteppedDown", "2 b5 to b4, 4 d5 to d4!, 6 blank?"),
        ("BlankDie", "2 b5 to b4, 4 d5 to d4, 6 blank!"),
        ("TurnEnded", "2 b5 to b4, 4 d5 to d4, 6 blank"),
    ]


def test_rain_stands_below_the_die_that_caused_it() -> None:
    """Those that fell, the one that falls, those to come; then the next die."""
    agendas = told(TURN)
    begun = dict(agendas)["RainBegan"]
    waiting = ", ".join(["– rain?"] * 5)
    assert begun == f"3 5 to Ground, {waiting}, 5 column e?"
    first, second = [text for kind, text in agendas if kind == "RainRolled"][:2]
    assert first.startswith("3 column c, 4 rain on d!, – rain?")
    assert second.startswith("3 column c, 4 rain on d, 2 rain on b!, – rain?")
    after = [text for kind, text in agendas if kind == "DieTaken"][-1]
    assert after.startswith("3 column c, 4 rain on d, 2 rain on b, 2 rain on b, 6 rain to Cave")
    assert after.endswith("1 rain on a, 5 column e!")


def test_nobody_has_an_agenda_while_light_is_to_move() -> None:
    """Nor is there one before the dice fall."""
    frames = list(frames_of(TURN))
    kinds = [type(frame.event).__name__ for frame in frames if GAME.presenter.agenda(frame) is None]
    assert kinds == ["NoneType", "StackChosen", "StackPassed", "DiceDue"]


def test_a_piece_lies_on_the_ground_until_it_has_rained() -> None:
    """Beside its die; five seats are enough for any die."""
    for frame in frames_of(TURN):
        turn = turn_of(frame)
        lying = sum(seat.rain.lies for seat in seats(turn))
        assert lying == len(frame.state.ground)
        if isinstance(frame.event, bear_events.RainRolled):
            assert sum(seat.rain.stage is Stage.NOW for seat in seats(turn)) == 1


def test_more_pieces_than_seats_are_counted() -> None:
    """Where rain waits for the last die."""
    line = next(line for line in PLAYED if line.game.terms.rain_last)
    for frame in frames_of(line):
        taken = seats(turn_of(frame))
        assert len(taken) <= 5
        lying = sum(seat.rain.lies for seat in taken) + sum(seat.more for seat in taken)
        assert lying >= len(frame.state.ground)
        if frame.state.ground and len(frame.state.ground) > 5:
            view = View(frame, LOOKS["light"])
            assert f"+{taken[-1].more}" in words(line.game, view)


def test_the_dice_panel_says_what_the_agenda_says() -> None:
    """As rolled in the order of the roll; each die of the sorted ones with its column."""
    line = Line(GAME, PLAYED[0].start, ("b1-c2", "roll 6 2 4"))
    turns = [(frame, turn) for frame in frames_of(line) if (turn := turn_of(frame)) and turn.parts]
    assert len(turns) > 5
    for frame, turn in turns:
        said = words(GAME, View(frame, LOOKS["light"]))
        assert turn.rolled == (6, 2, 4)
        assert "as rolled" in said
        assert "sorted" in said
        assert all(part.head in said for part in turn.parts)

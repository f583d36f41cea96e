"""The parts of a move at a glance: the hand counts down, then the chain is made link by link."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from tests.drawn import (
    Line,
    frames_of,
)
from tests.games.ohwahree.pictures import (
    PLAYED,
    THREE,
    TWO,
    AnyFrame,
)
from tests.widgets.tables import press, read
from widgets_games.games.contract import Agenda, Stage
from widgets_games.games.ohwahree.game import OhWahRee
from widgets_games.games.ohwahree.rules.sowing import LAP
from widgets_games.widgets.entry import play
from widgets_games.widgets.event_tab import event_html

THIRTEEN, CHAIN = PLAYED[:2]
SIGN = {Stage.DONE: "", Stage.NOW: "!", Stage.NEXT: "?"}


def parts(agenda: Agenda) -> str:
    """The parts in short, `d 1! e 0?`: pit, what is said of it, whether it is now or to come."""
    return " ".join(f"{item.label} {item.text}{SIGN[item.stage]}" for item in agenda.items)


def agendas(line: Line[Any]) -> Iterator[tuple[str, AnyFrame, Agenda]]:
    """Every agenda of a line, with its frame and the kind of its event."""
    for frame in frames_of(line):
        agenda = line.game.presenter.agenda(frame)
        if agenda is not None:
            yield type(frame.event).__name__, frame, agenda


def agenda_at(line: Line[Any], kind: str) -> Agenda:
    """The agenda at the first event of a kind."""
    return next(agenda for event, _, agenda in agendas(line) if event == kind)


def test_a_lifted_hand_is_full_and_every_pit_is_to_come() -> None:
    """With what they hold before their pebble."""
    agenda = agenda_at(CHAIN, "Lifted")
    assert agenda.title == "Sowing from c: 8 in the hand, 0 sown"
    assert (agenda.held, agenda.total) == (8, 8)
    assert parts(agenda) == "d 0? e 0? f 1? g 1? h 1? i 1? j 1? k 2?"


def test_the_hand_counts_down_pebble_by_pebble() -> None:
    """The pit that has just got one is now; behind it what they hold after, ahead before."""
    sown = [agenda for kind, _, agenda in agendas(CHAIN) if kind == "Sown"]
    assert [agenda.held for agenda in sown] == [7, 6, 5, 4, 3, 2, 1, 0]
    assert {agenda.total for agenda in sown} == {8}
    assert sown[5].title == "Sowing from c: 2 in the hand, 6 sown"
    assert parts(sown[5]) == "d 1 e 1 f 2 g 2 h 2 i 2! j 1? k 2?"


def test_what_is_listed_is_what_lies_in_the_pits() -> None:
    """At every pebble of every game, on whichever lap: the hand and the counts are the state's."""
    met = 0
    for line in PLAYED:
        for kind, frame, agenda in agendas(line):
            if kind in ("Lifted", "Sown", "SownAgain", "SourceSkipped"):
                assert frame.state.hand is not None
                assert agenda.held == frame.state.hand.pebbles
                assert len(agenda.items) <= LAP
                for label, text, _ in agenda.items:
                    assert frame.state.pits["abcdefghijkl".index(label)] == int(text)
                met += 1
    assert met > 150


def test_a_long_sowing_is_listed_lap_by_lap() -> None:
    """The second begins where the source is skipped, and says so."""
    laps = [agenda for kind, _, agenda in agendas(THIRTEEN) if "Sown" in kind]
    assert parts(laps[10]) == "g 5 h 2 i 3 j 1 k 6 l 2 a 3 b 1 c 2 d 4 e 1!"
    assert laps[10].title == "Sowing from f, lap 1: 2 left, 11 sown"
    assert parts(agenda_at(THIRTEEN, "SourceSkipped")) == "g 5? h 2?"
    assert parts(laps[11]) == "g 6! h 2?"
    assert laps[11].title == "Sowing from f, lap 2: 1 left, 12 sown"


def test_a_chain_is_listed_link_by_link() -> None:
    """What each was worth and where it stopped; what is still to be captured is not told."""
    links = [agenda for kind, _, agenda in agendas(CHAIN) if "Captured" in kind]
    assert [parts(agenda) for agenda in links[:2]] == ["k +3!", "k +3 j +2!"]
    assert links[1].title == "Capturing: 5 in the hand"
    assert [agenda.held for agenda in links] == [3, 5, 7, 9, 11]
    stop = agenda_at(CHAIN, "StoppedAtOwnPit")
    assert parts(stop) == "k +3 j +2 i +2 h +2 g +2 f own pit!"
    banked = agenda_at(CHAIN, "Banked")
    assert parts(banked) == "k +3 j +2 i +2 h +2 g +2 f own pit"
    assert banked.title == "Captured: 11, now in the tray"
    assert (banked.held, banked.total) == (0, 11)
    assert parts(agenda_at(THIRTEEN, "StoppedByCount")) == "h +3 g held 5!"


def test_a_sowing_that_captures_nothing_ends_with_an_empty_hand() -> None:
    """All pebbles are sown, in a pit of one's own or of an enemy."""
    own = agenda_at(PLAYED[3], "EndedInOwnPit")
    assert (own.held, parts(own)) == (0, "b 5 c 5 d 5 e 5")
    enemy = agenda_at(PLAYED[4], "EndedWithoutCapture")
    assert (enemy.held, parts(enemy)) == (0, "d 1 e 1 f 2 g 4 h 2 i 2 j 2 k 4")


def test_an_annulled_capture_is_listed_as_nothing() -> None:
    """Every pit of it with the pebbles it did not yield."""
    slam = next(line for line in PLAYED if line.game.options["grand_slam"] == "annulled")
    agenda = agenda_at(slam, "SlamAnnulled")
    assert agenda.title == "The capture is annulled"
    assert agenda.held is None
    assert {item.text for item in agenda.items} == {"+0"}
    assert [item.label for item in agenda.items] == ["e", "d", "c", "b", "a"]


def test_where_the_hand_does_nothing_there_is_no_agenda() -> None:
    """Before a move, between moves, for a pass and at the end of a game."""
    without = {
        type(frame.event).__name__
        for line in PLAYED
        for frame in frames_of(line)
        if line.game.presenter.agenda(frame) is None
    }
    assert {"NoneType", "DirectionChosen", "TurnEnded", "Passed", "EndedByAgreement"} <= without
    assert not without & {"Lifted", "Sown", "Captured", "ChainCaptured", "PitTaken", "Banked"}


def test_in_the_grand_game_a_pit_that_changes_hands_is_the_link_of_now() -> None:
    """The event is about the pit captured before it."""
    line = next(each for each in PLAYED if each.game.options["grand"] and each.game.players == 4)
    changing = [each for each in agendas(line) if each[0] in ("PitTaken", "PitKept")]
    assert changing
    for _, frame, agenda in changing:
        assert frame.event is not None
        now = [item.label for item in agenda.items if item.stage is Stage.NOW]
        assert now == list(line.game.rulebook.places(frame.event))


def test_the_inspector_shows_the_hand_and_the_pits() -> None:
    """As a numeral and in pieces, each pit with its count, the one of now apart."""
    table = play(OhWahRee(), start=CHAIN.start)
    table.do(partial(table.session.make, TWO.parse_move("c")))
    press(table, "First")
    for _ in range(7):
        press(table, "Event ›")
    assert "Sowing from c: 2 in the hand, 6 sown 2 1 d 1 e 2 f 2 g 2 h 2 i 1 j 2 k" in read(table)
    html = event_html(table.session)
    assert html.count('<i class="in">') == 2
    assert html.count('<i class="out">') == 6
    assert '<span class="on"><b>2</b>i</span><span class="todo"><b>1</b>j</span>' in html


def test_both_ways_are_listed_in_their_order() -> None:
    """A sowing clockwise goes backwards through the alphabet."""
    line = Line(THREE, "5,5,5,5,5,5,5,5,5,5,5,5 111122223333 1 0,0,0", ("a-",))
    assert parts(agenda_at(line, "Lifted")) == "l 5? k 5? j 5? i 5? h 5?"

"""Pebbles sown one by one: which pits they fall into, and what is told on the way."""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import NamedTuple

from widgets_games.engine.game import Seat
from widgets_games.games.ohwahree.rules.events import (
    DirectionChosen,
    Event,
    Lifted,
    SourceSkipped,
    Sown,
    SownAgain,
)
from widgets_games.games.ohwahree.rules.ring import PITS, Direction, Pit, following

LAP = PITS - 1
"""How many pebbles go once round: one for each pit but the source."""


class Sowing(NamedTuple):
    """What is the same whenever so many pebbles are sown from a pit, whatever the others hold.

    Attributes:
        source: the pit they come from.
        events: from choosing the direction to the last pebble.
        gains: how many pebbles each pit gains; the source loses all it had.
        back: the pits from the last pebble's backwards, each once.
        source_after: the pit in `back` before which the chain passes the source, if it does.
        goes_round: whether the pebble before those of `back` fell into the last pebble's pit.
    """

    source: Pit
    events: tuple[Event, ...]
    gains: tuple[int, ...]
    back: tuple[Pit, ...]
    source_after: Pit | None
    goes_round: bool


# What a sowing tells does not depend on what lies in the pits: the same few thousand come again and
# again. As events never change, they are made once.


@cache
def sowing(seat: Seat, source: Pit, direction: Direction, pebbles: int, chosen: bool) -> Sowing:
    """So many pebbles from a pit, one by one into the following pits.

    Args:
        seat: who sows.
        source: the pit they come from.
        direction: the way they go.
        pebbles: how many they are.
        chosen: whether the direction was the player's choice.
    """
    way = tuple(islice(following(source, direction), pebbles))
    gains = [way.count(pit) for pit in range(PITS)]
    gains[source] = -pebbles
    goes_round = pebbles > LAP
    return Sowing(
        source,
        tuple(_told(seat, source, direction, way, chosen)),
        tuple(gains),
        way[: -LAP - 1 : -1],
        way[0] if goes_round else None,
        goes_round,
    )


def _told(
    seat: Seat, source: Pit, direction: Direction, way: tuple[Pit, ...], chosen: bool
) -> list[Event]:
    events: list[Event] = [_chosen(seat, source, direction)] if chosen else []
    events.append(Lifted(seat, source, len(way), direction))
    for sown, pit in enumerate(way):
        lap, left = sown // LAP, len(way) - sown
        if lap and sown % LAP == 0:
            events.append(_skipped(seat, source, lap, left))
        events.append(_again(seat, pit, left - 1, lap + 1) if lap else _sown(seat, pit, left - 1))
    return events


_chosen = cache(DirectionChosen)
_sown = cache(Sown)
_again = cache(SownAgain)
_skipped = cache(SourceSkipped)

"""Pebbles sown one by one: which pits they fall into, and what happens on the way."""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import NamedTuple

from widgets_games.engine.game import Seat
from widgets_games.games.ohwahree.rules import events as e
from widgets_games.games.ohwahree.rules.ring import PITS, Direction, Pit, following

LAP = PITS - 1
"""How many pebbles go once round: one for each pit but the source."""


class Sowing(NamedTuple):
    """The sowing of a number of pebbles from a pit, which does not depend on the other pits.

    Attributes:
        source: the pit they come from.
        events: from choosing the direction to the last pebble.
        way: the pit each pebble falls into, in order.
        back: the pits from the last pebble's backwards, each once.
        source_after: the pit in `back` before which the chain passes the source, if it does.
        goes_round: whether the pebble before those of `back` fell into the last pebble's pit.
    """

    source: Pit
    events: tuple[e.Event, ...]
    way: tuple[Pit, ...]
    back: tuple[Pit, ...]
    source_after: Pit | None
    goes_round: bool


# The same few thousand sowings come again and again. As events never change, they are made once.


@cache
def sowing(seat: Seat, source: Pit, direction: Direction, pebbles: int, chosen: bool) -> Sowing:
    """Pebbles from a pit, one by one into the pits that follow.

    Args:
        seat: who sows.
        source: the pit they come from.
        direction: the way they go.
        pebbles: how many they are.
        chosen: whether the direction was the player's choice.
    """
    way = tuple(islice(following(source, direction), pebbles))
    goes_round = pebbles > LAP
    return Sowing(
        source,
        tuple(_events(seat, source, direction, way, chosen)),
        way,
        way[: -LAP - 1 : -1],
        way[0] if goes_round else None,
        goes_round,
    )


def _events(
    seat: Seat, source: Pit, direction: Direction, way: tuple[Pit, ...], chosen: bool
) -> list[e.Event]:
    events: list[e.Event] = [_chosen(seat, source, direction)] if chosen else []
    events.append(e.Lifted(seat, source, len(way), direction))
    for sown, pit in enumerate(way):
        lap, left = sown // LAP, len(way) - sown
        if lap and sown % LAP == 0:
            events.append(_skipped(seat, source, lap, left))
        events.append(_again(seat, pit, left - 1, lap + 1) if lap else _sown(seat, pit, left - 1))
    return events


_chosen = cache(e.DirectionChosen)
_sown = cache(e.Sown)
_again = cache(e.SownAgain)
_skipped = cache(e.SourceSkipped)

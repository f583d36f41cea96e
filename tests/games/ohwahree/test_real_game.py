"""A whole game of two strong hands, played before this program was written."""

from __future__ import annotations

from tests.games.ohwahree.positions import GAME, after, pits

PLIES = (
    "CfCbBcCdFeCdDeAbDaCcEcCeDdAeFbAeEaFbBeAdDeBfDcAdFfBbDcCdFfEfDdBeDbFbEdBfCbFbDcCfEeDdBaEaCbFaDe"
    "FfBbAaEcCeAfDdFf"
)
"""From OpenSpiel's playthrough of Oware; A to F are the first player's houses, a to f Yellow's."""

HOUSES = dict(zip("ABCDEFabcdef", "abcdefghijkl", strict=True))
"""Our letter of each house."""


def test_the_game_of_110_plies_ends_as_it_did() -> None:
    """Under the basic rules: the same pebbles are left, and the same are captured."""
    assert len(PLIES) == 110
    end = after(GAME.initial_state(), " ".join(HOUSES[house] for house in PLIES))
    assert pits(end) == "0 0 0 0 2 0 0 1 0 0 1 0"
    assert end.captured == (19, 25)

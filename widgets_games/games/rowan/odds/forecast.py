"""The odds of the Bear's turn as a reader meets them: a sentence, a table, figures on the board."""

from __future__ import annotations

from typing import Any

from widgets_games.engine.language import say
from widgets_games.engine.rulebook import Place, Sentence
from widgets_games.games.chance import Forecast, Prospect
from widgets_games.games.rowan.odds import sentences
from widgets_games.games.rowan.odds.danger import Danger, Odds, odds_of_all
from widgets_games.games.rowan.rules.cells import SKY, name_of
from widgets_games.games.rowan.rules.moves import Go
from widgets_games.games.rowan.rules.state import State
from widgets_games.games.rowan.rules.switches import Terms
from widgets_games.render.board import Figure, Figures


def sentence(odds: Odds) -> Sentence:
    """What a move lets the Bear do: the stack's chance to be hit, any stack's, the mean loss."""
    danger = odds.danger
    if not danger.hits:
        return sentences.sentence("odds-last")
    fields = {"hit": odds.hit, "any_hit": danger.any_hit, "loss": danger.loss}
    if odds.cell is None:
        return _sentence("odds-sky", danger, **fields)
    return _sentence("odds-stack", danger, cell=odds.cell, **fields)


def note(found: list[Danger]) -> Sentence:
    """How the figures were found: all of them counted, or how far those sampled may be off."""
    if all(danger.exact for danger in found):
        return sentences.sentence("odds-counted")
    margin = max(danger.margin for danger in found)
    loss_margin = max(danger.loss_margin for danger in found)
    return sentences.sentence("odds-sampled", margin=margin, loss_margin=loss_margin)


def forecast(state: State, terms: Terms) -> Forecast:
    """What the Bear's turn does after each legal move, in figures.

    Args:
        state: a position in which the player decides.
        terms: the switches.
    """
    found = odds_of_all(state, terms)
    least = min((odds.danger.loss for odds in found.values()), default=0)
    prospects = tuple(
        Prospect(move, name_of(move.origin), _figures(odds), odds.danger.loss == least)
        for move, odds in found.items()
    )
    columns = tuple(say(sentences.ODDS[f"odds-of-{what}"]) for what in ("stack", "any", "loss"))
    told = str(note([odds.danger for odds in found.values()]))
    return Forecast(say(sentences.ODDS["odds-title"]), columns, prospects, told)


def figures(state: State, picked: tuple[Place, ...], terms: Terms) -> Figures:
    """The chance of being hit: wherever the picked stack may go, else of each stack that passes.

    Args:
        state: a position in which the player decides.
        picked: the cell whose stack was picked, if one was.
        terms: the switches.
    """
    found = odds_of_all(state, terms)
    if picked:
        shown = {move: odds for move, odds in found.items() if name_of(move.origin) == picked[0]}
    else:
        shown = {move: odds for move, odds in found.items() if move.target == move.origin}
    title = say(sentences.ODDS["odds-there" if picked else "odds-staying"])
    return Figures(title, tuple(_figure(move, odds) for move, odds in shown.items()))


def _figure(move: Go, odds: Odds) -> Figure:
    place = "sky" if move.target == SKY else name_of(move.target)
    return Figure(place, _figures(odds)[0], float(odds.hit))


def _figures(odds: Odds) -> tuple[str, str, str]:
    danger = odds.danger
    return (
        str(_sentence("odds-chance", danger, chance=odds.hit)),
        str(_sentence("odds-chance", danger, chance=danger.any_hit)),
        str(_sentence("odds-loss", danger, loss=danger.loss)),
    )


def _sentence(key: str, danger: Danger, **fields: Any) -> Sentence:
    return sentences.sentence(key if danger.exact else f"{key}-sampled", **fields)

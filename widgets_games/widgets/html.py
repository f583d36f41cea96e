"""Small pieces of HTML for the table. Everything that comes from outside is escaped here."""

from __future__ import annotations

from fractions import Fraction
from html import escape
from typing import Any, Final

from widgets_games.engine.chance import Odds
from widgets_games.engine.game import AnyGame, Game
from widgets_games.engine.language import language, say
from widgets_games.engine.rulebook import Objection, Origin, Rule, Rulebook
from widgets_games.games.chance import SeveralDice
from widgets_games.games.contract import Agenda, Stage, presenter_of
from widgets_games.render.svg import glyph_svg
from widgets_games.render.theme import Theme
from widgets_games.widgets.phrases import phrase

_STAGES: Final = {Stage.DONE: "done", Stage.NOW: "on", Stage.NEXT: "todo"}


def block(css_class: str, text: str) -> str:
    """A block of plain text."""
    return f'<div class="{css_class}">{escape(text)}</div>'


def heading(title: str, more: str = "") -> str:
    """The title of a card; not an h4, which JupyterLab would list among the notebook's own.

    Args:
        title: plain text.
        more: HTML that stands beside it.
    """
    return f'<div class="wg-title" role="heading" aria-level="4">{escape(title)} {more}</div>'


def badge(rulebook: Rulebook, origin: Origin) -> str:
    """Who says so: the source, or a ruling."""
    if origin is Origin.SOURCE:
        return f'<span class="wg-badge">{escape(say("from the source"))}</span>'
    return f'<span class="wg-badge ours">{escape(say(rulebook.ruling_badge))}</span>'


def rule_card(rulebook: Rulebook, rule: Rule) -> str:
    """A rule with its title, its id and each of its statements under the badge of who says it."""
    origins = {statement.origin for statement in rule.statements}
    if len(origins) == 1:
        title_badge = badge(rulebook, rule.statements[0].origin)
        body = "".join(f"<p>{escape(say(statement.text))}</p>" for statement in rule.statements)
    else:
        title_badge = ""
        body = "".join(
            f"<p>{escape(say(statement.text))} {badge(rulebook, statement.origin)}</p>"
            for statement in rule.statements
        )
    title = heading(say(rule.title), f"{title_badge}<code>{escape(rule.id)}</code>")
    return f'<div class="wg-card">{title}{body}</div>'


def rule_line(rulebook: Rulebook, rule: Rule) -> str:
    """A rule's title on one line, with a badge for each who says a part of it."""
    origins = dict.fromkeys(statement.origin for statement in rule.statements)
    badges = " ".join(badge(rulebook, origin) for origin in origins)
    return f'<span class="wg-rule">{escape(say(rule.title))} {badges}</span>'


def objection_text(rulebook: Rulebook, objection: Objection) -> str:
    """One reason against a move, with its rule."""
    sentence = escape(str(objection.sentence))
    return f"<p>{sentence}<br>{rule_line(rulebook, rulebook[objection.rule])}</p>"


def chance_label(game: Game[Any, Any, Any, Any], move: Any) -> str:
    """What fell, without the verb: `3` of `throw 3`."""
    return game.move_text(move).partition(" ")[2]


def odds_card(
    game: Game[Any, Any, Any, Any], odds: Odds[Any], fallen: Any | None, title: str
) -> str:
    """The outcomes of chance with their odds, the fallen one lit."""
    boxes = "".join(
        f"<span{_lit(move == fallen)}><b>{escape(chance_label(game, move))}</b>"
        f"{language().odds(probability)}</span>"
        for move, probability in odds
    )
    return f'<div class="wg-card">{heading(title)}<div class="wg-odds">{boxes}</div></div>'


def odds_line(game: Game[Any, Any, Any, Any], odds: Odds[Any], fallen: Any, title: str) -> str:
    """The same on one line, for an event that is not itself the throw."""
    boxes = "".join(
        f"<span{_lit(move == fallen)}><b>{escape(chance_label(game, move))}</b></span>"
        for move, _ in odds
    )
    chances = {probability for _, probability in odds}
    each = phrase("odds-each", odds=language().odds(chances.pop())) if len(chances) == 1 else ""
    if not each:
        each = language().odds(Fraction(odds.probability(fallen)))
    return (
        f'<div class="wg-odds small"><em>{escape(title)}</em>{boxes}<em>{escape(each)}</em></div>'
    )


def dice_card(dice: SeveralDice, odds: Odds[Any], fallen: Any | None, title: str) -> str:
    """The odds of each of several dice and, once they have fallen, of what they show together."""
    each = language().odds(Fraction(1, len(dice.faces)))
    boxes = "".join(f"<span><b>{face}</b>{each}</span>" for face in dice.faces)
    told = ""
    if fallen is not None:
        chance = language().odds(odds.probability(fallen))
        told = f"<p>{escape(phrase('odds-of-result', odds=chance))}</p>"
    return f'<div class="wg-card">{heading(title)}<div class="wg-odds">{boxes}</div>{told}</div>'


def agenda_card(agenda: Agenda) -> str:
    """The parts of a move in a row, and what the hand still holds as a number and in pieces."""
    hand = ""
    if agenda.held is not None:
        dots = (
            f'<i class="{"in" if number < agenda.held else "out"}"></i>'
            for number in range(agenda.total)
        )
        pieces = f'<div class="wg-peb">{"".join(dots)}</div>'
        hand = f'<div class="wg-hand"><b>{agenda.held}</b>{pieces}</div>'
    items = "".join(
        f'<span class="{_STAGES[item.stage]}"><b>{escape(item.text)}</b>{escape(item.label)}</span>'
        for item in agenda.items
    )
    return (
        f'<div class="wg-card">{heading(agenda.title)}{hand}<div class="wg-lap">{items}</div></div>'
    )


def seat_glyph(game: AnyGame, seat: int, theme: Theme) -> str:
    """The seat's piece in small, to stand in a line of text."""
    return glyph_svg(presenter_of(game).seat_glyph(seat, theme), "wg-g")


def _lit(lit: bool) -> str:
    return ' class="on"' if lit else ""

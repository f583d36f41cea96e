"""Every sentence Wetlands Crossing can say: one template each, with named fields."""

from __future__ import annotations

from typing import Final

from widgets_games.engine.rulebook import Telling, Wording, enumerate_words
from widgets_games.games.wetlands.rules.path import NAMES, OFF, Domain

SEAT_NAMES: Final = ("Purple", "Yellow")

TELLINGS: Final = {
    "Thrown": Telling("throw", "{seat:seat} throws {value}."),
    "SticksThrown": Telling("throw-sticks", "{seat:seat} throws {value:sticks}."),
    "Forced": Telling(
        "must-move",
        "{seat:seat} has only one legal move, from {origin:domain} {target:goal}: it must be made.",
        ("origin", "target"),
    ),
    "SetOut": Telling(
        "path",
        "{seat:seat}’s piece on {origin:domain} moves {steps:domains} along the path.",
        ("origin", "target"),
    ),
    "Leapt": Telling(
        "leap", "{seat:seat}’s piece leaps over {owner:seat}’s piece on {over:domain}.", ("over",)
    ),
    "OwnDamPassed": Telling(
        "own-dam",
        "{seat:seat}’s piece passes over a dam of its own side, on {dam:places}.",
        ("dam",),
    ),
    "Landed": Telling(
        "one-piece",
        "{seat:seat}’s piece lands on {domain:domain}, which is empty.",
        ("domain",),
        sums_up=True,
    ),
    "LandedSafe": Telling(
        "safe",
        "{seat:seat}’s piece lands on {domain:domain} and cannot be exchanged there.",
        ("domain",),
        sums_up=True,
    ),
    "StoppedOnWiwun": Telling(
        "wiwun-stop",
        "{seat:seat}’s piece lands on {domain:domain}, where every piece must stop.",
        ("domain",),
        sums_up=True,
    ),
    "Exchanged": Telling(
        "exchange",
        "{seat:seat}’s piece and {enemy:seat}’s piece change places: {seat:seat} stands on "
        "{domain:domain}, {enemy:seat} on {origin:domain}.",
        ("domain", "origin"),
        sums_up=True,
    ),
    "Seized": Telling(
        "kwakwani",
        "{seat:seat}’s piece lands on {domain:domain}, and the Trickster Raven seizes it.",
        ("domain",),
        sums_up=True,
    ),
    "Stolen": Telling(
        "last-theft",
        "Kwakwani steals {seat:seat}’s piece from {domain:domain}, "
        "to make room for {enemy:seat}’s.",
        ("domain",),
        sums_up=True,
    ),
    "CarriedBack": Telling(
        "kwakwani",
        "Kwakwani carries {seat:seat}’s piece back to {domain:domain}.",
        ("origin", "domain"),
        sums_up=True,
    ),
    "CarriedFurther": Telling(
        "kwakwani-full",
        "Siss’siru is taken: Kwakwani carries {seat:seat}’s piece back to {domain:domain}, "
        "the nearest empty domain before it.",
        ("origin", "domain"),
        sums_up=True,
    ),
    "LeftByExit": Telling(
        "exits",
        "{seat:seat}’s piece on {origin:domain} leaves the board with {throw:article}: {off:left}.",
        ("origin",),
        sums_up=True,
    ),
    "LeftFromWiwun": Telling(
        "wiwun-exit",
        "{seat:seat}’s piece on {origin:domain} leaves the board with a five: {off:left}.",
        ("origin",),
        sums_up=True,
    ),
    "Forfeited": Telling(
        "forfeit",
        "{seat:seat} has no legal move with {throw:article}: the turn passes.",
        sums_up=True,
    ),
    "TurnEnded": Telling("throw", "{seat:seat}’s turn ends; {enemy:seat} throws next."),
    "Won": Telling("aim", "{seat:seat} has all five pieces off the board and wins.", sums_up=True),
}

OBJECTIONS: Final = {
    "not-thrown": "{seat:seat} has not thrown yet.",
    "has-thrown": "{seat:seat} has thrown {throw} already and must move now.",
    "no-piece": "{seat:seat} has no piece on {origin:domain}.",
    "not-yours": "The piece on {origin:domain} is {owner:seat}’s, and it is {seat:seat}’s turn.",
    "wrong-number": "{seat:seat} threw {throw}: the piece on {origin:domain} cannot move "
    "{target:goal}.",
    "exits": "{seat:seat}’s piece on {origin:domain} leaves only with {exit:article}, "
    "not with {throw:article}.",
    "wiwun-exit": "{seat:seat}’s piece on {origin:domain} cannot leave with a five: "
    "the switch wiwun_exit is off.",
    "wiwun-stop": "{seat:seat}’s piece on {origin:domain} cannot pass {wiwun:domain}: "
    "it must stop there first.",
    "wiwun-wall": "The piece standing on {wiwun:domain} is never jumped.",
    "dam": "{seat:seat}’s piece on {origin:domain} cannot move {target:goal}: "
    "Meracahe’s Dam stands on {dam:places}.",
    "one-piece": "{seat:seat}’s piece on {origin:domain} cannot move {target:goal}: "
    "a piece of {seat:seat}’s own stands there.",
    "safe": "{enemy:seat}’s piece on {target:domain} is safe there and cannot be exchanged.",
    "tamatu": "{enemy:seat}’s piece on {target:domain} has Tāmatu’s protection: "
    "{run:places} are neighbours.",
    "last-tamatu": "{enemy:seat}’s piece on {target:domain} has Tāmatu’s protection: "
    "{run:places} are neighbours, so it cannot be stolen.",
    "must-move": "{seat:seat} cannot pass: a move is legal from {origins:places}.",
}

STATUS: Final = {
    "to-throw": "{seat:seat} to throw.",
    "to-move": "{seat:seat} to move. The throw is {throw}: {legal:number} of {pieces:number} "
    "may move.",
    "must-pass": "{seat:seat} to pass. The throw is {throw}: no piece may move.",
    "moving": "{seat:seat} is moving from {origin:domain} with {throw:article}.",
    "carrying": "Kwakwani is carrying {seat:seat}’s piece.",
    "wins": "{seat:seat} wins, five pieces off against {off:number}.",
}

NUMBERS: Final = ("none", "one", "two", "three", "four", "five")


def spell_domain(domain: Domain) -> str:
    """A domain as a person would name it: its number, with its name if it has one."""
    if domain == OFF:
        return "off the board"
    if domain in NAMES:
        return f"{NAMES[domain]} ({domain})"
    return str(domain)


def spell_goal(domain: Domain) -> str:
    """Where a piece goes, as a person would say it."""
    return spell_domain(domain) if domain == OFF else f"to {spell_domain(domain)}"


def spell_advance(origin: Domain, target: Domain) -> str:
    """A move of a piece as a person would name it."""
    return f"{spell_domain(origin)} {spell_goal(target)}"


WORDING: Final = Wording(
    seat=lambda seat: SEAT_NAMES[seat - 1],
    domain=spell_domain,
    goal=spell_goal,
    left=lambda off: "1 of 5 is off" if off == 1 else f"{off} of 5 are off",
    domains=lambda steps: "1 domain" if steps == 1 else f"{steps} domains",
    places=lambda domains: enumerate_words([str(domain) for domain in domains]),
    described=lambda domains: enumerate_words([spell_domain(domain) for domain in domains]),
    moves=lambda moves: enumerate_words([spell_advance(*move) for move in moves]),
    sticks=lambda up: "1 stick face up" if up == 1 else f"{up} sticks face up",
    article=lambda number: f"a {NUMBERS[number]}",
    number=lambda number: NUMBERS[number],
)

LABELS: Final = {
    "dam": "Meracahe’s Dam",
    "own-dam": "Own dam",
    "tamatu": "Tāmatu’s protection",
}
"""What is written on the board beside a mark."""

CAPTIONS: Final = {
    "may-throw": "Click the sticks to throw.",
    "may-pass": "No piece may move: click the sticks to pass.",
    "may-move": "The ringed pieces may move.",
    "leads": "{origin:domain} → {target:domain}",
    "exchanges": "{origin:domain} → {target:domain}, an exchange",
    "steals": "{origin:domain} → {target:domain}, a theft",
    "to-raven": "{origin:domain} → {target:domain}, and back with the Raven",
    "stuck": "The piece on {origin:domain} has no legal move.",
    "throws-next": "{enemy:seat} throws next.",
}
"""What is written below the board about the moves that are marked, and at the end of a turn."""

TRAYS: Final = {
    "waiting": "{seat:seat}",
    "to-throw": "{seat:seat} to throw",
    "to-move": "{seat:seat} to move",
    "wins": "{seat:seat} wins",
}
"""The titles of the trays."""

TRAY_COUNTS: Final = {
    "long": "{off} of 5 off",
    "short": "{off} off",
}
"""What is written beside the titles."""

DESCRIPTION: Final = {
    "pieces": "{seat:seat} has pieces on {domains:described}.",
    "no-pieces": "{seat:seat} has no piece on the board.",
    "off": "{seat:seat} has {off} of 5 pieces off the board.",
    "hand": "{seat:seat}’s piece from {origin:domain} is in the air above {above:domain}.",
    "carried": "Kwakwani holds {seat:seat}’s piece above {above:domain}.",
    "may-move": "These moves are legal: {moves:moves}.",
    "may-pass": "The only legal move is to pass.",
    "may-throw": "The sticks may be thrown.",
    "picked": "The piece on {origin:domain} is chosen.",
    "refused": "The move from {origin:domain} {target:goal} is refused.",
    "pass-refused": "Passing is refused.",
    "domain": "Domain {domain:domain}, empty.",
    "domain-piece": "Domain {domain:domain}, {seat:seat}’s piece.",
    "tray": "Off the board, {seat:seat}: {off} of 5.",
    "sticks": "Sticks, not thrown.",
    "sticks-thrown": "Sticks, the throw is {throw}.",
}
"""The picture in words."""

"""Every sentence Wetlands Crossing can say: one template each, with named fields."""

from __future__ import annotations

from typing import Final

from widgets_games.engine.language import counted, listed, say
from widgets_games.engine.rulebook import Wording
from widgets_games.games.wetlands.rules import path
from widgets_games.games.wetlands.rules.path import LAST, OFF, Domain

SEAT_NAMES: Final = ("Purple", "Yellow")

DOMAIN_NAMES: Final[dict[Domain, str]] = {
    path.SISSIRU: "Siss’siru",
    path.WIWUN: "Wi’wun",
    path.KWAKWANI: "Kwakwani",
    path.KRIKI: "Kri’ki",
    path.LLANSAE: "Llan’sae",
    LAST: "the last domain",
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
    "no-theft": "{enemy:seat}’s piece on {target:domain} has Tāmatu’s protection: "
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
ARTICLES: Final = ("none", "a one", "a two", "a three", "a four", "a five")


def spell_seat(seat: int) -> str:
    """What a person calls a seat."""
    return say(SEAT_NAMES[seat - 1])


def domain_name(domain: Domain) -> str:
    """The name of one that has a name."""
    return say(DOMAIN_NAMES[domain])


def spell_domain(domain: Domain) -> str:
    """A domain as a person would name it: its number, with its name if it has one."""
    if domain == OFF:
        return say("off the board")
    if domain in DOMAIN_NAMES:
        return say("{name} ({domain})", name=domain_name(domain), domain=domain)
    return str(domain)


def spell_named(domain: Domain) -> str:
    """A domain named by itself, as at the start of a sentence."""
    if domain == LAST:
        return say("The last domain ({domain})", domain=domain)
    return spell_domain(domain) if domain in DOMAIN_NAMES else say("Domain {domain}", domain=domain)


def spell_pieces_on(domains: tuple[Domain, ...]) -> str:
    """A side's pieces, by where they stand."""
    places = listed([spell_domain(domain) for domain in domains])
    return counted("a piece on {places}", "pieces on {places}", len(domains), places=places)


def spell_goal(domain: Domain) -> str:
    """Where a piece goes, as a person would say it."""
    spelled = spell_domain(domain)
    return spelled if domain == OFF else say("to {domain}", domain=spelled)


def spell_advance(origin: Domain, target: Domain) -> str:
    """A move of a piece as a person would name it."""
    return say("{origin} {goal}", origin=spell_domain(origin), goal=spell_goal(target))


WORDING: Final = Wording(
    seat=spell_seat,
    domain=spell_domain,
    goal=spell_goal,
    left=lambda off: counted("1 of 5 is off", "{number} of 5 are off", off),
    domains=lambda steps: counted("1 domain", "{number} domains", steps),
    places=lambda domains: listed([str(domain) for domain in domains]),
    named=spell_named,
    pieces_on=spell_pieces_on,
    moves=lambda moves: listed([spell_advance(*move) for move in moves]),
    sticks=lambda up: counted("1 stick face up", "{number} sticks face up", up),
    article=lambda number: say(ARTICLES[number]),
    number=lambda number: say(NUMBERS[number]),
)

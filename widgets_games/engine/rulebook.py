"""What rules and explanations are made of, and the rulebook that holds them.

A sentence is one template with named fields, kept beside the rules and never glued from parts, so
that it can be translated. It is formatted only when somebody reads it: most objections are never
read, they only decide that a move is not legal.
"""

from __future__ import annotations

import string
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import Any, NamedTuple, Protocol, TypeAlias

Place: TypeAlias = int | str
"""A place on a board (a domain, a pit, a cell) under the name that moves and positions use."""


class Origin(Enum):
    """Who says so: the source document, or we where it is silent."""

    SOURCE = "source"
    RULING = "ruling"


class Statement(NamedTuple):
    """One part of a rule and who says it."""

    text: str
    origin: Origin


class Rule(NamedTuple):
    """One rule.

    Attributes:
        id: the slug that code, explanations, tests and the seeds pages share.
        title: what a reader sees above the text.
        statements: the rule's text in parts, each from the source or a ruling of ours.
        prose_only: no event, objection or outcome cites the rule; it only describes the set-up.
    """

    id: str
    title: str
    statements: tuple[Statement, ...]
    prose_only: bool = False

    @property
    def text(self) -> str:
        """The whole rule as one text."""
        return " ".join(statement.text for statement in self.statements)

    @property
    def has_ruling(self) -> bool:
        """Whether any part of the rule is our decision."""
        return any(statement.origin is Origin.RULING for statement in self.statements)


def source(text: str) -> Statement:
    """A statement that the source document makes."""
    return Statement(text, Origin.SOURCE)


def ruling(text: str) -> Statement:
    """A statement that is our decision, because the source is silent."""
    return Statement(text, Origin.RULING)


class Wording(string.Formatter):
    """Formats the fields of sentences: `{dam:places}` uses the speller called `places`.

    Args:
        spellers: for each name used behind a colon in a template, how such a value is spelled.
    """

    def __init__(self, **spellers: Callable[[Any], str]) -> None:
        self._spellers = spellers

    def format_field(self, value: Any, format_spec: str) -> Any:
        """Spell one field, by its speller if it names one."""
        speller = self._spellers.get(format_spec)
        return speller(value) if speller else super().format_field(value, format_spec)


class Sentence(NamedTuple):
    """A sentence yet to be spelled: `str(sentence)` does it."""

    template: str
    fields: Mapping[str, Any]
    wording: Wording

    def __str__(self) -> str:
        return self.wording.vformat(self.template, (), self.fields)


class Objection(NamedTuple):
    """One reason against a move: its rule, the places it is about, and the sentence for it."""

    rule: str
    places: tuple[Place, ...]
    sentence: Sentence


class Event(Protocol):
    """Something that happened: a small immutable value in the past tense, usually a NamedTuple."""

    def _asdict(self) -> dict[str, Any]:
        """The fields by name: the fields of its sentence."""


class Telling(NamedTuple):
    """How a kind of event is told.

    Attributes:
        rule: the id of the rule that causes it.
        template: its sentence; the fields are the event's.
        places: those of its fields that hold a place or several, to be lit up.
        sums_up: whether it is told when a whole move is told in short.
    """

    rule: str
    template: str
    places: tuple[str, ...] = ()
    sums_up: bool = False


class Rulebook:
    """The rules of one game and every sentence it can say.

    Args:
        rules: all rules, in the order a reader should meet them.
        tellings: how each kind of event is told, by the name of its class.
        templates: templates of all other sentences, by key.
        wording: how the fields of the templates are spelled.
        ruling_badge: what a reader sees beside a ruling ("our ruling").

    Raises:
        ValueError: two rules share an id.
    """

    def __init__(
        self,
        rules: tuple[Rule, ...],
        tellings: Mapping[str, Telling],
        templates: Mapping[str, str],
        wording: Wording,
        ruling_badge: str = "our ruling",
    ) -> None:
        self.rules: Mapping[str, Rule] = {rule.id: rule for rule in rules}
        if len(self.rules) != len(rules):
            raise ValueError("two rules share an id")
        self.tellings = tellings
        self.templates = templates
        self.wording = wording
        self.ruling_badge = ruling_badge

    def __getitem__(self, rule_id: str) -> Rule:
        return self.rules[rule_id]

    def sentence(self, key: str, **fields: Any) -> Sentence:
        """The sentence of that key with these fields.

        Raises:
            KeyError: no template has that key.
        """
        return Sentence(self.templates[key], fields, self.wording)

    def tell(self, event: Event) -> Sentence:
        """What happened, as a sentence.

        Raises:
            KeyError: no telling is kept for that kind of event.
        """
        telling = self.tellings[type(event).__name__]
        return Sentence(telling.template, event._asdict(), self.wording)

    def tell_shortly(self, events: Iterable[Event]) -> str:
        """What the events of a move come to, in the sentences that sum it up."""
        return " ".join(
            str(self.tell(event)) for event in events if self.tellings[type(event).__name__].sums_up
        )

    def cause(self, event: Event) -> Rule:
        """The rule that caused an event."""
        return self.rules[self.tellings[type(event).__name__].rule]

    def told_by(self, rule: Rule) -> str:
        """Who says a rule, in words: `source`, the badge of a ruling, or both."""
        origins = dict.fromkeys(statement.origin for statement in rule.statements)
        return " and ".join(
            self.ruling_badge if origin is Origin.RULING else origin.value for origin in origins
        )

    def cite(self, rule: Rule) -> str:
        """A rule as text names it: its title, with the badge beside it if any part is a ruling."""
        return f"{rule.title}; {self.told_by(rule)}" if rule.has_ruling else rule.title

    def places(self, event: Event) -> tuple[Place, ...]:
        """The places an event is about."""
        found: list[Place] = []
        for name in self.tellings[type(event).__name__].places:
            value = getattr(event, name)
            found.extend(value if isinstance(value, tuple) else (value,))
        return tuple(found)


def enumerate_words(words: list[str]) -> str:
    """Join words as a list in prose: `a`, `a and b`, `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def count_of(number: int, thing: str) -> str:
    """A number of things: `1 move`, `26 moves`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"

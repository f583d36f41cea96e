"""What rules and explanations are made of, and the rulebook that holds them.

A sentence is one template with named fields, kept beside the rules and never glued from parts, so
that it can be translated. It is formatted only when somebody reads it: most objections are never
read, they only decide that a move is not legal.
"""

from __future__ import annotations

import string
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from html import escape
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from widgets_games.engine.display import Kinds, bundle, table
from widgets_games.engine.language import language, say

T = TypeVar("T")

Place: TypeAlias = int | str
"""A place on a board (a domain, a pit, a cell) under the name that moves and positions use."""


Holds: TypeAlias = Callable[[Any], bool]
"""Whether a statement holds under the `terms` of a game: what its switches come to."""


class Origin(Enum):
    """Who says so: the source document, or we where it is silent."""

    SOURCE = "source"
    RULING = "ruling"


class Statement(NamedTuple):
    """One part of a rule and who says it.

    Attributes:
        text: whole sentences.
        origin: who says so.
        holds: whether it holds under the terms of a game; it always does when left out.
    """

    text: str
    origin: Origin
    holds: Holds | None = None


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
        """The whole rule as one text, in the language spoken now."""
        return " ".join(say(statement.text) for statement in self.statements)

    def under(self, terms: Any) -> Rule:
        """The rule with those of its statements that hold under the terms of a game."""
        held = (part for part in self.statements if part.holds is None or part.holds(terms))
        return self._replace(statements=tuple(held))

    def __str__(self) -> str:
        return f"{say(self.title)}: {self.text}"

    def _repr_mimebundle_(self, include: Kinds = None, exclude: Kinds = None) -> dict[str, str]:
        """What a notebook may choose from: the rule as text and as HTML."""
        html = f"<p><strong>{escape(say(self.title))}</strong></p><p>{escape(self.text)}</p>"
        return bundle(str(self), html, None, include, exclude)

    @property
    def has_ruling(self) -> bool:
        """Whether any part of the rule is our decision."""
        return any(statement.origin is Origin.RULING for statement in self.statements)


def source(text: str, holds: Holds | None = None) -> Statement:
    """A statement that the source document makes."""
    return Statement(text, Origin.SOURCE, holds)


def ruling(text: str, holds: Holds | None = None) -> Statement:
    """A statement that is our decision, because the source is silent."""
    return Statement(text, Origin.RULING, holds)


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
        return self.wording.vformat(language().translated(self.template), (), self.fields)

    def __reduce__(self) -> tuple[Callable[[str], Sentence], tuple[str]]:
        # Its spellers are code: what is written down is what it says.
        return _spoken, (str(self),)

    def __deepcopy__(self, memo: dict[int, Any]) -> Sentence:
        return self


def _spoken(text: str) -> Sentence:
    """A sentence that says just this."""
    return Sentence("{said}", {"said": text}, Wording())


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
    """What an event is about, kept by its class: its rule, its sentence, and its places.

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


def caused_by(
    rule: str, template: str, *, places: tuple[str, ...] = (), sums_up: bool = False
) -> Callable[[type[T]], type[T]]:
    """Makes a class of small values an event: what causes it, how it is told, where it is.

    What the event changes is its method `apply(draft)`. One without it changes nothing, and only
    says why others happen.

    Args:
        rule: see `Telling`, as for the others.
        template: its sentence.
        places: its fields that hold places.
        sums_up: whether it is told in short, too.
    """
    telling = Telling(rule, template, places, sums_up)

    def make(kind: type[T]) -> type[T]:
        kind.telling = telling  # type: ignore[attr-defined]
        if not hasattr(kind, "apply"):
            kind.apply = _change_nothing  # type: ignore[attr-defined]
        return kind

    return make


def telling_of(event: Event | type[Event]) -> Telling:
    """How an event, or a kind of events, is told."""
    telling: Telling = event.telling  # type: ignore[union-attr]
    return telling


def _change_nothing(event: Event, draft: Any) -> None:
    """What an event does that only says why others happen."""


class Rulebook:
    """The rules of one game and every sentence it can say.

    Args:
        rules: all rules, in the order a reader should meet them.
        templates: templates of all other sentences, by key.
        wording: how the fields of the templates are spelled.
        ruling_badge: what a reader sees beside a ruling ("our ruling").

    Raises:
        ValueError: two rules share an id.
    """

    def __init__(
        self,
        rules: tuple[Rule, ...],
        templates: Mapping[str, str],
        wording: Wording,
        ruling_badge: str = "our ruling",
    ) -> None:
        self.rules: Mapping[str, Rule] = MappingProxyType({rule.id: rule for rule in rules})
        if len(self.rules) != len(rules):
            raise ValueError("two rules share an id")
        self.templates: Mapping[str, str] = MappingProxyType(dict(templates))
        self.wording = wording
        self.ruling_badge = ruling_badge

    def __repr__(self) -> str:
        return f"<Rulebook: {', '.join(self.rules)}>"

    def __str__(self) -> str:
        return "\n\n".join(
            f"{say(rule.title)} ({self.told_by(rule)})\n{rule.text}" for rule in self.rules.values()
        )

    def _repr_mimebundle_(self, include: Kinds = None, exclude: Kinds = None) -> dict[str, str]:
        """What a notebook may choose from: every rule with who says it, as text and as HTML."""
        rows = ((say(rule.title), rule.text, self.told_by(rule)) for rule in self.rules.values())
        heads = (say("Rule"), say("What it says"), say("Who says it"))
        return bundle(str(self), table(heads, rows), None, include, exclude)

    def under(self, terms: Any) -> Rulebook:
        """The rulebook as it stands under the terms of a game.

        Statements that do not hold there are left out, and so are rules of which none does.
        """
        held = (rule.under(terms) for rule in self.rules.values())
        return type(self)(
            tuple(rule for rule in held if rule.statements),
            self.templates,
            self.wording,
            self.ruling_badge,
        )

    def __getitem__(self, rule_id: str) -> Rule:
        return self.rules[rule_id]

    def sentence(self, key: str, **fields: Any) -> Sentence:
        """The sentence of that key with these fields.

        Raises:
            KeyError: no template has that key.
        """
        return Sentence(self.templates[key], fields, self.wording)

    def tell(self, event: Event) -> Sentence:
        """What happened, as a sentence."""
        return Sentence(telling_of(event).template, event._asdict(), self.wording)

    def tell_shortly(self, events: Iterable[Event]) -> str:
        """What the events of a move come to, in the sentences that sum it up."""
        return " ".join(str(self.tell(event)) for event in events if telling_of(event).sums_up)

    def cause(self, event: Event) -> Rule:
        """The rule that caused an event."""
        return self.rules[telling_of(event).rule]

    def told_by(self, rule: Rule) -> str:
        """Who says a rule, in words: `source`, the badge of a ruling, or how far it is one."""
        badge = say(self.ruling_badge)
        if all(statement.origin is Origin.RULING for statement in rule.statements):
            return badge
        return say("source, in part {badge}", badge=badge) if rule.has_ruling else say("source")

    def cite(self, rule: Rule) -> str:
        """A rule as text names it: its title, with the badge beside it if any part is a ruling."""
        title = say(rule.title)
        return f"{title}; {self.told_by(rule)}" if rule.has_ruling else title

    def places(self, event: Event) -> tuple[Place, ...]:
        """The places an event is about."""
        found: list[Place] = []
        for name in telling_of(event).places:
            value = getattr(event, name)
            found.extend(value if isinstance(value, tuple) else (value,))
        return tuple(found)

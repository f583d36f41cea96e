"""The points on which a game can be played differently, and the values they take."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from widgets_games.engine.errors import OptionError, shown
from widgets_games.engine.language import say


class Also(NamedTuple):
    """Values that a switch takes besides its choices, where they are too many to list.

    Attributes:
        takes: whether it takes a value; a list of JSON comes as a tuple.
        wanted: what such a value is, as an error says it: `a whole number from 1 to 999`.
        label: what a person reads for such a value.
    """

    takes: Callable[[Any], bool]
    wanted: str
    label: Callable[[Any], str]


class Switch(NamedTuple):
    """A point on which a game can be played differently.

    Attributes:
        name: as written in `play(..., name=value)` and in records.
        default: the value that records leave out.
        choices: every value that is offered; without `also` every value it can take.
        label: what a person reads beside it.
        choice_labels: what a person reads for each choice, in order.
        rule: the rule it changes.
        also: what else it takes, if anything.
    """

    name: str
    default: Any
    choices: tuple[Any, ...]
    label: str
    choice_labels: tuple[str, ...]
    rule: str
    also: Also | None = None

    def check(self, value: Any) -> Any:
        """The value, if the switch can take it; a list stands for a tuple, which JSON has not.

        Raises:
            OptionError: it cannot.
        """
        for choice in self.choices:
            if _is_alike(choice, value):
                return choice
        kept = tuple(value) if isinstance(value, list) else value
        if self.also is not None and self.also.takes(kept):
            return kept
        raise OptionError(
            say(
                "switch {name} cannot be {value}: {taken}",
                name=self.name,
                value=shown(value),
                taken=self.taken(),
            )
        )

    def taken(self, spell: Callable[[Any], str] = repr) -> str:
        """What it takes, as an error says it.

        Args:
            spell: how a choice is written.
        """
        choices = ", ".join(map(spell, self.choices))
        if self.also is None:
            return say("it takes one of {choices}", choices=choices)
        wanted = say(self.also.wanted)
        return say("it takes one of {choices}, or {wanted}", choices=choices, wanted=wanted)

    def label_of(self, value: Any) -> str:
        """What a person reads for a value that it takes."""
        if value in self.choices or self.also is None:
            return say(self.choice_labels[self.choices.index(value)])
        return self.also.label(value)


def _is_alike(choice: Any, value: Any) -> bool:
    if isinstance(choice, tuple) and isinstance(value, list | tuple):
        return len(choice) == len(value) and all(map(_is_alike, choice, value))
    # By the type too: True is 1 to Python, but not to a reader of records.
    return type(choice) is type(value) and bool(choice == value)

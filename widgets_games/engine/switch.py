"""The points on which a game can be played differently."""

from __future__ import annotations

from typing import Any, NamedTuple

from widgets_games.engine.errors import OptionError, shown


class Switch(NamedTuple):
    """A point on which a game can be played differently.

    Attributes:
        name: as written in `play(..., name=value)` and in records.
        default: the value that records leave out.
        choices: every value it can take.
        label: what a person reads beside it.
        choice_labels: what a person reads for each choice, in order.
        rule: the rule it changes.
    """

    name: str
    default: Any
    choices: tuple[Any, ...]
    label: str
    choice_labels: tuple[str, ...]
    rule: str

    def check(self, value: Any) -> Any:
        """The value, if the switch can take it; a list stands for a tuple, which JSON has not.

        Raises:
            OptionError: it cannot.
        """
        for choice in self.choices:
            if _is_alike(choice, value):
                return choice
        allowed = ", ".join(repr(choice) for choice in self.choices)
        raise OptionError(f"switch {self.name} cannot be {shown(value)}: it takes one of {allowed}")


def _is_alike(choice: Any, value: Any) -> bool:
    if isinstance(choice, tuple) and isinstance(value, list | tuple):
        return len(choice) == len(value) and all(map(_is_alike, choice, value))
    # By the type too: True is 1 to Python, but not to a reader of records.
    return type(choice) is type(value) and bool(choice == value)

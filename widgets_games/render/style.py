"""The style of a board: where things are on it, and in which colours, for one look."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from widgets_games.render.board import Look
from widgets_games.render.theme import Theme


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours that only one board has, by what they paint; a board adds its own.

    Attributes:
        edge: the dark line round marks of what is happening.
    """

    edge: str


T = TypeVar("T")
G = TypeVar("G")
C = TypeVar("C", bound=Colours)


def side_by_side(make: Callable[..., T], **pairs: tuple[Any, Any]) -> tuple[T, T]:
    """Two values of a kind from one table: colours by light and by dark, or measures in two sizes.

    Args:
        make: the kind.
        pairs: for each of its fields what it is in the first value and in the second.
    """
    first, second = ({name: pair[side] for name, pair in pairs.items()} for side in (0, 1))
    return make(**first), make(**second)


class Palette(NamedTuple, Generic[C]):
    """A board's own colours, by light and by dark."""

    light: C
    dark: C

    def of(self, theme: Theme) -> C:
        """The colours that go with a theme."""
        return self.dark if theme.name == "dark" else self.light


class Style(NamedTuple, Generic[G, C]):
    """What every function that draws needs to know of a look.

    Attributes:
        geometry: where things are.
        theme: the colours that all boards share.
        colours: the colours of this one.
        large: whether type is large.
        thicker: how much thicker than usual lines are.
    """

    geometry: G
    theme: Theme
    colours: C
    large: bool
    thicker: float = 1

    def seat(self, seat: int) -> str:
        """The colour of a seat."""
        return self.theme.seats[seat - 1]

    def stroke(self, width: float) -> float:
        """The width of a line, thicker where the look asks for it."""
        return round(width * self.thicker, 2)


AnyStyle: TypeAlias = Style[Any, Any]


def styled(look: Look, geometry: G, palette: Palette[C], thicker: float = 1) -> Style[G, C]:
    """The style of a board with these measures and colours, for a look."""
    return Style(geometry, look.theme, palette.of(look.theme), look.large, thicker)

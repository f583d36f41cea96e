"""Buttons, texts and boxes made the one way a table makes them, and light on the wire.

Each widget of ipywidgets comes with two more, its layout and its style, and each of the three is a
message to the page. A table's own looks come from its style sheet, so all its widgets share one
layout, and one style a kind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeAlias, TypeVar

import ipywidgets

P = TypeVar("P")

Command: TypeAlias = Callable[[], None]
"""Something a person asked for."""

Do: TypeAlias = Callable[[Command], None]
"""Carries out a command, shows what came of it, and shows any error in the table."""

HIDDEN = "wg-hidden"


class Kit:
    """Makes the widgets of one table.

    Args:
        do: carries out commands.
    """

    def __init__(self, do: Do) -> None:
        self.do = do
        self._layout = ipywidgets.Layout()
        self._styles: dict[type, Any] = {}

    def make(self, kind: Any, *classes: str, **traits: Any) -> Any:
        """A widget of some kind, with class names."""
        shared = {"layout": self._layout}
        if "style" in kind.class_traits():
            shared["style"] = self._style(kind.class_traits()["style"].klass)
        return with_classes(kind(**shared, **traits), classes)

    def button(self, text: str, command: Command, *classes: str, primary: bool = False) -> Any:
        """A button that carries out a command."""
        style = "primary" if primary else ""
        made = self.make(ipywidgets.Button, *classes, description=text, button_style=style)
        made.on_click(lambda _: self.do(command))
        return made

    def html(self, *classes: str, value: str = "") -> Any:
        """A place for text."""
        return self.make(ipywidgets.HTML, *classes, value=value)

    def row(self, children: list[Any], *classes: str) -> Any:
        """Widgets side by side."""
        return self.make(ipywidgets.HBox, *classes, children=children)

    def column(self, children: list[Any], *classes: str) -> Any:
        """Widgets one under the other."""
        return self.make(ipywidgets.VBox, *classes, children=children)

    def grid(self, children: list[Any], *classes: str) -> Any:
        """Widgets in a grid that the style sheet describes."""
        return self.make(ipywidgets.GridBox, *classes, children=children)

    def choice(self, label: str, options: Any = (), value: Any = None, *classes: str) -> Any:
        """A list to choose one thing from; nothing is chosen in an empty one."""
        traits = {"description": label, "options": options}
        if value is not None:
            traits["value"] = value
        return self.make(ipywidgets.Dropdown, *classes, **traits)

    def switch(self, label: str, value: bool) -> Any:
        """A box to tick."""
        return self.make(ipywidgets.Checkbox, description=label, value=value, indent=False)

    def _style(self, kind: type) -> Any:
        if kind not in self._styles:
            self._styles[kind] = kind()
        return self._styles[kind]


class Pool(Generic[P]):
    """Parts of one sort in a box: made when first needed, then kept, so that focus survives.

    Args:
        parent: the box; the pool comes after what is in it.
        make: makes the part of an index, counted from 0.
        widget_of: the widget of a part; the part itself if left out.
    """

    def __init__(
        self,
        parent: Any,
        make: Callable[[int], P],
        widget_of: Callable[[P], Any] = lambda part: part,
    ) -> None:
        self._parent = parent
        self._make = make
        self._widget_of = widget_of
        self._made: list[P] = []

    def take(self, count: int) -> list[P]:
        """The first so many, shown; the others are hidden."""
        missing = [self._make(index) for index in range(len(self._made), count)]
        if missing:
            self._made += missing
            widgets = (self._widget_of(part) for part in missing)
            self._parent.children = [*self._parent.children, *widgets]
        for index, part in enumerate(self._made):
            show_if(self._widget_of(part), index < count)
        return self._made[:count]


def with_classes(widget: Any, classes: Iterable[str]) -> Any:
    """The widget, with class names added."""
    for name in classes:
        widget.add_class(name)
    return widget


def set_classes(widget: Any, classes: Iterable[str]) -> None:
    """Give a widget exactly these class names, in one message and only if they differ."""
    hidden = (HIDDEN,) if HIDDEN in widget._dom_classes else ()
    wanted = (*classes, *hidden)
    if tuple(widget._dom_classes) != wanted:
        widget._dom_classes = wanted


def show_if(widget: Any, shown: bool) -> None:
    """Show a widget or take it out of sight and reach; the widget itself stays."""
    if shown and HIDDEN in widget._dom_classes:
        widget.remove_class(HIDDEN)
    elif not shown and HIDDEN not in widget._dom_classes:
        widget.add_class(HIDDEN)

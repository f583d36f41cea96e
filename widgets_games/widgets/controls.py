"""Buttons, texts and boxes with class names, made the one way the table makes them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

import ipywidgets

Command: TypeAlias = Callable[[], None]
"""Something a person asked for."""

Do: TypeAlias = Callable[[Command], None]
"""Carries out a command, shows what came of it, and shows any error in the table."""


def button(text: str, on_click: Command, *classes: str, primary: bool = False) -> Any:
    """A button that carries out a command."""
    made = ipywidgets.Button(description=text, button_style="primary" if primary else "")
    made.on_click(lambda _: on_click())
    return with_classes(made, classes)


def html(*classes: str) -> Any:
    """A place for text."""
    return with_classes(ipywidgets.HTML(), classes)


def box(kind: Callable[[list[Any]], Any], children: list[Any], *classes: str) -> Any:
    """A box of widgets."""
    return with_classes(kind(children), classes)


def with_classes(widget: Any, classes: Iterable[str]) -> Any:
    """The widget, with class names added."""
    for name in classes:
        widget.add_class(name)
    return widget


def set_classes(widget: Any, classes: Iterable[str]) -> None:
    """Give a widget exactly these class names, in one message and only if they differ."""
    wanted = tuple(classes)
    if tuple(widget._dom_classes) != wanted:
        widget._dom_classes = wanted


def show_if(widget: Any, shown: bool) -> None:
    """Show a widget or take it out of the page's layout; the widget itself stays."""
    display = None if shown else "none"
    if widget.layout.display != display:
        widget.layout.display = display

"""The switches of a game as controls, and which of them a person has turned."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from widgets_games.engine.game import AnyGame, Switch
from widgets_games.engine.language import say
from widgets_games.widgets.kit import Kit


class SwitchControls:
    """A box to tick or a list to choose from for each switch of a game.

    A switch that was not turned stays as a preset may set it.

    Args:
        kit: makes the widgets.
        switches: the switches of the game.
        values: what they show at first.
        kept: which of it is not the default.

    Attributes:
        controls: the controls by the names of their switches.
    """

    def __init__(
        self,
        kit: Kit,
        switches: tuple[Switch, ...],
        values: Mapping[str, Any],
        kept: Mapping[str, Any],
    ) -> None:
        self._shown, self._kept = {**values}, {**kept}
        self._switches = switches
        self.controls: dict[str, Any] = {switch.name: _control(kit, switch) for switch in switches}
        self._set_all()

    def chosen(self) -> dict[str, Any]:
        """The switches as they are set here, without those that follow from others."""
        turned = {
            name: control.value
            for name, control in self.controls.items()
            if control.value != self._shown[name]
        }
        return {**self._kept, **turned}

    def show(self, game: AnyGame) -> None:
        """Show the switches as they are set in a game."""
        self._shown, self._kept = {**game.options}, {**game.changed_options}
        self._set_all()

    def _set_all(self) -> None:
        for switch in self._switches:
            control, value = self.controls[switch.name], self._shown[switch.name]
            if _is_box(switch):
                control.value = value
            else:
                offered = [choice for _, choice in control.options]
                if value not in offered:
                    offered.append(value)
                    control.options = _options(switch, offered)
                # By its place: a list whose value is set to None shows nothing.
                control.index = offered.index(value)


def _options(switch: Switch, values: Iterable[Any]) -> list[tuple[str, Any]]:
    return [(switch.label_of(value), value) for value in values]


def _is_box(switch: Switch) -> bool:
    return switch.choices in ((True, False), (False, True))


def _control(kit: Kit, switch: Switch) -> Any:
    if _is_box(switch):
        return kit.switch(say(switch.label), switch.default)
    return kit.choice(say(switch.label), _options(switch, switch.choices))

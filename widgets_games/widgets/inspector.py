"""The inspector beside the board: tabs that tell, question, foretell and fork."""

from __future__ import annotations

from typing import Any, Protocol

import ipywidgets

from widgets_games.engine.language import say
from widgets_games.widgets.branches import BranchesTab
from widgets_games.widgets.event_tab import EventTab
from widgets_games.widgets.forecast_tab import ForecastTab
from widgets_games.widgets.kit import Kit
from widgets_games.widgets.session import Session
from widgets_games.widgets.why_not import WhyNotTab

EVENT, WHY_NOT, FORECAST, BRANCHES = "This event", "Why not?", "Odds", "Branches"
"""The titles of the tabs, by which the table knows them."""


class Part(Protocol):
    """A tab: what is in it, and how it is brought up to date."""

    @property
    def widget(self) -> Any: ...  # noqa: D102 - told above
    def update(self) -> None: ...  # noqa: D102 - told above


class Inspector:
    """The tabs; that of odds is there for games that can foretell.

    Args:
        session: the game at the table.
        kit: makes the widgets.
    """

    def __init__(self, session: Session, kit: Kit) -> None:
        self._session = session
        self._event_tab = EventTab(session, kit)
        self._tabs: dict[str, Part] = {
            WHY_NOT: WhyNotTab(session, kit),
            FORECAST: ForecastTab(session, kit),
            BRANCHES: BranchesTab(session, kit),
        }
        self._names: tuple[str, ...] = ()
        self.widget = kit.make(ipywidgets.Tab, "wg-tabs")
        self.sit_down()
        self.widget.observe(lambda _: kit.do(lambda: None), "selected_index")

    def sit_down(self) -> None:
        """Offer the tabs of the game at the table."""
        tabs = {
            title: tab
            for title, tab in self._tabs.items()
            if title != FORECAST or self._session.presenter.foretells
        }
        names = (EVENT, *tabs)
        if self._names != names:
            self._names = names
            children = [self._event_tab.widget, *(tab.widget for tab in tabs.values())]
            self.widget.children = children
            self.widget.titles = tuple(map(say, names))
            self.widget.selected_index = 0

    @property
    def opened(self) -> str:
        """The tab that is open, by its title in English."""
        return self._names[self.widget.selected_index or 0]

    @property
    def foretelling(self) -> bool:
        """Whether the tab of odds is open."""
        return self.opened == FORECAST

    def open_branches(self) -> None:
        """Open the tab of branches."""
        self.widget.selected_index = self._names.index(BRANCHES)

    def update(self) -> None:
        """Bring up to date what is in sight, and the event, which is read most."""
        self._event_tab.update()
        tab = self._tabs.get(self.opened)
        if tab is not None:
            tab.update()

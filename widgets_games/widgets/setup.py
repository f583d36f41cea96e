"""The set-up bar: seats, switches, look and records."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import ipywidgets

from widgets_games.engine.game import AnyGame, Seat
from widgets_games.engine.language import say
from widgets_games.engine.players import PLAYERS, Player, players_for
from widgets_games.games import GAMES, find_game
from widgets_games.widgets.html import block
from widgets_games.widgets.kit import Kit, show_if
from widgets_games.widgets.phrases import phrase
from widgets_games.widgets.session import Session
from widgets_games.widgets.switches import SwitchControls

PERSON = "person"
LOOKS = (("As JupyterLab", "auto"), ("Light", "light"), ("Dark", "dark"))


class SetUp:
    """Everything that is chosen before or beside a game.

    Args:
        session: the game at the table.
        kit: makes the widgets.
        start: starts a new game.
        open_record: opens the record of that path.
        save_record: saves the game under that path.
    """

    def __init__(
        self,
        session: Session,
        kit: Kit,
        start: Callable[[AnyGame], None],
        open_record: Callable[[str], None],
        save_record: Callable[[str], None],
    ) -> None:
        self._session = session
        self._kit = kit
        self._kinds = {**GAMES, session.game.name: type(session.game)}
        games = [(say(kind.title), name) for name, kind in self._kinds.items()]
        self._game = kit.choice(say("Game"), games, session.game.name)
        self._game.observe(lambda change: kit.do(lambda: self._offer(change.new)), "value")
        self._new = kit.button(say("New game"), lambda: start(self.game()), primary=True)
        self.look = kit.choice(say("Look"), [(say(look), value) for look, value in LOOKS], "auto")
        self.look.observe(lambda _: kit.do(lambda: None), "value")
        self.animate = kit.switch(say("Short animations"), True)
        self.preview = kit.switch(say("Show where a move leads"), True)
        self.preview.observe(lambda _: kit.do(lambda: None), "value")
        self._path = kit.make(
            ipywidgets.Combobox,
            description=say("Record"),
            placeholder=say("my-game.json"),
            options=self._known_records(),
        )
        open_button = kit.button(say("Open"), lambda: open_record(self._path.value))
        save_button = kit.button(say("Save this game"), lambda: save_record(self._path.value))
        note = kit.html(value=block("wg-hint", phrase("setup-note")))
        self._seat_bar = kit.row([], "wg-bar")
        self._game_bar = kit.row([], "wg-bar")
        record_bar = kit.row(
            [self.look, self.animate, self.preview, self._path, open_button, save_button],
            "wg-bar",
        )
        self._players: Any = None
        self._switches = SwitchControls(kit, (), {}, {})
        self.widget = kit.column([self._game_bar, self._seat_bar, record_bar, note], "wg-setup")
        self.sit_down()

    def sit_down(self) -> None:
        """Offer the seats and switches of the game at the table."""
        game = self._session.game
        self._game.value = game.name
        self._offer(game.name)
        self._seat_bar.children = [self._seat(seat) for seat in range(1, game.players + 1)]

    def game(self) -> AnyGame:
        """The game as it is chosen here."""
        kind = self._kinds[self._game.value]
        return kind(self._players.value, **self._switches.chosen())

    def find_game(self, name: str, players: int, options: Mapping[str, Any]) -> AnyGame:
        """A game of a record: one of the registry, or the one that was brought to this table.

        Raises:
            UnknownGame: it is neither.
            OptionError: the game has no such switch, value or number of players.
        """
        if name in GAMES or name not in self._kinds:
            return find_game(name, players, options)
        kind = self._kinds[name]
        kind.check_options(options)
        return kind(players, **options)

    def _offer(self, name: str) -> None:
        """Offer the switches of a game, as they are set at the table if it is played there."""
        kind, here = self._kinds[name], self._session.game
        players, shown, kept = kind.player_counts[0], kind.check_options({}), {}
        if name == here.name:
            players, shown, kept = here.players, {**here.options}, here.changed_options
        self._players = self._kit.choice(say("Players"), kind.player_counts, players)
        show_if(self._players, len(kind.player_counts) > 1)
        self._switches = SwitchControls(self._kit, kind.switches, shown, kept)
        controls = [self._game, self._players, *self._switches.controls.values(), self._new]
        self._game_bar.children = controls

    def _seat(self, seat: Seat) -> Any:
        players = players_for(self._session.game)
        options = [
            (say("A person"), PERSON),
            *((say(player.title), name) for name, player in players.items()),
        ]
        player = self._session.players.get(seat)
        name = PERSON if player is None else player.name
        control = self._kit.choice(self._session.game.seat_name(seat), options, name)
        control.observe(
            lambda change: self._kit.do(lambda: self._seat_player(seat, change.new)), "value"
        )
        return control

    def _seat_player(self, seat: Seat, name: str) -> None:
        if name == PERSON:
            self._session.players.pop(seat, None)
        else:
            player: Player = PLAYERS[name]
            self._session.players[seat] = player
        if self._session.timeline.at_end:
            self._session.answer()

    def _known_records(self) -> tuple[str, ...]:
        """Records lying where the notebook is, and the recorded games beside it."""
        here = Path()
        folders = (here, Path("seeds/records"), Path("../seeds/records"))
        found = [
            path
            for folder in folders
            for pattern in ("*.json", f"{self._session.game.name}/*.json")
            for path in sorted(folder.glob(pattern))
        ]
        return tuple(path.as_posix() for path in found)

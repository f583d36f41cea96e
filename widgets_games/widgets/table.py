"""The table: a board to play at, step through and question, in a notebook's output."""

from __future__ import annotations

import random
import threading
import traceback
from collections.abc import Mapping
from typing import Any

import ipywidgets

from widgets_games.engine import reading, record
from widgets_games.engine.errors import AlreadyThere, StorageError, WidgetsGamesError
from widgets_games.engine.game import AnyGame, Seat
from widgets_games.engine.language import say
from widgets_games.engine.players import Player
from widgets_games.engine.timeline import Timeline
from widgets_games.games.contract import presenter_of
from widgets_games.render.board import Look, View
from widgets_games.render.theme import DARK, LIGHT, Theme
from widgets_games.widgets.action import ActionRow
from widgets_games.widgets.board_place import BoardPlace
from widgets_games.widgets.bridge import Bridge
from widgets_games.widgets.header import Header
from widgets_games.widgets.inspector import Inspector
from widgets_games.widgets.keyboard import Keyboard
from widgets_games.widgets.kit import Command, Kit
from widgets_games.widgets.lines import AnyTimeline
from widgets_games.widgets.message import MessagePlace
from widgets_games.widgets.phrases import phrase
from widgets_games.widgets.saved import saved_bundle
from widgets_games.widgets.session import Session
from widgets_games.widgets.setup import SetUp
from widgets_games.widgets.speech import announcement
from widgets_games.widgets.style import style_sheet
from widgets_games.widgets.transport import Transport
from widgets_games.widgets.values import Message


class Table(ipywidgets.VBox):
    """A board with its transport and inspector.

    Args:
        game: the rules and the board.
        timeline: a game already under way; a new one if left out.
        players: who plays each seat by itself; the seats left out are people.
        rng_seed: makes the dice fall the same way each time; left out, they fall as they will.
    """

    def __init__(
        self,
        game: AnyGame,
        timeline: AnyTimeline | None = None,
        players: Mapping[Seat, Player] | None = None,
        rng_seed: int | None = None,
    ) -> None:
        self._one_at_a_time = threading.RLock()
        self._showing = False
        self.session = Session(game, timeline, players, random.Random(rng_seed))
        session = self.session
        kit = Kit(self.do)
        self._setup = SetUp(session, kit, self.new_game, self.open_record, self.save_record)
        self._header = Header(session, kit, self._setup.widget)
        self._action = ActionRow(session, kit, self._open_branches, self._play_again)
        self._transport = Transport(session, kit, self._action)
        self._message = MessagePlace(session, kit)
        self._inspector = Inspector(session, kit)
        self._keyboard = Keyboard(session)
        self.bridge = Bridge()
        self.bridge.know_board(presenter_of(game).board)
        self.bridge.on_msg(self._key)
        self.bridge.observe(lambda _: self.do(lambda: None), ["dark_page", "small_board"])
        self._board = BoardPlace(session, kit)
        side = kit.column([self._message.widget, self._inspector.widget], "wg-side")
        grid = kit.grid(
            [self._header.widget, self._board.widget, self._transport.widget, side],
            "wg-grid",
        )
        super().__init__([grid, kit.html(value=f"<style>{style_sheet()}</style>"), self.bridge])
        self.add_class("wg")
        self.do(session.answer)

    def __repr__(self) -> str:
        timeline = self.timeline
        moves = len(timeline.move_ends) - 1
        return f"<Table: {timeline.game.title}, move {timeline.move_number} of {moves}>"

    @property
    def timeline(self) -> AnyTimeline:
        """The game at the table, with all its branches."""
        return self.session.timeline

    # ------------------------------------------------------------------ commands

    def do(self, command: Command) -> None:
        """Carry out a command, show what came of it, and show any error in the table.

        A kernel may bring the clicks on different widgets in different threads: one waits for the
        other.
        """
        with self._one_at_a_time:
            if self._showing:
                return
            self._guard(command, lambda: self.do(command))
            self._show()

    def new_game(self, game: AnyGame) -> None:
        """Start a new game at this table; the seats stay as they are where the game has them."""
        before = self.session.game, self.session.timeline
        self._sit_down(game, Timeline(game))
        self.session.answer()
        if before[1].length:
            self._offer_back(*before)

    def _offer_back(self, game: AnyGame, timeline: AnyTimeline) -> None:
        """A game that was left by a click comes back by a click."""
        self.session.message = Message(
            "note",
            phrase("new-game"),
            retry=lambda: self._sit_down(game, timeline),
            retry_text=phrase("back-to-game"),
        )

    def open_record(self, path: str) -> None:
        """Open a record at this table.

        Raises:
            StorageError: the file cannot be read.
            RecordError: it is no record, or its moves do not follow the rules.
        """
        timeline = reading.load(_written_path(path), self._setup.find_game)
        self._sit_down((timeline.game), timeline)
        self.session.message = Message("note", phrase("opened", path=path))

    def save_record(self, path: str, *, replace: bool = False) -> None:
        """Save this game with all its branches; a record of that name is replaced if one says so.

        Raises:
            StorageError: the file cannot be written; what was there before is unharmed.
        """
        try:
            record.save(self.session.timeline, _written_path(path), replace=replace)
        except AlreadyThere:
            self.session.message = Message(
                "note",
                phrase("replace", path=path),
                retry=lambda: self.save_record(path, replace=True),
                retry_text=phrase("replace-it"),
            )
        else:
            self.session.message = Message("note", phrase("saved", path=path))

    def _sit_down(self, game: AnyGame, timeline: AnyTimeline) -> None:
        changed = presenter_of(game).board is not self.session.presenter.board
        self.session.sit_down(game, timeline)
        if changed:
            self._board.set_board()
            self.bridge.know_board(presenter_of(game).board)
        self._inspector.sit_down()
        self._setup.sit_down()

    def _play_again(self) -> None:
        self.new_game(self.session.game)

    def _open_branches(self) -> None:
        self._inspector.open_branches()

    def _key(self, _: Any, content: Mapping[str, Any], __: Any) -> None:
        command = self._keyboard.command(content.get("key", ""), shift=bool(content.get("shift")))
        if command is not None:
            self.do(command)

    def _guard(self, command: Command, retry: Command | None) -> None:
        try:
            command()
        except WidgetsGamesError as error:
            self.session.message = Message("error", str(error))
        except Exception as error:
            text = phrase("failed", kind=type(error).__name__, text=error)
            details = traceback.format_exc()
            self.session.message = Message("error", text, details=details, retry=retry)
            self._message.update()
            self.bridge.warning = text

    # ------------------------------------------------------------------ showing

    @property
    def theme(self) -> Theme:
        """The colours: as the page has them, unless the person chose."""
        look = self._setup.look.value
        dark = self.bridge.dark_page if look == "auto" else look == "dark"
        return DARK if dark else LIGHT

    @property
    def look(self) -> Look:
        """How the board is dressed: larger on a projector, and where it is shown small."""
        return Look(self.theme, self.session.projector or self.bridge.small_board)

    @property
    def view(self) -> View[Any, Any, Any]:
        """The picture under the cursor."""
        return self._board.view(self.look)

    def _show(self) -> None:
        """Bring every part up to date, whatever becomes of the others.

        Changes that this makes are not commands. The message comes last but one, to show any error
        of a part.
        """
        self._showing = True
        self.session.preview = self._setup.preview.value
        self.session.foretelling = self._inspector.foretelling
        for update in (
            self._show_board,
            lambda: self._header.update(self.theme),
            self._action.update,
            self._transport.update,
            self._inspector.update,
            self._show_classes,
            self._message.update,
            self._speak,
        ):
            self._guard(update, None)
        self.session.settle()
        self._showing = False

    def _show_board(self) -> None:
        wanted = self._setup.animate.value and not self.bridge.reduced_motion
        self._board.update(self.look, fly=wanted)

    def _show_classes(self) -> None:
        look = self._setup.look.value
        for name, on in (
            ("wg-light", look == "light"),
            ("wg-dark", look == "dark"),
            ("wg-projector", self.session.projector),
        ):
            if on and name not in self._dom_classes:
                self.add_class(name)
            elif not on and name in self._dom_classes:
                self.remove_class(name)

    def _speak(self) -> None:
        """Tell a screen reader what has changed, in one message."""
        with self.bridge.hold_sync():
            self._tell_bridge()

    def _tell_bridge(self) -> None:
        session = self.session
        board = session.presenter.board
        view = self.view
        self.bridge.game_title = say(session.game.title)
        self.bridge.description = board.description(view)
        message = session.message
        self.bridge.warning = message.text if message and message.kind != "note" else ""
        self.bridge.announcement = announcement(session, self._keyboard, view)

    # ------------------------------------------------------------------ without a kernel

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        """The table; and where no kernel runs, a picture of the board and what is told of it."""
        bundle: dict[str, Any] = super()._repr_mimebundle_(**kwargs)
        return bundle | saved_bundle(self.session)


def _written_path(path: str) -> str:
    if not path.strip():
        raise StorageError(phrase("no-path"))
    return path.strip()

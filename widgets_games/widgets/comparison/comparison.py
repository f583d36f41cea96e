"""The same moves by two rule sets, side by side: where do they first lead to something else?"""

from __future__ import annotations

import threading
import traceback
from collections.abc import Mapping, Sequence
from functools import partial
from html import escape
from pathlib import Path
from typing import Any

import ipywidgets

from widgets_games.engine.errors import OptionError, WidgetsGamesError, shown
from widgets_games.engine.game import AnyGame, Game
from widgets_games.engine.language import say
from widgets_games.games import find_game
from widgets_games.games.contract import presenter_of
from widgets_games.render.board import Look
from widgets_games.render.theme import DARK, LIGHT
from widgets_games.widgets.bridge import Bridge
from widgets_games.widgets.comparison.replays import Pair, Replay
from widgets_games.widgets.comparison.side import PairSide
from widgets_games.widgets.html import block
from widgets_games.widgets.kit import Command, Kit, show_if
from widgets_games.widgets.phrases import count_of_moves, phrase
from widgets_games.widgets.saved import paragraphs, saved_picture
from widgets_games.widgets.style import style_sheet

PAIR_STYLE = Path(__file__).with_name("comparison.css").read_text(encoding="utf-8")


def compare(  # noqa: PLR0913 - each is one thing that a teacher may want to set
    game: str | AnyGame,
    moves: Sequence[str] = (),
    *,
    left: Mapping[str, Any] | None = None,
    right: Mapping[str, Any] | None = None,
    players: int | None = None,
    start: str | None = None,
) -> Comparison:
    """The same moves replayed by two rule sets, to step through side by side.

    Args:
        game: a game's name, or a game of your own; what it has set counts for both sides.
        moves: the moves as text. A side stops where its rules refuse one, and says why.
        left: the switches of the left side, as in `{"grand": True}`; none is turned if left out.
        right: those of the right side.
        players: how many play; the least the game allows if left out.
        start: a position to start from, as text.

    Raises:
        UnknownGame: no game goes by that name, or it is neither a name nor a game.
        OptionError: a switch, a value or a number of players the game does not have.
        PositionError: the start is no position of the game.
        MoveTextError: one of the moves is none.
    """
    games = [_game(game, players, switches) for switches in (left, right)]
    return Comparison(games[0], games[1], moves, start, {*(left or {}), *(right or {})})


def _game(game: str | AnyGame, players: int | None, switches: Mapping[str, Any] | None) -> AnyGame:
    """The game of one side."""
    switches = {} if switches is None else switches
    if not isinstance(switches, Mapping):
        raise OptionError(
            f"a side is given by its switches, as in {{'grand': True}}, not by {shown(switches)}"
        )
    if not isinstance(game, Game):
        return find_game(game, players, switches)
    options = {**game.changed_options, **switches}
    game.check_options(options)
    return type(game)(game.players if players is None else players, **options)


class Comparison(ipywidgets.VBox):
    """Two boards with one transport.

    Args:
        left: the rules of the left side.
        right: those of the right side.
        moves: the moves as text.
        start: the position to start from as text, None for the game's own.
        offered: the switches that are shown at first; all of them if there are none.
    """

    def __init__(
        self,
        left: AnyGame,
        right: AnyGame,
        moves: Sequence[str],
        start: str | None,
        offered: set[str],
    ) -> None:
        self._moves, self._start, self._offered = moves, start, offered
        self._one_at_a_time = threading.RLock()
        self._showing, self._problem = False, ""
        kit = Kit(self.do)
        self.sides = [
            PairSide(phrase(key), Replay(rules, moves, start), kit, partial(self._turned, index))
            for index, (key, rules) in enumerate((("side-left", left), ("side-right", right)))
        ]
        self._join(0)
        self.bridge = Bridge(switch_names=[n for side in self.sides for n in side.switch_names])
        self.bridge.know_board(presenter_of(left).board)
        self.bridge.on_msg(self._key)
        self.bridge.observe(lambda _: self.do(lambda: None), ["dark_page", "small_board"])
        self._make_transport(kit)
        self._all = kit.make(
            ipywidgets.ToggleButton, description=say("All switches"), value=not offered
        )
        self._all.observe(lambda _: self.do(lambda: None), "value")
        show_if(self._all, len(offered) < len(left.switches))
        self._message = kit.html()
        title = kit.html(value=block("wg-game", phrase("pair-title", title=say(left.title))))
        head = kit.row([title, self._all], "wg-row")
        sides = kit.grid([w for side in self.sides for w in side.widgets], "wg-sides")
        tellings = kit.grid([side.telling for side in self.sides], "wg-tellings")
        pair = kit.column([head, self._message, sides, *self._transport, tellings], "wg-pair")
        super().__init__(
            [pair, kit.html(value=f"<style>{style_sheet()}{PAIR_STYLE}</style>"), self.bridge]
        )
        self.add_class("wg")
        self.do(lambda: None)

    def __repr__(self) -> str:
        title = self.sides[0].replay.game.title
        return f"<Comparison: {title}, {count_of_moves(len(self._moves))}>"

    def _make_transport(self, kit: Kit) -> None:
        self._where, self._ruler = kit.html(), kit.html()
        self.slider = kit.make(
            ipywidgets.IntSlider, "wg-slider", description=say("Place in the game"), readout=False
        )
        self.slider.observe(lambda change: kit.do(partial(self._go, change.new)), "value")
        back = [
            kit.button(say("First"), lambda: self._go(0)),
            kit.button(say("« Move"), lambda: self.pair.go_move(-1)),
            kit.button(say("‹ Event"), lambda: self._go(self.pair.place - 1)),
        ]
        on = [
            kit.button(say("Event ›"), lambda: self._go(self.pair.place + 1), primary=True),
            kit.button(say("Move »"), lambda: self.pair.go_move(1)),
            kit.button(say("Last"), lambda: self._go(self.pair.length)),
        ]
        self._difference = kit.button(say("First difference"), self._to_difference)
        self._back, self._on = back, on
        steps = kit.grid([*back, *on, self._difference], "wg-steps")
        self._transport = [self._where, self.slider, self._ruler, steps]

    # ------------------------------------------------------------------ commands

    def do(self, command: Command) -> None:
        """Carry out a command, show what came of it, and show any error.

        A kernel may bring the clicks on different widgets in different threads: one waits for the
        other.
        """
        with self._one_at_a_time:
            if self._showing:
                return
            self._problem = ""
            self._guard(command)
            self._show()

    def _guard(self, command: Command) -> None:
        try:
            command()
        except WidgetsGamesError as error:
            self._problem = escape(str(error))
        except Exception as error:
            text = phrase("failed", kind=type(error).__name__, text=error)
            details = escape(traceback.format_exc())
            self._problem = (
                f"<span>{escape(text)}</span><details><summary>"
                f"{escape(phrase('error-details'))}</summary><pre>{details}</pre></details>"
            )

    def _go(self, place: int) -> None:
        self.pair.go(place)

    def _to_difference(self) -> None:
        if self.pair.first_difference is not None:
            self._go(self.pair.first_difference)

    def _turned(self, index: int) -> None:
        """A switch of a side was turned: that side replays the moves by its new rules."""
        side = self.sides[index]
        before = side.replay.game
        rules = type(before)(before.players, **side.switches.chosen())
        side.take(Replay(rules, self._moves, self._start))
        self._join(self.pair.place)

    def _join(self, place: int) -> None:
        self.pair = Pair(*(side.replay for side in self.sides))
        self._go(place)

    def _key(self, _: Any, content: Mapping[str, Any], __: Any) -> None:
        shift = bool(content.get("shift"))
        commands: dict[str, Command] = {
            "ArrowRight": lambda: self.pair.go_move(1) if shift else self._go(self.pair.place + 1),
            "ArrowLeft": lambda: self.pair.go_move(-1) if shift else self._go(self.pair.place - 1),
            "Home": lambda: self._go(0),
            "End": lambda: self._go(self.pair.length),
        }
        command = commands.get(content.get("key", ""))
        if command is not None:
            self.do(command)

    # ------------------------------------------------------------------ showing

    @property
    def look(self) -> Look:
        """How both boards are dressed."""
        return Look(DARK if self.bridge.dark_page else LIGHT, self.bridge.small_board)

    def _show(self) -> None:
        """Bring every part up to date; changes that this makes are not commands."""
        self._showing = True
        for side in self.sides:
            side.offer(side.switches.controls if self._all.value else self._offered)
            self._guard(partial(side.update, self.pair, self.look))
        self._guard(self._show_transport)
        problem = f'<div class="wg-msg no">{self._problem}</div>' if self._problem else ""
        self._message.value = problem
        show_if(self._message, bool(problem))
        self._guard(self._speak)
        self._showing = False

    def _show_transport(self) -> None:
        place, length = self.pair.place, self.pair.length
        top = max(1, length)
        self.slider.max = max(top, self.slider.value)
        self.slider.value = place
        self.slider.max = top
        for control in self._back:
            control.disabled = place == 0
        for control in self._on:
            control.disabled = place == length
        self._difference.disabled = self.pair.first_difference in (None, place)
        self._where.value = self._where_html()
        self._ruler.value = self._ruler_html()

    def _where_html(self) -> str:
        pair = self.pair
        move = phrase("pair-place", number=pair.number, count=len(pair.ends) - 1)
        step = phrase("pair-step", index=pair.place, length=pair.length)
        differ = escape(self._differ_text())
        where = f"<span><b>{escape(move)}</b> · {escape(step)}</span><span>{differ}</span>"
        return f'<div class="wg-where">{where}</div>'

    def _differ_text(self) -> str:
        first = self.pair.first_difference
        if first is None:
            return phrase("differ-never")
        if first == self.pair.place:
            return phrase("differ-here")
        key = "differ-later" if first else "differ-start"
        return phrase(key, number=self.pair.number_at(first))

    def _ruler_html(self) -> str:
        """A tick at the end of each move, and a sign where the sides first differ."""
        length, differs = max(1, self.pair.length), self.pair.first_difference
        ticks = "".join(f'<i style="left:{end / length:.2%}"></i>' for end in self.pair.ends[1:])
        sign = "" if differs is None else f'<u style="left:{differs / length:.2%}">≠</u>'
        return f'<div class="wg-strip" aria-hidden="true">{ticks}{sign}</div>'

    def _speak(self) -> None:
        """Tell a screen reader what stands on both sides."""
        described = [
            phrase(
                "side-told",
                side=side.name,
                text=side.replay.presenter.board.description(side.view(self.pair, self.look)),
            )
            for side in self.sides
        ]
        self.bridge.game_title = phrase("pair-title", title=say(self.sides[0].replay.game.title))
        self.bridge.description, self.bridge.further_descriptions = described[0], described[1:]
        self.bridge.announcement = " ".join(self._told_at(self.pair.place))
        self.bridge.warning = self._problem.partition("<details>")[0]

    def _told_at(self, place: int) -> list[str]:
        """What both sides tell at a place, once if it is the same."""
        told = [side.sentence(self.pair, place) for side in self.sides]
        if told[0] == told[1]:
            return [phrase("both-told", text=told[0])]
        sides = zip(self.sides, told, strict=True)
        spoken = [phrase("side-told", side=side.name, text=text) for side, text in sides]
        return [*spoken, phrase("differ-here")] if place == self.pair.first_difference else spoken

    # ------------------------------------------------------------------ without a kernel

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        """The comparison; and where no kernel runs, both boards where they first differ."""
        bundle: dict[str, Any] = super()._repr_mimebundle_(**kwargs)
        place = self.pair.first_difference or 0
        rules = [phrase("side-told", side=side.name, text=side.rules_text()) for side in self.sides]
        told = [*rules, *self._told_at(place)]
        images = (
            saved_picture(side.replay.game, self.pair.frame_at(side.replay, place), 480)[1]
            for side in self.sides
        )
        return bundle | {
            "text/html": "".join(images) + paragraphs(told),
            "text/plain": " ".join((f"{self.bridge.game_title}.", *told)),
        }

"""One side of a comparison: its rules, its switches, its board, and what happens on it."""

from __future__ import annotations

from collections.abc import Collection
from html import escape
from typing import Any

from widgets_games.engine.game import CHANCE
from widgets_games.engine.language import say
from widgets_games.render.board import Look, View
from widgets_games.render.canvas import CanvasBoard
from widgets_games.widgets.comparison.replays import Pair, Replay, Stop
from widgets_games.widgets.html import block, heading, objection_text, rule_line
from widgets_games.widgets.kit import Command, Kit, show_if
from widgets_games.widgets.phrases import phrase
from widgets_games.widgets.switches import SwitchControls


class PairSide:
    """One side.

    Args:
        name: what it is called.
        replay: the moves as this side has them.
        kit: makes the widgets.
        turned: replays the moves after a switch was turned here.

    Attributes:
        name: what it is called.
        replay: the moves as this side has them now.
        switches: the switches of its rules.
        widgets: its title, its switches and its board, one under the other.
        telling: what happens on it.
    """

    def __init__(self, name: str, replay: Replay, kit: Kit, turned: Command) -> None:
        self.name = name
        self.replay = replay
        game = replay.game
        self.switches = SwitchControls(kit, game.switches, game.options, game.changed_options)
        for control in self.switches.controls.values():
            control.observe(lambda _: kit.do(turned), "value")
        self._kit = kit
        self._title, self.telling = kit.html(), kit.html()
        self._shown: View[Any, Any, Any] | None = None
        self._place = kit.column([], "wg-board")
        self._set_board()
        bar = kit.row([*self.switches.controls.values()], "wg-bar")
        self.widgets = [self._title, bar, self._place]

    @property
    def switch_names(self) -> list[str]:
        """What each control is called where the other side has the same."""
        switches = self.replay.game.switches
        return [phrase("side-told", side=self.name, text=say(switch.label)) for switch in switches]

    def take(self, replay: Replay) -> None:
        """Show another replay, by other rules."""
        self.replay = replay
        self._set_board()

    def _set_board(self) -> None:
        self._canvas = CanvasBoard(self.replay.presenter.board, css_width=620)
        self._canvas.widget.on_client_ready(lambda: self._kit.do(self._forget))
        self._place.children = [self._canvas.widget]
        self._shown = None

    def _forget(self) -> None:
        self._canvas.forget()
        self._shown = None

    def offer(self, names: Collection[str]) -> None:
        """Show the switches of these names, and of the others only what is turned, in words."""
        for name, control in self.switches.controls.items():
            show_if(control, name in names)
        self._title.value = heading(self.name, escape(self._turned_besides(names)))

    def view(self, pair: Pair, look: Look) -> View[Any, Any, Any]:
        """The picture where the reader stands."""
        return View(pair.frame_at(self.replay, pair.place), look)

    def update(self, pair: Pair, look: Look) -> None:
        """Show what stands on this side where the reader stands."""
        self.switches.show(self.replay.game)
        view = self.view(pair, look)
        if view != self._shown:
            self._canvas.show(view)
            self._shown = view
        self.telling.value = self._telling_html(pair)

    def rules_text(self) -> str:
        """The switches that are turned, in words."""
        return self._turned_besides(()) or phrase("no-switch-set")

    def _turned_besides(self, names: Collection[str]) -> str:
        game = self.replay.game
        turned = [
            phrase(
                "switch-set",
                label=say(switch.label),
                choice=switch.label_of(game.options[switch.name]),
            )
            for switch in game.switches
            if switch.name in game.changed_options and switch.name not in names
        ]
        return "; ".join(turned) + "." if turned else ""

    def sentence(self, pair: Pair, place: int) -> str:
        """What has happened at a place, or why nothing more does."""
        game = self.replay.game
        stop = self.replay.stop
        if stop is not None and pair.is_stopped_at(self.replay, place):
            reasons = (str(objection.sentence) for objection in stop.reasons)
            return " ".join((_stop_text(stop), *reasons))
        frame = pair.frame_at(self.replay, place)
        if frame.event is None:
            return phrase("nothing-yet", status=game.status(frame.state))
        return str(game.rulebook.tell(frame.event))

    def _telling_html(self, pair: Pair) -> str:
        rulebook, stop = self.replay.game.rulebook, self.replay.stop
        if stop is not None and pair.is_stopped_at(self.replay, pair.place):
            reasons = "".join(objection_text(rulebook, reason) for reason in stop.reasons)
            refused = "" if stop.over else " no"
            text = f"<b>{escape(_stop_text(stop))}</b>{reasons}"
            return f'<div class="wg-msg{refused}">{text}</div>'
        frame = pair.frame_at(self.replay, pair.place)
        sentence = self.sentence(pair, pair.place)
        if frame.event is None:
            return block("wg-eyebrow", phrase("before-first")) + block("wg-say", sentence)
        differs = ""
        if pair.place == pair.first_difference:
            differs = f'<p><span class="wg-differ">{escape(phrase("differ-here"))}</span></p>'
        return (
            block("wg-eyebrow", self._eyebrow(pair))
            + block("wg-say", sentence)
            + differs
            + rule_line(rulebook, rulebook.cause(frame.event))
        )

    def _eyebrow(self, pair: Pair) -> str:
        frame, game = pair.frame_at(self.replay, pair.place), self.replay.game
        assert frame.step is not None
        actor = game.actor(frame.step.before)
        return phrase(
            "event-of-chance" if actor == CHANCE else "event-of-move",
            actor=game.seat_name(actor),
            move=game.move_text(frame.step.move),
            index=frame.index,
            count=len(frame.step.events),
        )


def _stop_text(stop: Stop) -> str:
    key = "stopped-over" if stop.over else "stopped"
    return phrase(key, number=stop.number, move=stop.move)

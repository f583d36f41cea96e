"""The tab "Branches": the lines of this game, and the forks that could be taken here."""

from __future__ import annotations

from functools import partial
from typing import Any

from widgets_games.engine.game import CHANCE
from widgets_games.games.contract import presenter_of
from widgets_games.widgets.dice_chooser import DiceChooser
from widgets_games.widgets.html import block, chance_label
from widgets_games.widgets.kit import Kit, Pool, set_classes, show_if
from widgets_games.widgets.lines import (
    AnyNode,
    Line,
    current_line,
    line_text,
    lines_of,
    open_line_text,
)
from widgets_games.widgets.phrases import phrase
from widgets_games.widgets.session import Session


class ForkRow:
    """Other ways to go on after one node: other dice, or other moves."""

    def __init__(self, session: Session, kit: Kit) -> None:
        self._session = session
        self._node: AnyNode = session.timeline.root
        self._moves: list[Any] = []
        self._heading = kit.html()
        row = kit.row([], "wg-row")
        self._pool = Pool(row, lambda index: kit.button("", partial(self._take, index)))
        self._dice = DiceChooser(kit, self._make)
        self.widget = kit.column([self._heading, row, self._dice.widget], "wg-fork")

    def update(self, node: AnyNode, made: Any) -> None:
        """Offer all that could follow a node; what did follow is shown, but cannot be chosen."""
        game = self._session.game
        self._node = node
        is_chance = game.actor(node.state) == CHANCE
        several = presenter_of(game).several_dice(node.state) if is_chance else None
        self._dice.update(several, node, made)
        self._moves = [] if several else list(game.legal_moves(node.state))
        actor = game.actor(node.state)
        key = "fork-chance" if is_chance else "fork-move"
        text = phrase(key, actor=game.seat_name(actor), number=node.depth + 1)
        self._heading.value = block("wg-eyebrow", text)
        offers = self._pool.take(len(self._moves))
        for offer, move in zip(offers, self._moves, strict=True):
            self._label(offer, move, made)

    def _label(self, offer: Any, move: Any, made: Any) -> None:
        game = self._session.game
        is_chance = game.actor(self._node.state) == CHANCE
        text = game.move_text(move)
        if move == made:
            key = "fell" if is_chance else "was-made"
            text = phrase(key, move=chance_label(game, move) if is_chance else text)
        offer.description = text[:1].upper() + text[1:] if is_chance else text
        offer.disabled = move == made

    def _take(self, index: int) -> None:
        self._make(self._moves[index])

    def _make(self, move: Any) -> None:
        self._session.make_after(self._node, move)


class BranchesTab:
    """The lines, and the forks around the cursor.

    Args:
        session: the game at the table.
        kit: makes the widgets.
    """

    def __init__(self, session: Session, kit: Kit) -> None:
        self._session = session
        self._lines: tuple[Line, ...] = ()
        self._heading, self._fork_heading, self._note = kit.html(), kit.html(), kit.html()
        self._heading.value = block("wg-h", phrase("lines"))
        self._fork_heading.value = block("wg-h", phrase("fork-here"))
        line_list = kit.column([], "wg-list")
        self._pool = Pool(line_list, lambda index: kit.button("", partial(self._open, index)))
        self._forks = [ForkRow(session, kit), ForkRow(session, kit)]
        self.widget = kit.column(
            [
                self._heading,
                line_list,
                self._fork_heading,
                *(fork.widget for fork in self._forks),
                self._note,
            ],
            "wg-branches",
        )

    def update(self) -> None:
        """Show the lines and forks there are now."""
        timeline = self._session.timeline
        self._lines = self._lines_in_view()
        here = current_line(timeline, self._lines)
        for made, line in zip(self._pool.take(len(self._lines)), self._lines, strict=True):
            self._label(made, line, here)
        self._offer_forks()

    def _lines_in_view(self) -> tuple[Line, ...]:
        """All lines; on a projector only those that leave what has been shown."""
        timeline = self._session.timeline
        lines = lines_of(timeline)
        if not self._session.projector:
            return lines
        shown = {id(node) for node in timeline.line[: timeline.move_number + 1]}
        here = current_line(timeline, lines)
        return tuple(
            line
            for line in lines
            if line is here or line.first.parent is None or id(line.first.parent) in shown
        )

    def _label(self, made: Any, line: Line, here: Line) -> None:
        tell = open_line_text if self._session.projector else line_text
        text = tell(self._session.timeline, line)
        made.description = f"{text} {phrase('you-are-here')}" if line is here else text
        nested = (f"wg-in{min(line.nesting - 1, 3)}",) if line.nesting > 1 else ()
        set_classes(made, ("wg-now" if line is here else "wg-past", *nested))

    def _offer_forks(self) -> None:
        nodes = self._fork_points()
        for fork_row, node in zip(self._forks, [*nodes, None, None], strict=False):
            show_if(fork_row.widget, node is not None)
            if node is not None and node.parent is not None and node.step is not None:
                fork_row.update(node.parent, node.step.move)
        key = "fork-note-dice" if self._has_chance() else "fork-note"
        self._note.value = block("wg-note", phrase(key if nodes else "fork-nothing"))

    def _has_chance(self) -> bool:
        """Whether chance had a part in the line that is shown."""
        game, line = self._session.game, self._session.timeline.line
        return any(node.step and game.actor(node.step.before) == CHANCE for node in line)

    def _fork_points(self) -> list[AnyNode]:
        """The moves that could have been others: chance's last, and a player's next or last."""
        timeline, game = self._session.timeline, self._session.game
        number = timeline.move_number
        ahead = number if self._session.projector else number + 1
        near = timeline.line[1 : ahead + 1]
        chance = [n for n in near if n.step and game.actor(n.step.before) == CHANCE]
        players = [n for n in near if n.step and game.actor(n.step.before) != CHANCE]
        found = [node for node in (chance[-1:] + players[-1:]) if node.depth >= number - 1]
        return sorted(found, key=lambda node: node.depth)

    def _open(self, index: int) -> None:
        line = self._lines[index]
        if line.leaf is self._session.timeline.line[-1]:
            return
        node = line.first if line.label else self._branching_point()
        self._session.stand_after(node)

    def _branching_point(self) -> AnyNode:
        """The last node that the shown line shares with the main line."""
        timeline = self._session.timeline
        main = {id(node) for node in (timeline.root, *timeline.root.main_line())}
        return [node for node in timeline.line if id(node) in main][-1]

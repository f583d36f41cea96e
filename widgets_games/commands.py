"""What each command of the command line does. Each prints its answer; errors are raised."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from widgets_games.engine import explore, files, record
from widgets_games.engine.errors import AlreadyThere, OptionError, StorageError, shown
from widgets_games.engine.game import OVER, Switch, players_text
from widgets_games.engine.language import counted
from widgets_games.engine.timeline import Timeline
from widgets_games.explanation import explain
from widgets_games.games import GAMES, find_game, load
from widgets_games.games.contract import AnyPresentedGame

NOTEBOOKS = Path(__file__).parent.parent / "notebooks"
LONGEST_SHOWN = 60
"""Of a value that is refused."""


def lab(_: Namespace) -> int:
    """Open the notebooks in JupyterLab, until it is stopped.

    Returns:
        JupyterLab's own exit code.

    Raises:
        StorageError: JupyterLab is not installed, or the notebooks are not there.
    """
    if find_spec("jupyterlab") is None:
        raise StorageError("JupyterLab is not installed: pip install 'widgets-games[lab]'")
    if not NOTEBOOKS.is_dir():
        raise StorageError(f"the notebooks are not at {NOTEBOOKS}: they come with the source")
    return subprocess.call([sys.executable, "-m", "jupyterlab", str(NOTEBOOKS)])


def games(_: Namespace) -> None:
    """Print each game with its players and switches."""
    for name, game in GAMES.items():
        print(f"{name}: {game.title}, {players_text(*game.player_counts)}")
        badge = f"({game.whole_rulebook.ruling_badge})"
        for switch in game.switches:
            # Where the values are marked themselves, the label is not.
            mark = f" {badge}" if badge in switch.label else ""
            print(f"  {switch.name}{mark}: {_taken_line(switch)}")


def rules(arguments: Namespace) -> None:
    """Print every rule that holds under the switches, with who says it."""
    print(_game(arguments).rulebook)


def playout(arguments: Namespace) -> None:
    """Print the record of a game played at random, or write it to a new file."""
    dice = random.Random(arguments.rng_seed)
    timeline = explore.playout(_game(arguments), dice)
    if arguments.output is None:
        print(record.dumps(record.record_of(timeline)), end="")
    else:
        _save_new(timeline, arguments.output)


def check(arguments: Namespace) -> None:
    """Print what a record holds; a record that does not hold is an error."""
    timeline = load(arguments.record)
    moves = counted("{number} move", "{number} moves", len(timeline))
    variations = counted("{number} variation", "{number} variations", len(timeline.leaves()) - 1)
    print(
        f"{timeline.game.title}: {moves} in the main line, {variations}. "
        f"{timeline.positions[-1].status}"
    )


def trace(arguments: Namespace) -> None:
    """Print every event of a record's main line."""
    for row in load(arguments.record).events():
        told = row._asdict() | {"position": str(row.position)}
        del told["happened"]
        print(_json(told) if arguments.json else "\t".join(str(value) for value in told.values()))


def moves(arguments: Namespace) -> None:
    """Print the legal moves at a position."""
    game = _game(arguments)
    state = game.parse_position(arguments.position)
    texts = [game.move_text(move) for move in game.legal_moves(state)]
    for line in [_json(texts)] if arguments.json else texts:
        print(line)
    if outcome := game.outcome(state):
        # Beside the answer, which holds moves and nothing else.
        why = game.rulebook.cite(game.rulebook[outcome.rule])
        print(f"{OVER} {game.status(state)} ({why})", file=sys.stderr)


def explain_move(arguments: Namespace) -> None:
    """Print why a move is refused, or what it would do."""
    explanation = explain(_game(arguments), arguments.position, arguments.move)
    objections = [
        {"rule": rule, "places": list(places), "sentence": str(sentence)}
        for rule, places, sentence in explanation.objections
    ]
    told = {"legal": explanation.legal, "objections": objections}
    print(_json(told) if arguments.json else explanation)


def perft(arguments: Namespace) -> None:
    """Print how many paths of exactly that many moves there are."""
    game = _game(arguments)
    text = arguments.position
    start = game.initial_state() if text is None else game.parse_position(text)
    print(explore.perft(game, start, arguments.depth))


def _game(arguments: Namespace) -> AnyPresentedGame:
    options = dict(arguments.option)
    for switch in GAMES[arguments.game].switches if arguments.game in GAMES else ():
        if switch.name in options:
            _check_choice(switch, options[switch.name])
    return find_game(arguments.game, arguments.players, options)


def _save_new(timeline: Timeline[Any, Any, Any], path: str) -> None:
    try:
        timeline.save(path)
    except AlreadyThere:
        name = files.named(path)
        raise StorageError(f"{name} is there already: the record needs another name") from None


def _check_choice(switch: Switch, value: Any) -> None:
    """Refuse what a switch does not take in the words of the command line: its values are JSON."""
    try:
        switch.check(value)
    except OptionError:
        # A list or an object may nest deeper than can be written.
        written = shown(value) if isinstance(value, list | dict) else _json(value)
        short = written if len(written) <= LONGEST_SHOWN else f"{written[: LONGEST_SHOWN - 1]}…"
        message = f"switch {switch.name} cannot be {short}: {switch.taken(_json)}"
        raise OptionError(message) from None


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _taken_line(switch: Switch) -> str:
    choices = (
        f"{_json(choice)} ({label})"
        for choice, label in zip(switch.choices, switch.choice_labels, strict=True)
    )
    also = f", or {switch.also.wanted}" if switch.also else ""
    return f"{', '.join(choices)}{also}; {_json(switch.default)} if left out"

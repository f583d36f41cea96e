"""The table measured in the kernel: time, bytes, comms and memory, without a page."""

from __future__ import annotations

import itertools
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any, TypeAlias

from ipywidgets.widgets import widget

from tests.widgets.tables import canvas_messages
from widgets_games import new_game, play
from widgets_games.engine.explore import playout
from widgets_games.widgets import board_place
from widgets_games.widgets.table import Table

Result: TypeAlias = tuple[str, float, float, str]
"""Name, value, budget, unit."""

LONG_GAME = 400
"""The game that is stepped through has at least so many moves."""

MEMORY = """
import sys
if sys.argv[1] == "table":
    import random
    import ipykernel.ipkernel
    from widgets_games import new_game
    from widgets_games.engine.explore import playout
    from widgets_games.widgets.table import Table
    game = new_game("wetlands")
    table = Table(game, playout(game, random.Random(4)))
    for place in range(0, table.session.timeline.length, 5):
        table.do(lambda: table.session.go(place))
else:
    import ipykernel.ipkernel
with open("/proc/self/status") as status:
    print(next(line.split()[1] for line in status if line.startswith("VmHWM")))
"""


def kernel_measures() -> Iterator[Result]:
    """All that can be measured without a page."""
    play("wetlands")  # what is imported and drawn for the first time is not the table's own
    builds = [timed(lambda: play("wetlands")) for _ in range(9)]
    yield "table built", median(builds), 0.3, "s"
    yield from _message_measures()
    yield from _long_game_measures()
    if Path("/proc/self/status").exists():
        yield "memory of a table over a bare kernel's", _memory(), 100, "MB"


def timed(run: Callable[[], object]) -> float:
    """Seconds that something takes."""
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


def _message_measures() -> Iterator[Result]:
    game = new_game("wetlands")
    timeline = playout(game, random.Random(4))
    timeline.go(0)
    with canvas_messages() as sizes:
        table = Table(game, timeline)
        table.do(lambda: None)
    ground = max(sizes) - sizes[-1]
    steps = min(400, timeline.length)
    known = set(widget._instances)
    with canvas_messages() as sizes:
        for _ in range(steps):
            table.do(table.session.next_event)
    yield "canvas messages a step", len(sizes) / steps, 1, "number"
    yield "largest step", max(sizes) / 1000, 40, "kB"
    yield "ground", ground / 1000, 64, "kB"
    opened = len(set(widget._instances) - known)
    board_place.QUIET_SECONDS = -1.0  # every step has time to fly
    table.do(table.session.first)
    with canvas_messages() as sizes:
        for _ in range(steps):
            table.do(table.session.next_event)
    yield "largest flight with its step", max(sizes) / 1000, 80, "kB"
    board_place.QUIET_SECONDS = 0.6
    yield f"comms opened in {steps} steps", opened, 0, "number"


def _long_game_measures() -> Iterator[Result]:
    game = new_game("wetlands")
    seeds = itertools.count()
    timeline = playout(game, random.Random(next(seeds)))
    while len(timeline.line) <= LONG_GAME:
        timeline = playout(game, random.Random(next(seeds)))
    moves = len(timeline.line) - 1
    table = Table(game, timeline)
    dice = random.Random(1)
    places = [dice.randrange(timeline.length + 1) for _ in range(100)]
    slowest = max(_jump_time(table, place) for place in places)
    yield f"any event of a game of {moves} moves, slowest of 100", 1000 * slowest, 50, "ms"


def _jump_time(table: Any, place: int) -> float:
    """Seconds to go to a place from the start; the best of three, to leave out other programs."""
    times = []
    for _ in range(3):
        table.do(table.session.first)
        times.append(timed(lambda: table.do(lambda: table.session.go(place))))
    return min(times)


def _memory() -> float:
    """Megabytes more than a kernel that did nothing."""
    peaks = [
        int(
            subprocess.run(
                [sys.executable, "-c", MEMORY, what], check=True, capture_output=True, text=True
            ).stdout
        )
        for what in ("table", "bare")
    ]
    return (peaks[0] - peaks[1]) / 1024

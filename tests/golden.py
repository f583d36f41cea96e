"""The golden playthroughs: recorded games written out, every move with its events and position.

After a change of rules or sentences, write them anew and review the difference:

    python -m tests.golden
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from widgets_games.engine.timeline import Timeline
from widgets_games.games import load

HERE: Final = Path(__file__).parent
RECORDS: Final = HERE.parent / "seeds" / "records"

PARTS: Final = {
    "wetlands": (("first-game.json", 20), ("ravens-tricks.json", 38)),
    "ohwahree": (
        ("first-game.json", 10),
        ("grand-two-owners.json", 8),
        ("three-players-a-pass.json", 13),
    ),
    "rowan": (("first-game.json", 23), ("rain-and-the-cave.json", 6)),
}
"""For each game its records, and how many of their moves are written out."""


def golden(name: str) -> Path:
    """Where the playthroughs of a game are kept."""
    return HERE / "games" / name / "golden.txt"


def lines_of(timeline: Timeline[Any, Any, Any], name: str, moves: int) -> Iterator[str]:
    """A record's moves: each with its events' rules and sentences, and the position after it."""
    game = timeline.game
    yield f"# {name}, {moves} moves"
    yield ""
    yield game.position_text(timeline.root.state)
    yield game.status(timeline.root.state)
    for node in timeline.line[1 : moves + 1]:
        assert node.step is not None
        yield ""
        yield f"> {game.move_text(node.step.move)}"
        for event in node.step.events:
            yield f"  {game.rulebook.cause(event).id}: {game.rulebook.tell(event)}"
        yield game.position_text(node.state)
        yield game.status(node.state)


def golden_text(name: str) -> str:
    """All the playthroughs of a game as one text."""
    parts = [
        "\n".join(lines_of(load(RECORDS / name / file), file, moves)) for file, moves in PARTS[name]
    ]
    return "\n\n\n".join(parts) + "\n"


if __name__ == "__main__":
    for game_name in PARTS:
        golden(game_name).write_text(golden_text(game_name), encoding="utf-8")

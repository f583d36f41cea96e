"""The golden playthroughs: recorded games written out, every move with its events and position.

After a change of rules or sentences, write them anew and review the difference:

    python -m tests.games.wetlands.golden
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from widgets_games.games import load

HERE = Path(__file__).parent
GOLDEN = HERE / "golden.txt"
RECORDS = HERE.parents[2] / "seeds" / "records" / "wetlands"

PARTS = (("first-game.json", 20), ("ravens-tricks.json", 38))
"""Records, and how many of their moves are written out."""


def lines_of(record: str, moves: int) -> Iterator[str]:
    """A record's moves: each with its events' rules and sentences, and the position after it."""
    timeline = load(RECORDS / record)
    game = timeline.game
    yield f"# {record}, {moves} moves"
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


def golden_text() -> str:
    """All the playthroughs as one text."""
    parts = ["\n".join(lines_of(record, moves)) for record, moves in PARTS]
    return "\n\n\n".join(parts) + "\n"


if __name__ == "__main__":
    GOLDEN.write_text(golden_text(), encoding="utf-8")

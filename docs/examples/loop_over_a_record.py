"""Loop over a recorded game: what each move came to, and which rules were at work most often.

python docs/examples/loop_over_a_record.py [RECORD]
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from widgets_games import load

RECORDS = Path(__file__).parents[2] / "seeds" / "records"


def main(record: str | Path = RECORDS / "wetlands" / "ravens-tricks.json") -> None:
    """Print each move with its last sentence, then how often each rule was at work."""
    timeline = load(record)
    rules: Counter[str] = Counter()
    for step in timeline:
        print(f"{step.number:3}. {step.move:10} {step.events[-1].sentence}")
        rules.update(row.rule for row in step.events)
    print(timeline.positions[-1].status)
    for rule, times in rules.most_common(3):
        print(f"{times} times: {timeline.game.rulebook[rule].title}")


if __name__ == "__main__":
    main(*sys.argv[1:2])

"""How long `import widgets_games` takes, beside a Python that imports nothing.

python benchmarks/import_time.py [--runs N]
"""

from __future__ import annotations

import subprocess
import sys
import time
from argparse import ArgumentParser
from statistics import median

PROGRAMS = {
    "nothing": "pass",
    "the package": "import widgets_games",
    "a game": "import widgets_games; widgets_games.new_game('wetlands')",
}


def run_time(program: str) -> float:
    """Seconds that a new Python takes for a program."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", program], check=True)
    return time.perf_counter() - start


def main() -> None:
    """Measure, and print the median of each."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=15)
    arguments = parser.parse_args()
    times: dict[str, list[float]] = {name: [] for name in PROGRAMS}
    for _ in range(arguments.runs):
        for name, program in PROGRAMS.items():
            times[name].append(run_time(program))
    bare = median(times["nothing"])
    for name, measured in times.items():
        own = median(measured)
        print(f"{name}: {own * 1000:.0f} ms, {(own - bare) * 1000:.0f} ms more than a bare Python")


if __name__ == "__main__":
    main()

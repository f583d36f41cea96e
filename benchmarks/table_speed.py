"""How fast the table is: built, drawn, stepped; in the kernel, and in JupyterLab in Chromium.

    python benchmarks/table_speed.py [--rounds N] [--no-browser]

In the browser a bare ipycanvas program is measured beside the table in the same run, the two in
turns, so that a busy machine slows both. Each line has a budget; the program ends with 1 if one of
them is exceeded.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.table_in_kernel import kernel_measures  # found by the line above


class Measure(NamedTuple):
    """One line of the result.

    Attributes:
        name: what was measured.
        value: how much it was.
        budget: how much it may be.
        unit: of what.
    """

    name: str
    value: float
    budget: float
    unit: str

    @property
    def ok(self) -> bool:
        """Whether the value is within its budget."""
        return self.value <= self.budget


def print_table(measures: list[Measure]) -> None:
    """The results, a line each."""
    print(f"{'measure':58} {'value':>10} {'budget':>10}  unit")
    for one in measures:
        verdict = "ok" if one.ok else "EXCEEDED"
        print(f"{one.name:58} {one.value:10.3g} {one.budget:10.3g}  {one.unit:6} {verdict}")


def main() -> int:
    """Measure, print, and say whether all budgets are kept."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=30, help="of each click in the browser")
    parser.add_argument("--no-browser", action="store_true", help="measure the kernel only")
    arguments = parser.parse_args()
    measures = [Measure(*one) for one in kernel_measures()]
    if not arguments.no_browser:
        from benchmarks.table_in_browser import browser_measures  # noqa: PLC0415  # needs Playwright

        measures += [Measure(*one) for one in browser_measures(arguments.rounds)]
    print_table(measures)
    return 0 if all(one.ok for one in measures) else 1


if __name__ == "__main__":
    sys.exit(main())

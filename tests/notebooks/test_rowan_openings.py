"""What the notebook of Rowan's openings concludes is what its games show."""

from __future__ import annotations

import re

from tests.notebooks.running import FOLDER, read

SAVED = re.compile(r"(\S.*): (\d+\.\d\d) pieces saved on average")


def test_where_stacks_start_matters_more_than_the_first_move() -> None:
    """By the means that two of its cells print: of two first moves, and of three starts."""
    first_moves, starts = [
        [float(mean) for _, mean in found]
        for cell in read(FOLDER / "31-rowan-openings.ipynb")["cells"]
        for output in cell.get("outputs", ())
        if (found := SAVED.findall("".join(output.get("text", ()))))
    ]
    assert (len(first_moves), len(starts)) == (2, 3)
    spread = max(first_moves) - min(first_moves)
    assert max(starts) - min(starts) > 3 * spread
    assert starts[-1] == max(starts)

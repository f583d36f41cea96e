"""What the notebook of Rowan's openings concludes is what its games show."""

from __future__ import annotations

import re
from itertools import pairwise

from tests.notebooks.running import FOLDER, read, source

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


def test_who_opens_a_table_with_recorded_moves_is_told_how_to_step_through_them() -> None:
    """By the button: a reader who makes the first move anew would find it in the record already."""
    for before, cell in pairwise(read(FOLDER / "31-rowan-openings.ipynb")["cells"]):
        if 'play("rowan", moves=' in source(cell):
            assert "*Move »*" in source(before)
            break
    else:
        raise AssertionError("no table of recorded moves")

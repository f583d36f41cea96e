"""Runs the notebooks and saves what they show: for when a sentence or a drawing has changed.

python -m tests.notebooks.refresh
"""

from __future__ import annotations

from typing import Any

from tests.notebooks.running import NOTEBOOKS, Runner, is_picture, read, source, write

IGNORE = "nbval-ignore-output"
"""Tells nbval to run a cell without comparing: not all of what it shows is saved. Our own test
compares what is."""

METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def refreshed(notebook: dict[str, Any]) -> dict[str, Any]:
    """The notebook as it is saved after all its cells have run."""
    runner = Runner()
    count = 0
    made = []
    for number, cell in enumerate(notebook["cells"]):
        folded = {key: value for key, value in cell["metadata"].items() if key == "jupyter"}
        new = {"cell_type": cell["cell_type"], "id": f"cell-{number:02}", "metadata": folded}
        if cell["cell_type"] == "code":
            count += 1
            outputs = runner.run(source(cell))
            if any(is_picture(output) for output in outputs):
                new["metadata"] = {**folded, "tags": [IGNORE]}
            for output in outputs:
                if output["output_type"] == "execute_result":
                    output["execution_count"] = count
            new |= {"execution_count": count, "outputs": outputs}
        made.append(new | {"source": cell["source"]})
    return {**notebook, "cells": made, "metadata": METADATA}


def main() -> None:
    """Refresh every notebook."""
    for path in NOTEBOOKS:
        write(path, refreshed(read(path)))
        print(f"{path.name}: {path.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()

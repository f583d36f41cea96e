"""Runs the cells of a notebook in this process, and says what they would show."""

from __future__ import annotations

import ast
import json
from collections.abc import Mapping
from contextlib import chdir, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "notebooks"
NOTEBOOKS: Final = tuple(sorted(FOLDER.glob("*.ipynb")))


class Runner:
    """A kernel's stand-in: remembers names from cell to cell."""

    def __init__(self) -> None:
        self._names: dict[str, Any] = {"__name__": "__main__"}

    def run(self, source: str) -> list[dict[str, Any]]:
        """Run one cell and give its outputs as notebooks save them."""
        tree = ast.parse(source)
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        printed = StringIO()
        value = None
        with chdir(FOLDER), redirect_stdout(printed):
            exec(compile(tree, "cell", "exec"), self._names)
            if isinstance(last, ast.Expr):
                value = eval(compile(ast.Expression(last.value), "cell", "eval"), self._names)
        outputs: list[dict[str, Any]] = []
        if printed.getvalue():
            text = printed.getvalue().splitlines(keepends=True)
            outputs.append({"name": "stdout", "output_type": "stream", "text": text})
        if value is not None:
            data = {kind: shape.splitlines(keepends=True) for kind, shape in _kept(value).items()}
            outputs.append({"data": data, "metadata": {}, "output_type": "execute_result"})
        return outputs


def read(path: Path) -> dict[str, Any]:
    """A notebook as it is written."""
    notebook: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return notebook


def write(path: Path, notebook: Mapping[str, Any]) -> None:
    """Write a notebook as JupyterLab does."""
    path.write_text(json.dumps(notebook, ensure_ascii=False, indent=1) + "\n", "utf-8")


def cells(notebook: Mapping[str, Any], kind: str) -> list[str]:
    """The sources of the cells of a kind."""
    return [source(cell) for cell in notebook["cells"] if cell["cell_type"] == kind]


def source(cell: Mapping[str, Any]) -> str:
    """What is written in a cell."""
    return "".join(cell["source"])


def is_picture(output: Mapping[str, Any]) -> bool:
    """Whether an output holds more than text."""
    return len(output.get("data", ())) > 1


def _kept(value: Any) -> dict[str, str]:
    """What a saved notebook keeps of a value: its text, and the HTML with the picture in it.

    With every picture twice, it would be slow to open where the network is. The bare picture is
    the one left out: what it shows is not told in words beside it, as it is in the HTML.
    """
    if not hasattr(value, "_repr_mimebundle_"):
        return {"text/plain": repr(value)}
    bundle = value._repr_mimebundle_()
    return {kind: bundle[kind] for kind in ("text/plain", "text/html")}

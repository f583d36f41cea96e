"""Binder opens the first notebook: what it would build is built here, without Docker."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from tests.browser.binder_image import Image, dockerfile, find_python, own_steps, runtime
from tests.browser.lab import running_lab
from tests.browser.page import run_all, screenshot, wait_drawn, wait_ready

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page

pytestmark = [
    pytest.mark.binder,
    pytest.mark.skipif(sys.platform != "linux", reason="Binder's images are of Linux"),
]

FIRST_NOTEBOOK = "notebooks/00-start-here.ipynb"


@pytest.fixture(scope="module")
def recipe() -> str:
    """The Dockerfile."""
    return dockerfile()


def test_repo2docker_finds_our_folder(recipe: str) -> None:
    """It picks the Python of runtime.txt, and runs our two files and nothing else of ours."""
    assert f"Building conda environment for python={runtime()}" in recipe
    assert own_steps(recipe) == [
        '${KERNEL_PYTHON_PREFIX}/bin/pip install --no-cache-dir -r "binder/requirements.txt"',
        "chmod +x binder/postBuild",
        "./binder/postBuild",
    ]


def test_the_first_notebook_draws_its_table(
    recipe: str, tmp_path: Path, open_window: Callable[..., Page]
) -> None:
    """In the versions that Binder has, from the package as it is built, not from the source."""
    python = find_python(runtime())
    if python is None:
        pytest.skip(f"there is no Python {runtime()} here, which binder/runtime.txt asks for")
    image = Image(tmp_path, python)
    image.build_base()
    base = set(image.run("pip freeze").splitlines())
    for step in own_steps(recipe):
        image.run(step)
    assert base <= set(image.run("pip freeze").splitlines()), "Binder's own versions stay"
    image.run("pip check")
    private = tmp_path / "lab"
    private.mkdir()
    with running_lab(image.python, image.repo, private, image.variables) as lab:
        page = open_window()
        page.goto(f"{lab.url}/lab/tree/{FIRST_NOTEBOOK}")
        wait_ready(page)
        run_all(page)
        wait_drawn(page)
        screenshot(page, "binder")
        page.close()  # or it would report that its server is gone

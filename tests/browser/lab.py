"""A JupyterLab of its own for tests, and the notebooks in it."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote

# A proxy that is set for the outside does not lead to this machine.
_DIRECT = urllib.request.build_opener(urllib.request.ProxyHandler({}))

_FILES: Mapping[str, Mapping[str, Any]] = {
    # Nobody answers questions about news.
    "settings/@jupyterlab/apputils-extension/notification.jupyterlab-settings": {
        "fetchNews": "false",
        "checkForUpdates": False,
    },
    # A test saves when it means to.
    "settings/@jupyterlab/docmanager-extension/plugin.jupyterlab-settings": {"autosave": False},
    # It takes each restart of a kernel for an error.
    "config/labconfig/page_config.json": {
        "disabledExtensions": {"@jupyterlab/debugger-extension": True}
    },
}


@dataclass(frozen=True, slots=True)
class Lab:
    """A running JupyterLab.

    Attributes:
        url: its address, without a slash at the end.
        root: the folder it shows.
    """

    url: str
    root: Path

    def page_url(self, notebook: str) -> str:
        """The address of a notebook in a workspace that is empty otherwise.

        Args:
            notebook: its path inside the root folder.
        """
        workspace = quote(notebook.replace("/", "-").removesuffix(".ipynb"))
        return f"{self.url}/lab/workspaces/{workspace}/tree/{quote(notebook)}?reset"

    def end_session(self, notebook: str) -> None:
        """Stops the kernel of a notebook, if it has one.

        Args:
            notebook: its path inside the root folder.
        """
        with _DIRECT.open(f"{self.url}/api/sessions", timeout=30) as answer:
            sessions = json.load(answer)
        for session in sessions:
            if session["path"] == notebook:
                address = f"{self.url}/api/sessions/{session['id']}"
                _DIRECT.open(urllib.request.Request(address, method="DELETE"), timeout=30).close()


@contextmanager
def running_lab(
    python: Path | str, root: Path, private: Path, env: Mapping[str, str] | None = None
) -> Iterator[Lab]:
    """Runs JupyterLab on a free port until the block ends.

    Args:
        python: the interpreter that has JupyterLab; its kernels run in it, too.
        root: the folder to show.
        private: an empty folder for configuration, data and logs, so that those of the person
            who runs the tests are neither read nor written.
        env: the variables to start from; by default those of this process.

    Raises:
        RuntimeError: it does not start; the message ends with its log.
    """
    port = _free_port()
    command = [str(python), "-m", "jupyterlab", "--no-browser", "--ip=127.0.0.1", f"--port={port}"]
    command += ["--ServerApp.port_retries=0", f"--ServerApp.root_dir={root}"]
    command += ["--IdentityProvider.token=", "--ServerApp.disable_check_xsrf=True"]
    command += ["--LabApp.expose_app_in_browser=True", "--LabApp.news_url=None"]
    command += ["--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate"]
    command += ["--LabApp.extension_manager=readonly"]
    command += ["--allow-root"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    log = private / "server.log"
    _write_files(private)
    variables = {**(os.environ if env is None else env), **_private_folders(private)}
    with log.open("w", encoding="utf-8") as out:
        server = subprocess.Popen(
            command, cwd=root, env=variables, stdout=out, stderr=subprocess.STDOUT
        )
        try:
            url = f"http://127.0.0.1:{port}"
            _wait_until_open(server, f"{url}/api", log)
            yield Lab(url, root)
        finally:
            _stop(server)


def write_notebook(path: Path, cells: Sequence[str]) -> None:
    """Writes a notebook of code cells.

    Args:
        path: where; folders that are missing are made.
        cells: the source of each cell.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    notebook = {
        "cells": [
            {
                "cell_type": "code",
                "execution_count": None,
                "id": f"cell-{number}",
                "metadata": {},
                "outputs": [],
                "source": source,
            }
            for number, source in enumerate(cells)
        ],
        # Without a kernel named here, JupyterLab asks which one to start.
        "metadata": {"kernelspec": {"display_name": "P", "language": "python", "name": "python3"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    path.write_text(json.dumps(notebook), "utf-8")


def copy_notebook(source: Path, target: Path) -> None:
    """Copies a notebook, so that running it leaves the original as it is.

    Args:
        source: the notebook.
        target: the copy; folders that are missing are made.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _private_folders(private: Path) -> dict[str, str]:
    folders = {
        "JUPYTER_CONFIG_DIR": "config",
        "JUPYTER_DATA_DIR": "data",
        "JUPYTER_RUNTIME_DIR": "runtime",
        "JUPYTERLAB_SETTINGS_DIR": "settings",
        "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
        "IPYTHONDIR": "ipython",
    }
    return {
        **{name: str(private / folder) for name, folder in folders.items()},
        # The kernel of this environment, whatever else is installed on the machine.
        "JUPYTER_PREFER_ENV_PATH": "1",
    }


def _write_files(private: Path) -> None:
    for name, content in _FILES.items():
        path = private / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(content), "utf-8")


def _wait_until_open(server: subprocess.Popen[bytes], address: str, log: Path) -> None:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline and server.poll() is None:
        with suppress(urllib.error.URLError, OSError):
            _DIRECT.open(address, timeout=5).close()
            return
        time.sleep(0.1)
    raise RuntimeError(f"JupyterLab did not start:\n{log.read_text('utf-8')[-3000:]}")


def _stop(server: subprocess.Popen[bytes]) -> None:
    if server.poll() is None:
        server.send_signal(signal.SIGTERM)  # it ends its kernels first
    try:
        server.wait(30)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()

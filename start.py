#!/usr/bin/env python3
"""Opens the notebooks, or runs all checks, in an environment that it makes itself.

python3 start.py                       opens the notebooks in JupyterLab, in the browser
python3 start.py --no-browser          only prints the address where they are open
python3 start.py test [pytest's own]   runs all checks and tests
"""

import argparse
import secrets
import signal
import socket
import subprocess
import sys
import time
import webbrowser
from os import name as os_name
from types import FrameType
from urllib.error import URLError
from urllib.request import ProxyHandler, build_opener

OLDEST, NEWEST = (3, 11), (3, 14)
if not OLDEST <= sys.version_info[:2] <= NEWEST:
    # Before anything, and in words that old Pythons can read: they would stop with a traceback.
    sys.exit(
        "start.py: Python %d.%d to %d.%d is needed, and this is Python %d.%d."  # noqa: UP031
        % (OLDEST + NEWEST + tuple(sys.version_info[:2]))
    )

from startup.browser import BROWSER_VARIABLE, ensure_browser, is_root  # noqa: E402
from startup.environment import (  # noqa: E402
    PYTHON,
    ROOT,
    SCRIPTS,
    ProblemError,
    ensure_environment,
    environment,
)

FIRST_PAGE = "notebooks/00-start-here.ipynb"

IN_PARALLEL = ("--numprocesses=auto", "--maxprocesses=4", "--dist=loadfile")
"""A file of tests to each processor. Each has a JupyterLab and a browser of its own: no more than
four. What is asked for on the command line comes after this and wins, as `-n0` does."""

MEASURED = ("--cov", "--cov-report=term:skip-covered")
"""Ends with the share of lines and branches that the tests reach; `--no-cov` runs without."""


def run_tests(arguments: list[str]) -> int:
    """Runs all checks, then the tests, whose summary comes last.

    Args:
        arguments: what pytest is given.

    Returns:
        0 if all is well.
    """
    started = time.monotonic()
    ensure_environment("lab", "test")
    inside = {**environment(), BROWSER_VARIABLE: ensure_browser()}
    print(f"== environment: {time.monotonic() - started:.1f} s", flush=True)
    python = str(PYTHON)
    checks = {
        "ruff check": [python, "-m", "ruff", "check", "."],
        "ruff format": [python, "-m", "ruff", "format", "--check", "."],
        "mypy": [python, "-m", "mypy"],
        "import-linter": [str(SCRIPTS / "lint-imports"), "--no-logo", "--no-cache"],
    }
    failed = [name for name, command in checks.items() if run_phase(name, command, inside)]
    tests = [python, "-m", "pytest", *IN_PARALLEL, *MEASURED, *arguments]
    code = run_phase("pytest", tests, inside)
    if failed:
        print(f"start.py: these checks failed: {', '.join(failed)}.", file=sys.stderr)
    return code or int(bool(failed))


def run_phase(name: str, command: list[str], inside: dict[str, str]) -> int:
    """Runs one check and says how long it took; the summary of pytest says that itself."""
    print(f"== {name}", flush=True)
    started = time.monotonic()
    code = subprocess.run(command, cwd=ROOT, env=inside, check=False).returncode
    if name != "pytest":
        verdict = "failed" if code else "ok"
        print(f"== {name}: {verdict}, {time.monotonic() - started:.1f} s", flush=True)
    return code


def open_notebooks(port: int | None, browser: bool) -> int:
    """Runs JupyterLab until it is stopped.

    Args:
        port: where it listens; None takes the first free one from 8888.
        browser: whether to open the page, too.
    """
    if port is not None and not is_free(port):
        raise ProblemError(f"port {port} is in use: choose another one with --port.")
    ensure_environment("lab")
    port = port or next(filter(is_free, range(8888, 9888)))
    token = secrets.token_hex(16)
    command = [str(PYTHON), "-m", "jupyterlab", "--no-browser"]
    command += ["--ip=127.0.0.1", f"--port={port}", "--ServerApp.port_retries=0"]
    command += ["--ServerApp.log_level=WARN", "--LabApp.log_level=WARN"]
    command += [f"--ServerApp.root_dir={ROOT}", "--ServerApp.answer_yes=True"]
    command += ["--LabApp.news_url=None"]
    command += ["--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate"]
    command += ["--allow-root"] if is_root() else []
    address = f"http://127.0.0.1:{port}/lab/tree/{first_page()}?token={token}"
    signal.signal(signal.SIGTERM, interrupt)
    with subprocess.Popen(command, cwd=ROOT, env={**environment(), "JUPYTER_TOKEN": token}) as lab:
        try:
            wait_until_open(lab, f"http://127.0.0.1:{port}/api")
            print(f"The notebooks are open at\n    {address}\nCtrl+C stops them.", flush=True)
            if browser:
                webbrowser.open(address)
            return lab.wait()
        except KeyboardInterrupt:
            print("Stopping the notebooks ...", flush=True)
            return 0
        finally:
            lab.terminate()


def interrupt(_number: int, _frame: FrameType | None) -> None:
    """Ends the program as Ctrl+C does."""
    raise KeyboardInterrupt


def first_page() -> str:
    """The notebook to begin with, or the folder of this project where it is missing."""
    return FIRST_PAGE if (ROOT / FIRST_PAGE).exists() else ""


def is_free(port: int) -> bool:
    """Whether nothing listens on a port of this machine."""
    with socket.socket() as probe:
        if os_name == "posix":  # a port that was left a moment ago is free
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def wait_until_open(server: subprocess.Popen[bytes], address: str) -> None:
    """Waits until a server answers.

    Raises:
        ProblemError: it ends, or takes more than two minutes.
    """
    direct = build_opener(ProxyHandler({}))  # a proxy does not lead to this machine
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline and server.poll() is None:
        try:
            direct.open(address, timeout=5).close()
        except (URLError, OSError):
            time.sleep(0.1)
        else:
            return
    raise ProblemError("JupyterLab did not start: the reason is above.")


def parse(arguments: list[str]) -> argparse.Namespace:
    """Reads the command line of everything but `test`."""
    parser = argparse.ArgumentParser(
        prog="start.py",
        usage="start.py [--no-browser] [--port PORT] | start.py test [pytest arguments]",
        description="Opens the notebooks in JupyterLab, or runs all checks and tests.",
    )
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.add_argument("--port", type=port_number, help="where JupyterLab listens")
    return parser.parse_args(arguments)


def port_number(text: str) -> int:
    """Reads the number of a port."""
    if not text.isdecimal() or not 0 < int(text) < 65536:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to 65535")
    return int(text)


def main(arguments: list[str]) -> int:
    """Does what the command line says; the result is the exit code."""
    try:
        if arguments[:1] == ["test"]:
            return run_tests(arguments[1:])
        wanted = parse(arguments)
        return open_notebooks(wanted.port, not wanted.no_browser)
    except (ProblemError, OSError) as problem:
        print(f"start.py: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("start.py: interrupted; the next start mends what was left half done.")
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

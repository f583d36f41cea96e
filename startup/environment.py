"""The environment `.venv` beside this folder: made, completed and mended here.

A stamp in it, written last, tells what it was made from: while nothing of that has changed and no
file of it is missing, nothing is installed.
"""

import hashlib
import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = SCRIPTS / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "start-stamp.json"
LOG = VENV / "install.log"
RECIPE = ("pyproject.toml", "startup/environment.py")

SIGNS_OF_NO_NETWORK = (
    *("NewConnectionError", "NameResolutionError", "Failed to establish a new connection"),
    *("ConnectTimeoutError", "ReadTimeoutError", "Network is unreachable", "ProxyError"),
    *("Temporary failure in name resolution", "getaddrinfo failed", "Connection refused"),
)

# Prints the names of the packages of which no file is missing.
INTACT = """
import json
from importlib.metadata import distributions
print(json.dumps(sorted({
    package.name for package in distributions()
    if package.files and all(f.suffix == ".pyc" or f.locate().exists() for f in package.files)
})))
"""


class ProblemError(Exception):
    """What keeps us from going on: one sentence for a person."""


def origin() -> dict[str, str]:
    """What `.venv` itself depends on: when this changes, it is made anew."""
    return {"python": sys.version, "folder": str(ROOT)}


def recipe() -> str:
    """A digest of the files that say what is installed."""
    digest = hashlib.sha256()
    for name in RECIPE:
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def intact_packages() -> list[str]:
    """The packages in `.venv` that are whole; none if its Python does not run."""
    try:
        out = subprocess.run([PYTHON, "-c", INTACT], capture_output=True, text=True, check=True)
        return list(json.loads(out.stdout))
    except (OSError, subprocess.CalledProcessError, ValueError):
        return []


def read_stamp() -> dict[str, object]:
    """What the last finished install wrote down, empty if there was none."""
    try:
        stamp = json.loads(STAMP.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def is_whole(stamp: dict[str, object]) -> bool:
    """Whether `.venv` was made by this Python in this folder and has lost nothing since."""
    packages = stamp.get("packages")
    return (
        stamp.get("origin") == origin()
        and isinstance(packages, list)
        and set(packages) <= set(intact_packages())
    )


def ensure_environment(*extras: str) -> None:
    """Makes, completes or repairs `.venv`, or does nothing if it is as it should be.

    Args:
        extras: the groups of optional dependencies that are needed.

    Raises:
        ProblemError: it cannot be made.
    """
    stamp = read_stamp()
    whole = is_whole(stamp)
    had = stamp.get("extras")
    installed = set(had) if whole and isinstance(had, list) else set()
    if set(extras) <= installed and stamp.get("recipe") == recipe():
        return
    if not whole:
        make_venv()
    install(sorted(installed.union(extras)))


def make_venv() -> None:
    """Makes an empty `.venv`, in place of the one that may be there."""
    if find_spec("venv") is None or find_spec("ensurepip") is None:
        raise ProblemError(
            "this Python cannot make virtual environments: install its venv module "
            "(on Debian and Ubuntu: apt-get install python3-venv) and start again."
        )
    print("Making .venv ...", flush=True)
    # Started from within .venv, sys.executable would be what is about to be removed.
    python = getattr(sys, "_base_executable", None) or sys.executable
    command = [python, "-m", "venv", "--clear", str(VENV)]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    if made.returncode:
        reason = (made.stderr or made.stdout).strip().splitlines() or ["no reason was given"]
        raise ProblemError(f"the environment .venv cannot be made: {reason[-1]}")


def install(extras: list[str]) -> None:
    """Installs the package, with changes to its source in effect at once, and what it needs."""
    STAMP.unlink(missing_ok=True)
    print("Installing what is needed, which can take some minutes the first time ...", flush=True)
    what = f"{ROOT}[{','.join(extras)}]"
    command = [str(PYTHON), "-m", "pip", "install", "--no-input", "--editable", what]
    with LOG.open("w", encoding="utf-8") as log:
        code = subprocess.run(command, stdout=log, stderr=subprocess.STDOUT, check=False).returncode
    if code:
        raise ProblemError(why_not_installed(LOG.read_text("utf-8", errors="replace")))
    silence_news()
    stamp = {
        "origin": origin(),
        "recipe": recipe(),
        "extras": extras,
        "packages": intact_packages(),
    }
    unfinished = STAMP.with_suffix(".new")
    unfinished.write_text(json.dumps(stamp, indent=1), "utf-8")
    unfinished.replace(STAMP)


def why_not_installed(log: str) -> str:
    """The reason for a failed install, in one sentence.

    Args:
        log: all that pip printed.
    """
    if any(sign in log for sign in SIGNS_OF_NO_NETWORK):
        return "the packages cannot be fetched: there is no network, or it lets nothing through."
    lines = [line for line in log.splitlines() if line.strip()]
    errors = [line for line in lines if line.lower().startswith("error")]
    reason = (errors or lines or ["pip gave no reason"])[-1]
    return f"installing failed (all of it is in {LOG}): {reason}"


def silence_news() -> None:
    """Keeps JupyterLab from asking about news and updates; a person's own settings win."""
    folder = VENV / "share/jupyter/lab/settings"
    folder.mkdir(parents=True, exist_ok=True)
    quiet = {"fetchNews": "false", "checkForUpdates": False}
    overrides = {"@jupyterlab/apputils-extension:notification": quiet}
    (folder / "overrides.json").write_text(json.dumps(overrides), "utf-8")


def environment() -> dict[str, str]:
    """The variables for what runs inside `.venv`."""
    inside = {
        "VIRTUAL_ENV": str(VENV),
        "PATH": os.pathsep.join([str(SCRIPTS), os.environ.get("PATH", os.defpath)]),
        "JUPYTER_PREFER_ENV_PATH": "1",
    }
    return {**os.environ, **inside}

"""A Chromium, Chrome or Edge for the tests: found, or installed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from startup.environment import PYTHON, ProblemError

BROWSER_VARIABLE = "WIDGETS_GAMES_CHROMIUM"
BROWSER_COMMANDS = (
    *("chromium", "google-chrome", "google-chrome-stable", "chrome"),
    *("microsoft-edge", "microsoft-edge-stable", "msedge", "chromium-browser"),
)
BROWSER_PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
BROWSER_PACKAGES = ("chromium", "fonts-dejavu-core", "fonts-liberation")

PLAYWRIGHTS_OWN = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


def find_browser() -> str | None:
    """The Chromium, Chrome or Edge of this machine, None if it has none.

    The variable WIDGETS_GAMES_CHROMIUM, if set, is the answer.
    """
    chosen = os.environ.get(BROWSER_VARIABLE)
    if chosen:
        return chosen
    commands = filter(None, map(shutil.which, BROWSER_COMMANDS))
    places = (place for place in BROWSER_PLACES if Path(place).exists())
    return next((path for path in (*commands, *places) if answers(path)), None)


def answers(browser: str) -> bool:
    """Whether it is a browser, not a stub that asks for one to be installed."""
    if os.name == "nt":
        return True  # there, asking for the version opens a window
    return succeeds([browser, "--version"])


def ensure_browser() -> str:
    """A browser for the tests, installed if there is none.

    Raises:
        ProblemError: there is none and none can be installed.
    """
    found = find_browser() or playwrights_own()
    if found is None:
        print("Installing a browser for the tests ...", flush=True)
        found = install_browser()
    if found is None or not Path(found).exists():
        raise ProblemError(
            "the tests need a browser: install Chromium, Chrome or Edge, "
            f"or say in the variable {BROWSER_VARIABLE} where it is."
        )
    return found


def install_browser() -> str | None:
    """Installs Chromium: Debian's own where that is possible, else the one of Playwright."""
    become_root = rights()
    has_debians = shutil.which("apt-get") is not None and "ubuntu" not in system_name()
    if has_debians and become_root is not None:
        apt = [*become_root, "apt-get", "-qq"]
        succeeds([*apt, "update"])  # old lists may do
        succeeds([*apt, "install", "--yes", "--no-install-recommends", *BROWSER_PACKAGES])
        if browser := find_browser():
            return browser
    libraries = ["--with-deps"] if sys.platform == "linux" and become_root is not None else []
    succeeds([str(PYTHON), "-m", "playwright", "install", *libraries, "chromium"])
    return playwrights_own()


def system_name() -> str:
    """What Linux says of itself, in lower case; empty elsewhere."""
    try:
        return Path("/etc/os-release").read_text("utf-8").lower()
    except OSError:
        return ""


def rights() -> list[str] | None:
    """What to put before a command that needs root: nothing, sudo, or None if neither helps."""
    if is_root():
        return []
    return ["sudo", "-n"] if succeeds(["sudo", "-n", "true"]) else None


def playwrights_own() -> str | None:
    """The browser that Playwright has installed itself, None if it has not."""
    command = [str(PYTHON), "-c", PLAYWRIGHTS_OWN]
    asked = subprocess.run(command, capture_output=True, text=True, check=False)
    path = asked.stdout.strip()
    return path if path and Path(path).exists() else None


def succeeds(command: list[str]) -> bool:
    """Whether a command runs and ends well; what it prints is not shown."""
    quiet = subprocess.DEVNULL
    try:
        ran = subprocess.run(command, stdin=quiet, stdout=quiet, stderr=quiet, check=False)
    except OSError:
        return False
    return ran.returncode == 0


def is_root() -> bool:
    """Whether this runs as root."""
    return hasattr(os, "geteuid") and os.geteuid() == 0

"""What Binder would build of this project, and the same environment without Docker.

Covered: the buildpack that repo2docker picks, the Dockerfile it writes, the versions of its own
environment, our requirements.txt and postBuild. Not covered: conda itself, Binder's hub, the size
of the image.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

_NOT_COPIED = shutil.ignore_patterns(".*", "__pycache__", "build", "dist")

# Packages of conda that have another name on PyPI.
_PYPI_NAMES = {"jupyterhub-singleuser": "jupyterhub"}

# What a virtual environment has of itself, and what is no package of Python.
_NOT_INSTALLED = {"python", "pip", "setuptools", "wheel", "nodejs"}

_WANTED = re.compile(r"^- ([A-Za-z0-9_.\-]+)=", re.MULTILINE)

_LOCKED = re.compile(r"/([A-Za-z0-9_.\-]+)-(\d[^-/]*)-([^-/]*)\.(?:conda|tar\.bz2)#")


def dockerfile() -> str:
    """The Dockerfile that repo2docker writes for this project."""
    command = [sys.executable, "-m", "repo2docker", "--no-build", "--debug"]
    command += ["--user-id", "1000", "--user-name", "user", str(ROOT)]
    return _run(command, ROOT, dict(os.environ))


def runtime() -> str:
    """The version of Python that binder/runtime.txt asks for, as 3.13."""
    return (ROOT / "binder/runtime.txt").read_text("utf-8").strip().removeprefix("python-")


def find_python(version: str) -> str | None:
    """An interpreter of a version, None if this machine has none.

    Args:
        version: the version, as 3.13.
    """
    pyenv = Path.home() / ".pyenv/versions"
    candidates = [f"python{version}", sys.executable]
    candidates += [str(folder / "bin/python") for folder in pyenv.glob(f"{version}.*")]
    return next((python for python in candidates if _version(python) == version), None)


class Image:
    """The environment of Binder and a copy of the project, in a folder.

    Args:
        folder: an empty folder.
        python: an interpreter of the version in runtime.txt.
    """

    def __init__(self, folder: Path, python: str) -> None:
        self._python = python
        self.prefix = folder / "environment"
        self.repo = folder / "repo"
        shutil.copytree(ROOT, self.repo, ignore=_NOT_COPIED)

    @property
    def python(self) -> Path:
        """The interpreter of the environment."""
        return self.prefix / "bin/python"

    @property
    def variables(self) -> dict[str, str]:
        """The variables that the Dockerfile sets, over those of this process."""
        foreign = ("PYTHON", "VIRTUAL_ENV", "PYENV_VERSION")
        own = {name: value for name, value in os.environ.items() if not name.startswith(foreign)}
        prefixes = {name: str(self.prefix) for name in ("KERNEL_PYTHON_PREFIX", "NB_PYTHON_PREFIX")}
        path = os.pathsep.join([str(self.prefix / "bin"), os.environ["PATH"]])
        return {**own, **prefixes, "PATH": path, "REPO_DIR": str(self.repo)}

    def build_base(self) -> None:
        """Installs what every image of repo2docker has, in the versions that it is locked to."""
        asked, locked = _base(runtime())
        constraints = self.prefix.with_name("constraints.txt")
        constraints.write_text("\n".join(locked), "utf-8")
        self.run(f'"{self._python}" -m venv "{self.prefix}"')
        self.run(f'python -m pip install -q -c "{constraints}" {" ".join(asked)}')

    def run(self, command: str) -> str:
        """Runs a command of the Dockerfile in the copy of the project; gives what it printed."""
        return _run(["bash", "-c", command], self.repo, self.variables)


def own_steps(dockerfile: str) -> list[str]:
    """The commands that repo2docker runs because of our binder folder.

    Args:
        dockerfile: the text of the Dockerfile.
    """
    return re.findall(r"^RUN (.*\bbinder/.*)$", dockerfile, re.MULTILINE)


def _base(version: str) -> tuple[list[str], list[str]]:
    spec = find_spec("repo2docker")
    assert spec is not None
    assert spec.origin is not None
    folder = Path(spec.origin).parent / "buildpacks/conda"
    wanted = (folder / f"environment.py-{version}.yml").read_text("utf-8")
    lock = (folder / f"environment.py-{version}-linux-64.lock").read_text("utf-8")
    names = [name for name in _WANTED.findall(wanted) if name not in _NOT_INSTALLED]
    locked = [
        f"{name}=={release}"
        for name, release, build in _LOCKED.findall(lock)
        if "py" in build and name not in _NOT_INSTALLED
    ]
    return [_PYPI_NAMES.get(name, name) for name in names], sorted(locked)


def _version(python: str) -> str | None:
    show = "import sys; print('%d.%d' % sys.version_info[:2])"
    try:
        ran = subprocess.run([python, "-c", show], capture_output=True, text=True, check=False)
    except OSError:
        return None
    return ran.stdout.strip()


def _run(command: list[str], folder: Path, variables: dict[str, str]) -> str:
    ran = subprocess.run(
        command,
        cwd=folder,
        env=variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if ran.returncode:
        raise AssertionError(f"{' '.join(command)} failed:\n{ran.stdout[-3000:]}")
    return ran.stdout

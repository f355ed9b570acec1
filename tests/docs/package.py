"""The example of docs/add-a-game.md as a package of its own: built and installed as a stranger would do it."""

from __future__ import annotations

import atexit
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

EXAMPLE = Path(__file__).parent  # pyproject.toml, and the folder briefcase beside it


def build_from(folder: Path, target: Path) -> None:
    """Install the package in a folder into another one; without a network."""
    command = [
        sys.executable, "-m", "uv", "pip", "install", "--quiet", "--offline", "--no-deps", "--no-build-isolation",
        "--python", sys.executable, "--target", str(target), str(folder),
    ]  # fmt: skip
    subprocess.run(command, check=True, capture_output=True, text=True)


def sources(folder: Path) -> Path:
    """A copy of the package's sources, for the build leaves files among them."""
    shutil.copytree(EXAMPLE / "briefcase", folder / "briefcase", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(EXAMPLE / "pyproject.toml", folder)
    return folder


@cache
def installed() -> str:
    """The folder that it is installed in, for the search path; built once a process."""
    folder = Path(tempfile.mkdtemp(prefix="briefcase-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    (folder / "sources").mkdir()
    build_from(sources(folder / "sources"), folder / "installed")
    return str(folder / "installed")

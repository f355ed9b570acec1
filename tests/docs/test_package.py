"""The example as a stranger's package: checked by `mypy --strict` from outside, with Sitdown's own types."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import sitdown
from tests.docs.package import EXAMPLE, installed, sources

PACKAGE = Path(str(sitdown.__file__)).parent


def test_it_brings_its_words_and_rules() -> None:
    names = {path.name for path in (EXAMPLE / "briefcase").iterdir() if path.is_file()}
    assert {path.name for path in (Path(installed()) / "briefcase").iterdir() if path.is_file()} == names


def test_mypy_finds_nothing_in_it(tmp_path: Path) -> None:
    assert (PACKAGE / "py.typed").is_file(), "or an installed Sitdown has no types"
    folder = sources(tmp_path)
    env = {**os.environ, "MYPYPATH": str(PACKAGE.parent)}
    command = [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", "--config-file=", "briefcase"]
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("Success: no issues found in 1 source file\n", 0), done.stdout

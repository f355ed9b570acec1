"""A guest game and odd bots, for this process and those that it starts."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

GUESTS = Path(__file__).parent / "guests"


@pytest.fixture(autouse=True)
def _guests(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.syspath_prepend(GUESTS)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(GUESTS), os.environ.get("PYTHONPATH", "")]))
    monkeypatch.setenv("ARENA_TEST_ONCE", str(tmp_path / "somebody-died"))

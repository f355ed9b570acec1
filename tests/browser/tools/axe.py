"""axe-core on a page that stands: what hinders people must not be there."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
# What fades in is as faint as it looks in that moment; it is meant to be read when it stands.
STAND_STILL = """document.getAnimations().forEach((one) => {
  if (one.effect?.getComputedTiming().iterations !== Infinity) one.finish()
})"""


@cache
def _source() -> str:
    if not AXE.is_file():
        pytest.fail("axe-core is not installed: make web")
    return AXE.read_text("utf-8")


def grave_faults(page: Page, *within: str) -> list[str]:
    """Each with its rule, its reason and the first elements that have it; `within` these parts of the page only, which
    takes less time than a long log."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(_source())
    page.evaluate(STAND_STILL)
    where = {"include": [[part] for part in within]} if within else None
    found = page.evaluate("(where) => axe.run(where ?? document, {resultTypes: ['violations']})", where)
    return [
        f"{fault['id']}: {fault['help']}: {[node['html'][:160] for node in fault['nodes'][:3]]}"
        for fault in found["violations"]
        if fault["impact"] in GRAVE
    ]

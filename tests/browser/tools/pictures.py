"""Pictures of pages, for people to look at."""

from __future__ import annotations

from pathlib import Path

from tests.browser.tools.guests import Guest

FOLDER = Path(__file__).parents[3] / "build" / "screenshots"


def take(guest: Guest, name: str) -> Path:
    """What is to be seen without scrolling, as `build/screenshots/NAME.png`."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{name}.png"
    guest.page.screenshot(path=path)
    return path

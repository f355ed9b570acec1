"""The system's Chromium, for tests, pictures and figures."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def browser_path() -> str | None:
    return next((found for found in map(shutil.which, BROWSERS) if found), None)


@contextmanager
def launched(path: str | None) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        # in a container Chromium cannot make its own sandbox, and /dev/shm is small
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield browser
        browser.close()

"""What browser tests share: the system's Chromium, a real server with the built pages, and tables to look at."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

import sitdown
from tests.browser.guests import Guests, visiting
from tests.browser.tables import Tables
from tests.server.live import Live, assert_no_fault, serving

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
PAGES = Path(sitdown.__file__).parent / "web"


def missing(what: str) -> None:
    """Where everything must be proved nothing may be missing."""
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = next((found for found in map(shutil.which, BROWSERS) if found), None)
    if path is None:
        missing(f"no browser: none of {', '.join(BROWSERS)} is installed")
    with sync_playwright() as playwright:
        # in a container Chromium cannot make its own sandbox, and /dev/shm is small
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """One server for all browser tests; each makes tables and people of its own."""
    if not (PAGES / "index.html").is_file():
        missing("the pages are not built: make web")
    with serving(tmp_path_factory.mktemp("browser"), pages=str(PAGES)) as live:
        yield live


@pytest.fixture(autouse=True)
def _no_fault_of_ours(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert_no_fault(caplog)


@pytest.fixture
def guests(chromium: Browser, house: Live) -> Iterator[Guests]:
    with visiting(chromium, house) as all_of_them:
        yield all_of_them


@pytest.fixture(scope="session")
def tables(house: Live) -> Tables:
    return Tables(house)

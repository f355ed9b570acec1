"""What browser tests share: the system's Chromium, a real server with the built pages, and tables to look at."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec import structs
from playwright.sync_api import Browser

import sitdown
from sitdown.server.live import new_tables
from tests.browser.tools.chromium import BROWSERS, browser_path, launched
from tests.browser.tools.guests import Guest, Guests, visiting
from tests.browser.tools.tables import Tables
from tests.server.serving import NO_LIMITS, Live, assert_no_fault, serving

MANY_TABLES = structs.replace(NO_LIMITS, tables_a_person=10_000)  # one person makes all of them
LITTLE = 0.25  # of the usual effort: an analysis in seconds
PAGES = Path(sitdown.__file__).parent / "web"


def missing(what: str) -> None:
    """Where everything must be proved nothing may be missing."""
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = browser_path()
    if path is None:
        missing(f"no browser: none of {', '.join(BROWSERS)} is installed")
    with launched(path) as browser:
        yield browser


class SameDeal:
    """For `secrets`: tables of a kind are all dealt alike, so that a test sees today what it saw yesterday."""

    token_urlsafe = staticmethod(secrets.token_urlsafe)

    @staticmethod
    def token_hex(size: int) -> str:
        return "5d" * size


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """One server for all browser tests; each makes tables and people of its own."""
    with open_house(tmp_path_factory.mktemp("browser")) as live:
        yield live


@contextmanager
def open_house(folder: Path) -> Iterator[Live]:
    """A server with the built pages."""
    if not (PAGES / "index.html").is_file():
        missing("the pages are not built: make web")
    own = {"pages": str(PAGES), "analysis_effort": LITTLE}
    with pytest.MonkeyPatch.context() as patch, serving(folder, MANY_TABLES, **own) as live:
        patch.setattr(new_tables, "secrets", SameDeal)
        yield live


@pytest.fixture(autouse=True)
def _no_fault_of_ours(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert_no_fault(caplog)


@pytest.fixture
def guests(chromium: Browser, house: Live) -> Iterator[Guests]:
    with visiting(chromium, house) as all_of_them:
        yield all_of_them


@pytest.fixture(scope="module")
def readers(chromium: Browser, house: Live) -> Iterator[list[Guest]]:
    """One at a desk who reads English, one with a phone who reads Dutch: the same two for many pictures."""
    with visiting(chromium, house) as all_of_them:
        yield [all_of_them.come(), all_of_them.come("phone", "nl")]


@pytest.fixture(scope="session")
def tables(house: Live) -> Tables:
    return Tables(house)

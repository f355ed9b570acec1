"""People in real browsers: each has a context of his own, and whatever goes wrong on his pages is written down."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response, ViewportSize

from tests.server.serving import Live

Size = Literal["desktop", "phone"]
Lang = Literal["en", "nl"]
Theme = Literal["dark", "light"]
SIZES: tuple[Size, ...] = ("desktop", "phone")
LANGUAGES: tuple[Lang, ...] = ("en", "nl")
WINDOWS: dict[Size, ViewportSize] = {
    "desktop": {"width": 1366, "height": 880},
    "phone": {"width": 360, "height": 740},
}
LOCALES: dict[Lang, str] = {"en": "en-GB", "nl": "nl-NL"}
SECONDS = 10.0  # that a page may take for anything
ABORTED = "net::ERR_ABORTED"  # the page was left while something came


class Guest:
    """One browser window, at one server."""

    def __init__(self, live: Live, context: BrowserContext, size: Size) -> None:
        self.live = live
        self.context = context
        self.size = size
        self.faults: list[str] = []
        self.forgiven: list[re.Pattern[str]] = []
        self.page: Page = context.new_page()
        self.page.set_default_timeout(SECONDS * 1000)
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.faults.append(f"script: {error}"))
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._answered)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.faults.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _failed(self, request: Request) -> None:
        if request.failure != ABORTED:
            self.faults.append(f"request: {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"answer: {response.status} {response.url}")

    def forgive(self, pattern: str) -> None:
        """What this test does on purpose."""
        self.forgiven.append(re.compile(pattern))

    def check(self) -> None:
        faults = [fault for fault in self.faults if not any(pattern.search(fault) for pattern in self.forgiven)]
        assert not faults, faults

    def keep(self, name: str, what: object) -> None:
        """As if this browser had kept it from an earlier visit."""
        text = json.dumps(["sitdown." + name, json.dumps(what)])
        self.context.add_init_script(f"localStorage.setItem(...{text})")

    def go(self, path: str = "") -> Page:
        """To an address of the house; the page itself is there, whatever it still asks the server for."""
        self.page.goto(f"{self.live.http}/{path}")
        self.page.wait_for_selector("main :is(h1, h2, [role=status], .felt)", state="attached")
        return self.page

    def settle(self) -> None:
        """Nothing is waited for any more."""
        self.page.wait_for_selector(".waiting[role=status]:visible", state="detached")
        self.page.evaluate("document.fonts.ready")
        self.page.wait_for_timeout(100)

    def until(self, is_so: Callable[[], bool], what: str) -> None:
        """Wait for something outside the page, which lives on meanwhile, with what the test does to its lines."""
        end = time.monotonic() + SECONDS
        while not is_so():
            assert time.monotonic() < end, f"not within {SECONDS} seconds: {what}"
            self.page.wait_for_timeout(20)

    def point_at(self, x: float, y: float) -> None:
        """A click, or on a phone a finger."""
        if self.size == "phone":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def leave(self) -> None:
        self.context.close()


class Guests:
    """Whoever comes in during a test; all are asked for their faults at its end."""

    def __init__(self, browser: Browser, live: Live) -> None:
        self.browser = browser
        self.live = live
        self.all: list[Guest] = []

    def come(self, size: Size = "desktop", lang: Lang = "en", theme: Theme = "dark", **more: Any) -> Guest:
        """A new browser that nobody has used yet. Nothing moves in it, unless `reduced_motion` says otherwise."""
        phone = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
        window = {"viewport": WINDOWS[size], "reduced_motion": "reduce", "color_scheme": theme}
        settings: dict[str, Any] = {**window, **phone, **more}
        context = self.browser.new_context(locale=LOCALES[lang], **settings)
        guest = Guest(self.live, context, size)
        self.all.append(guest)
        return guest

    def tab_of(self, guest: Guest) -> Guest:
        """Another window of the same browser."""
        tab = Guest(self.live, guest.context, guest.size)
        self.all.append(tab)
        return tab


@contextmanager
def visiting(browser: Browser, live: Live) -> Iterator[Guests]:
    guests = Guests(browser, live)
    try:
        yield guests
        for guest in guests.all:
            guest.check()
    finally:
        for guest in guests.all:
            guest.leave()

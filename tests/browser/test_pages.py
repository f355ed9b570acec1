"""Every page, in both languages, at both sizes: no fault, nothing that hinders or sticks out; and a picture of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.axe import grave_faults
from tests.browser.guests import LANGUAGES, SIZES, Guests, Lang, Size, Theme
from tests.browser.pictures import take
from tests.browser.tables import GAMES, Tables, seat_link
from tests.browser.test_screen import screen_link

PAGES = (
    "home", "tables", "new", "account", "rules", "nowhere", "gathering", "replay", "replay-open", "screen-gathering",
    "screen", *(f"table-{game}" for game in GAMES),
)  # fmt: skip


def address(page: str, tables: Tables) -> str:
    """Where such a page is; the tables behind it are made once."""
    if page.startswith("table-"):
        return seat_link(tables.resting[page.removeprefix("table-")])
    ways: dict[str, Callable[[], str]] = {
        "home": lambda: "",
        "tables": lambda: "tables",
        "new": lambda: "new/palermo",
        "account": lambda: "account",
        "rules": lambda: "rules/capo",
        "nowhere": lambda: "no/such/page",
        "gathering": lambda: seat_link(tables.gathering()),
        "replay": lambda: f"replay/{tables.over('palermo')}?step=40",
        "replay-open": lambda: f"replay/{tables.over('capo')}?eyes=open&step=12",
        "screen-gathering": lambda: screen_link(tables.gathering("sicilianos")),
        "screen": lambda: screen_link(tables.resting["palermo"]),
    }
    return ways[page]()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_hinders_nobody(guests: Guests, tables: Tables, page: str, size: Size, lang: Lang) -> None:
    check(guests, tables, page, size, lang, "dark")


@pytest.mark.parametrize("page", PAGES)
def test_a_page_by_daylight(guests: Guests, tables: Tables, page: str) -> None:
    check(guests, tables, page, "desktop", "en", "light")


def check(guests: Guests, tables: Tables, name: str, size: Size, lang: Lang, theme: Theme) -> None:
    guest = guests.come(size, lang, theme)
    if name == "nowhere":
        guest.forgive("404")
    page = guest.go(address(name, tables))
    if name.startswith(("table-", "replay")) or name == "screen":
        page.wait_for_selector(".felt :is(svg, button)")
    guest.settle()
    take(guest, f"{name}-{size}-{lang}-{theme}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "something sticks out at the side"
    assert grave_faults(page) == []

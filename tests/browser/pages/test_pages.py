"""Every page, in both languages and sizes, by day and by night: no fault, nothing that hinders or sticks out."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.pages.test_screen import screen_link
from tests.browser.tools.axe import grave_faults
from tests.browser.tools.guests import Guest, Guests, Lang, Size, Theme
from tests.browser.tools.pictures import take
from tests.browser.tools.tables import GAMES, Tables, keys_of, seat_link
from tests.server.serving import Message

PAGES = (
    "home", "tables", "new", "links", "account", "rules", "nowhere", "gathering", "curtain", "walking", "outcome",
    "ending-palermo", "ending-capo", "replay", "replay-open", "screen-gathering", "screen",
    *(f"table-{game}" for game in GAMES),
)  # fmt: skip
# Each size, language and theme with each of the others.
LOOKS: tuple[tuple[Size, Lang, Theme], ...] = (
    ("desktop", "en", "dark"), ("desktop", "nl", "light"), ("phone", "nl", "dark"), ("phone", "en", "light"),
)  # fmt: skip
A_WHILE = 250  # milliseconds of a round's outcome
THE_WHOLE = 9000
FADED_IN = 500


def address(page: str, tables: Tables) -> str:
    """Where such a page is; the tables behind it are made once."""
    kind, _, game = page.partition("-")
    if kind == "table":
        return seat_link(tables.resting[game])
    if kind == "ending":
        return seat_link(tables.ended(game))
    ways: dict[str, Callable[[], str]] = {
        "home": lambda: "",
        "tables": lambda: "tables",
        "new": lambda: "new/palermo",
        "links": lambda: "new/capo",
        "account": lambda: "account",
        "rules": lambda: "rules/capo",
        "nowhere": lambda: "no/such/page",
        "walking": lambda: seat_link(tables.walking()),
        "outcome": lambda: f"replay/{tables.over('capo')}?step=1",
        "replay": lambda: f"replay/{tables.over('palermo')}?step=40",
        "replay-open": lambda: f"replay/{tables.over('capo')}?eyes=open&step=12",
        "screen-gathering": lambda: screen_link(tables.gathering("sicilianos")),
        "screen": lambda: screen_link(tables.resting["palermo"]),
    }
    return ways[page]()


def as_its_maker(guest: Guest, made: Message) -> str:
    """The table in the browser in which it was made; its address."""
    guest.keep(f"keys.{made['id']}", keys_of(made))
    return f"t/{made['id']}"


@pytest.mark.parametrize("look", LOOKS, ids="-".join)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_hinders_nobody(guests: Guests, tables: Tables, page: str, look: tuple[Size, Lang, Theme]) -> None:
    size, lang, theme = look
    motion = {"reduced_motion": "no-preference"} if page == "outcome" else {}
    guest = guests.come(size, lang, theme, **motion)
    stands = shown(guest, tables, page)
    take(guest, f"{page}-{size}-{lang}-{theme}")
    assert stands.evaluate("document.documentElement.scrollWidth <= innerWidth"), "something sticks out at the side"
    assert grave_faults(stands) == []


def shown(guest: Guest, tables: Tables, name: str) -> Page:
    """The page, and on it what the picture is to show."""
    if name == "nowhere":
        guest.forgive("404")
    if name == "outcome":
        guest.page.clock.install()
    makers = {"gathering": tables.gathering, "curtain": tables.shared}
    page = guest.go(as_its_maker(guest, makers[name]()) if name in makers else address(name, tables))
    if name.startswith(("table-", "replay")) or name in ("screen", "walking", "outcome"):
        page.locator(".felt :is(svg, button):visible").first.wait_for()
    doings = {"links": set_the_table, "walking": look_at_a_way, "outcome": see_the_outcome, "curtain": hangs}
    if name in doings:
        doings[name](guest)
    if name != "outcome":
        guest.settle()
    return page


def set_the_table(guest: Guest) -> None:
    """Chairs are open: the page gives the links to them."""
    guest.settle()
    guest.page.locator("form .button.main, main .button.main").last.click()
    guest.page.wait_for_selector("main :is(.link, .gathering)")


def hangs(guest: Guest) -> None:
    guest.page.wait_for_selector(".curtain")


def look_at_a_way(guest: Guest) -> None:
    """The field farthest down that can be reached: its way, its cost."""
    field = guest.page.locator(".felt [data-object].open").last
    place = field.bounding_box()
    assert place is not None
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    if guest.size == "phone":
        guest.point_at(x, y)
    else:
        guest.page.mouse.move(x, y)
    guest.page.wait_for_selector(".weigh b")


def see_the_outcome(guest: Guest) -> None:
    """Step through the first round until respect moves; time stands still between the looks."""
    page = guest.page
    for _ in range(40):
        page.keyboard.press("ArrowRight")
        for _ in range(THE_WHOLE // A_WHILE):
            if page.locator(".moves").count():
                page.wait_for_timeout(FADED_IN)
                return
            if not page.locator(".countdown, .verdict, .suspected").count():
                page.clock.run_for(4 * A_WHILE)
                if not page.locator(".countdown, .verdict, .suspected, .moves").count():
                    break
            page.clock.run_for(A_WHILE)
    raise AssertionError("no outcome is ever shown")

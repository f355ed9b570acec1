"""Dutch: switched live at a table and at home, and a visitor who finds no English word on any page."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages.test_screen import screen_link
from tests.browser.tools.english import english_in, english_left, read
from tests.browser.tools.guests import SIZES, Guest, Guests, Size
from tests.browser.tools.lit import LIT, OFFERED, Newcomer
from tests.browser.tools.tables import GAMES, Tables, seat_link

EACH_GAME = pytest.mark.parametrize("game", GAMES)
STEPS = 14


def test_english_is_told_from_dutch() -> None:
    assert english_in("Your turn. Lay your crew")
    assert english_in("Ronde 3, Rosa must choose.")
    assert english_in("Open tables") == "open tables"
    assert english_left(["Jij bent aan zet.", "Open", "Palermo", "3", "Deur", "Alle keuzes (12)"]) == {}


def switch(page: Page, lang: str) -> None:
    page.locator(f".languages [lang={lang}]").click()
    expect(page.locator("html")).to_have_attribute("lang", lang)


def steady(guest: Guest) -> set[str]:
    """What is to be read once nothing changes any more."""
    guest.page.mouse.move(0, 0)
    texts: set[str] = set()
    while (now := read(guest.page)) != texts:
        texts = now
        guest.page.wait_for_timeout(150)
    return texts


def changes_and_comes_back(guest: Guest) -> None:
    page = guest.page
    page.evaluate("window.kept = true")
    before = steady(guest)
    assert english_left(before), "it was English"
    switch(page, "nl")
    guest.until(lambda: english_left(read(page)) == {}, f"Dutch: {english_left(read(page))}")
    switch(page, "en")
    guest.until(lambda: read(page) == before, f"English as before: {read(page) ^ before}")
    assert page.evaluate("window.kept"), "it is still the same page"


def test_home_is_switched_live(guests: Guests) -> None:
    guest = guests.come()
    guest.go().locator("[data-game=maffiosi]").click()
    guest.settle()
    changes_and_comes_back(guest)
    expect(guest.page.locator("[data-game=maffiosi]")).to_have_attribute("aria-pressed", "true")


@EACH_GAME
def test_a_table_is_switched_live_and_what_was_picked_stays(guests: Guests, tables: Tables, game: str) -> None:
    guest = guests.come()
    page = guest.go(seat_link(tables.against_bots(game)))
    page.wait_for_selector(f"{LIT}, {OFFERED}")
    pick_something(page, game)
    picked = page.locator(".felt .chosen").count()
    changes_and_comes_back(guest)
    assert page.locator(".felt .chosen").count() == picked


def pick_something(page: Page, game: str) -> None:
    """Half of a move, where the first one has two halves."""
    if game == "palermo":
        page.locator(".felt [data-object].open").nth(5).click()
        page.locator(".tray .lit").first.click()
    elif game == "capo":
        page.locator(".own-cards .card").first.click()
    else:
        return
    expect(page.locator(".felt .chosen").first).to_be_visible()


# -- the Dutch run


def dutch(guests: Guests, address: str, size: Size = "desktop") -> Guest:
    guest = guests.come(size, "nl")
    guest.go(address)
    guest.settle()
    return guest


PAGES: dict[str, Callable[[Tables], str]] = {
    "home": lambda tables: "",
    "open tables": lambda tables: "tables",
    "my games": lambda tables: "tables?which=mine",
    "to watch": lambda tables: "tables?which=watch",
    "account": lambda tables: "account",
    "gathering": lambda tables: seat_link(tables.gathering()),
    "screen, gathering": lambda tables: screen_link(tables.gathering("sicilianos")),
    "nowhere": lambda tables: "rules/no-such-game",
    "closed": lambda tables: f"t/{tables.gathering()['id']}",
}


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("size", SIZES)
def test_a_page_has_no_english_word(guests: Guests, tables: Tables, name: str, size: Size) -> None:
    guest = dutch(guests, PAGES[name](tables), size)
    guest.forgive("404")
    texts = read(guest.page)
    if name == "home":
        guest.page.locator("[data-game=capo]").click()
        texts |= read(guest.page)
    guest.page.locator("details:not([open]) > summary").evaluate_all("all => all.forEach((one) => one.click())")
    assert english_left(texts | read(guest.page)) == {}


# What stands on the cards themselves: the rules have a column for it, beside the Dutch names.
CARD_FACTS = """() => {
  for (const table of document.querySelectorAll('table')) {
    const at = [...table.querySelectorAll('th')].findIndex((head) => head.textContent.trim() === 'op de kaart')
    if (at >= 0) for (const row of table.rows) row.cells[at].lang = 'en'
  }
}"""


@EACH_GAME
def test_the_rules_and_the_house_rules_have_no_english_word(guests: Guests, game: str) -> None:
    guest = dutch(guests, f"rules/{game}")
    guest.page.wait_for_selector(".chip.rule")
    guest.page.evaluate(CARD_FACTS)
    assert english_left(read(guest.page)) == {}
    page = guest.go(f"new/{game}")
    page.locator("details > summary").click()
    texts = read(page)
    for clock in ("move", "game"):
        page.locator(f"input[value={clock}]").check(force=True)
        texts |= read(page)
    assert english_left(texts) == {}


@EACH_GAME
def test_a_table_in_play_has_no_english_word(guests: Guests, tables: Tables, game: str) -> None:
    made = tables.against_bots(game)
    guest = dutch(guests, seat_link(made))
    player = Newcomer(guest, guests.live, made["id"], random.Random(f"dutch {game}"))
    page = guest.page
    page.wait_for_selector(f"{LIT}, {OFFERED}")
    texts = read(page)
    for tab in ("choices", "chat", "log"):
        page.locator(f"#tab-{tab}").click()
        texts |= read(page)
    page.locator(".menu > summary").click()
    for _ in range(STEPS):
        if not player.step():
            page.wait_for_timeout(60)
        texts |= read(page)
    screen = dutch(guests, screen_link(made))
    screen.page.wait_for_selector(".felt")
    assert english_left(texts | read(screen.page)) == {}


@EACH_GAME
def test_the_end_the_replay_and_the_screen_have_no_english_word(guests: Guests, tables: Tables, game: str) -> None:
    over = tables.over(game)
    guest = dutch(guests, f"t/{over}")
    guest.page.wait_for_selector(".ending")
    texts = read(guest.page)
    guest.page.locator(".ending summary").click()
    texts |= read(guest.page)
    for address in (f"replay/{over}?eyes=open&step=9999", f"replay/{over}?eyes=0&step=6", f"t/{over}/screen"):
        guest.go(address)
        guest.settle()
        guest.page.wait_for_timeout(300)
        texts |= read(guest.page)
    assert english_left(texts) == {}

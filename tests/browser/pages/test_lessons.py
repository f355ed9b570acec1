"""The first lessons in a browser: offered on the first page, begun at once, left and come back to."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tools.axe import grave_faults
from tests.browser.tools.guests import Guest, Guests, Lang, Size
from tests.browser.tools.pictures import take
from tests.browser.tools.tables import GAMES

ON = {"en": "Go on", "nl": "Verder"}
WAYS: list[tuple[Size, Lang]] = [("desktop", "en"), ("phone", "nl")]
STRIP = ".lesson-strip"


def step_of(page: Page) -> str:
    return page.locator(f"{STRIP} .progress").get_attribute("aria-label") or ""


def do_what_is_pointed_at(guest: Guest, lang: Lang) -> None:
    """Read on until something is to be done, and do that: what is pointed at, and what confirms it."""
    page = guest.page
    on = page.locator(STRIP).get_by_role("button", name=ON[lang], exact=True)
    while on.count():
        before = step_of(page)
        on.click()
        guest.until(lambda before=before: step_of(page) != before, "the next step")  # type: ignore[misc]
    before = step_of(page)
    pointed = page.locator(".felt [data-pointed]")
    for backwards in (False, True):
        page.keyboard.press("Escape")
        places = range(pointed.count())
        for place in reversed(places) if backwards else places:
            pointed.nth(place).click(force=True)
            page.wait_for_timeout(300)
            if step_of(page) != before:
                return
        for button in (page.locator(f"{STRIP} .button.main"), page.locator(".felt [data-confirm]")):
            if button.count() and button.first.is_enabled():
                button.first.click()
                page.wait_for_timeout(400)
            if step_of(page) != before:
                return


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "lang"), WAYS)
def test_a_first_lesson_begins_from_the_first_page(guests: Guests, game: str, size: Size, lang: Lang) -> None:
    guest = guests.come(size, lang)
    page = guest.go()
    page.locator(f"[data-game={game}]").click()
    page.locator(".lessons .button.main").click()
    page.wait_for_selector(f"{STRIP} .says")
    guest.settle()
    assert not grave_faults(page, STRIP)
    take(guest, f"lesson-{game}-{size}")
    first = step_of(page)
    do_what_is_pointed_at(guest, lang)
    assert step_of(page) != first, "the first legal move is made"
    there = step_of(page)
    page.reload()
    page.wait_for_selector(f"{STRIP} .says")
    assert step_of(page) == there, "it is come back to"


def test_a_wrong_touch_is_answered_and_changes_nothing(guests: Guests) -> None:
    page = guests.come().go("learn/capo/first")
    page.get_by_role("button", name=ON["en"], exact=True).click()
    card = page.locator(".own-cards button").first
    expect(card).to_be_visible()
    before = step_of(page)
    card.click()
    page.locator(".felt [data-confirm]").click()
    expect(page.locator(f"{STRIP} .told")).to_be_visible()
    assert step_of(page) == before


def test_a_lesson_by_keys(guests: Guests) -> None:
    page = guests.come().go("learn/capo/first")
    page.wait_for_selector(f"{STRIP} .says")
    page.get_by_role("button", name=ON["en"], exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-pointed]").first).to_be_attached()
    for place in (2, 3):
        page.locator(".own-cards button").nth(place).focus()
        page.keyboard.press("Enter")
    before = step_of(page)
    page.locator(".felt [data-confirm]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"{STRIP} .progress")).not_to_have_attribute("aria-label", before)

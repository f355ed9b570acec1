"""Touching what is not lit says why not, in words, with the rule that forbids it and a way to it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tools.guests import LANGUAGES, SIZES, Guest, Guests, Lang, Size
from tests.browser.tools.tables import GAMES, Tables, seat_link

UNLIT = {
    "palermo": ".felt [data-object]:not(.open)",
    "capo": ".felt .mat:not(.lit) .aim",
    "sicilianos": ".felt .own [data-object]:not(.lit)",
    "maffiosi": ".felt .targets [data-object]:not(.open)",
    "cosanostra": ".felt .mats [data-object^=gangster]:not(.lit)",
}
RULES = {"palermo": "PA", "capo": "CA", "sicilianos": "SI", "maffiosi": "MA", "cosanostra": "CN"}
WHY_NOT = {"en": "Why not?", "nl": "Waarom niet?"}
WHOLE = {"en": "The whole rules page", "nl": "De hele bladzijde met regels"}


def touch_what_is_not_lit(guest: Guest, game: str) -> None:
    page = guest.page
    if game == "palermo":  # the very first tile may lie anywhere
        page.locator(".felt [data-object].open").nth(5).click()
        page.wait_for_selector(".tray .lit")
    unlit = page.locator(UNLIT[game]).first
    unlit.scroll_into_view_if_needed()
    unlit.click(force=True)  # aria-disabled is said to ears: a touch is answered all the same


def refused_by(page: Page, game: str, lang: Lang) -> str:
    """The notice says why, and names a rule; which."""
    notice = page.locator(".notice")
    expect(notice.locator("b")).to_have_text(WHY_NOT[lang])
    chip = notice.get_by_role("button", name=re.compile(f"{RULES[game]}-"))
    rule = chip.inner_text()
    assert re.fullmatch(rf"{RULES[game]}-\d+[a-z]?", rule)
    words = notice.locator("p").inner_text().removeprefix(WHY_NOT[lang]).removesuffix(rule).strip()
    assert len(words.split()) > 3, words
    return rule


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_refused_touch_leads_to_its_rule(guests: Guests, tables: Tables, game: str, lang: Lang) -> None:
    guest = guests.come(lang=lang)
    page = guest.go(seat_link(tables.against_bots(game)))
    page.wait_for_selector(".felt .lit, .felt [data-object].open, .prompt [data-action]")
    touch_what_is_not_lit(guest, game)
    rule = refused_by(page, game, lang)
    page.locator(".notice .rule").click()
    told = page.get_by_role("dialog").locator(f"[id='{rule}']")
    expect(told).to_be_in_viewport()
    expect(told).to_be_focused()
    expect(told).to_contain_text(rule)
    link = page.get_by_role("dialog").get_by_role("link", name=WHOLE[lang])
    with page.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator(f"[id='{rule}']")).to_be_in_viewport()


@pytest.mark.parametrize("size", SIZES)
def test_the_words_stay_until_they_are_closed_or_a_move_is_made(guests: Guests, tables: Tables, size: Size) -> None:
    guest = guests.come(size)
    page = guest.go(seat_link(tables.against_bots("capo")))
    page.wait_for_selector(".felt .lit")
    touch_what_is_not_lit(guest, "capo")
    refused_by(page, "capo", "en")
    page.locator(".notice").get_by_role("button", name="Close").click()
    expect(page.locator(".notice")).to_have_count(0)
    touch_what_is_not_lit(guest, "capo")
    expect(page.locator(".notice")).to_be_visible()
    page.locator(".own-cards .card").first.click()
    page.locator("[data-confirm]").click()
    expect(page.locator(".notice")).to_have_count(0)

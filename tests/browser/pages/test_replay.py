"""A finished game once more: steps, eyes, keys, and the link to a moment."""

from __future__ import annotations

import contextlib
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tools.guests import SIZES, Guests, Size
from tests.browser.tools.tables import GAMES, Tables


def step_of(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


@pytest.mark.parametrize("size", SIZES)
def test_keys_and_buttons_lead_through_the_game(guests: Guests, tables: Tables, size: Size) -> None:
    page = guests.come(size).go(f"replay/{tables.over('capo')}")
    expect(page.get_by_role("slider")).to_have_value("0")
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)):
        page.keyboard.press(key)
        assert step_of(page) == step
    page.get_by_role("button", name="One step on").click()
    assert step_of(page) == 1
    page.keyboard.press("End")
    assert step_of(page) == int(page.get_by_role("slider").get_attribute("max") or 0) > 1
    expect(page.locator(".words .next")).to_have_text(re.compile("wins|share"))


def test_it_plays_by_itself_and_stops_when_told(guests: Guests, tables: Tables) -> None:
    page = guests.come().go(f"replay/{tables.over('capo')}")
    page.get_by_label("Speed").select_option(label="4×")
    page.locator(".words .next").click()
    page.keyboard.press("Space")
    expect(page.get_by_role("slider")).to_have_value(re.compile(r"^([3-9]|\d\d)$"))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stopped = step_of(page)
    page.wait_for_timeout(800)
    assert step_of(page) == stopped


def test_the_address_is_a_link_to_the_moment_and_the_eyes(guests: Guests, tables: Tables) -> None:
    table = tables.over("capo")
    page = guests.come().go(f"replay/{table}?eyes=open&step=3")
    expect(page.get_by_role("slider")).to_have_value("3")
    expect(page.get_by_role("radio", name="all cards open")).to_be_checked()
    expect(page.locator("[aria-current=step]").first).to_be_visible()
    page.get_by_role("radio").nth(1).check(force=True)
    page.keyboard.press("Tab")
    page.get_by_role("button", name="One step on").click()
    page.wait_for_url(f"**/replay/{table}?eyes=0&step=4")
    page.reload()
    expect(page.get_by_role("slider")).to_have_value("4")
    expect(page.get_by_role("radio").nth(1)).to_be_checked()


def test_a_step_behind_the_end_is_the_end(guests: Guests, tables: Tables) -> None:
    page = guests.come().go(f"replay/{tables.over('capo')}?step=9999")
    expect(page.get_by_role("button", name="To the end")).to_be_disabled()
    assert 0 < step_of(page) < 9999


@pytest.mark.parametrize("game", GAMES)
def test_the_slider_leads_anywhere_and_everybody_lends_his_eyes(guests: Guests, tables: Tables, game: str) -> None:
    page = guests.come().go(f"replay/{tables.over(game)}")
    slider = page.get_by_role("slider")
    expect(page.locator(".felt .board > *").first).to_be_visible()
    middle = int(slider.get_attribute("max") or 0) // 2
    slider.fill(str(middle))
    views = []
    for eyes in range(page.get_by_role("radio").count()):
        with page.expect_response(re.compile(r"/replay\?")) if eyes else contextlib.nullcontext():
            page.get_by_role("radio").nth(eyes).check(force=True)
        expect(page.locator(".felt")).to_have_attribute("aria-busy", "false")
        expect(slider).to_have_value(str(middle))
        views.append(page.locator(".felt").inner_html())
    assert len(views) == 2 + len(page.get_by_role("list", name="Players").locator("li").all())
    if game != "palermo":
        assert len(set(views)) == len(views), "nobody sees what another does"


def test_a_link_to_the_moment_is_copied(guests: Guests, tables: Tables) -> None:
    guest = guests.come(permissions=["clipboard-read", "clipboard-write"])
    page = guest.go(f"replay/{tables.over('capo')}?eyes=1&step=4")
    page.get_by_role("button", name="Link to this moment").click()
    expect(page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{guests.live.http}/replay/{tables.over('capo')}?eyes=1&step=4"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_drawn_with_all_cards_open(guests: Guests, tables: Tables, game: str) -> None:
    guest = guests.come()
    page = guest.go(f"replay/{tables.over(game)}?eyes=open&step=5")
    expect(page.locator(".felt .board > *").first).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".words .next")).to_have_text(re.compile("wins|share"))


def test_a_game_that_is_on_has_no_replay_yet(guests: Guests, tables: Tables) -> None:
    made = tables.against_bots("capo", open=True)
    page = guests.come(lang="nl").go(f"replay/{made['id']}")
    expect(page.get_by_role("heading", name="Dit spel is nog bezig")).to_be_visible()
    expect(page.get_by_role("link", name="Naar de tafel")).to_have_attribute("href", re.compile(f"/t/{made['id']}$"))

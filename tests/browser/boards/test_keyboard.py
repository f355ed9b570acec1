"""By the keyboard alone: the focus is always to be seen, and no move loses it."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.tools.guests import Guests
from tests.browser.tools.keyboard import Typist
from tests.browser.tools.lit import LIT, OFFERED
from tests.browser.tools.pictures import take
from tests.browser.tools.tables import GAMES, Tables, seat_link

LONGEST = 900.0  # seconds: each choice is many keys
CHOICES = 10

LAST = """() => [...document.querySelectorAll('a, button, [tabindex]')]
  .findLast((one) => one.tabIndex >= 0 && one.getClientRects().length > 0).focus()"""


def sit_down(guests: Guests, tables: Tables, game: str) -> Typist:
    made = tables.against_bots(game)
    guest = guests.come()
    guest.go(seat_link(made))
    guest.page.wait_for_selector(f"{LIT}, {OFFERED}")
    return Typist(guest, guests.live, made["id"], random.Random(f"keys {game}"))


@pytest.mark.parametrize("game", GAMES)
def test_the_first_choices_of_a_game(guests: Guests, tables: Tables, game: str) -> None:
    typist = sit_down(guests, tables, game)
    for _ in range(CHOICES):
        typist.choose()


def test_tab_leads_out_of_the_page_and_back_to_its_beginning(guests: Guests, tables: Tables) -> None:
    page = sit_down(guests, tables, "sicilianos").guest.page
    page.evaluate(LAST)
    page.keyboard.press("Tab")
    page.evaluate("document.querySelector('main').append(document.createElement('i'))")  # as if somebody had moved
    page.wait_for_timeout(100)
    assert page.evaluate("document.activeElement === document.body")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(guests: Guests, tables: Tables, game: str) -> None:
    typist = sit_down(guests, tables, game)
    try:
        typist.play_to_the_end(LONGEST)
    except AssertionError:
        take(typist.guest, f"stuck-keys-{game}")
        raise
    typist.guest.page.wait_for_selector(".ending")
    typist.keeps_the_focus("the end")

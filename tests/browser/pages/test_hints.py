"""A hint at a table: asked for, pointed at on the board, done; at a desk, on a phone, by keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tools.axe import grave_faults
from tests.browser.tools.guests import Guests, Lang, Size
from tests.browser.tools.pictures import take
from tests.browser.tools.tables import GAMES, Tables, key_of, seat_link
from tests.server.serving import Message

ASK = {"en": "What would you do?", "nl": "Wat zou jij doen?"}
DO = {"en": "Do number 1", "nl": "Doe nummer 1"}
WAYS: list[tuple[Size, Lang]] = [("desktop", "en"), ("phone", "nl")]
PAINTED = 300  # milliseconds
SECONDS = 20_000  # that a busy machine may take; the server gives it a second and a half


def at_a_choice(tables: Tables, game: str) -> Message:
    """A table with bots at which the person must choose among several things."""
    made = tables.against_bots(game)
    client = tables.maker.at(made["id"], key_of(made))
    while client.shown.get("turn") != [0] or len(client.shown["legal"]) < 3:
        if 0 in client.shown.get("turn", []):
            client.move(client.shown["legal"][0])
            client.sync()
        else:
            client.next()
    client.leave()
    return made


def ask(page: Page, size: Size, lang: Lang) -> None:
    if size == "phone":
        page.locator("details.menu summary").click()
    page.get_by_role("button", name=ASK[lang]).click()
    page.locator("section.hint .about").first.wait_for(timeout=SECONDS)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "lang"), WAYS)
def test_the_best_choice_is_pointed_at_and_can_be_done(
    guests: Guests, tables: Tables, game: str, size: Size, lang: Lang
) -> None:
    made = at_a_choice(tables, game)
    guest = guests.come(size, lang)
    page = guest.go(seat_link(made, 0))
    ask(page, size, lang)
    page.wait_for_timeout(PAINTED)
    is_pointed_at = page.locator("[data-pointed]").count() > 0
    assert not grave_faults(page, "section.hint")
    take(guest, f"hint-{game}-{size}")
    count = tables.live.room(made["id"]).table.moves.count
    button = page.get_by_role("button", name=DO[lang])
    if size == "phone":
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 40
    button.click()
    guest.until(lambda: tables.live.room(made["id"]).table.moves.count > count, "it is done")
    expect(page.locator("section.hint")).to_have_count(0)
    table = tables.live.room(made["id"]).table
    assert table.chairs[0].hints == 1
    done = table.moves.actions(table.moves.last_of(0))
    assert is_pointed_at or done[0] >= table.game.beside, "only an offer lies nowhere on the board"


def test_by_keys(guests: Guests, tables: Tables) -> None:
    made = at_a_choice(tables, "capo")
    guest = guests.come()
    page = guest.go(seat_link(made, 0))
    page.get_by_role("button", name=ASK["en"]).focus()
    page.keyboard.press("Enter")
    page.locator("section.hint .about").first.wait_for(timeout=SECONDS)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == DO["en"]:
            break
    else:
        raise AssertionError("the button is not reached")
    count = tables.live.room(made["id"]).table.moves.count
    page.keyboard.press("Enter")
    guest.until(lambda: tables.live.room(made["id"]).table.moves.count > count, "it is done")


def test_among_people_everybody_sees_who_asked(guests: Guests, tables: Tables) -> None:
    rosa, enzo = tables.live.person(), tables.live.person()
    made = rosa.make("capo", ["me", "open", "bot:thumb"], hints=True)
    key = enzo.sit(made["id"], invitation=made["invitations"]["1"])["key"]
    pages = [guests.come().go(link) for link in (seat_link(made, 0), f"t/{made['id']}#key={key}")]
    pages[0].get_by_role("button", name=ASK["en"]).click()
    expect(pages[1].get_by_text("has asked for one hint")).to_be_attached(timeout=SECONDS)


def test_a_table_without_hints_has_no_button(guests: Guests, tables: Tables) -> None:
    rosa, enzo = tables.live.person(), tables.live.person()
    made = rosa.make("capo", ["me", "open", "bot:thumb"])
    enzo.sit(made["id"], invitation=made["invitations"]["1"])
    page = guests.come().go(seat_link(made, 0))
    page.wait_for_selector(".felt")
    expect(page.get_by_role("button", name=ASK["en"])).to_have_count(0)

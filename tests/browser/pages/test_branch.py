"""What if: from a moment of the replay to the first move in the branch; at a desk, on a phone, by keys."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from sitdown.table.table import Table
from tests.browser.tools.axe import grave_faults
from tests.browser.tools.guests import Guest, Guests, Lang, Size
from tests.browser.tools.keyboard import Typist
from tests.browser.tools.lit import Newcomer
from tests.browser.tools.pictures import take
from tests.browser.tools.tables import GAMES, Tables, key_of
from tests.server.playing import play_on

WAYS: list[tuple[Size, Lang]] = [("desktop", "en"), ("phone", "nl")]
OPENS = {"en": "Play on from here", "nl": "Speel vanaf hier verder"}
SITS = {"en": "Sit down", "nl": "Ga zitten"}
EASY = {"en": "easy", "nl": "makkelijk"}
GOES_ON = "This game goes on from step {} of an earlier one."


def moment_of(tables: Tables, game: str, seat: int) -> tuple[str, int]:
    """A finished game, and a step in its middle after which the seat must choose."""
    table = tables.over(game)
    found = tables.live.room(table).table
    count = len(found.moves)
    state = found.fresh()
    for step in range(count):
        if step >= count // 3 and seat in state.turn():
            return table, step
        for action in found.moves.actions(step):
            state.push(found.moves.seat(step), action)
    raise AssertionError(f"{game}: seat {seat} is asked nothing any more")


def branch_at(guest: Guest, tables: Tables) -> Table:
    """The table that the guest was led to."""
    guest.page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    return tables.live.room(guest.page.url.rpartition("/")[2]).table


def has_moved(table: Table, seat: int) -> bool:
    return table.moves.last_of(seat) >= 0


def dialog_of(page: Page) -> None:
    page.get_by_role("dialog").wait_for()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "lang"), WAYS)
def test_any_game_is_played_on_by_touching(guests: Guests, tables: Tables, game: str, size: Size, lang: Lang) -> None:
    old, step = moment_of(tables, game, 1)
    guest = guests.come(size, lang)
    page = guest.go(f"replay/{old}?eyes=1&step={step}")
    expect(page.locator(".felt .board > *").first).to_be_visible()
    button = page.get_by_role("button", name=OPENS[lang])
    button.scroll_into_view_if_needed()
    take(guest, f"branch-replay-{game}-{size}")
    button.tap() if size == "phone" else button.click()
    dialog_of(page)
    chair = page.get_by_role("dialog").get_by_role("radio")
    expect(chair.nth(1)).to_be_checked()  # whose eyes they are
    page.get_by_role("dialog").get_by_text(EASY[lang], exact=True).click()
    assert not grave_faults(page, "dialog[open]")
    take(guest, f"branch-dialog-{game}-{size}")
    if size == "phone":
        for label in page.get_by_role("dialog").locator("label").all():
            box = label.bounding_box()
            assert box is not None
            assert box["height"] >= 40
            assert box["x"] + box["width"] <= 360
    page.get_by_role("button", name=SITS[lang], exact=True).click()
    table = branch_at(guest, tables)
    assert table.head.branch_of is not None
    assert (table.head.branch_of.table, table.head.branch_of.step) == (old, step)
    assert [chair.level for chair in table.chairs if chair.kind == "bot"] == ["easy"] * (table.head.seats - 1)
    newcomer = Newcomer(guest, tables.live, table.head.id, random.Random("branch"))
    page.locator(".prompt").first.wait_for()
    take(guest, f"branch-table-{game}-{size}")
    guest.until(lambda: newcomer.step() and has_moved(newcomer.room.table, 1), "the seat has moved")
    if size == "desktop":
        link = page.get_by_role("link", name=GOES_ON.format(step))
        expect(link).to_have_attribute("href", re.compile(rf"replay/{re.escape(old)}\?step={step}$"))


def test_by_keys_alone(guests: Guests, tables: Tables) -> None:
    old, step = moment_of(tables, "capo", 2)
    guest = guests.come()
    page = guest.go(f"replay/{old}?step={step}")
    button = page.get_by_role("button", name=OPENS["en"])
    button.wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if button.evaluate("one => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    dialog_of(page)
    page.keyboard.press("ArrowRight")  # the chair that is chosen has the focus, or comes first
    assert page.get_by_role("slider", include_hidden=True).input_value() == str(step), "keys do not move the replay"
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    dialog_of(page)
    first = page.get_by_role("radio").first
    for _ in range(6):
        if first.evaluate("one => document.activeElement.name === one.name"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio").nth(2)).to_be_checked()
    page.keyboard.press("Enter")
    table = branch_at(guest, tables)
    typist = Typist(guest, tables.live, table.head.id, random.Random("keys"))
    while not has_moved(typist.room.table, 2):
        typist.choose()


def test_the_end_offers_nothing_and_the_own_chair_is_taken_first(guests: Guests, tables: Tables) -> None:
    made = tables.ended("capo")
    guest = guests.come()
    guest.keep(f"keys.{made['id']}", {"seats": {"0": key_of(made)}, "invitations": {}, "watch": None})
    page = guest.go(f"replay/{made['id']}?eyes=2&step=9")
    page.get_by_role("button", name=OPENS["en"]).click()
    expect(page.get_by_role("dialog").get_by_role("radio").first).to_be_checked()
    page.get_by_role("button", name="Cancel").click()
    page.keyboard.press("End")
    expect(page.locator(".words .next")).to_have_text(re.compile("wins|share"))
    expect(page.get_by_role("button", name=OPENS["en"])).to_have_count(0)


def test_the_replay_of_a_branch_leads_to_the_game_that_it_goes_on_from(guests: Guests, tables: Tables) -> None:
    old, step = moment_of(tables, "capo", 0)
    wanted = {"step": step, "seat": 0, "level": "random", "pace": 0}
    made = tables.maker.post(f"/tables/{old}/branch", **wanted).json()
    client = tables.maker.at(made["id"], key_of(made))
    play_on(client, random.Random("branch"))
    client.leave()
    page = guests.come(lang="nl").go(f"replay/{made['id']}")
    page.get_by_role("link", name=f"Dit spel gaat verder vanaf stap {step} van een eerder spel.").click()
    page.wait_for_url(re.compile(rf"/replay/{re.escape(old)}\?.*step={step}"))
    expect(page.get_by_role("slider")).to_have_value(str(step))

"""A first game: offered by a lesson and by the first page, explained as it goes, never in the way, told only once."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from sitdown.games import game_of
from sitdown.teach.first_game import first_game_of
from tests.browser.tools.axe import grave_faults
from tests.browser.tools.guests import Guest, Guests, Lang, Size
from tests.browser.tools.lit import CONFIRMS, LIT, OFFERED
from tests.browser.tools.pictures import take
from tests.browser.tools.tables import GAMES

WAYS: list[tuple[Size, Lang]] = [("desktop", "en"), ("phone", "nl")]
DEAL = {"en": "Play a first game", "nl": "Speel een eerste potje"}
STOP = {"en": "No more explanations", "nl": "Geen uitleg meer"}
AGAIN = {"en": "Explain what is new", "nl": "Leg uit wat nieuw is"}
NEW = ".explained.panel"
# What can be touched now and is covered by the explanation.
COVERED = """(selector) => {
  const card = document.querySelector('.explained').getBoundingClientRect()
  const all = [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length)
  return all.filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const isUnder = left < card.right && right > card.left && top < card.bottom && bottom > card.top
    return isUnder && document.elementFromPoint(x, y)?.closest('.explained')
  }).map((one) => one.getAttribute('aria-label') ?? one.outerHTML.slice(0, 80))
}"""


def has_learned(guest: Guest, game: str) -> None:
    """The first lesson was done on this device."""
    text = json.dumps([f"sitdown.lesson.{game}.first.done", "done"])
    guest.context.add_init_script(f"localStorage.setItem(...{text})")


def dealt(guest: Guest, game: str, lang: Lang) -> Page:
    """From the first page to the first question of a first game."""
    has_learned(guest, game)
    page = guest.go()
    page.locator(f"[data-game={game}]").click()
    page.locator(".lessons").get_by_role("button", name=DEAL[lang]).click()
    page.wait_for_selector(".felt")
    page.wait_for_selector(NEW)
    guest.settle()
    return page


def told(page: Page, game: str) -> list[str]:
    kept = page.evaluate(f"localStorage.getItem('sitdown.first-game.{game}')")
    found: list[str] = json.loads(kept)["told"]
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "lang"), WAYS)
def test_what_is_new_is_explained_beside_the_board(guests: Guests, game: str, size: Size, lang: Lang) -> None:
    guest = guests.come(size, lang)
    page = dealt(guest, game, lang)
    take(guest, f"first-game-{game}-{size}")
    declared = first_game_of(game_of(game))
    assert declared is not None
    said = page.locator(f"{NEW} p").inner_text()
    new = next(one for one in declared.situations if declared.says(one, lang) in said)
    assert new.rule in said
    assert page.evaluate(COVERED, f"{LIT}, {OFFERED}, {CONFIRMS}, .felt button") == []
    box = page.locator(NEW).bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= page.viewport_size["width"]  # type: ignore[index]
    assert not grave_faults(page, ".explained")
    assert told(page, game) == []
    page.locator(f"{NEW} .close").click()
    expect(page.locator(NEW)).to_have_count(0)
    assert told(page, game) == [new.name]
    page.reload()
    page.wait_for_selector(".felt")
    guest.settle()
    assert declared.says(new, lang) not in page.content(), "once is enough"


def test_acting_is_enough(guests: Guests) -> None:
    page = dealt(guests.come(), "palermo", "en")
    page.locator(".felt [data-object].open").first.click()
    expect(page.locator(NEW)).to_contain_text("roof to roof")
    assert told(page, "palermo") == ["start"]


@pytest.mark.parametrize(("size", "lang"), WAYS)
def test_it_can_be_turned_off_and_on(guests: Guests, size: Size, lang: Lang) -> None:
    page = dealt(guests.come(size, lang), "capo", lang)
    menu = page.locator("details.menu summary")
    menu.click()
    page.locator("details.menu").get_by_role("button", name=STOP[lang]).click()
    expect(page.locator(NEW)).to_have_count(0)
    page.reload()
    page.wait_for_selector(".felt .lit")
    expect(page.locator(NEW)).to_have_count(0)
    menu.click()
    page.locator("details.menu").get_by_role("button", name=AGAIN[lang]).click()
    expect(page.locator(NEW)).to_be_visible()


def test_another_table_is_not_explained(guests: Guests) -> None:
    guest = guests.come()
    has_learned(guest, "capo")
    page = guest.go()
    page.locator("[data-game=capo]").click()
    page.locator(".doing .button.main").click()
    page.wait_for_selector(".felt .lit")
    expect(page.locator(NEW)).to_have_count(0)
    page.locator("details.menu summary").click()
    expect(page.get_by_role("button", name=STOP["en"])).to_have_count(0)


def test_it_is_offered_only_between_the_first_lesson_and_the_first_game(guests: Guests) -> None:
    fresh = guests.come().go()
    fresh.locator("[data-game=capo]").click()
    fresh.wait_for_selector(".lessons")
    expect(fresh.get_by_role("button", name=DEAL["en"])).to_have_count(0)
    guest = guests.come()
    page = dealt(guest, "capo", "en")
    guest.go()
    page.locator("[data-game=capo]").click()
    page.wait_for_selector(".lessons")
    expect(page.get_by_role("button", name=DEAL["en"])).to_have_count(0)


def test_by_keys(guests: Guests) -> None:
    page = dealt(guests.come(), "capo", "en")
    page.locator(f"{NEW} .close").focus()
    page.keyboard.press("Enter")
    expect(page.locator(NEW)).to_have_count(0)

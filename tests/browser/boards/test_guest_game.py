"""A game of somebody else's package on the pages: the example of docs/add-a-game.md, built and installed."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import open_house
from tests.browser.tools.guests import SIZES, Guests, Lang, Size
from tests.browser.tools.lit import Newcomer
from tests.browser.tools.tables import Tables, seat_link
from tests.docs.package import installed
from tests.server.serving import Live

LONGEST = 120.0  # seconds
CASES = 3  # in a hand


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server of its own: the bots of one that runs already do not know a game that is installed now."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(installed())
        with open_house(tmp_path_factory.mktemp("guest")) as live:
            yield live


@pytest.fixture(scope="module")
def tables(house: Live) -> Tables:
    return Tables(house)


@pytest.mark.parametrize("size", SIZES)
def test_from_the_first_page_to_the_end(guests: Guests, size: Size) -> None:
    guest = guests.come(size)
    page = guest.go()
    poster = page.locator("[data-game=briefcase]")
    expect(poster).to_have_accessible_name("Briefcase: 2 to 4 players.")
    assert re.search(r"BEST CASE WINS\s+2–4", poster.inner_text())
    poster.click()
    page.get_by_text("Three cases, three rounds, and the best one takes all.").wait_for()
    page.get_by_role("button", name="Deal me in").click()
    page.wait_for_selector(".felt .lit")
    assert page.locator(".felt .mat").count() == 4
    table = page.url.split("/t/")[1].split("#")[0]
    Newcomer(guest, guests.live, table, random.Random(f"briefcase {size}")).play_to_the_end(LONGEST)
    page.wait_for_selector(f"a[href*='replay/{table}']")


WORDS: dict[Lang, list[str]] = {
    "en": ["round", "in the pile", "out of play", "hand", "opened", "money"],
    "nl": ["ronde", "op de stapel", "uit het spel", "hand", "open", "geld"],
}


@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize("size", SIZES)
def test_the_common_board_shows_the_table(guests: Guests, tables: Tables, size: Size, lang: Lang) -> None:
    """Everybody's cases and money, the pile, and one's own hand, which is what can be touched."""
    made = tables.against_bots("briefcase")
    page = guests.come(size, lang).go(seat_link(made))
    page.wait_for_selector(".felt .lit")
    felt = page.locator(".felt")
    assert [word for word in WORDS[lang] if word not in felt.inner_text()] == []
    mine, other = felt.locator(".own .mat"), felt.locator(".others .mat")
    assert (mine.count(), other.count()) == (1, 1)
    assert mine.locator("button[data-object]").count() == CASES
    assert other.locator(".back").count() == CASES
    assert felt.locator("[data-object]").count() == CASES, "nothing is offered twice"
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1]


@pytest.mark.parametrize("size", SIZES)
def test_its_rules_and_a_new_table_of_it(guests: Guests, size: Size) -> None:
    guest = guests.come(size, "nl")
    page = guest.go("rules/briefcase")
    page.get_by_text("BR-6").first.wait_for()
    assert page.get_by_role("link", name="Briefcase").count()
    page = guest.go("new/briefcase")
    page.get_by_text("Drie koffertjes, drie ronden").wait_for()
    page.locator("summary").click()
    page.get_by_text("Een koffertje ruilen").wait_for()

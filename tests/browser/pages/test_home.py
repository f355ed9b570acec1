"""The first page, and the way from it to a table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from sitdown.engine.words import words_of
from sitdown.games import game_of
from tests.browser.tools.guests import LANGUAGES, SIZES, Guests, Lang, Size
from tests.browser.tools.lit import LIT, OFFERED
from tests.browser.tools.tables import GAMES

EACH_SIZE = pytest.mark.parametrize("size", SIZES)


@pytest.mark.parametrize("lang", LANGUAGES)
@EACH_SIZE
def test_home_shows_the_five_games_in_the_browsers_language(guests: Guests, size: Size, lang: Lang) -> None:
    guest = guests.come(size, lang)
    page = guest.go()
    guest.settle()
    assert page.locator("[data-game]").count() == len(GAMES)
    assert page.evaluate("document.documentElement.lang") == lang
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out at the side"


@EACH_SIZE
@pytest.mark.parametrize("game", GAMES)
def test_two_clicks_lead_a_newcomer_to_a_table_that_says_what_to_do(guests: Guests, game: str, size: Size) -> None:
    """How long that takes is printed by `make bench-pages`."""
    guest = guests.come(size)
    page = guest.go()
    page.locator(f"[data-game={game}]").click()
    page.locator(".doing .button.main").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(f"{LIT}, {OFFERED}")
    table = page.url.rpartition("/")[2].partition("#")[0]
    state = guests.live.room(table).table.state
    assert state is not None
    (asked,) = {game_of(game).prompt(state.view(seat), "en") for seat in state.turn() if seat == 0}
    expect(page.locator(".prompt .asks")).to_have_text(f"Your turn. {asked}", use_inner_text=True)
    goal = words_of(game_of(game).folder, "en").say("goal")
    expect(page.locator(".prompt .before")).to_have_text(f"Your goal: {goal}")
    expect(page.locator(".menu .goal")).to_have_text(f"Your goal: {goal}")
    assert len(asked.split()) > 2, "in words"


@EACH_SIZE
def test_the_language_is_switched_without_loading_anew(guests: Guests, size: Size) -> None:
    guest = guests.come(size)
    page = guest.go()
    page.evaluate("window.kept = true")
    if size == "phone":
        page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Dutch").first.click()
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    assert page.evaluate("window.kept"), "it is still the same page"

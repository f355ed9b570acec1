"""The end of a game: who won and by what, once more, the record, the replay, and the proof of the deal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sitdown.cli.terminal.result import say_score
from sitdown.engine import read_record, verify
from sitdown.games import game_of
from tests.browser.tools.guests import LANGUAGES, SIZES, Guest, Guests, Lang, Size
from tests.browser.tools.lit import LIT, OFFERED
from tests.browser.tools.pictures import take
from tests.browser.tools.tables import GAMES, Tables, seat_link

EACH_GAME = pytest.mark.parametrize("game", GAMES)
SUM_OF_PARTS = ("palermo", "capo")  # the parts of others are worth other things than points


def at_end(guest: Guest, tables: Tables, game: str) -> Page:
    page = guest.go(seat_link(tables.ended(game)))
    expect(page.locator(".ending h1")).to_be_visible()
    guest.settle()
    return page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@EACH_GAME
def test_the_ranking_is_that_of_the_game(guests: Guests, tables: Tables, game: str, size: Size, lang: Lang) -> None:
    guest = guests.come(size, lang)
    page = at_end(guest, tables, game)
    state = guests.live.room(tables.over(game)).table.state
    assert state is not None
    assert state.ranking is not None
    order = sorted(range(state.seats), key=lambda seat: (state.ranking[seat], seat))
    said = [say_score(game_of(game), state.scores[seat], lang) for seat in order]
    expect(page.locator(".ending li .score")).to_have_text(said)
    expect(page.locator(".ending li .place")).to_have_text([f"{state.ranking[seat]}." for seat in order])
    expect(page.locator(".ending li").first.locator("dd").first).to_be_visible()
    take(guest, f"ending-{game}-{size}-{lang}-dark")


@pytest.mark.parametrize("game", SUM_OF_PARTS)
def test_the_points_are_the_sum_of_what_they_came_from(guests: Guests, tables: Tables, game: str) -> None:
    page = at_end(guests.come(), tables, game)
    for line in page.locator(".ending li").all():
        parts = [int(text.replace("−", "-")) for text in line.locator("dd").all_inner_texts()]
        assert sum(parts) == int(line.locator(".score").inner_text().split()[0].replace("−", "-"))


@EACH_GAME
def test_the_record_proves_the_deal(guests: Guests, tables: Tables, game: str) -> None:
    page = at_end(guests.come(), tables, game)
    page.get_by_text("Proof of the deal").click()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the record").click()
    expect(page.locator("details code").first).to_have_text(f"sitdown verify {saved.value.suggested_filename}")
    record = read_record(Path(saved.value.path()).read_text("utf-8"))
    assert verify(game_of(game), record).over
    assert record.proof is not None
    expect(page.locator("details .seal")).to_have_text(record.proof.commitment)


@EACH_GAME
def test_the_table_and_the_replay_are_a_click_away(guests: Guests, tables: Tables, game: str) -> None:
    page = at_end(guests.come(), tables, game)
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator(".felt :is(svg, button, [role=img])").first).to_be_visible()
    page.get_by_role("button", name="The game is over").click()
    page.get_by_role("link", name="Watch it again").click()
    page.wait_for_url(f"**/replay/{tables.over(game)}*")
    expect(page.locator(".felt .board > *").first).to_be_visible()


@EACH_GAME
def test_a_rematch_begins_at_once_against_bots(guests: Guests, tables: Tables, game: str) -> None:
    guest = guests.come("phone")
    page = at_end(guest, tables, game)
    page.locator(".ending .row .button").first.click()
    page.wait_for_url(re.compile(rf"/t/(?!{re.escape(tables.over(game))})"))
    page.wait_for_selector(f"{LIT}, {OFFERED}")
    late = guests.come()
    expect(at_end(late, tables, game).get_by_role("link", name="To the next table")).to_have_attribute(
        "href", re.compile(re.escape(page.url.rpartition("/")[2].partition("#")[0]))
    )

"""The house under a path of somebody else's address: pages, files, calls and sockets all stay below it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import PAGES
from tests.browser.tools.guests import Guests, visiting
from tests.browser.tools.lit import Newcomer
from tests.browser.tools.proxy import Proxy, proxied
from tests.server.serving import Live, serving

PATH = "/club"


@pytest.fixture(scope="module")
def club(house: Live, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Live, Proxy]]:
    """Another house than that of the other tests, which has no path; that one says whether pages are built."""
    folder = tmp_path_factory.mktemp("club")
    with serving(folder, pages=str(PAGES), root_path=PATH) as live, proxied(PATH, live.port) as proxy:
        yield live, proxy


@pytest.fixture
def members(chromium: Browser, club: tuple[Live, Proxy]) -> Iterator[Guests]:
    with visiting(chromium, club[0]) as all_of_them:
        yield all_of_them


def test_from_home_to_a_table_and_back_after_loading_anew(members: Guests, club: tuple[Live, Proxy]) -> None:
    live, proxy = club
    guest = members.come()
    page = guest.page
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.goto(f"{proxy.http}/")
    page.locator("[data-game=capo]").click()
    page.locator(".doing .button.main").click()
    page.wait_for_url(f"{proxy.http}/t/*")
    table = page.url.rsplit("/", 1)[1]
    player = Newcomer(guest, live, table, random.Random("club"))
    page.wait_for_selector(".felt .lit")
    moves = len(player.room.table.moves)
    while len(player.room.table.moves) == moves:
        player.step()
    page.reload()
    page.wait_for_selector(".felt .own")
    assert sockets
    assert all(address.startswith(proxy.http.replace("http", "ws") + "/ws/") for address in sockets)
    page.get_by_role("link", name="Sitdown").click()
    page.wait_for_url(f"{proxy.http}/")
    expect(page.locator("[data-game]")).to_have_count(5)
    assert proxy.strayed == []


def test_links_to_a_chair_and_to_a_rule_lead_there(members: Guests, club: tuple[Live, Proxy]) -> None:
    _, proxy = club
    maker = members.come()
    page = maker.page
    page.goto(f"{proxy.http}/new/palermo")
    page.get_by_role("button", name="Set the table").click()
    link = page.get_by_role("textbox", name=re.compile("for whoever comes")).first.input_value()
    assert link.startswith(f"{proxy.http}/t/")
    assert {cookie.get("path") for cookie in maker.context.cookies()} == {PATH}
    other = members.come().page
    other.goto(link)
    other.get_by_role("button", name="Sit down").click()
    expect(other.get_by_text("Your chair")).to_be_visible()
    other.goto(f"{proxy.http}/rules/capo#CA-20")
    expect(other.locator("#CA-20")).to_be_in_viewport()
    assert proxy.strayed == []

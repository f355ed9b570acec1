"""The table on a television: codes before the game, the board while it is on, nobody's hand ever."""

from __future__ import annotations

import re

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.tools.guests import Guests
from tests.browser.tools.tables import Tables
from tests.server.serving import Message


def screen_link(made: Message) -> str:
    """As the page of whoever made the table gives it to a television."""
    chairs = "".join(f"&chair={seat}.{key}" for seat, key in made["invitations"].items())
    return f"t/{made['id']}/screen#watch={made['watch']}{chairs}"


def test_a_code_for_each_open_chair_until_somebody_sits_there(guests: Guests, tables: Tables) -> None:
    made = tables.gathering("sicilianos")
    page = guests.come().go(screen_link(made))
    codes = page.get_by_role("img", name=re.compile("Code to sit down"))
    expect(codes).to_have_count(len(made["invitations"]))
    seat, key = next(iter(made["invitations"].items()))
    guests.live.person().sit(made["id"], invitation=key)
    expect(page.get_by_role("img", name=f"Code to sit down on chair {int(seat) + 1}")).to_have_count(0)


def test_the_game_appears_when_the_last_chair_is_taken(guests: Guests, tables: Tables) -> None:
    made = tables.gathering("capo")
    page = guests.come(lang="nl").go(screen_link(made))
    for key in made["invitations"].values():
        guests.live.person().sit(made["id"], invitation=key)
    expect(page.locator(".felt .board > *").first).to_be_visible()
    expect(page.locator(".says")).to_have_text(re.compile("aan zet|Iedereen kiest"))
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "all of it is to be seen"


def test_a_full_table_is_to_be_seen_whole_in_the_colours_of_its_game(guests: Guests, tables: Tables) -> None:
    made = tables.maker.make("maffiosi", ["me", *["bot:thumb"] * 5])
    page = guests.come().go(screen_link(made))
    expect(page.locator("[data-gang]")).to_have_count(6)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    faces = page.get_by_role("list", name="Players").locator("li")
    for seat, gang in enumerate(page.locator("[data-gang]").all()):
        colour = gang.evaluate("one => one.style.getPropertyValue('--colour')")
        assert colour in faces.nth(seat).inner_html()


def test_a_browser_that_sits_here_shows_no_hand_on_the_screen(guests: Guests, tables: Tables) -> None:
    made = tables.gathering("capo", open=True)
    guest = guests.come()
    page = guest.go()
    answer = page.request.post(f"{guests.live.http}/api/tables/{made['id']}/sit", data={})
    assert answer.status == 201, answer.text()
    guest.go(f"t/{made['id']}/screen")
    expect(page.get_by_role("heading", name="Your hand would be on the screen")).to_be_visible()
    expect(page.locator(".felt")).to_have_count(0)


def test_the_screen_comes_back_by_itself(guests: Guests, tables: Tables) -> None:
    made = tables.gathering("capo")
    page = guests.come().page
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket(re.compile("/ws/tables/"), connect)
    page.goto(f"{guests.live.http}/{screen_link(made)}")
    codes = page.get_by_role("img", name=re.compile("Code to sit down"))
    expect(codes).to_have_count(len(made["invitations"]))
    lines[0].close(code=1012, reason="the house is rebuilt")
    expect(page.get_by_role("alert")).to_be_visible()
    for key in made["invitations"].values():
        guests.live.person().sit(made["id"], invitation=key)
    expect(page.locator(".felt .board > *").first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert len(lines) > 1

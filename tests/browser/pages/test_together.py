"""Two people in two browsers at one table, a line that breaks, and two tabs of one seat."""

from __future__ import annotations

import random
import re
import time

from playwright.sync_api import Page, expect

from tests.browser.tools.guests import Guest, Guests
from tests.browser.tools.lines import Lines
from tests.browser.tools.lit import LIT, Newcomer
from tests.browser.tools.tables import Tables, seat_link

LONGEST_PAUSE = 20.0  # seconds between two calls of a page whose line is broken (web/src/protocol/socket.ts)
LONGEST = 60.0  # seconds for some moves of everybody


def log_of(page: Page) -> list[str]:
    """The oldest first; also those that are not in sight, which have words but are not laid out."""
    return [" ".join(text.split()) for text in page.locator("#tab-panel li").all_text_contents()[::-1]]


def invite(page: Page, chairs: list[str]) -> str:
    """Make a table on the page for it; the link to its only open chair."""
    page.get_by_role("radio", name=str(len(chairs)), exact=True).check(force=True)
    for place, chair in enumerate(chairs):
        page.get_by_role("combobox").nth(place).select_option(chair)
    page.get_by_role("button", name="Set the table").click()
    return page.get_by_role("textbox", name=re.compile("for whoever comes")).input_value()


def gather(guests: Guests, game: str, chairs: list[str]) -> tuple[Newcomer, Newcomer, Lines]:
    """One makes a table, another comes by the link; both sit when the game begins."""
    one, other = guests.come(), guests.come("phone")
    lines = Lines(other.page)
    link = invite(one.go(f"new/{game}"), chairs)
    one.page.get_by_role("link", name="To the table").click()
    expect(one.page.get_by_role("heading", name="The chairs fill up")).to_be_visible()
    other.page.goto(link)
    other.page.get_by_role("button", name="Sit down").click()
    for guest in (one, other):
        guest.page.wait_for_selector(".felt .board, .felt .palermo")
    table = one.page.url.rsplit("/", 1)[1]
    dice = random.Random(f"together {game}")
    return Newcomer(one, guests.live, table, dice), Newcomer(other, guests.live, table, dice), lines


def play(players: list[Newcomer], moves: int) -> None:
    """All play by what is lit until so many more moves are made."""
    room = players[0].room
    goal, end = len(room.table.moves) + moves, time.monotonic() + LONGEST
    while len(room.table.moves) < goal and not players[0].is_over:
        assert time.monotonic() < end, [player.touched[-6:] for player in players]
        if not any([player.step() for player in players]):
            players[0].guest.page.wait_for_timeout(40)


def test_a_broken_line_comes_back_and_nothing_is_lost(guests: Guests) -> None:
    one, other, lines = gather(guests, "capo", ["me", "open", "bot:thumb"])
    play([one, other], 8)
    page = other.guest.page
    lines.cut()
    told = page.get_by_role("status").filter(has_text="The line broke. Calling back…")
    expect(told).to_be_visible()
    play_until_stuck(one)
    lines.mend()
    back = page.get_by_text("Back at the table. Nothing was lost.")
    expect(back).to_be_visible(timeout=LONGEST_PAUSE * 1000)
    expect(told).to_have_count(0)
    play([one, other], 8)
    same_after_loading_anew(other.guest)


def play_until_stuck(player: Newcomer, seconds: float = 4.0) -> None:
    """As far as it goes without the one whose line is broken."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if not player.step():
            player.guest.page.wait_for_timeout(40)


def same_after_loading_anew(guest: Guest) -> None:
    """What the page gathered, over a line that broke, is what the house tells somebody who comes now."""
    page = guest.page
    page.get_by_role("button", name="Log").click()
    before = log_of(page)
    assert len(before) > 3
    page.reload()
    page.wait_for_selector(".felt .board, .felt .palermo")
    page.get_by_role("button", name="Log").click()
    guest.until(lambda: log_of(page)[: len(before)] == before, "the same log, though bots may have gone on")


def test_a_move_that_was_made_on_a_broken_line_is_done_when_it_is_back(guests: Guests, tables: Tables) -> None:
    made = tables.against_bots("palermo")
    guest = guests.come()
    lines = Lines(guest.page)
    guest.go(seat_link(made))
    player = Newcomer(guest, guests.live, made["id"], random.Random("broken"))
    play([player], 6)
    guest.until(lambda: 0 in player.room.table.turn, "it is our turn")
    guest.page.wait_for_timeout(300)  # what was lit for the last question is not meant
    guest.page.wait_for_selector(".prompt.mine")
    lines.cut()
    expect(guest.page.get_by_text("The line broke")).to_be_visible()
    moves = len(player.room.table.moves)
    sent = guest.page.get_by_text("Sent…")
    for _ in range(40):
        if sent.is_visible():
            break
        player.step()
    expect(sent).to_be_visible()
    assert len(player.room.table.moves) == moves
    lines.mend()
    guest.until(lambda: len(player.room.table.moves) > moves, "the move arrives")
    expect(sent).to_have_count(0)
    play([player], 4)


def test_two_tabs_of_one_seat_stay_in_step(guests: Guests, tables: Tables) -> None:
    made = tables.against_bots("palermo")
    first = guests.come()
    first.go(seat_link(made))
    first.page.wait_for_selector(LIT)
    second = guests.tab_of(first)
    second.go(f"t/{made['id']}")
    second.page.wait_for_selector(LIT)
    dice = random.Random("tabs")
    for guest in (first, second, first, second):
        player = Newcomer(guest, guests.live, made["id"], dice)
        play([player], 2)
        for tab in (first, second):
            tab.page.wait_for_selector(LIT)
        first.until(lambda: log_of(first.page) == log_of(second.page), "the same log in both")
        assert prompt(first) == prompt(second)


def prompt(guest: Guest) -> str:
    guest.page.mouse.move(0, 0)  # what the mouse is over is told in the same place
    guest.page.keyboard.press("Escape")  # and so is why something could not be done
    return guest.page.locator(".prompt .asks").inner_text()


def test_the_same_people_sit_down_at_the_next_table(guests: Guests) -> None:
    one, other = guests.come(), guests.come("phone")
    tables = f"{guests.live.http}/api/tables/"
    chairs = ["me", "open", "bot:thumb"]
    made = one.page.request.post(tables, data={"game": "capo", "chairs": chairs, "pace": 0}).json()
    sits = other.page.request.post(f"{tables}{made['id']}/sit", data={"invitation": made["invitations"]["1"]})
    assert sits.status == 201, sits.text()
    for guest in (one, other):
        guest.go(f"t/{made['id']}")
    room = guests.live.room(made["id"])
    rooms = guests.live.services.rooms
    guests.live.do(rooms.act(room, lambda table, at: table.resign(0, at)))  # bots play on for them, which ends it soon
    guests.live.do(rooms.act(room, lambda table, at: table.resign(1, at)))
    one.page.get_by_role("button", name="Rematch").click()
    expect(one.page.get_by_role("heading", name="The chairs fill up")).to_be_visible()
    other.page.get_by_role("link", name="To the next table").click()
    other.page.get_by_role("button", name="Sit down").first.click()
    for guest in (one, other):
        expect(guest.page.locator(".felt .own")).to_be_visible()

"""The switch by which a seat answers windows without being asked, on real pages: it holds, it acts, and it is told to
nobody else."""

from __future__ import annotations

import random
from functools import partial

import pytest
from playwright.sync_api import WebSocket, expect

from sitdown.table.entries import Moved
from sitdown.table.table import Table
from tests.browser.tools.guests import LANGUAGES, Guest, Guests, Lang
from tests.browser.tools.looking import open_table
from tests.browser.tools.moments import Moments, in_phase
from tests.browser.tools.tables import Tables, seat_link
from tests.server.serving import Live, Message

SWITCH = "[data-preset=second]"
TOLD = {"en": "Your preset answers: ", "nl": "Je vaste antwoord volgt: "}
YOUR_TURN = {"en": "Your turn.", "nl": "Jouw beurt."}
# Whatever the strip says from now on, however short.
LISTEN = """() => {
  const strip = document.querySelector('.prompt')
  window.said = []
  new MutationObserver(() => window.said.push(strip.querySelector('.asks')?.textContent ?? '')).observe(
    strip, { childList: true, subtree: true, characterData: true })
}"""


def heard_by(guest: Guest) -> list[str]:
    """All that comes over the page's line from now on."""
    heard: list[str] = []

    def follow(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: heard.append(str(frame)))

    guest.page.on("websocket", follow)
    return heard


def answer(seat: int, action: int, table: Table, at: int) -> Moved:
    return table.move(seat, table.question[seat], [action], "person", at)


def play_until_seat_0_is_asked_for_a_second_card(live: Live, made: Message) -> None:
    """MA-26. The server plays for all three."""
    room, rooms, dice = live.room(made["id"]), live.services.rooms, random.Random("second")
    while room.table.by_preset(0) < 0:
        seat = room.table.turn[0]
        live.do(rooms.act(room, partial(answer, seat, dice.choice(room.table.legal[seat]))))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_switch_holds_and_answers_and_nobody_else_hears_of_it(guests: Guests, tables: Tables, lang: Lang) -> None:
    made = Moments(tables, "maffiosi").at("second", in_phase("second"), 3)
    room = guests.live.room(made["id"])
    one, other = guests.come(lang=lang), guests.come("phone", lang)
    heard = heard_by(other)
    open_table(one, seat_link(made))
    open_table(other, seat_link(made, 1))
    asks, switch = one.page.locator(".prompt .asks"), one.page.locator(SWITCH)
    expect(asks).to_contain_text(YOUR_TURN[lang])
    expect(switch).to_have_value("ask")

    one.page.evaluate(LISTEN)
    moves = len(room.table.moves)
    switch.select_option("always")
    one.until(lambda: len(room.table.moves) > moves, "the question that was open to be answered")
    said: list[str] = one.page.evaluate("window.said")
    assert any(TOLD[lang] in words for words in said), said

    one.page.reload()
    expect(switch).to_have_value("always")
    one.page.evaluate(LISTEN)
    play_until_seat_0_is_asked_for_a_second_card(guests.live, made)
    moves = len(room.table.moves)
    one.until(lambda: len(room.table.moves) > moves, "the next such question to be answered")
    said = one.page.evaluate("window.said")
    assert any(TOLD[lang] in words for words in said), said

    assert len(heard) > 3
    assert not [frame for frame in heard if "preset" in frame]
    expect(other.page.locator(SWITCH)).to_have_count(0)

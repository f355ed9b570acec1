"""The board of Sicilianos: its gestures, and a picture of each of its phases."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.axe import grave_faults
from tests.browser.guests import Guest, Guests, Lang, Size
from tests.browser.pictures import take
from tests.browser.tables import Tables, key_of, seat_link
from tests.server.live import Message
from tests.server.playing import find_step, play_on

Wish = Callable[[Message], bool]
MOST_GAMES = 40
PLACE, STAKE, BOMB = 2, 68, 183  # where these kinds of action begin
FOUND_AT = {"bomb": 1, "split": 4}  # which game has a rare phase, so that it is found at once
PHASES = ("draft", "turn", "take1", "pick", "steal", "stake", "join", "coat", "bomb", "round", "shop")
ALL_PHASES = "phases 14"  # whoever chooses by these dice comes through all of them in one game
FOUR = ["me", *["bot:thumb"] * 3]
LAYOUTS = ("turn", "pick", "bomb")  # the piles in the middle, something to choose, a war
# How much of the table is to be found only by scrolling.
HIDDEN = """() => {
  const cloth = document.querySelector('.felt .cloth')
  return cloth.scrollHeight - cloth.clientHeight
}"""


def in_phase(phase: str) -> Wish:
    return lambda view: bool(view["phase"] == phase)


def table_at(tables: Tables, wish: Wish, name: str, first: int = 0) -> Message:
    """A table at which the maker is asked and his view is as wished for."""
    for number in range(first, first + MOST_GAMES):
        made = tables.maker.make("sicilianos", FOUR)
        client = tables.maker.at(made["id"], key_of(made))
        play_on(client, random.Random(f"{name} {number}"), wish)
        found = not client.shown.get("over") and wish(client.shown["view"])
        client.leave()
        if found:
            return made
    raise AssertionError(f"no {name} in {MOST_GAMES} games")


class Moments:
    """One table in each phase for whoever only looks, and fresh ones for whoever plays on."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._seen: dict[str, Message] = {}

    def fresh(self, phase: str) -> Message:
        return table_at(self.tables, in_phase(phase), phase, FOUND_AT.get(phase, 0))

    def to_look_at(self, phase: str) -> Message:
        if phase not in self._seen:
            self._seen[phase] = self.fresh(phase)
        return self._seen[phase]


@pytest.fixture(scope="module")
def moments(tables: Tables) -> Moments:
    return Moments(tables)


def open_at(guest: Guest, link: str) -> None:
    guest.go(link)
    guest.page.wait_for_selector(".felt .own")
    guest.settle()


def sit(guests: Guests, made: Message, size: Size = "desktop", lang: Lang = "en", seat: int = 0) -> Guest:
    guest = guests.come(size, lang)
    open_at(guest, seat_link(made, seat))
    return guest


def view_of(guest: Guest, made: Message) -> dict[str, Any]:
    view: dict[str, Any] = guest.live.room(made["id"]).table.play().view(0)
    return view


def moves_of(guest: Guest, made: Message) -> int:
    return len(guest.live.room(made["id"]).table.moves)


def action_of(guest: Guest, made: Message, move: int) -> int:
    (action,) = guest.live.room(made["id"]).table.moves.actions(move)
    return action


def wait_for_a_move(guest: Guest, made: Message, before: int) -> None:
    guest.until(lambda: moves_of(guest, made) > before, "a move")


def centre_of(guest: Guest, selector: str) -> tuple[float, float]:
    box = guest.page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lit(of: str) -> str:
    return f".felt .lit[data-object^='{of}:']"


def looks_right(guest: Guest, phase: str) -> None:
    take(guest, f"sicilianos-{phase}-{guest.size}")
    if phase in LAYOUTS:
        assert grave_faults(guest.page) == [], phase
    wide = guest.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{phase} sticks out by {wide} pixels"
    hidden = guest.page.evaluate(HIDDEN)
    assert hidden <= 1, f"{hidden} pixels of the table are behind the hand: {phase}"


def test_every_phase_looks_right(guests: Guests, tables: Tables) -> None:
    made = tables.maker.make("sicilianos", FOUR)
    client = tables.maker.at(made["id"], key_of(made))
    dice = random.Random(ALL_PHASES)
    readers = [guests.come(), guests.come("phone", "nl")]
    left = set(PHASES)
    while left:
        play_on(client, dice, lambda view: view["phase"] in left)
        assert not client.shown.get("over"), f"the game has no {left}"
        phase = client.shown["view"]["phase"]
        left.remove(phase)
        for reader in readers:
            open_at(reader, seat_link(made))
            looks_right(reader, phase)
            reader.page.goto("about:blank")  # what is played on the way there need not be drawn
    client.leave()


def test_a_bomb_is_carried_onto_its_victim(guests: Guests, moments: Moments) -> None:
    made = moments.fresh("bomb")
    guest = sit(guests, made)
    before = moves_of(guest, made)
    victim = guest.page.locator(lit("card")).first.get_attribute("data-object")
    guest.page.mouse.move(*centre_of(guest, ".felt .bomb"))
    guest.page.mouse.down()
    guest.page.mouse.move(*centre_of(guest, f".felt [data-object='{victim}']"), steps=40)  # as a hand moves
    guest.page.mouse.up()
    wait_for_a_move(guest, made, before)
    assert action_of(guest, made, before) == BOMB + int(str(victim).split(":")[1])


def test_a_finger_bombs_by_two_taps(guests: Guests, moments: Moments) -> None:
    made = moments.fresh("bomb")
    guest = sit(guests, made, "phone", "nl")
    before = moves_of(guest, made)
    victim = guest.page.locator(lit("card")).first.get_attribute("data-object")
    place = centre_of(guest, f".felt [data-object='{victim}']")
    guest.point_at(*place)
    guest.page.wait_for_timeout(100)
    assert moves_of(guest, made) == before  # the first touch only looks
    guest.point_at(*centre_of(guest, f".felt [data-object='{victim}']"))
    wait_for_a_move(guest, made, before)
    assert action_of(guest, made, before) == BOMB + int(str(victim).split(":")[1])


def test_a_card_is_played_and_a_note_staked_by_keyboard(guests: Guests, moments: Moments) -> None:
    made = moments.fresh("join")
    guest = sit(guests, made)
    before = moves_of(guest, made)
    card = guest.page.locator(lit("card")).first
    number = int(str(card.get_attribute("data-object")).split(":")[1])
    card.focus()
    guest.page.keyboard.press("Enter")
    wait_for_a_move(guest, made, before)
    note = guest.page.locator(lit("note")).first
    value = int(str(note.get_attribute("data-object")).split(":")[1])
    note.focus()
    guest.page.keyboard.press("Enter")
    wait_for_a_move(guest, made, before + 1)
    assert [action_of(guest, made, before + step) for step in (0, 1)] == [PLACE + number, STAKE + value]


def cards_on(guest: Guest, where: str) -> set[str]:
    found: list[str] = guest.page.locator(f".felt {where} [data-object^='card:']").evaluate_all(
        "all => all.map((one) => one.dataset.object)"
    )
    return set(found)


def test_a_pile_is_looked_through_in_private(guests: Guests, tables: Tables) -> None:
    made = tables.maker.make("sicilianos", ["me"] * 4)
    clients = [tables.maker.at(made["id"], key_of(made, seat)) for seat in range(4)]
    looks, _ = find_step(clients, "sicilianos", "pick", random.Random("pick"))
    pile = clients[looks].shown["view"]["choosing"]["pile"]
    for client in clients:
        client.leave()
    seen = cards_on(sit(guests, made, seat=looks), ".ask")
    assert len(seen) == len(pile) > 0
    other = sit(guests, made, seat=(looks + 1) % 4)
    assert other.page.locator(".felt .ask").count() == 0
    assert cards_on(other, "") == cards_on(other, ".own")
    assert not cards_on(other, "") & seen
    onlooker = guests.come()
    onlooker.go(f"t/{made['id']}#watch={made['watch']}")
    onlooker.page.wait_for_selector(".felt .piles")
    assert onlooker.page.locator(".felt .ask").count() == 0
    assert cards_on(onlooker, "") == set()


def test_allies_share_and_money_is_laundered(guests: Guests, moments: Moments) -> None:
    made = moments.fresh("split")
    looks_right(sit(guests, made, "phone", "nl"), "split")
    guest = sit(guests, made)
    looks_right(guest, "split")
    view = view_of(guest, made)
    white, before = view["players"][0]["laundered"], moves_of(guest, made)
    guest.page.locator(".felt [data-object='share:1']").click()
    wait_for_a_move(guest, made, before)
    assert view_of(guest, made)["players"][0]["laundered"] > white


def test_what_is_not_allowed_is_refused_with_its_rule(guests: Guests, moments: Moments) -> None:
    made = moments.to_look_at("bomb")
    guest = sit(guests, made)
    guest.page.locator(".felt .held").first.click(force=True)
    guest.page.wait_for_selector("text=SI-8")

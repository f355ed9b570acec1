"""Maffiosi by a hand on a mouse: it comes to a thing, rests there, presses, and lets go a moment later. Whatever lies
under the pointer at the press must be there when it is let go, or the browser makes no click of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from sitdown.games.maffiosi.actions import DO_BOOM, DO_CHAIR, DO_DISCARD, DO_PIECE, DO_PLAY
from tests.browser.boards.test_maffiosi_board import (
    FOUR,
    MOVE,
    SCRAM,
    answer,
    can_move,
    chair,
    eager,
    holds,
    moves_of,
    own_and_free,
    view_of,
)
from tests.browser.tools.guests import Guest, Guests
from tests.browser.tools.looking import sit
from tests.browser.tools.moments import Moments, in_phase
from tests.browser.tools.tables import Tables
from tests.server.serving import Message

RESTS, PRESSES = 400, 80  # milliseconds
ORDER, KABOOM = 2, 4


@pytest.fixture(scope="module")
def moments(tables: Tables) -> Moments:
    return Moments(tables, "maffiosi", eager)


def press(guest: Guest, thing: Locator) -> None:
    """Like a hand, in the middle of it."""
    box = thing.bounding_box()
    assert box is not None
    mouse = guest.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    guest.page.wait_for_timeout(RESTS)
    mouse.down()
    guest.page.wait_for_timeout(PRESSES)
    mouse.up()


def card(guest: Guest, kind: int) -> Locator:
    return guest.page.locator(f".hand [data-object='card:{kind}']").first


def explodes_harmlessly(view: Message) -> bool:
    """Ka-Boom! is in the hand, and no cake would take a man of one's own, which is asked for twice."""
    others = [cake for cake in view["cakes"] if cake["seat"]]
    own = {c["chair"] for c in view["chairs"] if c["man"] and c["man"]["seat"] == 0}
    return holds("kaboom")(view) and bool(others) and not any(own & set(cake["hits"]) for cake in others)


def test_a_man_takes_a_free_chair(guests: Guests, moments: Moments) -> None:
    made = moments.at("can move", can_move, FOUR)
    guest = sit(guests, made)
    own, free = own_and_free(view_of(guest, made))
    before = moves_of(guest, made)
    press(guest, chair(guest.page, own))
    press(guest, chair(guest.page, free))
    assert answer(guest, made, before) == [DO_PLAY + MOVE, DO_CHAIR + own, DO_CHAIR + free]


def test_a_card_finds_its_place(guests: Guests, moments: Moments) -> None:
    made = moments.at("holds order", holds("order"), FOUR)
    guest = sit(guests, made)
    before = moves_of(guest, made)
    taken = next(c["chair"] for c in view_of(guest, made)["chairs"] if c["man"] and c["cake"] is None)
    press(guest, card(guest, ORDER))
    press(guest, chair(guest.page, taken))
    assert answer(guest, made, before) == [DO_PLAY + ORDER, DO_CHAIR + taken]


def test_a_card_goes_to_the_used_pile(guests: Guests, moments: Moments) -> None:
    made = moments.at("holds order", holds("order"), FOUR)
    guest = sit(guests, made)
    before = moves_of(guest, made)
    press(guest, card(guest, ORDER))
    press(guest, guest.page.locator("button[data-object='pile:0']"))
    assert answer(guest, made, before) == [DO_DISCARD + ORDER]


def test_a_cake_goes_off(guests: Guests, moments: Moments) -> None:
    made = moments.at("explodes", explodes_harmlessly, FOUR)
    guest = sit(guests, made)
    before = moves_of(guest, made)
    cake = next(cake["seat"] for cake in view_of(guest, made)["cakes"] if cake["seat"])
    press(guest, card(guest, KABOOM))
    press(guest, guest.page.locator(f"svg.cake[data-object='cake:{cake}']"))
    assert answer(guest, made, before) == [DO_PLAY + KABOOM, DO_BOOM + cake]


def test_scram_and_a_chair_after_it(guests: Guests, moments: Moments) -> None:
    made = moments.at("holds scram", holds("scram"), FOUR)
    guest = sit(guests, made)
    before = moves_of(guest, made)
    press(guest, card(guest, SCRAM))
    press(guest, guest.page.locator(".own .button.main"))
    assert answer(guest, made, before) == [DO_PLAY + SCRAM]
    guest.page.wait_for_selector(".tray .chosen")
    guest.settle()
    before = moves_of(guest, made)
    press(guest, chair(guest.page, 5))
    assert answer(guest, made, before)[-1] == DO_CHAIR + 5


def test_a_man_of_the_tray_is_taken_up_and_seated(guests: Guests, moments: Moments) -> None:
    made = moments.at("first", in_phase("setup_piece"), FOUR, seating="manual", first_placer="0")
    guest = sit(guests, made)
    before = moves_of(guest, made)
    press(guest, guest.page.locator("[data-object='piece:4']"))
    press(guest, chair(guest.page, 4))
    assert answer(guest, made, before) == [DO_PIECE + 4, DO_CHAIR + 4]

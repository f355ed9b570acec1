"""The particular gestures of La Cosa Nostra: cards are put where they belong, by mouse, by finger and by keyboard."""

from __future__ import annotations

import pytest

from sitdown.games.cosanostra.actions import ACTIONS
from tests.browser.tools.cosanostra import has_lawyer, has_secrets, moments_of, phase, sit_at
from tests.browser.tools.drag import drag, middle
from tests.browser.tools.guests import Guest, Guests
from tests.browser.tools.keyboard import UNSEEN
from tests.browser.tools.moments import Moments
from tests.browser.tools.tables import Tables
from tests.server.serving import Message

SEATS = 3
FREE_MAN = ".own .men [data-object^='gangster:'].lit"


@pytest.fixture(scope="module")
def moments(tables: Tables) -> Moments:
    return moments_of(tables)


def planning(moments: Moments) -> Message:
    return moments.at("plan", phase("plan"), SEATS)


def acting(moments: Moments) -> Message:
    return moments.at("act", phase("act"), SEATS)


def done_by_me(guests: Guests, made: Message) -> list[str]:
    """What seat 0 has done so far."""
    pairs = guests.live.room(made["id"]).table.moves.pairs()
    return [ACTIONS.kind_of(action).name for seat, action in pairs if seat == 0]


def does(guest: Guest, guests: Guests, made: Message, before: list[str], *wanted: str) -> None:
    guest.until(lambda: done_by_me(guests, made)[len(before) :][: len(wanted)] == list(wanted), f"{wanted}")
    guest.page.wait_for_selector(".prompt[aria-busy=true]", state="detached")  # and the page knows


def touch(guest: Guest, selector: str) -> None:
    guest.page.locator(selector).first.scroll_into_view_if_needed()
    guest.page.touchscreen.tap(*middle(guest, selector))


def test_a_job_is_dragged_onto_a_gangster(guests: Guests, moments: Moments) -> None:
    made = planning(moments)
    guest = sit_at(guests, made)
    before = done_by_me(guests, made)
    drag(guest, ".hand [data-object^='job:'].lit", FREE_MAN)
    does(guest, guests, made, before, "assign", "job")


def test_a_market_card_is_dragged_onto_a_gangster(guests: Guests, moments: Moments) -> None:
    made = planning(moments)
    guest = sit_at(guests, made)
    before = done_by_me(guests, made)
    drag(guest, "[data-object='slot:1']", FREE_MAN)
    does(guest, guests, made, before, "assign", "market")


def test_influence_cards_are_dragged_onto_a_gangster_a_planned_job_and_the_market(
    guests: Guests, moments: Moments
) -> None:
    made = planning(moments)
    guest = sit_at(guests, made)
    before = done_by_me(guests, made)
    drag(guest, "[data-object='influence:4']", ".mats [data-object^='gangster:'].lit")
    does(guest, guests, made, before, "attach")
    drag(guest, "[data-object='influence:0']", "[data-object='slot:0'].lit")
    does(guest, guests, made, before, "attach", "swap")
    made = moments.at("secrets", phase("plan", has_secrets), SEATS)
    guest = sit_at(guests, made)
    before = done_by_me(guests, made)
    drag(guest, "[data-object='influence:0']", ".mats [data-object^='gangster:'].lit")
    does(guest, guests, made, before, "snitch")
    guest.page.wait_for_selector(".mats .eye")


def test_a_planned_card_is_dragged_into_the_bin(guests: Guests, moments: Moments) -> None:
    made = acting(moments)
    guest = sit_at(guests, made)
    before = done_by_me(guests, made)
    drag(guest, FREE_MAN, "[data-object='bin:0']")
    does(guest, guests, made, before, "lapse")


def test_what_may_not_be_done_is_answered_with_its_rule(guests: Guests, moments: Moments) -> None:
    made = planning(moments)
    guest = sit_at(guests, made)
    guest.page.locator(".hand [data-object^='job:'].lit").first.click()
    guest.page.locator(".mats [data-object^='gangster:']").first.click(force=True)
    guest.page.wait_for_selector("text=CN-33")


def test_a_finger_plans_looks_with_a_lawyer_and_rolls_again(guests: Guests, moments: Moments) -> None:
    made = planning(moments)
    guest = sit_at(guests, made, "phone")
    before = done_by_me(guests, made)
    touch(guest, FREE_MAN)
    touch(guest, ".hand [data-object^='job:'].lit")
    assert done_by_me(guests, made) == before, "the first touch looks"
    touch(guest, ".hand [data-object^='job:'].lit")
    does(guest, guests, made, before, "assign", "job")

    made = moments.at("lawyer", phase("act", has_lawyer, has_secrets), SEATS)
    guest = sit_at(guests, made, "phone")
    before = done_by_me(guests, made)
    touch(guest, ".own .businesses .lit")
    for _ in range(2):
        touch(guest, ".mats [data-object^='gangster:'].lit")
    does(guest, guests, made, before, "lawyer")

    made = moments.at("reroll", phase("reroll"), SEATS)
    guest = sit_at(guests, made, "phone")
    before = done_by_me(guests, made)
    for _ in range(2):
        touch(guest, "[data-object='die:0'].lit")
    does(guest, guests, made, before, "reroll")


def test_the_keyboard_takes_up_puts_back_and_lets_lapse(guests: Guests, moments: Moments) -> None:
    made = acting(moments)
    guest = sit_at(guests, made)
    page = guest.page
    before = done_by_me(guests, made)
    page.locator(FREE_MAN).first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    assert page.evaluate(UNSEEN) == ""
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-object='bin:0']", state="detached")
    page.keyboard.press("Enter")
    page.locator("[data-object='bin:0']").focus()
    page.keyboard.press("Enter")
    does(guest, guests, made, before, "lapse")

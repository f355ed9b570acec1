"""The particular gestures of La Cosa Nostra: cards are put where they belong, by mouse, by finger and by keyboard."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from sitdown.games.cosanostra.actions import ACTIONS, DO_TAKE_BACK
from tests.browser.axe import grave_faults
from tests.browser.drag import drag, middle
from tests.browser.guests import Guest, Guests, Lang, Size
from tests.browser.keyboard import UNSEEN
from tests.browser.pictures import take
from tests.browser.tables import Tables, key_of, seat_link
from tests.server.live import SECONDS, Client, Message

View = dict[str, Any]
Wish = Callable[[View], bool]

FREE_MAN = ".own .men [data-object^='gangster:'].lit"


def in_phase(phase: str) -> Wish:
    return lambda view: view["phase"] == phase and (view["mover"] == 0 or 0 in view["asked"])


def can(kind: str, client: Client) -> bool:
    return any(ACTIONS.kind_of(action).name == kind for action in client.shown["legal"])


def go_on(client: Client, dice: random.Random, enough: Callable[[], bool]) -> bool:
    """Play without bargaining until it is enough; False: the game is over before."""
    while not client.shown.get("over"):
        if not client.shown["legal"] or client.shown["view"]["you"] not in client.shown["turn"]:
            client.until(lambda message: message["type"] == "shown", 2 * SECONDS)
            continue
        if enough():
            return True
        legal = [action for action in client.shown["legal"] if action < DO_TAKE_BACK]
        likely = [
            a for a in legal if ACTIONS.kind_of(a).name not in ("lapse", "skip", "snitch", "spy", "swap", "attach")
        ]
        client.move(dice.choice(likely or legal or client.shown["legal"]))
    return False


def table_at(tables: Tables, phase: str, kind: str = "", seats: int = 3, since: int = 1) -> Message:
    """A table that the server alone has brought to a moment: a phase, and something that may be done in it."""
    for number in range(60):
        made = tables.maker.make("cosanostra", ["me", *["bot:thumb"] * (seats - 1)])
        client = tables.maker.at(made["id"], key_of(made))
        wish = in_phase(phase)

        def enough(client: Client = client, wish: Wish = wish) -> bool:
            view = client.shown["view"]
            return view["round"] >= since and wish(view) and (not kind or can(kind, client))

        found = go_on(client, random.Random(f"{phase} {kind} {number}"), enough)
        client.leave()
        if found:
            return made
    raise AssertionError(f"no game came to {phase} {kind}")


def sit_at(guests: Guests, made: Message, size: Size = "desktop", lang: Lang = "en") -> Guest:
    guest = guests.come(size, lang)
    guest.go(seat_link(made))
    guest.page.wait_for_selector(".felt .lit, .felt .button.main, .prompt [data-action]")
    guest.settle()
    return guest


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


def test_a_job_is_dragged_onto_a_gangster(guests: Guests, tables: Tables) -> None:
    made = table_at(tables, "plan")
    guest = sit_at(guests, made)
    before = done_by_me(guests, made)
    drag(guest, ".hand [data-object^='job:'].lit", FREE_MAN)
    does(guest, guests, made, before, "assign", "job")


def test_a_market_card_is_dragged_onto_a_gangster(guests: Guests, tables: Tables) -> None:
    made = table_at(tables, "plan")
    guest = sit_at(guests, made)
    before = done_by_me(guests, made)
    drag(guest, "[data-object='slot:1']", FREE_MAN)
    does(guest, guests, made, before, "assign", "market")


def test_influence_cards_are_dragged_onto_a_gangster_a_planned_job_and_the_market(
    guests: Guests, tables: Tables
) -> None:
    made = table_at(tables, "plan", "attach")
    guest = sit_at(guests, made)
    before = done_by_me(guests, made)
    drag(guest, "[data-object='influence:4']", ".mats [data-object^='gangster:'].lit")
    does(guest, guests, made, before, "attach")
    drag(guest, "[data-object='influence:0']", "[data-object='slot:0'].lit")
    does(guest, guests, made, before, "attach", "swap")
    made = table_at(tables, "plan", "snitch")
    guest = sit_at(guests, made)
    before = done_by_me(guests, made)
    drag(guest, "[data-object='influence:0']", ".mats [data-object^='gangster:'].lit")
    does(guest, guests, made, before, "snitch")
    guest.page.wait_for_selector(".mats .eye")


def test_a_planned_card_is_dragged_into_the_bin(guests: Guests, tables: Tables) -> None:
    made = table_at(tables, "act", "lapse")
    guest = sit_at(guests, made)
    before = done_by_me(guests, made)
    drag(guest, FREE_MAN, "[data-object='bin:0']")
    does(guest, guests, made, before, "lapse")


def test_what_may_not_be_done_is_answered_with_its_rule(guests: Guests, tables: Tables) -> None:
    made = table_at(tables, "plan")
    guest = sit_at(guests, made)
    guest.page.locator(".hand [data-object^='job:'].lit").first.click()
    guest.page.locator(".mats [data-object^='gangster:']").first.click(force=True)
    guest.page.wait_for_selector("text=CN-33")


def test_a_finger_plans_looks_with_a_lawyer_and_rolls_again(guests: Guests, tables: Tables) -> None:
    made = table_at(tables, "plan")
    guest = sit_at(guests, made, "phone")
    before = done_by_me(guests, made)
    touch(guest, FREE_MAN)
    touch(guest, ".hand [data-object^='job:'].lit")
    assert done_by_me(guests, made) == before, "the first touch looks"
    touch(guest, ".hand [data-object^='job:'].lit")
    does(guest, guests, made, before, "assign", "job")

    made = table_at(tables, "act", "lawyer")
    guest = sit_at(guests, made, "phone")
    before = done_by_me(guests, made)
    touch(guest, ".own .businesses .lit")
    for _ in range(2):
        touch(guest, ".mats [data-object^='gangster:'].lit")
    does(guest, guests, made, before, "lawyer")

    made = table_at(tables, "reroll", "reroll")
    guest = sit_at(guests, made, "phone")
    before = done_by_me(guests, made)
    for _ in range(2):
        touch(guest, "[data-object='die:0'].lit")
    does(guest, guests, made, before, "reroll")


def test_the_keyboard_takes_up_puts_back_and_lets_lapse(guests: Guests, tables: Tables) -> None:
    made = table_at(tables, "act", "execute")
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


SHOWN = [("plan", 5), ("aim", 4), ("recruit", 3)]


@pytest.mark.parametrize(("phase", "seats"), SHOWN)
def test_a_phase_can_be_seen_and_read(guests: Guests, tables: Tables, phase: str, seats: int) -> None:
    made = table_at(tables, phase, seats=seats)
    sizes: list[tuple[Size, Lang]] = [("desktop", "en"), ("phone", "nl")]
    for size, lang in sizes:
        guest = sit_at(guests, made, size, lang)
        take(guest, f"cosanostra-{phase}-{size}")
        assert grave_faults(guest.page) == []
        assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out sideways"

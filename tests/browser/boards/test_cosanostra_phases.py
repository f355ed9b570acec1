"""Every phase of La Cosa Nostra in which somebody is asked: a picture at both widths, and whether all is in sight."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser

from sitdown.games.cosanostra.phase_numbers import PHASES
from tests.browser.tools.axe import grave_faults
from tests.browser.tools.cosanostra import ASKED, moments_of, phase
from tests.browser.tools.guests import Guest, visiting
from tests.browser.tools.looking import SMALLEST, TINY, open_table
from tests.browser.tools.moments import Moments, Wish
from tests.browser.tools.pictures import take
from tests.browser.tools.tables import Tables, key_of, seat_link
from tests.server.serving import Live, Message

# What would be done after some seconds is never done; axe needs its own short waits.
NEVER_LATER = """(() => {
  const soon = window.setTimeout
  window.setTimeout = (work, time, ...more) => time >= 3000 ? 0 : soon(work, time, ...more)
})()"""

# Nothing sticks out sideways, opponents are not scrolled away above the hand, and no card of it is cut off. The hand
# itself may be drawn sideways on a phone.
OUT_OF_SIGHT = """() => {
  const found = []
  const check = (one, name, sideways) => {
    const [high, wide] = [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth]
    if (high > 1) found.push(`${high} pixels below ${name}`)
    if (sideways && wide > 1) found.push(`${wide} pixels beside ${name}`)
  }
  check(document.documentElement, 'the page', true)
  for (const part of ['.cloth', '.own']) check(document.querySelector(part), part, true)
  const cards = document.querySelectorAll('.hand .job, .hand .influence')
  for (const card of cards) check(card, card.textContent.trim(), true)
  return found
}"""


@dataclass
class Moment:
    phase: str
    seats: int
    wishes: tuple[Wish, ...] = ()
    since: int = 1
    options: dict[str, object] = field(default_factory=dict)


def aims(*jobs: int) -> Wish:
    """With a Job that has this number in the rules."""
    return lambda view: view["choosing"]["job"] in jobs


def does_job(deed: str) -> Wish:
    return lambda view: view["job"]["deed"] == deed


MOMENTS = {
    "family": Moment("family", 5, options={"families": "choose"}),
    "redraw": Moment("redraw", 3),
    "plan": Moment("plan", 5),
    "plan-late": Moment("plan", 5, since=4),
    "plan-card": Moment("plan_card", 4, since=2),
    "plan-more": Moment("plan_more", 4, since=2, options={"plays_after_assign": True}),
    "spying": Moment("spying", 4, since=2, options={"spy_anytime": True}),
    "last-plays": Moment("last_plays", 4, since=2, options={"influence_anytime": True}),
    "look": Moment("look", 4),
    "scheme": Moment("scheme", 5, since=3),
    "act": Moment("act", 4, since=3),
    "act-more": Moment("act_more", 4, since=2, options={"plays_after_act": True}),
    "aim-player": Moment("aim", 4, (aims(116, 117, 119, 120, 211, 212, 309, 411, 412),)),
    "aim-business": Moment("aim", 5, (aims(213, 214, 215, 310, 311, 312, 313, 314),)),
    "aim-gangster": Moment("aim", 5, (aims(315, 316, 317, 318, 417, 418, 419, 420, 421),)),
    "stake": Moment("aim", 5, (aims(425),), options={"influence_35": True}),
    "reroll": Moment("reroll", 3),
    "rob": Moment("rob", 5),
    "trap": Moment("trap", 5),
    "doctor": Moment("doctor", 4, since=3),
    "launder": Moment("launder", 5),
    "buy": Moment("buy", 5, (does_job("offer"),)),
    "buy-deck": Moment("buy", 5, (does_job("connections"),)),
    "return-fire": Moment("return_fire", 5),
    "recruit": Moment("recruit", 5),
    "discard": Moment("discard", 5),
}


@pytest.fixture(scope="module")
def moments(tables: Tables) -> Moments:
    return moments_of(tables)


@pytest.fixture(scope="module")
def looking(chromium: Browser, house: Live) -> Iterator[list[Guest]]:
    """One at a desk who reads English, one with a phone who reads Dutch: the same two for all pictures. For them no
    window to react closes before it was looked at."""
    with visiting(chromium, house) as guests:
        both = [guests.come(), guests.come("phone", "nl")]
        for guest in both:
            guest.context.add_init_script(NEVER_LATER)
        yield both


def shown(looking: list[Guest], made: Message, name: str, ready: str = ASKED) -> None:
    """To both; whatever is wrong is told of both."""
    found = {}
    for guest in looking:
        open_table(guest, seat_link(made))
        guest.page.mouse.move(0, 0)  # on a card it would be reading that card
        guest.page.wait_for_selector(ready)
        take(guest, f"cosanostra-{name}-{guest.size}")
        found[guest.size] = faults(guest)
        guest.check()
    assert found == {guest.size: [] for guest in looking}


def faults(guest: Guest) -> list[str]:
    out_of_sight: list[str] = guest.page.evaluate(OUT_OF_SIGHT)
    tiny: list[str] = guest.page.evaluate(TINY, SMALLEST)
    return out_of_sight + tiny + grave_faults(guest.page, ".felt", ".prompt")


def test_every_phase_has_a_picture() -> None:
    assert {moment.phase for moment in MOMENTS.values()} | {"end"} == set(PHASES)


@pytest.mark.parametrize("name", MOMENTS)
def test_a_phase_can_be_seen_and_read(looking: list[Guest], moments: Moments, name: str) -> None:
    moment = MOMENTS[name]
    wish = phase(moment.phase, *moment.wishes, since=moment.since)
    shown(looking, moments.at(name, wish, moment.seats, **moment.options), name)


def test_the_end_can_be_seen_and_read(looking: list[Guest], moments: Moments) -> None:
    shown(looking, moments.ended(4), "end", ".mats .mat")


def test_an_open_offer_leaves_all_in_sight(looking: list[Guest], moments: Moments, tables: Tables) -> None:
    late = MOMENTS["plan-late"]
    made = moments.at("plan-late", phase("plan", since=4), late.seats)
    view: Message = tables.live.room(made["id"]).table.play().view(0)
    mine, theirs = (player["businesses"][0]["business"] for player in view["players"][:2])
    one = tables.maker.at(made["id"], key_of(made, 1))
    offer = [["offer_open", 0], ["give_cash", 2], ["give_lend", theirs], ["ask_lend", mine], ["tag", 0], ["offer_send"]]
    assert one.move(*offer)["type"] == "done"
    one.leave()
    shown(looking, made, "offer")
    for guest in looking:
        assert guest.page.locator(".bargain [data-offer='1-0'] button").first.is_visible()

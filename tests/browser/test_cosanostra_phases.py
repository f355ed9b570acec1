"""Every phase of La Cosa Nostra in which somebody is asked: a picture at a desk and on a phone, and whether all is there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser

from sitdown.games.cosanostra.phases import PHASES
from tests.browser.axe import grave_faults
from tests.browser.cosanostra import ASKED, moments_of, phase
from tests.browser.guests import Guest
from tests.browser.looking import readers, show_the_table
from tests.browser.moments import Moments, Wish
from tests.browser.pictures import take
from tests.browser.tables import Tables, seat_link
from tests.server.live import Live, Message

# What would be done after some seconds is never done; axe needs its own short waits.
NEVER_LATER = """(() => {
  const soon = window.setTimeout
  window.setTimeout = (work, time, ...more) => time >= 3000 ? 0 : soon(work, time, ...more)
})()"""


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
    "plan-more": Moment("plan_more", 4, since=2, options={"playsAfterAssign": True}),
    "spying": Moment("spying", 4, since=2, options={"spyAnytime": True}),
    "last-plays": Moment("last_plays", 4, since=2, options={"influenceAnytime": True}),
    "look": Moment("look", 4),
    "scheme": Moment("scheme", 5, since=3),
    "act": Moment("act", 4, since=3),
    "aim-player": Moment("aim", 4, (aims(116, 117, 119, 120, 211, 212, 309, 411, 412),)),
    "aim-business": Moment("aim", 5, (aims(213, 214, 215, 310, 311, 312, 313, 314),)),
    "aim-gangster": Moment("aim", 5, (aims(315, 316, 317, 318, 417, 418, 419, 420, 421),)),
    "stake": Moment("aim", 4, (aims(425),)),
    "reroll": Moment("reroll", 3),
    "rob": Moment("rob", 5),
    "trap": Moment("trap", 5),
    "doctor": Moment("doctor", 4, since=3),
    "launder": Moment("launder", 5),
    "buy": Moment("buy", 5, (does_job("offer"),)),
    "buy-deck": Moment("buy", 5, (does_job("connections"),)),
    "return-fire": Moment("return_fire", 3),
    "recruit": Moment("recruit", 5),
    "discard": Moment("discard", 5),
}


@pytest.fixture(scope="module")
def moments(tables: Tables) -> Moments:
    return moments_of(tables)


@pytest.fixture(scope="module")
def looking(chromium: Browser, house: Live) -> Iterator[list[Guest]]:
    """For them no window to react closes before it was looked at."""
    with readers(chromium, house) as guests:
        for guest in guests:
            guest.context.add_init_script(NEVER_LATER)
        yield guests


def shown(looking: list[Guest], made: Message, name: str) -> None:
    for guest in looking:
        guest.go(seat_link(made))
        guest.page.wait_for_selector(ASKED)
        guest.settle()
        looks_well(guest, name)


def looks_well(guest: Guest, name: str) -> None:
    take(guest, f"cosanostra-{name}-{guest.size}")
    assert grave_faults(guest.page) == []
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out sideways"
    guest.check()


def test_every_phase_has_a_picture() -> None:
    assert {moment.phase for moment in MOMENTS.values()} | {"end"} == set(PHASES)


@pytest.mark.parametrize("name", MOMENTS)
def test_a_phase_can_be_seen_and_read(looking: list[Guest], moments: Moments, name: str) -> None:
    moment = MOMENTS[name]
    wish = phase(moment.phase, *moment.wishes, since=moment.since)
    shown(looking, moments.at(name, wish, moment.seats, **moment.options), name)


def test_the_end_can_be_seen_and_read(looking: list[Guest], moments: Moments) -> None:
    made = moments.ended(4)
    for guest in looking:
        guest.go(seat_link(made))
        show_the_table(guest.page)
        guest.settle()
        looks_well(guest, "end")

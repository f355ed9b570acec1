"""Bargaining at a table of La Cosa Nostra: offers between browsers, private talk, and windows to react."""

from __future__ import annotations

from functools import cached_property

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.tools.axe import grave_faults
from tests.browser.tools.cosanostra import moments_of, phase
from tests.browser.tools.drag import drag
from tests.browser.tools.guests import SIZES, Guest, Guests, Lang, Size
from tests.browser.tools.moments import Moments
from tests.browser.tools.pictures import take
from tests.browser.tools.tables import Tables, key_of, seat_link
from tests.server.serving import Client, Message

SEATS = 3
WINDOW = 3000  # milliseconds that everybody has before a turn


def stands_after_a_frame(page: Page) -> bool:
    """What comes is heard with the next frame, which a stopped page has to be given."""
    page.clock.run_for(20)
    return page.locator(".bargain .strip").is_visible()


class Sitting:
    """A table with a person in each chair; the test can speak for those who have no page."""

    def __init__(self, tables: Tables, made: Message) -> None:
        self.tables = tables
        self.made = made

    @cached_property
    def clients(self) -> list[Client]:
        return [self.tables.maker.at(self.made["id"], key_of(self.made, seat)) for seat in range(SEATS)]

    def come(self, guests: Guests, seat: int, size: Size = "desktop", lang: Lang = "en") -> Page:
        return self.arrive(guests, seat, size, lang).page

    def arrive(
        self, guests: Guests, seat: int, size: Size = "desktop", lang: Lang = "en", *, stopped: bool = False
    ) -> Guest:
        """`stopped`: time passes in the page only when the test says so."""
        guest = guests.come(size, lang)
        if stopped:
            guest.page.clock.install(time="2100-01-01")
            guest.page.clock.pause_at("2100-01-02")
        guest.go(seat_link(self.made, seat))
        if stopped:
            guest.until(lambda: stands_after_a_frame(guest.page), "a board")
        guest.page.wait_for_selector(".bargain .strip")
        return guest

    @property
    def view(self) -> Message:
        view: Message = self.tables.live.room(self.made["id"]).table.play().view(0)
        return view

    @property
    def moves(self) -> int:
        return len(self.tables.live.room(self.made["id"]).table.moves)

    def move(self, seat: int, *actions: object) -> None:
        self.clients[seat].sync()
        answer = self.clients[seat].move(*actions)
        assert answer["type"] == "done", answer


@pytest.fixture(scope="module")
def moments(tables: Tables) -> Moments:
    return moments_of(tables)


@pytest.fixture
def sitting(tables: Tables, moments: Moments) -> Sitting:
    """In the first planning phase, before anybody has earned anything."""
    return Sitting(tables, moments.at("plan", phase("plan"), SEATS, families="beginner"))


def partner(page: Page, seat: int) -> Locator:
    return page.locator(f"[data-partner='{seat}']")


def thing(page: Page, what: str) -> Locator:
    return page.locator(f".draft [data-item='{what}']")


def business_of(sitting: Sitting, seat: int) -> int:
    number: int = sitting.view["players"][seat]["businesses"][0]["business"]
    return number


def paper(page: Page, way: str) -> Locator:
    return page.locator(f".bargain [data-offer='{way}']")


def offer_a_marker(page: Page, sitting: Sitting, to: int) -> int:
    """Seat 0 gives 1k for a marker on the first Business of the other."""
    business = business_of(sitting, to)
    partner(page, to).click()
    page.get_by_role("region", name="You give").get_by_role("button", name="1k more").click()
    thing(page, f"get business:{business}").click()
    page.get_by_role("button", name="Offer", exact=True).click()
    expect(paper(page, f"0-{to}")).to_be_visible()
    return business


def cash_of(sitting: Sitting) -> list[int]:
    return [player["cash"] for player in sitting.view["players"]]


def markers_on(sitting: Sitting, business: int) -> list[int]:
    cards = [card for player in sitting.view["players"] for card in player["businesses"]]
    found: list[int] = next(card["markers"] for card in cards if card["business"] == business)
    return found


def test_an_offer_is_countered_and_the_counter_accepted(guests: Guests, sitting: Sitting) -> None:
    one, other = sitting.come(guests, 0), sitting.come(guests, 1, "phone")
    business = offer_a_marker(one, sitting, 1)
    assert sitting.view["offers"][0]["get"]["lend"] == [business]
    paper(other, "0-1").get_by_role("button", name="Counter").click()
    other.get_by_role("region", name="You get").get_by_role("button", name="1k more").click()
    other.get_by_role("button", name="Offer", exact=True).click()
    expect(paper(one, "0-1")).to_have_count(0)
    answer = paper(one, "1-0")
    expect(answer).to_contain_text("2k")
    answer.get_by_role("button", name="Accept").click()
    for page in (one, other):
        expect(page.locator(".bargain [data-offer]")).to_have_count(0)
    assert cash_of(sitting) == [0, 4, 2]
    assert markers_on(sitting, business) == [1, 0, 0]


def test_an_offer_is_refused_and_another_withdrawn(guests: Guests, sitting: Sitting) -> None:
    one, other = sitting.come(guests, 0), sitting.come(guests, 1)
    offer_a_marker(one, sitting, 1)
    paper(other, "0-1").get_by_role("button", name="No", exact=True).click()
    expect(paper(one, "0-1")).to_have_count(0)
    offer_a_marker(one, sitting, 1)
    expect(paper(other, "0-1")).to_be_visible()
    paper(one, "0-1").get_by_role("button", name="Withdraw").click()
    expect(paper(other, "0-1")).to_have_count(0)
    assert cash_of(sitting) == [2, 2, 2]


def test_an_offer_that_cannot_be_kept_any_more_lapses(guests: Guests, sitting: Sitting) -> None:
    one, other = sitting.come(guests, 0), sitting.come(guests, 1)
    offer_a_marker(one, sitting, 1)
    expect(paper(other, "0-1")).to_be_visible()
    sitting.move(0, ["offer_open", 2], ["give_cash", 2], ["offer_send"])
    sitting.move(2, ["accept", 0])
    for page in (one, other):
        expect(paper(page, "0-1")).to_have_count(0)
    assert cash_of(sitting) == [0, 2, 4]


def test_what_a_job_lacks_is_asked_for_in_one_tap(guests: Guests, sitting: Sitting) -> None:
    page = sitting.come(guests, 0)
    request = page.locator("[data-request]").first
    business = int(request.get_attribute("data-request") or "")
    request.click()
    expect(page.locator(".bargain [data-offer^='0-']")).to_be_visible()
    assert sitting.view["offers"][0]["get"]["lend"] == [business]
    assert sitting.view["offers"][0]["give"]["cash"] >= 1
    expect(page.locator(f"[data-request='{business}']")).to_be_disabled()


def test_a_business_touched_on_the_board_goes_into_the_offer(guests: Guests, sitting: Sitting) -> None:
    page = sitting.come(guests, 0)
    business = business_of(sitting, 1)
    partner(page, 1).click()
    page.locator(f".mats [data-object='business:{business}'].dealt").click()
    expect(thing(page, f"get business:{business}")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Offer", exact=True).click()
    expect(paper(page, "0-1")).to_be_visible()
    assert sitting.view["offers"][0]["get"]["lend"] == [business]


def test_an_own_marker_is_carried_onto_a_business(guests: Guests, sitting: Sitting) -> None:
    guest = sitting.arrive(guests, 0)
    business = business_of(sitting, 2)
    drag(guest, ".own [data-object='seat:0']", f".mats [data-object='business:{business}']")
    expect(thing(guest.page, f"get business:{business}")).to_have_attribute("aria-pressed", "true")


def test_the_keyboard_alone_makes_an_offer(guests: Guests, sitting: Sitting) -> None:
    page = sitting.come(guests, 0)
    partner(page, 1).focus()
    page.keyboard.press("Enter")
    thing(page, f"give business:{business_of(sitting, 0)}").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # once a marker, twice the Business itself
    page.get_by_role("button", name="peace this round").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Offer", exact=True).focus()
    page.keyboard.press("Enter")
    expect(paper(page, "0-1")).to_contain_text("Only words peace this round")
    offer = sitting.view["offers"][0]
    assert (offer["give"]["businesses"], offer["tag"]) == ([business_of(sitting, 0)], "peace")


def test_the_last_gangster_is_not_given_away_by_a_slip(guests: Guests, sitting: Sitting) -> None:
    page = sitting.come(guests, 0)
    partner(page, 1).click()
    for gangster in sitting.view["players"][0]["gangsters"]:
        thing(page, f"give gangster:{gangster['gangster']}").click()
    page.get_by_role("button", name="Offer", exact=True).click()
    expect(page.get_by_role("alert").filter(has_text="your last Gangster")).to_be_visible()
    assert not sitting.view["offers"]
    page.get_by_role("button", name="Offer all the same").click()
    expect(paper(page, "0-1")).to_be_visible()


def test_private_talk_is_heard_by_two(guests: Guests, sitting: Sitting) -> None:
    pages = [sitting.come(guests, seat) for seat in range(SEATS)]
    for page in pages:
        page.get_by_role("tab", name="Deals").click()
    one, other, third = pages
    talk = one.get_by_role("region", name="In private")
    talk.get_by_role("combobox").select_option("1")
    talk.get_by_role("textbox").fill("Half for you.")
    talk.get_by_role("textbox").press("Enter")
    expect(other.get_by_role("region", name="In private")).to_contain_text("Half for you.")
    expect(third.get_by_role("region", name="In private")).to_contain_text("Nothing said in private yet.")
    assert "Half for you." not in third.content()
    assert sitting.clients[2].chat == []


def test_the_deals_tab_on_a_phone_answers_an_offer(guests: Guests, sitting: Sitting) -> None:
    sitting.move(0, ["offer_open", 1], ["give_cash", 1], ["tag", 0], ["offer_send"])
    page = sitting.come(guests, 1, "phone")
    page.get_by_role("button", name="Deals").click()
    drawer = page.get_by_role("dialog")
    drawer.get_by_role("button", name="Accept").click()
    expect(drawer.get_by_role("region", name="Words given")).to_contain_text("peace this round")
    assert cash_of(sitting) == [1, 3, 2]
    assert sitting.view["promises"][0]["fate"] == "open"


def test_a_window_keeps_all_answers_until_its_time_is_over(guests: Guests, tables: Tables, moments: Moments) -> None:
    wish = phase("scheme", lambda view: len(view["asked"]) > 1)
    sitting = Sitting(tables, moments.at("window", wish, SEATS, families="beginner"))
    asked = list(sitting.view["asked"])
    first, second = asked[:2]
    guest = sitting.arrive(guests, first, stopped=True)
    one, other = guest.page, sitting.arrive(guests, second, stopped=True).page
    moves = sitting.moves
    for page in (one, other):
        expect(page.get_by_role("timer")).to_be_visible()
    take(guest, "bargain-window-desktop")
    one.get_by_role("button", name="Pass").click()
    expect(one.locator(".prompt")).to_contain_text("Kept until the time is over")
    assert sitting.moves == moves, "not before the time is over"
    for page in (one, other):
        page.clock.run_for(WINDOW)
    guest.until(lambda: sitting.moves >= moves + 2, "both have passed")
    assert sitting.view["phase"] != "scheme" or sitting.view["asked"] != asked


@pytest.mark.parametrize("size", SIZES)
def test_how_it_looks(guests: Guests, sitting: Sitting, size: Size) -> None:
    lang: Lang = "en" if size == "desktop" else "nl"
    sitting.move(
        1, ["offer_open", 0], ["give_cash", 2], ["ask_lend", business_of(sitting, 0)], ["tag", 0], ["offer_send"]
    )
    guest = sitting.arrive(guests, 0, size, lang)
    page = guest.page
    guest.settle()
    looks_well(guest, f"bargain-offer-{size}")
    assert page.locator(".cloth").evaluate("it => it.scrollHeight <= it.clientHeight"), "all is seen without scrolling"
    page.get_by_role("button", name="Tegenbod" if lang == "nl" else "Counter").first.click()
    thing(page, f"get business:{business_of(sitting, 1)}").click()
    looks_well(guest, f"bargain-draft-{size}")
    page.get_by_role("button", name="Schrap" if lang == "nl" else "Drop").click()
    name = "Afspraken" if lang == "nl" else "Deals"
    page.locator("nav" if size == "phone" else "[role=tablist]").get_by_text(name).click()
    looks_well(guest, f"bargain-tab-{size}")


def looks_well(guest: Guest, name: str) -> None:
    take(guest, name)
    assert grave_faults(guest.page) == []
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

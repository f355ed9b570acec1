"""Maffiosi's own gestures, by mouse, finger and keyboard, and what its table shows in every phase."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import grave_faults
from tests.browser.guests import Guest, Guests, Lang, Size
from tests.browser.pictures import take
from tests.browser.tables import Tables, key_of, seat_link
from tests.server.live import Message
from tests.server.playing import play_on

MOVE, FIRE, SCRAM = 7, 1, 6
CHAIR = 15
SEEN: tuple[tuple[Size, Lang], ...] = (("desktop", "en"), ("phone", "nl"))
Enough = Callable[[Message], bool]


def brought_to(tables: Tables, enough: Enough, seats: int = 4, **options: object) -> Message:
    """A table at which seat 0 is asked and its view is `enough`; some games end before that."""
    for seed in range(20):
        made = tables.maker.make("maffiosi", ["me", *["bot:thumb"] * (seats - 1)], options=options)
        client = tables.maker.at(made["id"], key_of(made))
        play_on(client, random.Random(seed), enough)
        over = client.shown.get("over")
        client.leave()
        if not over:
            return made
    raise AssertionError("it never came to that")


def holds(card: str) -> Enough:
    return lambda view: view["phase"] == "card" and card in view["players"][0]["hand"]


def moves_of(guest: Guest, made: Message) -> tuple[int, int]:
    """How many moves were made, and which question of his the reader is asked."""
    table = guest.live.room(made["id"]).table
    return len(table.moves), table.question[0]


def view_of(guest: Guest, made: Message) -> Any:
    return guest.live.room(made["id"]).table.play().view(0)


def answer(guest: Guest, made: Message, before: tuple[int, int]) -> list[int]:
    """What the reader sent."""
    moves, question = before
    guest.until(lambda: moves_of(guest, made)[0] > moves, "a move")
    sent = guest.live.room(made["id"]).table.moves.answer_to(0, question)
    assert sent is not None
    return list(sent)


def chair(page: Page, number: int) -> Locator:
    return page.locator(f"[data-chair='{number}']")


def own_and_free(view: Any) -> tuple[int, int]:
    own = next(c["chair"] for c in view["chairs"] if c["man"] and c["man"]["seat"] == 0 and not c["man"]["asleep"])
    return own, next(c["chair"] for c in view["chairs"] if not c["man"])


def can_move(view: Message) -> bool:
    return holds("move")(view) and view["turn"] > 4 and bool(view["chairs"])


def sit(guests: Guests, made: Message, size: Size = "desktop", lang: Lang = "en") -> Guest:
    guest = guests.come(size, lang)
    guest.go(seat_link(made)).wait_for_selector(".felt .open, .felt .lit")
    return guest


def test_a_man_is_dragged_to_a_chair(guests: Guests, tables: Tables) -> None:
    made = brought_to(tables, can_move)
    guest = sit(guests, made)
    own, free = own_and_free(view_of(guest, made))
    before = moves_of(guest, made)
    chair(guest.page, own).drag_to(chair(guest.page, free))
    assert answer(guest, made, before) == [MOVE, CHAIR + own, CHAIR + free]


def test_a_man_is_moved_by_finger(guests: Guests, tables: Tables) -> None:
    made = brought_to(tables, can_move)
    guest = sit(guests, made, "phone", "nl")
    own, free = own_and_free(view_of(guest, made))
    before = moves_of(guest, made)
    for number in (own, free):
        chair(guest.page, number).tap()
        assert moves_of(guest, made) == before, "the first touch looks"
        chair(guest.page, number).tap()
    assert answer(guest, made, before) == [MOVE, CHAIR + own, CHAIR + free]


def test_a_man_is_moved_by_keyboard(guests: Guests, tables: Tables) -> None:
    made = brought_to(tables, can_move)
    guest = sit(guests, made)
    own, free = own_and_free(view_of(guest, made))
    before = moves_of(guest, made)
    for number in (own, free):
        chair(guest.page, number).focus()
        guest.page.keyboard.press("Enter")
    assert answer(guest, made, before) == [MOVE, CHAIR + own, CHAIR + free]


def test_a_held_card_shows_its_lines_and_is_discarded_by_drag(guests: Guests, tables: Tables) -> None:
    made = brought_to(tables, lambda view: holds("fire")(view) and view["turn"] < 9)
    guest = sit(guests, made)
    page = guest.page
    card = page.locator(f".hand [data-object='card:{FIRE}']").first
    card.click()
    lines = page.locator("[data-line]")
    expect(lines.first).to_be_attached()
    opposite = {c["chair"]: c["opposite"] for c in view_of(guest, made)["chairs"]}
    for line in lines.all():
        start, _, end = (line.get_attribute("data-line") or "").partition("-")
        assert end == str(opposite[int(start)] or "x")
    before = moves_of(guest, made)
    card.drag_to(page.locator("[data-object='pile:0']"))
    assert answer(guest, made, before) == [8 + FIRE]


def has_cake(view: Message) -> bool:
    return view["phase"] == "card" and any(isinstance(player["cake"], int) for player in view["players"])


def test_a_cake_shows_whom_it_endangers_and_when(guests: Guests, tables: Tables) -> None:
    made = brought_to(tables, has_cake)
    guest = sit(guests, made, "phone")
    view = view_of(guest, made)
    for player in view["players"]:
        if not isinstance(player["cake"], int):
            continue
        for step in (-1, 0, 1):
            near = (player["cake"] - 1 + step) % 30 + 1
            expect(guest.page.locator(f"[data-endangered='{near}']").first).to_be_visible()
        label = chair(guest.page, player["cake"]).get_attribute("aria-label") or ""
        assert "endangers chairs" in label
        assert re.search("goes off", label)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_seating_is_one_gesture_a_man(guests: Guests, tables: Tables, size: Size) -> None:
    made = brought_to(tables, lambda view: view["phase"] == "setup_piece", seating="manual", firstPlacer="0")
    guest = sit(guests, made, size)
    page = guest.page
    before = moves_of(guest, made)
    if size == "desktop":
        page.locator("[data-object='piece:4']").drag_to(chair(page, 4))
        assert answer(guest, made, before) == [64 + 4, CHAIR + 4]
    else:
        chair(page, 4).tap()
        chair(page, 4).tap()
        assert answer(guest, made, before) == [64, CHAIR + 4]


def test_scram_seats_everybody_anew(guests: Guests, tables: Tables) -> None:
    made = brought_to(tables, holds("scram"))
    guest = sit(guests, made)
    page = guest.page
    page.locator(f".hand [data-object='card:{SCRAM}']").first.click()
    before = moves_of(guest, made)
    page.locator(".own .button.main").click()
    assert answer(guest, made, before) == [SCRAM]
    page.wait_for_selector(".tray .chosen")
    guest.settle()
    before = moves_of(guest, made)
    place = page.locator(".targets .open").first
    place.focus()
    page.keyboard.press("Enter")
    piece, seat = answer(guest, made, before)
    assert (piece >= 64, seat > CHAIR) == (True, True)


def test_the_dead_hang_at_the_wall(guests: Guests, tables: Tables) -> None:
    made = brought_to(tables, lambda view: view["phase"] == "card" and any(p["men"] < 6 for p in view["players"]))
    guest = sit(guests, made, "phone")
    for player in view_of(guest, made)["players"]:
        frames = guest.page.locator(f"[data-gang='{player['seat']}'] .frame")
        expect(frames).to_have_count(7 - player["men"])


def test_a_refused_touch_names_its_rule(guests: Guests, tables: Tables) -> None:
    made = brought_to(tables, lambda view: view["phase"] == "fire")
    guest = sit(guests, made)
    own, _ = own_and_free(view_of(guest, made))
    chair(guest.page, own).click()
    expect(guest.page.locator(".notice")).to_contain_text("MA-33")


PHASES = ("card", "fire", "pass", "nightcap", "scram_piece")
LEADS_TO = {"fire": FIRE, "pass": 3, "nightcap": 5, "scram_piece": SCRAM}


class Eager(random.Random):
    """Chance, unless a card can be played that leads to a phase which is still missing."""

    def __init__(self, missing: list[str]) -> None:
        super().__init__(1)
        self.missing = missing

    def choice(self, seq: Any) -> Any:
        return next((LEADS_TO[one] for one in self.missing if LEADS_TO.get(one) in seq), None) or super().choice(seq)


def picture(guest: Guest, made: Message, phase: str) -> None:
    guest.go(seat_link(made)).wait_for_selector(".targets")
    guest.settle()
    take(guest, f"maffiosi-{phase.replace('_', '-')}-{guest.size}")
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert grave_faults(guest.page) == []
    guest.page.goto("about:blank")  # nothing is drawn while the game is walked on


@pytest.mark.parametrize(("seating", "phases"), [("fixed", PHASES), ("manual", ["setup_piece"])])
def test_every_phase_is_a_picture(guests: Guests, tables: Tables, seating: str, phases: Sequence[str]) -> None:
    seen = [guests.come(size, lang) for size, lang in SEEN]
    missing = list(phases)
    dice = Eager(missing)
    for _ in range(20):
        made = tables.maker.make("maffiosi", ["me", *["bot:thumb"] * 4], options={"seating": seating})
        client = tables.maker.at(made["id"], key_of(made))
        while missing:
            play_on(client, dice, lambda view: view["phase"] in missing)
            if client.shown.get("over"):
                break
            missing.remove(client.shown["view"]["phase"])
            for guest in seen:
                picture(guest, made, client.shown["view"]["phase"])
        client.leave()
        if not missing:
            return
    raise AssertionError(f"it never came to {missing}")

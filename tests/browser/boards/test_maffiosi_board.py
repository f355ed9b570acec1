"""Maffiosi's own gestures, by mouse, finger and keyboard, and what its table shows in every phase."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from sitdown.games.maffiosi.actions import DO_CHAIR, DO_DISCARD, DO_PIECE, DO_PLAY
from sitdown.games.maffiosi.state import PHASES
from tests.browser.tools.drag import drag
from tests.browser.tools.guests import Guest, Guests, Size
from tests.browser.tools.looking import looks_right, open_table, sit
from tests.browser.tools.moments import Moments, Wish, in_phase
from tests.browser.tools.tables import Tables, seat_link
from tests.server.serving import Message

FIRE, SCRAM, MOVE = 1, 6, 7  # cards
FOUR, SIX = 4, 6
FULLEST = ("card", "scram_piece", "second")  # when six play these have most to show
LAYOUTS = ("setup_piece", "card", "fire", "pass", "nightcap", "scram_piece")
PICTURES = [(phase, FOUR) for phase in PHASES] + [(phase, SIX) for phase in FULLEST]
# What tells of the gangs, the pot and the piles and lies outside of its room, or over a chair.
MISPLACED = """() => {
  const boxes = (selector) => [...document.querySelectorAll(`.felt ${selector}`)].map((one) => ({
    name: `${one.getAttribute('class')} ${one.textContent.trim()}`, box: one.getBoundingClientRect(),
    room: one.closest('.centre, .floor').getBoundingClientRect(),
  }))
  const sticksOut = ({ box, room }) =>
    Math.max(room.top - box.top, box.bottom - room.bottom, room.left - box.left, box.right - room.right) > 3
  const chairs = boxes('[data-chair]:not(.chosen) > .frame').map(({ box }) => box)
  const onChair = ({ box }) => chairs.some((chair) =>
    Math.min(box.right, chair.right) - Math.max(box.left, chair.left) > 3 &&
    Math.min(box.bottom, chair.bottom) - Math.max(box.top, chair.top) > 3)
  return boxes(':is(.gang, .pot, .draw, .used, .tally, span.frame)')
    .filter((one) => sticksOut(one) || onChair(one)).map(({ name }) => name)
}"""


def eager(legal: list[int]) -> list[int]:
    """Whoever plays a card rather than throwing it away."""
    return [action for action in legal if not DO_DISCARD <= action <= DO_CHAIR]


def late(phase: str) -> Wish:
    """The phase when there are cakes on the table and frames at the wall, as far as it comes to that."""

    def wish(view: Message) -> bool:
        cakes = [player for player in view["players"] if isinstance(player["cake"], int)]
        return view["phase"] == phase and len(cakes) > 1 and sum(player["men"] for player in view["players"]) < 25

    return wish


def brought_to(moments: Moments, phase: str, seats: int) -> Message:
    if phase == "end":
        return moments.ended(seats)
    if phase.startswith("setup"):
        return moments.at(phase, in_phase(phase), seats, seating="manual")
    return moments.at(f"{phase} late", late(phase), seats)


def holds(card: str) -> Wish:
    return lambda view: view["phase"] == "card" and card in view["players"][0]["hand"]


def can_move(view: Message) -> bool:
    return holds("move")(view) and view["turn"] > 4


@pytest.fixture(scope="module")
def moments(tables: Tables) -> Moments:
    return Moments(tables, "maffiosi", eager)


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


@pytest.mark.parametrize(("phase", "seats"), PICTURES)
def test_a_phase_looks_right(readers: list[Guest], moments: Moments, phase: str, seats: int) -> None:
    made = brought_to(moments, phase, seats)
    for reader in readers:
        open_table(reader, seat_link(made))
        looks_right(reader, f"maffiosi-{phase}-{seats}", axe=seats == FOUR and phase in LAYOUTS)
        assert reader.page.evaluate(MISPLACED) == []


def test_a_man_is_dragged_to_a_chair(guests: Guests, moments: Moments) -> None:
    made = moments.at("can move", can_move, FOUR)
    guest = sit(guests, made)
    own, free = own_and_free(view_of(guest, made))
    before = moves_of(guest, made)
    chair(guest.page, own).drag_to(chair(guest.page, free))
    assert answer(guest, made, before) == [DO_PLAY + MOVE, DO_CHAIR + own, DO_CHAIR + free]


def test_a_man_is_moved_by_finger(guests: Guests, moments: Moments) -> None:
    made = moments.at("can move", can_move, FOUR)
    guest = sit(guests, made, "phone", "nl")
    own, free = own_and_free(view_of(guest, made))
    before = moves_of(guest, made)
    for number in (own, free):
        chair(guest.page, number).tap()
        assert moves_of(guest, made) == before, "the first touch looks"
        chair(guest.page, number).tap()
    assert answer(guest, made, before) == [DO_PLAY + MOVE, DO_CHAIR + own, DO_CHAIR + free]


def test_a_man_is_moved_by_keyboard(guests: Guests, moments: Moments) -> None:
    made = moments.at("can move", can_move, FOUR)
    guest = sit(guests, made)
    own, free = own_and_free(view_of(guest, made))
    before = moves_of(guest, made)
    for number in (own, free):
        chair(guest.page, number).focus()
        guest.page.keyboard.press("Enter")
    assert answer(guest, made, before) == [DO_PLAY + MOVE, DO_CHAIR + own, DO_CHAIR + free]


def test_a_held_card_shows_its_lines_and_is_discarded_by_drag(guests: Guests, moments: Moments) -> None:
    made = moments.at("holds fire", lambda view: holds("fire")(view) and view["turn"] < 9, FOUR)
    guest = sit(guests, made)
    page = guest.page
    card = f".hand [data-object='card:{FIRE}']"
    page.locator(card).first.click()
    lines = page.locator("[data-line]")
    expect(lines.first).to_be_attached()
    opposite = {c["chair"]: c["opposite"] for c in view_of(guest, made)["chairs"]}
    for line in lines.all():
        start, _, end = (line.get_attribute("data-line") or "").partition("-")
        assert end == str(opposite[int(start)] or "x")
    before = moves_of(guest, made)
    drag(guest, card, "[data-object='pile:0']")
    assert answer(guest, made, before) == [DO_DISCARD + FIRE]


def test_a_cake_shows_whom_it_endangers_and_when(guests: Guests, moments: Moments) -> None:
    made = moments.at("card late", late("card"), FOUR)
    guest = sit(guests, made, "phone")
    cakes = [player["cake"] for player in view_of(guest, made)["players"] if isinstance(player["cake"], int)]
    for cake in cakes:
        for step in (-1, 0, 1):
            near = (cake - 1 + step) % 30 + 1
            expect(guest.page.locator(f"[data-endangered='{near}']").first).to_be_visible()
        label = chair(guest.page, cake).get_attribute("aria-label") or ""
        assert "endangers chairs" in label
        assert re.search("goes off", label)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_seating_is_one_gesture_a_man(guests: Guests, moments: Moments, size: Size) -> None:
    made = moments.at("first", in_phase("setup_piece"), FOUR, seating="manual", first_placer="0")
    guest = sit(guests, made, size)
    page = guest.page
    before = moves_of(guest, made)
    if size == "desktop":
        page.locator("[data-object='piece:4']").drag_to(chair(page, 4))
        assert answer(guest, made, before) == [DO_PIECE + 4, DO_CHAIR + 4]
    else:
        chair(page, 4).tap()
        chair(page, 4).tap()
        assert answer(guest, made, before) == [DO_PIECE, DO_CHAIR + 4]


def test_scram_seats_everybody_anew(guests: Guests, moments: Moments) -> None:
    made = moments.at("holds scram", holds("scram"), FOUR)
    guest = sit(guests, made)
    page = guest.page
    page.locator(f".hand [data-object='card:{SCRAM}']").first.click()
    before = moves_of(guest, made)
    page.locator(".own .button.main").click()
    assert answer(guest, made, before) == [DO_PLAY + SCRAM]
    page.wait_for_selector(".tray .chosen")
    guest.settle()
    before = moves_of(guest, made)
    place = page.locator(".targets .open").first
    place.focus()
    page.keyboard.press("Enter")
    *piece, seat = answer(guest, made, before)  # the table itself takes the man who alone is left
    assert all(taken >= DO_PIECE for taken in piece)
    assert seat > DO_CHAIR


def test_the_dead_hang_at_the_wall(guests: Guests, moments: Moments) -> None:
    made = moments.at("card late", late("card"), FOUR)
    guest = sit(guests, made, "phone")
    for player in view_of(guest, made)["players"]:
        frames = guest.page.locator(f"[data-gang='{player['seat']}'] .frame")
        expect(frames).to_have_count(7 - player["men"])


def test_a_refused_touch_names_its_rule(guests: Guests, moments: Moments) -> None:
    made = moments.at("fire late", late("fire"), FOUR)
    guest = sit(guests, made)
    own, _ = own_and_free(view_of(guest, made))
    chair(guest.page, own).click()
    expect(guest.page.locator(".notice")).to_contain_text("MA-33")

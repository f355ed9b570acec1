"""The board of Sicilianos: its gestures, and a picture of each of its phases."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.games.sicilianos.actions import DO_BOMB, DO_PASS, DO_PLACE, DO_ROLL, DO_SPLIT, DO_STAKE, SPLIT_MONEY
from sitdown.games.sicilianos.state import PHASES
from tests.browser.tools.drag import drag, middle
from tests.browser.tools.guests import Guest, Guests
from tests.browser.tools.looking import looks_right, open_table, sit
from tests.browser.tools.moments import Moments, Wish, in_phase
from tests.browser.tools.tables import Tables, seat_link
from tests.server.serving import Message

FOUR, SIX = 4, 6
FULLEST = ("turn", "coat", "round", "end")  # when six play these have most to show
LAYOUTS = ("turn", "pick", "bomb", "end")  # the piles in the middle, something to choose, a war, the payday
PICTURES = [(phase, FOUR) for phase in PHASES] + [(phase, SIX) for phase in FULLEST]


def eager(legal: list[int]) -> list[int]:
    """Whoever always rolls and joins every war: hands are full, and wars too."""
    return [DO_ROLL] if DO_ROLL in legal else [action for action in legal if action != DO_PASS]


def late(phase: str, lanes: int) -> Wish:
    """The phase in the middle of a game; with so many families in a war, if it belongs to one."""

    def wish(view: Message) -> bool:
        families = [lane for lane in view["war"]["lanes"] if lane["colour"]] if view["war"] else []
        return view["phase"] == phase and view["wars"] > 2 and (not families or len(families) >= lanes)

    return wish


def brought_to(moments: Moments, phase: str, seats: int) -> Message:
    if phase == "end":
        return moments.ended(seats)
    wish = in_phase(phase) if phase == "draft" else late(phase, seats - 1)
    return moments.at(f"{phase} late", wish, seats)


@pytest.fixture(scope="module")
def moments(tables: Tables) -> Moments:
    return Moments(tables, "sicilianos", eager)


def view_of(guest: Guest, made: Message) -> dict[str, Any]:
    view: dict[str, Any] = guest.live.room(made["id"]).table.play().view(0)
    return view


def moves_of(guest: Guest, made: Message) -> int:
    return len(guest.live.room(made["id"]).table.moves)


def next_action(guest: Guest, made: Message, before: int) -> int:
    guest.until(lambda: moves_of(guest, made) > before, "a move")
    (action,) = guest.live.room(made["id"]).table.moves.actions(before)
    return action


def lit(of: str) -> str:
    return f".felt .lit[data-object^='{of}:']"


def number_of(guest: Guest, selector: str) -> int:
    return int(str(guest.page.locator(selector).first.get_attribute("data-object")).split(":")[1])


@pytest.mark.parametrize(("phase", "seats"), PICTURES)
def test_a_phase_looks_right(readers: list[Guest], moments: Moments, phase: str, seats: int) -> None:
    made = brought_to(moments, phase, seats)
    for reader in readers:
        open_table(reader, seat_link(made))
        looks_right(reader, f"sicilianos-{phase}-{seats}", axe=seats == FOUR and phase in LAYOUTS)


def test_a_bomb_is_carried_onto_its_victim(guests: Guests, moments: Moments) -> None:
    made = moments.at("bomb", in_phase("bomb"), FOUR)
    guest = sit(guests, made)
    before = moves_of(guest, made)
    victim = number_of(guest, lit("card"))
    drag(guest, ".felt .bomb", f".felt [data-object='card:{victim}']")
    assert next_action(guest, made, before) == DO_BOMB + victim


def test_a_finger_bombs_by_two_taps(guests: Guests, moments: Moments) -> None:
    made = moments.at("bomb", in_phase("bomb"), FOUR)
    guest = sit(guests, made, "phone", "nl")
    before = moves_of(guest, made)
    victim = number_of(guest, lit("card"))
    guest.point_at(*middle(guest, f".felt [data-object='card:{victim}']"))
    guest.page.wait_for_timeout(100)
    assert moves_of(guest, made) == before  # the first touch only looks
    guest.point_at(*middle(guest, f".felt [data-object='card:{victim}']"))
    assert next_action(guest, made, before) == DO_BOMB + victim


def test_a_card_is_played_and_a_note_staked_by_keyboard(guests: Guests, moments: Moments) -> None:
    made = moments.at("join", in_phase("join"), FOUR)
    guest = sit(guests, made)
    before = moves_of(guest, made)
    for step, (of, first) in enumerate([("card", DO_PLACE), ("note", DO_STAKE)]):
        number = number_of(guest, lit(of))
        guest.page.locator(lit(of)).first.focus()
        guest.page.keyboard.press("Enter")
        assert next_action(guest, made, before + step) == first + number
        guest.page.wait_for_selector(lit("note"), state="attached" if of == "card" else "detached")


def cards_on(guest: Guest, where: str) -> set[str]:
    found: list[str] = guest.page.locator(f".felt {where} [data-object^='card:']").evaluate_all(
        "all => all.map((one) => one.dataset.object)"
    )
    return set(found)


def test_a_pile_is_looked_through_in_private(guests: Guests, moments: Moments) -> None:
    made = moments.at("pick", in_phase("pick"), FOUR)
    guest = sit(guests, made)
    seen = cards_on(guest, ".ask")
    assert len(seen) == len(view_of(guest, made)["choosing"]["pile"]) > 0
    other = sit(guests, made, seat=1)
    assert other.page.locator(".felt .ask").count() == 0
    assert cards_on(other, "") == cards_on(other, ".own")
    assert not cards_on(other, "") & seen
    onlooker = guests.come()
    onlooker.go(f"t/{made['id']}#watch={made['watch']}")
    onlooker.page.wait_for_selector(".felt .piles")
    assert onlooker.page.locator(".felt .ask").count() == 0
    assert cards_on(onlooker, "") == set()


def test_allies_share_and_money_is_laundered(guests: Guests, moments: Moments) -> None:
    made = moments.at("split", in_phase("split"), FOUR)
    guest = sit(guests, made)
    white, before = view_of(guest, made)["players"][0]["laundered"], moves_of(guest, made)
    guest.page.locator(".felt [data-object='share:1']").click()
    assert next_action(guest, made, before) == DO_SPLIT + SPLIT_MONEY
    assert view_of(guest, made)["players"][0]["laundered"] > white


def test_what_is_not_allowed_is_refused_with_its_rule(guests: Guests, moments: Moments) -> None:
    guest = sit(guests, moments.at("bomb", in_phase("bomb"), FOUR))
    guest.page.locator(".felt .held").first.click(force=True)
    guest.page.wait_for_selector("text=SI-8")

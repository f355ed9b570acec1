"""Whatever is asked, the table below the words stays where it is: nothing jumps under the pointer."""

from __future__ import annotations

import random

import pytest

from tests.browser.tools.guests import Guests
from tests.browser.tools.lit import FIND, LIT, OFFERED, Newcomer
from tests.browser.tools.tables import Tables, seat_link

STEPS = 12

# Answers when the first height is known: a busy browser may paint nothing during the dozen clicks that follow.
WATCH = """() => new Promise((measured) => {
  window.heights = new Set()
  window.asked = new Set()
  const ask = () => window.asked.add(!!document.querySelector('.prompt .button'))
  const measure = ([stage]) => {
    window.heights.add(stage.contentRect.height)
    measured()
  }
  new ResizeObserver(measure).observe(document.querySelector('.stage'))
  new MutationObserver(ask).observe(document.querySelector('.top'), { childList: true, subtree: true })
  ask()
})"""
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.mark.parametrize("game", ["palermo", "capo", "sicilianos"])
def test_the_table_is_as_high_with_buttons_as_without(guests: Guests, tables: Tables, game: str) -> None:
    made = tables.against_bots(game)
    guest = guests.come()
    guest.go(seat_link(made))
    guest.page.wait_for_selector(f"{LIT}, {OFFERED}")
    guest.page.evaluate(WATCH)
    player = Newcomer(guest, guests.live, made["id"], random.Random(f"still {game}"))
    for _ in range(STEPS):
        guest.until(player.step, "something can be done")

    def has_seen_both() -> bool:
        player.step()
        return bool(guest.page.evaluate("window.asked.size === 2"))

    guest.until(has_seen_both, "a prompt with buttons and one without")
    guest.page.evaluate(PAINTED)
    assert len(heights := guest.page.evaluate("[...window.heights]")) == 1, heights


TOP = "document.querySelector('.stage').getBoundingClientRect().top"


@pytest.mark.parametrize("game", ["palermo", "sicilianos", "maffiosi"])
def test_a_look_does_not_move_the_table_under_the_finger(guests: Guests, tables: Tables, game: str) -> None:
    """On a phone the first touch shows what it would do, the second one, at the same place, does it: also at the first
    question, which has the goal of the game above it."""
    made = tables.against_bots(game)
    guest = guests.come("phone")
    page = guest.go(seat_link(made))
    page.wait_for_selector(LIT)
    player = Newcomer(guest, guests.live, made["id"], random.Random(f"finger {game}"))
    guest.settle()
    before = page.evaluate(TOP)
    place = page.evaluate(FIND, [LIT, 0.4])
    guest.point_at(place["x"], place["y"])
    page.evaluate(PAINTED)
    page.wait_for_timeout(400)
    if not player.room.table.moves:
        assert page.evaluate(TOP) == before

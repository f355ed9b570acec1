"""Whatever is asked, the table below the words stays where it is: nothing jumps under the pointer."""

from __future__ import annotations

import random

import pytest

from tests.browser.tools.guests import Guests
from tests.browser.tools.lit import LIT, OFFERED, Newcomer
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
    assert guest.page.evaluate("[...window.heights].length") == 1

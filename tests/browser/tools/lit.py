"""Plays any game as a newcomer would: by touching what is lit, and confirming what is asked."""

from __future__ import annotations

import random
import time
from typing import Any

from tests.browser.tools.guests import Guest
from tests.server.serving import Live

# What a player may touch: objects that the board has lit, what the prompt offers, and what confirms a move.
LIT = ".felt .lit, .felt [data-object].open"
OFFERED = ".prompt [data-action]"
CONFIRMS = ".prompt .button.main, .felt .button.main"
STUCK = 30.0  # seconds without a move of anybody

# The chosen one of these elements that can really be hit, and where: the middle of it, or any part that nothing covers.
FIND = """([selector, chance]) => {
  const seen = (one) => !one.disabled && one.getClientRects().length > 0
  const all = [...document.querySelectorAll(selector)].filter(seen)
  const shift = Math.floor(chance * all.length)
  for (const one of [...all.slice(shift), ...all.slice(0, shift)]) {
    one.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, top, width, height } = one.getBoundingClientRect()
    const parts = [[.5, .5], [.3, .3], [.7, .3], [.3, .7], [.7, .7], [.1, .5], [.9, .5], [.5, .1], [.5, .9]]
    for (const [across, down] of parts) {
      const [x, y] = [left + width * across, top + height * down]
      const hit = document.elementFromPoint(x, y)
      if (hit && (one.contains(hit) || hit.closest('[data-object]')?.matches(selector))) {
        return { x, y, what: one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 60) }
      }
    }
  }
  return null
}"""


class Newcomer:
    """Somebody at a table who knows no rule."""

    def __init__(self, guest: Guest, live: Live, table: str, dice: random.Random) -> None:
        self.guest = guest
        self.room = live.room(table)
        self.dice = dice
        self.touched: list[str] = []

    @property
    def is_over(self) -> bool:
        return self.room.table.phase == "over"

    def play_to_the_end(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        moves, moved = -1, time.monotonic()
        while not self.is_over:
            now, made = time.monotonic(), len(self.room.table.moves)
            if made != moves:
                moves, moved = made, now
            assert now < end, f"not over after {seconds} seconds and {made} moves: {self.touched[-12:]}"
            assert now < moved + STUCK, f"nothing happens after {made} moves: {self.touched[-12:]}"
            if not self.step():
                self.guest.page.wait_for_timeout(40)

    def step(self) -> bool:
        """Touch one thing; False: there is nothing to touch."""
        order = [CONFIRMS, f"{LIT}, {OFFERED}"]
        if self.dice.random() < 0.4:
            order.reverse()
        return any(self._touch(selector) for selector in order)

    def _touch(self, selector: str) -> bool:
        page = self.guest.page
        place: dict[str, Any] | None = page.evaluate(FIND, [selector, self.dice.random()])
        if place is None:
            return False
        self.touched.append(place["what"])
        self.guest.point_at(place["x"], place["y"])
        if self.guest.size == "phone":  # the first touch of a finger may only look
            page.wait_for_timeout(30)
            lies = "([x, y, s]) => !!document.elementFromPoint(x, y)?.closest(s)"
            if page.evaluate(lies, [place["x"], place["y"], LIT]):
                self.guest.point_at(place["x"], place["y"])
        return True

"""Plays by the keyboard alone: Tab, arrows and Enter, and never without seeing where the focus is."""

from __future__ import annotations

import random
import time
from typing import Any

from tests.browser.tools.guests import Guest
from tests.browser.tools.lit import CONFIRMS, LIT, OFFERED, STUCK
from tests.server.serving import Live

MOST_PRESSES = 60  # from anywhere to anything, both ways round the page
SETTLED = 1.5  # seconds until the page has answered a key

# What can be done now, in the page's order; a mat or a card is reached by the button in it.
WANTED = """([selectors, chance]) => {
  const button = 'button, [role=button]'
  const reached = (one) => one.matches(button) ? one : one.querySelector(button) ?? one.closest(button)
  for (const selector of selectors) {
    const all = [...document.querySelectorAll(selector)].map(reached)
      .filter((one) => one && !one.disabled && one.getClientRects().length > 0 && one.closest('.felt, .prompt'))
    if (!all.length) continue
    window.wanted = all[Math.floor(chance * all.length)]
    return window.wanted.getAttribute('aria-label') ?? window.wanted.textContent.trim().slice(0, 60)
  }
  return null
}"""

# Which key leads from the focus towards what is wanted; null: it is there.
NEXT_KEY = """() => {
  const [here, there] = [document.activeElement, window.wanted]
  if (here === there) return null
  if (!there.isConnected || there.disabled || there.getAttribute('aria-disabled') === 'true') return 'gone'
  const group = there.closest('[role=group], ul, .piles')
  if (there.tabIndex < 0 && group?.contains(here) && here !== document.body) {
    const [from, to] = [here.getBoundingClientRect(), there.getBoundingClientRect()]
    if (there instanceof SVGElement) {
      const [across, down] = [to.x - from.x, to.y - from.y]
      if (Math.abs(across) > from.width / 2) return across > 0 ? 'ArrowRight' : 'ArrowLeft'
      return down > 0 ? 'ArrowDown' : 'ArrowUp'
    }
    return here.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_FOLLOWING ? 'ArrowRight' : 'ArrowLeft'
  }
  const goal = there.tabIndex < 0 ? group : there
  const isAhead = here === document.body || here.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_FOLLOWING
  return isAhead ? 'Tab' : 'Shift+Tab'
}"""

# How the focus is to be seen; empty: well.
UNSEEN = """() => {
  const one = document.activeElement
  if (!one || one === document.body) return 'the focus is lost'
  const name = one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40)
  const drawn = [one, ...one.querySelectorAll('*')].some((part) => {
    const { outlineStyle, outlineWidth, stroke, strokeWidth } = getComputedStyle(part)
    const framed = one instanceof SVGElement && part !== one && stroke !== 'none' && parseFloat(strokeWidth) >= 2
    return framed || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2)
  })
  if (!drawn && !one.closest('label')?.matches(':has(:focus-visible)')) return `nothing is drawn around ${name}`
  const { left, top, width, height } = one.getBoundingClientRect()
  const parts = [[.5, .5], [.15, .15], [.85, .15], [.15, .85], [.85, .85], [.5, .1], [.5, .9]]
  const seen = parts.some(([across, down]) => {
    const hit = document.elementFromPoint(left + width * across, top + height * down)
    return hit && (one.contains(hit) || hit.contains(one) && hit.matches('label, button, g'))
  })
  return seen ? '' : `${name} is covered, or out of sight`
}"""


class Typist:
    """Somebody at a table who has no mouse."""

    def __init__(self, guest: Guest, live: Live, table: str, dice: random.Random) -> None:
        self.guest = guest
        self.room = live.room(table)
        self.dice = dice
        self.chosen: list[str] = []

    @property
    def is_over(self) -> bool:
        return self.room.table.phase == "over"

    def play_to_the_end(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while not self.is_over:
            assert time.monotonic() < end, f"not over after {seconds} seconds: {self.chosen[-12:]}"
            self.choose()

    def choose(self) -> None:
        """One thing that may be done, when there is one."""
        end = time.monotonic() + STUCK
        while not self.is_over and not self._try():
            assert time.monotonic() < end, f"nothing happens: {self.chosen[-12:]}"
            self.guest.page.wait_for_timeout(40)

    def _try(self) -> bool:
        selectors = [CONFIRMS, f"{LIT}, {OFFERED}"]
        if self.dice.random() < 0.4:
            selectors.reverse()
        name: str | None = self.guest.page.evaluate(WANTED, [selectors, self.dice.random()])
        if name is None or not self._reach(name):
            return False
        self.chosen.append(name)
        self.guest.page.keyboard.press("Enter")
        self.keeps_the_focus(name)
        return True

    def _reach(self, name: str) -> bool:
        page = self.guest.page
        pressed: list[str] = []
        while (key := page.evaluate(NEXT_KEY)) is not None:
            if key == "gone":
                return False
            assert len(pressed) < MOST_PRESSES, f"no way to {name}: {pressed}, now at {self._where()}"
            page.keyboard.press(key)
            pressed.append(key)
            if not (key.endswith("Tab") and self._is_outside()):
                self.keeps_the_focus(f"{key} on the way to {name}")
        return True

    def _is_outside(self) -> bool:
        """Tab leaves the page at its ends, and comes back."""
        outside: bool = self.guest.page.evaluate("document.activeElement === document.body")
        return outside

    def keeps_the_focus(self, name: str) -> None:
        """After a move it is somewhere, and to be seen, as soon as the page has been drawn anew."""
        page = self.guest.page
        end = time.monotonic() + SETTLED
        while unseen := page.evaluate(UNSEEN):
            assert time.monotonic() < end, f"after {name}: {unseen}"
            page.wait_for_timeout(30)

    def _where(self) -> Any:
        return self.guest.page.evaluate("document.activeElement.outerHTML.slice(0, 160)")

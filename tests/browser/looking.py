"""Whether a board looks right, as far as a program can tell: all of it is there at once and large enough to be read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page

from tests.browser.axe import grave_faults
from tests.browser.guests import Guest, visiting
from tests.browser.pictures import take
from tests.server.live import Live

SHOW_THE_TABLE = re.compile("Show the table|Toon de tafel")
SMALLEST = 10.9  # pixels of a letter's size: smaller ones are not read
# What can only be found by scrolling: sideways, or because something is higher than its room on the felt.
SCROLLS = """() => {
  const found = []
  const sideways = document.documentElement.scrollWidth - innerWidth
  if (sideways > 0) found.push(`the page sticks out by ${sideways} pixels`)
  const felt = document.querySelector('.felt')
  for (const one of [felt, ...felt.querySelectorAll('*')]) {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(one)
    if (one.matches('.unseen') || textOverflow === 'ellipsis' || one instanceof SVGElement) continue
    const name = one.getAttribute('class') ?? one.tagName
    const [high, wide] = [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth]
    if (overflowY !== 'visible' && high > 1) found.push(`${high} pixels below ${name}`)
    if (overflowX !== 'visible' && wide > 1) found.push(`${wide} pixels beside ${name}`)
  }
  const { bottom } = felt.getBoundingClientRect()
  if (bottom > innerHeight + 1) found.push(`${bottom - innerHeight} pixels of the felt below the window`)
  return found
}"""
# Letters as they are drawn in the end, whatever enlarged or shrank them.
TINY = """(smallest) => {
  const tiny = new Set()
  const walker = document.createTreeWalker(document.querySelector('.felt'), NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const one = walker.currentNode.parentElement
    const text = walker.currentNode.data.trim()
    if (!text || one.closest('.unseen, title') || !one.getClientRects().length) continue
    const drawn = one instanceof SVGElement
      ? Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b)
      : one.offsetWidth ? one.getBoundingClientRect().width / one.offsetWidth : 1
    const size = parseFloat(getComputedStyle(one).fontSize) * drawn
    if (size < smallest) tiny.add(`${text}: ${size.toFixed(1)} in ${one.getAttribute('class') ?? one.tagName}`)
  }
  return [...tiny]
}"""


@contextmanager
def readers(browser: Browser, live: Live) -> Iterator[list[Guest]]:
    """One at a desk who reads English, one with a phone who reads Dutch: the same two for many pictures."""
    with visiting(browser, live) as guests:
        yield [guests.come(), guests.come("phone", "nl")]


def show_the_table(page: Page) -> None:
    """After the end it is to be seen only if wanted."""
    page.wait_for_selector(".felt > :not(.middle), .ending")
    if page.locator(".ending").count():
        page.get_by_role("button", name=SHOW_THE_TABLE).click()


def faults(guest: Guest) -> list[str]:
    """What a player would miss on the table before him."""
    scrolls: list[str] = guest.page.evaluate(SCROLLS)
    tiny: list[str] = guest.page.evaluate(TINY, SMALLEST)
    return scrolls + tiny + grave_faults(guest.page)


def looks_right(guest: Guest, name: str) -> None:
    take(guest, f"{name}-{guest.size}")
    assert faults(guest) == [], f"{name} on a {guest.size}"

"""Whether a board looks right, as far as a program can tell: all of it is there at once and large enough to be read."""

from __future__ import annotations

import re

from tests.browser.tools.axe import grave_faults
from tests.browser.tools.guests import Guest, Guests, Lang, Size
from tests.browser.tools.pictures import take
from tests.browser.tools.tables import seat_link
from tests.server.serving import Message

BOARD = ".felt:not([data-left]) > :not(.middle)"
ENDING = ".ending:not([data-left])"
# By a link inside the site, which is quicker than loading it anew; what is left behind is marked.
FOLLOW = """(href) => {
  for (const one of document.querySelectorAll('.felt, .ending')) one.dataset.left = ''
  const link = Object.assign(document.createElement('a'), { href })
  document.body.append(link)
  link.click()
  link.remove()
}"""
SHOW_THE_TABLE = re.compile("Look at the table|De tafel bekijken")
SMALLEST: dict[Size, float] = {"desktop": 11.9, "phone": 10.9}  # pixels of a letter's size: smaller ones are not read
# What can only be found by scrolling: sideways, or because something is higher than its room on the felt. What may give
# way says so.
SCROLLS = """() => {
  const found = []
  const sideways = document.documentElement.scrollWidth - innerWidth
  if (sideways > 0) found.push(`the page sticks out by ${sideways} pixels`)
  const felt = document.querySelector('.felt')
  for (const one of [felt, ...felt.querySelectorAll('*')]) {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(one)
    if (one.matches('.unseen, svg *, :has(> [data-spare])') || textOverflow === 'ellipsis') continue
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
    const frame = one instanceof SVGElement ? one.getScreenCTM() : null
    const ratio = frame ? Math.hypot(frame.a, frame.b) : one.getBoundingClientRect().width / one.offsetWidth
    const drawn = Math.abs(ratio - 1) < 0.1 || !isFinite(ratio) ? 1 : ratio // an offset has no fractions
    const size = parseFloat(getComputedStyle(one).fontSize) * drawn
    if (size < smallest) tiny.add(`${text}: ${size.toFixed(1)} in ${one.getAttribute('class') ?? one.tagName}`)
  }
  return [...tiny]
}"""
# Whatever can be touched, and every picture that stands for something, says what it is.
HELPLESS = """() => {
  const things = [...document.querySelectorAll('.felt :is([data-object], [role=img])')]
  const helpless = things.filter((one) => one.getClientRects().length && !one.closest('[data-help]'))
  return [...new Set(helpless.map((one) => `no help on ${one.dataset.object ?? one.getAttribute('aria-label')}`))]
}"""


def open_table(guest: Guest, link: str) -> None:
    """Until it lies there and nothing is waited for; after the end it is shown only to those who want to see it."""
    page = guest.page
    if page.url.startswith(guest.live.http):
        page.evaluate(FOLLOW, f"{guest.live.http}/{link}")
    else:
        guest.go(link)
    page.wait_for_selector(f"{BOARD}, {ENDING}")
    if page.locator(ENDING).count():
        page.get_by_role("button", name=SHOW_THE_TABLE).click()
        page.wait_for_selector(BOARD)
    guest.settle()


def sit(guests: Guests, made: Message, size: Size = "desktop", lang: Lang = "en", seat: int = 0) -> Guest:
    guest = guests.come(size, lang)
    open_table(guest, seat_link(made, seat))
    return guest


def faults(guest: Guest) -> list[str]:
    """What a player would miss on the table before him."""
    scrolls: list[str] = guest.page.evaluate(SCROLLS)
    tiny: list[str] = guest.page.evaluate(TINY, SMALLEST[guest.size])
    helpless: list[str] = guest.page.evaluate(HELPLESS)
    return scrolls + tiny + helpless


def looks_right(guest: Guest, name: str, axe: bool) -> None:
    """Asking axe takes longer than all the rest: once for each layout is enough."""
    take(guest, f"{name}-{guest.size}")
    assert faults(guest) == [], f"{name} on a {guest.size}"
    if axe:
        assert grave_faults(guest.page) == [], f"{name} on a {guest.size}"

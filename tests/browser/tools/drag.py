"""By mouse, as a hand does it: look where it lies, take it up, look where it may go, let it go there."""

from __future__ import annotations

from tests.browser.tools.guests import Guest

IS_THERE = """([selector, x, y]) => {
  const under = document.elementsFromPoint(x, y).find((one) => !one.closest('[data-carried]'))
  return [...document.querySelectorAll(selector)].includes(under?.closest('[data-object]'))
}"""


def middle(guest: Guest, selector: str) -> tuple[float, float]:
    box = guest.page.locator(selector).first.bounding_box()
    assert box, selector
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def point_to(guest: Guest, selector: str, steps: int = 1) -> tuple[float, float]:
    """Others play on meanwhile and the table moves: until the pointer is there."""
    place = middle(guest, selector)

    def is_there() -> bool:
        nonlocal place
        place = middle(guest, selector)
        guest.page.mouse.move(*place, steps=steps)
        return bool(guest.page.evaluate(IS_THERE, [selector, *place]))

    guest.until(is_there, f"the pointer on {selector}")
    return place


def drag(guest: Guest, what: str, onto: str) -> None:
    """Where it may go is to be seen only once it is lifted."""
    mouse = guest.page.mouse
    x, y = point_to(guest, what)
    mouse.down()
    mouse.move(x + 20, y + 20, steps=3)
    guest.page.wait_for_selector(onto)
    point_to(guest, onto, steps=6)
    mouse.up()

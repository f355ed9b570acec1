"""A film of the README is one that browsers show."""

from __future__ import annotations

import base64

from tests.browser.readme import shot
from tests.browser.tools.guests import Guests
from tests.browser.tools.moving import chunks_of, film, size_of

DRAW = "([colour]) => { document.body.replaceChildren(); document.body.style.background = colour }"
# What an animated picture shows after a while, as the colour of its middle.
SHOWN = """async (film) => {
  const decoder = new ImageDecoder({ data: Uint8Array.from(atob(film), (c) => c.charCodeAt(0)), type: 'image/webp' })
  await decoder.tracks.ready
  const found = []
  for (let at = 0; at < decoder.tracks.selectedTrack.frameCount; at++) {
    const { image } = await decoder.decode({ frameIndex: at })
    const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight)
    const context = canvas.getContext('2d')
    context.drawImage(image, 0, 0)
    const [red, green] = context.getImageData(20, 20, 1, 1).data
    found.push([red > 128 ? 'red' : green > 90 ? 'green' : 'black', image.duration / 1000, canvas.width, canvas.height])
  }
  return found
}"""


def test_what_stands_still_is_one_frame_and_a_browser_shows_them_all(guests: Guests) -> None:
    guest = guests.come()
    page = guest.go()
    taken = []
    for colour, time in (("red", 100), ("red", 150), ("green", 80), ("black", 40)):
        page.evaluate(DRAW, [colour])
        taken.append((shot(guest, 60, 0.25), time))
    whole = film(taken)
    assert [name for name, _ in chunks_of(whole)] == [b"VP8X", b"ANIM", b"ANMF", b"ANMF", b"ANMF"]
    shown = page.evaluate(SHOWN, base64.b64encode(whole).decode())
    assert [(colour, time) for colour, time, _, _ in shown] == [("red", 250), ("green", 80), ("black", 40)]
    assert {(width, height) for _, _, width, height in shown} == {size_of(taken[0][0])}

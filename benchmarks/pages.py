"""`make bench-pages`: what the pages weigh and how soon a move is seen, in the system's Chromium.

Weight: everything that a browser which was never here gets over the wire until the table stands (page, scripts, styles,
the game's words), packed as it is sent, fonts apart.

Redraw: from the moment a `shown` message has arrived in the page until the frame that shows it is painted; waiting for
that frame, up to 17 ms, is part of it. Whole games of each kind are watched from their first seat, with everything
moving. The seat is played by a program on a socket of its own, so that nobody touches the page; bots take 100 ms.

First visit: from asking for the first page to the first thing that a newcomer may touch, with the two clicks between.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import CDPSession, Request

import sitdown
from benchmarks.figures import machine
from benchmarks.process import BenchError, say
from benchmarks.report import check_markers, write_into
from benchmarks.table import Table
from sitdown.games import game_of
from tests.browser.tools.chromium import BROWSERS, browser_path, launched
from tests.browser.tools.guests import SIZES, Guest, Guests, Size, visiting
from tests.browser.tools.lit import LIT, OFFERED
from tests.browser.tools.tables import GAMES, Tables, key_of, seat_link
from tests.server.serving import Client, serving

PAGES = ("<!-- pages: begin (written by `make bench-pages`, not by hand) -->", "<!-- pages: end -->")
MOST_KILOBYTES = 200
MOST_MILLISECONDS = 50
SOON = 10.0  # seconds until a newcomer plays
PACE = 100  # milliseconds that a bot takes
MOVES: dict[str, Any] = {"reduced_motion": "no-preference"}
WHOLE_GAME = 300.0  # seconds, at most
ENOUGH = 150  # moves, of as many whole games as that takes: the 95th percentile of few is that of two or three
KINDS = {"document": "page and words", "fetch": "page and words", "script": "scripts", "stylesheet": "styles"}
PARTS = ("scripts", "styles", "page and words", "pictures")

# A message channel answers after the frame for which requestAnimationFrame was called has been painted.
WATCH = """
window.redraws = []
const shows = (data) => typeof data === 'string' && data.includes('"type":"shown"')
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address)
    this.addEventListener('message', ({ data, timeStamp }) => {
      if (!shows(data)) return
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => window.redraws.push(performance.now() - timeStamp)
        port2.postMessage(null)
      })
    })
  }
}
"""


@contextmanager
def house() -> Iterator[tuple[Guests, Tables]]:
    """A browser and a server with the built pages."""
    built = Path(str(sitdown.__file__)).parent / "web"
    if not (built / "index.html").is_file():
        raise BenchError("The pages are not built; run: make web")
    path = browser_path()
    if path is None:
        raise BenchError(f"There is no browser: none of {', '.join(BROWSERS)}.")
    with (
        tempfile.TemporaryDirectory() as folder, serving(Path(folder), pages=str(built)) as live,
        launched(path) as browser, visiting(browser, live) as guests,
    ):  # fmt: skip
        yield guests, Tables(live)


def at_table(guest: Guest, link: str) -> None:
    guest.go(link)
    guest.page.wait_for_selector(f"{LIT}, {OFFERED}")
    guest.settle()


# -- weight -----------------------------------------------------------------------------------------------------------


def weights(guests: Guests, link: str) -> Counter[str]:
    """Bytes of each kind that a new browser is sent for this page."""
    guest = guests.come()
    finished: list[Request] = []
    guest.page.on("requestfinished", lambda request: finished.append(request))
    if link:
        at_table(guest, link)
    else:
        guest.go()
        guest.page.wait_for_load_state("networkidle")
    found: Counter[str] = Counter()
    for request in finished:
        kind = "fonts" if request.resource_type == "font" else KINDS.get(request.resource_type, "pictures")
        found[kind] += request.sizes()["responseBodySize"]
    guest.leave()
    guests.all.remove(guest)
    return found


def weight_table(guests: Guests, tables: Tables) -> Table:
    rows = []
    for name, link in {"the first page": "", **{game: seat_link(tables.against_bots(game)) for game in GAMES}}.items():
        say(f"Weighing {name} ...")
        found = weights(guests, link)
        total = sum(found[part] for part in PARTS) / 1000
        bar = "reached" if total < MOST_KILOBYTES else "NOT reached"
        title = f"a table of {game_of(name).title}" if link else name
        parts = [f"{found[part] / 1000:.1f}" for part in PARTS]
        rows.append([title, *parts, f"{total:.1f}", bar, f"{found['fonts'] / 1000:.1f}"])
    head = ["", *PARTS, "all", f"bar: under {MOST_KILOBYTES}", "fonts, apart"]
    return Table("What a new browser loads until the page stands, in kB as sent", head, rows)


# -- redraw -----------------------------------------------------------------------------------------------------------


@dataclass
class Redraws:
    milliseconds: list[float]
    processor: float  # milliseconds of the page's main thread, a move

    def row(self, name: str) -> list[str]:
        middle, late = median(self.milliseconds), quantiles(self.milliseconds, n=20)[-1]
        bar = "reached" if late < MOST_MILLISECONDS else "NOT reached"
        shown = [f"{value:.1f}" for value in (middle, late, max(self.milliseconds))]
        soon = sum(value < MOST_MILLISECONDS for value in self.milliseconds) / len(self.milliseconds)
        return [name, f"{len(self.milliseconds):,}", *shown, bar, f"{soon:.1%}", f"{self.processor:.1f}"]


def play(client: Client, guest: Guest, dice: random.Random, most: int) -> None:
    """Answer for the seat until the game is over, as often as the page has painted what was shown before."""
    end = time.monotonic() + WHOLE_GAME
    while not client.shown.get("over") and guest.page.evaluate("window.redraws.length") < most:
        if time.monotonic() > end:
            raise BenchError(f"A game was not over after {WHOLE_GAME:g} seconds.")
        if client.shown["legal"] and client.shown["view"]["you"] in client.shown["turn"]:
            client.move(dice.choice(client.shown["legal"]))
            guest.page.wait_for_timeout(PACE)
        else:
            client.until(lambda message: message["type"] == "shown")


def worked(chrome: CDPSession) -> float:
    """Seconds of processor time that the page's main thread has used."""
    metrics = chrome.send("Performance.getMetrics")["metrics"]
    return next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")


def redraws(guests: Guests, tables: Tables, game: str, size: Size, most: int) -> Redraws:
    """Of as many games as are enough."""
    found = [watched(guests, tables, game, size, most, 0)]
    while sum(len(one.milliseconds) for one in found) < min(ENOUGH, most):
        found.append(watched(guests, tables, game, size, most, len(found)))
    times = [time for one in found for time in one.milliseconds]
    return Redraws(times, sum(one.processor * len(one.milliseconds) for one in found) / len(times))


def watched(guests: Guests, tables: Tables, game: str, size: Size, most: int, number: int) -> Redraws:
    """One game."""
    made = tables.against_bots(game, pace=PACE)
    guest = guests.come(size, **MOVES)
    guest.page.add_init_script(WATCH)
    at_table(guest, seat_link(made))
    guest.page.evaluate("window.redraws.length = 0")  # the first one brought the whole page
    chrome = guest.context.new_cdp_session(guest.page)
    chrome.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = worked(chrome)
    client = tables.maker.at(made["id"], key_of(made))
    play(client, guest, random.Random(f"pages {game} {number}"), most)
    client.leave()
    guest.page.wait_for_timeout(PACE)
    times: list[float] = guest.page.evaluate("window.redraws")
    found = Redraws(times, 1000 * (worked(chrome) - before) / len(times))
    guest.leave()
    guests.all.remove(guest)
    return found


def redraw_table(guests: Guests, tables: Tables, most: int) -> Table:
    rows = []
    for game in GAMES:
        for size in SIZES:
            say(f"Watching {game}, {size} ...")
            rows.append(redraws(guests, tables, game, size, most).row(f"{game_of(game).title}, {size}"))
    bar = f"bar: p95 under {MOST_MILLISECONDS}"
    head = ["", "moves", "median", "p95", "longest", bar, f"under {MOST_MILLISECONDS}", "processor time a move"]
    return Table("From a move's arrival in the page to the painted frame, in milliseconds", head, rows)


# -- first visit ------------------------------------------------------------------------------------------------------


def visit(guests: Guests, game: str, size: Size) -> float:
    guest = guests.come(size, **MOVES)
    start = time.monotonic()
    page = guest.go()
    page.locator(f"[data-game={game}]").click()
    page.locator(".doing .button.main").click()
    page.wait_for_selector(f"{LIT}, {OFFERED}")
    seconds = time.monotonic() - start
    guest.leave()
    guests.all.remove(guest)
    return seconds


def visit_table(guests: Guests) -> Table:
    say("Coming in for the first time ...")
    rows = []
    for game in GAMES:
        found = [visit(guests, game, size) for size in SIZES]
        bar = "reached" if max(found) < SOON else "NOT reached"
        rows.append([game_of(game).title, *(f"{seconds:.1f}" for seconds in found), bar])
    return Table("From the first page to the first lit thing, in seconds", ["", *SIZES, f"bar: under {SOON:g}"], rows)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make bench-pages", description="The pages, weighed and timed.")
    parser.add_argument("--moves", type=int, default=10_000, help="watch so many of each game, not all of it")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the tables between its two markers")
    asked = parser.parse_args(arguments)
    try:
        if asked.markdown is not None:
            check_markers(asked.markdown, PAGES)
        busy = os.getloadavg()[0]
        with house() as (guests, tables):
            found = [weight_table(guests, tables), redraw_table(guests, tables, asked.moves), visit_table(guests)]
            browser = f"Chromium {guests.browser.version}"
    except BenchError as error:
        say(f"bench-pages: {error}")
        return 1
    except KeyboardInterrupt:
        return 130
    heading = (
        f"{date.today().isoformat()}. {machine()}. {browser}, headless; server, bots and browser on this machine, on "
        f"which {busy:.1f} processes wanted a core before."
    )
    print("\n\n".join([heading, *(table.text() for table in found)]))
    if asked.markdown is not None:
        write_into(asked.markdown, [heading, *(table.markdown() for table in found)], PAGES)
    return 0


if __name__ == "__main__":
    sys.exit(main())

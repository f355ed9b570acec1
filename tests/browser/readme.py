"""Takes the pictures of the README: the first page and the two boards, in the middle of games that bots of ours play.

    make pictures
"""

from __future__ import annotations

import base64
import tempfile
from collections.abc import Callable
from pathlib import Path

from sitdown.bots import Chair, bot_of
from sitdown.engine.game import State
from sitdown.engine.rng import Rng
from tests.browser.chromium import browser_path, launched
from tests.browser.conftest import PAGES
from tests.browser.guests import Guest, visiting
from tests.server.live import Client, Live, Message, Person, serving

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
NAMES = ["Rosa", "Nonna", "Il Contabile", "Don Ugo"]
QUALITY = 82  # of WebP: letters stay sharp, and a picture stays under 250 kB


def gather(live: Live, game: str) -> tuple[str, list[str], list[Client]]:
    """A table of four people with names: its id, their keys, their sockets."""
    people: list[Person] = []
    for name in NAMES:
        people.append(live.person())
        people[-1].post("/people/rename", name=name)
    made = people[0].make(game, ["me", *["open"] * (len(NAMES) - 1)])
    table: str = made["id"]
    keys: list[str] = [made["seats"][0]["key"]]
    for seat, person in enumerate(people[1:], 1):
        keys.append(person.sit(table, invitation=made["invitations"][str(seat)])["key"])
    return table, keys, [person.at(table, key) for person, key in zip(people, keys, strict=True)]


def play_until(live: Live, table: str, clients: list[Client], moment: Callable[[Message], bool]) -> None:
    """Rules of thumb move for everybody until the first one is asked at such a moment."""
    chairs = [Chair(seat, bot_of("thumb", f"{table}/{seat}"), Rng.seeded(seat)) for seat in range(len(clients))]
    while True:
        state = live.room(table).table.state
        assert isinstance(state, State)
        seat = state.asked()
        if seat == 0 and moment(state.view(0)):
            return
        assert not state.over, "there was no such moment: once more"
        answer: Message = clients[seat].move(chairs[seat].choose(state))
        assert answer["type"] == "done", answer
        for client in clients:
            client.sync()


def take(guest: Guest, name: str) -> None:
    guest.settle()
    chrome = guest.context.new_cdp_session(guest.page)
    taken = chrome.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    path = FOLDER / f"{name}.webp"
    path.write_bytes(base64.b64decode(taken["data"]))
    print(f"{path.stat().st_size / 1000:8.1f} kB  {path.name}")


def weighs(view: Message) -> bool:
    return view["phase"] == "gangster" and view["round"] >= 5 and any(gain for _, _, gain in view["reach"] or [])


def palermo(live: Live, guest: Guest) -> None:
    """The way to a bar is being weighed."""
    table, keys, clients = gather(live, "palermo")
    play_until(live, table, clients, weighs)
    guest.go(f"t/{table}#key={keys[0]}")
    best = max(clients[0].shown["view"]["reach"], key=lambda step: step[2] or 0)
    guest.page.locator(f"[data-object='field:{best[0]}']").hover(force=True)
    take(guest, "palermo")


def capo(live: Live, guest: Guest) -> None:
    """Crews are half turned up, and somebody is to be suspected."""
    table, keys, clients = gather(live, "capo")
    play_until(live, table, clients, lambda view: view["phase"] == "suspect" and view["round"] == 2)
    guest.go(f"t/{table}#key={keys[0]}")
    guest.page.wait_for_selector(".felt .lit")
    take(guest, "capo")


def home(guest: Guest) -> None:
    page = guest.go()
    page.locator("[data-game=sicilianos]").click()
    page.wait_for_selector("section .button.main")
    take(guest, "home")


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder, serving(Path(folder), pages=str(PAGES)) as live,
        launched(browser_path()) as browser, visiting(browser, live) as guests,
    ):  # fmt: skip
        home(guests.come())
        palermo(live, guests.come())
        capo(live, guests.come())


if __name__ == "__main__":
    main()

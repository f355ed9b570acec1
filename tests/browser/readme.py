"""Takes the pictures of the README: the first page and the five boards, in the middle of games that bots of ours play,
a short film of a war, a lesson, a hint, and a look back. With names, those alone.

    make pictures
    python -m tests.browser.readme lesson hint about
"""

from __future__ import annotations

import base64
import random
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from sitdown.bots import SeatedBot, bot_of
from sitdown.engine.game import State
from sitdown.engine.rng import Rng
from sitdown.games import game_of
from sitdown.teach.lessons import lesson_of
from tests.browser.conftest import PAGES
from tests.browser.tools.chromium import browser_path, launched
from tests.browser.tools.guests import WINDOWS, Guest, visiting
from tests.browser.tools.lessons import Pupil
from tests.browser.tools.moving import film
from tests.server.playing import play_on
from tests.server.serving import Client, Live, Message, Person, serving

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
NAMES = ["Rosa", "Carlo", "Gina", "Nino"]
QUALITY = 82  # of WebP: letters stay sharp, and a picture stays under 250 kB
FILM = 12.0  # seconds
SIDE = 346  # pixels beside the felt
BETWEEN = 60  # milliseconds, and what a frame takes
A_MOVE = 1.1  # seconds, after which somebody makes the next one
FILM_QUALITY = 45
FILM_SCALE = 0.5
SUSPECT = 4  # the step of Capo's first lesson at which a bluffer is to be found
HINT = 20_000  # milliseconds that a busy machine may take; the server gives it a second and a half
LOOKING_BACK = 180_000  # the same, where it takes half a minute
MIDDLE = 0.55  # of a game, where the replay stands


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


class Players:
    """Rules of thumb at a table of people."""

    def __init__(self, live: Live, game: str) -> None:
        self.live = live
        self.table, self.keys, self.clients = gather(live, game)
        seats = range(len(self.clients))
        self.bots = [SeatedBot(seat, bot_of("thumb", f"{game}/{seat}"), Rng.seeded(seat)) for seat in seats]

    @property
    def link(self) -> str:
        """Of the first chair."""
        return f"t/{self.table}#key={self.keys[0]}"

    @property
    def state(self) -> State:
        state = self.live.room(self.table).table.state
        assert isinstance(state, State)
        return state

    def move(self) -> None:
        """Whoever is asked."""
        seat = self.state.asked()
        answer: Message = self.clients[seat].move(self.bots[seat].choose(self.state))
        assert answer["type"] == "done", answer
        for client in self.clients:
            client.sync()

    def play_until(self, moment: Callable[[Message], bool]) -> Message:
        """Until the first one is asked at such a moment; what he sees then."""
        while not (self.state.asked() == 0 and moment(self.state.view(0))):
            assert not self.state.over, "there was no such moment: once more"
            self.move()
        return self.state.view(0)


def shot(guest: Guest, quality: int, scale: float = 1.0, left_out: int = 0) -> bytes:
    """What is to be seen, as WebP; without so many pixels at the right."""
    size = WINDOWS[guest.size]
    clip = {"x": 0, "y": 0, "width": size["width"] - left_out, "height": size["height"], "scale": scale}
    chrome = guest.context.new_cdp_session(guest.page)
    taken = chrome.send("Page.captureScreenshot", {"format": "webp", "quality": quality, "clip": clip})
    chrome.detach()
    return base64.b64decode(taken["data"])


def keep(name: str, picture: bytes) -> None:
    (FOLDER / f"{name}.webp").write_bytes(picture)
    print(f"{len(picture) / 1000:8.1f} kB  {name}.webp")


def take(guest: Guest, name: str) -> None:
    guest.settle()
    keep(name, shot(guest, QUALITY))


def weighs(view: Message) -> bool:
    return view["phase"] == "gangster" and view["round"] >= 5 and any(gain for _, _, gain in view["reach"] or [])


def palermo(live: Live, guest: Guest) -> None:
    """The way to a bar is being weighed."""
    players = Players(live, "palermo")
    view = players.play_until(weighs)
    guest.go(players.link)
    best = max(view["reach"], key=lambda step: step[2] or 0)
    guest.page.locator(f"[data-object='field:{best[0]}']").hover(force=True)
    take(guest, "palermo")


def capo(live: Live, guest: Guest) -> None:
    """Crews are half turned up, and somebody is to be suspected."""
    lit_at(live, guest, "capo", are_half_up)


def are_half_up(view: Message) -> bool:
    return view["phase"] == "suspect" and view["round"] > 1 and all(one["crew_up"] for one in view["players"])


def sicilianos(live: Live, guest: Guest) -> None:
    """A war, with cards in several lanes."""
    lit_at(live, guest, "sicilianos", lambda view: at_war(view, 4))


def maffiosi(live: Live, guest: Guest) -> None:
    """The table is full, and a weapon is held."""
    lit_at(live, guest, "maffiosi", lambda view: view["round"] >= 3)


def cosanostra(live: Live, guest: Guest) -> None:
    """Plans are laid, and there is something to bargain for."""
    lit_at(live, guest, "cosanostra", lambda view: view["round"] >= 2 and view["mover"] == 0 and not view["offers"])


BOARDS = (palermo, capo, sicilianos, maffiosi, cosanostra)


def at_war(view: Message, cards: int) -> bool:
    return bool(view["war"]) and sum(len(lane["cards"]) for lane in view["war"]["lanes"]) >= cards


def lit_at(live: Live, guest: Guest, game: str, moment: Callable[[Message], bool]) -> None:
    players = Players(live, game)
    players.play_until(moment)
    guest.go(players.link)
    guest.page.wait_for_selector(".felt .lit")
    take(guest, game)


def war(live: Live, guest: Guest) -> None:
    """A war from its first cards on, as the first chair sees it."""
    players = Players(live, "sicilianos")
    players.play_until(lambda view: at_war(view, 1))
    guest.go(players.link)
    guest.settle()
    taken: list[tuple[bytes, int]] = []
    began = last = moved = time.monotonic()
    while (now := time.monotonic()) < began + FILM and not players.state.over:
        if now > moved + A_MOVE:
            players.move()
            moved = now
        picture = shot(guest, FILM_QUALITY, FILM_SCALE, SIDE)
        guest.page.wait_for_timeout(BETWEEN)
        last, since = time.monotonic(), last
        taken.append((picture, round(1000 * (last - since))))
    keep("war", film(taken))


def home(guest: Guest) -> None:
    page = guest.go()
    page.locator("[data-game=sicilianos]").click()
    page.wait_for_selector(".doing .button.main")
    take(guest, "home")


def lesson(guest: Guest) -> None:
    """A bluffer is to be pointed at."""
    pupil = Pupil(guest, lesson_of(game_of("capo"), "first"), "en")
    while pupil.play().number < SUSPECT:
        pupil.do_step(pupil.play())
    guest.page.wait_for_selector(".felt [data-pointed]")
    take(guest, "lesson")


def hint(live: Live, guest: Guest) -> None:
    """What the strongest bot would do about the bluffers, and why."""
    person = live.person()
    made = person.make("capo", ["me", *["bot:thumb"] * 3])
    client = person.at(made["id"], made["seats"][0]["key"])
    play_on(client, random.Random("hint"), lambda view: are_half_up(view) and view["suspects"] is None)
    client.leave()
    guest.go(f"t/{made['id']}#key={made['seats'][0]['key']}")
    guest.page.get_by_role("button", name="What would you do?").click()
    guest.page.wait_for_selector("section.hint .about", timeout=HINT)
    take(guest, "hint")


def about(live: Live, guest: Guest) -> None:
    """What a game was about: the chances as they went, and where they turned."""
    players = Players(live, "capo")
    while not players.state.over:
        players.move()
    page = guest.go(f"replay/{players.table}?eyes=open&step={int(MIDDLE * len(live.room(players.table).table.moves))}")
    page.get_by_role("tab", name="What it was about").click()
    page.get_by_role("button", name="Look back").click()
    page.wait_for_selector("section.about .graph", timeout=LOOKING_BACK)
    take(guest, "about")


def main() -> None:
    wanted = sys.argv[1:]
    with (
        tempfile.TemporaryDirectory() as folder, serving(Path(folder), pages=str(PAGES)) as live,
        launched(browser_path()) as browser, visiting(browser, live) as guests,
    ):  # fmt: skip
        pictures: dict[str, Callable[[], None]] = {
            "home": lambda: home(guests.come()),
            **{board.__name__: partial(board, live, guests.come()) for board in BOARDS},
            "war": lambda: war(live, guests.come(reduced_motion="no-preference")),
            "lesson": lambda: lesson(guests.come()),
            "hint": lambda: hint(live, guests.come()),
            "about": lambda: about(live, guests.come()),
        }
        for name in wanted or pictures:
            pictures[name]()


if __name__ == "__main__":
    main()

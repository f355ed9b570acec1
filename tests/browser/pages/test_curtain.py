"""Several people on one device: a curtain between hands, and none where everything lies open."""

from __future__ import annotations

import inspect
import json
import random
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sitdown.engine.words import words_of
from sitdown.games import game_of
from tests.browser.tools.guests import SIZES, Guest, Guests, Size
from tests.browser.tools.lit import Newcomer

CURTAIN = ".curtain"
HAND = ".own-cards button"
WITHOUT_LOG = """() => {
  const page = document.documentElement.cloneNode(true)
  page.querySelector('#tab-panel ol')?.remove()
  return page.outerHTML
}"""


def sit_down(guest: Guest, game: str, chairs: list[str]) -> str:
    """A table for several people at this browser; its id."""
    page = guest.go(f"new/{game}")
    page.get_by_role("radio", name=str(len(chairs)), exact=True).check(force=True)
    for place, chair in enumerate(chairs):
        page.get_by_role("combobox").nth(place).select_option(chair)
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/t/*")
    return page.url.rsplit("/", 1)[1]


class Secrets:
    """What lies in the hands at this table, as its house knows it."""

    def __init__(self, player: Newcomer) -> None:
        self.room = player.room
        folder = str(Path(inspect.getfile(type(game_of("capo")))).parent)
        self.words = words_of(folder, "en")

    def names(self, seat: int) -> set[str]:
        return set(map(self._name, self._kinds(seat)))

    def unknown_to(self, seat: int, other: int) -> set[str]:
        """What the other's cards are called, but for those that this seat sees."""
        seen = set(map(self._name, re.findall(r'"(K\d\d)"', json.dumps(self._view(seat)))))
        return self.names(other) - seen

    def _name(self, kind: str) -> str:
        """Without what people call him besides: the page has no room for it."""
        return self.words.say(f"card-{kind}").split(",")[0]

    def _kinds(self, seat: int) -> list[str]:
        view = self._view(seat)
        return [*view["hand"], *view["crew"]]

    def _view(self, seat: int) -> dict[str, Any]:
        state = self.room.table.state
        assert state is not None
        return state.view(seat)


def none_of(names: set[str], page: Page) -> bool:
    """But for the log, which may name cards of earlier rounds."""
    content: str = page.evaluate(WITHOUT_LOG)
    return not [name for name in names if name in content]


@pytest.mark.parametrize("size", SIZES)
def test_a_curtain_hangs_between_hands(guests: Guests, size: Size) -> None:
    guest = guests.come(size)
    table = sit_down(guest, "capo", ["me", "me", "bot:thumb"])
    page = guest.page
    player = Newcomer(guest, guests.live, table, random.Random(f"curtain {size}"))
    secrets = Secrets(player)
    lifted: list[str] = []
    told = hidden = 0
    while len(lifted) < 6:
        expect(page.locator(f"{CURTAIN}, .own").first).to_be_visible()
        if page.locator(CURTAIN).count():
            expect(page.locator(".felt")).to_have_count(0)
            assert none_of(secrets.names(0) | secrets.names(1), page)
            lifted.append(lift(page))
            page.wait_for_selector(HAND)
            seat = names_at(player).index(lifted[-1])
            told += not none_of(secrets.names(seat), page)
            hidden += len(secrets.unknown_to(seat, 1 - seat))
            assert none_of(secrets.unknown_to(seat, 1 - seat), page)
        elif not player.step():
            page.wait_for_timeout(40)
    assert told > 0, "the own cards are called by these names"
    assert hidden > 0
    assert set(lifted) == set(names_at(player)[:2]), "both looked"
    assert all(one != other for one, other in pairwise(lifted)), "nobody is asked to pass it to himself"


def names_at(player: Newcomer) -> list[str]:
    return [chair.name for chair in player.room.table.chairs]


def lift(page: Page) -> str:
    """The right person has the device; who that is."""
    button = page.locator(f"{CURTAIN} button")
    name = button.inner_text().removeprefix("I am ")
    expect(page.locator(f"{CURTAIN} h1")).to_have_text(f"Pass the device to {name}")
    button.click()
    return name


def test_no_curtain_where_everything_lies_open(guests: Guests) -> None:
    guest = guests.come()
    table = sit_down(guest, "palermo", ["me", "me", "bot:thumb"])
    page = guest.page
    player = Newcomer(guest, guests.live, table, random.Random("open"))
    page.wait_for_selector(".felt .palermo")
    seats = set()
    while len(player.room.table.moves) < 8:
        seats.update(player.room.table.turn)
        assert not page.locator(CURTAIN).count()
        if not player.step():
            page.wait_for_timeout(40)
    assert seats >= {0, 1}

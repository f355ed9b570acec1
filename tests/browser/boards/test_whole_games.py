"""A whole game of each kind against bots, by touching what is lit."""

from __future__ import annotations

import random

import pytest

from tests.browser.tools.guests import SIZES, Guests, Size
from tests.browser.tools.lit import Newcomer
from tests.browser.tools.pictures import take
from tests.browser.tools.tables import GAMES, Tables, seat_link

TOLD = 20_000  # milliseconds: the result comes when the last moves have been told, some 8 s (event-queue.svelte.ts)
LONGEST = 400.0  # seconds, on a machine that has other things to do


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_plays_to_the_end(guests: Guests, tables: Tables, game: str, size: Size) -> None:
    made = tables.against_bots(game)
    guest = guests.come(size)
    guest.go(seat_link(made))
    try:
        Newcomer(guest, guests.live, made["id"], random.Random(f"{game} {size}")).play_to_the_end(LONGEST)
    except AssertionError:
        take(guest, f"stuck-{game}-{size}")  # the deal is another one each time: this is all that is left of it
        raise
    guest.page.wait_for_selector(f"a[href*='replay/{made['id']}']", timeout=TOLD)
    take(guest, f"ending-{game}-{size}")
